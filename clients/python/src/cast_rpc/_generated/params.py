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


class ChannelAddParams(Params[ChannelInfo]):
    """The params of `channel.add`: Adds a channel, at any time: before a session is started, too."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "channel.add"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ChannelInfo)

    namespace: str
    """`urn:x-cast:` and a name, 128 bytes at most."""

    session_id: str | None
    """The session; the channel goes with it. Absent: every session that there is or will be."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            namespace: str,
            session_id: str | None = None,
        ) -> None: ...


class ChannelRemoveParams(Params[None]):
    """The params of `channel.remove`: Removes a channel of the client's; named as it was added."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "channel.remove"

    namespace: str
    """Its namespace."""

    session_id: str | None
    """The session that it was added for; absent: the one that was added for every session."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            namespace: str,
            session_id: str | None = None,
        ) -> None: ...


class ChannelListParams(Params[ChannelListResult]):
    """The params of `channel.list`: Lists the client's channels, the oldest first."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "channel.list"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ChannelListResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ChannelSendParams(Params[ChannelSendResult]):
    """The params of `channel.send`: Sends a message to the app, on a channel of the client's."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
        Field("text", "text", STRING),
        Field("data", "data", STRING),
    )
    METHOD: ClassVar[str] = "channel.send"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ChannelSendResult)

    namespace: str
    """The channel's namespace."""

    session_id: str | None
    """The session; absent is the current one."""

    text: str | None
    """The message, as text."""

    data: str | None
    """The message, as bytes in base64 (RFC 4648, section 4)."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            namespace: str,
            session_id: str | None = None,
            text: str | None = None,
            data: str | None = None,
        ) -> None: ...


class ChannelGenerateRequestIdParams(Params[ChannelGenerateRequestIdResult]):
    """The params of `channel.generate_request_id`: Gives a number for a request of the app's own protocol
    that nobody else on this link uses.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "channel.generateRequestId"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ChannelGenerateRequestIdResult)

    namespace: str
    """The channel's namespace."""

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            namespace: str,
            session_id: str | None = None,
        ) -> None: ...


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
    METHOD: ClassVar[str] = "channel.broadcast"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ChannelBroadcastResult)

    namespace: str
    """The namespace."""

    session_id: str | None
    """The session; absent is the current one."""

    text: str | None
    """The message, as text."""

    data: str | None
    """The message, as bytes in base64 (RFC 4648, section 4)."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            namespace: str,
            session_id: str | None = None,
            text: str | None = None,
            data: str | None = None,
        ) -> None: ...


class ContextCreateParams(Params[ContextInfo]):
    """The params of `context.create`: Creates the context with options, once, and starts discovery unless
    told not to.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", Nested(lambda: ContextOptions)),
    )
    METHOD: ClassVar[str] = "context.create"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ContextInfo)

    options: ContextOptions | None
    """What differs from what is assumed."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            options: ContextOptions | None = None,
        ) -> None: ...


class ContextGetParams(Params[ContextInfo]):
    """The params of `context.get`: Gives the context's state."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "context.get"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ContextInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ContextSetLaunchCredentialsParams(Params[None]):
    """The params of `context.set_launch_credentials`: Sets who the viewer is, for the next launches and
    joins.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
    )
    METHOD: ClassVar[str] = "context.setLaunchCredentials"

    credentials: str | None
    """The credentials; absent removes them."""

    credentials_type: str | None
    """What kind: `web`, `cloud`, or an app's own. Absent: `"web"`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            credentials: str | None = None,
            credentials_type: str | None = None,
        ) -> None: ...


class ContextSetAppStateParams(Params[ContextSetAppStateResult]):
    """The params of `context.set_app_state`: Tells whether the calling client is in use."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("state", "state", Enumeration(AppState), required=True),
    )
    METHOD: ClassVar[str] = "context.setAppState"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ContextSetAppStateResult)

    state: AppStateLike
    """The state."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            state: AppStateLike,
        ) -> None: ...


class DiscoveryStartParams(Params[DiscoveryInfo]):
    """The params of `discovery.start`: Begins to look for devices; does nothing if that goes on already."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("criteria", "criteria", Nested(lambda: DiscoveryCriteria)),
    )
    METHOD: ClassVar[str] = "discovery.start"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryInfo)

    criteria: DiscoveryCriteria | None
    """Which devices this client wants; absent: those of `context.create`, or all. They hold for this
    connection, in `discovery.list`, `find` and the notifications, until it starts again or stops; other
    clients have their own.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            criteria: DiscoveryCriteria | None = None,
        ) -> None: ...


class DiscoveryStopParams(Params[DiscoveryInfo]):
    """The params of `discovery.stop`: Stops looking, unless another client started it too; the devices
    found so far stay in the list.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "discovery.stop"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class DiscoveryListParams(Params[DiscoveryInfo]):
    """The params of `discovery.list`: Lists the devices that fit this client's criteria."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "discovery.list"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class DiscoveryGetParams(Params[Device]):
    """The params of `discovery.get`: Gives one device."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
    )
    METHOD: ClassVar[str] = "discovery.get"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Device)

    device_id: str
    """Which."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
        ) -> None: ...


class DiscoveryFindParams(Params[Device]):
    """The params of `discovery.find`: Waits for a device to be found; begins to look if need be."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING),
        Field("friendly_name", "friendlyName", STRING),
        Field("timeout", "timeout", NUMBER, minimum=0, maximum=300),
    )
    METHOD: ClassVar[str] = "discovery.find"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Device)
    PATIENCE: ClassVar[float | None] = 10.0

    device_id: str | None
    """Its id."""

    friendly_name: str | None
    """Or its name, case-insensitive. Without either, any device will do."""

    timeout: float | None
    """How long to wait. In seconds. From 0 to 300. Absent: `10`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str | None = None,
            friendly_name: str | None = None,
            timeout: float | None = None,
        ) -> None: ...


class DiscoveryScanParams(Params[DiscoveryScanResult]):
    """The params of `discovery.scan`: Gives all devices that answer within a time."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("timeout", "timeout", NUMBER, minimum=0, maximum=300),
        Field("criteria", "criteria", Nested(lambda: DiscoveryCriteria)),
    )
    METHOD: ClassVar[str] = "discovery.scan"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryScanResult)
    PATIENCE: ClassVar[float | None] = 3.0

    timeout: float | None
    """How long to wait for answers. In seconds. From 0 to 300. Absent: `3`."""

    criteria: DiscoveryCriteria | None
    """Which devices are wanted; absent: those of this client's `discovery.start`, or of `context.create`,
    or all.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            timeout: float | None = None,
            criteria: DiscoveryCriteria | None = None,
        ) -> None: ...


class DiscoveryAddDeviceParams(Params[Device]):
    """The params of `discovery.add_device`: Adds a device by its address, for networks that discovery
    doesn't reach.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("host", "host", STRING, required=True, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("friendly_name", "friendlyName", STRING),
        Field("device_id", "deviceId", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "discovery.addDevice"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Device)

    host: str
    """An address or host name. Not empty."""

    port: int | None
    """Its port. From 1 to 65535. Absent: `8009`."""

    friendly_name: str | None
    """What to call it; absent: its address."""

    device_id: str | None
    """Its id, if known: it is then the same device as the one that discovery finds. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            host: str,
            port: int | None = None,
            friendly_name: str | None = None,
            device_id: str | None = None,
        ) -> None: ...


class DiscoveryRemoveDeviceParams(Params[None]):
    """The params of `discovery.remove_device`: Removes a device that was added by its address."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
    )
    METHOD: ClassVar[str] = "discovery.removeDevice"

    device_id: str
    """Which."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
        ) -> None: ...


class DiscoverySetPassiveScanParams(Params[None]):
    """The params of `discovery.set_passive_scan`: Says whether to ask the network less often, at the price
    of older facts; for all clients.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("passive_scan", "passiveScan", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "discovery.setPassiveScan"

    passive_scan: bool
    """Whether."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            passive_scan: bool,
        ) -> None: ...


class DiscoverySetOptionsParams(Params[DiscoveryOptions]):
    """The params of `discovery.set_options`: Changes how devices are looked for, for all clients, at once;
    gives all the options.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", Nested(lambda: DiscoveryOptions), required=True),
    )
    METHOD: ClassVar[str] = "discovery.setOptions"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryOptions)

    options: DiscoveryOptions
    """What is to be different; what is absent stays."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            options: DiscoveryOptions,
        ) -> None: ...


class DiscoveryQueryAppAvailabilityParams(Params[DiscoveryQueryAppAvailabilityResult]):
    """The params of `discovery.query_app_availability`: Asks a device which of some apps it has."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, non_empty=True),
        Field("host", "host", STRING, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("application_ids", "applicationIds", Array(STRING), required=True, non_empty=True),
        Field("refresh", "refresh", BOOLEAN),
    )
    METHOD: ClassVar[str] = "discovery.queryAppAvailability"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryQueryAppAvailabilityResult)

    device_id: str | None
    """The device; exactly one of this and `host`. Not empty."""

    host: str | None
    """An address or host name instead. Not empty."""

    port: int | None
    """The port at `host`. From 1 to 65535. Absent: `8009`."""

    application_ids: Sequence[str]
    """The apps. Not empty."""

    refresh: bool | None
    """Whether to ask even if every answer is known. Absent: `false`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str | None = None,
            host: str | None = None,
            port: int | None = None,
            application_ids: Sequence[str],
            refresh: bool | None = None,
        ) -> None: ...


