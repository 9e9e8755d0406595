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
    """The params of `channel.add`: Adds a channel. It can be added before a session is started."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "channel.add"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ChannelInfo)

    namespace: str
    """`urn:x-cast:` and a name, 128 bytes at most."""

    session_id: str | None
    """The session; the channel is removed with it. Absent: all present and future sessions."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            namespace: str,
            session_id: str | None = None,
        ) -> None: ...


class ChannelRemoveParams(Params[None]):
    """The params of `channel.remove`: Removes one of the client's channels; name it as it was added."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "channel.remove"

    namespace: str
    """Its namespace."""

    session_id: str | None
    """The session that it was added for; absent: the channel that was added for every session."""

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
    """The params of `channel.send`: Sends a message to the app on one of the client's channels."""

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
    """The session; absent: the current one."""

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
    """The params of `channel.generate_request_id`: Returns a number for a request of the app's own protocol
    that is unique on this connection to the device.
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
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            namespace: str,
            session_id: str | None = None,
        ) -> None: ...


class ChannelBroadcastParams(Params[ChannelBroadcastResult]):
    """The params of `channel.broadcast`: Broadcasts a message to every endpoint on a session's device
    (destination `*`).
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
    """The session; absent: the current one."""

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
    the options say otherwise.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", Nested(lambda: ContextOptions)),
    )
    METHOD: ClassVar[str] = "context.create"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ContextInfo)

    options: ContextOptions | None
    """The options that differ from the defaults."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            options: ContextOptions | None = None,
        ) -> None: ...


class ContextGetParams(Params[ContextInfo]):
    """The params of `context.get`: Returns the context's state."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "context.get"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ContextInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ContextSetLaunchCredentialsParams(Params[None]):
    """The params of `context.set_launch_credentials`: Sets the viewer's credentials for the next launches
    and joins.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
    )
    METHOD: ClassVar[str] = "context.setLaunchCredentials"

    credentials: str | None
    """The credentials; absent: removes them."""

    credentials_type: str | None
    """The type: `web`, `cloud`, or app-defined. Absent: `"web"`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            credentials: str | None = None,
            credentials_type: str | None = None,
        ) -> None: ...


class ContextSetAppStateParams(Params[ContextSetAppStateResult]):
    """The params of `context.set_app_state`: Says whether the calling client is in the foreground."""

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
    """The params of `discovery.start`: Starts discovery; does nothing if it already runs."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("criteria", "criteria", Nested(lambda: DiscoveryCriteria)),
    )
    METHOD: ClassVar[str] = "discovery.start"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryInfo)

    criteria: DiscoveryCriteria | None
    """Which devices this client wants; absent: the criteria of `context.create`, or all. They apply to
    this connection, in `discovery.list`, `find` and the notifications, until it calls start or stop
    again; other clients have their own.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            criteria: DiscoveryCriteria | None = None,
        ) -> None: ...


class DiscoveryStopParams(Params[DiscoveryInfo]):
    """The params of `discovery.stop`: Stops discovery, unless another client started it too; the devices
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
    """The params of `discovery.list`: Lists the devices that match this client's criteria."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "discovery.list"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class DiscoveryGetParams(Params[Device]):
    """The params of `discovery.get`: Returns one device."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
    )
    METHOD: ClassVar[str] = "discovery.get"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Device)

    device_id: str
    """The step."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
        ) -> None: ...


class DiscoveryFindParams(Params[Device]):
    """The params of `discovery.find`: Waits until a device is found; starts discovery if necessary."""

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
    """Alternatively its name, case-insensitive. Without either, any device matches."""

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
    """The params of `discovery.scan`: Returns all devices that answer within a given time."""

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
    """Which devices are wanted; absent: the criteria of this client's `discovery.start`, or of
    `context.create`, or all.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            timeout: float | None = None,
            criteria: DiscoveryCriteria | None = None,
        ) -> None: ...


class DiscoveryAddDeviceParams(Params[Device]):
    """The params of `discovery.add_device`: Adds a device by address, for networks that discovery doesn't
    reach.
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
    """Its name in the list; absent: its address."""

    device_id: str | None
    """Its id, if known: discovery then treats it as the same device. Not empty."""

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
    """The step."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
        ) -> None: ...


class DiscoverySetAttributeParams(Params[Device]):
    """The params of `discovery.set_attribute`: Notes something of a device, for all clients;
    `DiscoveryDidUpdateDevice` tells it.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("key", "key", STRING, required=True, non_empty=True),
        Field("value", "value", ANY, required=True),
    )
    METHOD: ClassVar[str] = "discovery.setAttribute"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Device)

    device_id: str
    """The step."""

    key: str
    """The attribute's name, at most 128 bytes. Not empty."""

    value: Any
    """Anything but null, at most 4096 bytes of JSON. It takes the place of what was there."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            key: str,
            value: Any,
        ) -> None: ...


class DiscoveryRemoveAttributeParams(Params[Device]):
    """The params of `discovery.remove_attribute`: Removes what was noted of a device."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("key", "key", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "discovery.removeAttribute"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Device)

    device_id: str
    """The step."""

    key: str | None
    """The attribute's name; absent: all attributes. What isn't there needs no removing. Not empty. SDK:
    `GCKDevice.removeAllAttributes`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            key: str | None = None,
        ) -> None: ...


class DiscoveryRegisterProviderParams(Params[None]):
    """The params of `discovery.register_provider`: Says that this client knows of devices that nothing
    announces, which are a category of their own.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("category", "category", STRING, required=True, non_empty=True),
    )
    METHOD: ClassVar[str] = "discovery.registerProvider"

    category: str
    """Names the category: 1 to 64 letters, digits, `.`, `_` and `-`; not `CAST`. Not empty. SDK:
    `GCKDeviceProvider.deviceCategory`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            category: str,
        ) -> None: ...


class DiscoveryUnregisterProviderParams(Params[None]):
    """The params of `discovery.unregister_provider`: Takes it back; the category's devices are removed from
    the list.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("category", "category", STRING, required=True),
    )
    METHOD: ClassVar[str] = "discovery.unregisterProvider"

    category: str
    """The category."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            category: str,
        ) -> None: ...


class DiscoveryPublishDevicesParams(Params[DiscoveryPublishDevicesResult]):
    """The params of `discovery.publish_devices`: Lists devices of a category of this client's; those that
    are listed are told anew.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("category", "category", STRING, required=True),
        Field("devices", "devices", Array(Nested(lambda: ProvidedDevice)), required=True),
    )
    METHOD: ClassVar[str] = "discovery.publishDevices"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryPublishDevicesResult)

    category: str
    """The category."""

    devices: Sequence[ProvidedDevice]
    """The devices. No text of them has more than 256 bytes."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            category: str,
            devices: Sequence[ProvidedDevice],
        ) -> None: ...


class DiscoveryUnpublishDevicesParams(Params[None]):
    """The params of `discovery.unpublish_devices`: Removes devices of a category of this client's from the
    list; sessions with them go on.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("category", "category", STRING, required=True),
        Field("device_ids", "deviceIds", Array(STRING), required=True),
    )
    METHOD: ClassVar[str] = "discovery.unpublishDevices"

    category: str
    """The category."""

    device_ids: Sequence[str]
    """The devices, by their ids within the category or in the list."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            category: str,
            device_ids: Sequence[str],
        ) -> None: ...


class DiscoverySetPassiveScanParams(Params[None]):
    """The params of `discovery.set_passive_scan`: Says whether to query the network less often, at the price
    of older data; for all clients.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("passive_scan", "passiveScan", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "discovery.setPassiveScan"

    passive_scan: bool
    """Whether to query less often."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            passive_scan: bool,
        ) -> None: ...


class DiscoverySetOptionsParams(Params[DiscoveryOptions]):
    """The params of `discovery.set_options`: Changes how devices are discovered, for all clients, at once;
    returns all options.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", Nested(lambda: DiscoveryOptions), required=True),
    )
    METHOD: ClassVar[str] = "discovery.setOptions"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DiscoveryOptions)

    options: DiscoveryOptions
    """The options to change; absent ones stay as they are."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            options: DiscoveryOptions,
        ) -> None: ...


class DiscoveryQueryAppAvailabilityParams(Params[DiscoveryQueryAppAvailabilityResult]):
    """The params of `discovery.query_app_availability`: Asks a device which apps it supports."""

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
    """The device's id; pass exactly one of this and `host`. Not empty."""

    host: str | None
    """An address or host name, instead of `device_id`. Not empty."""

    port: int | None
    """The port at `host`. From 1 to 65535. Absent: `8009`."""

    application_ids: Sequence[str]
    """The apps. Not empty."""

    refresh: bool | None
    """Whether to ask even if every answer is cached. Absent: `false`."""

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
    """The params of `discovery.diagnose`: Explains why the list of devices is as it is, and probes an
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
    """Whether the probe includes device authentication. Absent: `false`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            host: str | None = None,
            port: int | None = None,
            authenticate: bool | None = None,
        ) -> None: ...


