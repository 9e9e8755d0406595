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


class ChannelAddParams(Params[ChannelInfo]):
    """The params of `channel.add`."""
    METHOD: ClassVar[str] = "channel.add"
    namespace: str
    session_id: str | None = None


class ChannelRemoveParams(Params[None]):
    """The params of `channel.remove`."""
    METHOD: ClassVar[str] = "channel.remove"
    namespace: str
    session_id: str | None = None


class ChannelListParams(Params[ChannelListResult]):
    """The params of `channel.list`."""
    METHOD: ClassVar[str] = "channel.list"


class ChannelSendParams(Params[ChannelSendResult]):
    """The params of `channel.send`."""
    METHOD: ClassVar[str] = "channel.send"
    namespace: str
    session_id: str | None = None
    text: str | None = None
    data: str | None = None


class ChannelGenerateRequestIdParams(Params[ChannelGenerateRequestIdResult]):
    """The params of `channel.generate_request_id`."""
    METHOD: ClassVar[str] = "channel.generateRequestId"
    namespace: str
    session_id: str | None = None


class ChannelBroadcastParams(Params[ChannelBroadcastResult]):
    """The params of `channel.broadcast`."""
    METHOD: ClassVar[str] = "channel.broadcast"
    namespace: str
    session_id: str | None = None
    text: str | None = None
    data: str | None = None


class ContextCreateParams(Params[ContextInfo]):
    """The params of `context.create`."""
    METHOD: ClassVar[str] = "context.create"
    options: ContextOptions | ContextOptionsDict | None = None


class ContextGetParams(Params[ContextInfo]):
    """The params of `context.get`."""
    METHOD: ClassVar[str] = "context.get"


class ContextSetLaunchCredentialsParams(Params[None]):
    """The params of `context.set_launch_credentials`."""
    METHOD: ClassVar[str] = "context.setLaunchCredentials"
    credentials: str | None = None
    credentials_type: str | None = None


class ContextSetAppStateParams(Params[ContextSetAppStateResult]):
    """The params of `context.set_app_state`."""
    METHOD: ClassVar[str] = "context.setAppState"
    state: AppStateLike


class DiscoveryStartParams(Params[DiscoveryInfo]):
    """The params of `discovery.start`."""
    METHOD: ClassVar[str] = "discovery.start"
    criteria: DiscoveryCriteria | DiscoveryCriteriaDict | None = None


class DiscoveryStopParams(Params[DiscoveryInfo]):
    """The params of `discovery.stop`."""
    METHOD: ClassVar[str] = "discovery.stop"


class DiscoveryListParams(Params[DiscoveryInfo]):
    """The params of `discovery.list`."""
    METHOD: ClassVar[str] = "discovery.list"


class DiscoveryGetParams(Params[Device]):
    """The params of `discovery.get`."""
    METHOD: ClassVar[str] = "discovery.get"
    device_id: str


class DiscoveryFindParams(Params[Device]):
    """The params of `discovery.find`."""
    METHOD: ClassVar[str] = "discovery.find"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"timeout": 10.0}
    device_id: str | None = None
    friendly_name: str | None = None
    timeout: float | None = member(minimum=0, maximum=300, default=None)


class DiscoveryScanParams(Params[DiscoveryScanResult]):
    """The params of `discovery.scan`."""
    METHOD: ClassVar[str] = "discovery.scan"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"timeout": 3.0}
    timeout: float | None = member(minimum=0, maximum=300, default=None)
    criteria: DiscoveryCriteria | DiscoveryCriteriaDict | None = None


class DiscoveryAddDeviceParams(Params[Device]):
    """The params of `discovery.add_device`."""
    METHOD: ClassVar[str] = "discovery.addDevice"
    host: str = member(non_empty=True)
    port: int | None = member(minimum=1, maximum=65535, default=None)
    friendly_name: str | None = None
    device_id: str | None = member(non_empty=True, default=None)


class DiscoveryRemoveDeviceParams(Params[None]):
    """The params of `discovery.remove_device`."""
    METHOD: ClassVar[str] = "discovery.removeDevice"
    device_id: str


class DiscoverySetAttributeParams(Params[Device]):
    """The params of `discovery.set_attribute`."""
    METHOD: ClassVar[str] = "discovery.setAttribute"
    device_id: str
    key: str = member(non_empty=True)
    value: Any


class DiscoveryRemoveAttributeParams(Params[Device]):
    """The params of `discovery.remove_attribute`."""
    METHOD: ClassVar[str] = "discovery.removeAttribute"
    device_id: str
    key: str | None = member(non_empty=True, default=None)


class DiscoveryRegisterProviderParams(Params[None]):
    """The params of `discovery.register_provider`."""
    METHOD: ClassVar[str] = "discovery.registerProvider"
    category: str = member(non_empty=True)


class DiscoveryUnregisterProviderParams(Params[None]):
    """The params of `discovery.unregister_provider`."""
    METHOD: ClassVar[str] = "discovery.unregisterProvider"
    category: str


class DiscoveryPublishDevicesParams(Params[DiscoveryPublishDevicesResult]):
    """The params of `discovery.publish_devices`."""
    METHOD: ClassVar[str] = "discovery.publishDevices"
    category: str
    devices: Sequence[ProvidedDevice | ProvidedDeviceDict]


class DiscoveryUnpublishDevicesParams(Params[None]):
    """The params of `discovery.unpublish_devices`."""
    METHOD: ClassVar[str] = "discovery.unpublishDevices"
    category: str
    device_ids: Sequence[str]


class DiscoverySetPassiveScanParams(Params[None]):
    """The params of `discovery.set_passive_scan`."""
    METHOD: ClassVar[str] = "discovery.setPassiveScan"
    passive_scan: bool


class DiscoverySetOptionsParams(Params[DiscoveryOptions]):
    """The params of `discovery.set_options`."""
    METHOD: ClassVar[str] = "discovery.setOptions"
    options: DiscoveryOptions | DiscoveryOptionsDict


class DiscoveryQueryAppAvailabilityParams(Params[DiscoveryQueryAppAvailabilityResult]):
    """The params of `discovery.query_app_availability`."""
    METHOD: ClassVar[str] = "discovery.queryAppAvailability"
    PATIENCE: ClassVar[float | None] = 660.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0}
    device_id: str | None = member(non_empty=True, default=None)
    host: str | None = member(non_empty=True, default=None)
    port: int | None = member(minimum=1, maximum=65535, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    application_ids: Sequence[str] = member(non_empty=True)
    refresh: bool | None = None


class DiscoveryDescribeParams(Params[DeviceDescription]):
    """The params of `discovery.describe`."""
    METHOD: ClassVar[str] = "discovery.describe"
    PATIENCE: ClassVar[float | None] = 660.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0}
    device_id: str | None = member(non_empty=True, default=None)
    host: str | None = member(non_empty=True, default=None)
    port: int | None = member(minimum=1, maximum=65535, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    refresh: bool | None = None


class DiscoveryDiagnoseParams(Params[DiscoveryDiagnosis]):
    """The params of `discovery.diagnose`."""
    METHOD: ClassVar[str] = "discovery.diagnose"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"listen_for": 0.0}
    host: str | None = member(non_empty=True, default=None)
    port: int | None = member(minimum=1, maximum=65535, default=None)
    authenticate: bool | None = None
    listen_for: float | None = member(minimum=0, maximum=60, default=None)


