# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..._api import AsyncNamespace, AsyncOnProgress
from ..._typing import DEFAULT, Timeout
from ..enums import *
from ..params import *
from ..types import *


class AsyncContextAPI(AsyncNamespace):
    """What belongs to the server's Cast context as a whole, shared by all clients."""

    __slots__ = ()

    async def create(
        self,
        *,
        options: ContextOptions | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ContextInfo:
        """Creates the context with options, once, and starts discovery unless told not to.

        The server has one context, which its clients share: the first who needs it settles its options. A
        call that looks for devices or connects to one creates it with what is assumed, and does not start
        discovery; one that only reads settles nothing. Where the context exists already, options that are
        in force are no error; others are `AlreadyInitialized`, with `path` and `differences`. What is
        assumed can be set in a file (`cast-rpc --options`, docs/Options.md).

        SDK: `GCKCastContext.setSharedInstanceWithOptions`.

        Args:
            options: What differs from what is assumed.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            AlreadyInitialized, FileNotUsable.
        """
        params = ContextCreateParams(
            options=options,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def get(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> ContextInfo:
        """Gives the context's state.

        SDK: `GCKCastContext`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ContextGetParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def set_launch_credentials(
        self,
        *,
        credentials: str | None = None,
        credentials_type: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Sets who the viewer is, for the next launches and joins.

        They are delivered when an app is launched or joined, never to one that already runs with this
        session.

        SDK: `GCKCastContext.setLaunchCredentialsData`.

        Args:
            credentials: The credentials; absent removes them.
            credentials_type: What kind: `web`, `cloud`, or an app's own. Absent: `"web"`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ContextSetLaunchCredentialsParams(
            credentials=credentials,
            credentials_type=credentials_type,
        )
        await self._caller.call(params, call_timeout=call_timeout)

    async def set_app_state(
        self,
        *,
        state: AppStateLike,
        call_timeout: Timeout = DEFAULT,
    ) -> ContextSetAppStateResult:
        """Tells whether the calling client is in use.

        Clients that never say so don't count: a script that looks in changes nothing. While all that said
        so are in the background, sessions are suspended and discovery rests, if the option
        `suspend_sessions_when_backgrounded` is set; with the first that returns, they are resumed.

        Args:
            state: The state.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ContextSetAppStateParams(
            state=state,
        )
        return await self._caller.call(params, call_timeout=call_timeout)