class EventsSubscribeParams(Params[EventsSubscribeResult]):
    """The params of `events.subscribe`: Subscribes to the notifications of some topics."""

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
    and `widget.*` must be named; `*` excludes them. Not empty.
    """

    delivery: EventDeliveryLike | None
    """How they are delivered. Absent: `"PUSH"`."""

    omit_status: bool | None
    """Whether `MediaDidUpdateStatus` comes without `status`: 600 bytes instead of 2 KB. Changes of the
    media, the queue and the preloaded item have topics of their own; `media.get_status` has everything.
    If another subscription of the connection wants the status, it is included. Absent: `false`.
    """

    snapshot: bool | None
    """Whether the answer includes the present state; no event is lost between it and the first
    notification. Absent: `false`.
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
    """The step."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            subscription: str,
        ) -> None: ...


class EventsPollParams(Params[EventsPollResult]):
    """The params of `events.poll`: Returns the events since the last poll."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subscription", "subscription", STRING, required=True),
        Field("maximum", "maximum", INTEGER, minimum=1, maximum=1000),
        Field("timeout", "timeout", NUMBER, minimum=0, maximum=300),
    )
    METHOD: ClassVar[str] = "events.poll"
    RESULT: ClassVar[Codec | None] = Nested(lambda: EventsPollResult)
    PATIENCE: ClassVar[float | None] = 0.0

    subscription: str
    """The subscription's id; its delivery must be `POLL`."""

    maximum: int | None
    """The largest number of events to return. From 1 to 1000. Absent: `100`."""

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
    """The params of `events.snapshot`: Returns the state of everything at this moment."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "events.snapshot"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Snapshot)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ImagePickParams(Params[ImagePickResult]):
    """The params of `image.pick`: Picks the image to show."""

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
    """The images to pick from."""

    metadata: MediaMetadata | None
    """The metadata whose images to pick from."""

    session_id: str | None
    """The session; absent: the current one. Used only without `images` and `metadata`."""

    hints: ImageHints | None
    """What the image is for."""

    strategy: ImagePickStrategyLike | None
    """Overrides the policy; no client is asked."""

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
    """The params of `image.set_policy`: Sets how images are picked from now on, for all clients."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("policy", "policy", Nested(lambda: ImagePickPolicy)),
    )
    METHOD: ClassVar[str] = "image.setPolicy"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImagePickPolicy)

    policy: ImagePickPolicy | None
    """Replaces the whole policy; absent: the SDK's, which always picks the first image."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            policy: ImagePickPolicy | None = None,
        ) -> None: ...


class ImageGetPolicyParams(Params[ImagePickPolicy]):
    """The params of `image.get_policy`: Returns how images are picked."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "image.getPolicy"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImagePickPolicy)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ImageFetchParams(Params[ImageFile]):
    """The params of `image.fetch`: Fetches an image over HTTPS, or finds it in the cache, and returns its
    path.
    """

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
    """When the image's server is contacted. Absent: `"IF_NEEDED"`."""

    options: ImageFetchOptions | None
    """What may be fetched, where it differs from the context's options."""

    include_data: bool | None
    """Whether the answer includes the image's bytes. Absent: `false`."""

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
    """The params of `image.cache_info`: Cleans up the cache, and returns its state."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "image.cacheInfo"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImageCacheInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ImageClearCacheParams(Params[ImageCacheInfo]):
    """The params of `image.clear_cache`: Removes all images from the cache."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "image.clearCache"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ImageCacheInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class LogSetFilterParams(Params[LogFilter]):
    """The params of `log.set_filter`: Sets which records this connection wants."""

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
    """The lowest level that passes if no rule applies. Absent: `"INFO"`. SDK:
    `GCKLoggerFilter.minimumLevel`.
    """

    classes: Sequence[LogRule] | None
    """Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`."""

    functions: Sequence[LogRule] | None
    """Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`."""

    message_patterns: Sequence[str] | None
    """Regular expressions, at most 32, one of which must match in the message; `(?i)` ignores case. SDK:
    `GCKLoggerFilter.addMessagePatterns:`.
    """

    redact: bool | None
    """Whether credentials, tokens, custom data, and user names and queries of URLs are removed. Absent:
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
    """The params of `log.get_filter`: Returns what is logged, and where."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "log.getFilter"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LogGetFilterResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class LogSetFileParams(Params[LogFile]):
    """The params of `log.set_file`: Starts or stops logging to files."""

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
    """Whether to log to files."""

    directory: str | None
    """An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`). Not
    empty.
    """

    max_file_size: int | None
    """The largest size of a file, at least 32 KiB; 0: 2 MiB. In bytes. From 0 to 1073741824. Absent: `0`.
    SDK: `GCKLogger.maxLogFileSize`.
    """

    max_file_count: int | None
    """How many files are kept, including the current one; at least 2. From 0 to 100. Absent: `2`. SDK:
    `GCKLogger.maxLogFileCount`.
    """

    filter: LogFilter | None
    """What is logged; absent: INFO and above."""

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
    """The params of `log.set_console`: Starts or stops logging to standard error."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("filter", "filter", Nested(lambda: LogFilter)),
    )
    METHOD: ClassVar[str] = "log.setConsole"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LogConsole)

    is_enabled: bool
    """Whether to log to files."""

    filter: LogFilter | None
    """What is logged; absent: INFO and above."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool,
            filter: LogFilter | None = None,
        ) -> None: ...


