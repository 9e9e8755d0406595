# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .._model import ABSENT, Model, OpenModel, Takes, member
from .enums import *

if TYPE_CHECKING:
    from .dicts import *


class DeviceVolumeState(OpenModel):
    """A device's volume."""

    level: float
    """From 0 to 1."""
    muted: bool
    """Whether it is muted."""
    control_type: str | None = None
    """How it is controlled: `attenuation`, `master`, `fixed`."""
    step_interval: float | None = None
    """How far one step goes."""


class EmulatedDevice(OpenModel):
    """A device."""

    id: str
    """Its id: 32 hexadecimal digits."""
    name: str
    """Its name, for people."""
    model: str
    """Its model."""
    capabilities: int
    """Its capabilities, as the TXT record's number `ca`."""
    host: str
    """The address that it listens on."""
    port: int
    """The port that it listens on."""
    advertised: bool
    """Whether it is announced over DNS-SD."""
    volume: DeviceVolumeState
    """Its volume."""
    session_id: str | None = None
    """Names this run of the app; absent: none runs."""
    app_id: str | None = None
    """The running app; absent: none runs."""


class ScreenApplication(OpenModel):
    """The app on the screen."""

    app_id: str
    """Its id."""
    name: str
    """Its name."""
    status_text: str
    """Its status text."""
    senders: int
    """How many senders are connected to it."""


class ScreenMedia(OpenModel):
    """The loaded media."""

    content_url: str
    """Where it is fetched from."""
    kind: str
    """`video`, `audio` or `image`."""
    position: float
    """The playback position. In seconds."""
    rate: float
    """The rate at which the position advances now; 0: not at all."""
    title: str | None = None
    """Its title."""
    subtitle: str | None = None
    """The second line: an artist or a series."""
    artwork_url: str | None = None
    """The URL of its picture."""
    content_type: str | None = None
    """Its MIME type."""
    duration: float | None = None
    """How long it is; absent: live streams and pictures. In seconds."""
    subtitle_text: str | None = None
    """The subtitle at the position."""
    has_picture: bool | None = None
    """False: the device can't decode the pictures, and plays the sound without an error. Absent: `true`."""
    has_sound: bool | None = None
    """False: the device can't decode the sound, and plays the pictures without an error. Absent: `true`."""


class ReceiverScreen(OpenModel):
    """The content of the TV's screen."""

    device_name: str
    """The device's name."""
    phase: Takes[ScreenPhase, ScreenPhaseLike]
    """What fills the screen."""
    volume: DeviceVolumeState
    """The volume."""
    app: ScreenApplication | None = None
    """The app; absent: none."""
    media: ScreenMedia | None = None
    """The loaded media; absent: none."""
    idle_reason: str | None = None
    """With `ended`: the reason."""
    failure: str | None = None
    """The failure of the last item."""


class MessagePattern(Model):
    """Which messages trigger a fault; all that are given must match."""

    direction: Takes[MessageDirection | None, MessageDirectionLike | None] = ABSENT
    """Which way."""
    namespace: str | None = member(non_empty=True, default=None)
    """In full, or its last parts (`media`, `tp.heartbeat`); `*`: all. Absent: all but heartbeats. Not
    empty.
    """
    type: str | None = member(non_empty=True, default=None)
    """The payload's `type`. Not empty."""
    sender_id: str | None = member(non_empty=True, default=None)
    """The sender. Not empty."""


class FaultRule(Model):
    """A fault, what triggers it, and how often."""

    fault: Takes[FaultName, FaultNameLike]
    """The fault."""
    when: Takes[MessagePattern | None, MessagePattern | MessagePatternDict | None] = ABSENT
    """What triggers it; absent: sent messages, the next connection, or at once."""
    after: int | None = member(minimum=0, maximum=1000000, default=None)
    """How many matching messages pass first. From 0 to 1000000. Absent: `0`."""
    times: int | None = member(minimum=1, maximum=1000000, default=None)
    """How often it applies. Absent: once for links and devices, always for messages and handshakes. From 1
    to 1000000.
    """
    seconds: float | None = member(minimum=0, maximum=3600, default=None)
    """Of `delay`, `silence`, `freeze`, `slowTls`, `reboot`. In seconds. From 0 to 3600."""
    copies: int | None = member(minimum=2, maximum=100, default=None)
    """Of `duplicate`. From 2 to 100."""
    bytes: int | None = member(minimum=1, maximum=65536, default=None)
    """Of `garbage`. From 1 to 65536."""
    framed: bool | None = None
    """Of `garbage`."""
    length: int | None = member(minimum=65537, default=None)
    """Of `oversize`. At least 65537."""
    after_bytes: int | None = member(minimum=0, maximum=65540, default=None)
    """Of `stall`. From 0 to 65540."""
    port: int | None = member(minimum=0, maximum=65535, default=None)
    """Of `reboot`. From 0 to 65535."""
    action: Takes[TakeOverAction | None, TakeOverActionLike | None] = ABSENT
    """Of `takeOver`."""
    app_id: str | None = member(non_empty=True, default=None)
    """Of `takeOver`. Not empty."""
    content_id: str | None = member(non_empty=True, default=None)
    """Of `takeOver`. Not empty."""
    content_type: str | None = member(non_empty=True, default=None)
    """Of `takeOver`. Not empty."""
    title: str | None = None
    """Of `takeOver`."""
    member_id: str | None = member(non_empty=True, default=None)
    """Of `moveLeader`. Not empty."""