class EventsSubscribeParams(Params[EventsSubscribeResult]):
    """The params of `events.subscribe`."""
    METHOD: ClassVar[str] = "events.subscribe"
    topics: Sequence[str] = member(non_empty=True)
    delivery: EventDeliveryLike | None = None
    omit_status: bool | None = None
    snapshot: bool | None = None


class EventsUnsubscribeParams(Params[None]):
    """The params of `events.unsubscribe`."""
    METHOD: ClassVar[str] = "events.unsubscribe"
    subscription: str


class EventsPollParams(Params[EventsPollResult]):
    """The params of `events.poll`."""
    METHOD: ClassVar[str] = "events.poll"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"timeout": 0.0}
    subscription: str
    maximum: int | None = member(minimum=1, maximum=1000, default=None)
    timeout: float | None = member(minimum=0, maximum=300, default=None)


class EventsSnapshotParams(Params[Snapshot]):
    """The params of `events.snapshot`."""
    METHOD: ClassVar[str] = "events.snapshot"


class ImagePickParams(Params[ImagePickResult]):
    """The params of `image.pick`."""
    METHOD: ClassVar[str] = "image.pick"
    images: Sequence[Image | ImageDict] | None = None
    metadata: MediaMetadata | MediaMetadataDict | None = None
    session_id: str | None = None
    hints: ImageHints | ImageHintsDict | None = None
    strategy: ImagePickStrategyLike | None = None
    use_default: bool | None = None


class ImageSetPolicyParams(Params[ImagePickPolicy]):
    """The params of `image.set_policy`."""
    METHOD: ClassVar[str] = "image.setPolicy"
    policy: ImagePickPolicy | ImagePickPolicyDict | None = None


class ImageGetPolicyParams(Params[ImagePickPolicy]):
    """The params of `image.get_policy`."""
    METHOD: ClassVar[str] = "image.getPolicy"


class ImageFetchParams(Params[ImageFile]):
    """The params of `image.fetch`."""
    METHOD: ClassVar[str] = "image.fetch"
    url: str = member(non_empty=True)
    mode: ImageCacheModeLike | None = None
    options: ImageFetchOptions | ImageFetchOptionsDict | None = None
    include_data: bool | None = None
    use_default: bool | None = None


class ImageCacheInfoParams(Params[ImageCacheInfo]):
    """The params of `image.cache_info`."""
    METHOD: ClassVar[str] = "image.cacheInfo"


class ImageClearCacheParams(Params[ImageCacheInfo]):
    """The params of `image.clear_cache`."""
    METHOD: ClassVar[str] = "image.clearCache"


class LogSetFilterParams(Params[LogFilter]):
    """The params of `log.set_filter`."""
    METHOD: ClassVar[str] = "log.setFilter"
    minimum_level: LogLevelLike | None = None
    classes: Sequence[LogRule | LogRuleDict] | None = None
    functions: Sequence[LogRule | LogRuleDict] | None = None
    message_patterns: Sequence[str] | None = None
    redact: bool | None = None


class LogGetFilterParams(Params[LogGetFilterResult]):
    """The params of `log.get_filter`."""
    METHOD: ClassVar[str] = "log.getFilter"


class LogSetFileParams(Params[LogFile]):
    """The params of `log.set_file`."""
    METHOD: ClassVar[str] = "log.setFile"
    is_enabled: bool
    directory: str | None = member(non_empty=True, default=None)
    max_file_size: int | None = member(minimum=0, maximum=1073741824, default=None)
    max_file_count: int | None = member(minimum=0, maximum=100, default=None)
    filter: LogFilter | LogFilterDict | None = None


class LogSetConsoleParams(Params[LogConsole]):
    """The params of `log.set_console`."""
    METHOD: ClassVar[str] = "log.setConsole"
    is_enabled: bool
    filter: LogFilter | LogFilterDict | None = None


class LogSetMessageTapParams(Params[MessageTap]):
    """The params of `log.set_message_tap`."""
    METHOD: ClassVar[str] = "log.setMessageTap"
    is_enabled: bool | None = None
    session_id: str | None = member(non_empty=True, default=None)
    namespaces: Sequence[str] | None = member(non_empty=True, default=None)
    include_heartbeat: bool | None = None
    redact: bool | None = None
    maximum_payload_bytes: int | None = member(minimum=0, maximum=65536, default=None)


class MediaLoadParams(Params[MediaState]):
    """The params of `media.load`."""
    METHOD: ClassVar[str] = "media.load"
    PATIENCE: ClassVar[float | None] = 120.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    media: MediaInformation | MediaInformationDict | None = None
    queue_data: QueueData | QueueDataDict | None = None
    autoplay: bool | None = None
    current_time: float | None = member(minimum=0, default=None)
    playback_rate: float | None = member(minimum=0.5, maximum=2, default=None)
    active_track_ids: Sequence[int] | None = None
    credentials: str | None = None
    credentials_type: str | None = None
    atv_credentials: str | None = None
    atv_credentials_type: str | None = None
    load_options: LoadOptions | LoadOptionsDict | None = None
    custom_data: Any = None
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    entity: str | None = member(non_empty=True, default=None)
    shuffle: bool | None = None
    preflight: bool | None = None
    explain_failure: bool | None = None


class MediaResolveParams(Params[MediaResolveResult]):
    """The params of `media.resolve`."""
    METHOD: ClassVar[str] = "media.resolve"
    PATIENCE: ClassVar[float | None] = 660.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0}
    url: str = member(non_empty=True)
    session_id: str | None = None
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)


class MediaPreflightParams(Params[PreflightReport]):
    """The params of `media.preflight`."""
    METHOD: ClassVar[str] = "media.preflight"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 20.0}
    media: MediaInformation | MediaInformationDict | None = None
    url: str | None = member(non_empty=True, default=None)
    content_type: str | None = None
    session_id: str | None = None
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    origin: str | None = member(non_empty=True, default=None)
    timeout: float | None = member(maximum=120, exclusive_minimum=0, default=None)


class MediaPlayParams(Params[MediaState]):
    """The params of `media.play`."""
    METHOD: ClassVar[str] = "media.play"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    custom_data: Any = None


class MediaPauseParams(Params[MediaState]):
    """The params of `media.pause`."""
    METHOD: ClassVar[str] = "media.pause"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    custom_data: Any = None