class LogSetMessageTapParams(Params[MessageTap]):
    """The params of `log.set_message_tap`: Starts or stops showing this connection the Cast messages that
    are sent and received.
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
    """Whether to show any. Absent: `true`."""

    session_id: str | None
    """The session; absent: all sessions. Not empty."""

    namespaces: Sequence[str] | None
    """Globs for namespaces; absent: all. Not empty."""

    include_heartbeat: bool | None
    """Whether PING and PONG are included. Absent: `false`."""

    redact: bool | None
    """Whether secrets are removed from payloads, and binary payloads left out. Absent: `true`."""

    maximum_payload_bytes: int | None
    """Longer payloads are cut. In bytes. From 0 to 65536. Absent: `16384`."""

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
    """The params of `media.load`: Loads media, a queue, or the content of a deep link."""

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
        Field("preflight", "preflight", BOOLEAN),
        Field("explain_failure", "explainFailure", BOOLEAN),
    )
    METHOD: ClassVar[str] = "media.load"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    media: MediaInformation | None
    """The media."""

    queue_data: QueueData | None
    """The queue."""

    autoplay: bool | None
    """Whether playback starts at once; absent: the receiver decides, and in a queue each item."""

    current_time: float | None
    """The start position; absent: the beginning, or the live edge. In seconds. At least 0."""

    playback_rate: float | None
    """The playback rate. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`."""

    active_track_ids: Sequence[int] | None
    """The tracks that are active from the start."""

    credentials: str | None
    """The viewer's credentials, for the receiver app."""

    credentials_type: str | None
    """The type of credentials: `web`, `android`, `ios`, `cloud`."""

    atv_credentials: str | None
    """Credentials for Android TV apps, instead of `credentials`."""

    atv_credentials_type: str | None
    """The type of those credentials."""

    load_options: LoadOptions | None
    """Further options."""

    custom_data: Any
    """App-defined data."""

    wait_for: PlayerStateLike | None
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    entity: str | None
    """Instead of `media` and `queue_data`: a deep link that the app resolves, sent as LOAD_BY_ENTITY. To
    load it with further options, use `media.entity` or `queue_data.entity`. Not empty.
    """

    shuffle: bool | None
    """With `entity`: whether its content is shuffled."""

    preflight: bool | None
    """Whether the media, of a queue what begins, is looked at first, as `media.preflight` does; what can't
    play is refused with MediaWillFail, and nothing is sent. Absent: `false`.
    """

    explain_failure: bool | None
    """Whether media that the receiver refused without a useful reason (MEDIA_SRC_NOT_SUPPORTED, or none)
    is looked at afterwards, for 5 seconds at most: `data.preflight` of the error says what was found.
    Absent: `false`.
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
            entity: str | None = None,
            shuffle: bool | None = None,
            preflight: bool | None = None,
            explain_failure: bool | None = None,
        ) -> None: ...


class MediaPreflightParams(Params[PreflightReport]):
    """The params of `media.preflight`: Says whether a device will play something, and why not, before it
    is loaded.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("url", "url", STRING, non_empty=True),
        Field("content_type", "contentType", STRING),
        Field("session_id", "sessionId", STRING),
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("origin", "origin", STRING, non_empty=True),
        Field("timeout", "timeout", NUMBER, maximum=120, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "media.preflight"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PreflightReport)
    PATIENCE: ClassVar[float | None] = 20.0

    media: MediaInformation | None
    """What would be loaded, with its tracks."""

    url: str | None
    """What would be played: a URL, or a path or `file:` URL of the server's machine, which is judged by
    its content. Not empty.
    """

    content_type: str | None
    """With `url`: the MIME type that the load would say; absent: told from the content."""

    session_id: str | None
    """For this session's device; absent, and no `device`: the current session's, if there is one."""

    device: str | None
    """For this device: its id, name, alias or address; not together with `session_id`. Not empty."""

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    origin: str | None
    """The origin of the app's page, as `https://receiver.example.com`: servers may let some pages read
    manifests and subtitles, and others not (CORS). Absent: that of the default media receiver; of a
    session's other app it isn't known, and NO_CORS is a risk then. Not empty.
    """

    timeout: float | None
    """The limit for all that is fetched; what wasn't looked at by then is a finding. In seconds. More than
    0, at most 120. Absent: `20`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            media: MediaInformation | None = None,
            url: str | None = None,
            content_type: str | None = None,
            session_id: str | None = None,
            device: str | None = None,
            search_timeout: float | None = None,
            origin: str | None = None,
            timeout: float | None = None,
        ) -> None: ...


