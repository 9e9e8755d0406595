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
)
from .enums import *


class DeviceVolumeState(Model):
    """A device's volume."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("level", "level", NUMBER, required=True),
        Field("muted", "muted", BOOLEAN, required=True),
        Field("control_type", "controlType", STRING),
        Field("step_interval", "stepInterval", NUMBER),
    )
    OPEN: ClassVar[bool] = True

    level: float
    """From 0 to 1."""

    muted: bool
    """Whether it is muted."""

    control_type: str | None
    """How it is controlled: `attenuation`, `master`, `fixed`."""

    step_interval: float | None
    """How far one step goes."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            level: float,
            muted: bool,
            control_type: str | None = None,
            step_interval: float | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class EmulatedDevice(Model):
    """A device."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("id", "id", STRING, required=True),
        Field("name", "name", STRING, required=True),
        Field("model", "model", STRING, required=True),
        Field("capabilities", "capabilities", INTEGER, required=True),
        Field("host", "host", STRING, required=True),
        Field("port", "port", INTEGER, required=True),
        Field("advertised", "advertised", BOOLEAN, required=True),
        Field("volume", "volume", Nested(lambda: DeviceVolumeState), required=True),
        Field("session_id", "sessionId", STRING),
        Field("app_id", "appId", STRING),
    )
    OPEN: ClassVar[bool] = True

    id: str
    """Its id: 32 hexadecimal digits."""

    name: str
    """What people call it."""

    model: str
    """Its model."""

    capabilities: int
    """What it can do, as the TXT record's number `ca`."""

    host: str
    """The address that it listens on."""

    port: int
    """The port that it listens on."""

    advertised: bool
    """Whether it is announced over DNS-SD."""

    volume: DeviceVolumeState
    """Its volume."""

    session_id: str | None
    """Names this run of the app; absent: none runs."""

    app_id: str | None
    """The running app; absent: none runs."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            id: str,
            name: str,
            model: str,
            capabilities: int,
            host: str,
            port: int,
            advertised: bool,
            volume: DeviceVolumeState,
            session_id: str | None = None,
            app_id: str | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ScreenApplication(Model):
    """The app on the screen."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("app_id", "appId", STRING, required=True),
        Field("name", "name", STRING, required=True),
        Field("status_text", "statusText", STRING, required=True),
        Field("senders", "senders", INTEGER, required=True),
    )
    OPEN: ClassVar[bool] = True

    app_id: str
    """Its id."""

    name: str
    """Its name."""

    status_text: str
    """What it says that it does."""

    senders: int
    """How many senders are connected to it."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            app_id: str,
            name: str,
            status_text: str,
            senders: int,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ScreenMedia(Model):
    """What is loaded."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("content_url", "contentUrl", STRING, required=True),
        Field("kind", "kind", STRING, required=True),
        Field("position", "position", NUMBER, required=True),
        Field("rate", "rate", NUMBER, required=True),
        Field("title", "title", STRING),
        Field("subtitle", "subtitle", STRING),
        Field("artwork_url", "artworkUrl", STRING),
        Field("content_type", "contentType", STRING),
        Field("duration", "duration", NUMBER),
        Field("subtitle_text", "subtitleText", STRING),
    )
    OPEN: ClassVar[bool] = True

    content_url: str
    """Where it is fetched from."""

    kind: str
    """`video`, `audio` or `image`."""

    position: float
    """Where the player is. In seconds."""

    rate: float
    """How fast the position advances now; 0: it stands still."""

    title: str | None
    """Its title."""

    subtitle: str | None
    """The second line: an artist or a series."""

    artwork_url: str | None
    """The URL of its picture."""

    content_type: str | None
    """Its MIME type."""

    duration: float | None
    """How long it is; absent: live streams and pictures. In seconds."""

    subtitle_text: str | None
    """The subtitle at the position."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            content_url: str,
            kind: str,
            position: float,
            rate: float,
            title: str | None = None,
            subtitle: str | None = None,
            artwork_url: str | None = None,
            content_type: str | None = None,
            duration: float | None = None,
            subtitle_text: str | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ReceiverScreen(Model):
    """What the TV shows."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_name", "deviceName", STRING, required=True),
        Field("phase", "phase", Enumeration(ScreenPhase), required=True),
        Field("volume", "volume", Nested(lambda: DeviceVolumeState), required=True),
        Field("app", "app", Nested(lambda: ScreenApplication)),
        Field("media", "media", Nested(lambda: ScreenMedia)),
        Field("idle_reason", "idleReason", STRING),
        Field("failure", "failure", STRING),
    )
    OPEN: ClassVar[bool] = True

    device_name: str
    """The device's name."""

    phase: ScreenPhase
    """What fills the screen."""

    volume: DeviceVolumeState
    """The volume."""

    app: ScreenApplication | None
    """The app; absent: none."""

    media: ScreenMedia | None
    """What is loaded; absent: nothing."""

    idle_reason: str | None
    """With `ended`: why."""

    failure: str | None
    """What went wrong with the last item."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_name: str,
            phase: ScreenPhaseLike,
            volume: DeviceVolumeState,
            app: ScreenApplication | None = None,
            media: ScreenMedia | None = None,
            idle_reason: str | None = None,
            failure: str | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class MessagePattern(Model):
    """Which messages trigger a fault; all that are given must match."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("direction", "direction", Enumeration(MessageDirection)),
        Field("namespace", "namespace", STRING, non_empty=True),
        Field("type", "type", STRING, non_empty=True),
        Field("sender_id", "senderId", STRING, non_empty=True),
    )

    direction: MessageDirection | None
    """Which way."""

    namespace: str | None
    """In full, or its last parts (`media`, `tp.heartbeat`); `*`: all. Absent: all but heartbeats. Not
    empty.
    """

    type: str | None
    """The payload's `type`. Not empty."""

    sender_id: str | None
    """The sender. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            direction: MessageDirectionLike | None = None,
            namespace: str | None = None,
            type: str | None = None,
            sender_id: str | None = None,
        ) -> None: ...


class FaultRule(Model):
    """A fault, what triggers it, and how often."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("fault", "fault", Enumeration(FaultName), required=True),
        Field("when", "when", Nested(lambda: MessagePattern)),
        Field("after", "after", INTEGER, minimum=0, maximum=1000000),
        Field("times", "times", INTEGER, minimum=1, maximum=1000000),
        Field("seconds", "seconds", NUMBER, minimum=0, maximum=3600),
        Field("copies", "copies", INTEGER, minimum=2, maximum=100),
        Field("bytes", "bytes", INTEGER, minimum=1, maximum=65536),
        Field("framed", "framed", BOOLEAN),
        Field("length", "length", INTEGER, minimum=65537),
        Field("after_bytes", "afterBytes", INTEGER, minimum=0, maximum=65540),
        Field("port", "port", INTEGER, minimum=0, maximum=65535),
        Field("action", "action", Enumeration(TakeOverAction)),
        Field("app_id", "appId", STRING, non_empty=True),
        Field("content_id", "contentId", STRING, non_empty=True),
        Field("content_type", "contentType", STRING, non_empty=True),
        Field("title", "title", STRING),
        Field("member_id", "memberId", STRING, non_empty=True),
    )

    fault: FaultName
    """The fault."""

    when: MessagePattern | None
    """What triggers it; absent: sent messages, the next connection, or at once."""

    after: int | None
    """How many matching messages pass unharmed first. From 0 to 1000000. Absent: `0`."""

    times: int | None
    """How often it applies. Absent: once for links and devices, always for messages and handshakes. From 1
    to 1000000.
    """

    seconds: float | None
    """Of `delay`, `silence`, `freeze`, `slowTls`, `reboot`. In seconds. From 0 to 3600."""

    copies: int | None
    """Of `duplicate`. From 2 to 100."""

    bytes: int | None
    """Of `garbage`. From 1 to 65536."""

    framed: bool | None
    """Of `garbage`."""

    length: int | None
    """Of `oversize`. At least 65537."""

    after_bytes: int | None
    """Of `stall`. From 0 to 65540."""

    port: int | None
    """Of `reboot`. From 0 to 65535."""

    action: TakeOverAction | None
    """Of `takeOver`."""

    app_id: str | None
    """Of `takeOver`. Not empty."""

    content_id: str | None
    """Of `takeOver`. Not empty."""

    content_type: str | None
    """Of `takeOver`. Not empty."""

    title: str | None
    """Of `takeOver`."""

    member_id: str | None
    """Of `moveLeader`. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            fault: FaultNameLike,
            when: MessagePattern | None = None,
            after: int | None = None,
            times: int | None = None,
            seconds: float | None = None,
            copies: int | None = None,
            bytes: int | None = None,
            framed: bool | None = None,
            length: int | None = None,
            after_bytes: int | None = None,
            port: int | None = None,
            action: TakeOverActionLike | None = None,
            app_id: str | None = None,
            content_id: str | None = None,
            content_type: str | None = None,
            title: str | None = None,
            member_id: str | None = None,
        ) -> None: ...


class FaultInForce(Model):
    """A rule that is active."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("id", "id", STRING, required=True),
        Field("fault", "fault", Enumeration(FaultName), required=True),
        Field("seen", "seen", INTEGER, required=True),
        Field("struck", "struck", INTEGER, required=True),
        Field("after", "after", INTEGER, required=True),
        Field("times", "times", INTEGER),
    )
    OPEN: ClassVar[bool] = True

    id: str
    """Its id."""

    fault: FaultName
    """Its fault."""

    seen: int
    """How many messages have matched."""

    struck: int
    """How often it has applied."""

    after: int
    """How many matching messages pass first."""

    times: int | None
    """How often it applies at most."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            id: str,
            fault: FaultNameLike,
            seen: int,
            struck: int,
            after: int,
            times: int | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class DeviceStatus(Model):
    """The whole state of a device."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("id", "id", STRING, required=True),
        Field("name", "name", STRING, required=True),
        Field("model", "model", STRING, required=True),
        Field("capabilities", "capabilities", INTEGER, required=True),
        Field("host", "host", STRING, required=True),
        Field("port", "port", INTEGER, required=True),
        Field("advertised", "advertised", BOOLEAN, required=True),
        Field("volume", "volume", Nested(lambda: DeviceVolumeState), required=True),
        Field("session_id", "sessionId", STRING),
        Field("app_id", "appId", STRING),
        Field("links", "links", INTEGER, required=True),
        Field("screen", "screen", Nested(lambda: ReceiverScreen), required=True),
        Field("faults", "faults", Array(Nested(lambda: FaultInForce)), required=True),
    )

    id: str
    """Its id: 32 hexadecimal digits."""

    name: str
    """What people call it."""

    model: str
    """Its model."""

    capabilities: int
    """What it can do, as the TXT record's number `ca`."""

    host: str
    """The address that it listens on."""

    port: int
    """The port that it listens on."""

    advertised: bool
    """Whether it is announced over DNS-SD."""

    volume: DeviceVolumeState
    """Its volume."""

    session_id: str | None
    """Names this run of the app; absent: none runs."""

    app_id: str | None
    """The running app; absent: none runs."""

    links: int
    """How many connections are open."""

    screen: ReceiverScreen
    """What the TV shows."""

    faults: list[FaultInForce]
    """The active rules."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            id: str,
            name: str,
            model: str,
            capabilities: int,
            host: str,
            port: int,
            advertised: bool,
            volume: DeviceVolumeState,
            session_id: str | None = None,
            app_id: str | None = None,
            links: int,
            screen: ReceiverScreen,
            faults: Sequence[FaultInForce],
        ) -> None: ...


class ReceiverLogEntry(Model):
    """Something that happened at a device. What else an event has is kept under its name on the wire."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seq", "seq", INTEGER, required=True),
        Field("time", "time", NUMBER, required=True),
        Field("device", "device", STRING, required=True),
        Field("event", "event", Enumeration(ReceiverEventName), required=True),
        Field("link", "link", INTEGER),
        Field("sender_id", "senderId", STRING),
        Field("source_id", "sourceId", STRING),
        Field("destination_id", "destinationId", STRING),
        Field("namespace", "namespace", STRING),
        Field("payload", "payload", ANY),
        Field("app_id", "appId", STRING),
        Field("session_id", "sessionId", STRING),
        Field("media_session_id", "mediaSessionId", INTEGER),
        Field("request", "request", OBJECT),
        Field("player_state", "playerState", STRING),
        Field("idle_reason", "idleReason", STRING),
        Field("item_id", "itemId", INTEGER),
        Field("current_time", "currentTime", NUMBER),
        Field("content_id", "contentId", STRING),
        Field("level", "level", NUMBER),
        Field("muted", "muted", BOOLEAN),
        Field("fault", "fault", Enumeration(FaultName)),
        Field("type", "type", STRING),
        Field("reason", "reason", STRING),
    )
    OPEN: ClassVar[bool] = True

    seq: int
    """Counts up from 1."""

    time: float
    """When, since the process began to log. In seconds."""

    device: str
    """The device's id."""

    event: ReceiverEventName
    """What happened."""

    link: int | None
    """The link; 0: the built-in sender."""

    sender_id: str | None
    """The sender."""

    source_id: str | None
    """Of a message: from whom."""

    destination_id: str | None
    """Of a message: to whom."""

    namespace: str | None
    """Of a message: its namespace."""

    payload: Any
    """Of a message: its JSON, without secrets."""

    app_id: str | None
    """Of `launched` and the like: the app."""

    session_id: str | None
    """Of `launched`: names this run of the app."""

    media_session_id: int | None
    """Of `load` and `player_state`: names the media session."""

    request: dict[str, Any] | None
    """Of `load`: the whole request."""

    player_state: str | None
    """Of `player_state`."""

    idle_reason: str | None
    """Of `player_state`: why it is idle."""

    item_id: int | None
    """Of `player_state`: the queue's item."""

    current_time: float | None
    """Of `player_state`: the position. In seconds."""

    content_id: str | None
    """Of `player_state`: what plays."""

    level: float | None
    """Of `deviceVolumeChanged`."""

    muted: bool | None
    """Of `deviceVolumeChanged`."""

    fault: FaultName | None
    """Of `faultStruck`."""

    type: str | None
    """Of `faultStruck`: the message's type."""

    reason: str | None
    """Of `launchFailed`: why."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            seq: int,
            time: float,
            device: str,
            event: ReceiverEventNameLike,
            link: int | None = None,
            sender_id: str | None = None,
            source_id: str | None = None,
            destination_id: str | None = None,
            namespace: str | None = None,
            payload: Any = None,
            app_id: str | None = None,
            session_id: str | None = None,
            media_session_id: int | None = None,
            request: Mapping[str, Any] | None = None,
            player_state: str | None = None,
            idle_reason: str | None = None,
            item_id: int | None = None,
            current_time: float | None = None,
            content_id: str | None = None,
            level: float | None = None,
            muted: bool | None = None,
            fault: FaultNameLike | None = None,
            type: str | None = None,
            reason: str | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class LogFilter(Model):
    """Which events are meant."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("events", "events", Array(Enumeration(ReceiverEventName))),
        Field("message", "message", Nested(lambda: MessagePattern)),
        Field("heartbeats", "heartbeats", BOOLEAN),
    )

    device: str | None
    """The device's id or name; absent: the only one. Not empty."""

    events: list[ReceiverEventName] | None
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


