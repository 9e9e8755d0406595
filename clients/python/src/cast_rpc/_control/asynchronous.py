# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from typing import Any

from .._api import AsyncCaller, AsyncNamespace, AsyncProgressCallback
from .methods import (
    ServerMethods,
    DeviceMethods,
    MediaMethods,
    AppMethods,
    FaultMethods,
    LogMethods,
    ScenarioMethods,
)


class AsyncServerAPI(ServerMethods[AsyncProgressCallback], AsyncNamespace):
    """The process."""

    __slots__ = ()


class AsyncDeviceAPI(DeviceMethods[AsyncProgressCallback], AsyncNamespace):
    """The devices, and actions on whole devices."""

    __slots__ = ()


class AsyncMediaAPI(MediaMethods[AsyncProgressCallback], AsyncNamespace):
    """What plays, from the device's side."""

    __slots__ = ()


class AsyncAppAPI(AppMethods[AsyncProgressCallback], AsyncNamespace):
    """The running app."""

    __slots__ = ()


class AsyncFaultAPI(FaultMethods[AsyncProgressCallback], AsyncNamespace):
    """Faults on command."""

    __slots__ = ()


class AsyncLogAPI(LogMethods[AsyncProgressCallback], AsyncNamespace):
    """The event log: up to 16,384 events and 16 MB."""

    __slots__ = ()


class AsyncScenarioAPI(ScenarioMethods[AsyncProgressCallback], AsyncNamespace):
    """Scenarios at run time."""

    __slots__ = ()


class AsyncAPI(AsyncCaller):
    """Every method of the API, by namespace."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.server: AsyncServerAPI = AsyncServerAPI(self)
        """The process."""
        self.device: AsyncDeviceAPI = AsyncDeviceAPI(self)
        """The devices, and actions on whole devices."""
        self.media: AsyncMediaAPI = AsyncMediaAPI(self)
        """What plays, from the device's side."""
        self.app: AsyncAppAPI = AsyncAppAPI(self)
        """The running app."""
        self.fault: AsyncFaultAPI = AsyncFaultAPI(self)
        """Faults on command."""
        self.log: AsyncLogAPI = AsyncLogAPI(self)
        """The event log: up to 16,384 events and 16 MB."""
        self.scenario: AsyncScenarioAPI = AsyncScenarioAPI(self)
        """Scenarios at run time."""
