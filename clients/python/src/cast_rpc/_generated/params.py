# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from .._codec import (
    ANY,
    BOOLEAN,
    INTEGER,
    NUMBER,
    OBJECT,
    STRING,
    Array,
    Enumeration,
    Field,
    Map,
    Model,
    Nested,
    Params,
)
from .enums import *
from .types import *


@dataclass(slots=True, kw_only=True)
class ChannelAddParams(Params[ChannelInfo]):
    """The params of `channel.add`: Adds a channel, at any time: before a session is started, too."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "channel.add"
    RESULT = Nested(lambda: ChannelInfo)

    namespace: str
    """`urn:x-cast:` and a name, 128 bytes at most."""

    session_id: str | None = None
    """The session; the channel goes with it. Absent: every session that there is or will be."""


@dataclass(slots=True, kw_only=True)
class ChannelRemoveParams(Params[None]):
    """The params of `channel.remove`: Removes a channel of the client's; named as it was added."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "channel.remove"

    namespace: str
    """Its namespace."""

    session_id: str | None = None
    """The session that it was added for; absent: the one that was added for every session."""


@dataclass(slots=True, kw_only=True)
class ChannelListParams(Params[ChannelListResult]):
    """The params of `channel.list`: Lists the client's channels, the oldest first."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "channel.list"
    RESULT = Nested(lambda: ChannelListResult)


@dataclass(slots=True, kw_only=True)
class ChannelSendParams(Params[ChannelSendResult]):
    """The params of `channel.send`: Sends a message to the app, on a channel of the client's."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
        Field("text", "text", STRING),
        Field("data", "data", STRING),
    )
    METHOD = "channel.send"
    RESULT = Nested(lambda: ChannelSendResult)

    namespace: str
    """The channel's namespace."""

    session_id: str | None = None
    """The session; absent is the current one."""

    text: str | None = None
    """The message, as text."""

    data: str | None = None
    """The message, as bytes in base64 (RFC 4648, section 4)."""


@dataclass(slots=True, kw_only=True)
class ChannelGenerateRequestIdParams(Params[ChannelGenerateRequestIdResult]):
    """The params of `channel.generateRequestId`: Gives a number for a request of the app's own protocol
    that nobody else on this link uses.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "channel.generateRequestId"
    RESULT = Nested(lambda: ChannelGenerateRequestIdResult)

    namespace: str
    """The channel's namespace."""

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class ChannelBroadcastParams(Params[ChannelBroadcastResult]):
    """The params of `channel.broadcast`: Sends a message to every end of a session's device (destination
    `*`).
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
        Field("text", "text", STRING),
        Field("data", "data", STRING),
    )
    METHOD = "channel.broadcast"
    RESULT = Nested(lambda: ChannelBroadcastResult)

    namespace: str
    """The namespace."""

    session_id: str | None = None
    """The session; absent is the current one."""

    text: str | None = None
    """The message, as text."""

    data: str | None = None
    """The message, as bytes in base64 (RFC 4648, section 4)."""


@dataclass(slots=True, kw_only=True)
class ContextCreateParams(Params[ContextInfo]):
    """The params of `context.create`: Creates the context with options, once, and starts discovery unless
    told not to.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", Nested(lambda: ContextOptions)),
    )
    METHOD = "context.create"
    RESULT = Nested(lambda: ContextInfo)

    options: ContextOptions | None = None
    """What differs from what is assumed."""


@dataclass(slots=True, kw_only=True)
class ContextGetParams(Params[ContextInfo]):
    """The params of `context.get`: Gives the context's state."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "context.get"
    RESULT = Nested(lambda: ContextInfo)


@dataclass(slots=True, kw_only=True)
class ContextPressCastButtonParams(Params[ContextPressCastButtonResult]):
    """The params of `context.pressCastButton`: Tells that the viewer pressed a Cast button."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "context.pressCastButton"
    RESULT = Nested(lambda: ContextPressCastButtonResult)


@dataclass(slots=True, kw_only=True)
class ContextSetLaunchCredentialsParams(Params[None]):
    """The params of `context.setLaunchCredentials`: Sets who the viewer is, for the next launches and
    joins.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
    )
    METHOD = "context.setLaunchCredentials"

    credentials: str | None = None
    """The credentials; absent removes them."""

    credentials_type: str | None = None
    """What kind: `web`, `cloud`, or an app's own. Absent: `"web"`."""


@dataclass(slots=True, kw_only=True)
class ContextSetAppStateParams(Params[ContextSetAppStateResult]):
    """The params of `context.setAppState`: Tells whether the calling client is in use."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("state", "state", Enumeration(AppState), required=True),
    )
    METHOD = "context.setAppState"
    RESULT = Nested(lambda: ContextSetAppStateResult)

    state: AppStateLike
    """The state."""


@dataclass(slots=True, kw_only=True)
class DiscoveryStartParams(Params[DiscoveryInfo]):
    """The params of `discovery.start`: Begins to look for devices; does nothing if that goes on already."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("criteria", "criteria", Nested(lambda: DiscoveryCriteria)),
    )
    METHOD = "discovery.start"
    RESULT = Nested(lambda: DiscoveryInfo)

    criteria: DiscoveryCriteria | None = None
    """Which devices this client wants; absent: those of `context.create`, or all. They hold for this
    connection, in `discovery.list`, `find` and the notifications, until it starts again or stops; other
    clients have their own.
    """


@dataclass(slots=True, kw_only=True)
class DiscoveryStopParams(Params[DiscoveryInfo]):
    """The params of `discovery.stop`: Stops looking, unless another client started it too; the devices
    found so far stay in the list.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "discovery.stop"
    RESULT = Nested(lambda: DiscoveryInfo)


@dataclass(slots=True, kw_only=True)
class DiscoveryListParams(Params[DiscoveryInfo]):
    """The params of `discovery.list`: Lists the devices that fit this client's criteria."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "discovery.list"
    RESULT = Nested(lambda: DiscoveryInfo)


@dataclass(slots=True, kw_only=True)
class DiscoveryGetParams(Params[Device]):
    """The params of `discovery.get`: Gives one device."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
    )
    METHOD = "discovery.get"
    RESULT = Nested(lambda: Device)

    device_id: str
    """Which."""


@dataclass(slots=True, kw_only=True)
class DiscoveryFindParams(Params[Device]):
    """The params of `discovery.find`: Waits for a device to be found; begins to look if need be."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING),
        Field("friendly_name", "friendlyName", STRING),
        Field("timeout", "timeout", NUMBER, minimum=0, maximum=300),
    )
    METHOD = "discovery.find"
    RESULT = Nested(lambda: Device)
    PATIENCE = 10.0

    device_id: str | None = None
    """Its id."""

    friendly_name: str | None = None
    """Or its name, case-insensitive. Without either, any device will do."""

    timeout: float | None = None
    """How long to wait. In seconds. From 0 to 300. Absent: `10`."""


@dataclass(slots=True, kw_only=True)
class DiscoveryScanParams(Params[DiscoveryScanResult]):
    """The params of `discovery.scan`: Gives all devices that answer within a time."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("timeout", "timeout", NUMBER, minimum=0, maximum=300),
        Field("criteria", "criteria", Nested(lambda: DiscoveryCriteria)),
    )
    METHOD = "discovery.scan"
    RESULT = Nested(lambda: DiscoveryScanResult)
    PATIENCE = 3.0

    timeout: float | None = None
    """How long to wait for answers. In seconds. From 0 to 300. Absent: `3`."""

    criteria: DiscoveryCriteria | None = None
    """Which devices are wanted; absent: those of this client's `discovery.start`, or of `context.create`,
    or all.
    """


@dataclass(slots=True, kw_only=True)
class DiscoveryAddDeviceParams(Params[Device]):
    """The params of `discovery.addDevice`: Adds a device by its address, for networks that discovery
    doesn't reach.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("host", "host", STRING, required=True, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("friendly_name", "friendlyName", STRING),
        Field("device_id", "deviceId", STRING, non_empty=True),
    )
    METHOD = "discovery.addDevice"
    RESULT = Nested(lambda: Device)

    host: str
    """An address or host name. Not empty."""

    port: int | None = None
    """Its port. From 1 to 65535. Absent: `8009`."""

    friendly_name: str | None = None
    """What to call it; absent: its address."""

    device_id: str | None = None
    """Its id, if known: it is then the same device as the one that discovery finds. Not empty."""


@dataclass(slots=True, kw_only=True)
class DiscoveryRemoveDeviceParams(Params[None]):
    """The params of `discovery.removeDevice`: Removes a device that was added by its address."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
    )
    METHOD = "discovery.removeDevice"

    device_id: str
    """Which."""


@dataclass(slots=True, kw_only=True)
class DiscoverySetPassiveScanParams(Params[None]):
    """The params of `discovery.setPassiveScan`: Says whether to ask the network less often, at the price
    of older facts; for all clients.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("passive_scan", "passiveScan", BOOLEAN, required=True),
    )
    METHOD = "discovery.setPassiveScan"

    passive_scan: bool
    """Whether."""


@dataclass(slots=True, kw_only=True)
class DiscoverySetOptionsParams(Params[DiscoveryOptions]):
    """The params of `discovery.setOptions`: Changes how devices are looked for, for all clients, at once;
    gives all the options.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", Nested(lambda: DiscoveryOptions), required=True),
    )
    METHOD = "discovery.setOptions"
    RESULT = Nested(lambda: DiscoveryOptions)

    options: DiscoveryOptions
    """What is to be different; what is absent stays."""


@dataclass(slots=True, kw_only=True)
class DiscoveryQueryAppAvailabilityParams(Params[DiscoveryQueryAppAvailabilityResult]):
    """The params of `discovery.queryAppAvailability`: Asks a device which of some apps it has."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, non_empty=True),
        Field("host", "host", STRING, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("application_ids", "applicationIds", Array(STRING), required=True, non_empty=True),
        Field("refresh", "refresh", BOOLEAN),
    )
    METHOD = "discovery.queryAppAvailability"
    RESULT = Nested(lambda: DiscoveryQueryAppAvailabilityResult)

    device_id: str | None = None
    """The device; exactly one of this and `host`. Not empty."""

    host: str | None = None
    """An address or host name instead. Not empty."""

    port: int | None = None
    """The port at `host`. From 1 to 65535. Absent: `8009`."""

    application_ids: Sequence[str]
    """The apps. Not empty."""

    refresh: bool | None = None
    """Whether to ask even if every answer is known. Absent: `false`."""