class FaultInForce(OpenModel):
    """A rule that is active."""

    id: str
    """Its id."""
    fault: Takes[FaultName, FaultNameLike]
    """Its fault."""
    seen: int
    """How many messages have matched."""
    struck: int
    """How often it has applied."""
    after: int
    """How many matching messages pass first."""
    times: int | None = None
    """How often it applies at most."""


class DeviceStatus(Model):
    """The whole state of a device."""

    id: str
    """Its id: 32 hexadecimal digits."""
    name: str
    """Its name, for people."""
    model: str
    """Its model."""
    capabilities: int
    """Its capabilities, as the TXT record's number `ca`."""
    host: str
    """The address that it listens on."""
    port: int
    """The port that it listens on."""
    advertised: bool
    """Whether it is announced over DNS-SD."""
    volume: DeviceVolumeState
    """Its volume."""
    session_id: str | None = None
    """Names this run of the app; absent: none runs."""
    app_id: str | None = None
    """The running app; absent: none runs."""
    links: int
    """How many connections are open."""
    screen: ReceiverScreen
    """The content of the TV's screen."""
    faults: Takes[list[FaultInForce], Sequence[FaultInForce]]
    """The active rules."""


class ReceiverLogEntry(OpenModel):
    """An event at a device. Further members of an event keep their names on the wire."""

    seq: int
    """Counts up from 1."""
    time: float
    """When, since the process began to log. In seconds."""
    device: str
    """The device's id."""
    event: Takes[ReceiverEventName, ReceiverEventNameLike]
    """What happened."""
    link: int | None = None
    """The link; 0: the built-in sender."""
    sender_id: str | None = None
    """The sender."""
    source_id: str | None = None
    """Of a message: from whom."""
    destination_id: str | None = None
    """Of a message: to whom."""
    namespace: str | None = None
    """Of a message: its namespace."""
    payload: Any = None
    """Of a message: its JSON, without secrets."""
    app_id: str | None = None
    """Of `launched` and the like: the app."""
    session_id: str | None = None
    """Of `launched`: names this run of the app."""
    media_session_id: int | None = None
    """Of `load` and `player_state`: names the media session."""
    request: Takes[dict[str, Any] | None, Mapping[str, Any] | None] = ABSENT
    """Of `load`: the whole request."""
    player_state: str | None = None
    """Of `player_state`."""
    idle_reason: str | None = None
    """Of `player_state`: why it is idle."""
    item_id: int | None = None
    """Of `player_state`: the queue's item."""
    current_time: float | None = None
    """Of `player_state`: the position. In seconds."""
    content_id: str | None = None
    """Of `player_state`: what plays."""
    level: float | None = None
    """Of `deviceVolumeChanged`."""
    muted: bool | None = None
    """Of `deviceVolumeChanged`."""
    fault: Takes[FaultName | None, FaultNameLike | None] = ABSENT
    """Of `faultStruck`."""
    type: str | None = None
    """Of `faultStruck` and `replayMiss`: the message's type."""
    text: str | None = None
    """Of a message that isn't JSON, or that is cut: its text."""
    answer: str | None = None
    """Of `replayMiss`: `emulated`, `refused`, or `none`."""
    reason: str | None = None
    """Of `launchFailed`: why."""


class LogFilter(Model):
    """The filter for events."""

    device: str | None = member(non_empty=True, default=None)
    """The device's id or name; absent: the only one. Not empty."""
    events: Takes[list[ReceiverEventName] | None, Sequence[ReceiverEventNameLike] | None] = ABSENT
    """Their names; absent: all."""
    message: Takes[MessagePattern | None, MessagePattern | MessagePatternDict | None] = ABSENT
    """Only messages that match."""
    heartbeats: bool | None = None
    """Whether PING and PONG are included, too. Absent: `false`."""


class ScenarioState(OpenModel):
    """How far a scenario is."""

    name: str
    """Its name."""
    steps: int
    """How many steps it has."""
    done: int
    """How many are done."""
    is_over: bool
    """Whether all are."""
    failure: str | None = None
    """The last failure."""


class ServerInfoResult(Model):
    """The result of `server.info`."""

    name: str
    """`cast-receiver`."""
    protocol_version: str
    """The version of this protocol."""
    process_id: int
    """Its process id."""
    devices: int
    """How many devices there are."""
    methods: Takes[list[str], Sequence[str]]
    """Every method."""


class DeviceListResult(Model):
    """The result of `device.list`."""

    devices: Takes[list[EmulatedDevice], Sequence[EmulatedDevice]]
    """The devices."""


class FaultInjectResult(Model):
    """The result of `fault.inject`."""

    id: str | None = None
    """Its id; absent: the fault applied at once."""


class FaultListResult(Model):
    """The result of `fault.list`."""

    faults: Takes[list[FaultInForce], Sequence[FaultInForce]]
    """The rules."""


class LogGetResult(Model):
    """The result of `log.get`."""

    events: Takes[list[ReceiverLogEntry], Sequence[ReceiverLogEntry]]
    """The events, the oldest first."""
    next: int
    """The `since` of the next call."""
    forgotten: int
    """How many events after `since` were dropped."""


class LogSubscribeResult(Model):
    """The result of `log.subscribe`."""

    subscription: str
    """Names the subscription."""

__all__ = [
    "DeviceVolumeState", "EmulatedDevice", "ScreenApplication", "ScreenMedia", "ReceiverScreen", "MessagePattern",
    "FaultRule", "FaultInForce", "DeviceStatus", "ReceiverLogEntry", "LogFilter", "ScenarioState", "ServerInfoResult",
    "DeviceListResult", "FaultInjectResult", "FaultListResult", "LogGetResult", "LogSubscribeResult",
]