class DiscoveryDiagnoseParams(Params[DiscoveryDiagnosis]):
    """The params of `discovery.diagnose`: Says why the list of devices is what it is, and probes an
    address if asked to.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("host", "host", STRING, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("authenticate", "authenticate", BOOLEAN),
    )
    METHOD: ClassVar[str] = "discovery.diagnose"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryDiagnosis)

    host: str | None
    """An address to probe. Not empty."""

    port: int | None
    """Its port. From 1 to 65535. Absent: `8009`."""

    authenticate: bool | None
    """Whether the probe asks the device to prove that Google made it. Absent: `false`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            host: str | None = None,
            port: int | None = None,
            authenticate: bool | None = None,
        ) -> None: ...


class EventsSubscribeParams(Params[EventsSubscribeResult]):
    """The params of `events.subscribe`: Asks for the notifications of some topics."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("topics", "topics", Array(STRING), required=True, non_empty=True),
        Field("delivery", "delivery", Enumeration(EventDelivery)),
        Field("omit_status", "omitStatus", BOOLEAN),
        Field("snapshot", "snapshot", BOOLEAN),
    )
    METHOD: ClassVar[str] = "events.subscribe"
    RESULT: ClassVar[Codec | None] = Nested(lambda: EventsSubscribeResult)

    topics: Sequence[str]
    """Names of notifications, with `*` for any part: `session.*`, `MediaDidUpdateStatus`, `*`. `log.*`
    and `widget.*` must be named; `*` leaves them out. Not empty.
    """

    delivery: EventDeliveryLike | None
    """How they come. Absent: `"PUSH"`."""

    omit_status: bool | None
    """Whether `MediaDidUpdateStatus` comes without `status`: 600 bytes in place of 2 KB. What changed of
    the media, its queue and what is preloaded is told by topics of their own; `media.get_status` has
    everything. Where another subscription of the connection wants the status, it comes. Absent:
    `false`.
    """

    snapshot: bool | None
    """Whether the answer carries the present state; nothing is lost between it and the first notification.
    Absent: `false`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            topics: Sequence[str],
            delivery: EventDeliveryLike | None = None,
            omit_status: bool | None = None,
            snapshot: bool | None = None,
        ) -> None: ...


class EventsUnsubscribeParams(Params[None]):
    """The params of `events.unsubscribe`: Ends a subscription."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subscription", "subscription", STRING, required=True),
    )
    METHOD: ClassVar[str] = "events.unsubscribe"

    subscription: str
    """Which."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            subscription: str,
        ) -> None: ...


class EventsPollParams(Params[EventsPollResult]):
    """The params of `events.poll`: Takes the events that have come since the last poll."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subscription", "subscription", STRING, required=True),
        Field("maximum", "maximum", INTEGER, minimum=1, maximum=1000),
        Field("timeout", "timeout", NUMBER, minimum=0, maximum=300),
    )
    METHOD: ClassVar[str] = "events.poll"
    RESULT: ClassVar[Codec | None] = Nested(lambda: EventsPollResult)
    PATIENCE: ClassVar[float | None] = 0.0

    subscription: str
    """Which; it must have the delivery `POLL`."""

    maximum: int | None
    """How many at most. From 1 to 1000. Absent: `100`."""

    timeout: float | None
    """How long to wait for the first one. In seconds. From 0 to 300. Absent: `0`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            subscription: str,
            maximum: int | None = None,
            timeout: float | None = None,
        ) -> None: ...


class EventsSnapshotParams(Params[Snapshot]):
    """The params of `events.snapshot`: Gives the state of everything at this moment."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "events.snapshot"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Snapshot)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


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
    METHOD: ClassVar[str] = "image.pick"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImagePickResult)

    images: Sequence[Image] | None
    """What there is to choose from."""

    metadata: MediaMetadata | None
    """What has the pictures."""

    session_id: str | None
    """The session; absent is the current one. Looked at only without `images` and `metadata`."""

    hints: ImageHints | None
    """What the picture is wanted for."""

    strategy: ImagePickStrategyLike | None
    """Decides in place of the policy; no client is asked."""

    use_default: bool | None
    """Whether no client is asked. Absent: `false`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            images: Sequence[Image] | None = None,
            metadata: MediaMetadata | None = None,
            session_id: str | None = None,
            hints: ImageHints | None = None,
            strategy: ImagePickStrategyLike | None = None,
            use_default: bool | None = None,
        ) -> None: ...


class ImageSetPolicyParams(Params[ImagePickPolicy]):
    """The params of `image.set_policy`: Says which pictures are picked from now on, for all clients."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("policy", "policy", Nested(lambda: ImagePickPolicy)),
    )
    METHOD: ClassVar[str] = "image.setPolicy"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImagePickPolicy)

    policy: ImagePickPolicy | None
    """Replaces the policy as a whole; absent: the SDK's, the first picture always."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            policy: ImagePickPolicy | None = None,
        ) -> None: ...