@dataclass(slots=True, kw_only=True)
class DiscoveryDiagnoseParams(Params[DiscoveryDiagnosis]):
    """The params of `discovery.diagnose`: Says why the list of devices is what it is, and probes an
    address if asked to.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("host", "host", STRING, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("authenticate", "authenticate", BOOLEAN),
    )
    METHOD = "discovery.diagnose"
    RESULT = Nested(lambda: DiscoveryDiagnosis)

    host: str | None = None
    """An address to probe. Not empty."""

    port: int | None = None
    """Its port. From 1 to 65535. Absent: `8009`."""

    authenticate: bool | None = None
    """Whether the probe asks the device to prove that Google made it. Absent: `false`."""


@dataclass(slots=True, kw_only=True)
class EventsSubscribeParams(Params[EventsSubscribeResult]):
    """The params of `events.subscribe`: Asks for the notifications of some topics."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("topics", "topics", Array(STRING), required=True, non_empty=True),
        Field("delivery", "delivery", Enumeration(EventDelivery)),
        Field("snapshot", "snapshot", BOOLEAN),
    )
    METHOD = "events.subscribe"
    RESULT = Nested(lambda: EventsSubscribeResult)

    topics: Sequence[str]
    """Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*`
    and `widget.*` must be named; `*` leaves them out. Not empty.
    """

    delivery: EventDeliveryLike | None = None
    """How they come. Absent: `"push"`."""

    snapshot: bool | None = None
    """Whether the answer carries the present state; nothing is lost between it and the first notification.
    Absent: `false`.
    """


@dataclass(slots=True, kw_only=True)
class EventsUnsubscribeParams(Params[None]):
    """The params of `events.unsubscribe`: Ends a subscription."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subscription", "subscription", STRING, required=True),
    )
    METHOD = "events.unsubscribe"

    subscription: str
    """Which."""


@dataclass(slots=True, kw_only=True)
class EventsPollParams(Params[EventsPollResult]):
    """The params of `events.poll`: Takes the events that have come since the last poll."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subscription", "subscription", STRING, required=True),
        Field("maximum", "maximum", INTEGER, minimum=1, maximum=1000),
        Field("timeout", "timeout", NUMBER, minimum=0, maximum=300),
    )
    METHOD = "events.poll"
    RESULT = Nested(lambda: EventsPollResult)
    PATIENCE = 0.0

    subscription: str
    """Which; it must have the delivery `poll`."""

    maximum: int | None = None
    """How many at most. From 1 to 1000. Absent: `100`."""

    timeout: float | None = None
    """How long to wait for the first one. In seconds. From 0 to 300. Absent: `0`."""


@dataclass(slots=True, kw_only=True)
class EventsSnapshotParams(Params[Snapshot]):
    """The params of `events.snapshot`: Gives the state of everything at this moment."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "events.snapshot"
    RESULT = Nested(lambda: Snapshot)


@dataclass(slots=True, kw_only=True)
class ImagePickParams(Params[ImagePickResult]):
    """The params of `image.pick`: Picks the picture to show."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("images", "images", Array(Nested(lambda: Image))),
        Field("metadata", "metadata", Nested(lambda: MediaMetadata)),
        Field("session_id", "sessionId", STRING),
        Field("hints", "hints", Nested(lambda: ImageHints)),
        Field("strategy", "strategy", Enumeration(ImagePickStrategy)),
        Field("use_default", "useDefault", BOOLEAN),
    )
    METHOD = "image.pick"
    RESULT = Nested(lambda: ImagePickResult)

    images: Sequence[Image] | None = None
    """What there is to choose from."""

    metadata: MediaMetadata | None = None
    """What has the pictures."""

    session_id: str | None = None
    """The session; absent is the current one. Looked at only without `images` and `metadata`."""

    hints: ImageHints | None = None
    """What the picture is wanted for."""

    strategy: ImagePickStrategyLike | None = None
    """Decides in place of the policy; no client is asked."""

    use_default: bool | None = None
    """Whether no client is asked. Absent: `false`."""


@dataclass(slots=True, kw_only=True)
class ImageSetPolicyParams(Params[ImagePickPolicy]):
    """The params of `image.setPolicy`: Says which pictures are picked from now on, for all clients."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("policy", "policy", Nested(lambda: ImagePickPolicy)),
    )
    METHOD = "image.setPolicy"
    RESULT = Nested(lambda: ImagePickPolicy)

    policy: ImagePickPolicy | None = None
    """Replaces the policy as a whole; absent: the SDK's, the first picture always."""


@dataclass(slots=True, kw_only=True)
class ImageGetPolicyParams(Params[ImagePickPolicy]):
    """The params of `image.getPolicy`: Says which pictures are picked."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "image.getPolicy"
    RESULT = Nested(lambda: ImagePickPolicy)


@dataclass(slots=True, kw_only=True)
class ImageFetchParams(Params[ImageFile]):
    """The params of `image.fetch`: Fetches a picture over HTTPS, or finds its copy, and says where it is."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True, non_empty=True),
        Field("mode", "mode", Enumeration(ImageCacheMode)),
        Field("options", "options", Nested(lambda: ImageFetchOptions)),
        Field("include_data", "includeData", BOOLEAN),
        Field("use_default", "useDefault", BOOLEAN),
    )
    METHOD = "image.fetch"
    RESULT = Nested(lambda: ImageFile)

    url: str
    """Where it is. Not empty."""

    mode: ImageCacheModeLike | None = None
    """When its server is asked. Absent: `"ifNeeded"`."""

    options: ImageFetchOptions | None = None
    """What may be fetched, where it differs from the context's options."""

    include_data: bool | None = None
    """Whether the answer has the picture's bytes, too. Absent: `false`."""

    use_default: bool | None = None
    """Whether no client is asked. Absent: `false`."""


@dataclass(slots=True, kw_only=True)
class ImageCacheInfoParams(Params[ImageCacheInfo]):
    """The params of `image.cacheInfo`: Tidies the cache, and says what it holds."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "image.cacheInfo"
    RESULT = Nested(lambda: ImageCacheInfo)


@dataclass(slots=True, kw_only=True)
class ImageClearCacheParams(Params[ImageCacheInfo]):
    """The params of `image.clearCache`: Removes every picture of the cache."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "image.clearCache"
    RESULT = Nested(lambda: ImageCacheInfo)


@dataclass(slots=True, kw_only=True)
class LogSetFilterParams(Params[LogFilter]):
    """The params of `log.setFilter`: Says which records this connection wants."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("minimum_level", "minimumLevel", Enumeration(LogLevel)),
        Field("classes", "classes", Array(Nested(lambda: LogRule))),
        Field("functions", "functions", Array(Nested(lambda: LogRule))),
        Field("message_patterns", "messagePatterns", Array(STRING)),
        Field("redact", "redact", BOOLEAN),
    )
    METHOD = "log.setFilter"
    RESULT = Nested(lambda: LogFilter)

    minimum_level: LogLevelLike | None = None
    """What passes that no rule is about. Absent: `"INFO"`. SDK: `GCKLoggerFilter.minimumLevel`."""

    classes: Sequence[LogRule] | None = None
    """Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`."""

    functions: Sequence[LogRule] | None = None
    """Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`."""

    message_patterns: Sequence[str] | None = None
    """Regular expressions, at most 32, of which one has to be found in the message; `(?i)` ignores case.
    SDK: `GCKLoggerFilter.addMessagePatterns:`.
    """

    redact: bool | None = None
    """Whether credentials, tokens, custom data, and users and queries of URLs are taken out. Absent:
    `true`.
    """


@dataclass(slots=True, kw_only=True)
class LogGetFilterParams(Params[LogGetFilterResult]):
    """The params of `log.getFilter`: Tells what is logged, and where to."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "log.getFilter"
    RESULT = Nested(lambda: LogGetFilterResult)