class MediaStopParams(Params[MediaState]):
    """The params of `media.stop`."""
    METHOD: ClassVar[str] = "media.stop"
    session_id: str | None = None
    custom_data: Any = None


class MediaSeekParams(Params[MediaState]):
    """The params of `media.seek`."""
    METHOD: ClassVar[str] = "media.seek"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    current_time: float | None = member(minimum=0, default=None)
    relative_time: float | None = None
    seek_to_infinite: bool | None = None
    resume_state: ResumeStateLike | None = None
    custom_data: Any = None


class MediaSetPlaybackRateParams(Params[MediaState]):
    """The params of `media.set_playback_rate`."""
    METHOD: ClassVar[str] = "media.setPlaybackRate"
    session_id: str | None = None
    playback_rate: float | None = member(minimum=0.5, maximum=2, default=None)
    relative_playback_rate: float | None = member(exclusive_minimum=0, default=None)
    custom_data: Any = None


class MediaSetStreamVolumeParams(Params[MediaState]):
    """The params of `media.set_stream_volume`."""
    METHOD: ClassVar[str] = "media.setStreamVolume"
    session_id: str | None = None
    level: float = member(minimum=0, maximum=1)
    custom_data: Any = None


class MediaSetStreamMutedParams(Params[MediaState]):
    """The params of `media.set_stream_muted`."""
    METHOD: ClassVar[str] = "media.setStreamMuted"
    session_id: str | None = None
    muted: bool
    custom_data: Any = None


class MediaSetActiveTracksParams(Params[MediaState]):
    """The params of `media.set_active_tracks`."""
    METHOD: ClassVar[str] = "media.setActiveTracks"
    session_id: str | None = None
    active_track_ids: Sequence[int] | None = None
    custom_data: Any = None


class MediaGetDefaultTextTrackStyleParams(Params[MediaGetDefaultTextTrackStyleResult]):
    """The params of `media.get_default_text_track_style`."""
    METHOD: ClassVar[str] = "media.getDefaultTextTrackStyle"


class MediaSetTextTrackStyleParams(Params[MediaState]):
    """The params of `media.set_text_track_style`."""
    METHOD: ClassVar[str] = "media.setTextTrackStyle"
    session_id: str | None = None
    text_track_style: TextTrackStyle | TextTrackStyleDict
    custom_data: Any = None


class MediaSkipAdParams(Params[MediaState]):
    """The params of `media.skip_ad`."""
    METHOD: ClassVar[str] = "media.skipAd"
    session_id: str | None = None
    custom_data: Any = None


class MediaRequestStatusParams(Params[MediaState]):
    """The params of `media.request_status`."""
    METHOD: ClassVar[str] = "media.requestStatus"
    session_id: str | None = None
    omit_metadata: bool | None = None
    omit_queue_items: bool | None = None
    custom_data: Any = None


class MediaGetStatusParams(Params[MediaState]):
    """The params of `media.get_status`."""
    METHOD: ClassVar[str] = "media.getStatus"
    session_id: str | None = None


class MediaGetLastKnownParams(Params[LastKnownMedia]):
    """The params of `media.get_last_known`."""
    METHOD: ClassVar[str] = "media.getLastKnown"
    session_id: str | None = None


class MediaPositionParams(Params[MediaPosition]):
    """The params of `media.position`."""
    METHOD: ClassVar[str] = "media.position"
    session_id: str | None = None


class MediaSubscribePositionParams(Params[MediaPosition]):
    """The params of `media.subscribe_position`."""
    METHOD: ClassVar[str] = "media.subscribePosition"
    session_id: str | None = None
    interval: float | None = member(minimum=0.1, maximum=3600, default=None)


class MediaUnsubscribePositionParams(Params[None]):
    """The params of `media.unsubscribe_position`."""
    METHOD: ClassVar[str] = "media.unsubscribePosition"
    session_id: str | None = None


class MediaEditTracksParams(Params[MediaState]):
    """The params of `media.edit_tracks`."""
    METHOD: ClassVar[str] = "media.editTracks"
    session_id: str | None = None
    active_track_ids: Sequence[int] | None = None
    text_track_style: TextTrackStyle | TextTrackStyleDict | None = None
    enable_text_tracks: bool | None = None
    language: str | None = member(non_empty=True, default=None)
    is_suggested_language: bool | None = None
    custom_data: Any = None


class MediaEditAudioTracksParams(Params[MediaState]):
    """The params of `media.edit_audio_tracks`."""
    METHOD: ClassVar[str] = "media.editAudioTracks"
    session_id: str | None = None
    language: str = member(non_empty=True)
    is_suggested_language: bool | None = None
    custom_data: Any = None


class MediaSelectTracksParams(Params[MediaState]):
    """The params of `media.select_tracks`."""
    METHOD: ClassVar[str] = "media.selectTracks"
    session_id: str | None = None
    audio_languages: Sequence[str] | None = None
    text_languages: Sequence[str] | None = None
    text_subtypes: Sequence[TextTrackSubtypeLike] | None = None
    is_suggested: bool | None = None
    custom_data: Any = None


class MediaUserActionParams(Params[MediaState]):
    """The params of `media.user_action`."""
    METHOD: ClassVar[str] = "media.userAction"
    session_id: str | None = None
    user_action: UserActionLike
    clear: bool | None = None
    user_action_context: str | None = None
    source: str | None = None
    custom_data: Any = None


class MediaPrecacheParams(Params[None]):
    """The params of `media.precache`."""
    METHOD: ClassVar[str] = "media.precache"
    session_id: str | None = None
    precache_data: str | None = None
    request_items: Sequence[MediaRequestItem | MediaRequestItemDict] | None = None
    custom_data: Any = None


class MediaStoreSessionParams(Params[MediaStoreSessionResult]):
    """The params of `media.store_session`."""
    METHOD: ClassVar[str] = "media.storeSession"
    session_id: str | None = None
    target_device_capabilities: Mapping[str, Any] | None = None
    custom_data: Any = None


class MediaResumeSessionParams(Params[MediaState]):
    """The params of `media.resume_session`."""
    METHOD: ClassVar[str] = "media.resumeSession"
    PATIENCE: ClassVar[float | None] = 120.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    session_state: Mapping[str, Any]
    custom_data: Any = None


class MediaSetCredentialsParams(Params[None]):
    """The params of `media.set_credentials`."""
    METHOD: ClassVar[str] = "media.setCredentials"
    session_id: str | None = None
    credentials: str
    credentials_type: str | None = None
    for_request_id: int | None = None
    custom_data: Any = None


class MediaPlayAgainParams(Params[MediaState]):
    """The params of `media.play_again`."""
    METHOD: ClassVar[str] = "media.playAgain"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    custom_data: Any = None