class ImageGetPolicyParams(Params[ImagePickPolicy]):
    """The params of `image.get_policy`: Says which pictures are picked."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "image.getPolicy"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImagePickPolicy)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ImageFetchParams(Params[ImageFile]):
    """The params of `image.fetch`: Fetches a picture over HTTPS, or finds its copy, and says where it is."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True, non_empty=True),
        Field("mode", "mode", Enumeration(ImageCacheMode)),
        Field("options", "options", Nested(lambda: ImageFetchOptions)),
        Field("include_data", "includeData", BOOLEAN),
        Field("use_default", "useDefault", BOOLEAN),
    )
    METHOD: ClassVar[str] = "image.fetch"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImageFile)

    url: str
    """Where it is. Not empty."""

    mode: ImageCacheModeLike | None
    """When its server is asked. Absent: `"IF_NEEDED"`."""

    options: ImageFetchOptions | None
    """What may be fetched, where it differs from the context's options."""

    include_data: bool | None
    """Whether the answer has the picture's bytes, too. Absent: `false`."""

    use_default: bool | None
    """Whether no client is asked. Absent: `false`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            url: str,
            mode: ImageCacheModeLike | None = None,
            options: ImageFetchOptions | None = None,
            include_data: bool | None = None,
            use_default: bool | None = None,
        ) -> None: ...


class ImageCacheInfoParams(Params[ImageCacheInfo]):
    """The params of `image.cache_info`: Tidies the cache, and says what it holds."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "image.cacheInfo"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImageCacheInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ImageClearCacheParams(Params[ImageCacheInfo]):
    """The params of `image.clear_cache`: Removes every picture of the cache."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "image.clearCache"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImageCacheInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class LogSetFilterParams(Params[LogFilter]):
    """The params of `log.set_filter`: Says which records this connection wants."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("minimum_level", "minimumLevel", Enumeration(LogLevel)),
        Field("classes", "classes", Array(Nested(lambda: LogRule))),
        Field("functions", "functions", Array(Nested(lambda: LogRule))),
        Field("message_patterns", "messagePatterns", Array(STRING)),
        Field("redact", "redact", BOOLEAN),
    )
    METHOD: ClassVar[str] = "log.setFilter"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LogFilter)

    minimum_level: LogLevelLike | None
    """What passes that no rule is about. Absent: `"INFO"`. SDK: `GCKLoggerFilter.minimumLevel`."""

    classes: Sequence[LogRule] | None
    """Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`."""

    functions: Sequence[LogRule] | None
    """Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`."""

    message_patterns: Sequence[str] | None
    """Regular expressions, at most 32, of which one has to be found in the message; `(?i)` ignores case.
    SDK: `GCKLoggerFilter.addMessagePatterns:`.
    """

    redact: bool | None
    """Whether credentials, tokens, custom data, and users and queries of URLs are taken out. Absent:
    `true`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            minimum_level: LogLevelLike | None = None,
            classes: Sequence[LogRule] | None = None,
            functions: Sequence[LogRule] | None = None,
            message_patterns: Sequence[str] | None = None,
            redact: bool | None = None,
        ) -> None: ...


class LogGetFilterParams(Params[LogGetFilterResult]):
    """The params of `log.get_filter`: Tells what is logged, and where to."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "log.getFilter"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LogGetFilterResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class LogSetFileParams(Params[LogFile]):
    """The params of `log.set_file`: Begins or ends a log in files."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("directory", "directory", STRING, non_empty=True),
        Field("max_file_size", "maxFileSize", INTEGER, minimum=0, maximum=1073741824),
        Field("max_file_count", "maxFileCount", INTEGER, minimum=0, maximum=100),
        Field("filter", "filter", Nested(lambda: LogFilter)),
    )
    METHOD: ClassVar[str] = "log.setFile"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LogFile)

    is_enabled: bool
    """Whether there is to be one."""

    directory: str | None
    """An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`). Not
    empty.
    """

    max_file_size: int | None
    """How large a file may grow, at least 32 KiB; 0: 2 MiB. In bytes. From 0 to 1073741824. Absent: `0`.
    SDK: `GCKLogger.maxLogFileSize`.
    """

    max_file_count: int | None
    """How many files are kept, with the present one; at least 2. From 0 to 100. Absent: `2`. SDK:
    `GCKLogger.maxLogFileCount`.
    """

    filter: LogFilter | None
    """What is written; absent: from INFO on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool,
            directory: str | None = None,
            max_file_size: int | None = None,
            max_file_count: int | None = None,
            filter: LogFilter | None = None,
        ) -> None: ...


class LogSetConsoleParams(Params[LogConsole]):
    """The params of `log.set_console`: Begins or ends the log on standard error."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("filter", "filter", Nested(lambda: LogFilter)),
    )
    METHOD: ClassVar[str] = "log.setConsole"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LogConsole)

    is_enabled: bool
    """Whether there is to be one."""

    filter: LogFilter | None
    """What is written; absent: from INFO on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool,
            filter: LogFilter | None = None,
        ) -> None: ...


class LogSetMessageTapParams(Params[MessageTap]):
    """The params of `log.set_message_tap`: Shows this connection the messages that go over the links, or
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
    METHOD: ClassVar[str] = "log.setMessageTap"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MessageTap)

    is_enabled: bool | None
    """Whether it is to see any. Absent: `true`."""

    session_id: str | None
    """Of which session; absent: of all. Not empty."""

    namespaces: Sequence[str] | None
    """Globs for namespaces; absent: all. Not empty."""

    include_heartbeat: bool | None
    """Whether PING and PONG are among them. Absent: `false`."""

    redact: bool | None
    """Whether secrets are taken out of payloads, and binary payloads left out. Absent: `true`."""

    maximum_payload_bytes: int | None
    """What is longer is cut off. In bytes. From 0 to 65536. Absent: `16384`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool | None = None,
            session_id: str | None = None,
            namespaces: Sequence[str] | None = None,
            include_heartbeat: bool | None = None,
            redact: bool | None = None,
            maximum_payload_bytes: int | None = None,
        ) -> None: ...


class MediaLoadParams(Params[MediaState]):
    """The params of `media.load`: Loads media, a queue, or what a deep link stands for."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("autoplay", "autoplay", BOOLEAN),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("playback_rate", "playbackRate", NUMBER, minimum=0.5, maximum=2),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("atv_credentials", "atvCredentials", STRING),
        Field("atv_credentials_type", "atvCredentialsType", STRING),
        Field("load_options", "loadOptions", Nested(lambda: LoadOptions)),
        Field("custom_data", "customData", ANY),
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("entity", "entity", STRING, non_empty=True),
        Field("shuffle", "shuffle", BOOLEAN),
    )
    METHOD: ClassVar[str] = "media.load"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    media: MediaInformation | None
    """The media."""

    queue_data: QueueData | None
    """The queue."""

    autoplay: bool | None
    """Whether it plays at once; absent: as the receiver likes, in a queue as each item says."""

    current_time: float | None
    """Where it begins; absent: at the start, or at the live edge. In seconds. At least 0."""

    playback_rate: float | None
    """How fast time advances. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`."""

    active_track_ids: Sequence[int] | None
    """The tracks that are on at once."""

    credentials: str | None
    """Who the viewer is, for the receiver app."""

    credentials_type: str | None
    """What kind of credentials: `web`, `android`, `ios`, `cloud`."""

    atv_credentials: str | None
    """Credentials that Android TV apps get instead."""

    atv_credentials_type: str | None
    """What kind of credentials those are."""

    load_options: LoadOptions | None
    """Further wishes."""

    custom_data: Any
    """Whatever the app agreed on."""

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    entity: str | None
    """Instead of `media` and `queue_data`: a deep link that the app resolves; sent as LOAD_BY_ENTITY. To
    load with further wishes, use `media.entity` or `queue_data.entity`. Not empty.
    """

    shuffle: bool | None
    """With `entity`: whether what it stands for is shuffled."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            media: MediaInformation | None = None,
            queue_data: QueueData | None = None,
            autoplay: bool | None = None,
            current_time: float | None = None,
            playback_rate: float | None = None,
            active_track_ids: Sequence[int] | None = None,
            credentials: str | None = None,
            credentials_type: str | None = None,
            atv_credentials: str | None = None,
            atv_credentials_type: str | None = None,
            load_options: LoadOptions | None = None,
            custom_data: Any = None,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            entity: str | None = None,
            shuffle: bool | None = None,
        ) -> None: ...


class MediaPlayParams(Params[MediaState]):
    """The params of `media.play`: Plays on."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.play"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaPauseParams(Params[MediaState]):
    """The params of `media.pause`: Pauses."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.pause"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaStopParams(Params[MediaState]):
    """The params of `media.stop`: Stops, and unloads the media and its queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.stop"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaSeekParams(Params[MediaState]):
    """The params of `media.seek`: Goes to another position."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("relative_time", "relativeTime", NUMBER),
        Field("seek_to_infinite", "seekToInfinite", BOOLEAN),
        Field("resume_state", "resumeState", Enumeration(ResumeState)),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.seek"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    current_time: float | None
    """The position. In seconds. At least 0."""

    relative_time: float | None
    """Instead: how far from the present position; negative is back. In seconds."""

    seek_to_infinite: bool | None
    """Instead: to the end, or the live edge. Absent: `false`."""

    resume_state: ResumeStateLike | None
    """What the player does after it."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            current_time: float | None = None,
            relative_time: float | None = None,
            seek_to_infinite: bool | None = None,
            resume_state: ResumeStateLike | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaSetPlaybackRateParams(Params[MediaState]):
    """The params of `media.set_playback_rate`: Sets how fast time advances."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("playback_rate", "playbackRate", NUMBER, minimum=0.5, maximum=2),
        Field("relative_playback_rate", "relativePlaybackRate", NUMBER, exclusive_minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setPlaybackRate"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    playback_rate: float | None
    """The rate; 1 is normal. From 0.5 to 2. SDK: `kGCKMediaMinPlaybackRate`."""

    relative_playback_rate: float | None
    """Instead: times the present rate; what comes of it is between 0.5 and 2, too. More than 0."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            playback_rate: float | None = None,
            relative_playback_rate: float | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaSetStreamVolumeParams(Params[MediaState]):
    """The params of `media.set_stream_volume`: Sets the stream's volume; the device's is
    `session.set_volume`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("level", "level", NUMBER, required=True, minimum=0, maximum=1),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setStreamVolume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    level: float
    """How loud. From 0 to 1."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            level: float,
            custom_data: Any = None,
        ) -> None: ...


class MediaSetStreamMutedParams(Params[MediaState]):
    """The params of `media.set_stream_muted`: Mutes the stream or lets it be heard."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("muted", "muted", BOOLEAN, required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setStreamMuted"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    muted: bool
    """Whether it is silent."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            muted: bool,
            custom_data: Any = None,
        ) -> None: ...


class MediaSetActiveTracksParams(Params[MediaState]):
    """The params of `media.set_active_tracks`: Chooses the tracks that are on."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER), required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setActiveTracks"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    active_track_ids: Sequence[int]
    """Their ids; empty is none."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            active_track_ids: Sequence[int],
            custom_data: Any = None,
        ) -> None: ...


class MediaGetDefaultTextTrackStyleParams(Params[MediaGetDefaultTextTrackStyleResult]):
    """The params of `media.get_default_text_track_style`: Gives the style that text has where nobody says
    otherwise: white on black.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "media.getDefaultTextTrackStyle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaGetDefaultTextTrackStyleResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class MediaSetTextTrackStyleParams(Params[MediaState]):
    """The params of `media.set_text_track_style`: Sets how text looks."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("text_track_style", "textTrackStyle", Nested(lambda: TextTrackStyle), required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setTextTrackStyle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    text_track_style: TextTrackStyle
    """The style."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            text_track_style: TextTrackStyle,
            custom_data: Any = None,
        ) -> None: ...