@dataclass(slots=True, kw_only=True)
class LogSetFileParams(Params[LogFile]):
    """The params of `log.setFile`: Begins or ends a log in files."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("directory", "directory", STRING, non_empty=True),
        Field("max_file_size", "maxFileSize", INTEGER, minimum=0, maximum=1073741824),
        Field("max_file_count", "maxFileCount", INTEGER, minimum=0, maximum=100),
        Field("filter", "filter", Nested(lambda: LogFilter)),
    )
    METHOD = "log.setFile"
    RESULT = Nested(lambda: LogFile)

    is_enabled: bool
    """Whether there is to be one."""

    directory: str | None = None
    """An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`). Not
    empty.
    """

    max_file_size: int | None = None
    """How large a file may grow, at least 32 KiB; 0: 2 MiB. In bytes. From 0 to 1073741824. Absent: `0`.
    SDK: `GCKLogger.maxLogFileSize`.
    """

    max_file_count: int | None = None
    """How many files are kept, with the present one; at least 2. From 0 to 100. Absent: `2`. SDK:
    `GCKLogger.maxLogFileCount`.
    """

    filter: LogFilter | None = None
    """What is written; absent: from INFO on."""


@dataclass(slots=True, kw_only=True)
class LogSetConsoleParams(Params[LogConsole]):
    """The params of `log.setConsole`: Begins or ends the log on standard error."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("filter", "filter", Nested(lambda: LogFilter)),
    )
    METHOD = "log.setConsole"
    RESULT = Nested(lambda: LogConsole)

    is_enabled: bool
    """Whether there is to be one."""

    filter: LogFilter | None = None
    """What is written; absent: from INFO on."""


@dataclass(slots=True, kw_only=True)
class LogSetMessageTapParams(Params[MessageTap]):
    """The params of `log.setMessageTap`: Shows this connection the messages that go over the links, or
    ends that.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN),
        Field("session_id", "sessionId", STRING, non_empty=True),
        Field("namespaces", "namespaces", Array(STRING), non_empty=True),
        Field("include_heartbeat", "includeHeartbeat", BOOLEAN),
        Field("redact", "redact", BOOLEAN),
        Field("maximum_payload_bytes", "maximumPayloadBytes", INTEGER, minimum=0, maximum=65536),
    )
    METHOD = "log.setMessageTap"
    RESULT = Nested(lambda: MessageTap)

    is_enabled: bool | None = None
    """Whether it is to see any. Absent: `true`."""

    session_id: str | None = None
    """Of which session; absent: of all. Not empty."""

    namespaces: Sequence[str] | None = None
    """Globs for namespaces; absent: all. Not empty."""

    include_heartbeat: bool | None = None
    """Whether PING and PONG are among them. Absent: `false`."""

    redact: bool | None = None
    """Whether secrets are taken out of payloads, and binary payloads left out. Absent: `true`."""

    maximum_payload_bytes: int | None = None
    """What is longer is cut off. In bytes. From 0 to 65536. Absent: `16384`."""


@dataclass(slots=True, kw_only=True)
class MediaLoadParams(Params[MediaState]):
    """The params of `media.load`: Loads media, a queue, or what a deep link stands for."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("autoplay", "autoplay", BOOLEAN),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("playback_rate", "playbackRate", NUMBER, exclusive_minimum=0),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("atv_credentials", "atvCredentials", STRING),
        Field("atv_credentials_type", "atvCredentialsType", STRING),
        Field("load_options", "loadOptions", Nested(lambda: LoadOptions)),
        Field("custom_data", "customData", ANY),
        Field("session_id", "sessionId", STRING),
        Field("entity", "entity", STRING, non_empty=True),
        Field("shuffle", "shuffle", BOOLEAN),
    )
    METHOD = "media.load"
    RESULT = Nested(lambda: MediaState)

    media: MediaInformation | None = None
    """The media."""

    queue_data: QueueData | None = None
    """The queue."""

    autoplay: bool | None = None
    """Whether it plays at once; absent: as the receiver likes, in a queue as each item says."""

    current_time: float | None = None
    """Where it begins; absent: at the start, or at the live edge. In seconds. At least 0."""

    playback_rate: float | None = None
    """How fast time advances. More than 0. Absent: `1`."""

    active_track_ids: Sequence[int] | None = None
    """The tracks that are on at once."""

    credentials: str | None = None
    """Who the viewer is, for the receiver app."""

    credentials_type: str | None = None
    """What kind of credentials: `web`, `android`, `ios`, `cloud`."""

    atv_credentials: str | None = None
    """Credentials that Android TV apps get instead."""

    atv_credentials_type: str | None = None
    """What kind of credentials those are."""

    load_options: LoadOptions | None = None
    """Further wishes."""

    custom_data: Any = None
    """Whatever the app agreed on."""

    session_id: str | None = None
    """The session; absent is the current one."""

    entity: str | None = None
    """Instead of `media` and `queueData`: a deep link that the app resolves; sent as LOAD_BY_ENTITY. To
    load with further wishes, use `media.entity` or `queueData.entity`. Not empty.
    """

    shuffle: bool | None = None
    """With `entity`: whether what it stands for is shuffled."""


@dataclass(slots=True, kw_only=True)
class MediaPlayParams(Params[MediaState]):
    """The params of `media.play`: Plays on."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.play"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaPauseParams(Params[MediaState]):
    """The params of `media.pause`: Pauses."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.pause"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaStopParams(Params[MediaState]):
    """The params of `media.stop`: Stops, and unloads the media and its queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.stop"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSeekParams(Params[MediaState]):
    """The params of `media.seek`: Goes to another position."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("relative_time", "relativeTime", NUMBER),
        Field("seek_to_infinite", "seekToInfinite", BOOLEAN),
        Field("resume_state", "resumeState", Enumeration(ResumeState)),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.seek"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    current_time: float | None = None
    """The position. In seconds. At least 0."""

    relative_time: float | None = None
    """Instead: how far from the present position; negative is back. In seconds."""

    seek_to_infinite: bool | None = None
    """Instead: to the end, or the live edge. Absent: `false`."""

    resume_state: ResumeStateLike | None = None
    """What the player does after it."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSetPlaybackRateParams(Params[MediaState]):
    """The params of `media.setPlaybackRate`: Sets how fast time advances."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("playback_rate", "playbackRate", NUMBER, exclusive_minimum=0),
        Field("relative_playback_rate", "relativePlaybackRate", NUMBER, exclusive_minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.setPlaybackRate"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    playback_rate: float | None = None
    """The rate; 1 is normal. Most receivers take 0.5 to 2. More than 0."""

    relative_playback_rate: float | None = None
    """Instead: times the present rate. More than 0."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSetStreamVolumeParams(Params[MediaState]):
    """The params of `media.setStreamVolume`: Sets the stream's volume; the device's is
    `session.setVolume`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("level", "level", NUMBER, required=True, minimum=0, maximum=1),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.setStreamVolume"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    level: float
    """How loud. From 0 to 1."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSetStreamMutedParams(Params[MediaState]):
    """The params of `media.setStreamMuted`: Mutes the stream or lets it be heard."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("muted", "muted", BOOLEAN, required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.setStreamMuted"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    muted: bool
    """Whether it is silent."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSetActiveTracksParams(Params[MediaState]):
    """The params of `media.setActiveTracks`: Chooses the tracks that are on."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER), required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.setActiveTracks"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    active_track_ids: Sequence[int]
    """Their ids; empty is none."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSetTextTrackStyleParams(Params[MediaState]):
    """The params of `media.setTextTrackStyle`: Sets how text looks."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("text_track_style", "textTrackStyle", Nested(lambda: TextTrackStyle), required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.setTextTrackStyle"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    text_track_style: TextTrackStyle
    """The style."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSkipAdParams(Params[MediaState]):
    """The params of `media.skipAd`: Skips the ad that plays."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.skipAd"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaRequestStatusParams(Params[MediaState]):
    """The params of `media.requestStatus`: Asks the receiver for its media status."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("omit_metadata", "omitMetadata", BOOLEAN),
        Field("omit_queue_items", "omitQueueItems", BOOLEAN),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.requestStatus"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    omit_metadata: bool | None = None
    """Whether the answer may leave out the media's metadata (NO_METADATA). Absent: `false`."""

    omit_queue_items: bool | None = None
    """Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS). Absent: `false`."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaGetStatusParams(Params[MediaState]):
    """The params of `media.getStatus`: Gives what is known, at once, without asking the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "media.getStatus"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class MediaGetLastKnownParams(Params[LastKnownMedia]):
    """The params of `media.getLastKnown`: Gives what a session played last, also when the session is over."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "media.getLastKnown"
    RESULT = Nested(lambda: LastKnownMedia)

    session_id: str | None = None
    """The session, also one that has ended; absent is the current one, or if there is none the one that
    ended last.
    """


@dataclass(slots=True, kw_only=True)
class MediaPositionParams(Params[MediaPosition]):
    """The params of `media.position`: Gives where playback is at this moment, without asking the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "media.position"
    RESULT = Nested(lambda: MediaPosition)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class MediaSubscribePositionParams(Params[MediaPosition]):
    """The params of `media.subscribePosition`: Asks for `media.didUpdatePosition` at an interval."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("interval", "interval", NUMBER, minimum=0.1, maximum=3600),
    )
    METHOD = "media.subscribePosition"
    RESULT = Nested(lambda: MediaPosition)

    session_id: str | None = None
    """The session; absent is the current one."""

    interval: float | None = None
    """The time from one tick to the next. In seconds. From 0.1 to 3600. Absent: `1`."""


@dataclass(slots=True, kw_only=True)
class MediaUnsubscribePositionParams(Params[None]):
    """The params of `media.unsubscribePosition`: Ends `media.didUpdatePosition` for this connection."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "media.unsubscribePosition"

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class MediaEditTracksParams(Params[MediaState]):
    """The params of `media.editTracks`: Chooses tracks and their look in one request, as receivers
    understand it.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
        Field("text_track_style", "textTrackStyle", Nested(lambda: TextTrackStyle)),
        Field("enable_text_tracks", "enableTextTracks", BOOLEAN),
        Field("language", "language", STRING, non_empty=True),
        Field("is_suggested_language", "isSuggestedLanguage", BOOLEAN),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.editTracks"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    active_track_ids: Sequence[int] | None = None
    """The tracks that are on; empty is none, absent leaves them as they are."""

    text_track_style: TextTrackStyle | None = None
    """How text looks."""

    enable_text_tracks: bool | None = None
    """Turns text on, the receiver chooses which, or off."""

    language: str | None = None
    """The text's language, RFC 5646. Not empty."""

    is_suggested_language: bool | None = None
    """Whether the language was not asked for by the viewer: nothing happens where there is no such track."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaEditAudioTracksParams(Params[MediaState]):
    """The params of `media.editAudioTracks`: Chooses the sound by its language; the receiver picks the
    track.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("language", "language", STRING, required=True, non_empty=True),
        Field("is_suggested_language", "isSuggestedLanguage", BOOLEAN),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.editAudioTracks"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    language: str
    """The language, RFC 5646. Not empty."""

    is_suggested_language: bool | None = None
    """Whether the language was not asked for by the viewer."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSelectTracksParams(Params[MediaState]):
    """The params of `media.selectTracks`: Chooses tracks by language, from those that the media lists."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("audio_languages", "audioLanguages", Array(STRING)),
        Field("text_languages", "textLanguages", Array(STRING)),
        Field("text_subtypes", "textSubtypes", Array(Enumeration(TextTrackSubtype))),
        Field("is_suggested", "isSuggested", BOOLEAN),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.selectTracks"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    audio_languages: Sequence[str] | None = None
    """Languages of the sound, the best first."""

    text_languages: Sequence[str] | None = None
    """Languages of the text, the best first; empty turns text off."""

    text_subtypes: Sequence[TextTrackSubtypeLike] | None = None
    """What the text may be for, the best first; absent: SUBTITLES, CAPTIONS, and what doesn't say it."""

    is_suggested: bool | None = None
    """Whether a missing track is no error. Absent: `false`."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaUserActionParams(Params[MediaState]):
    """The params of `media.userAction`: Tells the app what the viewer thinks of the media."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("user_action", "userAction", Enumeration(UserAction), required=True),
        Field("clear", "clear", BOOLEAN),
        Field("user_action_context", "userActionContext", STRING),
        Field("source", "source", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.userAction"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    user_action: UserActionLike
    """What the viewer did."""

    clear: bool | None = None
    """Whether it is taken back."""

    user_action_context: str | None = None
    """What it is about, as the app knows it."""

    source: str | None = None
    """Where it was done, as the app knows it."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaPrecacheParams(Params[None]):
    """The params of `media.precache`: Lets the app fetch what will be wanted soon."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("precache_data", "precacheData", STRING),
        Field("request_items", "requestItems", Array(Nested(lambda: MediaRequestItem))),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.precache"

    session_id: str | None = None
    """The session; absent is the current one."""

    precache_data: str | None = None
    """Whatever the app understands."""

    request_items: Sequence[MediaRequestItem] | None = None
    """Streams to fetch the beginnings of."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaStoreSessionParams(Params[MediaStoreSessionResult]):
    """The params of `media.storeSession`: Asks the app for what another receiver needs to go on from here."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("target_device_capabilities", "targetDeviceCapabilities", OBJECT),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.storeSession"
    RESULT = Nested(lambda: MediaStoreSessionResult)

    session_id: str | None = None
    """The session; absent is the current one."""

    target_device_capabilities: Mapping[str, Any] | None = None
    """What the other device can do; absent: what the SDK for Android says."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaResumeSessionParams(Params[MediaState]):
    """The params of `media.resumeSession`: Goes on with what `media.storeSession` gave."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("session_state", "sessionState", OBJECT, required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.resumeSession"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    session_state: Mapping[str, Any]
    """What `media.storeSession` gave."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSetCredentialsParams(Params[None]):
    """The params of `media.setCredentials`: Tells the app who the viewer is now."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("credentials", "credentials", STRING, required=True),
        Field("credentials_type", "credentialsType", STRING),
        Field("for_request_id", "forRequestId", INTEGER),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.setCredentials"

    session_id: str | None = None
    """The session; absent is the current one."""

    credentials: str
    """Who the viewer is."""

    credentials_type: str | None = None
    """What kind of credentials: `web`, `android`, `ios`, `cloud`."""

    for_request_id: int | None = None
    """The app's REFRESH_CREDENTIALS that this answers."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaPlayAgainParams(Params[MediaState]):
    """The params of `media.playAgain`: Plays what has ended once more, where the app can."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.playAgain"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaSendCommandParams(Params[MediaSendCommandResult]):
    """The params of `media.sendCommand`: Sends a media message of any type."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("type", "type", STRING, non_empty=True),
        Field("data", "data", STRING),
        Field("members", "members", OBJECT),
        Field("expects_reply", "expectsReply", BOOLEAN),
        Field("timeout", "timeout", NUMBER, maximum=86400, exclusive_minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.sendCommand"
    RESULT = Nested(lambda: MediaSendCommandResult)
    PATIENCE = 10.0

    session_id: str | None = None
    """The session; absent is the current one."""

    type: str | None = None
    """The message's type. Not empty. Absent: `"CUSTOM_COMMAND"`."""

    data: str | None = None
    """CUSTOM_COMMAND: the command."""

    members: Mapping[str, Any] | None = None
    """Further members; `type`, `requestId` and `sessionId` are not allowed."""

    expects_reply: bool | None = None
    """Whether to wait for the answer; if not, the call ends when the message is on its way. Absent:
    `true`.
    """

    timeout: float | None = None
    """How long to wait. In seconds. More than 0, at most 86400. Absent: `10`."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class MediaRequestsParams(Params[MediaRequestsResult]):
    """The params of `media.requests`: Lists the requests to apps that have no outcome yet, the oldest
    first.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "media.requests"
    RESULT = Nested(lambda: MediaRequestsResult)

    session_id: str | None = None
    """The session; absent is all of them."""


@dataclass(slots=True, kw_only=True)
class QueueLoadParams(Params[QueueInsertion]):
    """The params of `queue.load`: Loads a queue, however long."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("autoplay", "autoplay", BOOLEAN),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("playback_rate", "playbackRate", NUMBER, exclusive_minimum=0),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("atv_credentials", "atvCredentials", STRING),
        Field("atv_credentials_type", "atvCredentialsType", STRING),
        Field("load_options", "loadOptions", Nested(lambda: LoadOptions)),
        Field("custom_data", "customData", ANY),
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "queue.load"
    RESULT = Nested(lambda: QueueInsertion)

    media: MediaInformation | None = None
    """The media."""

    queue_data: QueueData | None = None
    """The queue."""

    autoplay: bool | None = None
    """Whether it plays at once; absent: as the receiver likes, in a queue as each item says."""

    current_time: float | None = None
    """Where it begins; absent: at the start, or at the live edge. In seconds. At least 0."""

    playback_rate: float | None = None
    """How fast time advances. More than 0. Absent: `1`."""

    active_track_ids: Sequence[int] | None = None
    """The tracks that are on at once."""

    credentials: str | None = None
    """Who the viewer is, for the receiver app."""

    credentials_type: str | None = None
    """What kind of credentials: `web`, `android`, `ios`, `cloud`."""

    atv_credentials: str | None = None
    """Credentials that Android TV apps get instead."""

    atv_credentials_type: str | None = None
    """What kind of credentials those are."""

    load_options: LoadOptions | None = None
    """Further wishes."""

    custom_data: Any = None
    """Whatever the app agreed on."""

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class QueueInsertParams(Params[QueueInsertion]):
    """The params of `queue.insert`: Inserts items before another one, or at the end, however many."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("items", "items", Array(Nested(lambda: QueueItem)), required=True, non_empty=True),
        Field("insert_before", "insertBefore", INTEGER, minimum=1),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.insert"
    RESULT = Nested(lambda: QueueInsertion)

    session_id: str | None = None
    """The session; absent is the current one."""

    items: Sequence[QueueItem]
    """The items; ids in them are left out, receivers give new ones. Not empty."""

    insert_before: int | None = None
    """The item to stand behind it; absent: at the end. At least 1."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueInsertAndPlayParams(Params[QueueInsertion]):
    """The params of `queue.insertAndPlay`: Inserts an item and plays it at once."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item", "item", Nested(lambda: QueueItem), required=True),
        Field("insert_before", "insertBefore", INTEGER, minimum=1),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.insertAndPlay"
    RESULT = Nested(lambda: QueueInsertion)

    session_id: str | None = None
    """The session; absent is the current one."""

    item: QueueItem
    """The item."""

    insert_before: int | None = None
    """The item to stand behind it; absent: at the end. At least 1."""

    current_time: float | None = None
    """Where it begins; absent: where the item says. In seconds. At least 0. SDK: `playPosition`."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueUpdateParams(Params[MediaState]):
    """The params of `queue.update`: Changes items in place."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("items", "items", Array(Nested(lambda: QueueItem)), required=True, non_empty=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.update"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    items: Sequence[QueueItem]
    """What is to change of each item, with its `itemId`; what it leaves out stays. Not empty."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueRemoveParams(Params[MediaState]):
    """The params of `queue.remove`: Removes items."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_ids", "itemIds", Array(INTEGER), required=True, non_empty=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.remove"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    item_ids: Sequence[int]
    """The items; receivers pass over those that the queue doesn't have. Not empty."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueReorderParams(Params[MediaState]):
    """The params of `queue.reorder`: Moves items, in the order given, before another one or to the end."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_ids", "itemIds", Array(INTEGER), required=True, non_empty=True),
        Field("insert_before", "insertBefore", INTEGER, minimum=1),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.reorder"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    item_ids: Sequence[int]
    """The items, each once. Not empty."""

    insert_before: int | None = None
    """The item to stand behind it; absent: at the end. At least 1."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueMoveParams(Params[MediaState]):
    """The params of `queue.move`: Moves one item to a place."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_id", "itemId", INTEGER, required=True, minimum=1),
        Field("to_index", "toIndex", INTEGER, required=True, minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.move"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    item_id: int
    """The item. At least 1."""

    to_index: int
    """Where it is to stand afterwards, counted from 0. At least 0."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueJumpParams(Params[MediaState]):
    """The params of `queue.jump`: Plays another item of the queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_id", "itemId", INTEGER, required=True, minimum=1),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.jump"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    item_id: int
    """The item. At least 1."""

    current_time: float | None = None
    """Where it begins; absent: where the item says. It counts for this time only. In seconds. At least 0.
    SDK: `playPosition`.
    """

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueNextParams(Params[MediaState]):
    """The params of `queue.next`: Plays the next item."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.next"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueuePreviousParams(Params[MediaState]):
    """The params of `queue.previous`: Plays the item before the current one."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.previous"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueSetRepeatModeParams(Params[MediaState]):
    """The params of `queue.setRepeatMode`: Sets what happens at the end of the queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("repeat_mode", "repeatMode", Enumeration(RepeatMode), required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.setRepeatMode"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    repeat_mode: RepeatModeLike
    """What happens."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueShuffleParams(Params[MediaState]):
    """The params of `queue.shuffle`: Shuffles the queue; the current item goes on."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.shuffle"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueUnshuffleParams(Params[MediaState]):
    """The params of `queue.unshuffle`: Puts the items of a shuffled queue back into their order."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "queue.unshuffle"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    custom_data: Any = None
    """Whatever the app agreed on."""


@dataclass(slots=True, kw_only=True)
class QueueFetchItemIdsParams(Params[QueueFetchItemIdsResult]):
    """The params of `queue.fetchItemIds`: Asks the receiver for the ids of all items."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "queue.fetchItemIds"
    RESULT = Nested(lambda: QueueFetchItemIdsResult)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class QueueFetchItemsParams(Params[QueueFetchItemsResult]):
    """The params of `queue.fetchItems`: Asks the receiver for items by their ids, however many."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_ids", "itemIds", Array(INTEGER), required=True, non_empty=True),
    )
    METHOD = "queue.fetchItems"
    RESULT = Nested(lambda: QueueFetchItemsResult)

    session_id: str | None = None
    """The session; absent is the current one."""

    item_ids: Sequence[int]
    """Which, at most 5,000. Not empty."""


@dataclass(slots=True, kw_only=True)
class QueueFetchItemRangeParams(Params[QueueFetchItemRangeResult]):
    """The params of `queue.fetchItemRange`: Asks the receiver for the items behind or before one."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_id", "itemId", INTEGER, required=True, minimum=1),
        Field("next_count", "nextCount", INTEGER, minimum=1),
        Field("prev_count", "prevCount", INTEGER, minimum=1),
    )
    METHOD = "queue.fetchItemRange"
    RESULT = Nested(lambda: QueueFetchItemRangeResult)

    session_id: str | None = None
    """The session; absent is the current one."""

    item_id: int
    """The item. At least 1."""

    next_count: int | None = None
    """So many behind it; either this or `prevCount`. At least 1."""

    prev_count: int | None = None
    """So many before it. At least 1."""


@dataclass(slots=True, kw_only=True)
class QueueListParams(Params[QueuePage]):
    """The params of `queue.list`: Gives a part of the queue: from the cache, and what isn't there from the
    receiver.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("start_index", "startIndex", INTEGER, minimum=0),
        Field("from_item_id", "fromItemId", INTEGER, minimum=1),
        Field("count", "count", INTEGER, minimum=0, maximum=5000),
        Field("fetch_if_needed", "fetchIfNeeded", BOOLEAN),
    )
    METHOD = "queue.list"
    RESULT = Nested(lambda: QueuePage)

    session_id: str | None = None
    """The session; absent is the current one."""

    start_index: int | None = None
    """Where it begins, counted from 0; either this or `fromItemId`. At least 0."""

    from_item_id: int | None = None
    """The item that it begins with. At least 1."""

    count: int | None = None
    """How many items. From 0 to 5000. Absent: `50`."""

    fetch_if_needed: bool | None = None
    """Whether the receiver is asked for items; otherwise those that aren't cached are only ids. Absent:
    `true`.
    """


@dataclass(slots=True, kw_only=True)
class QueueGetCacheParams(Params[QueueCache]):
    """The params of `queue.getCache`: Tells what is known of the queue, without asking the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "queue.getCache"
    RESULT = Nested(lambda: QueueCache)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class QueueSetCacheOptionsParams(Params[QueueCache]):
    """The params of `queue.setCacheOptions`: Sets how many items are kept, and how many are asked for at a
    time.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("cache_size", "cacheSize", INTEGER, minimum=1, maximum=5000),
        Field("maximum_fetch_count", "maximumFetchCount", INTEGER, minimum=1, maximum=100),
    )
    METHOD = "queue.setCacheOptions"
    RESULT = Nested(lambda: QueueCache)

    session_id: str | None = None
    """The session; absent is the current one."""

    cache_size: int | None = None
    """The most items that are kept; absent: as it is. A session begins with 20. From 1 to 5000."""

    maximum_fetch_count: int | None = None
    """The most items of one request; absent: as it is. A session begins with 20. From 1 to 100."""


@dataclass(slots=True, kw_only=True)
class QueueReloadParams(Params[QueueReloadResult]):
    """The params of `queue.reload`: Forgets the list and the items, and asks for the list again."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "queue.reload"
    RESULT = Nested(lambda: QueueReloadResult)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class QueueClearParams(Params[QueueCache]):
    """The params of `queue.clear`: Forgets the list and the items; the receiver's queue stays as it is."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "queue.clear"
    RESULT = Nested(lambda: QueueCache)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class RpcDiscoverParams(Params[dict[str, Any]]):
    """The params of `rpc.discover`: Answers with the whole API as an OpenRPC document."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "rpc.discover"
    RESULT = OBJECT


@dataclass(slots=True, kw_only=True)
class ServerInitializeParams(Params[ServerInitializeResult]):
    """The params of `server.initialize`: Says who the client is and what it can do, and learns the same of
    the server.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("protocol_version", "protocolVersion", STRING),
        Field("client_info", "clientInfo", Nested(lambda: ClientInfo)),
        Field("process_id", "processId", INTEGER, minimum=1),
        Field("capabilities", "capabilities", Nested(lambda: ClientCapabilities)),
        Field("spec_hash", "specHash", STRING),
        Field("topics", "topics", Array(STRING)),
    )
    METHOD = "server.initialize"
    RESULT = Nested(lambda: ServerInitializeResult)

    protocol_version: str | None = None
    """The protocol version that the client speaks. Absent: `"1.0"`."""

    client_info: ClientInfo | None = None
    """Who the client is."""

    process_id: int | None = None
    """The client's process; the server ends when it does (spawned servers only). At least 1."""

    capabilities: ClientCapabilities | None = None
    """What the client can answer."""

    spec_hash: str | None = None
    """The API document that the client was generated from."""

    topics: Sequence[str] | None = None
    """What is pushed from now on, in the words of `events.subscribe`; none of it is lost. `[]`: nothing.
    Absent: `["*"]` over stdio, nothing over a socket.
    """


@dataclass(slots=True, kw_only=True)
class ServerInfoParams(Params[ServerInfo]):
    """The params of `server.info`: Says what this server is."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "server.info"
    RESULT = Nested(lambda: ServerInfo)


@dataclass(slots=True, kw_only=True)
class ServerPingParams(Params[None]):
    """The params of `server.ping`: Answers."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "server.ping"


@dataclass(slots=True, kw_only=True)
class ServerEchoParams(Params[ServerEchoResult]):
    """The params of `server.echo`: Answers with what it was given; for testing transports."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("value", "value", ANY, required=True),
    )
    METHOD = "server.echo"
    RESULT = Nested(lambda: ServerEchoResult)

    value: Any
    """Anything."""


@dataclass(slots=True, kw_only=True)
class ServerShutdownParams(Params[None]):
    """The params of `server.shutdown`: Ends the server in good order: sessions are left (what plays goes
    on), replies are written, then the process ends with exit code 0.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "server.shutdown"


@dataclass(slots=True, kw_only=True)
class SessionStartParams(Params[Session]):
    """The params of `session.start`: Connects to a device, launches an app (or joins it where it runs
    already), and connects to it.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING),
        Field("friendly_name", "friendlyName", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("host", "host", STRING, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("application_id", "applicationId", STRING, non_empty=True),
        Field("language", "language", STRING),
        Field("relaunch_if_running", "relaunchIfRunning", BOOLEAN),
        Field("android_receiver_compatible", "androidReceiverCompatible", BOOLEAN),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("required_features", "requiredFeatures", Array(STRING)),
        Field("if_exists", "ifExists", Enumeration(ExistingSessionPolicy)),
        Field("session_options", "sessionOptions", OBJECT),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD = "session.start"
    RESULT = Nested(lambda: Session)
    PATIENCE = 30.0

    device_id: str | None = None
    """The device, as discovery names it."""

    friendly_name: str | None = None
    """Instead of `deviceId`: the device's name, in any case. Not empty."""

    search_timeout: float | None = None
    """How long a device that isn't known yet is looked for; discovery is started for that if it doesn't
    run. In seconds. From 0 to 600. Absent: `5`.
    """

    host: str | None = None
    """Instead of `deviceId`: an address or host name. Not empty."""

    port: int | None = None
    """With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    application_id: str | None = None
    """The app to launch; absent: the first one of the context's `discoveryCriteria`, or else `CC1AD845`,
    the default media receiver. Not empty.
    """

    language: str | None = None
    """The language for the app, RFC 5646; absent: the server's locale."""

    relaunch_if_running: bool | None = None
    """Whether an app that runs already is stopped, for everybody, and launched anew; false: it is joined
    as it is. Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
    """

    android_receiver_compatible: bool | None = None
    """Whether the app's Android TV twin may be launched. Absent: `false`. SDK:
    `GCKLaunchOptions.androidReceiverCompatible`.
    """

    credentials: str | None = None
    """Who the viewer is; absent: what `context.setLaunchCredentials` said."""

    credentials_type: str | None = None
    """What kind of credentials. Absent: `"web"`."""

    required_features: Sequence[str] | None = None
    """What the receiver has to be able to do with the app, such as `STREAM_TRANSFER`."""

    if_exists: ExistingSessionPolicyLike | None = None
    """What is done if there is a session with the device already. A session that is being restored, that
    connects or that ends is waited for first. Absent: `"FAIL"`.
    """

    session_options: Mapping[str, Any] | None = None
    """What the client wants to find in the session again, at most 16 KiB; absent: what
    `session.setDefaultOptions` said. SDK: `GCKSessionOptions`.
    """

    timeout: float | None = None
    """How long the whole may take; time in which the TV asks its viewer for permission doesn't count. In
    seconds. More than 0, at most 600. Absent: `30`.
    """


@dataclass(slots=True, kw_only=True)
class SessionJoinParams(Params[Session]):
    """The params of `session.join`: Connects to a device and to the app that runs there; launches nothing."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING),
        Field("friendly_name", "friendlyName", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("host", "host", STRING, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("application_id", "applicationId", STRING, non_empty=True),
        Field("receiver_session_id", "receiverSessionId", STRING, non_empty=True),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("if_exists", "ifExists", Enumeration(ExistingSessionPolicy)),
        Field("session_options", "sessionOptions", OBJECT),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD = "session.join"
    RESULT = Nested(lambda: Session)
    PATIENCE = 30.0

    device_id: str | None = None
    """The device, as discovery names it."""

    friendly_name: str | None = None
    """Instead of `deviceId`: the device's name, in any case. Not empty."""

    search_timeout: float | None = None
    """How long a device that isn't known yet is looked for; discovery is started for that if it doesn't
    run. In seconds. From 0 to 600. Absent: `5`.
    """

    host: str | None = None
    """Instead of `deviceId`: an address or host name. Not empty."""

    port: int | None = None
    """With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    application_id: str | None = None
    """The app; absent: whatever runs. Not empty."""

    receiver_session_id: str | None = None
    """The very run of the app. Not empty."""

    credentials: str | None = None
    """Who the viewer is; absent: what `context.setLaunchCredentials` said."""

    credentials_type: str | None = None
    """What kind of credentials. Absent: `"web"`."""

    if_exists: ExistingSessionPolicyLike | None = None
    """What is done if there is a session with the device already. A session that is being restored, that
    connects or that ends is waited for first. Absent: `"FAIL"`.
    """

    session_options: Mapping[str, Any] | None = None
    """What the client wants to find in the session again, at most 16 KiB; absent: what
    `session.setDefaultOptions` said. SDK: `GCKSessionOptions`.
    """

    timeout: float | None = None
    """How long the whole may take. In seconds. More than 0, at most 600. Absent: `30`."""


@dataclass(slots=True, kw_only=True)
class SessionEndParams(Params[None]):
    """The params of `session.end`: Ends a session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("action", "action", Enumeration(SessionEndAction)),
    )
    METHOD = "session.end"

    session_id: str | None = None
    """The session; absent is the current one."""

    action: SessionEndActionLike | None = None
    """What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's
    `stopReceiverApplicationWhenEndingSession` is set.
    """


@dataclass(slots=True, kw_only=True)
class SessionListParams(Params[SessionListResult]):
    """The params of `session.list`: Lists the sessions."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "session.list"
    RESULT = Nested(lambda: SessionListResult)


@dataclass(slots=True, kw_only=True)
class SessionSetCurrentParams(Params[Session]):
    """The params of `session.setCurrent`: Chooses the session that this connection means where it names
    none, and that widgets show.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
    )
    METHOD = "session.setCurrent"
    RESULT = Nested(lambda: Session)

    session_id: str
    """The session."""


@dataclass(slots=True, kw_only=True)
class SessionGetParams(Params[Session]):
    """The params of `session.get`: Gives one session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "session.get"
    RESULT = Nested(lambda: Session)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class SessionSetVolumeParams(Params[DeviceVolume]):
    """The params of `session.setVolume`: Sets the device's volume."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("level", "level", NUMBER, required=True, minimum=0, maximum=1),
    )
    METHOD = "session.setVolume"
    RESULT = Nested(lambda: DeviceVolume)

    session_id: str | None = None
    """The session; absent is the current one."""

    level: float
    """How loud, 0 silent, 1 loudest. From 0 to 1."""


@dataclass(slots=True, kw_only=True)
class SessionStepVolumeParams(Params[DeviceVolume]):
    """The params of `session.stepVolume`: Turns the device up or down by steps of its own."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("steps", "steps", INTEGER, minimum=-1000, maximum=1000),
    )
    METHOD = "session.stepVolume"
    RESULT = Nested(lambda: DeviceVolume)

    session_id: str | None = None
    """The session; absent is the current one."""

    steps: int | None = None
    """How many; negative is quieter. From -1000 to 1000. Absent: `1`."""


@dataclass(slots=True, kw_only=True)
class SessionPressVolumeKeyParams(Params[SessionPressVolumeKeyResult]):
    """The params of `session.pressVolumeKey`: Tells that a volume key of the calling program was pressed."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("key", "key", Enumeration(VolumeKey), required=True),
    )
    METHOD = "session.pressVolumeKey"
    RESULT = Nested(lambda: SessionPressVolumeKeyResult)

    key: VolumeKeyLike
    """Which key."""


@dataclass(slots=True, kw_only=True)
class SessionSetMutedParams(Params[DeviceVolume]):
    """The params of `session.setMuted`: Mutes the device or lets it be heard."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("muted", "muted", BOOLEAN, required=True),
    )
    METHOD = "session.setMuted"
    RESULT = Nested(lambda: DeviceVolume)

    session_id: str | None = None
    """The session; absent is the current one."""

    muted: bool
    """Whether it is silent."""


@dataclass(slots=True, kw_only=True)
class SessionRequestMultizoneStatusParams(Params[MultizoneStatus]):
    """The params of `session.requestMultizoneStatus`: Asks a group for its members."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "session.requestMultizoneStatus"
    RESULT = Nested(lambda: MultizoneStatus)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class SessionSetMultizoneDeviceVolumeParams(Params[MultizoneDevice]):
    """The params of `session.setMultizoneDeviceVolume`: Sets the volume of a member of a group."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("device_id", "deviceId", STRING, required=True, non_empty=True),
        Field("level", "level", NUMBER, required=True, minimum=0, maximum=1),
    )
    METHOD = "session.setMultizoneDeviceVolume"
    RESULT = Nested(lambda: MultizoneDevice)

    session_id: str | None = None
    """The session; absent is the current one."""

    device_id: str
    """The member; an id in DNS-SD's spelling will do. Not empty."""

    level: float
    """How loud, 0 silent, 1 loudest. From 0 to 1."""


@dataclass(slots=True, kw_only=True)
class SessionSetMultizoneDeviceMutedParams(Params[MultizoneDevice]):
    """The params of `session.setMultizoneDeviceMuted`: Mutes a member of a group or lets it be heard."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("device_id", "deviceId", STRING, required=True, non_empty=True),
        Field("muted", "muted", BOOLEAN, required=True),
    )
    METHOD = "session.setMultizoneDeviceMuted"
    RESULT = Nested(lambda: MultizoneDevice)

    session_id: str | None = None
    """The session; absent is the current one."""

    device_id: str
    """The member; an id in DNS-SD's spelling will do. Not empty."""

    muted: bool
    """Whether to silence it."""


@dataclass(slots=True, kw_only=True)
class SessionGetCastingGroupsParams(Params[SessionGetCastingGroupsResult]):
    """The params of `session.getCastingGroups`: Asks a device which groups it belongs to."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "session.getCastingGroups"
    RESULT = Nested(lambda: SessionGetCastingGroupsResult)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class SessionRequestStatusParams(Params[ReceiverStatus]):
    """The params of `session.requestStatus`: Asks the receiver for its status."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "session.requestStatus"
    RESULT = Nested(lambda: ReceiverStatus)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class SessionTransferParams(Params[SessionTransferResult]):
    """The params of `session.transfer`: Brings a session to another device: what plays goes on there."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("device_id", "deviceId", STRING),
        Field("friendly_name", "friendlyName", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("host", "host", STRING, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("keep_volume", "keepVolume", BOOLEAN),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD = "session.transfer"
    RESULT = Nested(lambda: SessionTransferResult)
    PATIENCE = 90.0

    session_id: str | None = None
    """The session; absent is the current one."""

    device_id: str | None = None
    """The other device, as discovery names it."""

    friendly_name: str | None = None
    """Instead of `deviceId`: the device's name, in any case. Not empty."""

    search_timeout: float | None = None
    """How long a device that isn't known yet is looked for; discovery is started for that if it doesn't
    run. In seconds. From 0 to 600. Absent: `5`.
    """

    host: str | None = None
    """Instead of `deviceId`: an address or host name. Not empty."""

    port: int | None = None
    """With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    keep_volume: bool | None = None
    """Whether the other device gets this one's volume. Absent: `false`."""

    timeout: float | None = None
    """How long connecting to the other device may take (where nobody says: as long as `session.start`),
    and how long all the rest may. Time in which the TV asks its viewer for permission doesn't count. In
    seconds. More than 0, at most 600. Absent: `90`.
    """


@dataclass(slots=True, kw_only=True)
class SessionHandOverParams(Params[PlaybackState]):
    """The params of `session.handOver`: Hands what plays to the caller, who goes on with it: remote to
    local.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("action", "action", Enumeration(SessionEndAction)),
    )
    METHOD = "session.handOver"
    RESULT = Nested(lambda: PlaybackState)

    session_id: str | None = None
    """The session; absent is the current one."""

    action: SessionEndActionLike | None = None
    """How to end the session once the state is there; absent: it goes on."""


@dataclass(slots=True, kw_only=True)
class SessionSetDefaultOptionsParams(Params[None]):
    """The params of `session.setDefaultOptions`: Sets what new sessions get as `sessionOptions` where
    nobody gives some.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", OBJECT),
        Field("category", "category", STRING, non_empty=True),
    )
    METHOD = "session.setDefaultOptions"

    options: Mapping[str, Any] | None = None
    """The options, at most 16 KiB; absent: none any more."""

    category: str | None = None
    """The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`."""


@dataclass(slots=True, kw_only=True)
class SessionGetDefaultOptionsParams(Params[SessionGetDefaultOptionsResult]):
    """The params of `session.getDefaultOptions`: Gives what new sessions get as `sessionOptions` where
    nobody gives some.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("category", "category", STRING, non_empty=True),
    )
    METHOD = "session.getDefaultOptions"
    RESULT = Nested(lambda: SessionGetDefaultOptionsResult)

    category: str | None = None
    """The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`."""


