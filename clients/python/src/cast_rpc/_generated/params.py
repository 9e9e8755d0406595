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
    must be named; `*` leaves it out. Not empty.
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
class MediaLoadParams(Params[MediaState]):
    """The params of `media.load`: Loads media or a queue."""

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
    METHOD = "media.load"
    RESULT = Nested(lambda: MediaState)

    media: MediaInformation | None = None
    """The media."""

    queue_data: QueueData | None = None
    """The queue."""

    autoplay: bool | None = None
    """Whether it plays at once; absent in a queue: as each item says. Absent: `true`."""

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
        Field("playback_rate", "playbackRate", NUMBER, required=True, exclusive_minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD = "media.setPlaybackRate"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""

    playback_rate: float
    """The rate; 1 is normal. More than 0."""

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
    )
    METHOD = "media.requestStatus"
    RESULT = Nested(lambda: MediaState)

    session_id: str | None = None
    """The session; absent is the current one."""


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
        Field("host", "host", STRING, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("application_id", "applicationId", STRING, non_empty=True),
        Field("language", "language", STRING),
        Field("relaunch_if_running", "relaunchIfRunning", BOOLEAN),
        Field("android_receiver_compatible", "androidReceiverCompatible", BOOLEAN),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("required_features", "requiredFeatures", Array(STRING)),
        Field("session_options", "sessionOptions", OBJECT),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD = "session.start"
    RESULT = Nested(lambda: Session)
    PATIENCE = 30.0

    device_id: str | None = None
    """The device, as discovery names it."""

    host: str | None = None
    """Instead of `deviceId`: an address or host name. Not empty."""

    port: int | None = None
    """With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    application_id: str | None = None
    """The app to launch. Not empty. Absent: `"CC1AD845"`."""

    language: str | None = None
    """The language for the app, RFC 5646; absent: the server's locale."""

    relaunch_if_running: bool | None = None
    """Whether an app that runs already is started anew. Absent: `false`. SDK:
    `GCKLaunchOptions.relaunchIfRunning`.
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
        Field("host", "host", STRING, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("application_id", "applicationId", STRING, non_empty=True),
        Field("receiver_session_id", "receiverSessionId", STRING, non_empty=True),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("session_options", "sessionOptions", OBJECT),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD = "session.join"
    RESULT = Nested(lambda: Session)
    PATIENCE = 30.0

    device_id: str | None = None
    """The device, as discovery names it."""

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
        Field("session_options", "sessionOptions", OBJECT),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD = "session.startWithOpenUrl"
    RESULT = Nested(lambda: Session)
    PATIENCE = 30.0

    url: str
    """The link. Not empty."""

    application_id: str | None = None
    """The app, where the link names no run. Not empty. Absent: `"CC1AD845"`."""

    search_timeout: float | None = None
    """How long the device is looked for. In seconds. From 0 to 600. Absent: `10`."""

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
    )
    METHOD = "session.suspend"
    RESULT = Nested(lambda: Session)

    session_id: str | None = None
    """The session; absent is the current one."""


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

__all__ = [
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
]