class MediaSkipAdParams(Params[MediaState]):
    """The params of `media.skip_ad`: Skips the ad that plays."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.skipAd"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaRequestStatusParams(Params[MediaState]):
    """The params of `media.request_status`: Asks the receiver for its media status."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("omit_metadata", "omitMetadata", BOOLEAN),
        Field("omit_queue_items", "omitQueueItems", BOOLEAN),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.requestStatus"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    omit_metadata: bool | None
    """Whether the answer may leave out the media's metadata (NO_METADATA). Absent: `false`."""

    omit_queue_items: bool | None
    """Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS). Absent: `false`."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            omit_metadata: bool | None = None,
            omit_queue_items: bool | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaGetStatusParams(Params[MediaState]):
    """The params of `media.get_status`: Gives what is known, at once, without asking the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "media.getStatus"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class MediaGetLastKnownParams(Params[LastKnownMedia]):
    """The params of `media.get_last_known`: Gives what a session played last, also when the session is over."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "media.getLastKnown"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LastKnownMedia)

    session_id: str | None
    """The session, also one that has ended; absent is the current one, or if there is none the one that
    ended last.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class MediaPositionParams(Params[MediaPosition]):
    """The params of `media.position`: Gives where playback is at this moment, without asking the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "media.position"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaPosition)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class MediaSubscribePositionParams(Params[MediaPosition]):
    """The params of `media.subscribe_position`: Asks for `MediaDidUpdatePosition` at an interval."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("interval", "interval", NUMBER, minimum=0.1, maximum=3600),
    )
    METHOD: ClassVar[str] = "media.subscribePosition"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaPosition)

    session_id: str | None
    """The session; absent is the current one."""

    interval: float | None
    """The time from one tick to the next. In seconds. From 0.1 to 3600. Absent: `1`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            interval: float | None = None,
        ) -> None: ...


class MediaUnsubscribePositionParams(Params[None]):
    """The params of `media.unsubscribe_position`: Ends `MediaDidUpdatePosition` for this connection."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "media.unsubscribePosition"

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class MediaEditTracksParams(Params[MediaState]):
    """The params of `media.edit_tracks`: Chooses tracks and their look in one request, as receivers
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
    METHOD: ClassVar[str] = "media.editTracks"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    active_track_ids: Sequence[int] | None
    """The tracks that are on; empty is none, absent leaves them as they are."""

    text_track_style: TextTrackStyle | None
    """How text looks."""

    enable_text_tracks: bool | None
    """Turns text on, the receiver chooses which, or off."""

    language: str | None
    """The text's language, RFC 5646. Not empty."""

    is_suggested_language: bool | None
    """Whether the language was not asked for by the viewer: nothing happens where there is no such track."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            active_track_ids: Sequence[int] | None = None,
            text_track_style: TextTrackStyle | None = None,
            enable_text_tracks: bool | None = None,
            language: str | None = None,
            is_suggested_language: bool | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaEditAudioTracksParams(Params[MediaState]):
    """The params of `media.edit_audio_tracks`: Chooses the sound by its language; the receiver picks the
    track.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("language", "language", STRING, required=True, non_empty=True),
        Field("is_suggested_language", "isSuggestedLanguage", BOOLEAN),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.editAudioTracks"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    language: str
    """The language, RFC 5646. Not empty."""

    is_suggested_language: bool | None
    """Whether the language was not asked for by the viewer."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            language: str,
            is_suggested_language: bool | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaSelectTracksParams(Params[MediaState]):
    """The params of `media.select_tracks`: Chooses tracks by language, from those that the media lists."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("audio_languages", "audioLanguages", Array(STRING)),
        Field("text_languages", "textLanguages", Array(STRING)),
        Field("text_subtypes", "textSubtypes", Array(Enumeration(TextTrackSubtype))),
        Field("is_suggested", "isSuggested", BOOLEAN),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.selectTracks"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    audio_languages: Sequence[str] | None
    """Languages of the sound, the best first."""

    text_languages: Sequence[str] | None
    """Languages of the text, the best first; empty turns text off."""

    text_subtypes: Sequence[TextTrackSubtypeLike] | None
    """What the text may be for, the best first; absent: SUBTITLES, CAPTIONS, and what doesn't say it."""

    is_suggested: bool | None
    """Whether a missing track is no error. Absent: `false`."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            audio_languages: Sequence[str] | None = None,
            text_languages: Sequence[str] | None = None,
            text_subtypes: Sequence[TextTrackSubtypeLike] | None = None,
            is_suggested: bool | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaUserActionParams(Params[MediaState]):
    """The params of `media.user_action`: Tells the app what the viewer thinks of the media."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("user_action", "userAction", Enumeration(UserAction), required=True),
        Field("clear", "clear", BOOLEAN),
        Field("user_action_context", "userActionContext", STRING),
        Field("source", "source", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.userAction"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    user_action: UserActionLike
    """What the viewer did."""

    clear: bool | None
    """Whether it is taken back."""

    user_action_context: str | None
    """What it is about, as the app knows it."""

    source: str | None
    """Where it was done, as the app knows it."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            user_action: UserActionLike,
            clear: bool | None = None,
            user_action_context: str | None = None,
            source: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaPrecacheParams(Params[None]):
    """The params of `media.precache`: Lets the app fetch what will be wanted soon."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("precache_data", "precacheData", STRING),
        Field("request_items", "requestItems", Array(Nested(lambda: MediaRequestItem))),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.precache"

    session_id: str | None
    """The session; absent is the current one."""

    precache_data: str | None
    """Whatever the app understands."""

    request_items: Sequence[MediaRequestItem] | None
    """Streams to fetch the beginnings of."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            precache_data: str | None = None,
            request_items: Sequence[MediaRequestItem] | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaStoreSessionParams(Params[MediaStoreSessionResult]):
    """The params of `media.store_session`: Asks the app for what another receiver needs to go on from here."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("target_device_capabilities", "targetDeviceCapabilities", OBJECT),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.storeSession"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaStoreSessionResult)

    session_id: str | None
    """The session; absent is the current one."""

    target_device_capabilities: Mapping[str, Any] | None
    """What the other device can do; absent: what the SDK for Android says."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            target_device_capabilities: Mapping[str, Any] | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaResumeSessionParams(Params[MediaState]):
    """The params of `media.resume_session`: Goes on with what `media.store_session` gave."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("session_state", "sessionState", OBJECT, required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.resumeSession"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    session_state: Mapping[str, Any]
    """What `media.store_session` gave."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            session_state: Mapping[str, Any],
            custom_data: Any = None,
        ) -> None: ...


class MediaSetCredentialsParams(Params[None]):
    """The params of `media.set_credentials`: Tells the app who the viewer is now."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("credentials", "credentials", STRING, required=True),
        Field("credentials_type", "credentialsType", STRING),
        Field("for_request_id", "forRequestId", INTEGER),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setCredentials"

    session_id: str | None
    """The session; absent is the current one."""

    credentials: str
    """Who the viewer is."""

    credentials_type: str | None
    """What kind of credentials: `web`, `android`, `ios`, `cloud`."""

    for_request_id: int | None
    """The app's REFRESH_CREDENTIALS that this answers."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            credentials: str,
            credentials_type: str | None = None,
            for_request_id: int | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaPlayAgainParams(Params[MediaState]):
    """The params of `media.play_again`: Plays what has ended once more, where the app can."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.playAgain"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaSendCommandParams(Params[MediaSendCommandResult]):
    """The params of `media.send_command`: Sends a media message of any type."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("type", "type", STRING, non_empty=True),
        Field("data", "data", STRING),
        Field("members", "members", OBJECT),
        Field("expects_reply", "expectsReply", BOOLEAN),
        Field("timeout", "timeout", NUMBER, maximum=86400, exclusive_minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.sendCommand"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaSendCommandResult)
    PATIENCE: ClassVar[float | None] = 10.0

    session_id: str | None
    """The session; absent is the current one."""

    type: str | None
    """The message's type. Not empty. Absent: `"CUSTOM_COMMAND"`."""

    data: str | None
    """CUSTOM_COMMAND: the command."""

    members: Mapping[str, Any] | None
    """Further members; `type`, `request_id` and `session_id` are not allowed."""

    expects_reply: bool | None
    """Whether to wait for the answer; if not, the call ends when the message is on its way. Absent:
    `true`.
    """

    timeout: float | None
    """How long to wait. In seconds. More than 0, at most 86400. Absent: `10`."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            type: str | None = None,
            data: str | None = None,
            members: Mapping[str, Any] | None = None,
            expects_reply: bool | None = None,
            timeout: float | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaRequestsParams(Params[MediaRequestsResult]):
    """The params of `media.requests`: Lists the requests to apps that have no outcome yet, the oldest
    first.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "media.requests"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaRequestsResult)

    session_id: str | None
    """The session; absent is all of them."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class QueueLoadParams(Params[QueueInsertion]):
    """The params of `queue.load`: Loads a queue, however long."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("autoplay", "autoplay", BOOLEAN),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("playback_rate", "playbackRate", NUMBER, minimum=0.5, maximum=2),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("atv_credentials", "atvCredentials", STRING),
        Field("atv_credentials_type", "atvCredentialsType", STRING),
        Field("load_options", "loadOptions", Nested(lambda: LoadOptions)),
        Field("custom_data", "customData", ANY),
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("items", "items", Array(Nested(lambda: QueueItem))),
        Field("start_index", "startIndex", INTEGER, minimum=0),
        Field("repeat_mode", "repeatMode", Enumeration(RepeatMode)),
    )
    METHOD: ClassVar[str] = "queue.load"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueInsertion)

    media: MediaInformation | None
    """The media."""

    queue_data: QueueData | None
    """The queue."""

    autoplay: bool | None
    """Whether it plays at once; absent: as the receiver likes, in a queue as each item says."""

    current_time: float | None
    """Where it begins; absent: at the start, or at the live edge. In seconds. At least 0."""

    playback_rate: float | None
    """How fast time advances. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`."""

    active_track_ids: Sequence[int] | None
    """The tracks that are on at once."""

    credentials: str | None
    """Who the viewer is, for the receiver app."""

    credentials_type: str | None
    """What kind of credentials: `web`, `android`, `ios`, `cloud`."""

    atv_credentials: str | None
    """Credentials that Android TV apps get instead."""

    atv_credentials_type: str | None
    """What kind of credentials those are."""

    load_options: LoadOptions | None
    """Further wishes."""

    custom_data: Any
    """Whatever the app agreed on."""

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    items: Sequence[QueueItem] | None
    """The items, where `queue_data` doesn't have them. SDK:
    `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
    """

    start_index: int | None
    """The item to begin with, where `queue_data` doesn't say. At least 0. SDK:
    `GCKMediaQueueLoadOptions.startIndex`.
    """

    repeat_mode: RepeatModeLike | None
    """What the queue does at its end, where `queue_data` doesn't say. SDK:
    `GCKMediaQueueLoadOptions.repeatMode`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            media: MediaInformation | None = None,
            queue_data: QueueData | None = None,
            autoplay: bool | None = None,
            current_time: float | None = None,
            playback_rate: float | None = None,
            active_track_ids: Sequence[int] | None = None,
            credentials: str | None = None,
            credentials_type: str | None = None,
            atv_credentials: str | None = None,
            atv_credentials_type: str | None = None,
            load_options: LoadOptions | None = None,
            custom_data: Any = None,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            items: Sequence[QueueItem] | None = None,
            start_index: int | None = None,
            repeat_mode: RepeatModeLike | None = None,
        ) -> None: ...


class QueueInsertParams(Params[QueueInsertion]):
    """The params of `queue.insert`: Inserts items before another one, or at the end, however many."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("items", "items", Array(Nested(lambda: QueueItem)), required=True, non_empty=True),
        Field("insert_before", "insertBefore", INTEGER, minimum=1),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.insert"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueInsertion)

    session_id: str | None
    """The session; absent is the current one."""

    items: Sequence[QueueItem]
    """The items; ids in them are left out, receivers give new ones. Not empty."""

    insert_before: int | None
    """The item to stand behind it; absent: at the end. At least 1."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            items: Sequence[QueueItem],
            insert_before: int | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueueInsertAndPlayParams(Params[QueueInsertion]):
    """The params of `queue.insert_and_play`: Inserts an item and plays it at once."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("item", "item", Nested(lambda: QueueItem), required=True),
        Field("insert_before", "insertBefore", INTEGER, minimum=1),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.insertAndPlay"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueInsertion)

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    item: QueueItem
    """The item."""

    insert_before: int | None
    """The item to stand behind it; absent: at the end. At least 1."""

    current_time: float | None
    """Where it begins; absent: where the item says. In seconds. At least 0. SDK: `playPosition`."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            item: QueueItem,
            insert_before: int | None = None,
            current_time: float | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueueUpdateParams(Params[MediaState]):
    """The params of `queue.update`: Changes items in place."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("items", "items", Array(Nested(lambda: QueueItem)), required=True, non_empty=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.update"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    items: Sequence[QueueItem]
    """What is to change of each item, with its `item_id`; what it leaves out stays. Not empty."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            items: Sequence[QueueItem],
            custom_data: Any = None,
        ) -> None: ...


class QueueRemoveParams(Params[MediaState]):
    """The params of `queue.remove`: Removes items."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_ids", "itemIds", Array(INTEGER), required=True, non_empty=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.remove"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    item_ids: Sequence[int]
    """The items; receivers pass over those that the queue doesn't have. Not empty."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            item_ids: Sequence[int],
            custom_data: Any = None,
        ) -> None: ...


class QueueReorderParams(Params[MediaState]):
    """The params of `queue.reorder`: Moves items, in the order given, before another one or to the end."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_ids", "itemIds", Array(INTEGER), required=True, non_empty=True),
        Field("insert_before", "insertBefore", INTEGER, minimum=1),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.reorder"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    item_ids: Sequence[int]
    """The items, each once. Not empty."""

    insert_before: int | None
    """The item to stand behind it; absent: at the end. At least 1."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            item_ids: Sequence[int],
            insert_before: int | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueueMoveParams(Params[MediaState]):
    """The params of `queue.move`: Moves one item to a place."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_id", "itemId", INTEGER, required=True, minimum=1),
        Field("to_index", "toIndex", INTEGER, required=True, minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.move"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    item_id: int
    """The item. At least 1."""

    to_index: int
    """Where it is to stand afterwards, counted from 0. At least 0."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            item_id: int,
            to_index: int,
            custom_data: Any = None,
        ) -> None: ...


class QueueJumpParams(Params[MediaState]):
    """The params of `queue.jump`: Plays another item of the queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("item_id", "itemId", INTEGER, required=True, minimum=1),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.jump"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    item_id: int
    """The item. At least 1."""

    current_time: float | None
    """Where it begins; absent: where the item says. It counts for this time only. In seconds. At least 0.
    SDK: `playPosition`.
    """

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            item_id: int,
            current_time: float | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueueNextParams(Params[MediaState]):
    """The params of `queue.next`: Plays the next item."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.next"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueuePreviousParams(Params[MediaState]):
    """The params of `queue.previous`: Plays the item before the current one."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.previous"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns once the player does this, or the media has come to its end; absent: as soon as the
    receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long at most, from the receiver's answer on; then the call ends with
    RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent is the current one."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueueSetRepeatModeParams(Params[MediaState]):
    """The params of `queue.set_repeat_mode`: Sets what happens at the end of the queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("repeat_mode", "repeatMode", Enumeration(RepeatMode), required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.setRepeatMode"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    repeat_mode: RepeatModeLike
    """What happens."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            repeat_mode: RepeatModeLike,
            custom_data: Any = None,
        ) -> None: ...


