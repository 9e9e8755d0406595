# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .._model import ABSENT, Model, OpenModel, Takes, member, Params
from .enums import *
from .types import *

if TYPE_CHECKING:
    from .dicts import *


class ServerInfoParams(Params[ServerInfoResult]):
    """The params of `server.info`."""
    METHOD: ClassVar[str] = "server.info"


class ServerPingParams(Params[None]):
    """The params of `server.ping`."""
    METHOD: ClassVar[str] = "server.ping"


class ServerShutdownParams(Params[None]):
    """The params of `server.shutdown`."""
    METHOD: ClassVar[str] = "server.shutdown"


class DeviceListParams(Params[DeviceListResult]):
    """The params of `device.list`."""
    METHOD: ClassVar[str] = "device.list"


class DeviceAddParams(Params[EmulatedDevice]):
    """The params of `device.add`."""
    METHOD: ClassVar[str] = "device.add"
    id: str | None = None
    name: str | None = member(non_empty=True, default=None)
    model: str | None = member(non_empty=True, default=None)
    capabilities: int | None = member(minimum=0, default=None)
    port: int | None = member(minimum=0, maximum=65535, default=None)
    host: str | None = member(non_empty=True, default=None)
    advertise: bool | None = None


class DeviceRemoveParams(Params[None]):
    """The params of `device.remove`."""
    METHOD: ClassVar[str] = "device.remove"
    device: str | None = member(non_empty=True, default=None)


class DeviceStatusParams(Params[DeviceStatus]):
    """The params of `device.status`."""
    METHOD: ClassVar[str] = "device.status"
    device: str | None = member(non_empty=True, default=None)


class DeviceSetVolumeParams(Params[DeviceVolumeState]):
    """The params of `device.set_volume`."""
    METHOD: ClassVar[str] = "device.setVolume"
    device: str | None = member(non_empty=True, default=None)
    level: float | None = member(minimum=0, maximum=1, default=None)
    muted: bool | None = None


class DeviceSetStandbyParams(Params[None]):
    """The params of `device.set_standby`."""
    METHOD: ClassVar[str] = "device.setStandby"
    device: str | None = member(non_empty=True, default=None)
    standby: bool


class DeviceSetActiveInputParams(Params[None]):
    """The params of `device.set_active_input`."""
    METHOD: ClassVar[str] = "device.setActiveInput"
    device: str | None = member(non_empty=True, default=None)
    active: bool


class DeviceDecideLaunchParams(Params[None]):
    """The params of `device.decide_launch`."""
    METHOD: ClassVar[str] = "device.decideLaunch"
    device: str | None = member(non_empty=True, default=None)
    allow: bool


class DeviceStopAppParams(Params[None]):
    """The params of `device.stop_app`."""
    METHOD: ClassVar[str] = "device.stopApp"
    device: str | None = member(non_empty=True, default=None)


class DeviceRebootParams(Params[EmulatedDevice]):
    """The params of `device.reboot`."""
    METHOD: ClassVar[str] = "device.reboot"
    device: str | None = member(non_empty=True, default=None)
    seconds: float | None = member(minimum=0, maximum=3600, default=None)
    port: int | None = member(minimum=0, maximum=65535, default=None)


class DeviceTakeOverParams(Params[EmulatedDevice]):
    """The params of `device.take_over`."""
    METHOD: ClassVar[str] = "device.takeOver"
    device: str | None = member(non_empty=True, default=None)
    action: TakeOverActionLike | None = None
    app_id: str | None = member(non_empty=True, default=None)
    content_id: str | None = member(non_empty=True, default=None)
    content_type: str | None = member(non_empty=True, default=None)
    title: str | None = None


class MediaPlayParams(Params[None]):
    """The params of `media.play`."""
    METHOD: ClassVar[str] = "media.play"
    device: str | None = member(non_empty=True, default=None)


class MediaPauseParams(Params[None]):
    """The params of `media.pause`."""
    METHOD: ClassVar[str] = "media.pause"
    device: str | None = member(non_empty=True, default=None)


