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
    Params,
)
from .enums import *
from .types import *


class ServerInfoParams(Params[ServerInfoResult]):
    """The params of `server.info`: Tells what the process is and which methods it has."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.info"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ServerInfoResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ServerPingParams(Params[None]):
    """The params of `server.ping`: Does nothing, and answers."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.ping"

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ServerShutdownParams(Params[None]):
    """The params of `server.shutdown`: Ends the process."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.shutdown"

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class DeviceListParams(Params[DeviceListResult]):
    """The params of `device.list`: Lists the devices."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "device.list"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DeviceListResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class DeviceAddParams(Params[EmulatedDevice]):
    """The params of `device.add`: Starts another device; the command line's values are the defaults."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("id", "id", STRING),
        Field("name", "name", STRING, non_empty=True),
        Field("model", "model", STRING, non_empty=True),
        Field("capabilities", "capabilities", INTEGER, minimum=0),
        Field("port", "port", INTEGER, minimum=0, maximum=65535),
        Field("host", "host", STRING, non_empty=True),
        Field("advertise", "advertise", BOOLEAN),
    )
    METHOD: ClassVar[str] = "device.add"
    RESULT: ClassVar[Codec | None] = Nested(lambda: EmulatedDevice)

    id: str | None
    """32 hexadecimal digits in lower case; absent: random."""

    name: str | None
    """What people call it. Not empty."""

    model: str | None
    """Its model. Not empty."""

    capabilities: int | None
    """What it can do. At least 0."""

    port: int | None
    """The port; 0 or absent: any. From 0 to 65535."""

    host: str | None
    """The address to listen on. Not empty."""

    advertise: bool | None
    """Whether it is announced over DNS-SD."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            id: str | None = None,
            name: str | None = None,
            model: str | None = None,
            capabilities: int | None = None,
            port: int | None = None,
            host: str | None = None,
            advertise: bool | None = None,
        ) -> None: ...


class DeviceRemoveParams(Params[None]):
    """The params of `device.remove`: Removes a device: its announcement is withdrawn, its links are
    closed.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "device.remove"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
        ) -> None: ...


class DeviceStatusParams(Params[DeviceStatus]):
    """The params of `device.status`: Returns the whole state of a device."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "device.status"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DeviceStatus)

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
        ) -> None: ...


class DeviceSetVolumeParams(Params[DeviceVolumeState]):
    """The params of `device.set_volume`: Changes the volume, as the device's remote control does."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("level", "level", NUMBER, minimum=0, maximum=1),
        Field("muted", "muted", BOOLEAN),
    )
    METHOD: ClassVar[str] = "device.setVolume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DeviceVolumeState)

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    level: float | None
    """From 0 to 1. From 0 to 1."""

    muted: bool | None
    """Whether it is muted."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            level: float | None = None,
            muted: bool | None = None,
        ) -> None: ...


class DeviceSetStandbyParams(Params[None]):
    """The params of `device.set_standby`: Turns the TV off or on."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("standby", "standby", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "device.setStandby"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    standby: bool
    """Whether it is off."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            standby: bool,
        ) -> None: ...


class DeviceSetActiveInputParams(Params[None]):
    """The params of `device.set_active_input`: Switches the TV to another input, or back."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("active", "active", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "device.setActiveInput"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    active: bool
    """Whether the device's input is shown."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            active: bool,
        ) -> None: ...


class DeviceDecideLaunchParams(Params[None]):
    """The params of `device.decide_launch`: Answers the question of a device with `--ask-launch`; does
    nothing without one.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("allow", "allow", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "device.decideLaunch"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    allow: bool
    """Whether the app may be launched."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            allow: bool,
        ) -> None: ...