class MediaSendCommandParams(Params[MediaSendCommandResult]):
    """The params of `media.send_command`."""
    METHOD: ClassVar[str] = "media.sendCommand"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"timeout": 10.0}
    session_id: str | None = None
    type: str | None = member(non_empty=True, default=None)
    data: str | None = None
    members: Mapping[str, Any] | None = None
    expects_reply: bool | None = None
    timeout: float | None = member(maximum=86400, exclusive_minimum=0, default=None)
    custom_data: Any = None


class MediaRequestsParams(Params[MediaRequestsResult]):
    """The params of `media.requests`."""
    METHOD: ClassVar[str] = "media.requests"
    session_id: str | None = None


class PlayerPlayParams(Params[PlayerStatus]):
    """The params of `player.play`."""
    METHOD: ClassVar[str] = "player.play"
    PATIENCE: ClassVar[float | None] = 1320.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0, "wait_timeout": 30.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    url: str | None = member(non_empty=True, default=None)
    urls: Sequence[str] | None = member(non_empty=True, default=None)
    subtitles: str | None = member(non_empty=True, default=None)
    media: MediaInformation | MediaInformationDict | None = None
    queue_data: QueueData | QueueDataDict | None = None
    content_type: str | None = None
    title: str | None = None
    current_time: float | None = member(minimum=0, default=None)
    resume: bool | None = None
    slide_interval: float | None = member(minimum=2, maximum=86400, default=None)
    autoplay: bool | None = None
    repeat_mode: RepeatModeLike | None = None
    resolve: ResolveModeLike | None = None
    application_id: str | None = member(non_empty=True, default=None)
    wait_timeout: float | None = member(minimum=0, default=None)
    convert: ConvertModeLike | None = None
    audio_track: str | None = member(non_empty=True, default=None)
    burn_subtitles: str | None = member(non_empty=True, default=None)
    maximum_height: int | None = member(minimum=144, maximum=4320, default=None)
    maximum_bit_rate: int | None = member(minimum=200000, maximum=100000000, default=None)
    preflight: bool | None = None
    explain_failure: bool | None = None


class PlayerPauseParams(Params[PlayerStatus]):
    """The params of `player.pause`."""
    METHOD: ClassVar[str] = "player.pause"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class PlayerResumeParams(Params[PlayerStatus]):
    """The params of `player.resume`."""
    METHOD: ClassVar[str] = "player.resume"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class PlayerToggleParams(Params[PlayerStatus]):
    """The params of `player.toggle`."""
    METHOD: ClassVar[str] = "player.toggle"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class PlayerStopParams(Params[PlayerStatus]):
    """The params of `player.stop`."""
    METHOD: ClassVar[str] = "player.stop"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    keep_application: bool | None = None


class PlayerSeekParams(Params[PlayerStatus]):
    """The params of `player.seek`."""
    METHOD: ClassVar[str] = "player.seek"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    position: float | None = member(minimum=0, default=None)
    distance: float | None = None


class PlayerNextParams(Params[PlayerStatus]):
    """The params of `player.next`."""
    METHOD: ClassVar[str] = "player.next"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class PlayerPreviousParams(Params[PlayerStatus]):
    """The params of `player.previous`."""
    METHOD: ClassVar[str] = "player.previous"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class PlayerSetVolumeParams(Params[PlayerStatus]):
    """The params of `player.set_volume`."""
    METHOD: ClassVar[str] = "player.setVolume"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    level: float | None = member(minimum=0, maximum=1, default=None)
    steps: int | None = member(minimum=-1000, maximum=1000, default=None)
    muted: bool | None = None


class PlayerStatusParams(Params[PlayerStatus]):
    """The params of `player.status`."""
    METHOD: ClassVar[str] = "player.status"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class PlayerListParams(Params[PlayerListResult]):
    """The params of `player.list`."""
    METHOD: ClassVar[str] = "player.list"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 5.0}
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class PlayerConnectParams(Params[PlayerStatus]):
    """The params of `player.connect`."""
    METHOD: ClassVar[str] = "player.connect"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class PlayerInterruptParams(Params[PlayerStatus]):
    """The params of `player.interrupt`."""
    METHOD: ClassVar[str] = "player.interrupt"
    PATIENCE: ClassVar[float | None] = 1920.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0, "maximum_duration": 60.0}
    device: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    url: str | None = member(non_empty=True, default=None)
    urls: Sequence[str] | None = member(non_empty=True, default=None)
    subtitles: str | None = member(non_empty=True, default=None)
    media: MediaInformation | MediaInformationDict | None = None
    queue_data: QueueData | QueueDataDict | None = None
    content_type: str | None = None
    title: str | None = None
    resolve: ResolveModeLike | None = None
    volume_level: float | None = member(minimum=0, maximum=1, default=None)
    maximum_duration: float | None = member(maximum=3600, exclusive_minimum=0, default=None)


class PlayerSetDefaultParams(Params[PlayerNames]):
    """The params of `player.set_default`."""
    METHOD: ClassVar[str] = "player.setDefault"
    device: str | None = member(non_empty=True, default=None)


class PlayerSetAliasParams(Params[PlayerNames]):
    """The params of `player.set_alias`."""
    METHOD: ClassVar[str] = "player.setAlias"
    alias: str = member(non_empty=True)
    device: str | None = member(non_empty=True, default=None)


class PlayerGetNamesParams(Params[PlayerNames]):
    """The params of `player.get_names`."""
    METHOD: ClassVar[str] = "player.getNames"


class QueueLoadParams(Params[QueueInsertion]):
    """The params of `queue.load`."""
    METHOD: ClassVar[str] = "queue.load"
    PATIENCE: ClassVar[float | None] = 120.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    media: MediaInformation | MediaInformationDict | None = None
    queue_data: QueueData | QueueDataDict | None = None
    autoplay: bool | None = None
    current_time: float | None = member(minimum=0, default=None)
    playback_rate: float | None = member(minimum=0.5, maximum=2, default=None)
    active_track_ids: Sequence[int] | None = None
    credentials: str | None = None
    credentials_type: str | None = None
    atv_credentials: str | None = None
    atv_credentials_type: str | None = None
    load_options: LoadOptions | LoadOptionsDict | None = None
    custom_data: Any = None
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    items: Sequence[QueueItem | QueueItemDict] | None = None
    start_index: int | None = member(minimum=0, default=None)
    repeat_mode: RepeatModeLike | None = None


class QueueInsertParams(Params[QueueInsertion]):
    """The params of `queue.insert`."""
    METHOD: ClassVar[str] = "queue.insert"
    session_id: str | None = None
    items: Sequence[QueueItem | QueueItemDict] = member(non_empty=True)
    insert_before: int | None = member(minimum=1, default=None)
    custom_data: Any = None


class QueueInsertAndPlayParams(Params[QueueInsertion]):
    """The params of `queue.insert_and_play`."""
    METHOD: ClassVar[str] = "queue.insertAndPlay"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    item: QueueItem | QueueItemDict
    insert_before: int | None = member(minimum=1, default=None)
    current_time: float | None = member(minimum=0, default=None)
    custom_data: Any = None


