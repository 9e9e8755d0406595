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
    """Asks the client for the credentials of a launch or join that it began. If the client refuses or
    doesn't answer within 5 seconds, the credentials of `context.set_launch_credentials` are used.
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
    """The app's id."""

    session_id: str
    """The session that is starting."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            application_id: str,
            session_id: str,
        ) -> None: ...


class DiscoveryProvide(ServerRequest[ProvidedDevices]):
    """Tells the client that devices of its category are wanted now, or no longer, and how often to ask for
    them; comes after `discovery.register_provider` if discovery runs, and whenever that changes. Not
    answered within 10 seconds, or refused: no devices.

    SDK: `GCKDeviceProvider.startDiscovery`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("category", "category", STRING, required=True),
        Field("is_running", "isRunning", BOOLEAN, required=True),
        Field("passive_scan", "passiveScan", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "discovery.provide"
    CAPABILITY: ClassVar[str] = "deviceProvider"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ProvidedDevices)

    category: str
    """The category."""

    is_running: bool
    """Whether devices are looked for."""

    passive_scan: bool
    """Whether to query less often, at the price of older data. SDK: `GCKDeviceProvider.passiveScan`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            category: str,
            is_running: bool,
            passive_scan: bool,
        ) -> None: ...


class ImageChoose(ServerRequest[ChosenImage]):
    """Asks the client which image to show. If it refuses or doesn't answer within 2 seconds, the policy
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
    """The images to pick from."""

    metadata: MediaMetadata | None
    """The metadata that the images belong to, if known."""

    hints: ImageHints
    """What the image is for."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            images: Sequence[Image],
            metadata: MediaMetadata | None = None,
            hints: ImageHints,
        ) -> None: ...


class ImageProvide(ServerRequest[ProvidedImage]):
    """Asks the client for an image. If it refuses, doesn't answer within 15 seconds, or doesn't return an
    image, the server's own cache is used.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True),
    )
    METHOD: ClassVar[str] = "image.provide"
    CAPABILITY: ClassVar[str] = "imageCache"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ProvidedImage)

    url: str
    """The complete URL."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            url: str,
        ) -> None: ...


SERVER_REQUESTS: dict[str, type[ServerRequest[Any]]] = {
    "credentials.provide": CredentialsProvide,
    "discovery.provide": DiscoveryProvide,
    "image.choose": ImageChoose,
    "image.provide": ImageProvide,
}
"""The classes by wire name."""

__all__ = [
    "CredentialsProvide",
    "DiscoveryProvide",
    "ImageChoose",
    "ImageProvide",
]