class MediaFailParams(Params[None]):
    """The params of `media.fail`."""
    METHOD: ClassVar[str] = "media.fail"
    device: str | None = member(non_empty=True, default=None)
    detailed_error_code: int | None = member(minimum=1, maximum=999999, default=None)
    reason: str | None = member(non_empty=True, default=None)


class MediaFinishParams(Params[None]):
    """The params of `media.finish`."""
    METHOD: ClassVar[str] = "media.finish"
    device: str | None = member(non_empty=True, default=None)


class MediaEndLiveStreamParams(Params[None]):
    """The params of `media.end_live_stream`."""
    METHOD: ClassVar[str] = "media.endLiveStream"
    device: str | None = member(non_empty=True, default=None)


class AppBroadcastParams(Params[None]):
    """The params of `app.broadcast`."""
    METHOD: ClassVar[str] = "app.broadcast"
    device: str | None = member(non_empty=True, default=None)
    namespace: str = member(non_empty=True)
    payload: Mapping[str, Any]


class FaultInjectParams(Params[FaultInjectResult]):
    """The params of `fault.inject`."""
    METHOD: ClassVar[str] = "fault.inject"
    device: str | None = member(non_empty=True, default=None)
    rule: FaultRule | FaultRuleDict


class FaultListParams(Params[FaultListResult]):
    """The params of `fault.list`."""
    METHOD: ClassVar[str] = "fault.list"
    device: str | None = member(non_empty=True, default=None)


class FaultClearParams(Params[None]):
    """The params of `fault.clear`."""
    METHOD: ClassVar[str] = "fault.clear"
    device: str | None = member(non_empty=True, default=None)
    id: str | None = member(non_empty=True, default=None)


class LogGetParams(Params[LogGetResult]):
    """The params of `log.get`."""
    METHOD: ClassVar[str] = "log.get"
    device: str | None = member(non_empty=True, default=None)
    events: Sequence[ReceiverEventNameLike] | None = None
    message: MessagePattern | MessagePatternDict | None = None
    heartbeats: bool | None = None
    since: int | None = member(minimum=0, default=None)
    limit: int | None = member(minimum=1, maximum=10000, default=None)


class LogSubscribeParams(Params[LogSubscribeResult]):
    """The params of `log.subscribe`."""
    METHOD: ClassVar[str] = "log.subscribe"
    device: str | None = member(non_empty=True, default=None)
    events: Sequence[ReceiverEventNameLike] | None = None
    message: MessagePattern | MessagePatternDict | None = None
    heartbeats: bool | None = None


class LogUnsubscribeParams(Params[None]):
    """The params of `log.unsubscribe`."""
    METHOD: ClassVar[str] = "log.unsubscribe"
    subscription: str


class ScenarioStartParams(Params[ScenarioState]):
    """The params of `scenario.start`."""
    METHOD: ClassVar[str] = "scenario.start"
    scenario: Mapping[str, Any]


class ScenarioStatusParams(Params[ScenarioState]):
    """The params of `scenario.status`."""
    METHOD: ClassVar[str] = "scenario.status"


class ScenarioAdvanceParams(Params[ScenarioState]):
    """The params of `scenario.advance`."""
    METHOD: ClassVar[str] = "scenario.advance"


class ScenarioStopParams(Params[None]):
    """The params of `scenario.stop`."""
    METHOD: ClassVar[str] = "scenario.stop"

__all__ = [
    "ServerInfoParams", "ServerPingParams", "ServerShutdownParams", "DeviceListParams", "DeviceAddParams",
    "DeviceRemoveParams", "DeviceStatusParams", "DeviceSetVolumeParams", "DeviceSetStandbyParams",
    "DeviceSetActiveInputParams", "DeviceDecideLaunchParams", "DeviceStopAppParams", "DeviceRebootParams",
    "DeviceTakeOverParams", "MediaPlayParams", "MediaPauseParams", "MediaFailParams", "MediaFinishParams",
    "MediaEndLiveStreamParams", "AppBroadcastParams", "FaultInjectParams", "FaultListParams", "FaultClearParams",
    "LogGetParams", "LogSubscribeParams", "LogUnsubscribeParams", "ScenarioStartParams", "ScenarioStatusParams",
    "ScenarioAdvanceParams", "ScenarioStopParams",
]