class QueueUpdateParams(Params[MediaState]):
    """The params of `queue.update`."""
    METHOD: ClassVar[str] = "queue.update"
    session_id: str | None = None
    items: Sequence[QueueItem | QueueItemDict] = member(non_empty=True)
    custom_data: Any = None


class QueueRemoveParams(Params[MediaState]):
    """The params of `queue.remove`."""
    METHOD: ClassVar[str] = "queue.remove"
    session_id: str | None = None
    item_ids: Sequence[int] = member(non_empty=True)
    custom_data: Any = None


class QueueReorderParams(Params[MediaState]):
    """The params of `queue.reorder`."""
    METHOD: ClassVar[str] = "queue.reorder"
    session_id: str | None = None
    item_ids: Sequence[int] = member(non_empty=True)
    insert_before: int | None = member(minimum=1, default=None)
    custom_data: Any = None


class QueueMoveParams(Params[MediaState]):
    """The params of `queue.move`."""
    METHOD: ClassVar[str] = "queue.move"
    session_id: str | None = None
    item_id: int = member(minimum=1)
    to_index: int = member(minimum=0)
    custom_data: Any = None


class QueueJumpParams(Params[MediaState]):
    """The params of `queue.jump`."""
    METHOD: ClassVar[str] = "queue.jump"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    item_id: int = member(minimum=1)
    current_time: float | None = member(minimum=0, default=None)
    custom_data: Any = None


class QueueNextParams(Params[MediaState]):
    """The params of `queue.next`."""
    METHOD: ClassVar[str] = "queue.next"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    custom_data: Any = None


class QueuePreviousParams(Params[MediaState]):
    """The params of `queue.previous`."""
    METHOD: ClassVar[str] = "queue.previous"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"wait_timeout": 30.0}
    wait_for: PlayerStateLike | None = None
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    session_id: str | None = None
    custom_data: Any = None


class QueueSetRepeatModeParams(Params[MediaState]):
    """The params of `queue.set_repeat_mode`."""
    METHOD: ClassVar[str] = "queue.setRepeatMode"
    session_id: str | None = None
    repeat_mode: RepeatModeLike
    custom_data: Any = None


class QueueShuffleParams(Params[MediaState]):
    """The params of `queue.shuffle`."""
    METHOD: ClassVar[str] = "queue.shuffle"
    session_id: str | None = None
    custom_data: Any = None


class QueueUnshuffleParams(Params[MediaState]):
    """The params of `queue.unshuffle`."""
    METHOD: ClassVar[str] = "queue.unshuffle"
    session_id: str | None = None
    custom_data: Any = None


class QueueFetchItemIdsParams(Params[QueueFetchItemIdsResult]):
    """The params of `queue.fetch_item_ids`."""
    METHOD: ClassVar[str] = "queue.fetchItemIds"
    session_id: str | None = None


class QueueFetchItemsParams(Params[QueueFetchItemsResult]):
    """The params of `queue.fetch_items`."""
    METHOD: ClassVar[str] = "queue.fetchItems"
    session_id: str | None = None
    item_ids: Sequence[int] = member(non_empty=True)


class QueueFetchItemRangeParams(Params[QueueFetchItemRangeResult]):
    """The params of `queue.fetch_item_range`."""
    METHOD: ClassVar[str] = "queue.fetchItemRange"
    session_id: str | None = None
    item_id: int = member(minimum=1)
    next_count: int | None = member(minimum=1, default=None)
    prev_count: int | None = member(minimum=1, default=None)


class QueueListParams(Params[QueuePage]):
    """The params of `queue.list`."""
    METHOD: ClassVar[str] = "queue.list"
    session_id: str | None = None
    start_index: int | None = member(minimum=0, default=None)
    from_item_id: int | None = member(minimum=1, default=None)
    count: int | None = member(minimum=0, maximum=5000, default=None)
    fetch_if_needed: bool | None = None


class QueueGetCacheParams(Params[QueueCache]):
    """The params of `queue.get_cache`."""
    METHOD: ClassVar[str] = "queue.getCache"
    session_id: str | None = None


class QueueSetCacheOptionsParams(Params[QueueCache]):
    """The params of `queue.set_cache_options`."""
    METHOD: ClassVar[str] = "queue.setCacheOptions"
    session_id: str | None = None
    cache_size: int | None = member(minimum=1, maximum=5000, default=None)
    maximum_fetch_count: int | None = member(minimum=1, maximum=100, default=None)


class QueueReloadParams(Params[QueueReloadResult]):
    """The params of `queue.reload`."""
    METHOD: ClassVar[str] = "queue.reload"
    session_id: str | None = None


class QueueClearParams(Params[QueueCache]):
    """The params of `queue.clear`."""
    METHOD: ClassVar[str] = "queue.clear"
    session_id: str | None = None


class RecordStartParams(Params[RecordingInfo]):
    """The params of `record.start`."""
    METHOD: ClassVar[str] = "record.start"
    path: str = member(non_empty=True)
    device: str | None = member(non_empty=True, default=None)
    session_id: str | None = None
    is_raw: bool | None = None
    include_heartbeat: bool | None = None
    max_file_size: int | None = member(minimum=65536, maximum=67108864, default=None)
    max_file_count: int | None = member(minimum=1, maximum=100, default=None)


class RecordStopParams(Params[RecordingInfo]):
    """The params of `record.stop`."""
    METHOD: ClassVar[str] = "record.stop"
    recording_id: str


class RecordListParams(Params[RecordListResult]):
    """The params of `record.list`."""
    METHOD: ClassVar[str] = "record.list"


class RpcDiscoverParams(Params[dict[str, Any]]):
    """The params of `rpc.discover`."""
    METHOD: ClassVar[str] = "rpc.discover"


class ServePublishParams(Params[Publication]):
    """The params of `serve.publish`."""
    METHOD: ClassVar[str] = "serve.publish"
    path: str = member(non_empty=True)
    session_id: str | None = None
    device: str | None = member(non_empty=True, default=None)
    content_type: str | None = member(non_empty=True, default=None)
    name: str | None = member(non_empty=True, default=None)
    allow_any_peer: bool | None = None


class ServeUnpublishParams(Params[None]):
    """The params of `serve.unpublish`."""
    METHOD: ClassVar[str] = "serve.unpublish"
    publication_id: str


class ServeListParams(Params[ServeListResult]):
    """The params of `serve.list`."""
    METHOD: ClassVar[str] = "serve.list"
    session_id: str | None = None


class ServerInitializeParams(Params[ServerInitializeResult]):
    """The params of `server.initialize`."""
    METHOD: ClassVar[str] = "server.initialize"
    protocol_version: str | None = None
    client_info: ClientInfo | ClientInfoDict | None = None
    process_id: int | None = member(minimum=1, default=None)
    capabilities: ClientCapabilities | ClientCapabilitiesDict | None = None
    spec_hash: str | None = None
    topics: Sequence[str] | None = None


