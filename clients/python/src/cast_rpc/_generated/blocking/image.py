# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..._api import BlockingNamespace, OnProgress
from ..._typing import DEFAULT, Timeout
from ..enums import *
from ..params import *
from ..types import *


class ImageAPI(BlockingNamespace):
    """Pictures of media: which one is shown, and a copy of it on this machine."""

    __slots__ = ()

    def pick(
        self,
        *,
        images: Sequence[Image] | None = None,
        metadata: MediaMetadata | None = None,
        session_id: str | None = None,
        hints: ImageHints | None = None,
        strategy: ImagePickStrategyLike | None = None,
        use_default: bool | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ImagePickResult:
        """Picks the picture to show.

        Of `images`, or those of `metadata`, or else those of what a session plays. The client that declared
        `image_picker` last is asked (`image.choose`); without one, or without an answer within 2 seconds,
        the policy decides.

        SDK: `GCKUIImagePicker.getImageWithHints:fromMetadata`.

        Args:
            images: What there is to choose from.
            metadata: What has the pictures.
            session_id: The session; absent is the current one. Looked at only without `images` and `metadata`.
            hints: What the picture is wanted for.
            strategy: Decides in place of the policy; no client is asked.
            use_default: Whether no client is asked. Absent: `false`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = ImagePickParams(
            images=images,
            metadata=metadata,
            session_id=session_id,
            hints=hints,
            strategy=strategy,
            use_default=use_default,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_policy(
        self,
        *,
        policy: ImagePickPolicy | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ImagePickPolicy:
        """Says which pictures are picked from now on, for all clients.

        Args:
            policy: Replaces the policy as a whole; absent: the SDK's, the first picture always.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ImageSetPolicyParams(
            policy=policy,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def get_policy(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> ImagePickPolicy:
        """Says which pictures are picked.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ImageGetPolicyParams()
        return self._caller.call(params, call_timeout=call_timeout)

    def fetch(
        self,
        *,
        url: str,
        mode: ImageCacheModeLike | None = None,
        options: ImageFetchOptions | None = None,
        include_data: bool | None = None,
        use_default: bool | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ImageFile:
        """Fetches a picture over HTTPS, or finds its copy, and says where it is.

        Who asks for what is being fetched waits with the others; cancelling a call ends its own wait only.
        The client that declared `image_cache` last is asked first (`image.provide`); without one, or without
        a picture within 15 seconds, the server's own cache serves.

        SDK: `GCKUIImageCache.fetchImageForURL:completion`.

        Args:
            url: Where it is. Not empty.
            mode: When its server is asked. Absent: `"IF_NEEDED"`.
            options: What may be fetched, where it differs from the context's options.
            include_data: Whether the answer has the picture's bytes, too. Absent: `false`.
            use_default: Whether no client is asked. Absent: `false`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ImageURLRefused, ImageUnavailable, ImageTooLarge, ImageTypeRefused, ImageCacheUnavailable,
                InternalLimitReached.
        """
        params = ImageFetchParams(
            url=url,
            mode=mode,
            options=options,
            include_data=include_data,
            use_default=use_default,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def cache_info(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> ImageCacheInfo:
        """Tidies the cache, and says what it holds.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ImageCacheUnavailable.
        """
        params = ImageCacheInfoParams()
        return self._caller.call(params, call_timeout=call_timeout)

    def clear_cache(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> ImageCacheInfo:
        """Removes every picture of the cache.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            ImageCacheUnavailable.
        """
        params = ImageClearCacheParams()
        return self._caller.call(params, call_timeout=call_timeout)