class MediaPlayParams(Params[MediaState]):
    """The params of `media.play`: Resumes playback."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.play"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    custom_data: Any
    """App-defined data."""

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
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.stop`: Stops playback, and unloads the media and its queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.stop"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaSeekParams(Params[MediaState]):
    """The params of `media.seek`: Seeks to another position."""

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
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    current_time: float | None
    """The position. In seconds. At least 0."""

    relative_time: float | None
    """Alternatively: the distance from the present position; negative is backward. In seconds."""

    seek_to_infinite: bool | None
    """Alternatively: to the end, or the live edge. Absent: `false`."""

    resume_state: ResumeStateLike | None
    """What the player does after the seek."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.set_playback_rate`: Sets the playback rate."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("playback_rate", "playbackRate", NUMBER, minimum=0.5, maximum=2),
        Field("relative_playback_rate", "relativePlaybackRate", NUMBER, exclusive_minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setPlaybackRate"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    playback_rate: float | None
    """The rate; 1 is normal. From 0.5 to 2. SDK: `kGCKMediaMinPlaybackRate`."""

    relative_playback_rate: float | None
    """Alternatively: a factor for the present rate; the resulting rate must be between 0.5 and 2, too.
    More than 0.
    """

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.set_stream_volume`: Sets the stream's volume; the device's volume is
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
    """The session; absent: the current one."""

    level: float
    """The volume level. From 0 to 1."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            level: float,
            custom_data: Any = None,
        ) -> None: ...


class MediaSetStreamMutedParams(Params[MediaState]):
    """The params of `media.set_stream_muted`: Mutes or unmutes the stream."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("muted", "muted", BOOLEAN, required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setStreamMuted"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    muted: bool
    """Whether to mute it."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            muted: bool,
            custom_data: Any = None,
        ) -> None: ...


class MediaSetActiveTracksParams(Params[MediaState]):
    """The params of `media.set_active_tracks`: Selects the active tracks."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER), required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setActiveTracks"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    active_track_ids: Sequence[int]
    """Their ids; empty: none."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            active_track_ids: Sequence[int],
            custom_data: Any = None,
        ) -> None: ...


class MediaGetDefaultTextTrackStyleParams(Params[MediaGetDefaultTextTrackStyleResult]):
    """The params of `media.get_default_text_track_style`: Returns the default text style: white on black."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "media.getDefaultTextTrackStyle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaGetDefaultTextTrackStyleResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class MediaSetTextTrackStyleParams(Params[MediaState]):
    """The params of `media.set_text_track_style`: Sets the style of text tracks."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("text_track_style", "textTrackStyle", Nested(lambda: TextTrackStyle), required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setTextTrackStyle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    text_track_style: TextTrackStyle
    """The font style."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            text_track_style: TextTrackStyle,
            custom_data: Any = None,
        ) -> None: ...


class MediaSkipAdParams(Params[MediaState]):
    """The params of `media.skip_ad`: Skips the ad that is playing."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.skipAd"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaRequestStatusParams(Params[MediaState]):
    """The params of `media.request_status`: Requests the receiver's media status."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("omit_metadata", "omitMetadata", BOOLEAN),
        Field("omit_queue_items", "omitQueueItems", BOOLEAN),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.requestStatus"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    omit_metadata: bool | None
    """Whether the answer may leave out the media's metadata (NO_METADATA). Absent: `false`."""

    omit_queue_items: bool | None
    """Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS). Absent: `false`."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.get_status`: Returns the known state at once, without asking the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "media.getStatus"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class MediaGetLastKnownParams(Params[LastKnownMedia]):
    """The params of `media.get_last_known`: Returns what a session played last, even after the session has
    ended.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "media.getLastKnown"
    RESULT: ClassVar[Codec | None] = Nested(lambda: LastKnownMedia)

    session_id: str | None
    """The session, which may have ended; absent: the current one, or if there is none the one that ended
    last.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class MediaPositionParams(Params[MediaPosition]):
    """The params of `media.position`: Returns the playback position at this moment, without asking the
    receiver.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "media.position"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaPosition)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class MediaSubscribePositionParams(Params[MediaPosition]):
    """The params of `media.subscribe_position`: Subscribes to `MediaDidUpdatePosition` at an interval."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("interval", "interval", NUMBER, minimum=0.1, maximum=3600),
    )
    METHOD: ClassVar[str] = "media.subscribePosition"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaPosition)

    session_id: str | None
    """The session; absent: the current one."""

    interval: float | None
    """The time between two notifications. In seconds. From 0.1 to 3600. Absent: `1`."""

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
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class MediaEditTracksParams(Params[MediaState]):
    """The params of `media.edit_tracks`: Selects tracks and their style in one request, as receivers
    support it.
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
    """The session; absent: the current one."""

    active_track_ids: Sequence[int] | None
    """The active tracks; empty: none, absent: unchanged."""

    text_track_style: TextTrackStyle | None
    """The style of text tracks."""

    enable_text_tracks: bool | None
    """Turns text on (the receiver picks the track) or off."""

    language: str | None
    """The text's language, RFC 5646. Not empty."""

    is_suggested_language: bool | None
    """Whether the language is only a suggestion: if there is no such track, nothing happens."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.edit_audio_tracks`: Selects the audio track by language; the receiver picks the
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
    """The session; absent: the current one."""

    language: str
    """The language, RFC 5646. Not empty."""

    is_suggested_language: bool | None
    """Whether the language is only a suggestion, not the viewer's choice."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.select_tracks`: Selects tracks by language, from those that the media lists."""

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
    """The session; absent: the current one."""

    audio_languages: Sequence[str] | None
    """Audio languages, the best first."""

    text_languages: Sequence[str] | None
    """Text languages, the best first; empty: turns text off."""

    text_subtypes: Sequence[TextTrackSubtypeLike] | None
    """Accepted kinds of text, the best first; absent: SUBTITLES, CAPTIONS, and tracks without a kind."""

    is_suggested: bool | None
    """Whether a missing track is no error. Absent: `false`."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.user_action`: Reports the viewer's opinion of the media to the app."""

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
    """The session; absent: the current one."""

    user_action: UserActionLike
    """The action."""

    clear: bool | None
    """Whether it is undone."""

    user_action_context: str | None
    """What it refers to, as the app defines it."""

    source: str | None
    """Where it happened, as the app defines it."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.precache`: Lets the app preload what will be needed soon."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("precache_data", "precacheData", STRING),
        Field("request_items", "requestItems", Array(Nested(lambda: MediaRequestItem))),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.precache"

    session_id: str | None
    """The session; absent: the current one."""

    precache_data: str | None
    """App-defined data."""

    request_items: Sequence[MediaRequestItem] | None
    """The streams to preload."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.store_session`: Asks the app for the state that another receiver needs to
    continue playback.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("target_device_capabilities", "targetDeviceCapabilities", OBJECT),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.storeSession"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaStoreSessionResult)

    session_id: str | None
    """The session; absent: the current one."""

    target_device_capabilities: Mapping[str, Any] | None
    """What the other device supports; absent: the value of the SDK for Android."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            target_device_capabilities: Mapping[str, Any] | None = None,
            custom_data: Any = None,
        ) -> None: ...


class MediaResumeSessionParams(Params[MediaState]):
    """The params of `media.resume_session`: Continues with the state that `media.store_session` returned."""

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
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    session_state: Mapping[str, Any]
    """The state that `media.store_session` returned."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.set_credentials`: Passes new credentials of the viewer to the app."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("credentials", "credentials", STRING, required=True),
        Field("credentials_type", "credentialsType", STRING),
        Field("for_request_id", "forRequestId", INTEGER),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.setCredentials"

    session_id: str | None
    """The session; absent: the current one."""

    credentials: str
    """The viewer's credentials."""

    credentials_type: str | None
    """The type of credentials: `web`, `android`, `ios`, `cloud`."""

    for_request_id: int | None
    """The id of the app's REFRESH_CREDENTIALS that this answers."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.play_again`: Plays media that has ended once more, if the app can."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "media.playAgain"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    wait_for: PlayerStateLike | None
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    custom_data: Any
    """App-defined data."""

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
    """The session; absent: the current one."""

    type: str | None
    """The message's type. Not empty. Absent: `"CUSTOM_COMMAND"`."""

    data: str | None
    """CUSTOM_COMMAND: the command."""

    members: Mapping[str, Any] | None
    """Further members; `type`, `request_id` and `session_id` are not allowed."""

    expects_reply: bool | None
    """Whether to wait for the answer; if not, the call returns when the message was sent. Absent: `true`."""

    timeout: float | None
    """How long to wait. In seconds. More than 0, at most 86400. Absent: `10`."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `media.requests`: Lists the unanswered requests to apps, the oldest first."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "media.requests"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaRequestsResult)

    session_id: str | None
    """The session; absent: all sessions."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class PlayerPlayParams(Params[PlayerStatus]):
    """The params of `player.play`: Plays something on a device: finds the device, starts or joins the app,
    loads, and waits until it plays.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
        Field("url", "url", STRING, non_empty=True),
        Field("urls", "urls", Array(STRING), non_empty=True),
        Field("subtitles", "subtitles", STRING, non_empty=True),
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("content_type", "contentType", STRING),
        Field("title", "title", STRING),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("autoplay", "autoplay", BOOLEAN),
        Field("repeat_mode", "repeatMode", Enumeration(RepeatMode)),
        Field("application_id", "applicationId", STRING, non_empty=True),
        Field("wait_timeout", "waitTimeout", NUMBER, minimum=0),
        Field("preflight", "preflight", BOOLEAN),
        Field("explain_failure", "explainFailure", BOOLEAN),
    )
    METHOD: ClassVar[str] = "player.play"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    url: str | None
    """What to play: its URL; or the absolute path or `file:` URL of a file, a folder (its media as a
    queue), an M3U or PLS playlist, or a pipe (a live stream, once) on the server's machine. Relative
    paths are refused, because the server's folder isn't the client's. Not empty.
    """

    urls: Sequence[str] | None
    """Several URLs or paths, played one after the other as a queue. Not empty."""

    subtitles: str | None
    """Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD,
    SubViewer and TTML files are converted to WebVTT. With `url`, for what is one item. Not empty.
    """

    media: MediaInformation | None
    """What to play, in full."""

    queue_data: QueueData | None
    """A queue to play."""

    content_type: str | None
    """With `url` and `urls`: the MIME type; absent: told from a file's bytes, or from the end of the URL's
    path, else `video/mp4`.
    """

    title: str | None
    """With `url`: the title to show."""

    current_time: float | None
    """Where to begin; absent: at the start, or at the live edge. In seconds. At least 0."""

    autoplay: bool | None
    """Whether it plays at once; false: it is loaded and paused. Absent: `true`."""

    repeat_mode: RepeatModeLike | None
    """How a queue repeats."""

    application_id: str | None
    """The app; absent: the default media receiver, or the context's first. Not empty."""

    wait_timeout: float | None
    """How long to wait, after the receiver's answer, until it plays; then the call fails with
    RequestTimedOut, but playback continues. 0: don't wait. In seconds. At least 0. Absent: `30`.
    """

    preflight: bool | None
    """Whether what begins is looked at first, as `media.preflight` does; what can't play is refused with
    MediaWillFail, and nothing is started. Absent: `false`.
    """

    explain_failure: bool | None
    """Whether media that the receiver refused without a useful reason (MEDIA_SRC_NOT_SUPPORTED, or none)
    is looked at afterwards, for 5 seconds at most: `data.preflight` of the error says what was found.
    Absent: `true`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
            url: str | None = None,
            urls: Sequence[str] | None = None,
            subtitles: str | None = None,
            media: MediaInformation | None = None,
            queue_data: QueueData | None = None,
            content_type: str | None = None,
            title: str | None = None,
            current_time: float | None = None,
            autoplay: bool | None = None,
            repeat_mode: RepeatModeLike | None = None,
            application_id: str | None = None,
            wait_timeout: float | None = None,
            preflight: bool | None = None,
            explain_failure: bool | None = None,
        ) -> None: ...


class PlayerPauseParams(Params[PlayerStatus]):
    """The params of `player.pause`: Pauses; succeeds if it is paused already or nothing plays."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "player.pause"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class PlayerResumeParams(Params[PlayerStatus]):
    """The params of `player.resume`: Resumes playback; succeeds if it plays already."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "player.resume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class PlayerToggleParams(Params[PlayerStatus]):
    """The params of `player.toggle`: Pauses if it plays, resumes if it is paused."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "player.toggle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class PlayerStopParams(Params[PlayerStatus]):
    """The params of `player.stop`: Stops the app, whoever started it, and ends the session; succeeds if
    nothing runs.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
        Field("keep_application", "keepApplication", BOOLEAN),
    )
    METHOD: ClassVar[str] = "player.stop"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    keep_application: bool | None
    """Whether only the media stops, and the app stays. Absent: `false`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
            keep_application: bool | None = None,
        ) -> None: ...


class PlayerSeekParams(Params[PlayerStatus]):
    """The params of `player.seek`: Seeks to a position, or by a distance."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
        Field("position", "position", NUMBER, minimum=0),
        Field("distance", "distance", NUMBER),
    )
    METHOD: ClassVar[str] = "player.seek"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    position: float | None
    """The position to seek to. In seconds. At least 0."""

    distance: float | None
    """Instead: how far to go from the current position; negative goes back. In seconds."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
            position: float | None = None,
            distance: float | None = None,
        ) -> None: ...