class ServerInfoParams(Params[ServerInfo]):
    """The params of `server.info`."""
    METHOD: ClassVar[str] = "server.info"


class ServerClientsParams(Params[ServerClientsResult]):
    """The params of `server.clients`."""
    METHOD: ClassVar[str] = "server.clients"


class ServerReportParams(Params[ServerReportResult]):
    """The params of `server.report`."""
    METHOD: ClassVar[str] = "server.report"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"listen_for": 3.0}
    listen_for: float | None = member(minimum=0, maximum=60, default=None)
    probes_devices: bool | None = None
    host: str | None = member(non_empty=True, default=None)
    port: int | None = member(minimum=1, maximum=65535, default=None)
    notes: Sequence[str] | None = None


class ServerPingParams(Params[None]):
    """The params of `server.ping`."""
    METHOD: ClassVar[str] = "server.ping"


class ServerEchoParams(Params[ServerEchoResult]):
    """The params of `server.echo`."""
    METHOD: ClassVar[str] = "server.echo"
    value: Any


class ServerShutdownParams(Params[None]):
    """The params of `server.shutdown`."""
    METHOD: ClassVar[str] = "server.shutdown"


class SessionStartParams(Params[Session]):
    """The params of `session.start`."""
    METHOD: ClassVar[str] = "session.start"
    PATIENCE: ClassVar[float | None] = 660.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device_id: str | None = None
    friendly_name: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    host: str | None = member(non_empty=True, default=None)
    port: int | None = member(minimum=1, maximum=65535, default=None)
    application_id: str | None = member(non_empty=True, default=None)
    language_code: str | None = None
    relaunch_if_running: bool | None = None
    android_receiver_compatible: bool | None = None
    credentials: str | None = None
    credentials_type: str | None = None
    required_features: Sequence[str] | None = None
    if_exists: ExistingSessionPolicyLike | None = None
    session_options: Mapping[str, Any] | None = None
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class SessionJoinParams(Params[Session]):
    """The params of `session.join`."""
    METHOD: ClassVar[str] = "session.join"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    device_id: str | None = None
    friendly_name: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    host: str | None = member(non_empty=True, default=None)
    port: int | None = member(minimum=1, maximum=65535, default=None)
    application_id: str | None = member(non_empty=True, default=None)
    receiver_session_id: str | None = member(non_empty=True, default=None)
    credentials: str | None = None
    credentials_type: str | None = None
    if_exists: ExistingSessionPolicyLike | None = None
    session_options: Mapping[str, Any] | None = None
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class SessionEndParams(Params[None]):
    """The params of `session.end`."""
    METHOD: ClassVar[str] = "session.end"
    session_id: str | None = None
    action: SessionEndActionLike | None = None


class SessionListParams(Params[SessionListResult]):
    """The params of `session.list`."""
    METHOD: ClassVar[str] = "session.list"


class SessionSetCurrentParams(Params[Session]):
    """The params of `session.set_current`."""
    METHOD: ClassVar[str] = "session.setCurrent"
    session_id: str


class SessionGetParams(Params[Session]):
    """The params of `session.get`."""
    METHOD: ClassVar[str] = "session.get"
    session_id: str | None = None


class SessionSetVolumeParams(Params[DeviceVolume]):
    """The params of `session.set_volume`."""
    METHOD: ClassVar[str] = "session.setVolume"
    session_id: str | None = None
    level: float = member(minimum=0, maximum=1)


class SessionStepVolumeParams(Params[DeviceVolume]):
    """The params of `session.step_volume`."""
    METHOD: ClassVar[str] = "session.stepVolume"
    session_id: str | None = None
    steps: int | None = member(minimum=-1000, maximum=1000, default=None)


class SessionPressVolumeKeyParams(Params[SessionPressVolumeKeyResult]):
    """The params of `session.press_volume_key`."""
    METHOD: ClassVar[str] = "session.pressVolumeKey"
    key: VolumeKeyLike


class SessionSetMutedParams(Params[DeviceVolume]):
    """The params of `session.set_muted`."""
    METHOD: ClassVar[str] = "session.setMuted"
    session_id: str | None = None
    muted: bool


class SessionRequestMultizoneStatusParams(Params[MultizoneStatus]):
    """The params of `session.request_multizone_status`."""
    METHOD: ClassVar[str] = "session.requestMultizoneStatus"
    session_id: str | None = None


class SessionSetMultizoneDeviceVolumeParams(Params[MultizoneDevice]):
    """The params of `session.set_multizone_device_volume`."""
    METHOD: ClassVar[str] = "session.setMultizoneDeviceVolume"
    session_id: str | None = None
    device_id: str = member(non_empty=True)
    level: float = member(minimum=0, maximum=1)


class SessionSetMultizoneDeviceMutedParams(Params[MultizoneDevice]):
    """The params of `session.set_multizone_device_muted`."""
    METHOD: ClassVar[str] = "session.setMultizoneDeviceMuted"
    session_id: str | None = None
    device_id: str = member(non_empty=True)
    muted: bool


class SessionGetCastingGroupsParams(Params[SessionGetCastingGroupsResult]):
    """The params of `session.get_casting_groups`."""
    METHOD: ClassVar[str] = "session.getCastingGroups"
    session_id: str | None = None


class SessionRequestStatusParams(Params[ReceiverStatus]):
    """The params of `session.request_status`."""
    METHOD: ClassVar[str] = "session.requestStatus"
    session_id: str | None = None


class SessionTransferParams(Params[SessionTransferResult]):
    """The params of `session.transfer`."""
    METHOD: ClassVar[str] = "session.transfer"
    PATIENCE: ClassVar[float | None] = 1260.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0, "timeout": 600.0}
    session_id: str | None = None
    device_id: str | None = None
    friendly_name: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    host: str | None = member(non_empty=True, default=None)
    port: int | None = member(minimum=1, maximum=65535, default=None)
    keep_volume: bool | None = None
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class SessionTakeBackParams(Params[PlaybackState]):
    """The params of `session.take_back`."""
    METHOD: ClassVar[str] = "session.takeBack"
    session_id: str | None = None
    action: SessionEndActionLike | None = None


class SessionSetDefaultOptionsParams(Params[None]):
    """The params of `session.set_default_options`."""
    METHOD: ClassVar[str] = "session.setDefaultOptions"
    options: Mapping[str, Any] | None = None
    category: str | None = member(non_empty=True, default=None)


class SessionGetDefaultOptionsParams(Params[SessionGetDefaultOptionsResult]):
    """The params of `session.get_default_options`."""
    METHOD: ClassVar[str] = "session.getDefaultOptions"
    category: str | None = member(non_empty=True, default=None)


class SessionBuildOpenUrlParams(Params[SessionBuildOpenUrlResult]):
    """The params of `session.build_open_url`."""
    METHOD: ClassVar[str] = "session.buildOpenUrl"
    session_id: str | None = None
    base_url: str | None = member(non_empty=True, default=None)