class DeviceStopAppParams(Params[None]):
    """The params of `device.stop_app`: Ends the running app, as the home key does."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "device.stopApp"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
        ) -> None: ...


class DeviceRebootParams(Params[EmulatedDevice]):
    """The params of `device.reboot`: Reboots the device, and returns when it listens again."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("seconds", "seconds", NUMBER, minimum=0, maximum=3600),
        Field("port", "port", INTEGER, minimum=0, maximum=65535),
    )
    METHOD: ClassVar[str] = "device.reboot"
    RESULT: ClassVar[Codec | None] = Nested(lambda: EmulatedDevice)

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    seconds: float | None
    """How long it stays away. In seconds. From 0 to 3600. Absent: `0`."""

    port: int | None
    """The new port; 0 or absent: any. From 0 to 65535."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            seconds: float | None = None,
            port: int | None = None,
        ) -> None: ...


class DeviceTakeOverParams(Params[EmulatedDevice]):
    """The params of `device.take_over`: Lets another sender take the device, and returns when that has
    happened.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("action", "action", Enumeration(TakeOverAction)),
        Field("app_id", "appId", STRING, non_empty=True),
        Field("content_id", "contentId", STRING, non_empty=True),
        Field("content_type", "contentType", STRING, non_empty=True),
        Field("title", "title", STRING),
    )
    METHOD: ClassVar[str] = "device.takeOver"
    RESULT: ClassVar[Codec | None] = Nested(lambda: EmulatedDevice)

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    action: TakeOverActionLike | None
    """What the other sender does. Absent: `"load"`."""

    app_id: str | None
    """The app. Not empty. Absent: `"CC1AD845"`."""

    content_id: str | None
    """What it loads. Not empty."""

    content_type: str | None
    """Its MIME type. Not empty. Absent: `"video/mp4"`."""

    title: str | None
    """Its title."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            action: TakeOverActionLike | None = None,
            app_id: str | None = None,
            content_id: str | None = None,
            content_type: str | None = None,
            title: str | None = None,
        ) -> None: ...


class MediaPlayParams(Params[None]):
    """The params of `media.play`: Presses the play key."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "media.play"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
        ) -> None: ...


class MediaPauseParams(Params[None]):
    """The params of `media.pause`: Presses the pause key."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "media.pause"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
        ) -> None: ...


class MediaFailParams(Params[None]):
    """The params of `media.fail`: Ends playback with an error."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("detailed_error_code", "detailedErrorCode", INTEGER, minimum=1, maximum=999999),
        Field("reason", "reason", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "media.fail"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    detailed_error_code: int | None
    """The code that senders get. From 1 to 999999. Absent: `104`."""

    reason: str | None
    """Why, for people. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            detailed_error_code: int | None = None,
            reason: str | None = None,
        ) -> None: ...


class MediaFinishParams(Params[None]):
    """The params of `media.finish`: Ends the media as its end does."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "media.finish"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
        ) -> None: ...


class MediaEndLiveStreamParams(Params[None]):
    """The params of `media.end_live_stream`: Ends a live stream."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "media.endLiveStream"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
        ) -> None: ...


class AppBroadcastParams(Params[None]):
    """The params of `app.broadcast`: Makes the app send a message to all its senders."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("namespace", "namespace", STRING, required=True, non_empty=True),
        Field("payload", "payload", OBJECT, required=True),
    )
    METHOD: ClassVar[str] = "app.broadcast"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    namespace: str
    """One of its namespaces. Not empty."""

    payload: Mapping[str, Any]
    """The message."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            namespace: str,
            payload: Mapping[str, Any],
        ) -> None: ...


class FaultInjectParams(Params[FaultInjectResult]):
    """The params of `fault.inject`: Activates a rule."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("rule", "rule", Nested(lambda: FaultRule), required=True),
    )
    METHOD: ClassVar[str] = "fault.inject"
    RESULT: ClassVar[Codec | None] = Nested(lambda: FaultInjectResult)

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    rule: FaultRule
    """The rule."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            rule: FaultRule,
        ) -> None: ...


class FaultListParams(Params[FaultListResult]):
    """The params of `fault.list`: Lists the active rules."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "fault.list"
    RESULT: ClassVar[Codec | None] = Nested(lambda: FaultListResult)

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
        ) -> None: ...


class FaultClearParams(Params[None]):
    """The params of `fault.clear`: Removes one rule, or all faults."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("id", "id", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "fault.clear"

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    id: str | None
    """The rule; absent: all faults. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            id: str | None = None,
        ) -> None: ...