class PlayerNextParams(Params[PlayerStatus]):
    """The params of `player.next`: Plays the next item of the queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "player.next"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class PlayerPreviousParams(Params[PlayerStatus]):
    """The params of `player.previous`: Plays the previous item of the queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "player.previous"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class PlayerSetVolumeParams(Params[PlayerStatus]):
    """The params of `player.set_volume`: Sets the device's volume: to a level, by steps, or muted."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
        Field("level", "level", NUMBER, minimum=0, maximum=1),
        Field("steps", "steps", INTEGER, minimum=-1000, maximum=1000),
        Field("muted", "muted", BOOLEAN),
    )
    METHOD: ClassVar[str] = "player.setVolume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    level: float | None
    """The level, from 0 (silent) to 1 (loudest). From 0 to 1."""

    steps: int | None
    """Instead: how many of the device's own steps; negative lowers the volume. From -1000 to 1000."""

    muted: bool | None
    """Whether to mute it; alone, or beside `level` or `steps`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
            level: float | None = None,
            steps: int | None = None,
            muted: bool | None = None,
        ) -> None: ...


class PlayerStatusParams(Params[PlayerStatus]):
    """The params of `player.status`: Returns what a device plays."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "player.status"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class PlayerListParams(Params[PlayerListResult]):
    """The params of `player.list`: Returns what every device plays."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "player.list"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerListResult)
    PATIENCE: ClassVar[float | None] = 5.0

    search_timeout: float | None
    """How long to look for devices; the call returns earlier once nothing new answers, and after 3.5 s if
    nothing answers at all. In seconds. From 0 to 600. Absent: `5`.
    """

    timeout: float | None
    """The limit for asking one device. In seconds. More than 0, at most 600. Absent: `5`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class PlayerConnectParams(Params[PlayerStatus]):
    """The params of `player.connect`: Joins what runs on a device, and returns the session; launches
    nothing.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "player.connect"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class PlayerInterruptParams(Params[PlayerStatus]):
    """The params of `player.interrupt`: Plays an announcement, then restores exactly what was before."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
        Field("url", "url", STRING, non_empty=True),
        Field("urls", "urls", Array(STRING), non_empty=True),
        Field("subtitles", "subtitles", STRING, non_empty=True),
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("content_type", "contentType", STRING),
        Field("title", "title", STRING),
        Field("volume_level", "volumeLevel", NUMBER, minimum=0, maximum=1),
        Field("maximum_duration", "maximumDuration", NUMBER, maximum=3600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "player.interrupt"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerStatus)
    PATIENCE: ClassVar[float | None] = 30.0

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    url: str | None
    """What to play: its URL; or the absolute path or `file:` URL of a file, a folder (its media as a
    queue), an M3U or PLS playlist, or a pipe (a live stream, once) on the server's machine. Relative
    paths are refused, because the server's folder isn't the client's. Not empty.
    """

    urls: Sequence[str] | None
    """Several URLs or paths, played one after the other as a queue. Not empty."""

    subtitles: str | None
    """Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD,
    SubViewer and TTML files are converted to WebVTT. With `url`, for what is one item. Not empty.
    """

    media: MediaInformation | None
    """What to play, in full."""

    queue_data: QueueData | None
    """A queue to play."""

    content_type: str | None
    """With `url` and `urls`: the MIME type; absent: told from a file's bytes, or from the end of the URL's
    path, else `video/mp4`.
    """

    title: str | None
    """With `url`: the title to show."""

    volume_level: float | None
    """The device's volume during the announcement; absent: as it is. From 0 to 1."""

    maximum_duration: float | None
    """The announcement is cut off after this long. In seconds. More than 0, at most 3600. Absent: `60`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
            url: str | None = None,
            urls: Sequence[str] | None = None,
            subtitles: str | None = None,
            media: MediaInformation | None = None,
            queue_data: QueueData | None = None,
            content_type: str | None = None,
            title: str | None = None,
            volume_level: float | None = None,
            maximum_duration: float | None = None,
        ) -> None: ...


class PlayerSetDefaultParams(Params[PlayerNames]):
    """The params of `player.set_default`: Sets or clears the device that calls mean which name none; it is
    kept on disk.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "player.setDefault"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerNames)

    device: str | None
    """The device: id, name, alias or address; absent: there is no default any more. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
        ) -> None: ...


class PlayerSetAliasParams(Params[PlayerNames]):
    """The params of `player.set_alias`: Sets or removes a short name for a device; it is kept on disk."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("alias", "alias", STRING, required=True, non_empty=True),
        Field("device", "device", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "player.setAlias"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerNames)

    alias: str
    """The short name; compared case-insensitively. Not empty."""

    device: str | None
    """The device: id, name or address; absent: the alias is removed. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            alias: str,
            device: str | None = None,
        ) -> None: ...


class PlayerGetNamesParams(Params[PlayerNames]):
    """The params of `player.get_names`: Returns the default device and the aliases."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "player.getNames"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlayerNames)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class QueueLoadParams(Params[QueueInsertion]):
    """The params of `queue.load`: Loads a queue of any length."""

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
    """Whether playback starts at once; absent: the receiver decides, and in a queue each item."""

    current_time: float | None
    """The start position; absent: the beginning, or the live edge. In seconds. At least 0."""

    playback_rate: float | None
    """The playback rate. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`."""

    active_track_ids: Sequence[int] | None
    """The tracks that are active from the start."""

    credentials: str | None
    """The viewer's credentials, for the receiver app."""

    credentials_type: str | None
    """The type of credentials: `web`, `android`, `ios`, `cloud`."""

    atv_credentials: str | None
    """Credentials for Android TV apps, instead of `credentials`."""

    atv_credentials_type: str | None
    """The type of those credentials."""

    load_options: LoadOptions | None
    """Further options."""

    custom_data: Any
    """App-defined data."""

    wait_for: PlayerStateLike | None
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    items: Sequence[QueueItem] | None
    """The items, if `queue_data` has none. SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`."""

    start_index: int | None
    """The index of the first item to play, if `queue_data` doesn't say. At least 0. SDK:
    `GCKMediaQueueLoadOptions.startIndex`.
    """

    repeat_mode: RepeatModeLike | None
    """What the queue does at its end, if `queue_data` doesn't say. SDK:
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
    """The params of `queue.insert`: Inserts any number of items before another one, or at the end."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("items", "items", Array(Nested(lambda: QueueItem)), required=True, non_empty=True),
        Field("insert_before", "insertBefore", INTEGER, minimum=1),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.insert"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueInsertion)

    session_id: str | None
    """The session; absent: the current one."""

    items: Sequence[QueueItem]
    """The items; their ids are left out, since the receiver assigns new ones. Not empty."""

    insert_before: int | None
    """The item before which they are inserted; absent: at the end. At least 1."""

    custom_data: Any
    """App-defined data."""

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
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    item: QueueItem
    """The item."""

    insert_before: int | None
    """The item before which they are inserted; absent: at the end. At least 1."""

    current_time: float | None
    """The start position; absent: the item's own. In seconds. At least 0. SDK: `playPosition`."""

    custom_data: Any
    """App-defined data."""

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
    """The session; absent: the current one."""

    items: Sequence[QueueItem]
    """The changes of each item, with its `item_id`; absent members stay as they are. Not empty."""

    custom_data: Any
    """App-defined data."""

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
    """The session; absent: the current one."""

    item_ids: Sequence[int]
    """The items; receivers ignore those that aren't in the queue. Not empty."""

    custom_data: Any
    """App-defined data."""

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
    """The session; absent: the current one."""

    item_ids: Sequence[int]
    """The items, each one once. Not empty."""

    insert_before: int | None
    """The item before which they are inserted; absent: at the end. At least 1."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `queue.move`: Moves one item to an index."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_id", "itemId", INTEGER, required=True, minimum=1),
        Field("to_index", "toIndex", INTEGER, required=True, minimum=0),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.move"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    item_id: int
    """The item. At least 1."""

    to_index: int
    """Its new index, counted from 0. At least 0."""

    custom_data: Any
    """App-defined data."""

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
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    item_id: int
    """The item. At least 1."""

    current_time: float | None
    """The start position; absent: the item's own. It applies this time only. In seconds. At least 0. SDK:
    `playPosition`.
    """

    custom_data: Any
    """App-defined data."""

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
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    custom_data: Any
    """App-defined data."""

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
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    session_id: str | None
    """The session; absent: the current one."""

    custom_data: Any
    """App-defined data."""

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
    """The params of `queue.set_repeat_mode`: Sets what the queue does at its end."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("repeat_mode", "repeatMode", Enumeration(RepeatMode), required=True),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.setRepeatMode"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    repeat_mode: RepeatModeLike
    """The repeat mode."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            repeat_mode: RepeatModeLike,
            custom_data: Any = None,
        ) -> None: ...


class QueueShuffleParams(Params[MediaState]):
    """The params of `queue.shuffle`: Shuffles the queue; the current item continues to play."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.shuffle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueueUnshuffleParams(Params[MediaState]):
    """The params of `queue.unshuffle`: Restores the order of a shuffled queue."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("custom_data", "customData", ANY),
    )
    METHOD: ClassVar[str] = "queue.unshuffle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MediaState)

    session_id: str | None
    """The session; absent: the current one."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            custom_data: Any = None,
        ) -> None: ...