class ScenarioState(Model):
    """How far a scenario is."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("name", "name", STRING, required=True),
        Field("steps", "steps", INTEGER, required=True),
        Field("done", "done", INTEGER, required=True),
        Field("is_over", "isOver", BOOLEAN, required=True),
        Field("failure", "failure", STRING),
    )
    OPEN: ClassVar[bool] = True

    name: str
    """Its name."""

    steps: int
    """How many steps it has."""

    done: int
    """How many are done."""

    is_over: bool
    """Whether all are."""

    failure: str | None
    """The last failure."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            name: str,
            steps: int,
            done: int,
            is_over: bool,
            failure: str | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ServerInfoResult(Model):
    """The result of `server.info`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("name", "name", STRING, required=True),
        Field("protocol_version", "protocolVersion", STRING, required=True),
        Field("process_id", "processId", INTEGER, required=True),
        Field("devices", "devices", INTEGER, required=True),
        Field("methods", "methods", Array(STRING), required=True),
    )

    name: str
    """`cast-receiver`."""

    protocol_version: str
    """The version of this protocol."""

    process_id: int
    """Its process id."""

    devices: int
    """How many devices there are."""

    methods: list[str]
    """Every method."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            name: str,
            protocol_version: str,
            process_id: int,
            devices: int,
            methods: Sequence[str],
        ) -> None: ...