@dataclass(slots=True, kw_only=True)
class SessionBuildOpenUrlParams(Params[SessionBuildOpenUrlResult]):
    """The params of `session.buildOpenUrl`: Makes a link by which another program gets to a session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("base_url", "baseUrl", STRING, non_empty=True),
    )
    METHOD = "session.buildOpenUrl"
    RESULT = Nested(lambda: SessionBuildOpenUrlResult)

    session_id: str | None = None
    """The session; absent is the current one."""

    base_url: str | None = None
    """The URL that gets the query item. Not empty. Absent: `"cast-rpc://open"`."""


@dataclass(slots=True, kw_only=True)
class SessionParseOpenUrlParams(Params[SessionParseOpenUrlResult]):
    """The params of `session.parseOpenUrl`: Reads a link that `session.buildOpenUrl` made."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True, non_empty=True),
    )
    METHOD = "session.parseOpenUrl"
    RESULT = Nested(lambda: SessionParseOpenUrlResult)

    url: str
    """The link. Not empty."""


@dataclass(slots=True, kw_only=True)
class SessionStartWithOpenUrlParams(Params[Session]):
    """The params of `session.startWithOpenUrl`: Connects to what a link names."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True, non_empty=True),
        Field("application_id", "applicationId", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("if_exists", "ifExists", Enumeration(ExistingSessionPolicy)),
        Field("session_options", "sessionOptions", OBJECT),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD = "session.startWithOpenUrl"
    RESULT = Nested(lambda: Session)
    PATIENCE = 30.0

    url: str
    """The link. Not empty."""

    application_id: str | None = None
    """The app, where the link names no run; absent: as with `session.start`. Not empty."""

    search_timeout: float | None = None
    """How long the device is looked for. In seconds. From 0 to 600. Absent: `10`."""

    if_exists: ExistingSessionPolicyLike | None = None
    """What is done if there is a session with the device already. A session that is being restored, that
    connects or that ends is waited for first. Absent: `"FAIL"`.
    """

    session_options: Mapping[str, Any] | None = None
    """What the client wants to find in the session again, at most 16 KiB; absent: what
    `session.setDefaultOptions` said. SDK: `GCKSessionOptions`.
    """

    timeout: float | None = None
    """How long connecting may take. In seconds. More than 0, at most 600. Absent: `30`."""


@dataclass(slots=True, kw_only=True)
class SessionSuspendParams(Params[Session]):
    """The params of `session.suspend`: Puts a session's link down and keeps the session; what plays goes
    on.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("reason", "reason", Enumeration(SessionSuspendReason)),
    )
    METHOD = "session.suspend"
    RESULT = Nested(lambda: Session)

    session_id: str | None = None
    """The session; absent is the current one."""

    reason: SessionSuspendReasonLike | None = None
    """What `session.didSuspend` says. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and `TERMINATED` the
    session is resumed by itself as soon as the device can be reached, as after a link that broke.
    Absent: `"REQUESTED"`.
    """