class LogGetParams(Params[LogGetResult]):
    """The params of `log.get`: Reads the log."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("events", "events", Array(Enumeration(ReceiverEventName))),
        Field("message", "message", Nested(lambda: MessagePattern)),
        Field("heartbeats", "heartbeats", BOOLEAN),
        Field("since", "since", INTEGER, minimum=0),
        Field("limit", "limit", INTEGER, minimum=1, maximum=10000),
    )
    METHOD: ClassVar[str] = "log.get"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LogGetResult)

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    events: Sequence[ReceiverEventNameLike] | None
    """Their names; absent: all."""

    message: MessagePattern | None
    """Only messages that match."""

    heartbeats: bool | None
    """Whether PING and PONG are meant, too. Absent: `false`."""

    since: int | None
    """Only events after this `seq`. At least 0. Absent: `0`."""

    limit: int | None
    """How many at most. From 1 to 10000. Absent: `1000`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            events: Sequence[ReceiverEventNameLike] | None = None,
            message: MessagePattern | None = None,
            heartbeats: bool | None = None,
            since: int | None = None,
            limit: int | None = None,
        ) -> None: ...


class LogSubscribeParams(Params[LogSubscribeResult]):
    """The params of `log.subscribe`: Sends events as they happen, as `LogDidRecord`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("events", "events", Array(Enumeration(ReceiverEventName))),
        Field("message", "message", Nested(lambda: MessagePattern)),
        Field("heartbeats", "heartbeats", BOOLEAN),
    )
    METHOD: ClassVar[str] = "log.subscribe"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LogSubscribeResult)

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    events: Sequence[ReceiverEventNameLike] | None
    """Their names; absent: all."""

    message: MessagePattern | None
    """Only messages that match."""

    heartbeats: bool | None
    """Whether PING and PONG are meant, too. Absent: `false`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            events: Sequence[ReceiverEventNameLike] | None = None,
            message: MessagePattern | None = None,
            heartbeats: bool | None = None,
        ) -> None: ...


class LogUnsubscribeParams(Params[None]):
    """The params of `log.unsubscribe`: Ends a subscription."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subscription", "subscription", STRING, required=True),
    )
    METHOD: ClassVar[str] = "log.unsubscribe"

    subscription: str
    """The subscription."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            subscription: str,
        ) -> None: ...


class ScenarioStartParams(Params[ScenarioState]):
    """The params of `scenario.start`: Starts a scenario, in place of the one that runs."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("scenario", "scenario", OBJECT, required=True),
    )
    METHOD: ClassVar[str] = "scenario.start"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ScenarioState)

    scenario: Mapping[str, Any]
    """The scenario, as in a file."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            scenario: Mapping[str, Any],
        ) -> None: ...


class ScenarioStatusParams(Params[ScenarioState]):
    """The params of `scenario.status`: Returns the scenario's progress."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "scenario.status"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ScenarioState)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ScenarioAdvanceParams(Params[ScenarioState]):
    """The params of `scenario.advance`: Runs the waiting step now."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "scenario.advance"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ScenarioState)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ScenarioStopParams(Params[None]):
    """The params of `scenario.stop`: Ends the scenario."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "scenario.stop"

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...

__all__ = [
    "ServerInfoParams",
    "ServerPingParams",
    "ServerShutdownParams",
    "DeviceListParams",
    "DeviceAddParams",
    "DeviceRemoveParams",
    "DeviceStatusParams",
    "DeviceSetVolumeParams",
    "DeviceSetStandbyParams",
    "DeviceSetActiveInputParams",
    "DeviceDecideLaunchParams",
    "DeviceStopAppParams",
    "DeviceRebootParams",
    "DeviceTakeOverParams",
    "MediaPlayParams",
    "MediaPauseParams",
    "MediaFailParams",
    "MediaFinishParams",
    "MediaEndLiveStreamParams",
    "AppBroadcastParams",
    "FaultInjectParams",
    "FaultListParams",
    "FaultClearParams",
    "LogGetParams",
    "LogSubscribeParams",
    "LogUnsubscribeParams",
    "ScenarioStartParams",
    "ScenarioStatusParams",
    "ScenarioAdvanceParams",
    "ScenarioStopParams",
]
