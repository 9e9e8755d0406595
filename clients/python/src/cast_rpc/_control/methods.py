# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

# mypy: disable-error-code="empty-body"
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from .._api import Hears, calls
from .._typing import DEFAULT, Timeout
from .enums import *
from .params import *
from .types import *

if TYPE_CHECKING:
    from .dicts import *


class ServerMethods(Generic[Hears]):
    """The process.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(ServerInfoParams)
    def info(self, *, call_timeout: Timeout = DEFAULT) -> ServerInfoResult:
        """Returns the process's name and version, and its methods."""

    @calls(ServerPingParams)
    def ping(self, *, call_timeout: Timeout = DEFAULT) -> None:
        """Does nothing, and answers."""

    @calls(ServerShutdownParams)
    def shutdown(self, *, call_timeout: Timeout = DEFAULT) -> None:
        """Ends the process."""


class DeviceMethods(Generic[Hears]):
    """The devices, and actions on whole devices.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(DeviceListParams)
    def list(self, *, call_timeout: Timeout = DEFAULT) -> DeviceListResult:
        """Lists the devices."""

    @calls(DeviceAddParams)
    def add(
        self, *, id: str | None = None, name: str | None = None, model: str | None = None,
        capabilities: int | None = None, port: int | None = None, host: str | None = None,
        advertise: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> EmulatedDevice:
        """Starts another device; the command line's values are the defaults.

        Args:
            id: 32 hexadecimal digits in lower case; absent: random.
            name: Its name, for people. Not empty.
            model: Its model. Not empty.
            capabilities: Its capabilities. At least 0.
            port: The port; 0 or absent: any. From 0 to 65535.
            host: The address to listen on. Not empty.
            advertise: Whether it is announced over DNS-SD.
        """

    @calls(DeviceRemoveParams)
    def remove(self, *, device: str | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Removes a device: its announcement is withdrawn, its links are closed.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
        """

    @calls(DeviceStatusParams)
    def status(self, *, device: str | None = None, call_timeout: Timeout = DEFAULT) -> DeviceStatus:
        """Returns the whole state of a device.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
        """

    @calls(DeviceSetVolumeParams)
    def set_volume(
        self, *, device: str | None = None, level: float | None = None, muted: bool | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> DeviceVolumeState:
        """Changes the volume, as the device's remote control does.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            level: From 0 to 1. From 0 to 1.
            muted: Whether it is muted.
        """

    @calls(DeviceSetStandbyParams)
    def set_standby(self, *, device: str | None = None, standby: bool, call_timeout: Timeout = DEFAULT) -> None:
        """Turns the TV off or on.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            standby: Whether it is off.
        """

    @calls(DeviceSetActiveInputParams)
    def set_active_input(self, *, device: str | None = None, active: bool, call_timeout: Timeout = DEFAULT) -> None:
        """Switches the TV to another input, or back.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            active: Whether the device's input is shown.
        """

    @calls(DeviceDecideLaunchParams)
    def decide_launch(self, *, device: str | None = None, allow: bool, call_timeout: Timeout = DEFAULT) -> None:
        """Answers the question of a device with `--ask-launch`; does nothing without one.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            allow: Whether the app may be launched.
        """

    @calls(DeviceStopAppParams)
    def stop_app(self, *, device: str | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Ends the running app, as the home key does.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
        """

    @calls(DeviceRebootParams)
    def reboot(
        self, *, device: str | None = None, seconds: float | None = None, port: int | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> EmulatedDevice:
        """Reboots the device, and returns when it listens again.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            seconds: How long it stays away. In seconds. From 0 to 3600. Absent: `0`.
            port: The new port; 0 or absent: any. From 0 to 65535.
        """

    @calls(DeviceTakeOverParams)
    def take_over(
        self, *, device: str | None = None, action: TakeOverActionLike | None = None, app_id: str | None = None,
        content_id: str | None = None, content_type: str | None = None, title: str | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> EmulatedDevice:
        """Lets another sender take the device, and returns when that has happened.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            action: The other sender's action. Absent: `"load"`.
            app_id: The app. Not empty. Absent: `"CC1AD845"`.
            content_id: The content that it loads. Not empty.
            content_type: Its MIME type. Not empty. Absent: `"video/mp4"`.
            title: Its title.
        """


class MediaMethods(Generic[Hears]):
    """What plays, from the device's side.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(MediaPlayParams)
    def play(self, *, device: str | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Presses the play key.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
        """

    @calls(MediaPauseParams)
    def pause(self, *, device: str | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Presses the pause key.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
        """

    @calls(MediaFailParams)
    def fail(
        self, *, device: str | None = None, detailed_error_code: int | None = None, reason: str | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> None:
        """Ends playback with an error.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            detailed_error_code: The code that senders get. From 1 to 999999. Absent: `104`.
            reason: Why, for people. Not empty.
        """

    @calls(MediaFinishParams)
    def finish(self, *, device: str | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Ends the media as its end does.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
        """

    @calls(MediaEndLiveStreamParams)
    def end_live_stream(self, *, device: str | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Ends a live stream.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
        """


class AppMethods(Generic[Hears]):
    """The running app.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(AppBroadcastParams)
    def broadcast(
        self, *, device: str | None = None, namespace: str, payload: Mapping[str, Any], call_timeout: Timeout = DEFAULT
    ) -> None:
        """Makes the app send a message to all its senders.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            namespace: One of its namespaces. Not empty.
            payload: The message.
        """


class FaultMethods(Generic[Hears]):
    """Faults on command.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(FaultInjectParams)
    def inject(
        self, *, device: str | None = None, rule: FaultRule | FaultRuleDict, call_timeout: Timeout = DEFAULT
    ) -> FaultInjectResult:
        """Activates a rule.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            rule: The rule.
        """

    @calls(FaultListParams)
    def list(self, *, device: str | None = None, call_timeout: Timeout = DEFAULT) -> FaultListResult:
        """Lists the active rules.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
        """

    @calls(FaultClearParams)
    def clear(self, *, device: str | None = None, id: str | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Removes one rule, or all faults.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            id: The rule; absent: all faults. Not empty.
        """


class LogMethods(Generic[Hears]):
    """The event log: up to 16,384 events and 16 MB.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(LogGetParams)
    def get(
        self, *, device: str | None = None, events: Sequence[ReceiverEventNameLike] | None = None,
        message: MessagePattern | MessagePatternDict | None = None, heartbeats: bool | None = None,
        since: int | None = None, limit: int | None = None, call_timeout: Timeout = DEFAULT
    ) -> LogGetResult:
        """Reads the log.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            events: Their names; absent: all.
            message: Only messages that match.
            heartbeats: Whether PING and PONG are included, too. Absent: `false`.
            since: Only events after this `seq`. At least 0. Absent: `0`.
            limit: How many at most. From 1 to 10000. Absent: `1000`.
        """

    @calls(LogSubscribeParams)
    def subscribe(
        self, *, device: str | None = None, events: Sequence[ReceiverEventNameLike] | None = None,
        message: MessagePattern | MessagePatternDict | None = None, heartbeats: bool | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> LogSubscribeResult:
        """Sends events as they happen, as `LogDidRecord`.

        Args:
            device: The device's id or name; absent: the only one. Not empty.
            events: Their names; absent: all.
            message: Only messages that match.
            heartbeats: Whether PING and PONG are included, too. Absent: `false`.
        """

    @calls(LogUnsubscribeParams)
    def unsubscribe(self, *, subscription: str, call_timeout: Timeout = DEFAULT) -> None:
        """Ends a subscription.

        Args:
            subscription: The subscription.
        """


class ScenarioMethods(Generic[Hears]):
    """Scenarios at run time.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(ScenarioStartParams)
    def start(self, *, scenario: Mapping[str, Any], call_timeout: Timeout = DEFAULT) -> ScenarioState:
        """Starts a scenario, in place of the one that runs.

        Args:
            scenario: The scenario, as in a file.
        """

    @calls(ScenarioStatusParams)
    def status(self, *, call_timeout: Timeout = DEFAULT) -> ScenarioState:
        """Returns the scenario's progress."""

    @calls(ScenarioAdvanceParams)
    def advance(self, *, call_timeout: Timeout = DEFAULT) -> ScenarioState:
        """Runs the waiting step now."""

    @calls(ScenarioStopParams)
    def stop(self, *, call_timeout: Timeout = DEFAULT) -> None:
        """Ends the scenario."""
