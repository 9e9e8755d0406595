# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Union

from .._enums import OpenEnum, OpenIntEnum


class TakeOverAction(OpenEnum):
    """What another sender does with a device."""

    SPELLED: ClassVar[Mapping[str, str]] = {"LAUNCH": "launch", "LOAD": "load", "STOP": "stop"}
    LAUNCH: ClassVar[TakeOverAction]
    """It launches an app."""
    LOAD: ClassVar[TakeOverAction]
    """It launches an app and loads media."""
    STOP: ClassVar[TakeOverAction]
    """It ends the app."""


TakeOverActionLike = Union[TakeOverAction, Literal["launch", "load", "stop"]]
"""What params take as a `TakeOverAction`."""


class MessageDirection(OpenEnum):
    """Which way a message goes, as the receiver sees it."""

    SPELLED: ClassVar[Mapping[str, str]] = {"RECEIVED": "received", "SENT": "sent"}
    RECEIVED: ClassVar[MessageDirection]
    """A sender sent it."""
    SENT: ClassVar[MessageDirection]
    """The receiver sends it."""


MessageDirectionLike = Union[MessageDirection, Literal["received", "sent"]]
"""What params take as a `MessageDirection`."""


class FaultName(OpenEnum):
    """A fault; the table in docs/Receiver.md says what each does."""

    SPELLED: ClassVar[Mapping[str, str]] = {
        "DISCARD": "discard", "DUPLICATE": "duplicate", "DELAY": "delay", "REORDER": "reorder",
        "ZERO_REQUEST_ID": "zeroRequestId", "GARBAGE": "garbage", "OVERSIZE": "oversize", "STALL": "stall",
        "DROP": "drop", "RESET": "reset", "HALF_CLOSE": "halfClose", "CLOSE": "close", "SILENCE": "silence",
        "FREEZE": "freeze", "SLOW_TLS": "slowTls", "WRONG_CERTIFICATE": "wrongCertificate", "REBOOT": "reboot",
        "CRASH_APP": "crashApp", "TAKE_OVER": "takeOver", "MOVE_LEADER": "moveLeader",
    }
    DISCARD: ClassVar[FaultName]
    """The message is lost."""
    DUPLICATE: ClassVar[FaultName]
    """It is sent, or processed, `copies` times."""
    DELAY: ClassVar[FaultName]
    """It and all later messages are delayed by `seconds`."""
    REORDER: ClassVar[FaultName]
    """It is swapped with the next of its direction."""
    ZERO_REQUEST_ID: ClassVar[FaultName]
    """Its request id is 0."""
    GARBAGE: ClassVar[FaultName]
    """Random bytes are sent before it."""
    OVERSIZE: ClassVar[FaultName]
    """The header of a frame that is too long is sent in its place."""
    STALL: ClassVar[FaultName]
    """Its frame stops after `after_bytes`."""
    DROP: ClassVar[FaultName]
    """All links are closed."""
    RESET: ClassVar[FaultName]
    """All links are reset."""
    HALF_CLOSE: ClassVar[FaultName]
    """The receiver closes its half of the stream."""
    CLOSE: ClassVar[FaultName]
    """`receiver-0` sends CLOSE."""
    SILENCE: ClassVar[FaultName]
    """Nothing is sent or read for `seconds`, or for ever."""
    FREEZE: ClassVar[FaultName]
    """Nothing is sent or read for `seconds`; then everything that waited is."""
    SLOW_TLS: ClassVar[FaultName]
    """TLS starts `seconds` later."""
    WRONG_CERTIFICATE: ClassVar[FaultName]
    """The certificate is another device's."""
    REBOOT: ClassVar[FaultName]
    """The device restarts at another port after `seconds`."""
    CRASH_APP: ClassVar[FaultName]
    """The running app ends."""
    TAKE_OVER: ClassVar[FaultName]
    """Another sender takes the device."""
    MOVE_LEADER: ClassVar[FaultName]
    """A group moves to its new leader."""


FaultNameLike = Union[FaultName, Literal["discard", "duplicate", "delay", "reorder", "zeroRequestId", "garbage", "oversize", "stall", "drop", "reset", "halfClose", "close", "silence", "freeze", "slowTls", "wrongCertificate", "reboot", "crashApp", "takeOver", "moveLeader"]]
"""What params take as a `FaultName`."""