@dataclass(slots=True, kw_only=True)
class SessionResumeParams(Params[Session]):
    """The params of `session.resume`: Makes the link of a suspended session anew, now."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD = "session.resume"
    RESULT = Nested(lambda: Session)

    session_id: str | None = None
    """The session; absent is the current one."""


@dataclass(slots=True, kw_only=True)
class SessionListSavedParams(Params[SessionListSavedResult]):
    """The params of `session.listSaved`: Lists the sessions that servers left that are no more: killed,
    crashed, or ended with their sessions left.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "session.listSaved"
    RESULT = Nested(lambda: SessionListSavedResult)


@dataclass(slots=True, kw_only=True)
class SessionRestoreParams(Params[SessionRestoreResult]):
    """The params of `session.restore`: Joins the sessions again that servers left that are no more;
    nothing is loaded or launched.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD = "session.restore"
    RESULT = Nested(lambda: SessionRestoreResult)
    PATIENCE = 10.0

    timeout: float | None = None
    """How long each device may stay away. In seconds. More than 0, at most 600. Absent: `10`."""


@dataclass(slots=True, kw_only=True)
class WidgetGetStateParams(Params[WidgetGetStateResult]):
    """The params of `widget.getState`: Tells the state of widgets."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("widgets", "widgets", Array(Enumeration(WidgetName))),
    )
    METHOD = "widget.getState"
    RESULT = Nested(lambda: WidgetGetStateResult)

    widgets: Sequence[WidgetNameLike] | None = None
    """Which; absent: all."""