class QueueFetchItemIdsParams(Params[QueueFetchItemIdsResult]):
    """The params of `queue.fetch_item_ids`: Requests the ids of all items from the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "queue.fetchItemIds"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueFetchItemIdsResult)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class QueueFetchItemsParams(Params[QueueFetchItemsResult]):
    """The params of `queue.fetch_items`: Requests items by their ids from the receiver, any number of them."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_ids", "itemIds", Array(INTEGER), required=True, non_empty=True),
    )
    METHOD: ClassVar[str] = "queue.fetchItems"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueFetchItemsResult)

    session_id: str | None
    """The session; absent: the current one."""

    item_ids: Sequence[int]
    """The ids, at most 5,000. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            item_ids: Sequence[int],
        ) -> None: ...


class QueueFetchItemRangeParams(Params[QueueFetchItemRangeResult]):
    """The params of `queue.fetch_item_range`: Requests the items after or before an item from the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("item_id", "itemId", INTEGER, required=True, minimum=1),
        Field("next_count", "nextCount", INTEGER, minimum=1),
        Field("prev_count", "prevCount", INTEGER, minimum=1),
    )
    METHOD: ClassVar[str] = "queue.fetchItemRange"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueFetchItemRangeResult)

    session_id: str | None
    """The session; absent: the current one."""

    item_id: int
    """The item. At least 1."""

    next_count: int | None
    """How many items after it; pass either this or `prev_count`. At least 1."""

    prev_count: int | None
    """How many items before it. At least 1."""

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
    """The params of `queue.list`: Returns a part of the queue: cached items at once, the others from the
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
    """The session; absent: the current one."""

    start_index: int | None
    """The index of the first item, from 0; pass either this or `from_item_id`. At least 0."""

    from_item_id: int | None
    """The id of the first item. At least 1."""

    count: int | None
    """The number of items. From 0 to 5000. Absent: `50`."""

    fetch_if_needed: bool | None
    """Whether items are requested from the receiver; otherwise items that aren't cached have only their
    id. Absent: `true`.
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
    """The params of `queue.get_cache`: Returns what is known about the queue, without asking the receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "queue.getCache"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueCache)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class QueueSetCacheOptionsParams(Params[QueueCache]):
    """The params of `queue.set_cache_options`: Sets how many items are cached, and how many are requested at
    a time.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("cache_size", "cacheSize", INTEGER, minimum=1, maximum=5000),
        Field("maximum_fetch_count", "maximumFetchCount", INTEGER, minimum=1, maximum=100),
    )
    METHOD: ClassVar[str] = "queue.setCacheOptions"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueCache)

    session_id: str | None
    """The session; absent: the current one."""

    cache_size: int | None
    """The largest number of cached items; absent: unchanged. A session starts with 20. From 1 to 5000."""

    maximum_fetch_count: int | None
    """The largest number of items per request; absent: unchanged. A session starts with 20. From 1 to 100."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            cache_size: int | None = None,
            maximum_fetch_count: int | None = None,
        ) -> None: ...


class QueueReloadParams(Params[QueueReloadResult]):
    """The params of `queue.reload`: Discards the cached list and items, and requests the list again."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "queue.reload"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueReloadResult)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class QueueClearParams(Params[QueueCache]):
    """The params of `queue.clear`: Discards the cached list and items; the receiver's queue stays as it
    is.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "queue.clear"
    RESULT: ClassVar[Codec | None] = Nested(lambda: QueueCache)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class RpcDiscoverParams(Params[dict[str, Any]]):
    """The params of `rpc.discover`: Returns the whole API as an OpenRPC document."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "rpc.discover"
    RESULT: ClassVar[Codec | None] = OBJECT

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ServePublishParams(Params[Publication]):
    """The params of `serve.publish`: Serves a file to a receiver, and returns its URL."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("path", "path", STRING, required=True, non_empty=True),
        Field("session_id", "sessionId", STRING),
        Field("device", "device", STRING, non_empty=True),
        Field("content_type", "contentType", STRING, non_empty=True),
        Field("name", "name", STRING, non_empty=True),
        Field("allow_any_peer", "allowAnyPeer", BOOLEAN),
    )
    METHOD: ClassVar[str] = "serve.publish"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Publication)

    path: str
    """The file: an absolute path on the server's machine, or a `file:` URL. Relative paths are refused,
    because the server's folder isn't the client's. Not empty.
    """

    session_id: str | None
    """The session; absent: the current one, if `device` is absent, too."""

    device: str | None
    """Instead of a session: the device that may fetch it, by id, name, alias or address. Not empty."""

    content_type: str | None
    """The MIME type to serve it as; absent: determined from its bytes and its name. Not empty."""

    name: str | None
    """What the URL ends with; absent: the file's name. It says nothing about which file is served. Not
    empty.
    """

    allow_any_peer: bool | None
    """Whether anybody who knows the URL may fetch it. Absent: `false`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            path: str,
            session_id: str | None = None,
            device: str | None = None,
            content_type: str | None = None,
            name: str | None = None,
            allow_any_peer: bool | None = None,
        ) -> None: ...


class ServeUnpublishParams(Params[None]):
    """The params of `serve.unpublish`: Takes a publication back: its URL leads nowhere, and whoever is
    fetching it is disconnected.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("publication_id", "publicationId", STRING, required=True),
    )
    METHOD: ClassVar[str] = "serve.unpublish"

    publication_id: str
    """The publication."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            publication_id: str,
        ) -> None: ...


class ServeListParams(Params[ServeListResult]):
    """The params of `serve.list`: Returns what is published."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "serve.list"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ServeListResult)

    session_id: str | None
    """Only the publications of this session; absent: all."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class ServerInitializeParams(Params[ServerInitializeResult]):
    """The params of `server.initialize`: Introduces the client, and returns the server's name, versions
    and limits.
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
    """The protocol version that the client supports. Absent: `"1.0"`."""

    client_info: ClientInfo | None
    """The client's name and version."""

    process_id: int | None
    """The client's process id; a spawned server exits when that process does. At least 1."""

    capabilities: ClientCapabilities | None
    """Requests from the server that the client can answer."""

    spec_hash: str | None
    """The hash of the API document that the client was generated from."""

    topics: Sequence[str] | None
    """The topics to push from now on, as in `events.subscribe`; no event is lost. `[]`: none. Absent:
    `["*"]` over stdio, none over a socket.
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
    """The params of `server.info`: Returns the server's name, versions and state."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.info"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ServerInfo)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ServerClientsParams(Params[ServerClientsResult]):
    """The params of `server.clients`: Lists who is connected, and what waits on each connection."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.clients"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ServerClientsResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ServerPingParams(Params[None]):
    """The params of `server.ping`: Answers at once."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.ping"

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class ServerEchoParams(Params[ServerEchoResult]):
    """The params of `server.echo`: Returned unchanged; for testing transports."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("value", "value", ANY, required=True),
    )
    METHOD: ClassVar[str] = "server.echo"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ServerEchoResult)

    value: Any
    """Media of any kind."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            value: Any,
        ) -> None: ...