class SessionParseOpenUrlParams(Params[SessionParseOpenUrlResult]):
    """The params of `session.parse_open_url`."""
    METHOD: ClassVar[str] = "session.parseOpenUrl"
    url: str = member(non_empty=True)


class SessionStartWithOpenUrlParams(Params[Session]):
    """The params of `session.start_with_open_url`."""
    METHOD: ClassVar[str] = "session.startWithOpenUrl"
    PATIENCE: ClassVar[float | None] = 660.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 10.0, "timeout": 600.0}
    url: str = member(non_empty=True)
    application_id: str | None = member(non_empty=True, default=None)
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    if_exists: ExistingSessionPolicyLike | None = None
    session_options: Mapping[str, Any] | None = None
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class SessionSuspendParams(Params[Session]):
    """The params of `session.suspend`."""
    METHOD: ClassVar[str] = "session.suspend"
    session_id: str | None = None
    reason: SessionSuspendReasonLike | None = None


class SessionResumeParams(Params[Session]):
    """The params of `session.resume`."""
    METHOD: ClassVar[str] = "session.resume"
    PATIENCE: ClassVar[float | None] = 660.0
    LIMITS: ClassVar[Mapping[str, float]] = {}
    session_id: str | None = None


class SessionListSavedParams(Params[SessionListSavedResult]):
    """The params of `session.list_saved`."""
    METHOD: ClassVar[str] = "session.listSaved"


class SessionRestoreParams(Params[SessionRestoreResult]):
    """The params of `session.restore`."""
    METHOD: ClassVar[str] = "session.restore"
    PATIENCE: ClassVar[float | None] = 60.0
    LIMITS: ClassVar[Mapping[str, float]] = {"timeout": 10.0}
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)


class WidgetGetStateParams(Params[WidgetGetStateResult]):
    """The params of `widget.get_state`."""
    METHOD: ClassVar[str] = "widget.getState"
    widgets: Sequence[WidgetNameLike] | None = None


class WidgetSetOptionsParams(Params[WidgetOptions]):
    """The params of `widget.set_options`."""
    METHOD: ClassVar[str] = "widget.setOptions"
    options: WidgetOptions | WidgetOptionsDict


class WidgetTapCastButtonParams(Params[WidgetTapCastButtonResult]):
    """The params of `widget.tap_cast_button`."""
    METHOD: ClassVar[str] = "widget.tapCastButton"


class WidgetOpenDialogParams(Params[CastDialogState]):
    """The params of `widget.open_dialog`."""
    METHOD: ClassVar[str] = "widget.openDialog"


class WidgetCloseDialogParams(Params[CastDialogState]):
    """The params of `widget.close_dialog`."""
    METHOD: ClassVar[str] = "widget.closeDialog"


class WidgetSelectDeviceParams(Params[Session]):
    """The params of `widget.select_device`."""
    METHOD: ClassVar[str] = "widget.selectDevice"
    PATIENCE: ClassVar[float | None] = 1260.0
    LIMITS: ClassVar[Mapping[str, float]] = {"search_timeout": 5.0}
    device_id: str
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    application_id: str | None = member(non_empty=True, default=None)


class WidgetDisconnectParams(Params[None]):
    """The params of `widget.disconnect`."""
    METHOD: ClassVar[str] = "widget.disconnect"
    action: SessionEndActionLike | None = None


class WidgetPresentIntroOverlayParams(Params[WidgetPresentIntroOverlayResult]):
    """The params of `widget.present_intro_overlay`."""
    METHOD: ClassVar[str] = "widget.presentIntroOverlay"


class WidgetDismissIntroOverlayParams(Params[IntroOverlayState]):
    """The params of `widget.dismiss_intro_overlay`."""
    METHOD: ClassVar[str] = "widget.dismissIntroOverlay"


class WidgetResetIntroOverlayParams(Params[IntroOverlayState]):
    """The params of `widget.reset_intro_overlay`."""
    METHOD: ClassVar[str] = "widget.resetIntroOverlay"


class WidgetTapMiniControllerParams(Params[WidgetTapMiniControllerResult]):
    """The params of `widget.tap_mini_controller`."""
    METHOD: ClassVar[str] = "widget.tapMiniController"


class WidgetPresentExpandedControllerParams(Params[WidgetPresentExpandedControllerResult]):
    """The params of `widget.present_expanded_controller`."""
    METHOD: ClassVar[str] = "widget.presentExpandedController"


class WidgetDismissExpandedControllerParams(Params[WidgetDismissExpandedControllerResult]):
    """The params of `widget.dismiss_expanded_controller`."""
    METHOD: ClassVar[str] = "widget.dismissExpandedController"


class WidgetPressButtonParams(Params[WidgetPressButtonResult]):
    """The params of `widget.press_button`."""
    METHOD: ClassVar[str] = "widget.pressButton"
    widget: WidgetNameLike
    slot: int | None = member(minimum=0, maximum=3, default=None)
    control: WidgetControlLike | None = None


class WidgetSlideParams(Params[None]):
    """The params of `widget.slide`."""
    METHOD: ClassVar[str] = "widget.slide"
    slider: WidgetSliderLike
    phase: SlidePhaseLike
    value: float | None = member(minimum=0, default=None)


class WidgetSetVolumeParams(Params[VolumeControllerState]):
    """The params of `widget.set_volume`."""
    METHOD: ClassVar[str] = "widget.setVolume"
    level: float | None = member(minimum=0, maximum=1, default=None)
    muted: bool | None = None


class WidgetSetPlaybackRateParams(Params[PlaybackRateControllerState]):
    """The params of `widget.set_playback_rate`."""
    METHOD: ClassVar[str] = "widget.setPlaybackRate"
    playback_rate: float = member(minimum=0.5, maximum=2)


class WidgetOpenTrackSelectorParams(Params[TrackSelectorState]):
    """The params of `widget.open_track_selector`."""
    METHOD: ClassVar[str] = "widget.openTrackSelector"


class WidgetCloseTrackSelectorParams(Params[TrackSelectorState]):
    """The params of `widget.close_track_selector`."""
    METHOD: ClassVar[str] = "widget.closeTrackSelector"


class WidgetSelectTracksParams(Params[TrackSelectorState]):
    """The params of `widget.select_tracks`."""
    METHOD: ClassVar[str] = "widget.selectTracks"
    track_ids: Sequence[int]


class WidgetSetStyleParams(Params[WidgetStyle]):
    """The params of `widget.set_style`."""
    METHOD: ClassVar[str] = "widget.setStyle"
    path: str
    attributes: Mapping[str, Any]


class WidgetGetStyleParams(Params[WidgetStyle]):
    """The params of `widget.get_style`."""
    METHOD: ClassVar[str] = "widget.getStyle"
    path: str | None = member(non_empty=True, default=None)


