# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .._codec import (
    ANY,
    BOOLEAN,
    INTEGER,
    NUMBER,
    OBJECT,
    STRING,
    Array,
    Codec,
    Enumeration,
    Map,
)
from .._model import (
    Field,
    Model,
    Nested,
    ServerRequest,
)
from .enums import *
from .types import *


class CredentialsProvide(ServerRequest[LaunchCredentials]):
    """Asks the client for the credentials of a launch or join that it began. Not answered within 5
    seconds, or refused: what `context.set_launch_credentials` said.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("application_id", "applicationId", STRING, required=True),
        Field("session_id", "sessionId", STRING, required=True),
    )
    METHOD: ClassVar[str] = "credentials.provide"
    CAPABILITY: ClassVar[str] = "credentialsProvider"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LaunchCredentials)

    device_id: str
    """The device."""

    application_id: str
    """The app."""

    session_id: str
    """The session that starts."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            application_id: str,
            session_id: str,
        ) -> None: ...


class ImageChoose(ServerRequest[ChosenImage]):
    """Asks the client which picture to show. Not answered within 2 seconds, or refused: the policy
    decides.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("images", "images", Array(Nested(lambda: Image)), required=True),
        Field("metadata", "metadata", Nested(lambda: MediaMetadata)),
        Field("hints", "hints", Nested(lambda: ImageHints), required=True),
    )
    METHOD: ClassVar[str] = "image.choose"
    CAPABILITY: ClassVar[str] = "imagePicker"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ChosenImage)

    images: list[Image]
    """What there is to choose from."""

    metadata: MediaMetadata | None
    """What the pictures belong to, if that is known."""

    hints: ImageHints
    """What the picture is wanted for."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            images: Sequence[Image],
            metadata: MediaMetadata | None = None,
            hints: ImageHints,
        ) -> None: ...


class ImageProvide(ServerRequest[ProvidedImage]):
    """Asks the client for a picture. Not answered within 15 seconds, refused, or answered with what is no
    picture: the server's own cache serves.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True),
    )
    METHOD: ClassVar[str] = "image.provide"
    CAPABILITY: ClassVar[str] = "imageCache"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ProvidedImage)

    url: str
    """Where it is, in full."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            url: str,
        ) -> None: ...


SERVER_REQUESTS: dict[str, type[ServerRequest[Any]]] = {
    "credentials.provide": CredentialsProvide,
    "image.choose": ImageChoose,
    "image.provide": ImageProvide,
}
"""The classes by wire name."""

__all__ = [
    "CredentialsProvide",
    "ImageChoose",
    "ImageProvide",
]
