# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from .._codec import (
    ANY,
    BOOLEAN,
    INTEGER,
    NUMBER,
    OBJECT,
    STRING,
    Array,
    Enumeration,
    Field,
    Map,
    Model,
    Nested,
    ServerRequest,
)
from .enums import *
from .types import *


@dataclass(slots=True, kw_only=True)
class CredentialsProvide(ServerRequest[LaunchCredentials]):
    """Asks the client for the credentials of a launch or join that it began. Not answered within 5
    seconds, or refused: what `context.setLaunchCredentials` said.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("application_id", "applicationId", STRING, required=True),
        Field("session_id", "sessionId", STRING, required=True),
    )
    METHOD = "credentials.provide"
    CAPABILITY = "credentialsProvider"
    RESULT = Nested(lambda: LaunchCredentials)

    device_id: str
    """The device."""

    application_id: str
    """The app."""

    session_id: str
    """The session that starts."""


@dataclass(slots=True, kw_only=True)
class ImageChoose(ServerRequest[ChosenImage]):
    """Asks the client which picture to show. Not answered within 2 seconds, or refused: the policy
    decides.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("images", "images", Array(Nested(lambda: Image)), required=True),
        Field("metadata", "metadata", Nested(lambda: MediaMetadata)),
        Field("hints", "hints", Nested(lambda: ImageHints), required=True),
    )
    METHOD = "image.choose"
    CAPABILITY = "imagePicker"
    RESULT = Nested(lambda: ChosenImage)

    images: list[Image]
    """What there is to choose from."""

    metadata: MediaMetadata | None = None
    """What the pictures belong to, if that is known."""

    hints: ImageHints
    """What the picture is wanted for."""


@dataclass(slots=True, kw_only=True)
class ImageProvide(ServerRequest[ProvidedImage]):
    """Asks the client for a picture. Not answered within 15 seconds, refused, or answered with what is no
    picture: the server's own cache serves.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True),
    )
    METHOD = "image.provide"
    CAPABILITY = "imageCache"
    RESULT = Nested(lambda: ProvidedImage)

    url: str
    """Where it is, in full."""


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