class QueueShuffleParams(Params[MediaState]):
    """The params of `queue.shuffle`: Shuffles the queue; the current item goes on."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.shuffle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueueUnshuffleParams(Params[MediaState]):
    """The params of `queue.unshuffle`: Puts the items of a shuffled queue back into their order."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.unshuffle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent is the current one."""

    custom_data: Any
    """Whatever the app agreed on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueueFetchItemIdsParams(Params[QueueFetchItemIdsResult]):
    """The params of `queue.fetch_item_ids`: Asks the receiver for the ids of all items."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "queue.fetchItemIds"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueFetchItemIdsResult)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class QueueFetchItemsParams(Params[QueueFetchItemsResult]):
    """The params of `queue.fetch_items`: Asks the receiver for items by their ids, however many."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_ids", "itemIds", Array(INTEGER), required=True, non_empty=True),
    )
    METHOD: ClassVar[str] = "queue.fetchItems"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueFetchItemsResult)

    session_id: str | None
    """The session; absent is the current one."""

    item_ids: Sequence[int]
    """Which, at most 5,000. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            item_ids: Sequence[int],
        ) -> None: ...


class QueueFetchItemRangeParams(Params[QueueFetchItemRangeResult]):
    """The params of `queue.fetch_item_range`: Asks the receiver for the items behind or before one."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_id", "itemId", INTEGER, required=True, minimum=1),
        Field("next_count", "nextCount", INTEGER, minimum=1),
        Field("prev_count", "prevCount", INTEGER, minimum=1),
    )
    METHOD: ClassVar[str] = "queue.fetchItemRange"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueFetchItemRangeResult)

    session_id: str | None
    """The session; absent is the current one."""

    item_id: int
    """The item. At least 1."""

    next_count: int | None
    """So many behind it; either this or `prev_count`. At least 1."""

    prev_count: int | None
    """So many before it. At least 1."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            item_id: int,
            next_count: int | None = None,
            prev_count: int | None = None,
        ) -> None: ...


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
    METHOD: ClassVar[str] = "queue.list"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueuePage)

    session_id: str | None
    """The session; absent is the current one."""

    start_index: int | None
    """Where it begins, counted from 0; either this or `from_item_id`. At least 0."""

    from_item_id: int | None
    """The item that it begins with. At least 1."""

    count: int | None
    """How many items. From 0 to 5000. Absent: `50`."""

    fetch_if_needed: bool | None
    """Whether the receiver is asked for items; otherwise those that aren't cached are only ids. Absent:
    `true`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            start_index: int | None = None,
            from_item_id: int | None = None,
            count: int | None = None,
            fetch_if_needed: bool | None = None,
        ) -> None: ...


class QueueGetCacheParams(Params[QueueCache]):
    """The params of `queue.get_cache`: Tells what is known of the queue, without asking the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "queue.getCache"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueCache)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class QueueSetCacheOptionsParams(Params[QueueCache]):
    """The params of `queue.set_cache_options`: Sets how many items are kept, and how many are asked for at a
    time.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("cache_size", "cacheSize", INTEGER, minimum=1, maximum=5000),
        Field("maximum_fetch_count", "maximumFetchCount", INTEGER, minimum=1, maximum=100),
    )
    METHOD: ClassVar[str] = "queue.setCacheOptions"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueCache)

    session_id: str | None
    """The session; absent is the current one."""

    cache_size: int | None
    """The most items that are kept; absent: as it is. A session begins with 20. From 1 to 5000."""

    maximum_fetch_count: int | None
    """The most items of one request; absent: as it is. A session begins with 20. From 1 to 100."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            cache_size: int | None = None,
            maximum_fetch_count: int | None = None,
        ) -> None: ...