class ServerShutdownParams(Params[None]):
    """The params of `server.shutdown`: Shuts the server down: it leaves its sessions (playback continues),
    writes pending replies, and exits with code 0.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "server.shutdown"

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class SessionStartParams(Params[Session]):
    """The params of `session.start`: Connects to a device and launches an app, or joins the app if it
    already runs.
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
    """The device's id in discovery."""

    friendly_name: str | None
    """Alternatively: the device's name, case-insensitive. Not empty."""

    search_timeout: float | None
    """How long to look for a device that isn't known yet; discovery is started for that if necessary. In
    seconds. From 0 to 600. Absent: `5`.
    """

    host: str | None
    """Alternatively: an address or host name. Not empty."""

    port: int | None
    """With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    application_id: str | None
    """The app's id; absent: the first one of the context's `discovery_criteria`, or else `CC1AD845`, the
    default media receiver. Not empty.
    """

    language_code: str | None
    """The language for the app, RFC 5646; absent: the server's locale."""

    relaunch_if_running: bool | None
    """Whether a running app is stopped, for everyone, and launched again; false: it is joined. Absent:
    `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
    """

    android_receiver_compatible: bool | None
    """Whether the app's Android TV counterpart may be launched. Absent: `false`. SDK:
    `GCKLaunchOptions.androidReceiverCompatible`.
    """

    credentials: str | None
    """The viewer's credentials; absent: those of `context.set_launch_credentials`."""

    credentials_type: str | None
    """The type of the credentials. Absent: `"web"`."""

    required_features: Sequence[str] | None
    """What the receiver must support in the app, such as `STREAM_TRANSFER`."""

    if_exists: ExistingSessionPolicyLike | None
    """What to do if a session with the device already exists. A session that is being restored, connected
    or ended is awaited first. Absent: `"FAIL"`.
    """

    session_options: Mapping[str, Any] | None
    """Options to store in the session, at most 16 KiB; absent: those of `session.set_default_options`. SDK:
    `GCKSessionOptions`.
    """

    timeout: float | None
    """The limit for all phases together; time in which the TV asks its viewer for permission doesn't
    count. In seconds. More than 0, at most 600. Absent: `30`.
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
    """The params of `session.join`: Connects to a device and joins the running app; launches nothing."""

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
    """The device's id in discovery."""

    friendly_name: str | None
    """Alternatively: the device's name, case-insensitive. Not empty."""

    search_timeout: float | None
    """How long to look for a device that isn't known yet; discovery is started for that if necessary. In
    seconds. From 0 to 600. Absent: `5`.
    """

    host: str | None
    """Alternatively: an address or host name. Not empty."""

    port: int | None
    """With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    application_id: str | None
    """The app's id; absent: any running app. Not empty."""

    receiver_session_id: str | None
    """The id of the app's run. Not empty."""

    credentials: str | None
    """The viewer's credentials; absent: those of `context.set_launch_credentials`."""

    credentials_type: str | None
    """The type of the credentials. Absent: `"web"`."""

    if_exists: ExistingSessionPolicyLike | None
    """What to do if a session with the device already exists. A session that is being restored, connected
    or ended is awaited first. Absent: `"FAIL"`.
    """

    session_options: Mapping[str, Any] | None
    """Options to store in the session, at most 16 KiB; absent: those of `session.set_default_options`. SDK:
    `GCKSessionOptions`.
    """

    timeout: float | None
    """The limit for all phases together. In seconds. More than 0, at most 600. Absent: `30`."""

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
    """The session; absent: the current one."""

    action: SessionEndActionLike | None
    """What to do to the receiver's app; absent: LEAVE, or STOP_CASTING if the context's
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
    """The params of `session.set_current`: Sets the session that this connection's calls use when they name
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
    """The params of `session.get`: Returns one session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.get"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)

    session_id: str | None
    """The session; absent: the current one."""

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
    """The session; absent: the current one."""

    level: float
    """The level, from 0 (silent) to 1 (loudest). From 0 to 1."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            level: float,
        ) -> None: ...


class SessionStepVolumeParams(Params[DeviceVolume]):
    """The params of `session.step_volume`: Changes the device's volume by its own steps."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("steps", "steps", INTEGER, minimum=-1000, maximum=1000),
    )
    METHOD: ClassVar[str] = "session.stepVolume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DeviceVolume)

    session_id: str | None
    """The session; absent: the current one."""

    steps: int | None
    """How many steps; negative lowers the volume. From -1000 to 1000. Absent: `1`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            steps: int | None = None,
        ) -> None: ...


class SessionPressVolumeKeyParams(Params[SessionPressVolumeKeyResult]):
    """The params of `session.press_volume_key`: Reports that a volume key of the calling program was
    pressed.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("key", "key", Enumeration(VolumeKey), required=True),
    )
    METHOD: ClassVar[str] = "session.pressVolumeKey"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionPressVolumeKeyResult)

    key: VolumeKeyLike
    """The key."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            key: VolumeKeyLike,
        ) -> None: ...


class SessionSetMutedParams(Params[DeviceVolume]):
    """The params of `session.set_muted`: Mutes or unmutes the device."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("muted", "muted", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "session.setMuted"
    RESULT: ClassVar[Codec | None] = Nested(lambda: DeviceVolume)

    session_id: str | None
    """The session; absent: the current one."""

    muted: bool
    """Whether to mute it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            muted: bool,
        ) -> None: ...


class SessionRequestMultizoneStatusParams(Params[MultizoneStatus]):
    """The params of `session.request_multizone_status`: Requests the members of a speaker group."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.requestMultizoneStatus"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MultizoneStatus)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class SessionSetMultizoneDeviceVolumeParams(Params[MultizoneDevice]):
    """The params of `session.set_multizone_device_volume`: Sets the volume of a group member."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("device_id", "deviceId", STRING, required=True, non_empty=True),
        Field("level", "level", NUMBER, required=True, minimum=0, maximum=1),
    )
    METHOD: ClassVar[str] = "session.setMultizoneDeviceVolume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MultizoneDevice)

    session_id: str | None
    """The session; absent: the current one."""

    device_id: str
    """The member's id; DNS-SD's spelling works too. Not empty."""

    level: float
    """The level, from 0 (silent) to 1 (loudest). From 0 to 1."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            device_id: str,
            level: float,
        ) -> None: ...


class SessionSetMultizoneDeviceMutedParams(Params[MultizoneDevice]):
    """The params of `session.set_multizone_device_muted`: Mutes or unmutes a group member."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("device_id", "deviceId", STRING, required=True, non_empty=True),
        Field("muted", "muted", BOOLEAN, required=True),
    )
    METHOD: ClassVar[str] = "session.setMultizoneDeviceMuted"
    RESULT: ClassVar[Codec | None] = Nested(lambda: MultizoneDevice)

    session_id: str | None
    """The session; absent: the current one."""

    device_id: str
    """The member's id; DNS-SD's spelling works too. Not empty."""

    muted: bool
    """Whether to mute it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            device_id: str,
            muted: bool,
        ) -> None: ...


class SessionGetCastingGroupsParams(Params[SessionGetCastingGroupsResult]):
    """The params of `session.get_casting_groups`: Requests the groups that a device belongs to."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.getCastingGroups"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionGetCastingGroupsResult)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class SessionRequestStatusParams(Params[ReceiverStatus]):
    """The params of `session.request_status`: Requests the receiver's status."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.requestStatus"
    RESULT: ClassVar[Codec | None] = Nested(lambda: ReceiverStatus)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class SessionTransferParams(Params[SessionTransferResult]):
    """The params of `session.transfer`: Transfers a session to another device, where playback continues."""

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
    """The session; absent: the current one."""

    device_id: str | None
    """The other device's id in discovery."""

    friendly_name: str | None
    """Alternatively: the device's name, case-insensitive. Not empty."""

    search_timeout: float | None
    """How long to look for a device that isn't known yet; discovery is started for that if necessary. In
    seconds. From 0 to 600. Absent: `5`.
    """

    host: str | None
    """Alternatively: an address or host name. Not empty."""

    port: int | None
    """With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent: `8009`."""

    keep_volume: bool | None
    """Whether the other device is set to this one's volume. Absent: `false`."""

    timeout: float | None
    """How long connecting to the other device may take (default: as for `session.start`), and how long all
    further steps may take. Time in which the TV asks its viewer for permission doesn't count. In
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
    """The params of `session.take_back`: Returns what plays, so that the caller can continue it: remote to
    local.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("action", "action", Enumeration(SessionEndAction)),
    )
    METHOD: ClassVar[str] = "session.takeBack"
    RESULT: ClassVar[Codec | None] = Nested(lambda: PlaybackState)

    session_id: str | None
    """The session; absent: the current one."""

    action: SessionEndActionLike | None
    """How to end the session afterwards; absent: it continues."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            action: SessionEndActionLike | None = None,
        ) -> None: ...


class SessionSetDefaultOptionsParams(Params[None]):
    """The params of `session.set_default_options`: Sets the default `session_options` of new sessions."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", OBJECT),
        Field("category", "category", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "session.setDefaultOptions"

    options: Mapping[str, Any] | None
    """The options, at most 16 KiB; absent: none."""

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
    """The params of `session.get_default_options`: Returns the default `session_options` of new sessions."""

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
    """The params of `session.build_open_url`: Builds a link with which another program can join a session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("base_url", "baseUrl", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "session.buildOpenUrl"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionBuildOpenUrlResult)

    session_id: str | None
    """The session; absent: the current one."""

    base_url: str | None
    """The URL to which the query item is added. Not empty. Absent: `"cast-rpc://open"`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            base_url: str | None = None,
        ) -> None: ...