@dataclass(slots=True, kw_only=True)
class WidgetConfigureParams(Params[WidgetOptions]):
    """The params of `widget.configure`: Says what the program wants of its widgets."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", Nested(lambda: WidgetOptions), required=True),
    )
    METHOD = "widget.configure"
    RESULT = Nested(lambda: WidgetOptions)

    options: WidgetOptions
    """What is to change; members that are absent stay as they are. Empty: nothing changes."""


@dataclass(slots=True, kw_only=True)
class WidgetTapCastButtonParams(Params[WidgetTapCastButtonResult]):
    """The params of `widget.tapCastButton`: The cast button was tapped."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.tapCastButton"
    RESULT = Nested(lambda: WidgetTapCastButtonResult)


@dataclass(slots=True, kw_only=True)
class WidgetOpenDialogParams(Params[CastDialogState]):
    """The params of `widget.openDialog`: Opens the cast dialog."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.openDialog"
    RESULT = Nested(lambda: CastDialogState)


@dataclass(slots=True, kw_only=True)
class WidgetCloseDialogParams(Params[CastDialogState]):
    """The params of `widget.closeDialog`: Closes the cast dialog."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.closeDialog"
    RESULT = Nested(lambda: CastDialogState)


@dataclass(slots=True, kw_only=True)
class WidgetSelectDeviceParams(Params[Session]):
    """The params of `widget.selectDevice`: A device of the dialog was chosen: starts a session with it."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("application_id", "applicationId", STRING, non_empty=True),
    )
    METHOD = "widget.selectDevice"
    RESULT = Nested(lambda: Session)

    device_id: str
    """Which."""

    application_id: str | None = None
    """Which app; absent: the first of the context's `discoveryCriteria`, or else the default media
    receiver. Not empty.
    """


@dataclass(slots=True, kw_only=True)
class WidgetDisconnectParams(Params[None]):
    """The params of `widget.disconnect`: The dialog's way out was pressed: ends the session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("stop_casting", "stopCasting", BOOLEAN),
    )
    METHOD = "widget.disconnect"

    stop_casting: bool | None = None
    """Whether the app is stopped for everybody; absent: what the context's option
    `stopReceiverApplicationWhenEndingSession` says.
    """