class QueueReloadParams(Params[QueueReloadResult]):
    """The params of `queue.reload`: Forgets the list and the items, and asks for the list again."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "queue.reload"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueReloadResult)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class QueueClearParams(Params[QueueCache]):
    """The params of `queue.clear`: Forgets the list and the items; the receiver's queue stays as it is."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "queue.clear"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueCache)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class RpcDiscoverParams(Params[dict[str, Any]]):
    """The params of `rpc.discover`: Answers with the whole API as an OpenRPC document."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "rpc.discover"
    RESULT: ClassVar[Codec | None] = OBJECT

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


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
    METHOD: ClassVar[str] = "server.initialize"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ServerInitializeResult)

    protocol_version: str | None
    """The protocol version that the client speaks. Absent: `"1.0"`."""

    client_info: ClientInfo | None
    """Who the client is."""

    process_id: int | None
    """The client's process; the server ends when it does (spawned servers only). At least 1."""

    capabilities: ClientCapabilities | None
    """What the client can answer."""

    spec_hash: str | None
    """The API document that the client was generated from."""

    topics: Sequence[str] | None
    """What is pushed from now on, in the words of `events.subscribe`; none of it is lost. `[]`: nothing.
    Absent: `["*"]` over stdio, nothing over a socket.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            protocol_version: str | None = None,
            client_info: ClientInfo | None = None,
            process_id: int | None = None,
            capabilities: ClientCapabilities | None = None,
            spec_hash: str | None = None,
            topics: Sequence[str] | None = None,
        ) -> None: ...


class ServerInfoParams(Params[ServerInfo]):
    """The params of `server.info`: Says what this server is."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.info"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ServerInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ServerPingParams(Params[None]):
    """The params of `server.ping`: Answers."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.ping"

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ServerEchoParams(Params[ServerEchoResult]):
    """The params of `server.echo`: Answers with what it was given; for testing transports."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("value", "value", ANY, required=True),
    )
    METHOD: ClassVar[str] = "server.echo"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ServerEchoResult)

    value: Any
    """Anything."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            value: Any,
        ) -> None: ...


class ServerShutdownParams(Params[None]):
    """The params of `server.shutdown`: Ends the server in good order: sessions are left (what plays goes
    on), replies are written, then the process ends with exit code 0.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.shutdown"

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


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
        Field("language_code", "languageCode", STRING),
        Field("relaunch_if_running", "relaunchIfRunning", BOOLEAN),
        Field("android_receiver_compatible", "androidReceiverCompatible", BOOLEAN),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("required_features", "requiredFeatures", Array(STRING)),
        Field("if_exists", "ifExists", Enumeration(ExistingSessionPolicy)),
        Field("session_options", "sessionOptions", OBJECT),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "session.start"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)
    PATIENCE: ClassVar[float | None] = 30.0

    device_id: str | None
    """The device, as discovery names it."""

    friendly_name: str | None
    """Instead of `device_id`: the device's name, in any case. Not empty."""

    search_timeout: float | None
    """How long a device that isn't known yet is looked for; discovery is started for that if it doesn't
    run. In seconds. From 0 to 600. Absent: `5`.
    """

    host: str | None
    """Instead of `device_id`: an address or host name. Not empty."""

    port: int | None
    """With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    application_id: str | None
    """The app to launch; absent: the first one of the context's `discovery_criteria`, or else `CC1AD845`,
    the default media receiver. Not empty.
    """

    language_code: str | None
    """The language for the app, RFC 5646; absent: the server's locale."""

    relaunch_if_running: bool | None
    """Whether an app that runs already is stopped, for everybody, and launched anew; false: it is joined
    as it is. Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
    """

    android_receiver_compatible: bool | None
    """Whether the app's Android TV twin may be launched. Absent: `false`. SDK:
    `GCKLaunchOptions.androidReceiverCompatible`.
    """

    credentials: str | None
    """Who the viewer is; absent: what `context.set_launch_credentials` said."""

    credentials_type: str | None
    """What kind of credentials. Absent: `"web"`."""

    required_features: Sequence[str] | None
    """What the receiver has to be able to do with the app, such as `STREAM_TRANSFER`."""

    if_exists: ExistingSessionPolicyLike | None
    """What is done if there is a session with the device already. A session that is being restored, that
    connects or that ends is waited for first. Absent: `"FAIL"`.
    """

    session_options: Mapping[str, Any] | None
    """What the client wants to find in the session again, at most 16 KiB; absent: what
    `session.set_default_options` said. SDK: `GCKSessionOptions`.
    """

    timeout: float | None
    """How long the whole may take; time in which the TV asks its viewer for permission doesn't count. In
    seconds. More than 0, at most 600. Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str | None = None,
            friendly_name: str | None = None,
            search_timeout: float | None = None,
            host: str | None = None,
            port: int | None = None,
            application_id: str | None = None,
            language_code: str | None = None,
            relaunch_if_running: bool | None = None,
            android_receiver_compatible: bool | None = None,
            credentials: str | None = None,
            credentials_type: str | None = None,
            required_features: Sequence[str] | None = None,
            if_exists: ExistingSessionPolicyLike | None = None,
            session_options: Mapping[str, Any] | None = None,
            timeout: float | None = None,
        ) -> None: ...


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
    METHOD: ClassVar[str] = "session.join"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)
    PATIENCE: ClassVar[float | None] = 30.0

    device_id: str | None
    """The device, as discovery names it."""

    friendly_name: str | None
    """Instead of `device_id`: the device's name, in any case. Not empty."""

    search_timeout: float | None
    """How long a device that isn't known yet is looked for; discovery is started for that if it doesn't
    run. In seconds. From 0 to 600. Absent: `5`.
    """

    host: str | None
    """Instead of `device_id`: an address or host name. Not empty."""

    port: int | None
    """With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    application_id: str | None
    """The app; absent: whatever runs. Not empty."""

    receiver_session_id: str | None
    """The very run of the app. Not empty."""

    credentials: str | None
    """Who the viewer is; absent: what `context.set_launch_credentials` said."""

    credentials_type: str | None
    """What kind of credentials. Absent: `"web"`."""

    if_exists: ExistingSessionPolicyLike | None
    """What is done if there is a session with the device already. A session that is being restored, that
    connects or that ends is waited for first. Absent: `"FAIL"`.
    """

    session_options: Mapping[str, Any] | None
    """What the client wants to find in the session again, at most 16 KiB; absent: what
    `session.set_default_options` said. SDK: `GCKSessionOptions`.
    """

    timeout: float | None
    """How long the whole may take. In seconds. More than 0, at most 600. Absent: `30`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str | None = None,
            friendly_name: str | None = None,
            search_timeout: float | None = None,
            host: str | None = None,
            port: int | None = None,
            application_id: str | None = None,
            receiver_session_id: str | None = None,
            credentials: str | None = None,
            credentials_type: str | None = None,
            if_exists: ExistingSessionPolicyLike | None = None,
            session_options: Mapping[str, Any] | None = None,
            timeout: float | None = None,
        ) -> None: ...


class SessionEndParams(Params[None]):
    """The params of `session.end`: Ends a session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("action", "action", Enumeration(SessionEndAction)),
    )
    METHOD: ClassVar[str] = "session.end"

    session_id: str | None
    """The session; absent is the current one."""

    action: SessionEndActionLike | None
    """What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's
    `stop_receiver_application_when_ending_session` is set.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            action: SessionEndActionLike | None = None,
        ) -> None: ...


class SessionListParams(Params[SessionListResult]):
    """The params of `session.list`: Lists the sessions."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "session.list"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionListResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class SessionSetCurrentParams(Params[Session]):
    """The params of `session.set_current`: Chooses the session that this connection means where it names
    none, and that widgets show.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
    )
    METHOD: ClassVar[str] = "session.setCurrent"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)

    session_id: str
    """The session."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str,
        ) -> None: ...


class SessionGetParams(Params[Session]):
    """The params of `session.get`: Gives one session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.get"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class SessionSetVolumeParams(Params[DeviceVolume]):
    """The params of `session.set_volume`: Sets the device's volume."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("level", "level", NUMBER, required=True, minimum=0, maximum=1),
    )
    METHOD: ClassVar[str] = "session.setVolume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DeviceVolume)

    session_id: str | None
    """The session; absent is the current one."""

    level: float
    """How loud, 0 silent, 1 loudest. From 0 to 1."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            level: float,
        ) -> None: ...


class SessionStepVolumeParams(Params[DeviceVolume]):
    """The params of `session.step_volume`: Turns the device up or down by steps of its own."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("steps", "steps", INTEGER, minimum=-1000, maximum=1000),
    )
    METHOD: ClassVar[str] = "session.stepVolume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DeviceVolume)

    session_id: str | None
    """The session; absent is the current one."""

    steps: int | None
    """How many; negative is quieter. From -1000 to 1000. Absent: `1`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            steps: int | None = None,
        ) -> None: ...


class SessionPressVolumeKeyParams(Params[SessionPressVolumeKeyResult]):
    """The params of `session.press_volume_key`: Tells that a volume key of the calling program was pressed."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("key", "key", Enumeration(VolumeKey), required=True),
    )
    METHOD: ClassVar[str] = "session.pressVolumeKey"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionPressVolumeKeyResult)

    key: VolumeKeyLike
    """Which key."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            key: VolumeKeyLike,
        ) -> None: ...


class SessionSetMutedParams(Params[DeviceVolume]):
    """The params of `session.set_muted`: Mutes the device or lets it be heard."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("muted", "muted", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "session.setMuted"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DeviceVolume)

    session_id: str | None
    """The session; absent is the current one."""

    muted: bool
    """Whether it is silent."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            muted: bool,
        ) -> None: ...