class SessionParseOpenUrlParams(Params[SessionParseOpenUrlResult]):
    """The params of `session.parse_open_url`: Parses a link that `session.build_open_url` made."""

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
    """The params of `session.start_with_open_url`: Connects to the device and app that a link names."""

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
    """The app's id, if the link names no run; absent: as for `session.start`. Not empty."""

    search_timeout: float | None
    """How long to look for the device. In seconds. From 0 to 600. Absent: `10`."""

    if_exists: ExistingSessionPolicyLike | None
    """What to do if a session with the device already exists. A session that is being restored, connected
    or ended is awaited first. Absent: `"FAIL"`.
    """

    session_options: Mapping[str, Any] | None
    """Options to store in the session, at most 16 KiB; absent: those of `session.set_default_options`. SDK:
    `GCKSessionOptions`.
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
    """The params of `session.suspend`: Closes a session's connection and keeps the session; playback
    continues.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("reason", "reason", Enumeration(SessionSuspendReason)),
    )
    METHOD: ClassVar[str] = "session.suspend"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)

    session_id: str | None
    """The session; absent: the current one."""

    reason: SessionSuspendReasonLike | None
    """The reason reported by `SessionDidSuspend`. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and
    `TERMINATED` the session resumes by itself as soon as the device can be reached, as after a lost
    connection. Absent: `"REQUESTED"`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            reason: SessionSuspendReasonLike | None = None,
        ) -> None: ...


class SessionResumeParams(Params[Session]):
    """The params of `session.resume`: Reconnects a suspended session now."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
    )
    METHOD: ClassVar[str] = "session.resume"
    RESULT: ClassVar[Codec | None] = Nested(lambda: Session)

    session_id: str | None
    """The session; absent: the current one."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
        ) -> None: ...


class SessionListSavedParams(Params[SessionListSavedResult]):
    """The params of `session.list_saved`: Lists the sessions of servers that are gone: killed, crashed, or
    shut down without ending their sessions.
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
    """The params of `session.restore`: Rejoins the sessions of servers that are gone; nothing is loaded or
    launched.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )
    METHOD: ClassVar[str] = "session.restore"
    RESULT: ClassVar[Codec | None] = Nested(lambda: SessionRestoreResult)
    PATIENCE: ClassVar[float | None] = 10.0

    timeout: float | None
    """How long to wait for each device. In seconds. More than 0, at most 600. Absent: `10`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            timeout: float | None = None,
        ) -> None: ...


class WidgetGetStateParams(Params[WidgetGetStateResult]):
    """The params of `widget.get_state`: Returns the state of widgets."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("widgets", "widgets", Array(Enumeration(WidgetName))),
    )
    METHOD: ClassVar[str] = "widget.getState"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetGetStateResult)

    widgets: Sequence[WidgetNameLike] | None
    """The widgets; absent: all."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            widgets: Sequence[WidgetNameLike] | None = None,
        ) -> None: ...


class WidgetSetOptionsParams(Params[WidgetOptions]):
    """The params of `widget.set_options`: Sets the program's options for its widgets."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", Nested(lambda: WidgetOptions), required=True),
    )
    METHOD: ClassVar[str] = "widget.setOptions"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetOptions)

    options: WidgetOptions
    """The changes; absent members stay as they are. Empty: nothing changes."""

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
    """The step."""

    application_id: str | None
    """The app's id; absent: the first of the context's `discovery_criteria`, or else the default media
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
    """The params of `widget.disconnect`: The dialog's disconnect button was pressed: ends the session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("action", "action", Enumeration(SessionEndAction)),
    )
    METHOD: ClassVar[str] = "widget.disconnect"

    action: SessionEndActionLike | None
    """What to do to the receiver's app; absent: LEAVE, or STOP_CASTING if the context's
    `stop_receiver_application_when_ending_session` is set.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            action: SessionEndActionLike | None = None,
        ) -> None: ...


class WidgetPresentIntroOverlayParams(Params[WidgetPresentIntroOverlayResult]):
    """The params of `widget.present_intro_overlay`: Shows the introductory overlay, if it was never shown
    and the cast button is enabled.
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
    """The params of `widget.dismiss_intro_overlay`: Dismisses the introductory overlay."""

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
    """The params of `widget.tap_mini_controller`: The mini controller was tapped outside its buttons: shows
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
    """The params of `widget.dismiss_expanded_controller`: Hides the expanded controller."""

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
    """The widget: `mini_controller`, `expanded_controller`, `media_controller` or `volume_controller`."""

    slot: int | None
    """The index of the slot in the mini or expanded controller, from 0. From 0 to 3."""

    control: WidgetControlLike | None
    """The control, instead of `slot`. Pass exactly one of `slot` and `control`."""

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
    """The step."""

    phase: SlidePhaseLike
    """The stage of the movement."""

    value: float | None
    """The value at which it is held: seconds, or a volume from 0 to 1. Required except for `CANCELLED`. At
    least 0.
    """

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
    """The volume level. From 0 to 1."""

    muted: bool | None
    """Whether it is muted. Pass at least one member."""

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
    """The params of `widget.open_track_selector`: Opens the track selector."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.openTrackSelector"
    RESULT: ClassVar[Codec | None] = Nested(lambda: TrackSelectorState)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetCloseTrackSelectorParams(Params[TrackSelectorState]):
    """The params of `widget.close_track_selector`: Closes the track selector without a choice."""

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
    """At most one audio and one text track; empty: none of either. Tracks of other types stay as they are."""

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
    """The part's path: `castViews`, `castViews.mediaControl.miniController`…"""

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
    """The params of `widget.get_style`: Returns a part of the style tree."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("path", "path", STRING, non_empty=True),
    )
    METHOD: ClassVar[str] = "widget.getStyle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetStyle)

    path: str | None
    """The part's path; absent: `castViews`. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            path: str | None = None,
        ) -> None: ...


class WidgetApplyStyleParams(Params[WidgetApplyStyleResult]):
    """The params of `widget.apply_style`: Applies the changes to the style tree."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
    )
    METHOD: ClassVar[str] = "widget.applyStyle"
    RESULT: ClassVar[Codec | None] = Nested(lambda: WidgetApplyStyleResult)

    if TYPE_CHECKING:

        def __init__(
            self,
        ) -> None: ...


class WidgetMakeLoadRequestParams(Params[WidgetMakeLoadRequestResult]):
    """The params of `widget.make_load_request`: Builds the request that continues on the device what a local
    player plays.
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
    """The params of `widget.hand_over`: Continues on the device of the current session what a local player
    plays.
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
    """The params of `widget.take_back`: Returns how a local player should continue what the device plays,
    or last played.
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
    "DiscoverySetAttributeParams",
    "DiscoveryRemoveAttributeParams",
    "DiscoveryRegisterProviderParams",
    "DiscoveryUnregisterProviderParams",
    "DiscoveryPublishDevicesParams",
    "DiscoveryUnpublishDevicesParams",
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
    "MediaPreflightParams",
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
    "PlayerPlayParams",
    "PlayerPauseParams",
    "PlayerResumeParams",
    "PlayerToggleParams",
    "PlayerStopParams",
    "PlayerSeekParams",
    "PlayerNextParams",
    "PlayerPreviousParams",
    "PlayerSetVolumeParams",
    "PlayerStatusParams",
    "PlayerListParams",
    "PlayerConnectParams",
    "PlayerInterruptParams",
    "PlayerSetDefaultParams",
    "PlayerSetAliasParams",
    "PlayerGetNamesParams",
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
    "ServePublishParams",
    "ServeUnpublishParams",
    "ServeListParams",
    "ServerInitializeParams",
    "ServerInfoParams",
    "ServerClientsParams",
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