class DeviceListResult(Model):
    """The result of `device.list`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("devices", "devices", Array(Nested(lambda: EmulatedDevice)), required=True),
    )

    devices: list[EmulatedDevice]
    """The devices."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            devices: Sequence[EmulatedDevice],
        ) -> None: ...


class FaultInjectResult(Model):
    """The result of `fault.inject`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("id", "id", STRING),
    )

    id: str | None
    """Its id; absent: the fault applied at once."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            id: str | None = None,
        ) -> None: ...


class FaultListResult(Model):
    """The result of `fault.list`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("faults", "faults", Array(Nested(lambda: FaultInForce)), required=True),
    )

    faults: list[FaultInForce]
    """The rules."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            faults: Sequence[FaultInForce],
        ) -> None: ...


class LogGetResult(Model):
    """The result of `log.get`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("events", "events", Array(Nested(lambda: ReceiverLogEntry)), required=True),
        Field("next", "next", INTEGER, required=True),
        Field("forgotten", "forgotten", INTEGER, required=True),
    )

    events: list[ReceiverLogEntry]
    """The events, the oldest first."""

    next: int
    """The `since` of the next call."""

    forgotten: int
    """How many events after `since` were dropped."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            events: Sequence[ReceiverLogEntry],
            next: int,
            forgotten: int,
        ) -> None: ...


class LogSubscribeResult(Model):
    """The result of `log.subscribe`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subscription", "subscription", STRING, required=True),
    )

    subscription: str
    """Names the subscription."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            subscription: str,
        ) -> None: ...

__all__ = [
    "DeviceVolumeState",
    "EmulatedDevice",
    "ScreenApplication",
    "ScreenMedia",
    "ReceiverScreen",
    "MessagePattern",
    "FaultRule",
    "FaultInForce",
    "DeviceStatus",
    "ReceiverLogEntry",
    "LogFilter",
    "ScenarioState",
    "ServerInfoResult",
    "DeviceListResult",
    "FaultInjectResult",
    "FaultListResult",
    "LogGetResult",
    "LogSubscribeResult",
]
