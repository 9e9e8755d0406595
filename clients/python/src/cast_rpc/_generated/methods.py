# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

# mypy: disable-error-code="empty-body"
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from .._api import Hears, calls
from .._typing import DEFAULT, Timeout
from .enums import *
from .params import *
from .types import *

if TYPE_CHECKING:
    from .dicts import *


class ChannelMethods(Generic[Hears]):
    """Custom channels: messages between a client and the receiver app of a session, in a namespace of the
    app's own.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(ChannelAddParams)
    def add(self, *, namespace: str, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> ChannelInfo:
        """Adds a channel. It can be added before a session is started.

        The channel connects (`ChannelDidConnect`) in every connected session whose app lists the
        namespace, and again after such a session was resumed. It belongs to the client: other clients may
        add the same one, and it is removed when the client's connection closes. Many apps send a message to
        each new sender: only a channel that was added before the session started receives it.

        SDK: `GCKSession.addChannel`.

        Args:
            namespace: `urn:x-cast:` and a name, 128 bytes at most.
            session_id: The session; the channel is removed with it. Absent: all present and future sessions.

        Raises:
            InvalidNamespace, ReservedNamespace, ChannelExists, NoSuchSession, InternalLimitReached.
        """

    @calls(ChannelRemoveParams)
    def remove(self, *, namespace: str, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Removes one of the client's channels; name it as it was added.

        `ChannelDidDisconnect` follows for each session in which it was connected. Other clients' channels
        stay.

        SDK: `GCKSession.removeChannel`.

        Args:
            namespace: Its namespace.
            session_id: The session that it was added for; absent: the channel that was added for every session.

        Raises:
            NoSuchChannel.
        """

    @calls(ChannelListParams)
    def list(self, *, call_timeout: Timeout = DEFAULT) -> ChannelListResult:
        """Lists the client's channels, the oldest first."""

    @calls(ChannelSendParams)
    def send(
        self, *, namespace: str, session_id: str | None = None, text: str | None = None, data: str | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> ChannelSendResult:
        """Sends a message to the app on one of the client's channels.

        Pass either `text` or `data`; text is sent unchanged, byte for byte. The answer means that the
        message was sent, not that the app accepted it: the app's replies, if any, arrive as
        `ChannelDidReceiveMessage`. A message may have 64 KiB including its envelope.

        SDK: `GCKCastChannel.sendTextMessage`.

        Args:
            namespace: The channel's namespace.
            session_id: The session; absent: the current one.
            text: The message, as text.
            data: The message, as bytes in base64 (RFC 4648, section 4).

        Raises:
            InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession,
                SessionNotConnected, SessionEnded, SessionSuspended, ChannelNotConnected, CastMessageTooLarge,
                SendBufferFull, ConnectionLost, InternalLimitReached.
        """

    @calls(ChannelGenerateRequestIdParams)
    def generate_request_id(
        self, *, namespace: str, session_id: str | None = None, call_timeout: Timeout = DEFAULT
    ) -> ChannelGenerateRequestIdResult:
        """Returns a number for a request of the app's own protocol that is unique on this connection to the
        device.

        SDK: `GCKCastChannel.generateRequestID`.

        Args:
            namespace: The channel's namespace.
            session_id: The session; absent: the current one.

        Raises:
            InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession,
                SessionNotConnected, SessionEnded, SessionSuspended, ChannelNotConnected.
        """

    @calls(ChannelBroadcastParams)
    def broadcast(
        self, *, namespace: str, session_id: str | None = None, text: str | None = None, data: str | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> ChannelBroadcastResult:
        """Broadcasts a message to every endpoint on a session's device (destination `*`).

        Needs no channel, and no app that lists the namespace: every endpoint that listens to the namespace
        receives the message. Most apps don't use broadcasts; `channel.send` is the usual way.

        Args:
            namespace: The namespace.
            session_id: The session; absent: the current one.
            text: The message, as text.
            data: The message, as bytes in base64 (RFC 4648, section 4).

        Raises:
            InvalidNamespace, ReservedNamespace, NoSuchSession, AmbiguousSession, SessionNotConnected,
                SessionEnded, SessionSuspended, CastMessageTooLarge, SendBufferFull, ConnectionLost,
                InternalLimitReached.
        """


class ContextMethods(Generic[Hears]):
    """The server's Cast context: options and state that all clients share.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(ContextCreateParams)
    def create(
        self, *, options: ContextOptions | ContextOptionsDict | None = None, call_timeout: Timeout = DEFAULT
    ) -> ContextInfo:
        """Creates the context with options, once, and starts discovery unless the options say otherwise.

        The server has one context that all clients share. Its options are final as soon as devices are
        discovered or connected to; a call that does so before `context.create` creates the context with the
        defaults, without starting discovery. Other calls (`channel.add`, `image.set_policy`,
        `discovery.set_options`), and calls that fail, don't make them final.

        If the context already exists, equal options are accepted; different ones are `AlreadyInitialized`,
        with `path` and `differences`. A file can set the defaults (`cast-rpc --options`, docs/Options.md).

        SDK: `GCKCastContext.setSharedInstanceWithOptions`.

        Args:
            options: The options that differ from the defaults.

        Raises:
            AlreadyInitialized, FileNotUsable.
        """

    @calls(ContextGetParams)
    def get(self, *, call_timeout: Timeout = DEFAULT) -> ContextInfo:
        """Returns the context's state.

        SDK: `GCKCastContext`.
        """

    @calls(ContextSetLaunchCredentialsParams)
    def set_launch_credentials(
        self, *, credentials: str | None = None, credentials_type: str | None = None, call_timeout: Timeout = DEFAULT
    ) -> None:
        """Sets the viewer's credentials for the next launches and joins.

        The credentials are delivered when an app is launched or joined, never to an app that a session
        already runs.

        SDK: `GCKCastContext.setLaunchCredentialsData`.

        Args:
            credentials: The credentials; absent: removes them.
            credentials_type: The type: `web`, `cloud`, or app-defined. Absent: `"web"`.
        """

    @calls(ContextSetAppStateParams)
    def set_app_state(self, *, state: AppStateLike, call_timeout: Timeout = DEFAULT) -> ContextSetAppStateResult:
        """Sets whether the calling client is in the foreground.

        Clients that never call this, such as scripts, are ignored. While all clients that called it are in
        the background, the server suspends sessions and pauses discovery, if the option
        `suspend_sessions_when_backgrounded` is set; it resumes both when the first client returns to the
        foreground.

        Args:
            state: The state.
        """


class DiscoveryMethods(Generic[Hears]):
    """Discovering receivers. All clients share one list, ordered by friendly name.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(DiscoveryStartParams)
    def start(
        self, *, criteria: DiscoveryCriteria | DiscoveryCriteriaDict | None = None, call_timeout: Timeout = DEFAULT
    ) -> DiscoveryInfo:
        """Starts discovery; does nothing if it already runs.

        Fails with DiscoveryUnavailable if no source can work (no network interface, or no daemon where the
        options allow only the daemon); discovery then starts by itself as soon as one can.

        SDK: `GCKDiscoveryManager.startDiscovery`.

        Args:
            criteria: The devices that this client wants; absent: the criteria of `context.create`, or all. They
                apply to `discovery.list`, `discovery.find` and the notifications of this connection until it calls
                start or stop again; other clients have their own.

        Raises:
            DiscoveryUnavailable.
        """

    @calls(DiscoveryStopParams)
    def stop(self, *, call_timeout: Timeout = DEFAULT) -> DiscoveryInfo:
        """Stops discovery, unless another client started it, too; the devices found so far stay in the list.

        SDK: `GCKDiscoveryManager.stopDiscovery`.
        """

    @calls(DiscoveryListParams)
    def list(self, *, call_timeout: Timeout = DEFAULT) -> DiscoveryInfo:
        """Lists the devices that match this client's criteria."""

    @calls(DiscoveryGetParams)
    def get(self, *, device_id: str, call_timeout: Timeout = DEFAULT) -> Device:
        """Returns one device.

        SDK: `GCKDiscoveryManager.deviceWithUniqueID`.

        Args:
            device_id: The device's id.

        Raises:
            DeviceNotFound.
        """

    @calls(DiscoveryFindParams)
    def find(
        self, *, device_id: str | None = None, friendly_name: str | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> Device:
        """Waits until a device is found; starts discovery if necessary, and restores its state afterwards.

        SDK: `GCKDiscoveryManager.findDeviceWithUniqueID`.

        Args:
            device_id: Its id.
            friendly_name: Alternatively its name, case-insensitive. Without either, any device matches.
            timeout: How long to wait. In seconds. From 0 to 300. Absent: `10`.

        Raises:
            DeviceNotFound, DiscoveryUnavailable.
        """

    @calls(DiscoveryScanParams)
    def scan(
        self, *, timeout: float | None = None, criteria: DiscoveryCriteria | DiscoveryCriteriaDict | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> DiscoveryScanResult:
        """Returns all devices that answer within a given time.

        Starts discovery if necessary, and restores its state afterwards. It always takes the whole time;
        `discovery.find` answers as soon as a device is found.

        Args:
            timeout: How long to wait for answers. In seconds. From 0 to 300. Absent: `3`.
            criteria: Which devices are wanted; absent: the criteria of this client's `discovery.start`, or of
                `context.create`, or all.

        Raises:
            DiscoveryUnavailable.
        """

    @calls(DiscoveryAddDeviceParams)
    def add_device(
        self, *, host: str, port: int | None = None, friendly_name: str | None = None, device_id: str | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> Device:
        """Adds a device by address, for networks that discovery doesn't reach.

        Args:
            host: An address or host name. Not empty.
            port: Its port. From 1 to 65535. Absent: `8009`.
            friendly_name: Its name in the list; absent: its address.
            device_id: Its id, if known: discovery then treats it as the same device. Not empty.

        Raises:
            TooManyDevices.
        """

    @calls(DiscoveryRemoveDeviceParams)
    def remove_device(self, *, device_id: str, call_timeout: Timeout = DEFAULT) -> None:
        """Removes a device that was added by its address.

        Args:
            device_id: The device's id.

        Raises:
            DeviceNotFound.
        """

    @calls(DiscoverySetAttributeParams)
    def set_attribute(self, *, device_id: str, key: str, value: Any, call_timeout: Timeout = DEFAULT) -> Device:
        """Sets an attribute of a device, for all clients; `DiscoveryDidUpdateDevice` reports it.

        The attribute stays until it is removed or the server ends, also while the device is away. A device
        has at most 64 attributes, and at most 512 devices have attributes.

        SDK: `GCKDevice.setAttribute:forKey:`.

        Args:
            device_id: The device's id.
            key: The attribute's name, at most 128 bytes. Not empty.
            value: Any value but null, at most 4096 bytes of JSON. It replaces the attribute's previous value.

        Raises:
            DeviceNotFound, InternalLimitReached.
        """

    @calls(DiscoveryRemoveAttributeParams)
    def remove_attribute(self, *, device_id: str, key: str | None = None, call_timeout: Timeout = DEFAULT) -> Device:
        """Removes attributes of a device.

        SDK: `GCKDevice.removeAttributeForKey:`.

        Args:
            device_id: The device's id.
            key: The attribute's name; absent: all attributes. A missing attribute is no error. Not empty. SDK:
                `GCKDevice.removeAllAttributes`.

        Raises:
            DeviceNotFound.
        """

    @calls(DiscoveryRegisterProviderParams)
    def register_provider(self, *, category: str, call_timeout: Timeout = DEFAULT) -> None:
        """Registers this client as the provider of a category of devices that the network doesn't announce.

        Needs the capability `device_provider`. While discovery runs, the server asks the client for devices
        (`discovery.provide`). The category and its devices are removed when the connection closes.

        SDK: `GCKCastContext.registerDeviceProvider:`.

        Args:
            category: Names the category: 1 to 64 letters, digits, `.`, `_` and `-`; not `CAST`. Not empty. SDK:
                `GCKDeviceProvider.deviceCategory`.

        Raises:
            MissingClientCapability, ProviderExists, InternalLimitReached.
        """

    @calls(DiscoveryUnregisterProviderParams)
    def unregister_provider(self, *, category: str, call_timeout: Timeout = DEFAULT) -> None:
        """Unregisters a category; its devices are removed from the list.

        SDK: `GCKCastContext.unregisterDeviceProviderForCategory:`.

        Args:
            category: The category.

        Raises:
            NoSuchProvider.
        """

    @calls(DiscoveryPublishDevicesParams)
    def publish_devices(
        self, *, category: str, devices: Sequence[ProvidedDevice | ProvidedDeviceDict], call_timeout: Timeout = DEFAULT
    ) -> DiscoveryPublishDevicesResult:
        """Adds or updates devices of one of this client's categories in the list.

        Sessions with them use Cast V2 at the given host and port. Either all of them are listed, or none.

        SDK: `GCKDeviceProvider.notifyDidPublishDevice:`.

        Args:
            category: The category.
            devices: The devices; each of their texts has at most 256 bytes.

        Raises:
            NoSuchProvider, TooManyDevices.
        """

    @calls(DiscoveryUnpublishDevicesParams)
    def unpublish_devices(self, *, category: str, device_ids: Sequence[str], call_timeout: Timeout = DEFAULT) -> None:
        """Removes devices of one of this client's categories from the list; sessions with them continue.

        SDK: `GCKDeviceProvider.notifyDidUnpublishDevice:`.

        Args:
            category: The category.
            device_ids: The devices, by their ids within the category or in the list.

        Raises:
            NoSuchProvider, DeviceNotFound.
        """

    @calls(DiscoverySetPassiveScanParams)
    def set_passive_scan(self, *, passive_scan: bool, call_timeout: Timeout = DEFAULT) -> None:
        """Sets, for all clients, whether to query the network less often, at the price of older data.

        SDK: `GCKDiscoveryManager.passiveScan`.

        Args:
            passive_scan: Whether to query less often.
        """

    @calls(DiscoverySetOptionsParams)
    def set_options(
        self, *, options: DiscoveryOptions | DiscoveryOptionsDict, call_timeout: Timeout = DEFAULT
    ) -> DiscoveryOptions:
        """Changes how devices are discovered, for all clients, at once; returns all options.

        Args:
            options: The options to change; absent ones stay as they are.
        """

    @calls(DiscoveryQueryAppAvailabilityParams)
    def query_app_availability(
        self, *, device_id: str | None = None, host: str | None = None, port: int | None = None,
        search_timeout: float | None = None, application_ids: Sequence[str], refresh: bool | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> DiscoveryQueryAppAvailabilityResult:
        """Asks a device which apps it supports.

        Uses the session with the device, or else a connection for this request. Answers are cached: six
        hours for an available app, 15 minutes for an unavailable one.

        Args:
            device_id: The device's id; pass exactly one of this and `host`. Not empty.
            host: An address or host name, instead of `device_id`. Not empty.
            port: The port at `host`. From 1 to 65535. Absent: `8009`.
            search_timeout: How long to look for a device that isn't known yet; discovery is started for that if
                necessary. In seconds. From 0 to 600. Absent: `5`.
            application_ids: The apps. Not empty.
            refresh: Whether to ask even if every answer is cached. Absent: `false`.

        Raises:
            DeviceNotFound, AddressNotResolved, ConnectionRefused, DeviceUnreachable, ConnectionTimedOut,
                TLSFailed, ConnectionLost, ConnectionRejected, RequestTimedOut, RequestRejected.
        """

    @calls(DiscoveryDescribeParams)
    def describe(
        self, *, device_id: str | None = None, host: str | None = None, port: int | None = None,
        search_timeout: float | None = None, refresh: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> DeviceDescription:
        """Asks a device for its own description: model, maker, software, network, groups.

        Asks over HTTP at port 8008, then HTTPS at port 8443 for parts that are missing, and otherwise over
        the session with the device or a connection for this request. The answer is kept until the server
        ends, since frequent questions make some devices stutter or restart. At the address of a group, the
        answer of its leader describes the group.

        Args:
            device_id: The device's id; pass exactly one of this and `host`. Not empty.
            host: An address or host name, instead of `device_id`. Not empty.
            port: The port at `host`. From 1 to 65535. Absent: `8009`.
            search_timeout: How long to look for a device that isn't known yet; discovery is started for that if
                necessary. In seconds. From 0 to 600. Absent: `5`.
            refresh: Whether to ask even if an answer is kept. Absent: `false`.

        Raises:
            DeviceNotFound, AddressNotResolved, ConnectionRefused, DeviceUnreachable, ConnectionTimedOut,
                TLSFailed, ConnectionLost, ConnectionRejected, RequestTimedOut, RequestRejected.
        """

    @calls(DiscoveryDiagnoseParams)
    def diagnose(
        self, *, host: str | None = None, port: int | None = None, authenticate: bool | None = None,
        listen_for: float | None = None, call_timeout: Timeout = DEFAULT
    ) -> DiscoveryDiagnosis:
        """Diagnoses discovery: why devices are or aren't listed. Probes an address on request.

        Opens and closes a TCP connection to up to 16 of the known devices, for 1.5 seconds at most.

        Args:
            host: An address to probe. Not empty.
            port: Its port. From 1 to 65535. Absent: `8009`.
            authenticate: Whether the probe includes device authentication. Absent: `false`.
            listen_for: How long to look for devices first. Starts discovery if necessary, and restores its
                state afterwards. In seconds. From 0 to 60. Absent: `0`.
        """


class EventsMethods(Generic[Hears]):
    """Subscriptions to notifications.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(EventsSubscribeParams)
    def subscribe(
        self, *, topics: Sequence[str], delivery: EventDeliveryLike | None = None, omit_status: bool | None = None,
        snapshot: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> EventsSubscribeResult:
        """Subscribes to the notifications of some topics.

        A notification that several subscriptions of a connection cover is pushed once. Subscriptions end
        with the connection.

        Args:
            topics: Names of notifications, with `*` for any part: `session.*`, `MediaDidUpdateStatus`, `*`.
                `log.*` and `widget.*` must be named; `*` excludes them. Not empty.
            delivery: How they are delivered. Absent: `"PUSH"`.
            omit_status: Whether `MediaDidUpdateStatus` comes without `status`: 600 bytes instead of 2 KB.
                Changes of the media, the queue and the preloaded item have topics of their own; `media.get_status`
                has everything. If another subscription of the connection wants the status, it is included. Absent:
                `false`.
            snapshot: Whether the answer includes the present state; no event is lost between it and the first
                notification. Absent: `false`.

        Raises:
            TooManySubscriptions.
        """

    @calls(EventsUnsubscribeParams)
    def unsubscribe(self, *, subscription: str, call_timeout: Timeout = DEFAULT) -> None:
        """Ends a subscription.

        Args:
            subscription: The subscription's id.

        Raises:
            NoSuchSubscription.
        """

    @calls(EventsPollParams)
    def poll(
        self, *, subscription: str, maximum: int | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> EventsPollResult:
        """Returns the events since the last poll.

        Args:
            subscription: The subscription's id; its delivery must be `POLL`.
            maximum: The largest number of events to return. From 1 to 1000. Absent: `100`.
            timeout: How long to wait for the first one. In seconds. From 0 to 300. Absent: `0`.

        Raises:
            NoSuchSubscription.
        """

    @calls(EventsSnapshotParams)
    def snapshot(self, *, call_timeout: Timeout = DEFAULT) -> Snapshot:
        """Returns the present state of discovery, sessions and players."""


class ImageMethods(Generic[Hears]):
    """Images of media: picking the one to show, and caching it on this machine.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(ImagePickParams)
    def pick(
        self, *, images: Sequence[Image | ImageDict] | None = None,
        metadata: MediaMetadata | MediaMetadataDict | None = None, session_id: str | None = None,
        hints: ImageHints | ImageHintsDict | None = None, strategy: ImagePickStrategyLike | None = None,
        use_default: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> ImagePickResult:
        """Picks the image to show.

        Picks from `images`, or the images of `metadata`, or those of a session's media. The server asks the
        client that declared `image_picker` last (`image.choose`); if there is none, or it doesn't answer
        within 2 seconds, the policy decides.

        SDK: `GCKUIImagePicker.getImageWithHints:fromMetadata`.

        Args:
            images: The images to pick from.
            metadata: The metadata whose images to pick from.
            session_id: The session; absent: the current one. Used only without `images` and `metadata`.
            hints: The purpose of the image.
            strategy: The strategy to use in place of the policy; no client is asked.
            use_default: Whether no client is asked. Absent: `false`.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(ImageSetPolicyParams)
    def set_policy(
        self, *, policy: ImagePickPolicy | ImagePickPolicyDict | None = None, call_timeout: Timeout = DEFAULT
    ) -> ImagePickPolicy:
        """Sets how images are picked from now on, for all clients.

        Args:
            policy: The new policy; absent: that of the SDK, which always picks the first image.
        """

    @calls(ImageGetPolicyParams)
    def get_policy(self, *, call_timeout: Timeout = DEFAULT) -> ImagePickPolicy:
        """Returns how images are picked."""

    @calls(ImageFetchParams)
    def fetch(
        self, *, url: str, mode: ImageCacheModeLike | None = None,
        options: ImageFetchOptions | ImageFetchOptionsDict | None = None, include_data: bool | None = None,
        use_default: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> ImageFile:
        """Fetches an image over HTTPS, or finds it in the cache, and returns its path.

        Simultaneous requests for the same image share one fetch; cancelling a call ends only its own wait.
        The server first asks the client that declared `image_cache` last (`image.provide`); if there is
        none, or it returns no image within 15 seconds, the server uses its own cache.

        SDK: `GCKUIImageCache.fetchImageForURL:completion`.

        Args:
            url: The URL of the picture. Not empty.
            mode: When the image's server is contacted. Absent: `"IF_NEEDED"`.
            options: Limits of the fetch that differ from the context's options.
            include_data: Whether the answer includes the image's bytes. Absent: `false`.
            use_default: Whether no client is asked. Absent: `false`.

        Raises:
            ImageURLRefused, ImageUnavailable, ImageTooLarge, ImageTypeRefused, ImageCacheUnavailable,
                LibraryUnavailable, InternalLimitReached.
        """

    @calls(ImageCacheInfoParams)
    def cache_info(self, *, call_timeout: Timeout = DEFAULT) -> ImageCacheInfo:
        """Removes outdated images and unreferenced files from the cache, and returns its state.

        Raises:
            ImageCacheUnavailable.
        """

    @calls(ImageClearCacheParams)
    def clear_cache(self, *, call_timeout: Timeout = DEFAULT) -> ImageCacheInfo:
        """Removes all images from the cache.

        Raises:
            ImageCacheUnavailable.
        """


class LogMethods(Generic[Hears]):
    """The framework's log. To receive it, subscribe to `LogDidRecord` (or `log.*`; `*` excludes the log)
    and set a filter.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(LogSetFilterParams)
    def set_filter(
        self, *, minimum_level: LogLevelLike | None = None, classes: Sequence[LogRule | LogRuleDict] | None = None,
        functions: Sequence[LogRule | LogRuleDict] | None = None, message_patterns: Sequence[str] | None = None,
        redact: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> LogFilter:
        """Sets the filter for this connection's records.

        Replaces the connection's filter; without parameters it restores the default filter. Records arrive
        as `LogDidRecord` if the connection has subscribed to it. Each connection has its own filter.

        SDK: `GCKLogger.filter`.

        Args:
            minimum_level: The lowest level that passes if no rule applies. Absent: `"INFO"`. SDK:
                `GCKLoggerFilter.minimumLevel`.
            classes: Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`.
            functions: Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`.
            message_patterns: Regular expressions, at most 32, one of which must match in the message; `(?i)`
                ignores case. SDK: `GCKLoggerFilter.addMessagePatterns:`.
            redact: Whether credentials, tokens, custom data, and user names and queries of URLs are removed.
                Absent: `true`.

        Raises:
            LibraryUnavailable.
        """

    @calls(LogGetFilterParams)
    def get_filter(self, *, call_timeout: Timeout = DEFAULT) -> LogGetFilterResult:
        """Returns this connection's filter and tap, and the server's log file and console.

        SDK: `GCKLogger`.
        """

    @calls(LogSetFileParams)
    def set_file(
        self, *, is_enabled: bool, directory: str | None = None, max_file_size: int | None = None,
        max_file_count: int | None = None, filter: LogFilter | LogFilterDict | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> LogFile:
        """Starts or stops logging to files.

        Full files are rotated by renaming. If the disk is full or the folder disappears, only records are
        lost; `LogDidChangeFile` reports it. Servers that log to one folder use different files.

        SDK: `GCKLogger.fileLoggingEnabled`.

        Args:
            is_enabled: Whether to log to files.
            directory: An absolute path; absent: `log` in the server's state directory
                (`$XDG_STATE_HOME/cast-rpc`). Not empty.
            max_file_size: The largest size of a file, at least 32 KiB; 0: 2 MiB. In bytes. From 0 to
                1073741824. Absent: `0`. SDK: `GCKLogger.maxLogFileSize`.
            max_file_count: How many files are kept, including the current one; at least 2. From 0 to 100.
                Absent: `2`. SDK: `GCKLogger.maxLogFileCount`.
            filter: The records that are logged; absent: INFO and above.

        Raises:
            FileNotUsable, LibraryUnavailable.
        """

    @calls(LogSetConsoleParams)
    def set_console(
        self, *, is_enabled: bool, filter: LogFilter | LogFilterDict | None = None, call_timeout: Timeout = DEFAULT
    ) -> LogConsole:
        """Starts or stops logging to standard error.

        At start its option `--log-level` applies.

        SDK: `GCKLogger.consoleLoggingEnabled`.

        Args:
            is_enabled: Whether to log to standard error.
            filter: The records that are logged; absent: INFO and above.

        Raises:
            LibraryUnavailable.
        """

    @calls(LogSetMessageTapParams)
    def set_message_tap(
        self, *, is_enabled: bool | None = None, session_id: str | None = None, namespaces: Sequence[str] | None = None,
        include_heartbeat: bool | None = None, redact: bool | None = None, maximum_payload_bytes: int | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> MessageTap:
        """Starts or stops showing this connection the Cast messages that are sent and received.

        The messages arrive as `LogDidTapMessage` if the connection has subscribed to it. The call replaces
        the connection's previous tap.

        Args:
            is_enabled: Whether to show any. Absent: `true`.
            session_id: The session; absent: all sessions. Not empty.
            namespaces: Globs for namespaces; absent: all. Not empty.
            include_heartbeat: Whether PING and PONG are included. Absent: `false`.
            redact: Whether secrets are removed from payloads, and binary payloads left out. Absent: `true`.
            maximum_payload_bytes: The length at which payloads are cut. In bytes. From 0 to 65536. Absent:
                `16384`.
        """


class MediaMethods(Generic[Hears]):
    """Loading and controlling media. A call returns when the receiver has confirmed it.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(MediaLoadParams)
    def load(
        self, *, media: MediaInformation | MediaInformationDict | None = None,
        queue_data: QueueData | QueueDataDict | None = None, autoplay: bool | None = None,
        current_time: float | None = None, playback_rate: float | None = None,
        active_track_ids: Sequence[int] | None = None, credentials: str | None = None,
        credentials_type: str | None = None, atv_credentials: str | None = None,
        atv_credentials_type: str | None = None, load_options: LoadOptions | LoadOptionsDict | None = None,
        custom_data: Any = None, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, entity: str | None = None, shuffle: bool | None = None,
        preflight: bool | None = None, explain_failure: bool | None = None, call_timeout: Timeout = DEFAULT,
        on_progress: Hears | None = None
    ) -> MediaState:
        """Loads media, a queue, or the content of a deep link.

        Pass one of `media`, `queue_data` and `entity`. Anything else is InvalidParams, as are invalid
        tracks, ads, dates, colours and images; nothing is sent then.

        The call returns when the receiver has accepted the media and its status is no longer LOADING, even
        if the app doesn't repeat the request's id. A newer load replaces an older unanswered one
        (RequestReplaced).

        By default `autoplay` is true (for a queue: as its first item says), and `stream_type` is BUFFERED,
        as in web senders. Without `current_time` playback starts at the beginning, or at the edge of a live
        stream; 0 is the start of a live stream's window. Metadata members that don't belong to the
        `metadata_type` are left out, as in the SDK; app-defined keys are sent. A queue's LOAD carries the
        media of the first played item beside `queue_data`; a receiver that doesn't accept it gets
        QUEUE_LOAD.

        A `content_id` or `content_url` that is an absolute path or a `file:` URL names a file or a pipe (a
        live stream, read once) on the server's machine. The server serves it to the receiver until the
        session ends or other media is loaded, and declares the file's tags, cover and subtitles unless
        `media` has its own. A folder or a playlist (M3U, PLS, XSPF) is loaded as a queue of its media. Text
        tracks (converted to WebVTT) and images may be paths and `file:` URLs, too. An app other than the
        default media receiver may have ids that begin with `/`: ids that name no file are sent to it
        unchanged. Only `castctl` knows `-`, standard input.

        SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.

        Args:
            media: The media.
            queue_data: The queue.
            autoplay: Whether playback starts at once; absent: as the first item to be played says, or else
                true.
            current_time: The start position; absent: the beginning, or the live edge. In seconds. At least 0.
            playback_rate: The playback rate. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`.
            active_track_ids: The tracks that are active from the start.
            credentials: The viewer's credentials, for the receiver app.
            credentials_type: The type of credentials: `web`, `android`, `ios`, `cloud`.
            atv_credentials: Credentials for Android TV apps, instead of `credentials`.
            atv_credentials_type: The type of those credentials.
            load_options: Further options.
            custom_data: App-defined data.
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            entity: A deep link that the app resolves, sent as LOAD_BY_ENTITY; instead of `media` and
                `queue_data`. To load it with further options, use `media.entity` or `queue_data.entity`. Not empty.
            shuffle: With `entity`: whether its content is shuffled.
            preflight: Whether the server examines the media (of a queue the first played item) before the load,
                as `media.preflight` does. Media that can't play is refused with MediaWillFail, and nothing is sent.
                Absent: `false`.
            explain_failure: Whether the server examines media that the receiver refused without a useful reason
                (MEDIA_SRC_NOT_SUPPORTED, or none), for 5 seconds at most. `data.preflight` of the error has the
                findings. Absent: `false`.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, MediaWillFail,
                InternalLimitReached, SessionTransferred, FileNotFound, FileNotReadable, FileNotPlayable,
                ServingUnavailable.
        """

    @calls(MediaResolveParams)
    def resolve(
        self, *, url: str, session_id: str | None = None, device: str | None = None,
        search_timeout: float | None = None, call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> MediaResolveResult:
        """Resolves a URL to media: a page, a playlist, or media itself.

        `player.play` resolves by itself; this method is for `queue.insert`, and to see the content first.

        A resolver of the options whose pattern matches gets the URL. Otherwise, if the name doesn't show
        that it is media, the server of the URL is asked: a playlist (M3U, PLS, XSPF) is read, a page goes
        to `yt-dlp`. Of a page's formats, the best that the device plays is chosen: pictures and sound in
        one file, HLS or DASH; sound alone for speakers. Control characters are removed from the page's
        texts.

        An item whose URL expires in a queue is resolved again before it plays.

        Args:
            url: An `http` or `https` URL. Not empty.
            session_id: The session whose device plays it; absent, and no `device`: the current session, if
                there is one.
            device: The device that plays it, by id, name, alias or address; not together with `session_id`.
                Without either, formats are chosen that all devices with a screen play. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, DeviceNotFound, AmbiguousDevice, AddressNotResolved, LibraryUnavailable,
                PageNotResolved, ResolverMissing, PlaylistNotReadable.
        """

    @calls(MediaPreflightParams)
    def preflight(
        self, *, media: MediaInformation | MediaInformationDict | None = None, url: str | None = None,
        content_type: str | None = None, session_id: str | None = None, device: str | None = None,
        search_timeout: float | None = None, origin: str | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> PreflightReport:
        """Examines media before a load, and returns whether a device will play it, and why not.

        Pass one of `media` and `url`. The server fetches the same URLs as the receiver, in the same way:
        with a Cast device's user agent, the app's origin for captions and manifests, redirects and HTTPS.
        It reads a few hundred kilobytes at most, and of a manifest the first segments. Nothing is sent to
        the device.

        The findings compare the media with Google's page of supported media for the device's model. A
        property of the device that isn't known is a risk and never blocks. A server that only the device
        reaches can't be examined.

        Args:
            media: The media that would be loaded, with its tracks.
            url: The URL that would be played, or a path or `file:` URL on the server's machine. A file is
                judged by its content. Not empty.
            content_type: With `url`: the MIME type that the load would declare; absent: determined from the
                content.
            session_id: The session whose device the media is judged for; absent, and no `device`: the current
                session, if there is one.
            device: The device that the media is judged for, by id, name, alias or address; not together with
                `session_id`. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            origin: The origin of the app's page, such as `https://receiver.example.com`: servers may allow only
                some pages to read manifests and subtitles (CORS). Absent: the origin of the default media receiver.
                The origin of another app isn't known, so NO_CORS is a risk for its session. Not empty.
            timeout: The limit for all fetches together; parts that weren't examined by then are a finding. In
                seconds. More than 0, at most 120. Absent: `20`.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, DeviceNotFound, AmbiguousDevice, AddressNotResolved, LibraryUnavailable.
        """

    @calls(MediaPlayParams)
    def play(
        self, *, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Resumes playback.

        SDK: `GCKRemoteMediaClient.play`.

        Args:
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, InternalLimitReached, SessionTransferred.
        """

    @calls(MediaPauseParams)
    def pause(
        self, *, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Pauses.

        SDK: `GCKRemoteMediaClient.pause`.

        Args:
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, InternalLimitReached, SessionTransferred.
        """

    @calls(MediaStopParams)
    def stop(
        self, *, session_id: str | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Stops playback, and unloads the media and its queue.

        SDK: `GCKRemoteMediaClient.stop`.

        Args:
            session_id: The session; absent: the current one.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaSeekParams)
    def seek(
        self, *, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, current_time: float | None = None, relative_time: float | None = None,
        seek_to_infinite: bool | None = None, resume_state: ResumeStateLike | None = None, custom_data: Any = None,
        call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Seeks to another position.

        Pass exactly one of `current_time`, `relative_time` and `seek_to_infinite`. A newer seek replaces an
        older unanswered one (RequestReplaced).

        SDK: `GCKRemoteMediaClient.seekWithOptions`.

        Args:
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            current_time: The position. In seconds. At least 0.
            relative_time: Alternatively: the distance from the present position; negative is backward. In
                seconds.
            seek_to_infinite: Alternatively: whether to seek to the end, or to the live edge. Absent: `false`.
            resume_state: The player's state after the seek.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, InternalLimitReached, SessionTransferred.
        """

    @calls(MediaSetPlaybackRateParams)
    def set_playback_rate(
        self, *, session_id: str | None = None, playback_rate: float | None = None,
        relative_playback_rate: float | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Sets the playback rate.

        Pass exactly one of `playback_rate` and `relative_playback_rate`. A newer call replaces an older
        unanswered one (RequestReplaced).

        SDK: `GCKRemoteMediaClient.setPlaybackRate`.

        Args:
            session_id: The session; absent: the current one.
            playback_rate: The rate; 1 is normal. From 0.5 to 2. SDK: `kGCKMediaMinPlaybackRate`.
            relative_playback_rate: Alternatively: a factor for the present rate; the resulting rate must be
                between 0.5 and 2, too. More than 0.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaSetStreamVolumeParams)
    def set_stream_volume(
        self, *, session_id: str | None = None, level: float, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Sets the stream's volume; the device's volume is `session.set_volume`.

        A newer call replaces an older unanswered one (RequestReplaced), so a slider can simply call it
        repeatedly. Volumes in statuses are ignored until the call ends.

        SDK: `GCKRemoteMediaClient.setStreamVolume`.

        Args:
            session_id: The session; absent: the current one.
            level: The volume level. From 0 to 1.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaSetStreamMutedParams)
    def set_stream_muted(
        self, *, session_id: str | None = None, muted: bool, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Mutes or unmutes the stream.

        SDK: `GCKRemoteMediaClient.setStreamMuted`.

        Args:
            session_id: The session; absent: the current one.
            muted: Whether to mute it.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaSetActiveTracksParams)
    def set_active_tracks(
        self, *, session_id: str | None = None, active_track_ids: Sequence[int] | None = None, custom_data: Any = None,
        call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Selects the active tracks.

        At most one of each type, and only tracks of the media: anything else is InvalidParams. If the
        receiver lists no tracks, the ids aren't checked.

        SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.

        Args:
            session_id: The session; absent: the current one.
            active_track_ids: Their ids; empty, absent or null: none.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaGetDefaultTextTrackStyleParams)
    def get_default_text_track_style(self, *, call_timeout: Timeout = DEFAULT) -> MediaGetDefaultTextTrackStyleResult:
        """Returns the default text style: white on black.

        A starting point for `media.set_text_track_style` and for `text_track_style` of media. iOS derives it
        from the viewer's caption settings, which Linux doesn't have.

        SDK: `GCKMediaTextTrackStyle.createDefault`.
        """

    @calls(MediaSetTextTrackStyleParams)
    def set_text_track_style(
        self, *, session_id: str | None = None, text_track_style: TextTrackStyle | TextTrackStyleDict,
        custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Sets the style of text tracks.

        Colours are `#RRGGBB` or `#RRGGBBAA`, and are sent as `#RRGGBBAA`. Absent members stay as they are.

        SDK: `GCKRemoteMediaClient.setTextTrackStyle`.

        Args:
            session_id: The session; absent: the current one.
            text_track_style: The text style.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaSkipAdParams)
    def skip_ad(
        self, *, session_id: str | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Skips the ad that is playing.

        If the ad can't be skipped, nothing is sent and the call fails with AdNotSkippable. Its
        `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`.

        SDK: `GCKRemoteMediaClient.skipAd`.

        Args:
            session_id: The session; absent: the current one.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, AdNotSkippable, SessionTransferred,
                InternalLimitReached.
        """

    @calls(MediaRequestStatusParams)
    def request_status(
        self, *, session_id: str | None = None, omit_metadata: bool | None = None, omit_queue_items: bool | None = None,
        custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Requests the receiver's media status.

        The receiver answers with its full status, except for the parts that the request allows it to leave
        out; these keep their known values.

        SDK: `GCKRemoteMediaClient.requestStatus`.

        Args:
            session_id: The session; absent: the current one.
            omit_metadata: Whether the answer may leave out the media's metadata (NO_METADATA). Absent: `false`.
            omit_queue_items: Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS). Absent:
                `false`.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                SessionTransferred, InternalLimitReached, CastMessageTooLarge.
        """

    @calls(MediaGetStatusParams)
    def get_status(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> MediaState:
        """Returns the known state at once, without asking the receiver.

        SDK: `GCKRemoteMediaClient.mediaStatus`.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(MediaGetLastKnownParams)
    def get_last_known(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> LastKnownMedia:
        """Returns the media that a session played last, even after the session has ended.

        The server remembers the last 32 ended sessions. For a connected session the result is the current
        media. Fails with NoMediaSession if nothing is known about the session's media.

        SDK: `GCKUIMediaController.lastKnownStreamPosition`.

        Args:
            session_id: The session, which may have ended; absent: the current one, or if no session exists the
                one that ended last.

        Raises:
            NoSuchSession, AmbiguousSession, NoMediaSession.
        """

    @calls(MediaPositionParams)
    def position(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> MediaPosition:
        """Returns the playback position at this moment, without asking the receiver.

        SDK: `GCKRemoteMediaClient.approximateStreamPosition`.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(MediaSubscribePositionParams)
    def subscribe_position(
        self, *, session_id: str | None = None, interval: float | None = None, call_timeout: Timeout = DEFAULT
    ) -> MediaPosition:
        """Subscribes to `MediaDidUpdatePosition` at an interval.

        Only this connection receives the notifications, and only while time advances: a pause stops them,
        and resuming starts them again at once. A second call replaces the interval. The subscription ends
        with `media.unsubscribe_position`, with the session, or with the connection. `events.subscribe` isn't
        needed for this topic.

        Args:
            session_id: The session; absent: the current one.
            interval: The time between two notifications. In seconds. From 0.1 to 3600. Absent: `1`.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(MediaUnsubscribePositionParams)
    def unsubscribe_position(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Ends `MediaDidUpdatePosition` for this connection.

        Does nothing if the connection has no such subscription, even if `session_id` names no session. A
        call without `session_id` fails with NoSuchSession if there is no session, and with AmbiguousSession
        if there are several.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(MediaEditTracksParams)
    def edit_tracks(
        self, *, session_id: str | None = None, active_track_ids: Sequence[int] | None = None,
        text_track_style: TextTrackStyle | TextTrackStyleDict | None = None, enable_text_tracks: bool | None = None,
        language: str | None = None, is_suggested_language: bool | None = None, custom_data: Any = None,
        call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Selects tracks and their style in one request, as receivers support it.

        Pass at least one member. If `language` is given, the receiver picks the text track, and `language`
        takes precedence over `active_track_ids`. If it has no such track it answers INVALID_REQUEST with
        LANGUAGE_NOT_SUPPORTED, unless the language is only a suggestion.

        Args:
            session_id: The session; absent: the current one.
            active_track_ids: The active tracks; empty: none, absent: unchanged.
            text_track_style: The style of text tracks.
            enable_text_tracks: Turns text on (the receiver picks the track) or off.
            language: The text's language, RFC 5646. Not empty.
            is_suggested_language: Whether the language is only a suggestion: if there is no such track, nothing
                happens.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaEditAudioTracksParams)
    def edit_audio_tracks(
        self, *, session_id: str | None = None, language: str, is_suggested_language: bool | None = None,
        custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Selects the audio track by language; the receiver picks the track.

        EDIT_AUDIO_TRACKS, which not every receiver supports; `media.select_tracks` works with all receivers
        that list their tracks.

        Args:
            session_id: The session; absent: the current one.
            language: The language, RFC 5646. Not empty.
            is_suggested_language: Whether the language is only a suggestion, not the viewer's choice.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaSelectTracksParams)
    def select_tracks(
        self, *, session_id: str | None = None, audio_languages: Sequence[str] | None = None,
        text_languages: Sequence[str] | None = None, text_subtypes: Sequence[TextTrackSubtypeLike] | None = None,
        is_suggested: bool | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Selects tracks by language, from those that the media lists.

        The languages are tried in order, each first as given, then without its last part (`pt-BR`, `pt`); a
        track matches if its language is equal or begins with it. Types without a list stay as they are.
        NoSuchTrack: no track matches, and nothing is sent; with `is_suggested` that is no error, and the
        type stays as it is.

        Args:
            session_id: The session; absent: the current one.
            audio_languages: Audio languages, the best first.
            text_languages: Text languages, the best first; empty: turns text off.
            text_subtypes: Accepted kinds of text, the best first; absent: SUBTITLES, CAPTIONS, and tracks
                without a kind.
            is_suggested: Whether a missing track is no error. Absent: `false`.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, NoSuchTrack, SessionTransferred,
                InternalLimitReached.
        """

    @calls(MediaUserActionParams)
    def user_action(
        self, *, session_id: str | None = None, user_action: UserActionLike, clear: bool | None = None,
        user_action_context: str | None = None, source: str | None = None, custom_data: Any = None,
        call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Reports the viewer's opinion of the media to the app.

        Sends USER_ACTION; the result appears in the media's `user_action_states`.

        Args:
            session_id: The session; absent: the current one.
            user_action: The action.
            clear: Whether the action is undone.
            user_action_context: The subject of the action, as the app defines it.
            source: The place of the action, as the app defines it.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaPrecacheParams)
    def precache(
        self, *, session_id: str | None = None, precache_data: str | None = None,
        request_items: Sequence[MediaRequestItem | MediaRequestItemDict] | None = None, custom_data: Any = None,
        call_timeout: Timeout = DEFAULT
    ) -> None:
        """Lets the app preload media that will be needed soon.

        Sends PRECACHE: `precache_data` is a text that the app understands, `request_items` are streams. Pass
        at least one of them; no media session is needed.

        SDK: `GCKMediaRequestItem`.

        Args:
            session_id: The session; absent: the current one.
            precache_data: App-defined data.
            request_items: The streams to preload.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaStoreSessionParams)
    def store_session(
        self, *, session_id: str | None = None, target_device_capabilities: Mapping[str, Any] | None = None,
        custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaStoreSessionResult:
        """Asks the app for the state that another receiver needs to continue playback.

        Sends STORE_SESSION. Pass the state unchanged to `media.resume_session` of another session.

        Args:
            session_id: The session; absent: the current one.
            target_device_capabilities: The capabilities of the other device; absent: the value of the SDK for
                Android.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaResumeSessionParams)
    def resume_session(
        self, *, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, session_state: Mapping[str, Any], custom_data: Any = None,
        call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> MediaState:
        """Continues with the state that `media.store_session` returned.

        Sends RESUME_SESSION. It returns as `media.load` does, and replaces an older unanswered load.

        Args:
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            session_state: The state that `media.store_session` returned.
            custom_data: App-defined data.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, InternalLimitReached,
                SessionTransferred.
        """

    @calls(MediaSetCredentialsParams)
    def set_credentials(
        self, *, session_id: str | None = None, credentials: str, credentials_type: str | None = None,
        for_request_id: int | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> None:
        """Passes new credentials of the viewer to the app.

        Sends SET_CREDENTIALS; playback continues. For the next launch see `context.set_launch_credentials`.

        Args:
            session_id: The session; absent: the current one.
            credentials: The viewer's credentials.
            credentials_type: The type of credentials: `web`, `android`, `ios`, `cloud`.
            for_request_id: The id of the app's REFRESH_CREDENTIALS that this answers.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaPlayAgainParams)
    def play_again(
        self, *, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Plays media again that has ended, if the app can.

        Sends PLAY_AGAIN.

        Args:
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge, InternalLimitReached, NoMediaSession, SessionTransferred.
        """

    @calls(MediaSendCommandParams)
    def send_command(
        self, *, session_id: str | None = None, type: str | None = None, data: str | None = None,
        members: Mapping[str, Any] | None = None, expects_reply: bool | None = None, timeout: float | None = None,
        custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaSendCommandResult:
        """Sends a media message of any type.

        For messages without a method in this API: CUSTOM_COMMAND with `data` (the default), DISPLAY_STATUS,
        EXECUTE_ACTION_SCRIPT, app-defined types. The server adds `request_id`, and `media_session_id` if there
        is one and the members don't contain it. A status in the answer is processed as usual.

        Args:
            session_id: The session; absent: the current one.
            type: The message's type. Not empty. Absent: `"CUSTOM_COMMAND"`.
            data: CUSTOM_COMMAND: the command.
            members: Further members; `type`, `request_id` and `session_id` are not allowed.
            expects_reply: Whether to wait for the answer; if not, the call returns when the message was sent.
                Absent: `true`.
            timeout: How long to wait. In seconds. More than 0, at most 86400. Absent: `10`.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge, SessionTransferred, InternalLimitReached.
        """

    @calls(MediaRequestsParams)
    def requests(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> MediaRequestsResult:
        """Lists the unanswered requests to apps, the oldest first.

        To abandon a request, cancel the call that made it with `$/cancelRequest`. That call ends with
        RequestCancelled; messages already sent are not taken back.

        SDK: `GCKRequest`.

        Args:
            session_id: The session; absent: all sessions.

        Raises:
            NoSuchSession.
        """


class PlayerMethods(Generic[Hears]):
    """Playing in one step, for scripts and people: each call finds the device, starts or joins the app if
    necessary, and returns a flat status.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(PlayerPlayParams)
    def play(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        url: str | None = None, urls: Sequence[str] | None = None, subtitles: str | None = None,
        media: MediaInformation | MediaInformationDict | None = None,
        queue_data: QueueData | QueueDataDict | None = None, content_type: str | None = None, title: str | None = None,
        current_time: float | None = None, resume: bool | None = None, slide_interval: float | None = None,
        autoplay: bool | None = None, repeat_mode: RepeatModeLike | None = None, resolve: ResolveModeLike | None = None,
        application_id: str | None = None, wait_timeout: float | None = None, convert: ConvertModeLike | None = None,
        audio_track: str | None = None, burn_subtitles: str | None = None, maximum_height: int | None = None,
        maximum_bit_rate: int | None = None, preflight: bool | None = None, explain_failure: bool | None = None,
        call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> PlayerStatus:
        """Plays media on a device: finds the device, starts or joins the app, loads, and waits until playback
        starts.

        Pass exactly one of `url`, `urls`, `media` and `queue_data`. The call uses the existing session with
        the device, or joins an app that already runs. A session with another app ends: with
        APPLICATION_ENDED when the device ends that app for the launch, or with REPLACED when the app of
        this call runs. It lasts if the call fails before the launch. A second call with the same media
        plays it from the start again, in the same session.

        The server serves files of its machine to the receiver until the session ends or other media is
        loaded, and declares their tags, cover and subtitles (in the file and beside it) unless `media` has
        others.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.
            url: The URL to play, or that of a page or playlist; or the absolute path or `file:` URL of a file,
                a folder (its media as a queue), an M3U or PLS playlist, or a pipe (a live stream, read once) on the
                server's machine. Relative paths are refused, because the server's folder isn't the client's. Not
                empty.
            urls: Several URLs or paths, played one after the other as a queue. Not empty.
            subtitles: Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation,
                MicroDVD, SubViewer and TTML files are converted to WebVTT. Only with a `url` of one item. Not
                empty.
            media: The media to play, with all its members.
            queue_data: A queue to play.
            content_type: With `url` and `urls`: the MIME type; absent: determined from a file's bytes, the
                extension in the URL's path, or else the server's answer.
            title: With `url`: the title to show.
            current_time: The start position; absent: the beginning, or the live edge. In seconds. At least 0.
            resume: Whether a film that was left before its end starts at that position, unless `current_time` is
                given. `resumed_at` of the result has the position. Never for live streams, short media and queues;
                the context's `resuming` says which positions are kept. Absent: `false`.
            slide_interval: The time for which each picture of a queue is shown; then the server plays the next
                item, because receivers don't advance from pictures. Ends with the queue, another load, or the
                session. In seconds. From 2 to 86400.
            autoplay: Whether playback starts at once; false: the media is loaded and paused. Absent: `true`.
            repeat_mode: How a queue repeats.
            resolve: With `url` and `urls`: whether a page or a playlist is resolved to its media
                (`media.resolve`). A URL with a `content_type` never is. Absent: `"IF_NEEDED"`.
            application_id: The app; absent: the default media receiver, or the context's first. Not empty.
            wait_timeout: How long to wait, after the receiver's answer, until it plays; then the call fails
                with RequestTimedOut, but playback continues. 0: don't wait. In seconds. At least 0. Absent: `30`.
            convert: The condition on which the server converts a file of its machine during playback; absent:
                the context's `conversion.mode`. Needs ffmpeg. With IF_NEEDED, media that is a risk for the device,
                and that the receiver refuses, is loaded once more, converted (`second_try` in the result).
            audio_track: The file's audio track to play: its number from 1, or its language (`de`, `ger`). A
                track that the device wouldn't choose by itself makes a conversion necessary. Not empty.
            burn_subtitles: The file's picture subtitles (DVD, Blu-ray) to burn into the video: their number
                from 1 among all its subtitles, or their language. The video is then encoded anew. Not empty.
            maximum_height: The largest height of the video; a file with a larger one is converted. Absent: no
                file is converted for this, and conversions use the context's `conversion.maximum_height`. From 144
                to 4320.
            maximum_bit_rate: The largest bit rate of the video; a file with a larger one is converted. Absent:
                no file is converted for this, and conversions use the context's `conversion.maximum_bit_rate`. From
                200000 to 100000000.
            preflight: Whether the server examines the first item before it starts anything, as
                `media.preflight` does. Media that can't play is refused with MediaWillFail. Absent: only a `url`
                that is a media file of the server's machine is examined.
            explain_failure: Whether the server examines media that the receiver refused without a useful reason
                (MEDIA_SRC_NOT_SUPPORTED, or none), for 5 seconds at most. `data.preflight` of the error has the
                findings. Absent: `true`.
            on_progress: Hears how far the call is.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, InvalidPlayerState,
                MediaNotSupported, MediaError, RequestReplaced, ApplicationNotFound, LaunchFailed, LaunchCancelled,
                SessionExists, MediaLoadFailed, MediaLoadCancelled, MediaWillFail, PageNotResolved, ResolverMissing,
                PlaylistNotReadable, QueueNotSupported, QueueIncomplete, QueueChanged, FileNotFound,
                FileNotReadable, FileNotPlayable, ServingUnavailable.
        """

    @calls(PlayerPauseParams)
    def pause(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Pauses playback; succeeds if it is paused already or nothing plays.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
                MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced.
        """

    @calls(PlayerResumeParams)
    def resume(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Resumes playback; succeeds if it plays already.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
                MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced.
        """

    @calls(PlayerToggleParams)
    def toggle(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Pauses playback that advances, resumes playback that is paused.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
                MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced.
        """

    @calls(PlayerStopParams)
    def stop(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        keep_application: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Stops the app, even if another sender started it, and ends the session; succeeds if nothing runs.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.
            keep_application: Whether only the media stops, and the app stays. Absent: `false`.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
                MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced.
        """

    @calls(PlayerSeekParams)
    def seek(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        position: float | None = None, distance: float | None = None, call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Seeks to a position, or by a distance.

        Pass exactly one of `position` and `distance`. A distance is cut at the beginning and the end of the
        media.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.
            position: The position to seek to. In seconds. At least 0.
            distance: Instead: how far to go from the current position; negative goes back. In seconds.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
                MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced.
        """

    @calls(PlayerNextParams)
    def next(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Plays the next item of the queue.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
                MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced, EndOfQueue, QueueNotSupported.
        """

    @calls(PlayerPreviousParams)
    def previous(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Plays the previous item of the queue.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
                MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced, EndOfQueue, QueueNotSupported.
        """

    @calls(PlayerSetVolumeParams)
    def set_volume(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        level: float | None = None, steps: int | None = None, muted: bool | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Sets the device's volume: to a level, by steps, or muted.

        Pass `level` or `steps`, or `muted`, or both. No app has to run.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.
            level: The level, from 0 (silent) to 1 (loudest). From 0 to 1.
            steps: Instead: how many of the device's own steps; negative lowers the volume. From -1000 to 1000.
            muted: Whether to mute it; alone, or beside `level` or `steps`.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, VolumeFixed.
        """

    @calls(PlayerStatusParams)
    def status(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Returns a device's playback status.

        A device without a session is asked over a short connection: no app is launched or joined, and
        playback isn't disturbed.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred.
        """

    @calls(PlayerListParams)
    def list(
        self, *, search_timeout: float | None = None, timeout: float | None = None, call_timeout: Timeout = DEFAULT
    ) -> PlayerListResult:
        """Returns the playback status of every device.

        Devices without a session are asked at the same time, each over a short connection.

        Args:
            search_timeout: How long to look for devices. The search ends earlier when no further device
                answers, and after 3.5 s if none answers at all. In seconds. From 0 to 600. Absent: `5`.
            timeout: The limit for asking one device. In seconds. More than 0, at most 600. Absent: `5`.

        Raises:
            DiscoveryUnavailable.
        """

    @calls(PlayerConnectParams)
    def connect(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> PlayerStatus:
        """Joins the app that runs on a device, and returns the session; launches nothing.

        For calls of other namespaces: the result's `session_id` becomes this connection's current session.
        Uses the existing session with the device, if there is one.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, SessionExists.
        """

    @calls(PlayerInterruptParams)
    def interrupt(
        self, *, device: str | None = None, search_timeout: float | None = None, timeout: float | None = None,
        url: str | None = None, urls: Sequence[str] | None = None, subtitles: str | None = None,
        media: MediaInformation | MediaInformationDict | None = None,
        queue_data: QueueData | QueueDataDict | None = None, content_type: str | None = None, title: str | None = None,
        resolve: ResolveModeLike | None = None, volume_level: float | None = None,
        maximum_duration: float | None = None, call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> PlayerStatus:
        """Plays an announcement, then restores the previous playback.

        Pass exactly one of `url`, `urls`, `media` and `queue_data`; files are served as by `player.play`.
        Returns when the announcement has ended and the previous state is restored: app, queue, item,
        position, volume, and whether playback was paused. If the announcement fails, the state is restored
        too, and the call fails with the announcement's error. Interruptions of one device run one after the
        other.

        Args:
            device: The device: its id, its name (case-insensitive), an alias, or an address (`host` or
                `host:port`); absent: the default device (`player.set_default`), else the device of this connection's
                current session, else the only device there is. Not empty.
            search_timeout: How long to look for a device that isn't known yet. In seconds. From 0 to 600.
                Absent: `5`.
            timeout: The limit for connecting, launching and joining together; absent: the context's
                `connect_timeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if
                it is absent. In seconds. More than 0, at most 600.
            url: The URL to play; or the absolute path or `file:` URL of a file, a folder (its media as a
                queue), an M3U or PLS playlist, or a pipe (a live stream, read once) on the server's machine.
                Relative paths are refused, because the server's folder isn't the client's. Not empty.
            urls: Several URLs or paths, played one after the other as a queue. Not empty.
            subtitles: Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation,
                MicroDVD, SubViewer and TTML files are converted to WebVTT. Only with a `url` of one item. Not
                empty.
            media: The media to play, with all its members.
            queue_data: A queue to play.
            content_type: With `url` and `urls`: the MIME type; absent: determined from a file's bytes, the
                extension in the URL's path, or else the server's answer.
            title: With `url`: the title to show.
            resolve: With `url` and `urls`: whether a page or a playlist is resolved to its media. Of a
                playlist's entries with pages of their own only the first is announced. Absent: `"IF_NEEDED"`.
            volume_level: The device's volume during the announcement; absent: as it is. From 0 to 1.
            maximum_duration: The announcement is cut off after this long. In seconds. More than 0, at most
                3600. Absent: `60`.
            on_progress: Hears how far the call is.

        Raises:
            DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
                TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge,
                InternalLimitReached, SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
                MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced, ApplicationNotFound,
                LaunchFailed, LaunchCancelled, SessionExists, MediaLoadFailed, MediaLoadCancelled,
                QueueNotSupported, QueueIncomplete, QueueChanged, PlaybackNotRestored, FileNotFound,
                FileNotReadable, FileNotPlayable, ServingUnavailable, PageNotResolved, ResolverMissing,
                PlaylistNotReadable.
        """

    @calls(PlayerSetDefaultParams)
    def set_default(self, *, device: str | None = None, call_timeout: Timeout = DEFAULT) -> PlayerNames:
        """Sets or clears the default device, which calls without `device` use; it is saved on disk.

        Args:
            device: The device: id, name, alias or address; absent: clears the default. Not empty.

        Raises:
            FileNotUsable.
        """

    @calls(PlayerSetAliasParams)
    def set_alias(self, *, alias: str, device: str | None = None, call_timeout: Timeout = DEFAULT) -> PlayerNames:
        """Sets or removes a short name for a device; it is saved on disk.

        Args:
            alias: The short name; compared case-insensitively. Not empty.
            device: The device: id, name or address; absent: the alias is removed. Not empty.

        Raises:
            FileNotUsable, InternalLimitReached.
        """

    @calls(PlayerGetNamesParams)
    def get_names(self, *, call_timeout: Timeout = DEFAULT) -> PlayerNames:
        """Returns the default device and the aliases."""


class QueueMethods(Generic[Hears]):
    """The queue that a session plays: its items by range, its changes, and every way to change it. Changes
    are sent one at a time, in the order of the calls; a call returns when the receiver has confirmed
    it.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(QueueLoadParams)
    def load(
        self, *, media: MediaInformation | MediaInformationDict | None = None,
        queue_data: QueueData | QueueDataDict | None = None, autoplay: bool | None = None,
        current_time: float | None = None, playback_rate: float | None = None,
        active_track_ids: Sequence[int] | None = None, credentials: str | None = None,
        credentials_type: str | None = None, atv_credentials: str | None = None,
        atv_credentials_type: str | None = None, load_options: LoadOptions | LoadOptionsDict | None = None,
        custom_data: Any = None, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, items: Sequence[QueueItem | QueueItemDict] | None = None,
        start_index: int | None = None, repeat_mode: RepeatModeLike | None = None, call_timeout: Timeout = DEFAULT,
        on_progress: Hears | None = None
    ) -> QueueInsertion:
        """Loads a queue of any length.

        Like `media.load` with `queue_data`, but with any number of items. Items that don't fit into one
        message to the receiver (64 KiB) are inserted afterwards: playback starts with the item at
        `start_index`, then the items after it are inserted, then those before it, and the queue is shuffled
        last.

        A single item that is too long is CastMessageTooLarge; `data.queue.failed_index` is its index, and
        nothing is sent. If only some of the items could be inserted, the call fails with QueueIncomplete. A
        newer load replaces an older one. Paths and `file:` URLs are served as in `media.load`; a folder or
        playlist becomes an item for each of its media.

        SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.

        Args:
            media: The media.
            queue_data: The queue.
            autoplay: Whether playback starts at once; absent: as the first item to be played says, or else
                true.
            current_time: The start position; absent: the beginning, or the live edge. In seconds. At least 0.
            playback_rate: The playback rate. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`.
            active_track_ids: The tracks that are active from the start.
            credentials: The viewer's credentials, for the receiver app.
            credentials_type: The type of credentials: `web`, `android`, `ios`, `cloud`.
            atv_credentials: Credentials for Android TV apps, instead of `credentials`.
            atv_credentials_type: The type of those credentials.
            load_options: Further options.
            custom_data: App-defined data.
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            items: The items, if `queue_data` has none. SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
            start_index: The index of the first item to play, if `queue_data` has none. At least 0. SDK:
                `GCKMediaQueueLoadOptions.startIndex`.
            repeat_mode: The queue's behaviour at its end, if `queue_data` has none. SDK:
                `GCKMediaQueueLoadOptions.repeatMode`.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                MediaNotSupported, MediaLoadFailed, MediaLoadCancelled, QueueIncomplete, SessionTransferred,
                FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
        """

    @calls(QueueInsertParams)
    def insert(
        self, *, session_id: str | None = None, items: Sequence[QueueItem | QueueItemDict],
        insert_before: int | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT,
        on_progress: Hears | None = None
    ) -> QueueInsertion:
        """Inserts any number of items before another one, or at the end.

        The items stay together and in order, even while other senders change the queue. An `insert_before`
        that isn't in the queue is refused, where receivers would append. Paths and `file:` URLs are served
        as in `media.load`; a folder or playlist becomes an item for each of its media.

        SDK: `GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:`.

        Args:
            session_id: The session; absent: the current one.
            items: The items; their ids are left out, since the receiver assigns new ones. Not empty.
            insert_before: The item before which they are inserted; absent: at the end. At least 1.
            custom_data: App-defined data.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound, QueueIncomplete, SessionTransferred, FileNotFound, FileNotReadable,
                FileNotPlayable, ServingUnavailable.
        """

    @calls(QueueInsertAndPlayParams)
    def insert_and_play(
        self, *, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, item: QueueItem | QueueItemDict, insert_before: int | None = None,
        current_time: float | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> QueueInsertion:
        """Inserts an item and plays it at once.

        SDK: `GCKRemoteMediaClient.queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:`.

        Args:
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            item: The item.
            insert_before: The item before which they are inserted; absent: at the end. At least 1.
            current_time: The start position; absent: the item's own. In seconds. At least 0. SDK:
                `playPosition`.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound, SessionTransferred, FileNotFound, FileNotReadable, FileNotPlayable,
                ServingUnavailable.
        """

    @calls(QueueUpdateParams)
    def update(
        self, *, session_id: str | None = None, items: Sequence[QueueItem | QueueItemDict], custom_data: Any = None,
        call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> MediaState:
        """Changes items in place.

        SDK: `GCKRemoteMediaClient.queueUpdateItems:customData:`.

        Args:
            session_id: The session; absent: the current one.
            items: The changes of each item, with its `item_id`; absent members stay as they are. Not empty.
            custom_data: App-defined data.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound, QueueIncomplete, SessionTransferred.
        """

    @calls(QueueRemoveParams)
    def remove(
        self, *, session_id: str | None = None, item_ids: Sequence[int], custom_data: Any = None,
        call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> MediaState:
        """Removes items.

        If the current item is removed, the next one plays; an empty queue ends the media session.

        SDK: `GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:`.

        Args:
            session_id: The session; absent: the current one.
            item_ids: The items; receivers ignore those that aren't in the queue. Not empty.
            custom_data: App-defined data.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueIncomplete, SessionTransferred, QueueItemNotFound.
        """

    @calls(QueueReorderParams)
    def reorder(
        self, *, session_id: str | None = None, item_ids: Sequence[int], insert_before: int | None = None,
        custom_data: Any = None, call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> MediaState:
        """Moves items, in the order given, before another one or to the end.

        SDK: `GCKRemoteMediaClient.queueReorderItemsWithIDs:insertBeforeItemWithID:customData:`.

        Args:
            session_id: The session; absent: the current one.
            item_ids: The items, each one once. Not empty.
            insert_before: The item before which they are inserted; absent: at the end. At least 1.
            custom_data: App-defined data.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound, QueueIncomplete, SessionTransferred.
        """

    @calls(QueueMoveParams)
    def move(
        self, *, session_id: str | None = None, item_id: int, to_index: int, custom_data: Any = None,
        call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Moves one item to an index.

        SDK: `GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:`.

        Args:
            session_id: The session; absent: the current one.
            item_id: The item. At least 1.
            to_index: Its new index, counted from 0. At least 0.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound, SessionTransferred.
        """

    @calls(QueueJumpParams)
    def jump(
        self, *, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, item_id: int, current_time: float | None = None, custom_data: Any = None,
        call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Plays another item of the queue.

        SDK: `GCKRemoteMediaClient.queueJumpToItemWithID:playPosition:customData:`.

        Args:
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            item_id: The item. At least 1.
            current_time: The start position; absent: the item's own. It applies this time only. In seconds. At
                least 0. SDK: `playPosition`.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound, SessionTransferred.
        """

    @calls(QueueNextParams)
    def next(
        self, *, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Plays the next item.

        After the last item the call fails with EndOfQueue, unless the queue repeats.

        SDK: `GCKRemoteMediaClient.queueNextItem`.

        Args:
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                EndOfQueue, SessionTransferred.
        """

    @calls(QueuePreviousParams)
    def previous(
        self, *, wait_for: PlayerStateLike | None = None, wait_timeout: float | None = None,
        session_id: str | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Plays the item before the current one.

        At the first item the Default Media Receiver begins that again, unless the queue repeats.

        SDK: `GCKRemoteMediaClient.queuePreviousItem`.

        Args:
            wait_for: The call returns when the player reaches this state, or when the media has ended; absent:
                as soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long to wait after the receiver's answer; then the call fails with
                RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent: the current one.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                EndOfQueue, SessionTransferred.
        """

    @calls(QueueSetRepeatModeParams)
    def set_repeat_mode(
        self, *, session_id: str | None = None, repeat_mode: RepeatModeLike, custom_data: Any = None,
        call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Sets the queue's behaviour at its end.

        SDK: `GCKRemoteMediaClient.queueSetRepeatMode:`.

        Args:
            session_id: The session; absent: the current one.
            repeat_mode: The repeat mode.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                SessionTransferred.
        """

    @calls(QueueShuffleParams)
    def shuffle(
        self, *, session_id: str | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Shuffles the queue; the current item continues to play.

        Args:
            session_id: The session; absent: the current one.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                SessionTransferred.
        """

    @calls(QueueUnshuffleParams)
    def unshuffle(
        self, *, session_id: str | None = None, custom_data: Any = None, call_timeout: Timeout = DEFAULT
    ) -> MediaState:
        """Restores the order of a shuffled queue.

        Args:
            session_id: The session; absent: the current one.
            custom_data: App-defined data.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                SessionTransferred.
        """

    @calls(QueueFetchItemIdsParams)
    def fetch_item_ids(
        self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT
    ) -> QueueFetchItemIdsResult:
        """Requests the ids of all items from the receiver.

        SDK: `GCKRemoteMediaClient.queueFetchItemIDs`.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported,
                SessionTransferred, RequestRejected, CastMessageTooLarge, MediaError, InvalidPlayerState.
        """

    @calls(QueueFetchItemsParams)
    def fetch_items(
        self, *, session_id: str | None = None, item_ids: Sequence[int], call_timeout: Timeout = DEFAULT
    ) -> QueueFetchItemsResult:
        """Requests items by their ids from the receiver, any number of them.

        Always sends a request, also for cached items, and fills the cache; `queue.list` requests only items
        that aren't cached.

        SDK: `GCKRemoteMediaClient.queueFetchItemsForIDs:`.

        Args:
            session_id: The session; absent: the current one.
            item_ids: The ids, at most 5,000. Not empty.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, QueueNotSupported, SessionTransferred, CastMessageTooLarge, QueueItemNotFound.
        """

    @calls(QueueFetchItemRangeParams)
    def fetch_item_range(
        self, *, session_id: str | None = None, item_id: int, next_count: int | None = None,
        prev_count: int | None = None, call_timeout: Timeout = DEFAULT
    ) -> QueueFetchItemRangeResult:
        """Requests the items after or before an item from the receiver.

        Args:
            session_id: The session; absent: the current one.
            item_id: The item. At least 1.
            next_count: How many items after it; pass either this or `prev_count`. At least 1.
            prev_count: How many items before it. At least 1.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, QueueNotSupported, QueueItemNotFound, SessionTransferred, CastMessageTooLarge.
        """

    @calls(QueueListParams)
    def list(
        self, *, session_id: str | None = None, start_index: int | None = None, from_item_id: int | None = None,
        count: int | None = None, fetch_if_needed: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> QueuePage:
        """Returns a part of the queue: cached items at once, the others from the receiver.

        The page is consistent: changes that arrive while items are being fetched are included. Items are
        requested in batches, and once for all callers.

        SDK: `GCKMediaQueue.itemAtIndex:fetchIfNeeded:`.

        Args:
            session_id: The session; absent: the current one.
            start_index: The index of the first item, from 0; pass either this or `from_item_id`. At least 0.
            from_item_id: The id of the first item. At least 1.
            count: The number of items. From 0 to 5000. Absent: `50`.
            fetch_if_needed: Whether items are requested from the receiver; otherwise items that aren't cached
                have only their id. Absent: `true`.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, QueueNotSupported, QueueItemNotFound, SessionTransferred, CastMessageTooLarge.
        """

    @calls(QueueGetCacheParams)
    def get_cache(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> QueueCache:
        """Returns the state of the server's copy of the queue, without asking the receiver.

        SDK: `GCKMediaQueue.cachedItemCount`.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(QueueSetCacheOptionsParams)
    def set_cache_options(
        self, *, session_id: str | None = None, cache_size: int | None = None, maximum_fetch_count: int | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> QueueCache:
        """Sets how many items are cached, and how many are requested at a time.

        SDK: `GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:`.

        Args:
            session_id: The session; absent: the current one.
            cache_size: The largest number of cached items; absent: unchanged. A session starts with 20. From 1
                to 5000.
            maximum_fetch_count: The largest number of items per request; absent: unchanged. A session starts
                with 20. From 1 to 100.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(QueueReloadParams)
    def reload(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> QueueReloadResult:
        """Discards the cached list and items, and requests the list again.

        SDK: `GCKMediaQueue.reload`.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported,
                SessionTransferred, RequestRejected, CastMessageTooLarge, MediaError, InvalidPlayerState.
        """

    @calls(QueueClearParams)
    def clear(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> QueueCache:
        """Discards the cached list and items; the receiver's queue stays as it is.

        They are fetched again by `queue.reload`, `queue.fetch_item_ids` and `queue.list`, and after the
        receiver's next status.

        SDK: `GCKMediaQueue.clear`.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession.
        """


class RecordMethods(Generic[Hears]):
    """Recordings of the messages between a device and this server, with the calls of clients and their
    notifications: for reports of faults, and for tests. A recording is a file of JSON lines
    (docs/Recordings.md), redacted unless it is to be raw.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(RecordStartParams)
    def start(
        self, *, path: str, device: str | None = None, session_id: str | None = None, is_raw: bool | None = None,
        include_heartbeat: bool | None = None, max_file_size: int | None = None, max_file_count: int | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> RecordingInfo:
        """Starts to record a device into a new file.

        Records every message of every link to the device, in both directions; the links themselves; the
        device's service as discovery sees it; the device's answer to the authentication challenge; its
        requests to the media server; and the calls of all clients that concern the device or its sessions,
        their outcomes, and the notifications about them. Starts discovery if it isn't running. The device
        needn't be connected.

        Names, ids, addresses, networks, secrets, and users and queries of URLs are replaced by stand-ins
        that stay the same within the file, unless `is_raw` is true. Titles and paths of URLs can't be
        recognized. The file is readable for its user only.

        The recording ends with the connection that started it, or by `record.stop`. At most 16 run at once.

        Args:
            path: The file: an absolute path on the server's machine. It must not exist, nor must the older
                files of its rotation. Not empty.
            device: The device, by id, name, alias or address; absent, without `session_id`: the default device,
                else that of the current session, else the only one in the network. Not empty.
            session_id: Instead of a device: the session whose device is recorded.
            is_raw: Whether private values are kept, with certificates and binary payloads. Such a file must not
                be passed on. Absent: `false`.
            include_heartbeat: Whether PING and PONG are recorded. Absent: `false`.
            max_file_size: The size at which a file is rotated. In bytes. From 65536 to 67108864. Absent:
                `16777216`.
            max_file_count: How many files are kept, including the current one. From 1 to 100. Absent: `4`.

        Raises:
            FileNotUsable, DeviceNotFound, AmbiguousDevice, AddressNotResolved, NoSuchSession,
                InternalLimitReached.
        """

    @calls(RecordStopParams)
    def stop(self, *, recording_id: str, call_timeout: Timeout = DEFAULT) -> RecordingInfo:
        """Stops a recording: writes its end, and closes the file.

        Args:
            recording_id: The recording.

        Raises:
            NoSuchRecording.
        """

    @calls(RecordListParams)
    def list(self, *, call_timeout: Timeout = DEFAULT) -> RecordListResult:
        """Returns the recordings that run, of all connections."""


class RpcMethods(Generic[Hears]):
    """Introspection, as defined by the OpenRPC specification.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(RpcDiscoverParams)
    def discover(self, *, call_timeout: Timeout = DEFAULT) -> dict[str, Any]:
        """Returns the whole API as an OpenRPC document."""


class ServeMethods(Generic[Hears]):
    """Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays
    it. `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(ServePublishParams)
    def publish(
        self, *, path: str, session_id: str | None = None, device: str | None = None, content_type: str | None = None,
        name: str | None = None, allow_any_peer: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> Publication:
        """Serves a file to a receiver, and returns its URL.

        Only the receiver of the session (or `device`) and the members of its group may fetch the file; the
        server disconnects all others and serves nothing else. The URL has the address by which the receiver
        reaches this machine.

        A publication for a session ends with the session; one for a `device` ends with the connection that
        published it. `serve.unpublish` ends it earlier. Subtitles in another format than WebVTT are
        converted, unless `content_type` says otherwise. A pipe (FIFO) is served as a stream. A symbolic link
        is resolved once, so a file that replaces the target later isn't served.

        Args:
            path: The file: an absolute path on the server's machine, or a `file:` URL. Relative paths are
                refused, because the server's folder isn't the client's. Not empty.
            session_id: The session; absent: the current one, if `device` is absent, too.
            device: Instead of a session: the device that may fetch it, by id, name, alias or address. Not
                empty.
            content_type: The MIME type to serve it as; absent: determined from its bytes and its name. Not
                empty.
            name: The last part of the URL; absent: the file's name. It doesn't select the file. Not empty.
            allow_any_peer: Whether other devices and programs than the receiver may fetch it, if they know the
                URL. Absent: `false`.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, SessionSuspended,
                DeviceNotFound, AmbiguousDevice, AddressNotResolved, FileNotFound, FileNotReadable, FileNotPlayable,
                ServingUnavailable, InternalLimitReached.
        """

    @calls(ServeUnpublishParams)
    def unpublish(self, *, publication_id: str, call_timeout: Timeout = DEFAULT) -> None:
        """Ends a publication: its URL becomes invalid, and transfers in progress are disconnected.

        Args:
            publication_id: The publication.

        Raises:
            NoSuchPublication.
        """

    @calls(ServeListParams)
    def list(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> ServeListResult:
        """Returns the publications.

        Args:
            session_id: Only the publications of this session; absent: all.
        """


class ServerMethods(Generic[Hears]):
    """The server itself: handshake, information, ping, shutdown.

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(ServerInitializeParams)
    def initialize(
        self, *, protocol_version: str | None = None, client_info: ClientInfo | ClientInfoDict | None = None,
        process_id: int | None = None, capabilities: ClientCapabilities | ClientCapabilitiesDict | None = None,
        spec_hash: str | None = None, topics: Sequence[str] | None = None, call_timeout: Timeout = DEFAULT
    ) -> ServerInitializeResult:
        """Introduces the client, and returns the server's name, versions and limits.

        Optional: a script may call other methods right away. A connection that never initializes receives
        no pushed notification before `events.subscribe`, and no request from the server. A second call is
        InvalidRequest.

        Args:
            protocol_version: The protocol version that the client supports. Absent: `"1.0"`.
            client_info: The client's name and version.
            process_id: The client's process id; a spawned server exits when that process does. At least 1.
            capabilities: Requests from the server that the client can answer.
            spec_hash: The hash of the API document that the client was generated from.
            topics: The topics to push from now on, as in `events.subscribe`; no event is lost. `[]`: none.
                Absent: `["*"]` over stdio, none over a socket.

        Raises:
            UnsupportedProtocolVersion.
        """

    @calls(ServerInfoParams)
    def info(self, *, call_timeout: Timeout = DEFAULT) -> ServerInfo:
        """Returns the server's name, versions and state."""

    @calls(ServerClientsParams)
    def clients(self, *, call_timeout: Timeout = DEFAULT) -> ServerClientsResult:
        """Lists the clients, with their unanswered requests and undelivered notifications.

        Shows which clients keep a daemon running, and which of them read too slowly. The call itself is
        among its caller's unanswered requests. Clients that were refused at the limit of connections aren't
        listed.
        """

    @calls(ServerReportParams)
    def report(
        self, *, listen_for: float | None = None, probes_devices: bool | None = None, host: str | None = None,
        port: int | None = None, notes: Sequence[str] | None = None, call_timeout: Timeout = DEFAULT
    ) -> ServerReportResult:
        """Composes a report about this server and its network, to be attached to an issue.

        Has the versions, the interfaces, the devices that discovery saw on each path and when, a probe and
        the description of each device, the sessions, the options, and the last minutes of the log. Names,
        ids, addresses, Wi-Fi networks, hardware addresses, tokens, credentials and queries of URLs are
        replaced by stand-ins that stay the same within the report. A client shows the text to the user
        before it is sent anywhere.

        Args:
            listen_for: How long to look for devices first. Starts discovery if necessary, and restores its
                state afterwards. In seconds. From 0 to 60. Absent: `3`.
            probes_devices: Whether up to 8 devices are connected to and asked to describe themselves. Absent:
                `true`.
            host: A further address to probe. Not empty.
            port: The port at `host`. From 1 to 65535. Absent: `8009`.
            notes: Lines of the client's about itself, 32 at most, each of at most 1,000 bytes. They are put
                first, and secrets are replaced in them too. Absent: `[]`.
        """

    @calls(ServerPingParams)
    def ping(self, *, call_timeout: Timeout = DEFAULT) -> None:
        """Answers at once."""

    @calls(ServerEchoParams)
    def echo(self, *, value: Any, call_timeout: Timeout = DEFAULT) -> ServerEchoResult:
        """Returns its parameter unchanged; for testing transports.

        Args:
            value: Any value.
        """

    @calls(ServerShutdownParams)
    def shutdown(self, *, call_timeout: Timeout = DEFAULT) -> None:
        """Shuts the server down: it leaves its sessions (playback continues), writes pending replies, and
        exits with code 0.
        """


class SessionMethods(Generic[Hears]):
    """Sessions with receivers. Several can exist at once; they belong to the server and are visible to all
    clients. A call without `session_id` uses the connection's current session (`session.set_current`).

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(SessionStartParams)
    def start(
        self, *, device_id: str | None = None, friendly_name: str | None = None, search_timeout: float | None = None,
        host: str | None = None, port: int | None = None, application_id: str | None = None,
        language_code: str | None = None, relaunch_if_running: bool | None = None,
        android_receiver_compatible: bool | None = None, credentials: str | None = None,
        credentials_type: str | None = None, required_features: Sequence[str] | None = None,
        if_exists: ExistingSessionPolicyLike | None = None, session_options: Mapping[str, Any] | None = None,
        timeout: float | None = None, call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> Session:
        """Connects to a device and launches an app, or joins the app if it already runs.

        Each phase is reported as `$/progress` to the caller and as `SessionDidEnterPhase` to all clients.
        The call returns when the session is connected and, for a media app, the first media status is
        known.

        SDK: `GCKSessionManager.startSessionWithDevice`.

        Args:
            device_id: The device's id in discovery.
            friendly_name: Alternatively: the device's name, case-insensitive. Not empty.
            search_timeout: How long to look for a device that isn't known yet; discovery is started for that if
                necessary. In seconds. From 0 to 600. Absent: `5`.
            host: Alternatively: an address or host name. Not empty.
            port: With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent:
                `8009`.
            application_id: The app's id; absent: the first one of the context's `discovery_criteria`, or else
                `CC1AD845`, the default media receiver. Not empty.
            language_code: The language for the app, RFC 5646; absent: that of the context's `launch_options`.
            relaunch_if_running: Whether a running app is stopped, for everyone, and launched again; false: it
                is joined. Absent: as the context's `launch_options` say. SDK: `GCKLaunchOptions.relaunchIfRunning`.
            android_receiver_compatible: Whether the app's Android TV counterpart may be launched; absent: as
                the context's `launch_options` say. SDK: `GCKLaunchOptions.androidReceiverCompatible`.
            credentials: The viewer's credentials; absent: those of `context.set_launch_credentials`.
            credentials_type: The type of the credentials. Absent: `"web"`.
            required_features: Features that the receiver must support in the app, such as `STREAM_TRANSFER`.
            if_exists: The behaviour if a session with the device already exists. A session that is being
                restored, connected or ended is awaited first. Absent: `"FAIL"`.
            session_options: Options to store in the session, at most 16 KiB; absent: those of
                `session.set_default_options`. SDK: `GCKSessionOptions`.
            timeout: The limit for all phases together; absent: the context's `connect_timeout`. Time in which
                the TV asks its viewer for permission doesn't count. In seconds. More than 0, at most 600.
            on_progress: Hears how far the call is.

        Raises:
            DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
                DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionEnded, RequestRejected,
                CastMessageTooLarge, InternalLimitReached.
        """

    @calls(SessionJoinParams)
    def join(
        self, *, device_id: str | None = None, friendly_name: str | None = None, search_timeout: float | None = None,
        host: str | None = None, port: int | None = None, application_id: str | None = None,
        receiver_session_id: str | None = None, credentials: str | None = None, credentials_type: str | None = None,
        if_exists: ExistingSessionPolicyLike | None = None, session_options: Mapping[str, Any] | None = None,
        timeout: float | None = None, call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> Session:
        """Connects to a device and joins the running app; launches nothing.

        Args:
            device_id: The device's id in discovery.
            friendly_name: Alternatively: the device's name, case-insensitive. Not empty.
            search_timeout: How long to look for a device that isn't known yet; discovery is started for that if
                necessary. In seconds. From 0 to 600. Absent: `5`.
            host: Alternatively: an address or host name. Not empty.
            port: With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent:
                `8009`.
            application_id: The app's id; absent: any running app. Not empty.
            receiver_session_id: The id of the app's run. Not empty.
            credentials: The viewer's credentials; absent: those of `context.set_launch_credentials`.
            credentials_type: The type of the credentials. Absent: `"web"`.
            if_exists: The behaviour if a session with the device already exists. A session that is being
                restored, connected or ended is awaited first. Absent: `"FAIL"`.
            session_options: Options to store in the session, at most 16 KiB; absent: those of
                `session.set_default_options`. SDK: `GCKSessionOptions`.
            timeout: The limit for all phases together; absent: the context's `connect_timeout`. In seconds. More
                than 0, at most 600.
            on_progress: Hears how far the call is.

        Raises:
            DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
                DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected, CastMessageTooLarge, InternalLimitReached.
        """

    @calls(SessionEndParams)
    def end(
        self, *, session_id: str | None = None, action: SessionEndActionLike | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> None:
        """Ends a session.

        Ending always succeeds: if the receiver doesn't confirm STOP within 3 seconds, the session ends
        anyway.

        SDK: `GCKSessionManager.endSessionAndStopCasting`.

        Args:
            session_id: The session; absent: the current one.
            action: The effect on the receiver's app; absent: LEAVE, or STOP_CASTING if the context's
                `stop_receiver_application_when_ending_session` is set.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(SessionListParams)
    def list(self, *, call_timeout: Timeout = DEFAULT) -> SessionListResult:
        """Lists the sessions."""

    @calls(SessionSetCurrentParams)
    def set_current(self, *, session_id: str, call_timeout: Timeout = DEFAULT) -> Session:
        """Sets the session that this connection's calls use when they name none, and that widgets show.

        By default the current session is the newest that this connection started or joined, or the only
        existing session if it never did so. A call without `session_id` fails with `AmbiguousSession` if
        there are several sessions and the connection has none. All connections share the widgets, which
        show the session that connected, or was set, last.

        Args:
            session_id: The session.

        Raises:
            NoSuchSession.
        """

    @calls(SessionGetParams)
    def get(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> Session:
        """Returns one session.

        SDK: `GCKSessionManager.currentCastSession`.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(SessionSetVolumeParams)
    def set_volume(
        self, *, session_id: str | None = None, level: float, call_timeout: Timeout = DEFAULT
    ) -> DeviceVolume:
        """Sets the device's volume.

        SDK: `GCKSession.setDeviceVolume`.

        Args:
            session_id: The session; absent: the current one.
            level: The level, from 0 (silent) to 1 (loudest). From 0 to 1.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred,
                InternalLimitReached.
        """

    @calls(SessionStepVolumeParams)
    def step_volume(
        self, *, session_id: str | None = None, steps: int | None = None, call_timeout: Timeout = DEFAULT
    ) -> DeviceVolume:
        """Changes the device's volume by its own steps.

        Steps that arrive while an earlier one is unanswered add up, as on a remote control; they stop at
        the limits of the traits.

        Args:
            session_id: The session; absent: the current one.
            steps: How many steps; negative lowers the volume. From -1000 to 1000. Absent: `1`.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred,
                InternalLimitReached.
        """

    @calls(SessionPressVolumeKeyParams)
    def press_volume_key(self, *, key: VolumeKeyLike, call_timeout: Timeout = DEFAULT) -> SessionPressVolumeKeyResult:
        """Reports that a volume key of the calling program was pressed.

        It changes the volume of the current session's device if the context's option
        `physical_volume_buttons_will_control_device_volume` is set and there is a connected session; otherwise
        nothing happens, and the program can handle the key itself.

        SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.

        Args:
            key: The key.

        Raises:
            SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached.
        """

    @calls(SessionSetMutedParams)
    def set_muted(self, *, session_id: str | None = None, muted: bool, call_timeout: Timeout = DEFAULT) -> DeviceVolume:
        """Mutes or unmutes the device.

        SDK: `GCKSession.setDeviceMuted`.

        Args:
            session_id: The session; absent: the current one.
            muted: Whether to mute it.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred,
                InternalLimitReached.
        """

    @calls(SessionRequestMultizoneStatusParams)
    def request_multizone_status(
        self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT
    ) -> MultizoneStatus:
        """Requests the members of a speaker group.

        SDK: `GCKCastSession.requestMultizoneStatus`.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected, SessionTransferred, InternalLimitReached, SessionSuspended.
        """

    @calls(SessionSetMultizoneDeviceVolumeParams)
    def set_multizone_device_volume(
        self, *, session_id: str | None = None, device_id: str, level: float, call_timeout: Timeout = DEFAULT
    ) -> MultizoneDevice:
        """Sets the volume of a group member.

        SDK: `GCKCastSession.setDeviceVolume:forMultizoneDevice:`.

        Args:
            session_id: The session; absent: the current one.
            device_id: The member's id, in any spelling. Not empty.
            level: The level, from 0 (silent) to 1 (loudest). From 0 to 1.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected, DeviceNotFound, SessionTransferred, InternalLimitReached, SessionSuspended.
        """

    @calls(SessionSetMultizoneDeviceMutedParams)
    def set_multizone_device_muted(
        self, *, session_id: str | None = None, device_id: str, muted: bool, call_timeout: Timeout = DEFAULT
    ) -> MultizoneDevice:
        """Mutes or unmutes a group member.

        SDK: `GCKCastSession.setDeviceMuted:forMultizoneDevice:`.

        Args:
            session_id: The session; absent: the current one.
            device_id: The member's id, in any spelling. Not empty.
            muted: Whether to mute it.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected, DeviceNotFound, SessionTransferred, InternalLimitReached, SessionSuspended.
        """

    @calls(SessionGetCastingGroupsParams)
    def get_casting_groups(
        self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT
    ) -> SessionGetCastingGroupsResult:
        """Requests the groups that a device belongs to.

        Google doesn't document how devices describe groups, so they are returned as the device sends them,
        except that `device_id` is as in `Device`.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected, SessionTransferred, InternalLimitReached, SessionSuspended.
        """

    @calls(SessionRequestStatusParams)
    def request_status(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> ReceiverStatus:
        """Requests the receiver's status.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected, SessionTransferred, InternalLimitReached.
        """

    @calls(SessionTransferParams)
    def transfer(
        self, *, session_id: str | None = None, device_id: str | None = None, friendly_name: str | None = None,
        search_timeout: float | None = None, host: str | None = None, port: int | None = None,
        keep_volume: bool | None = None, timeout: float | None = None, call_timeout: Timeout = DEFAULT,
        on_progress: Hears | None = None
    ) -> SessionTransferResult:
        """Transfers a session to another device, where playback continues.

        The server requests the app's state (STORE_SESSION), launches the app on the other device or joins
        it, passes the state to it (RESUME_SESSION, or LOAD if the app doesn't support it), and stops the
        app on the old device. The session keeps its id and gets another `device`;
        `SessionDidUpdateDevice`, `SessionDidResume` and `SessionDidTransfer` report it.

        The old device plays until playback starts on the new one, so both may be audible for a moment. If a
        step fails, or the call is cancelled, the app on the new device is stopped, and the old device
        continues.

        Args:
            session_id: The session; absent: the current one.
            device_id: The other device's id in discovery.
            friendly_name: Alternatively: the device's name, case-insensitive. Not empty.
            search_timeout: How long to look for a device that isn't known yet; discovery is started for that if
                necessary. In seconds. From 0 to 600. Absent: `5`.
            host: Alternatively: an address or host name. Not empty.
            port: With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent:
                `8009`.
            keep_volume: Whether the other device is set to this one's volume. Absent: `false`.
            timeout: How long connecting to the other device may take (absent: as for `session.start`), and how
                long all further steps may take (absent: the context's `transfer.timeout`). Time in which the TV
                asks its viewer for permission doesn't count. In seconds. More than 0, at most 600.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, SessionSuspended,
                DeviceNotFound, SessionExists, SessionTransferFailed, InternalLimitReached.
        """

    @calls(SessionTakeBackParams)
    def take_back(
        self, *, session_id: str | None = None, action: SessionEndActionLike | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> PlaybackState:
        """Returns the playback state, so that the caller can continue playback locally.

        The result has the media and the position. Afterwards the session continues, or ends as `action`
        says. `media.load` accepts the members of `load_request_data`, so playback can be returned to the
        device.

        Args:
            session_id: The session; absent: the current one.
            action: How to end the session afterwards; absent: it continues.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, NoMediaSession, SessionTransferred, RequestTimedOut, RequestRejected,
                QueueNotSupported, InternalLimitReached.
        """

    @calls(SessionSetDefaultOptionsParams)
    def set_default_options(
        self, *, options: Mapping[str, Any] | None = None, category: str | None = None, call_timeout: Timeout = DEFAULT
    ) -> None:
        """Sets the default `session_options` of new sessions.

        All clients share them. Existing sessions keep theirs.

        SDK: `GCKSessionManager.setDefaultSessionOptions:forDeviceCategory:`.

        Args:
            options: The options, at most 16 KiB; absent: none.
            category: The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`.
        """

    @calls(SessionGetDefaultOptionsParams)
    def get_default_options(
        self, *, category: str | None = None, call_timeout: Timeout = DEFAULT
    ) -> SessionGetDefaultOptionsResult:
        """Returns the default `session_options` of new sessions.

        SDK: `GCKSessionManager.defaultSessionOptionsForDeviceCategory:`.

        Args:
            category: The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`.
        """

    @calls(SessionBuildOpenUrlParams)
    def build_open_url(
        self, *, session_id: str | None = None, base_url: str | None = None, call_timeout: Timeout = DEFAULT
    ) -> SessionBuildOpenUrlResult:
        """Builds a link with which another program can join a session.

        The link is a URL of the caller with one additional query item, which names the device and the app's
        run. It holds no secret except the run's id.

        SDK: `GCKOpenURLOptions.asURLQueryItem`.

        Args:
            session_id: The session; absent: the current one.
            base_url: The URL to which the query item is added. Not empty. Absent: `"cast-rpc://open"`.

        Raises:
            NoSuchSession, AmbiguousSession.
        """

    @calls(SessionParseOpenUrlParams)
    def parse_open_url(self, *, url: str, call_timeout: Timeout = DEFAULT) -> SessionParseOpenUrlResult:
        """Parses a link that `session.build_open_url` made.

        SDK: `GCKOpenURLOptions.openURLOptionsFromURL`.

        Args:
            url: The link. Not empty.
        """

    @calls(SessionStartWithOpenUrlParams)
    def start_with_open_url(
        self, *, url: str, application_id: str | None = None, search_timeout: float | None = None,
        if_exists: ExistingSessionPolicyLike | None = None, session_options: Mapping[str, Any] | None = None,
        timeout: float | None = None, call_timeout: Timeout = DEFAULT, on_progress: Hears | None = None
    ) -> Session:
        """Connects to the device and app that a link names.

        The device is looked for if it isn't known. A link with an app's run joins only that run; a link
        without one joins the app if it runs, or launches it.

        SDK: `GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:`.

        Args:
            url: The link. Not empty.
            application_id: The app's id, if the link names no run; absent: as for `session.start`. Not empty.
            search_timeout: How long to look for the device. In seconds. From 0 to 600. Absent: `10`.
            if_exists: The behaviour if a session with the device already exists. A session that is being
                restored, connected or ended is awaited first. Absent: `"FAIL"`.
            session_options: Options to store in the session, at most 16 KiB; absent: those of
                `session.set_default_options`. SDK: `GCKSessionOptions`.
            timeout: How long connecting may take; absent: the context's `connect_timeout`. In seconds. More than
                0, at most 600.
            on_progress: Hears how far the call is.

        Raises:
            DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
                DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotFound, ApplicationNotRunning, LaunchFailed, LaunchCancelled, SessionEnded,
                RequestRejected, CastMessageTooLarge, InternalLimitReached.
        """

    @calls(SessionSuspendParams)
    def suspend(
        self, *, session_id: str | None = None, reason: SessionSuspendReasonLike | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> Session:
        """Closes a session's connection and keeps the session; playback continues.

        Calls for the session fail with `SessionSuspended` until `session.resume`, which fails if the app
        has ended by then. For a session that is being connected again, this ends the attempts.

        SDK: `GCKSessionManager.suspendSessionWithReason`.

        Args:
            session_id: The session; absent: the current one.
            reason: The reason reported by `SessionDidSuspend`. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE`
                and `TERMINATED` the session resumes by itself as soon as the device can be reached, as after a lost
                connection. Absent: `"REQUESTED"`.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded.
        """

    @calls(SessionResumeParams)
    def resume(self, *, session_id: str | None = None, call_timeout: Timeout = DEFAULT) -> Session:
        """Reconnects a suspended session now.

        After a lost connection the server reconnects by itself, with growing delays; this call skips the
        delay. Nothing is loaded and nothing is launched: if the app has ended in the meantime, the session
        ends. For a connected session the call returns at once.

        Args:
            session_id: The session; absent: the current one.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, AddressNotResolved,
                DeviceUnreachable, ConnectionRefused, TLSFailed, ConnectionTimedOut, ConnectionLost,
                ConnectionRejected, RequestRejected, DeviceAuthenticationFailed, ApplicationNotRunning,
                SessionSuspended.
        """

    @calls(SessionListSavedParams)
    def list_saved(self, *, call_timeout: Timeout = DEFAULT) -> SessionListSavedResult:
        """Lists the saved sessions of servers that no longer run: killed, crashed, or shut down without ending
        their sessions.
        """

    @calls(SessionRestoreParams)
    def restore(self, *, timeout: float | None = None, call_timeout: Timeout = DEFAULT) -> SessionRestoreResult:
        """Rejoins the saved sessions of servers that no longer run; nothing is loaded or launched.

        Only one server takes each saved session, and rejoins it only if the same run of its app still
        exists. `SessionWillResume` and `SessionDidResume` or `SessionDidFailToResume` report it, without
        a `SessionDidSuspend`. A session whose device can't be reached is kept for the next attempt.

        A daemon restores its sessions at start (`--restore-sessions`). A spawned server does so on request,
        and saves its sessions from then on.

        Args:
            timeout: How long to wait for each device. In seconds. More than 0, at most 600. Absent: `10`.
        """


class WidgetMethods(Generic[Hears]):
    """The state of a program's user interface, which any toolkit can draw. The server keeps one state for
    all clients and updates it with their inputs. `WidgetDidChange` must be subscribed to by name
    (`widget.*`; `*` excludes it).

    Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own
    limit otherwise.
    """
    __slots__ = ()

    @calls(WidgetGetStateParams)
    def get_state(
        self, *, widgets: Sequence[WidgetNameLike] | None = None, call_timeout: Timeout = DEFAULT
    ) -> WidgetGetStateResult:
        """Returns the state of widgets.

        Widgets show the session that connected last, or else the one that is connecting; they are the same
        for all clients. The surfaces are those of the connection that asks: whether dialog, overlay,
        expanded controller and track selector are presented, and the failure in the dialog.

        Args:
            widgets: The widgets; absent: all.
        """

    @calls(WidgetSetOptionsParams)
    def set_options(
        self, *, options: WidgetOptions | WidgetOptionsDict, call_timeout: Timeout = DEFAULT
    ) -> WidgetOptions:
        """Sets the program's options for its widgets.

        All clients share the options; the answer has all of them.

        Args:
            options: The changes; absent members stay as they are. Empty: nothing changes.
        """

    @calls(WidgetTapCastButtonParams)
    def tap_cast_button(self, *, call_timeout: Timeout = DEFAULT) -> WidgetTapCastButtonResult:
        """Reports a tap on the cast button.

        With the context's option `start_discovery_after_first_tap_on_cast_button`, and while discovery doesn't
        run, it starts discovery; otherwise it opens the dialog.

        SDK: `GCKUICastButtonDelegate`.
        """

    @calls(WidgetOpenDialogParams)
    def open_dialog(self, *, call_timeout: Timeout = DEFAULT) -> CastDialogState:
        """Opens the cast dialog.

        SDK: `GCKCastContext.presentCastDialog`.
        """

    @calls(WidgetCloseDialogParams)
    def close_dialog(self, *, call_timeout: Timeout = DEFAULT) -> CastDialogState:
        """Closes the cast dialog."""

    @calls(WidgetSelectDeviceParams)
    def select_device(
        self, *, device_id: str, search_timeout: float | None = None, application_id: str | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> Session:
        """Starts a session with a device that was chosen in the dialog.

        Returns when the session is connected; until then the dialog shows that it is connecting. The server
        first leaves a session with another device, since the SDK has one session at a time; playback there
        continues.

        Args:
            device_id: The device's id, as in the dialog.
            search_timeout: How long to look for a device that isn't known yet; discovery is started for that if
                necessary. In seconds. From 0 to 600. Absent: `5`.
            application_id: The app's id; absent: the first of the context's `discovery_criteria`, or else the
                default media receiver. Not empty.

        Raises:
            DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
                ConnectionTimedOut, ConnectionLost, ConnectionRejected, DeviceAuthenticationFailed,
                ApplicationNotFound, LaunchFailed, LaunchCancelled, InternalLimitReached.
        """

    @calls(WidgetDisconnectParams)
    def disconnect(self, *, action: SessionEndActionLike | None = None, call_timeout: Timeout = DEFAULT) -> None:
        """Ends the session, as the dialog's disconnect button does.

        Args:
            action: The effect on the receiver's app; absent: LEAVE, or STOP_CASTING if the context's
                `stop_receiver_application_when_ending_session` is set.

        Raises:
            NoSuchSession.
        """

    @calls(WidgetPresentIntroOverlayParams)
    def present_intro_overlay(self, *, call_timeout: Timeout = DEFAULT) -> WidgetPresentIntroOverlayResult:
        """Shows the introductory overlay, if it was never shown and the cast button is enabled.

        The server records on disk that it was shown, for all servers of this user.

        SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
        """

    @calls(WidgetDismissIntroOverlayParams)
    def dismiss_intro_overlay(self, *, call_timeout: Timeout = DEFAULT) -> IntroOverlayState:
        """Dismisses the introductory overlay."""

    @calls(WidgetResetIntroOverlayParams)
    def reset_intro_overlay(self, *, call_timeout: Timeout = DEFAULT) -> IntroOverlayState:
        """Forgets that the introductory overlay was shown.

        SDK: `GCKCastContext.clearCastInstructionsShownFlag`.
        """

    @calls(WidgetTapMiniControllerParams)
    def tap_mini_controller(self, *, call_timeout: Timeout = DEFAULT) -> WidgetTapMiniControllerResult:
        """Shows the expanded controller after a tap on the mini controller outside its buttons.

        Raises:
            ControlDisabled.
        """

    @calls(WidgetPresentExpandedControllerParams)
    def present_expanded_controller(self, *, call_timeout: Timeout = DEFAULT) -> WidgetPresentExpandedControllerResult:
        """Shows the expanded controller.

        Needs a session, but no media, which may be loaded afterwards, as in the SDK's guide. With the
        option `use_default_expanded_media_controls` the controller counts as shown; without it, clients are
        only notified.

        SDK: `GCKCastContext.presentDefaultExpandedMediaControls`.

        Raises:
            ControlDisabled.
        """

    @calls(WidgetDismissExpandedControllerParams)
    def dismiss_expanded_controller(self, *, call_timeout: Timeout = DEFAULT) -> WidgetDismissExpandedControllerResult:
        """Hides the expanded controller."""

    @calls(WidgetPressButtonParams)
    def press_button(
        self, *, widget: WidgetNameLike, slot: int | None = None, control: WidgetControlLike | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> WidgetPressButtonResult:
        """Presses a button.

        Returns when the device has confirmed the action.

        Args:
            widget: The widget: `MINI_CONTROLLER`, `EXPANDED_CONTROLLER`, `MEDIA_CONTROLLER` or
                `VOLUME_CONTROLLER`.
            slot: The index of the slot in the mini or expanded controller, from 0. From 0 to 3.
            control: The control, instead of `slot`. Pass exactly one of `slot` and `control`.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                InvalidPlayerState, MediaError, VolumeFixed, SessionTransferred, InternalLimitReached,
                CastMessageTooLarge.
        """

    @calls(WidgetSlideParams)
    def slide(
        self, *, slider: WidgetSliderLike, phase: SlidePhaseLike, value: float | None = None,
        call_timeout: Timeout = DEFAULT
    ) -> None:
        """Moves a slider.

        While a slider is held, every client sees the value at which it is held. The seek is sent when it is
        released; the volume follows, one request at a time. If the client that holds a slider disconnects,
        the slider is released.

        Args:
            slider: The slider.
            phase: The stage of the movement.
            value: The value at which it is held: seconds, or a volume from 0 to 1. Required except for
                `CANCELLED`. At least 0.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                InvalidPlayerState, MediaError, RequestReplaced, VolumeFixed, SessionTransferred,
                InternalLimitReached, CastMessageTooLarge.
        """

    @calls(WidgetSetVolumeParams)
    def set_volume(
        self, *, level: float | None = None, muted: bool | None = None, call_timeout: Timeout = DEFAULT
    ) -> VolumeControllerState:
        """Sets the volume in the volume controller.

        SDK: `GCKUIDeviceVolumeController.setVolume`.

        Args:
            level: The volume level. From 0 to 1.
            muted: Whether it is muted. Pass at least one member.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded,
                RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached,
                CastMessageTooLarge, MediaError, InvalidPlayerState.
        """

    @calls(WidgetSetPlaybackRateParams)
    def set_playback_rate(
        self, *, playback_rate: float, call_timeout: Timeout = DEFAULT
    ) -> PlaybackRateControllerState:
        """Sets the rate in the playback rate controller.

        SDK: `GCKUIPlaybackRateController.playbackRate`.

        Args:
            playback_rate: The rate. From 0.5 to 2.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                InvalidPlayerState, MediaError, RequestReplaced, SessionTransferred, InternalLimitReached,
                CastMessageTooLarge.
        """

    @calls(WidgetOpenTrackSelectorParams)
    def open_track_selector(self, *, call_timeout: Timeout = DEFAULT) -> TrackSelectorState:
        """Opens the track selector.

        Raises:
            ControlDisabled.
        """

    @calls(WidgetCloseTrackSelectorParams)
    def close_track_selector(self, *, call_timeout: Timeout = DEFAULT) -> TrackSelectorState:
        """Closes the track selector without a choice."""

    @calls(WidgetSelectTracksParams)
    def select_tracks(self, *, track_ids: Sequence[int], call_timeout: Timeout = DEFAULT) -> TrackSelectorState:
        """Selects the tracks chosen in the track selector.

        Closes the track selector when the device has confirmed the choice.

        SDK: `GCKUIMediaTrackSelectionViewControllerDelegate.didSelectMediaTracks`.

        Args:
            track_ids: At most one audio and one text track; empty: none of either. Tracks of other types stay
                as they are.

        Raises:
            ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                MediaNotSupported, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                InvalidPlayerState, MediaError, RequestReplaced, SessionTransferred, InternalLimitReached,
                CastMessageTooLarge.
        """

    @calls(WidgetSetStyleParams)
    def set_style(self, *, path: str, attributes: Mapping[str, Any], call_timeout: Timeout = DEFAULT) -> WidgetStyle:
        """Sets attributes of a part of the style tree, to be applied later.

        The tree is shared by all clients. Colours are `#RRGGBB` or `#RRGGBBAA`. Parts: see docs/Widgets.md.

        SDK: `GCKUIStyle`.

        Args:
            path: The part's path: `castViews`, `castViews.mediaControl.miniController`…
            attributes: Values by attribute; `null` removes one, so that it is inherited again.
        """

    @calls(WidgetGetStyleParams)
    def get_style(self, *, path: str | None = None, call_timeout: Timeout = DEFAULT) -> WidgetStyle:
        """Returns a part of the style tree.

        SDK: `GCKUIStyle.sharedInstance`.

        Args:
            path: The part's path; absent: `castViews`. Not empty.
        """

    @calls(WidgetApplyStyleParams)
    def apply_style(self, *, call_timeout: Timeout = DEFAULT) -> WidgetApplyStyleResult:
        """Applies the changes to the style tree.

        SDK: `GCKUIStyle.applyStyle`.
        """

    @calls(WidgetMakeLoadRequestParams)
    def make_load_request(
        self, *, local: LocalPlayback | LocalPlaybackDict, call_timeout: Timeout = DEFAULT
    ) -> WidgetMakeLoadRequestResult:
        """Builds the load request that continues a local player's playback on the device.

        Nothing is sent.

        Args:
            local: The local player's state.
        """

    @calls(WidgetHandOverParams)
    def hand_over(self, *, local: LocalPlayback | LocalPlaybackDict, call_timeout: Timeout = DEFAULT) -> MediaState:
        """Continues a local player's playback on the current session's device.

        Args:
            local: The local player's state.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, MediaLoadFailed,
                MediaLoadCancelled, RequestReplaced, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
                SessionTransferred, InternalLimitReached, CastMessageTooLarge, MediaError, InvalidPlayerState.
        """

    @calls(WidgetTakeBackParams)
    def take_back(self, *, call_timeout: Timeout = DEFAULT) -> LocalPlayback:
        """Returns the state with which a local player continues the device's present or last playback.

        Works during a session and after it. A queue includes its items, as from `session.take_back`; after
        the session only those that had been fetched when it ended. If the device was paused, the local
        player should pause; if it was idle, playback is over.

        SDK: `GCKUIMediaController.lastKnownStreamPosition`.
        """