class ScreenPhase(OpenEnum):
    """What fills the screen."""

    SPELLED: ClassVar[Mapping[str, str]] = {
        "STANDBY": "standby", "IDLE": "idle", "LAUNCHING": "launching", "APPLICATION": "application",
        "LOADING": "loading", "BUFFERING": "buffering", "PLAYING": "playing", "PAUSED": "paused", "ENDED": "ended",
    }
    STANDBY: ClassVar[ScreenPhase]
    """The screen is dark."""
    IDLE: ClassVar[ScreenPhase]
    """Nothing runs, or the idle screen does."""
    LAUNCHING: ClassVar[ScreenPhase]
    """An app is launched."""
    APPLICATION: ClassVar[ScreenPhase]
    """An app runs, and plays nothing."""
    LOADING: ClassVar[ScreenPhase]
    """Media is loaded."""
    BUFFERING: ClassVar[ScreenPhase]
    """The player waits for data."""
    PLAYING: ClassVar[ScreenPhase]
    """The player advances."""
    PAUSED: ClassVar[ScreenPhase]
    """Playback is paused."""
    ENDED: ClassVar[ScreenPhase]
    """Playback has ended; `idle_reason` has the reason."""


ScreenPhaseLike = Union[ScreenPhase, Literal["standby", "idle", "launching", "application", "loading", "buffering", "playing", "paused", "ended"]]
"""What params take as a `ScreenPhase`."""


class ReceiverEventName(OpenEnum):
    """What happened at a device."""

    SPELLED: ClassVar[Mapping[str, str]] = {
        "READY": "ready", "LINK_OPENED": "linkOpened", "LINK_CLOSED": "linkClosed",
        "MESSAGE_RECEIVED": "messageReceived", "MESSAGE_SENT": "messageSent", "FAULT_STRUCK": "faultStruck",
        "SENDER_CONNECTED": "senderConnected", "SENDER_DISCONNECTED": "senderDisconnected", "LAUNCHED": "launched",
        "LAUNCH_PENDING": "launchPending", "LAUNCH_FAILED": "launchFailed", "STOPPED": "stopped",
        "DEVICE_VOLUME_CHANGED": "deviceVolumeChanged", "MEMBER_CHANGED": "memberChanged",
        "LEADER_MOVED": "leaderMoved", "LOAD": "load", "PLAYER_STATE": "playerState", "MEDIA_COMMAND": "mediaCommand",
        "APPLICATION_MESSAGE": "applicationMessage", "REPLAY_MISS": "replayMiss",
    }
    READY: ClassVar[ReceiverEventName]
    """It listens."""
    LINK_OPENED: ClassVar[ReceiverEventName]
    """A sender connected over TLS."""
    LINK_CLOSED: ClassVar[ReceiverEventName]
    """That link closed."""
    MESSAGE_RECEIVED: ClassVar[ReceiverEventName]
    """A message came."""
    MESSAGE_SENT: ClassVar[ReceiverEventName]
    """A message went."""
    FAULT_STRUCK: ClassVar[ReceiverEventName]
    """A fault was applied."""
    SENDER_CONNECTED: ClassVar[ReceiverEventName]
    """A virtual connection was opened."""
    SENDER_DISCONNECTED: ClassVar[ReceiverEventName]
    """A virtual connection was closed."""
    LAUNCHED: ClassVar[ReceiverEventName]
    """A LAUNCH was obeyed."""
    LAUNCH_PENDING: ClassVar[ReceiverEventName]
    """A LAUNCH waits for permission."""
    LAUNCH_FAILED: ClassVar[ReceiverEventName]
    """A LAUNCH was refused."""
    STOPPED: ClassVar[ReceiverEventName]
    """The app ended."""
    DEVICE_VOLUME_CHANGED: ClassVar[ReceiverEventName]
    """The volume or its muting changed."""
    MEMBER_CHANGED: ClassVar[ReceiverEventName]
    """The volume of a group's member changed."""
    LEADER_MOVED: ClassVar[ReceiverEventName]
    """Another member became the group's leader."""
    LOAD: ClassVar[ReceiverEventName]
    """A LOAD came."""
    PLAYER_STATE: ClassVar[ReceiverEventName]
    """The player changed."""
    MEDIA_COMMAND: ClassVar[ReceiverEventName]
    """A sender sent a command to the player."""
    APPLICATION_MESSAGE: ClassVar[ReceiverEventName]
    """A message came in a namespace of the app."""
    REPLAY_MISS: ClassVar[ReceiverEventName]
    """A request came that the replayed recording doesn't have."""


ReceiverEventNameLike = Union[ReceiverEventName, Literal["ready", "linkOpened", "linkClosed", "messageReceived", "messageSent", "faultStruck", "senderConnected", "senderDisconnected", "launched", "launchPending", "launchFailed", "stopped", "deviceVolumeChanged", "memberChanged", "leaderMoved", "load", "playerState", "mediaCommand", "applicationMessage", "replayMiss"]]
"""What params take as a `ReceiverEventName`."""


__all__ = [
    "TakeOverAction", "TakeOverActionLike", "MessageDirection", "MessageDirectionLike", "FaultName", "FaultNameLike",
    "ScreenPhase", "ScreenPhaseLike", "ReceiverEventName", "ReceiverEventNameLike",
]