@dataclass(slots=True, kw_only=True)
class WidgetPresentIntroOverlayParams(Params[WidgetPresentIntroOverlayResult]):
    """The params of `widget.presentIntroOverlay`: Shows the introductory overlay, if it never was shown
    and the cast button can be used.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.presentIntroOverlay"
    RESULT = Nested(lambda: WidgetPresentIntroOverlayResult)


@dataclass(slots=True, kw_only=True)
class WidgetDismissIntroOverlayParams(Params[IntroOverlayState]):
    """The params of `widget.dismissIntroOverlay`: Takes the introductory overlay away."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.dismissIntroOverlay"
    RESULT = Nested(lambda: IntroOverlayState)


@dataclass(slots=True, kw_only=True)
class WidgetResetIntroOverlayParams(Params[IntroOverlayState]):
    """The params of `widget.resetIntroOverlay`: Forgets that the introductory overlay was shown."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.resetIntroOverlay"
    RESULT = Nested(lambda: IntroOverlayState)


@dataclass(slots=True, kw_only=True)
class WidgetTapMiniControllerParams(Params[WidgetTapMiniControllerResult]):
    """The params of `widget.tapMiniController`: The mini controller was tapped beside its buttons: shows
    the expanded controller.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.tapMiniController"
    RESULT = Nested(lambda: WidgetTapMiniControllerResult)


@dataclass(slots=True, kw_only=True)
class WidgetPresentExpandedControllerParams(Params[WidgetPresentExpandedControllerResult]):
    """The params of `widget.presentExpandedController`: Shows the expanded controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.presentExpandedController"
    RESULT = Nested(lambda: WidgetPresentExpandedControllerResult)


@dataclass(slots=True, kw_only=True)
class WidgetDismissExpandedControllerParams(Params[WidgetDismissExpandedControllerResult]):
    """The params of `widget.dismissExpandedController`: Takes the expanded controller away."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.dismissExpandedController"
    RESULT = Nested(lambda: WidgetDismissExpandedControllerResult)


@dataclass(slots=True, kw_only=True)
class WidgetPressButtonParams(Params[WidgetPressButtonResult]):
    """The params of `widget.pressButton`: A button was pressed."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("widget", "widget", Enumeration(WidgetName), required=True),
        Field("slot", "slot", INTEGER, minimum=0, maximum=3),
        Field("control", "control", Enumeration(WidgetControl)),
    )
    METHOD = "widget.pressButton"
    RESULT = Nested(lambda: WidgetPressButtonResult)

    widget: WidgetNameLike
    """Of which widget: `miniController`, `expandedController`, `mediaController` or `volumeController`."""

    slot: int | None = None
    """Which place of the mini or expanded controller, from 0. From 0 to 3."""

    control: WidgetControlLike | None = None
    """Which control; the other way to say it. Exactly one of `slot` and `control` is given."""


@dataclass(slots=True, kw_only=True)
class WidgetSlideParams(Params[None]):
    """The params of `widget.slide`: A slider is moved."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("slider", "slider", Enumeration(WidgetSlider), required=True),
        Field("phase", "phase", Enumeration(SlidePhase), required=True),
        Field("value", "value", NUMBER, minimum=0),
    )
    METHOD = "widget.slide"

    slider: WidgetSliderLike
    """Which."""

    phase: SlidePhaseLike
    """How far the movement is."""

    value: float | None = None
    """Where it is held: seconds, or a volume from 0 to 1. Required but for `CANCELLED`. At least 0."""


