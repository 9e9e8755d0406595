# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .._model import ABSENT, Model, OpenModel, Takes, member, ServerRequest
from .enums import *
from .types import *

if TYPE_CHECKING:
    from .dicts import *


class CredentialsProvide(ServerRequest[LaunchCredentials]):
    """Asks the client for the credentials of a launch or join that it began. If the client refuses or
    doesn't answer within 5 seconds, the credentials of `context.set_launch_credentials` are used.
    """

    METHOD: ClassVar[str] = "credentials.provide"
    CAPABILITY: ClassVar[str] = "credentialsProvider"
    device_id: str
    """The device."""
    application_id: str
    """The app's id."""
    session_id: str
    """The session that is starting."""


class DiscoveryProvide(ServerRequest[ProvidedDevices]):
    """Reports to the client whether devices of its category are wanted now, and how often to look for
    them. Sent after `discovery.register_provider` if discovery runs, and whenever that changes. A
    refusal, or no answer within 10 seconds, counts as no devices.

    SDK: `GCKDeviceProvider.startDiscovery`.
    """

    METHOD: ClassVar[str] = "discovery.provide"
    CAPABILITY: ClassVar[str] = "deviceProvider"
    category: str
    """The category."""
    is_running: bool
    """Whether devices are wanted."""
    passive_scan: bool
    """Whether to query less often, at the price of older data. SDK: `GCKDeviceProvider.passiveScan`."""


class ImageChoose(ServerRequest[ChosenImage]):
    """Asks the client which image to show. If it refuses or doesn't answer within 2 seconds, the policy
    decides.
    """

    METHOD: ClassVar[str] = "image.choose"
    CAPABILITY: ClassVar[str] = "imagePicker"
    images: Takes[list[Image], Sequence[Image | ImageDict]]
    """The images to pick from."""
    metadata: Takes[MediaMetadata | None, MediaMetadata | MediaMetadataDict | None] = ABSENT
    """The metadata that the images belong to, if known."""
    hints: Takes[ImageHints, ImageHints | ImageHintsDict]
    """The purpose of the image."""


class ImageProvide(ServerRequest[ProvidedImage]):
    """Asks the client for an image. If it refuses, doesn't answer within 15 seconds, or doesn't return an
    image, the server's own cache is used.
    """

    METHOD: ClassVar[str] = "image.provide"
    CAPABILITY: ClassVar[str] = "imageCache"
    url: str
    """The complete URL."""


SERVER_REQUESTS: dict[str, type[ServerRequest[Any]]] = {
    "credentials.provide": CredentialsProvide,
    "discovery.provide": DiscoveryProvide,
    "image.choose": ImageChoose,
    "image.provide": ImageProvide,
}
"""The classes by wire name."""

__all__ = ["CredentialsProvide", "DiscoveryProvide", "ImageChoose", "ImageProvide"]