class SessionRequestMultizoneStatusParams(Params[MultizoneStatus]):
    """The params of `session.request_multizone_status`: Asks a group for its members."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.requestMultizoneStatus"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MultizoneStatus)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class SessionSetMultizoneDeviceVolumeParams(Params[MultizoneDevice]):
    """The params of `session.set_multizone_device_volume`: Sets the volume of a member of a group."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("device_id", "deviceId", STRING, required=True, non_empty=True),
        Field("level", "level", NUMBER, required=True, minimum=0, maximum=1),
    )
    METHOD: ClassVar[str] = "session.setMultizoneDeviceVolume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MultizoneDevice)

    session_id: str | None
    """The session; absent is the current one."""

    device_id: str
    """The member; an id in DNS-SD's spelling will do. Not empty."""

    level: float
    """How loud, 0 silent, 1 loudest. From 0 to 1."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            device_id: str,
            level: float,
        ) -> None: ...


class SessionSetMultizoneDeviceMutedParams(Params[MultizoneDevice]):
    """The params of `session.set_multizone_device_muted`: Mutes a member of a group or lets it be heard."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("device_id", "deviceId", STRING, required=True, non_empty=True),
        Field("muted", "muted", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "session.setMultizoneDeviceMuted"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MultizoneDevice)

    session_id: str | None
    """The session; absent is the current one."""

    device_id: str
    """The member; an id in DNS-SD's spelling will do. Not empty."""

    muted: bool
    """Whether to silence it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            device_id: str,
            muted: bool,
        ) -> None: ...


class SessionGetCastingGroupsParams(Params[SessionGetCastingGroupsResult]):
    """The params of `session.get_casting_groups`: Asks a device which groups it belongs to."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.getCastingGroups"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionGetCastingGroupsResult)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class SessionRequestStatusParams(Params[ReceiverStatus]):
    """The params of `session.request_status`: Asks the receiver for its status."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.requestStatus"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ReceiverStatus)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


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
    METHOD: ClassVar[str] = "session.transfer"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionTransferResult)
    PATIENCE: ClassVar[float | None] = 90.0

    session_id: str | None
    """The session; absent is the current one."""

    device_id: str | None
    """The other device, as discovery names it."""

    friendly_name: str | None
    """Instead of `device_id`: the device's name, in any case. Not empty."""

    search_timeout: float | None
    """How long a device that isn't known yet is looked for; discovery is started for that if it doesn't
    run. In seconds. From 0 to 600. Absent: `5`.
    """

    host: str | None
    """Instead of `device_id`: an address or host name. Not empty."""

    port: int | None
    """With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    keep_volume: bool | None
    """Whether the other device gets this one's volume. Absent: `false`."""

    timeout: float | None
    """How long connecting to the other device may take (where nobody says: as long as `session.start`),
    and how long all the rest may. Time in which the TV asks its viewer for permission doesn't count. In
    seconds. More than 0, at most 600. Absent: `90`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            device_id: str | None = None,
            friendly_name: str | None = None,
            search_timeout: float | None = None,
            host: str | None = None,
            port: int | None = None,
            keep_volume: bool | None = None,
            timeout: float | None = None,
        ) -> None: ...


class SessionTakeBackParams(Params[PlaybackState]):
    """The params of `session.take_back`: Hands what plays to the caller, who goes on with it: remote to
    local.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("action", "action", Enumeration(SessionEndAction)),
    )
    METHOD: ClassVar[str] = "session.takeBack"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlaybackState)

    session_id: str | None
    """The session; absent is the current one."""

    action: SessionEndActionLike | None
    """How to end the session once the state is there; absent: it goes on."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            action: SessionEndActionLike | None = None,
        ) -> None: ...


class SessionSetDefaultOptionsParams(Params[None]):
    """The params of `session.set_default_options`: Sets what new sessions get as `session_options` where
    nobody gives some.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", OBJECT),
        Field("category", "category", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "session.setDefaultOptions"

    options: Mapping[str, Any] | None
    """The options, at most 16 KiB; absent: none any more."""

    category: str | None
    """The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            options: Mapping[str, Any] | None = None,
            category: str | None = None,
        ) -> None: ...


class SessionGetDefaultOptionsParams(Params[SessionGetDefaultOptionsResult]):
    """The params of `session.get_default_options`: Gives what new sessions get as `session_options` where
    nobody gives some.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("category", "category", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "session.getDefaultOptions"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionGetDefaultOptionsResult)

    category: str | None
    """The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            category: str | None = None,
        ) -> None: ...


class SessionBuildOpenUrlParams(Params[SessionBuildOpenUrlResult]):
    """The params of `session.build_open_url`: Makes a link by which another program gets to a session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("base_url", "baseUrl", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "session.buildOpenUrl"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionBuildOpenUrlResult)

    session_id: str | None
    """The session; absent is the current one."""

    base_url: str | None
    """The URL that gets the query item. Not empty. Absent: `"cast-rpc://open"`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            base_url: str | None = None,
        ) -> None: ...


class SessionParseOpenUrlParams(Params[SessionParseOpenUrlResult]):
    """The params of `session.parse_open_url`: Reads a link that `session.build_open_url` made."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True, non_empty=True),
    )
    METHOD: ClassVar[str] = "session.parseOpenUrl"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionParseOpenUrlResult)

    url: str
    """The link. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            url: str,
        ) -> None: ...


class SessionStartWithOpenUrlParams(Params[Session]):
    """The params of `session.start_with_open_url`: Connects to what a link names."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True, non_empty=True),
        Field("application_id", "applicationId", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("if_exists", "ifExists", Enumeration(ExistingSessionPolicy)),
        Field("session_options", "sessionOptions", OBJECT),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "session.startWithOpenUrl"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)
    PATIENCE: ClassVar[float | None] = 30.0

    url: str
    """The link. Not empty."""

    application_id: str | None
    """The app, where the link names no run; absent: as with `session.start`. Not empty."""

    search_timeout: float | None
    """How long the device is looked for. In seconds. From 0 to 600. Absent: `10`."""

    if_exists: ExistingSessionPolicyLike | None
    """What is done if there is a session with the device already. A session that is being restored, that
    connects or that ends is waited for first. Absent: `"FAIL"`.
    """

    session_options: Mapping[str, Any] | None
    """What the client wants to find in the session again, at most 16 KiB; absent: what
    `session.set_default_options` said. SDK: `GCKSessionOptions`.
    """

    timeout: float | None
    """How long connecting may take. In seconds. More than 0, at most 600. Absent: `30`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            url: str,
            application_id: str | None = None,
            search_timeout: float | None = None,
            if_exists: ExistingSessionPolicyLike | None = None,
            session_options: Mapping[str, Any] | None = None,
            timeout: float | None = None,
        ) -> None: ...


class SessionSuspendParams(Params[Session]):
    """The params of `session.suspend`: Puts a session's link down and keeps the session; what plays goes
    on.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("reason", "reason", Enumeration(SessionSuspendReason)),
    )
    METHOD: ClassVar[str] = "session.suspend"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)

    session_id: str | None
    """The session; absent is the current one."""

    reason: SessionSuspendReasonLike | None
    """What `SessionDidSuspend` says. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and `TERMINATED` the
    session is resumed by itself as soon as the device can be reached, as after a link that broke.
    Absent: `"REQUESTED"`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            reason: SessionSuspendReasonLike | None = None,
        ) -> None: ...


class SessionResumeParams(Params[Session]):
    """The params of `session.resume`: Makes the link of a suspended session anew, now."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.resume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)

    session_id: str | None
    """The session; absent is the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class SessionListSavedParams(Params[SessionListSavedResult]):
    """The params of `session.list_saved`: Lists the sessions that servers left that are no more: killed,
    crashed, or ended with their sessions left.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "session.listSaved"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionListSavedResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class SessionRestoreParams(Params[SessionRestoreResult]):
    """The params of `session.restore`: Joins the sessions again that servers left that are no more;
    nothing is loaded or launched.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "session.restore"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionRestoreResult)
    PATIENCE: ClassVar[float | None] = 10.0

    timeout: float | None
    """How long each device may stay away. In seconds. More than 0, at most 600. Absent: `10`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            timeout: float | None = None,
        ) -> None: ...


class WidgetGetStateParams(Params[WidgetGetStateResult]):
    """The params of `widget.get_state`: Tells the state of widgets."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("widgets", "widgets", Array(Enumeration(WidgetName))),
    )
    METHOD: ClassVar[str] = "widget.getState"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetGetStateResult)

    widgets: Sequence[WidgetNameLike] | None
    """Which; absent: all."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            widgets: Sequence[WidgetNameLike] | None = None,
        ) -> None: ...


class WidgetSetOptionsParams(Params[WidgetOptions]):
    """The params of `widget.set_options`: Says what the program wants of its widgets."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", Nested(lambda: WidgetOptions), required=True),
    )
    METHOD: ClassVar[str] = "widget.setOptions"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetOptions)

    options: WidgetOptions
    """What is to change; members that are absent stay as they are. Empty: nothing changes."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            options: WidgetOptions,
        ) -> None: ...