class WidgetApplyStyleParams(Params[WidgetApplyStyleResult]):
    """The params of `widget.apply_style`."""
    METHOD: ClassVar[str] = "widget.applyStyle"


class WidgetMakeLoadRequestParams(Params[WidgetMakeLoadRequestResult]):
    """The params of `widget.make_load_request`."""
    METHOD: ClassVar[str] = "widget.makeLoadRequest"
    local: LocalPlayback | LocalPlaybackDict


class WidgetHandOverParams(Params[MediaState]):
    """The params of `widget.hand_over`."""
    METHOD: ClassVar[str] = "widget.handOver"
    PATIENCE: ClassVar[float | None] = 120.0
    LIMITS: ClassVar[Mapping[str, float]] = {}
    local: LocalPlayback | LocalPlaybackDict


class WidgetTakeBackParams(Params[LocalPlayback]):
    """The params of `widget.take_back`."""
    METHOD: ClassVar[str] = "widget.takeBack"

__all__ = [
    "ChannelAddParams", "ChannelRemoveParams", "ChannelListParams", "ChannelSendParams",
    "ChannelGenerateRequestIdParams", "ChannelBroadcastParams", "ContextCreateParams", "ContextGetParams",
    "ContextSetLaunchCredentialsParams", "ContextSetAppStateParams", "DiscoveryStartParams", "DiscoveryStopParams",
    "DiscoveryListParams", "DiscoveryGetParams", "DiscoveryFindParams", "DiscoveryScanParams",
    "DiscoveryAddDeviceParams", "DiscoveryRemoveDeviceParams", "DiscoverySetAttributeParams",
    "DiscoveryRemoveAttributeParams", "DiscoveryRegisterProviderParams", "DiscoveryUnregisterProviderParams",
    "DiscoveryPublishDevicesParams", "DiscoveryUnpublishDevicesParams", "DiscoverySetPassiveScanParams",
    "DiscoverySetOptionsParams", "DiscoveryQueryAppAvailabilityParams", "DiscoveryDescribeParams",
    "DiscoveryDiagnoseParams", "EventsSubscribeParams", "EventsUnsubscribeParams", "EventsPollParams",
    "EventsSnapshotParams", "ImagePickParams", "ImageSetPolicyParams", "ImageGetPolicyParams", "ImageFetchParams",
    "ImageCacheInfoParams", "ImageClearCacheParams", "LogSetFilterParams", "LogGetFilterParams", "LogSetFileParams",
    "LogSetConsoleParams", "LogSetMessageTapParams", "MediaLoadParams", "MediaResolveParams", "MediaPreflightParams",
    "MediaPlayParams", "MediaPauseParams", "MediaStopParams", "MediaSeekParams", "MediaSetPlaybackRateParams",
    "MediaSetStreamVolumeParams", "MediaSetStreamMutedParams", "MediaSetActiveTracksParams",
    "MediaGetDefaultTextTrackStyleParams", "MediaSetTextTrackStyleParams", "MediaSkipAdParams",
    "MediaRequestStatusParams", "MediaGetStatusParams", "MediaGetLastKnownParams", "MediaPositionParams",
    "MediaSubscribePositionParams", "MediaUnsubscribePositionParams", "MediaEditTracksParams",
    "MediaEditAudioTracksParams", "MediaSelectTracksParams", "MediaUserActionParams", "MediaPrecacheParams",
    "MediaStoreSessionParams", "MediaResumeSessionParams", "MediaSetCredentialsParams", "MediaPlayAgainParams",
    "MediaSendCommandParams", "MediaRequestsParams", "PlayerPlayParams", "PlayerPauseParams", "PlayerResumeParams",
    "PlayerToggleParams", "PlayerStopParams", "PlayerSeekParams", "PlayerNextParams", "PlayerPreviousParams",
    "PlayerSetVolumeParams", "PlayerStatusParams", "PlayerListParams", "PlayerConnectParams", "PlayerInterruptParams",
    "PlayerSetDefaultParams", "PlayerSetAliasParams", "PlayerGetNamesParams", "QueueLoadParams", "QueueInsertParams",
    "QueueInsertAndPlayParams", "QueueUpdateParams", "QueueRemoveParams", "QueueReorderParams", "QueueMoveParams",
    "QueueJumpParams", "QueueNextParams", "QueuePreviousParams", "QueueSetRepeatModeParams", "QueueShuffleParams",
    "QueueUnshuffleParams", "QueueFetchItemIdsParams", "QueueFetchItemsParams", "QueueFetchItemRangeParams",
    "QueueListParams", "QueueGetCacheParams", "QueueSetCacheOptionsParams", "QueueReloadParams", "QueueClearParams",
    "RecordStartParams", "RecordStopParams", "RecordListParams", "RpcDiscoverParams", "ServePublishParams",
    "ServeUnpublishParams", "ServeListParams", "ServerInitializeParams", "ServerInfoParams", "ServerClientsParams",
    "ServerReportParams", "ServerPingParams", "ServerEchoParams", "ServerShutdownParams", "SessionStartParams",
    "SessionJoinParams", "SessionEndParams", "SessionListParams", "SessionSetCurrentParams", "SessionGetParams",
    "SessionSetVolumeParams", "SessionStepVolumeParams", "SessionPressVolumeKeyParams", "SessionSetMutedParams",
    "SessionRequestMultizoneStatusParams", "SessionSetMultizoneDeviceVolumeParams",
    "SessionSetMultizoneDeviceMutedParams", "SessionGetCastingGroupsParams", "SessionRequestStatusParams",
    "SessionTransferParams", "SessionTakeBackParams", "SessionSetDefaultOptionsParams",
    "SessionGetDefaultOptionsParams", "SessionBuildOpenUrlParams", "SessionParseOpenUrlParams",
    "SessionStartWithOpenUrlParams", "SessionSuspendParams", "SessionResumeParams", "SessionListSavedParams",
    "SessionRestoreParams", "WidgetGetStateParams", "WidgetSetOptionsParams", "WidgetTapCastButtonParams",
    "WidgetOpenDialogParams", "WidgetCloseDialogParams", "WidgetSelectDeviceParams", "WidgetDisconnectParams",
    "WidgetPresentIntroOverlayParams", "WidgetDismissIntroOverlayParams", "WidgetResetIntroOverlayParams",
    "WidgetTapMiniControllerParams", "WidgetPresentExpandedControllerParams", "WidgetDismissExpandedControllerParams",
    "WidgetPressButtonParams", "WidgetSlideParams", "WidgetSetVolumeParams", "WidgetSetPlaybackRateParams",
    "WidgetOpenTrackSelectorParams", "WidgetCloseTrackSelectorParams", "WidgetSelectTracksParams",
    "WidgetSetStyleParams", "WidgetGetStyleParams", "WidgetApplyStyleParams", "WidgetMakeLoadRequestParams",
    "WidgetHandOverParams", "WidgetTakeBackParams",
]