@dataclass(slots=True, kw_only=True)
class WidgetSetVolumeParams(Params[VolumeControllerState]):
    """The params of `widget.setVolume`: Sets the volume in the volume controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("level", "level", NUMBER, minimum=0, maximum=1),
        Field("muted", "muted", BOOLEAN),
    )
    METHOD = "widget.setVolume"
    RESULT = Nested(lambda: VolumeControllerState)

    level: float | None = None
    """How loud. From 0 to 1."""

    muted: bool | None = None
    """Whether it is silenced. At least one is given."""


@dataclass(slots=True, kw_only=True)
class WidgetSetPlaybackRateParams(Params[PlaybackRateControllerState]):
    """The params of `widget.setPlaybackRate`: Sets the rate in the playback rate controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("playback_rate", "playbackRate", NUMBER, required=True, exclusive_minimum=0),
    )
    METHOD = "widget.setPlaybackRate"
    RESULT = Nested(lambda: PlaybackRateControllerState)

    playback_rate: float
    """The rate. More than 0."""


@dataclass(slots=True, kw_only=True)
class WidgetOpenTrackSelectorParams(Params[TrackSelectorState]):
    """The params of `widget.openTrackSelector`: Opens the choice of tracks."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.openTrackSelector"
    RESULT = Nested(lambda: TrackSelectorState)


@dataclass(slots=True, kw_only=True)
class WidgetCloseTrackSelectorParams(Params[TrackSelectorState]):
    """The params of `widget.closeTrackSelector`: Closes the choice of tracks without a choice."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.closeTrackSelector"
    RESULT = Nested(lambda: TrackSelectorState)


@dataclass(slots=True, kw_only=True)
class WidgetSelectTracksParams(Params[TrackSelectorState]):
    """The params of `widget.selectTracks`: Tracks were chosen."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("track_ids", "trackIds", Array(INTEGER), required=True),
    )
    METHOD = "widget.selectTracks"
    RESULT = Nested(lambda: TrackSelectorState)

    track_ids: Sequence[int]
    """At most one for sound and one for text; empty: none of either. Tracks of other kinds stay as they
    are.
    """


@dataclass(slots=True, kw_only=True)
class WidgetSetStyleParams(Params[WidgetStyle]):
    """The params of `widget.setStyle`: Sets attributes of a part of the style tree, to be applied later."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("path", "path", STRING, required=True),
        Field("attributes", "attributes", Map(ANY), required=True),
    )
    METHOD = "widget.setStyle"
    RESULT = Nested(lambda: WidgetStyle)

    path: str
    """Which part: `castViews`, `castViews.mediaControl.miniController`…"""

    attributes: Mapping[str, Any]
    """Values by attribute; `null` removes one, so that it is inherited again."""


@dataclass(slots=True, kw_only=True)
class WidgetGetStyleParams(Params[WidgetStyle]):
    """The params of `widget.getStyle`: Tells a part of the style tree."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("path", "path", STRING, non_empty=True),
    )
    METHOD = "widget.getStyle"
    RESULT = Nested(lambda: WidgetStyle)

    path: str | None = None
    """Which part; absent: `castViews`. Not empty."""


@dataclass(slots=True, kw_only=True)
class WidgetApplyStyleParams(Params[WidgetApplyStyleResult]):
    """The params of `widget.applyStyle`: Lets what was set count."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.applyStyle"
    RESULT = Nested(lambda: WidgetApplyStyleResult)


@dataclass(slots=True, kw_only=True)
class WidgetMakeLoadRequestParams(Params[WidgetMakeLoadRequestResult]):
    """The params of `widget.makeLoadRequest`: Makes of what a local player plays the request that goes on
    with it on the device.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("local", "local", Nested(lambda: LocalPlayback), required=True),
    )
    METHOD = "widget.makeLoadRequest"
    RESULT = Nested(lambda: WidgetMakeLoadRequestResult)

    local: LocalPlayback
    """What it plays."""


@dataclass(slots=True, kw_only=True)
class WidgetHandOverParams(Params[MediaState]):
    """The params of `widget.handOver`: Goes on with what a local player plays on the device of the current
    session.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("local", "local", Nested(lambda: LocalPlayback), required=True),
    )
    METHOD = "widget.handOver"
    RESULT = Nested(lambda: MediaState)

    local: LocalPlayback
    """What it plays."""


@dataclass(slots=True, kw_only=True)
class WidgetTakeBackParams(Params[LocalPlayback]):
    """The params of `widget.takeBack`: Tells how a local player is to go on with what the device plays, or
    last played.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD = "widget.takeBack"
    RESULT = Nested(lambda: LocalPlayback)

__all__ = [
    "ChannelAddParams",
    "ChannelRemoveParams",
    "ChannelListParams",
    "ChannelSendParams",
    "ChannelGenerateRequestIdParams",
    "ChannelBroadcastParams",
    "ContextCreateParams",
    "ContextGetParams",
    "ContextPressCastButtonParams",
    "ContextSetLaunchCredentialsParams",
    "ContextSetAppStateParams",
    "DiscoveryStartParams",
    "DiscoveryStopParams",
    "DiscoveryListParams",
    "DiscoveryGetParams",
    "DiscoveryFindParams",
    "DiscoveryScanParams",
    "DiscoveryAddDeviceParams",
    "DiscoveryRemoveDeviceParams",
    "DiscoverySetPassiveScanParams",
    "DiscoverySetOptionsParams",
    "DiscoveryQueryAppAvailabilityParams",
    "DiscoveryDiagnoseParams",
    "EventsSubscribeParams",
    "EventsUnsubscribeParams",
    "EventsPollParams",
    "EventsSnapshotParams",
    "ImagePickParams",
    "ImageSetPolicyParams",
    "ImageGetPolicyParams",
    "ImageFetchParams",
    "ImageCacheInfoParams",
    "ImageClearCacheParams",
    "LogSetFilterParams",
    "LogGetFilterParams",
    "LogSetFileParams",
    "LogSetConsoleParams",
    "LogSetMessageTapParams",
    "MediaLoadParams",
    "MediaPlayParams",
    "MediaPauseParams",
    "MediaStopParams",
    "MediaSeekParams",
    "MediaSetPlaybackRateParams",
    "MediaSetStreamVolumeParams",
    "MediaSetStreamMutedParams",
    "MediaSetActiveTracksParams",
    "MediaSetTextTrackStyleParams",
    "MediaSkipAdParams",
    "MediaRequestStatusParams",
    "MediaGetStatusParams",
    "MediaGetLastKnownParams",
    "MediaPositionParams",
    "MediaSubscribePositionParams",
    "MediaUnsubscribePositionParams",
    "MediaEditTracksParams",
    "MediaEditAudioTracksParams",
    "MediaSelectTracksParams",
    "MediaUserActionParams",
    "MediaPrecacheParams",
    "MediaStoreSessionParams",
    "MediaResumeSessionParams",
    "MediaSetCredentialsParams",
    "MediaPlayAgainParams",
    "MediaSendCommandParams",
    "MediaRequestsParams",
    "QueueLoadParams",
    "QueueInsertParams",
    "QueueInsertAndPlayParams",
    "QueueUpdateParams",
    "QueueRemoveParams",
    "QueueReorderParams",
    "QueueMoveParams",
    "QueueJumpParams",
    "QueueNextParams",
    "QueuePreviousParams",
    "QueueSetRepeatModeParams",
    "QueueShuffleParams",
    "QueueUnshuffleParams",
    "QueueFetchItemIdsParams",
    "QueueFetchItemsParams",
    "QueueFetchItemRangeParams",
    "QueueListParams",
    "QueueGetCacheParams",
    "QueueSetCacheOptionsParams",
    "QueueReloadParams",
    "QueueClearParams",
    "RpcDiscoverParams",
    "ServerInitializeParams",
    "ServerInfoParams",
    "ServerPingParams",
    "ServerEchoParams",
    "ServerShutdownParams",
    "SessionStartParams",
    "SessionJoinParams",
    "SessionEndParams",
    "SessionListParams",
    "SessionSetCurrentParams",
    "SessionGetParams",
    "SessionSetVolumeParams",
    "SessionStepVolumeParams",
    "SessionPressVolumeKeyParams",
    "SessionSetMutedParams",
    "SessionRequestMultizoneStatusParams",
    "SessionSetMultizoneDeviceVolumeParams",
    "SessionSetMultizoneDeviceMutedParams",
    "SessionGetCastingGroupsParams",
    "SessionRequestStatusParams",
    "SessionTransferParams",
    "SessionHandOverParams",
    "SessionSetDefaultOptionsParams",
    "SessionGetDefaultOptionsParams",
    "SessionBuildOpenUrlParams",
    "SessionParseOpenUrlParams",
    "SessionStartWithOpenUrlParams",
    "SessionSuspendParams",
    "SessionResumeParams",
    "SessionListSavedParams",
    "SessionRestoreParams",
    "WidgetGetStateParams",
    "WidgetConfigureParams",
    "WidgetTapCastButtonParams",
    "WidgetOpenDialogParams",
    "WidgetCloseDialogParams",
    "WidgetSelectDeviceParams",
    "WidgetDisconnectParams",
    "WidgetPresentIntroOverlayParams",
    "WidgetDismissIntroOverlayParams",
    "WidgetResetIntroOverlayParams",
    "WidgetTapMiniControllerParams",
    "WidgetPresentExpandedControllerParams",
    "WidgetDismissExpandedControllerParams",
    "WidgetPressButtonParams",
    "WidgetSlideParams",
    "WidgetSetVolumeParams",
    "WidgetSetPlaybackRateParams",
    "WidgetOpenTrackSelectorParams",
    "WidgetCloseTrackSelectorParams",
    "WidgetSelectTracksParams",
    "WidgetSetStyleParams",
    "WidgetGetStyleParams",
    "WidgetApplyStyleParams",
    "WidgetMakeLoadRequestParams",
    "WidgetHandOverParams",
    "WidgetTakeBackParams",
]
