# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from typing import Any

from .._api import BlockingCaller, BlockingNamespace, ProgressCallback
from .methods import (
    ServerMethods,
    DeviceMethods,
    MediaMethods,
    AppMethods,
    FaultMethods,
    LogMethods,
    ScenarioMethods,
)


class ServerAPI(ServerMethods[ProgressCallback], BlockingNamespace):
    """The process."""

    __slots__ = ()


class DeviceAPI(DeviceMethods[ProgressCallback], BlockingNamespace):
    """The devices, and actions on whole devices."""

    __slots__ = ()


class MediaAPI(MediaMethods[ProgressCallback], BlockingNamespace):
    """What plays, from the device's side."""

    __slots__ = ()


class AppAPI(AppMethods[ProgressCallback], BlockingNamespace):
    """The running app."""

    __slots__ = ()


class FaultAPI(FaultMethods[ProgressCallback], BlockingNamespace):
    """Faults on command."""

    __slots__ = ()


class LogAPI(LogMethods[ProgressCallback], BlockingNamespace):
    """The event log: up to 16,384 events and 16 MB."""

    __slots__ = ()


class ScenarioAPI(ScenarioMethods[ProgressCallback], BlockingNamespace):
    """Scenarios at run time."""

    __slots__ = ()


class BlockingAPI(BlockingCaller):
    """Every method of the API, by namespace."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.server: ServerAPI = ServerAPI(self)
        """The process."""
        self.device: DeviceAPI = DeviceAPI(self)
        """The devices, and actions on whole devices."""
        self.media: MediaAPI = MediaAPI(self)
        """What plays, from the device's side."""
        self.app: AppAPI = AppAPI(self)
        """The running app."""
        self.fault: FaultAPI = FaultAPI(self)
        """Faults on command."""
        self.log: LogAPI = LogAPI(self)
        """The event log: up to 16,384 events and 16 MB."""
        self.scenario: ScenarioAPI = ScenarioAPI(self)
        """Scenarios at run time."""