class WidgetTapCastButtonParams(Params[WidgetTapCastButtonResult]):
    """The params of `widget.tap_cast_button`: The cast button was tapped."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.tapCastButton"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetTapCastButtonResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetOpenDialogParams(Params[CastDialogState]):
    """The params of `widget.open_dialog`: Opens the cast dialog."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.openDialog"
    RESULT: ClassVar[Codec | None] = Nested(lambda: CastDialogState)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetCloseDialogParams(Params[CastDialogState]):
    """The params of `widget.close_dialog`: Closes the cast dialog."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.closeDialog"
    RESULT: ClassVar[Codec | None] = Nested(lambda: CastDialogState)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetSelectDeviceParams(Params[Session]):
    """The params of `widget.select_device`: A device of the dialog was chosen: starts a session with it."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("application_id", "applicationId", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "widget.selectDevice"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)

    device_id: str
    """Which."""

    application_id: str | None
    """Which app; absent: the first of the context's `discovery_criteria`, or else the default media
    receiver. Not empty.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            application_id: str | None = None,
        ) -> None: ...


class WidgetDisconnectParams(Params[None]):
    """The params of `widget.disconnect`: The dialog's way out was pressed: ends the session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("action", "action", Enumeration(SessionEndAction)),
    )
    METHOD: ClassVar[str] = "widget.disconnect"

    action: SessionEndActionLike | None
    """What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's
    `stop_receiver_application_when_ending_session` is set.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            action: SessionEndActionLike | None = None,
        ) -> None: ...


class WidgetPresentIntroOverlayParams(Params[WidgetPresentIntroOverlayResult]):
    """The params of `widget.present_intro_overlay`: Shows the introductory overlay, if it never was shown
    and the cast button can be used.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.presentIntroOverlay"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetPresentIntroOverlayResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetDismissIntroOverlayParams(Params[IntroOverlayState]):
    """The params of `widget.dismiss_intro_overlay`: Takes the introductory overlay away."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.dismissIntroOverlay"
    RESULT: ClassVar[Codec | None] = Nested(lambda: IntroOverlayState)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetResetIntroOverlayParams(Params[IntroOverlayState]):
    """The params of `widget.reset_intro_overlay`: Forgets that the introductory overlay was shown."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.resetIntroOverlay"
    RESULT: ClassVar[Codec | None] = Nested(lambda: IntroOverlayState)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetTapMiniControllerParams(Params[WidgetTapMiniControllerResult]):
    """The params of `widget.tap_mini_controller`: The mini controller was tapped beside its buttons: shows
    the expanded controller.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.tapMiniController"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetTapMiniControllerResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetPresentExpandedControllerParams(Params[WidgetPresentExpandedControllerResult]):
    """The params of `widget.present_expanded_controller`: Shows the expanded controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.presentExpandedController"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetPresentExpandedControllerResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetDismissExpandedControllerParams(Params[WidgetDismissExpandedControllerResult]):
    """The params of `widget.dismiss_expanded_controller`: Takes the expanded controller away."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.dismissExpandedController"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetDismissExpandedControllerResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetPressButtonParams(Params[WidgetPressButtonResult]):
    """The params of `widget.press_button`: A button was pressed."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("widget", "widget", Enumeration(WidgetName), required=True),
        Field("slot", "slot", INTEGER, minimum=0, maximum=3),
        Field("control", "control", Enumeration(WidgetControl)),
    )
    METHOD: ClassVar[str] = "widget.pressButton"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetPressButtonResult)

    widget: WidgetNameLike
    """Of which widget: `mini_controller`, `expanded_controller`, `media_controller` or `volume_controller`."""

    slot: int | None
    """Which place of the mini or expanded controller, from 0. From 0 to 3."""

    control: WidgetControlLike | None
    """Which control; the other way to say it. Exactly one of `slot` and `control` is given."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            widget: WidgetNameLike,
            slot: int | None = None,
            control: WidgetControlLike | None = None,
        ) -> None: ...


class WidgetSlideParams(Params[None]):
    """The params of `widget.slide`: A slider is moved."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("slider", "slider", Enumeration(WidgetSlider), required=True),
        Field("phase", "phase", Enumeration(SlidePhase), required=True),
        Field("value", "value", NUMBER, minimum=0),
    )
    METHOD: ClassVar[str] = "widget.slide"

    slider: WidgetSliderLike
    """Which."""

    phase: SlidePhaseLike
    """How far the movement is."""

    value: float | None
    """Where it is held: seconds, or a volume from 0 to 1. Required but for `CANCELLED`. At least 0."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            slider: WidgetSliderLike,
            phase: SlidePhaseLike,
            value: float | None = None,
        ) -> None: ...


class WidgetSetVolumeParams(Params[VolumeControllerState]):
    """The params of `widget.set_volume`: Sets the volume in the volume controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("level", "level", NUMBER, minimum=0, maximum=1),
        Field("muted", "muted", BOOLEAN),
    )
    METHOD: ClassVar[str] = "widget.setVolume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: VolumeControllerState)

    level: float | None
    """How loud. From 0 to 1."""

    muted: bool | None
    """Whether it is silenced. At least one is given."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            level: float | None = None,
            muted: bool | None = None,
        ) -> None: ...


class WidgetSetPlaybackRateParams(Params[PlaybackRateControllerState]):
    """The params of `widget.set_playback_rate`: Sets the rate in the playback rate controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("playback_rate", "playbackRate", NUMBER, required=True, minimum=0.5, maximum=2),
    )
    METHOD: ClassVar[str] = "widget.setPlaybackRate"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlaybackRateControllerState)

    playback_rate: float
    """The rate. From 0.5 to 2."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            playback_rate: float,
        ) -> None: ...


class WidgetOpenTrackSelectorParams(Params[TrackSelectorState]):
    """The params of `widget.open_track_selector`: Opens the choice of tracks."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.openTrackSelector"
    RESULT: ClassVar[Codec | None] = Nested(lambda: TrackSelectorState)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetCloseTrackSelectorParams(Params[TrackSelectorState]):
    """The params of `widget.close_track_selector`: Closes the choice of tracks without a choice."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.closeTrackSelector"
    RESULT: ClassVar[Codec | None] = Nested(lambda: TrackSelectorState)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetSelectTracksParams(Params[TrackSelectorState]):
    """The params of `widget.select_tracks`: Tracks were chosen."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("track_ids", "trackIds", Array(INTEGER), required=True),
    )
    METHOD: ClassVar[str] = "widget.selectTracks"
    RESULT: ClassVar[Codec | None] = Nested(lambda: TrackSelectorState)

    track_ids: Sequence[int]
    """At most one for sound and one for text; empty: none of either. Tracks of other kinds stay as they
    are.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            track_ids: Sequence[int],
        ) -> None: ...


class WidgetSetStyleParams(Params[WidgetStyle]):
    """The params of `widget.set_style`: Sets attributes of a part of the style tree, to be applied later."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("path", "path", STRING, required=True),
        Field("attributes", "attributes", Map(ANY), required=True),
    )
    METHOD: ClassVar[str] = "widget.setStyle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetStyle)

    path: str
    """Which part: `castViews`, `castViews.mediaControl.miniController`…"""

    attributes: Mapping[str, Any]
    """Values by attribute; `null` removes one, so that it is inherited again."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            path: str,
            attributes: Mapping[str, Any],
        ) -> None: ...


class WidgetGetStyleParams(Params[WidgetStyle]):
    """The params of `widget.get_style`: Tells a part of the style tree."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("path", "path", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "widget.getStyle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetStyle)

    path: str | None
    """Which part; absent: `castViews`. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            path: str | None = None,
        ) -> None: ...


class WidgetApplyStyleParams(Params[WidgetApplyStyleResult]):
    """The params of `widget.apply_style`: Lets what was set count."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.applyStyle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetApplyStyleResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetMakeLoadRequestParams(Params[WidgetMakeLoadRequestResult]):
    """The params of `widget.make_load_request`: Makes of what a local player plays the request that goes on
    with it on the device.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("local", "local", Nested(lambda: LocalPlayback), required=True),
    )
    METHOD: ClassVar[str] = "widget.makeLoadRequest"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetMakeLoadRequestResult)

    local: LocalPlayback
    """What it plays."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            local: LocalPlayback,
        ) -> None: ...


class WidgetHandOverParams(Params[MediaState]):
    """The params of `widget.hand_over`: Goes on with what a local player plays on the device of the current
    session.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("local", "local", Nested(lambda: LocalPlayback), required=True),
    )
    METHOD: ClassVar[str] = "widget.handOver"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    local: LocalPlayback
    """What it plays."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            local: LocalPlayback,
        ) -> None: ...


class WidgetTakeBackParams(Params[LocalPlayback]):
    """The params of `widget.take_back`: Tells how a local player is to go on with what the device plays, or
    last played.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.takeBack"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LocalPlayback)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...

__all__ = [
    "ChannelAddParams",
    "ChannelRemoveParams",
    "ChannelListParams",
    "ChannelSendParams",
    "ChannelGenerateRequestIdParams",
    "ChannelBroadcastParams",
    "ContextCreateParams",
    "ContextGetParams",
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
    "MediaGetDefaultTextTrackStyleParams",
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
    "SessionTakeBackParams",
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
    "WidgetSetOptionsParams",
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
