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
    Notification,
)
from .enums import *
from .types import *


class ChannelDidConnect(Notification):
    """Messages can now be sent on a channel. Comes after `SessionDidStart` and `SessionDidResume`, and
    only to clients that have the channel.

    SDK: `GCKGenericChannelDelegate.castChannelDidConnect`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("namespace", "namespace", STRING, required=True),
        Field("is_writable", "isWritable", BOOLEAN, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "channel.didConnect"

    session_id: str
    """The session."""

    namespace: str
    """The channel's namespace."""

    is_writable: bool
    """Whether the connection accepts more."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ChannelDidDisconnect(Notification):
    """Messages can no longer be sent on a channel. Comes before `SessionDidSuspend` and `SessionDidEnd`.

    SDK: `GCKGenericChannelDelegate.castChannelDidDisconnect`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("namespace", "namespace", STRING, required=True),
        Field("reason", "reason", Enumeration(ChannelDisconnectReason), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "channel.didDisconnect"

    session_id: str
    """The session."""

    namespace: str
    """The channel's namespace."""

    reason: ChannelDisconnectReason
    """The reason."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ChannelDidReceiveMessage(Notification):
    """The app sent a message. Either `text` or `data` is present, as the app sent it; text that isn't
    valid UTF-8 arrives as `data`.

    SDK: `GCKGenericChannelDelegate.castChannel:didReceiveTextMessage`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("namespace", "namespace", STRING, required=True),
        Field("text", "text", STRING),
        Field("data", "data", STRING),
        Field("is_broadcast", "isBroadcast", BOOLEAN, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "channel.didReceiveMessage"

    session_id: str
    """The session."""

    namespace: str
    """The channel's namespace."""

    text: str | None
    """The message, if it is text."""

    data: str | None
    """The message in base64, if it is binary."""

    is_broadcast: bool
    """Whether the app sent it to all its senders."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ChannelDidChangeWritable(Notification):
    """The device reads more slowly than messages are written (`false`), or has caught up (`true`). No
    message is lost until a call fails with `SendBufferFull`.

    SDK: `GCKGenericChannelDelegate.castChannel:didChangeWritableState`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("namespace", "namespace", STRING, required=True),
        Field("is_writable", "isWritable", BOOLEAN, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "channel.didChangeWritable"

    session_id: str
    """The session."""

    namespace: str
    """The channel's namespace."""

    is_writable: bool
    """Whether the connection accepts more."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ContextDidChangeCastState(Notification):
    """The cast state changed: whether there are devices, or a session.

    SDK: `kGCKCastStateDidChangeNotification`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("cast_state", "castState", Enumeration(CastState), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "context.didChangeCastState"

    cast_state: CastState
    """The new state."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidStart(Notification):
    """Discovery started.

    SDK: `didStartDiscoveryForDeviceCategory`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("has_devices", "hasDevices", BOOLEAN, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didStart"

    has_devices: bool
    """Whether devices are already listed: found before, added by address, or saved by an earlier run. SDK:
    `didHaveDiscoveredDeviceWhenStartingDiscovery`.
    """

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryWillUpdateList(Notification):
    """Changes of the device list follow.

    SDK: `willUpdateDeviceList`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.willUpdateList"

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidUpdateList(Notification):
    """All changes since `willUpdateList` have been sent: time to redraw the list.

    SDK: `didUpdateDeviceList`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didUpdateList"

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidStop(Notification):
    """Discovery stopped on request."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didStop"

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidChangeAvailability(Notification):
    """A discovery source started or stopped working: the DNS-SD daemon is missing, was stopped or came
    back. It recovers by itself; devices stay listed until their records expire.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("source", "source", Enumeration(DiscoverySourceKind), required=True),
        Field("is_available", "isAvailable", BOOLEAN, required=True),
        Field("error", "error", Nested(lambda: ErrorInfo)),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didChangeAvailability"

    source: DiscoverySourceKind
    """The source: `AVAHI` or `EMBEDDED`."""

    is_available: bool
    """Whether it works now."""

    error: ErrorInfo | None
    """Why it doesn't."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidInsertDevice(Notification):
    """A device was found.

    SDK: `didInsertDevice:atIndex:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("index", "index", INTEGER, required=True, minimum=0),
        Field("device", "device", Nested(lambda: Device), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didInsertDevice"

    index: int
    """Its index in the list. At least 0."""

    device: Device
    """The device."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidUpdateDevice(Notification):
    """A device changed, but not its index.

    SDK: `didUpdateDevice:atIndex:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("index", "index", INTEGER, required=True, minimum=0),
        Field("device", "device", Nested(lambda: Device), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didUpdateDevice"

    index: int
    """Its index in the list. At least 0."""

    device: Device
    """The device."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidMoveDevice(Notification):
    """A device changed and moved to another index.

    SDK: `didUpdateDevice:atIndex:andMoveToIndex:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("from_index", "fromIndex", INTEGER, required=True, minimum=0),
        Field("to_index", "toIndex", INTEGER, required=True, minimum=0),
        Field("device", "device", Nested(lambda: Device), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didMoveDevice"

    from_index: int
    """Its old index. At least 0."""

    to_index: int
    """Its new index, counted without the device. At least 0."""

    device: Device
    """The device."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidRemoveDevice(Notification):
    """A device was removed.

    SDK: `didRemoveDevice:atIndex:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("index", "index", INTEGER, required=True, minimum=0),
        Field("device", "device", Nested(lambda: Device), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didRemoveDevice"

    index: int
    """The index that it had. At least 0."""

    device: Device
    """The device."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ImageDidCache(Notification):
    """An image was fetched and cached, whoever requested it. The URL's query, which may hold a token, is
    left out; `url_digest` identifies the whole URL for those who know it.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True),
        Field("url_digest", "urlDigest", STRING, required=True),
        Field("path", "path", STRING, required=True),
        Field("media_type", "mediaType", STRING, required=True),
        Field("width", "width", INTEGER),
        Field("height", "height", INTEGER),
        Field("bytes", "bytes", INTEGER, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "image.didCache"

    url: str
    """Its URL; a query is replaced by `?…`."""

    url_digest: str
    """The SHA-256 of the complete URL as requested, in hexadecimal digits."""

    path: str
    """The file."""

    media_type: str
    """Its type."""

    width: int | None
    """Its width; absent for SVG. In pixels."""

    height: int | None
    """Its height; absent for SVG. In pixels."""

    bytes: int
    """The duration. In bytes."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class LogDidRecord(Notification):
    """The framework logged a record. If there are too many for the connection, the oldest are dropped, and
    `$/overflow` or `lost` says how many.

    SDK: `GCKLoggerDelegate.logMessage:atLevel:fromFunction:location:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("record_id", "recordId", INTEGER, required=True),
        Field("level", "level", Enumeration(LogLevel), required=True),
        Field("message", "message", STRING, required=True),
        Field("component", "component", STRING, required=True),
        Field("class_name", "className", STRING),
        Field("function", "function", STRING, required=True),
        Field("location", "location", STRING, required=True),
        Field("time", "time", NUMBER, required=True),
        Field("session_id", "sessionId", STRING),
        Field("metadata", "metadata", Map(STRING)),
        Field("lost", "lost", INTEGER),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "log.didRecord"

    record_id: int
    """A number that grows with every record of this connection."""

    level: LogLevel
    """The severity."""

    message: str
    """The message, followed by `metadata`."""

    component: str
    """The component that logged it: `CastSession(Starting)`."""

    class_name: str | None
    """The corresponding class of the SDK: `GCKCastSession`; absent if there is none."""

    function: str
    """The function: `start(_:options:)`."""

    location: str
    """The file and line: `CastSender/CastSession+Starting.swift:55`."""

    time: float
    """The time, in seconds since 1970. In seconds."""

    session_id: str | None
    """The session that it is about."""

    metadata: dict[str, str] | None
    """Further details, by name."""

    lost: int | None
    """How many records before this one were dropped because the connection couldn't take them."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class LogDidTapMessage(Notification):
    """A Cast message was sent or received. If there are too many for the connection, the oldest are
    dropped, and `$/overflow` says how many.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("record_id", "recordId", INTEGER, required=True),
        Field("time", "time", NUMBER, required=True),
        Field("session_id", "sessionId", STRING, required=True),
        Field("direction", "direction", Enumeration(MessageDirection), required=True),
        Field("source_id", "sourceId", STRING, required=True),
        Field("destination_id", "destinationId", STRING, required=True),
        Field("namespace", "namespace", STRING, required=True),
        Field("payload", "payload", STRING),
        Field("binary_payload", "binaryPayload", STRING),
        Field("payload_bytes", "payloadBytes", INTEGER, required=True),
        Field("is_truncated", "isTruncated", BOOLEAN, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "log.didTapMessage"

    record_id: int
    """A number that grows with every message shown to this connection."""

    time: float
    """The time, in seconds since 1970. In seconds."""

    session_id: str
    """The session that it belongs to."""

    direction: MessageDirection
    """The direction."""

    source_id: str
    """The sender's id."""

    destination_id: str
    """The recipient's id."""

    namespace: str
    """Its namespace."""

    payload: str | None
    """The payload of a text message."""

    binary_payload: str | None
    """The payload of a binary message in base64; only without redaction."""

    payload_bytes: int
    """The payload's full length. In bytes."""

    is_truncated: bool
    """Whether the payload was cut or left out."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class LogDidChangeFile(Notification):
    """Logging to files started, stopped, fails, or works again."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("file", "file", Nested(lambda: LogFile), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "log.didChangeFile"

    file: LogFile
    """The present state."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidStartSession(Notification):
    """New media was loaded: a new media session exists.

    SDK: `remoteMediaClient:didStartMediaSessionWithID:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("media_session_id", "mediaSessionId", INTEGER, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "media.didStartSession"

    session_id: str
    """The session."""

    media_session_id: int
    """The media session."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdateStatus(MediaState, Notification):
    """The media status changed, whoever changed it.

    SDK: `remoteMediaClient:didUpdateMediaStatus:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        *MediaState.FIELDS,
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "media.didUpdateStatus"

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdateMetadata(Notification):
    """The media or its metadata changed.

    SDK: `remoteMediaClient:didUpdateMediaMetadata:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "media.didUpdateMetadata"

    session_id: str
    """The session."""

    media: MediaInformation | None
    """The media; absent if there is none."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdateQueue(Notification):
    """The queue, its current item or its repeat mode changed.

    SDK: `remoteMediaClientDidUpdateQueue:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("current_item_id", "currentItemId", INTEGER),
        Field("items", "items", Array(Nested(lambda: QueueItem))),
        Field("repeat_mode", "repeatMode", Enumeration(RepeatMode)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "media.didUpdateQueue"

    session_id: str
    """The session."""

    current_item_id: int | None
    """The current item."""

    items: list[QueueItem] | None
    """The window of items that the receiver reported."""

    repeat_mode: RepeatMode | None
    """What it does when it reaches its end."""

    queue_data: QueueData | None
    """Metadata of the queue's container."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdatePreload(Notification):
    """The preloaded item changed.

    SDK: `remoteMediaClientDidUpdatePreloadStatus:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("preloaded_item_id", "preloadedItemId", INTEGER),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "media.didUpdatePreload"

    session_id: str
    """The session."""

    preloaded_item_id: int | None
    """The item; absent if there is none."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidEndSession(Notification):
    """A media session ended."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("media_session_id", "mediaSessionId", INTEGER, required=True),
        Field("idle_reason", "idleReason", Enumeration(IdleReason)),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "media.didEndSession"

    session_id: str
    """The session."""

    media_session_id: int
    """The media session."""

    idle_reason: IdleReason | None
    """The reason, if the receiver reported one."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdatePosition(MediaPosition, Notification):
    """Time advanced; only for connections that called `media.subscribe_position`, and only while it
    advances.

    SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        *MediaPosition.FIELDS,
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "media.didUpdatePosition"

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidReceiveError(Notification):
    """The app reported an error that doesn't answer a request: a track, an ad or the current item failed."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("receiver", "receiver", Nested(lambda: ReceiverErrorInfo), required=True),
        Field("message", "message", STRING, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "media.didReceiveError"

    session_id: str
    """The session."""

    receiver: ReceiverErrorInfo
    """The app's error."""

    message: str
    """The same in words, with what to check."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidReceiveMessage(Notification):
    """The app sent a message in the media namespace that is neither a status, a queue change, an error nor
    an answer.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("message", "message", OBJECT, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "media.didReceiveMessage"

    session_id: str
    """The session."""

    message: dict[str, Any]
    """The message as received."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class PlayerDidChange(PlayerStatus, Notification):
    """What a device with a session plays has changed: for status lines. The position alone changes
    nothing; extrapolate it with `playback_rate` while `player_state` is PLAYING.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        *PlayerStatus.FIELDS,
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "player.didChange"

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidReload(Notification):
    """The queue was replaced, or became known; empty when it has ended.

    SDK: `mediaQueueDidReloadItems:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("item_count", "itemCount", INTEGER, required=True),
        Field("is_last", "isLast", BOOLEAN, required=True),
        Field("item_ids", "itemIds", Array(INTEGER), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "queue.didReload"

    session_id: str
    """The session."""

    revision: int
    """Counts the changes of this session's queue."""

    item_count: int
    """How many items the queue has after the change."""

    is_last: bool
    """Whether it is the last notification of one change at the receiver: time to redraw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """All items, in order."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidInsert(Notification):
    """Adjacent items were inserted.

    SDK: `mediaQueue:didInsertItemsInRange:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("item_count", "itemCount", INTEGER, required=True),
        Field("is_last", "isLast", BOOLEAN, required=True),
        Field("item_ids", "itemIds", Array(INTEGER), required=True),
        Field("index", "index", INTEGER, required=True),
        Field("insert_before", "insertBefore", INTEGER),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "queue.didInsert"

    session_id: str
    """The session."""

    revision: int
    """Counts the changes of this session's queue."""

    item_count: int
    """How many items the queue has after the change."""

    is_last: bool
    """Whether it is the last notification of one change at the receiver: time to redraw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """The items, in order."""

    index: int
    """The index of the first one."""

    insert_before: int | None
    """The item after them; absent at the end."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidUpdate(Notification):
    """Items changed, or were added to or removed from the cache.

    SDK: `mediaQueue:didUpdateItemsAtIndexes:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("item_count", "itemCount", INTEGER, required=True),
        Field("is_last", "isLast", BOOLEAN, required=True),
        Field("item_ids", "itemIds", Array(INTEGER), required=True),
        Field("indexes", "indexes", Array(INTEGER), required=True),
        Field("reason", "reason", Enumeration(QueueUpdateReason), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "queue.didUpdate"

    session_id: str
    """The session."""

    revision: int
    """Counts the changes of this session's queue."""

    item_count: int
    """How many items the queue has after the change."""

    is_last: bool
    """Whether it is the last notification of one change at the receiver: time to redraw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """The items."""

    indexes: list[int]
    """Their indexes."""

    reason: QueueUpdateReason
    """The reason."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidRemove(Notification):
    """Items were removed.

    SDK: `mediaQueue:didRemoveItemsAtIndexes:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("item_count", "itemCount", INTEGER, required=True),
        Field("is_last", "isLast", BOOLEAN, required=True),
        Field("item_ids", "itemIds", Array(INTEGER), required=True),
        Field("indexes", "indexes", Array(INTEGER), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "queue.didRemove"

    session_id: str
    """The session."""

    revision: int
    """Counts the changes of this session's queue."""

    item_count: int
    """How many items the queue has after the change."""

    is_last: bool
    """Whether it is the last notification of one change at the receiver: time to redraw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """The items."""

    indexes: list[int]
    """Their old indexes."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidReorder(Notification):
    """The same items have a new order.

    SDK: `remoteMediaClientDidUpdateQueue:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("item_count", "itemCount", INTEGER, required=True),
        Field("is_last", "isLast", BOOLEAN, required=True),
        Field("item_ids", "itemIds", Array(INTEGER), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "queue.didReorder"

    session_id: str
    """The session."""

    revision: int
    """Counts the changes of this session's queue."""

    item_count: int
    """How many items the queue has after the change."""

    is_last: bool
    """Whether it is the last notification of one change at the receiver: time to redraw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """All items, in their new order."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ServeDidServe(ServedTransfer, Notification):
    """Somebody fetches a publication: when it begins, about once a second while bytes are taken, and when
    it ends. Of a transfer only the newest state matters.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        *ServedTransfer.FIELDS,
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "serve.didServe"

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillStart(Notification):
    """A session starts to connect.

    SDK: `sessionManager:willStartCastSession:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.willStart"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidEnterPhase(Notification):
    """A connecting session entered a new phase."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("phase", "phase", Enumeration(ConnectionPhase), required=True),
        Field("elapsed", "elapsed", NUMBER, required=True),
        Field("message", "message", STRING),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didEnterPhase"

    session_id: str
    """The session."""

    phase: ConnectionPhase
    """The phase that begins."""

    elapsed: float
    """Time since the start. In seconds."""

    message: str | None
    """Details, such as that the TV asks its viewer for permission."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidStart(Notification):
    """A session is connected.

    SDK: `sessionManager:didStartCastSession:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didStart"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidFailToStart(Notification):
    """A session failed to connect.

    SDK: `sessionManager:didFailToStartCastSession:withError:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("error", "error", Nested(lambda: ErrorInfo), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didFailToStart"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    error: ErrorInfo
    """Why it doesn't."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillEnd(Notification):
    """A session is about to end on request.

    SDK: `sessionManager:willEndCastSession:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.willEnd"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidEnd(Notification):
    """A session ended.

    SDK: `sessionManager:didEndCastSession:withError:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("reason", "reason", Enumeration(SessionEndReason), required=True),
        Field("error", "error", Nested(lambda: ErrorInfo)),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didEnd"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    reason: SessionEndReason
    """The reason."""

    error: ErrorInfo | None
    """The error, if there was one."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidSuspend(Notification):
    """A session lost its connection, or was suspended. The app may continue to play.

    SDK: `sessionManager:didSuspendCastSession:withReason:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("reason", "reason", Enumeration(SessionSuspendReason), required=True),
        Field("error", "error", Nested(lambda: ErrorInfo)),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didSuspend"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    reason: SessionSuspendReason
    """The reason."""

    error: ErrorInfo | None
    """What caused the loss."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillResume(Notification):
    """An attempt to resume a session starts.

    SDK: `sessionManager:willResumeCastSession:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("attempt", "attempt", INTEGER, required=True),
        Field("error", "error", Nested(lambda: ErrorInfo)),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.willResume"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    attempt: int
    """The number of the attempt since the suspension, from 1."""

    error: ErrorInfo | None
    """What ended the previous attempt, or else the connection."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidResume(Notification):
    """A session is connected again, and the same run of its app continues; nothing was loaded.

    SDK: `sessionManager:didResumeCastSession:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didResume"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidFailToResume(Notification):
    """A session could not be resumed: its app has ended, or the device was unreachable for too long.
    `SessionDidEnd` follows.

    SDK: `sessionManager:didFailToResumeSession:withError:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("error", "error", Nested(lambda: ErrorInfo), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didFailToResume"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    error: ErrorInfo
    """Why it doesn't."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdateDefaultOptions(Notification):
    """The default `session_options` of new sessions changed.

    SDK: `sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("category", "category", STRING, required=True),
        Field("options", "options", OBJECT),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didUpdateDefaultOptions"

    category: str
    """The devices' category."""

    options: dict[str, Any] | None
    """The options; absent: none."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillTransfer(Notification):
    """A session is about to move to another device, because a client called `session.transfer`, or because
    the receivers' platform moved it and it was found there.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("to_device", "toDevice", Nested(lambda: Device), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.willTransfer"

    session_id: str
    """The session."""

    session: Session
    """The session, still on its device."""

    to_device: Device
    """The other device."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidTransfer(Notification):
    """A session has moved to another device under the same id; `SessionDidResume`, whose session has that
    device, came just before. The new device has a new media session.

    SDK: `sessionManager:didResumeCastSession:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("from_device", "fromDevice", Nested(lambda: Device), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didTransfer"

    session_id: str
    """The session."""

    session: Session
    """The session on the other device."""

    from_device: Device
    """The device that it left."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidFailToTransfer(Notification):
    """A session could not be transferred; it is unchanged, unless `SessionDidEnd` or `SessionDidSuspend`
    says otherwise.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("to_device", "toDevice", Nested(lambda: Device), required=True),
        Field("error", "error", Nested(lambda: ErrorInfo), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didFailToTransfer"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    to_device: Device
    """The other device."""

    error: ErrorInfo
    """Why it doesn't."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdateDevice(Notification):
    """A session's device changed: its name, its address, its status.

    SDK: `sessionManager:castSession:didUpdateDevice:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didUpdateDevice"

    session_id: str
    """The session."""

    session: Session
    """The session."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidReceiveMultizoneStatus(Notification):
    """A group reported its members, and they differ from the known ones.

    SDK: `didReceiveMultizoneStatus:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("status", "status", Nested(lambda: MultizoneStatus), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didReceiveMultizoneStatus"

    session_id: str
    """The session."""

    status: MultizoneStatus
    """The members now."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidAddMultizoneDevice(Notification):
    """A device joined the group.

    SDK: `didAddMultizoneDevice:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("device", "device", Nested(lambda: MultizoneDevice), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didAddMultizoneDevice"

    session_id: str
    """The session."""

    device: MultizoneDevice
    """The member."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdateMultizoneDevice(Notification):
    """A group member changed, such as its volume.

    SDK: `didUpdateMultizoneDevice:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("device_id", "deviceId", STRING, required=True),
        Field("device", "device", Nested(lambda: MultizoneDevice), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didUpdateMultizoneDevice"

    session_id: str
    """The session."""

    device_id: str
    """The member."""

    device: MultizoneDevice
    """The member now."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidRemoveMultizoneDevice(Notification):
    """A device left the group.

    SDK: `didRemoveMultizoneDeviceWithID:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("device_id", "deviceId", STRING, required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didRemoveMultizoneDevice"

    session_id: str
    """The session."""

    device_id: str
    """The member."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdatePlaybackSession(Notification):
    """Whether playback can be transferred and expanded changed."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("playback_session", "playbackSession", Nested(lambda: MultizonePlaybackSession), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didUpdatePlaybackSession"

    session_id: str
    """The session."""

    playback_session: MultizonePlaybackSession
    """The present state."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidChangeVolume(Notification):
    """The device's volume changed, whoever changed it.

    SDK: `didReceiveDeviceVolume:muted:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("volume", "volume", Nested(lambda: DeviceVolume), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didChangeVolume"

    session_id: str
    """The session."""

    volume: DeviceVolume
    """The volume now."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidChangeStatus(Notification):
    """The receiver's status changed: app, status text, active input, standby.

    SDK: `didReceiveDeviceStatus:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didChangeStatus"

    session_id: str
    """The session."""

    session: Session
    """The session now."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidChange(Notification):
    """The state of a widget changed. It is sent before the notification of its cause, but after
    `SessionWillStart` and `SessionWillResume`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("widget", "widget", Enumeration(WidgetName), required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("state", "state", Nested(lambda: WidgetStates), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "widget.didChange"

    widget: WidgetName
    """The step."""

    revision: int
    """Grows with every change of any widget."""

    state: WidgetStates
    """Its state; the other members are absent."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidTriggerExpandedController(Notification):
    """The expanded controller should be shown, and the program shows it itself.

    SDK: `kGCKExpandedMediaControlsTriggeredNotification`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "widget.didTriggerExpandedController"

    session_id: str | None
    """The session."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidPressCustomButton(Notification):
    """A button defined by the program was pressed.

    SDK: `GCKUIMediaButtonBarProtocol.setCustomButton`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("widget", "widget", Enumeration(WidgetName), required=True),
        Field("slot", "slot", INTEGER, required=True),
        Field("custom_id", "customId", STRING),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "widget.didPressCustomButton"

    widget: WidgetName
    """The widget."""

    slot: int
    """The index of its slot, from 0."""

    custom_id: str | None
    """The step."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidApplyStyle(Notification):
    """Changes to the style tree were applied.

    SDK: `kGCKUIStyleAppliedNotification`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("paths", "paths", Array(STRING), required=True),
        Field("effective", "effective", Map(ANY), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "widget.didApplyStyle"

    paths: list[str]
    """The parts whose effective attributes changed."""

    effective: dict[str, Any]
    """Their effective attributes, by path."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


NOTIFICATIONS: dict[str, type[Notification]] = {
    "channel.didConnect": ChannelDidConnect,
    "channel.didDisconnect": ChannelDidDisconnect,
    "channel.didReceiveMessage": ChannelDidReceiveMessage,
    "channel.didChangeWritable": ChannelDidChangeWritable,
    "context.didChangeCastState": ContextDidChangeCastState,
    "discovery.didStart": DiscoveryDidStart,
    "discovery.willUpdateList": DiscoveryWillUpdateList,
    "discovery.didUpdateList": DiscoveryDidUpdateList,
    "discovery.didStop": DiscoveryDidStop,
    "discovery.didChangeAvailability": DiscoveryDidChangeAvailability,
    "discovery.didInsertDevice": DiscoveryDidInsertDevice,
    "discovery.didUpdateDevice": DiscoveryDidUpdateDevice,
    "discovery.didMoveDevice": DiscoveryDidMoveDevice,
    "discovery.didRemoveDevice": DiscoveryDidRemoveDevice,
    "image.didCache": ImageDidCache,
    "log.didRecord": LogDidRecord,
    "log.didTapMessage": LogDidTapMessage,
    "log.didChangeFile": LogDidChangeFile,
    "media.didStartSession": MediaDidStartSession,
    "media.didUpdateStatus": MediaDidUpdateStatus,
    "media.didUpdateMetadata": MediaDidUpdateMetadata,
    "media.didUpdateQueue": MediaDidUpdateQueue,
    "media.didUpdatePreload": MediaDidUpdatePreload,
    "media.didEndSession": MediaDidEndSession,
    "media.didUpdatePosition": MediaDidUpdatePosition,
    "media.didReceiveError": MediaDidReceiveError,
    "media.didReceiveMessage": MediaDidReceiveMessage,
    "player.didChange": PlayerDidChange,
    "queue.didReload": QueueDidReload,
    "queue.didInsert": QueueDidInsert,
    "queue.didUpdate": QueueDidUpdate,
    "queue.didRemove": QueueDidRemove,
    "queue.didReorder": QueueDidReorder,
    "serve.didServe": ServeDidServe,
    "session.willStart": SessionWillStart,
    "session.didEnterPhase": SessionDidEnterPhase,
    "session.didStart": SessionDidStart,
    "session.didFailToStart": SessionDidFailToStart,
    "session.willEnd": SessionWillEnd,
    "session.didEnd": SessionDidEnd,
    "session.didSuspend": SessionDidSuspend,
    "session.willResume": SessionWillResume,
    "session.didResume": SessionDidResume,
    "session.didFailToResume": SessionDidFailToResume,
    "session.didUpdateDefaultOptions": SessionDidUpdateDefaultOptions,
    "session.willTransfer": SessionWillTransfer,
    "session.didTransfer": SessionDidTransfer,
    "session.didFailToTransfer": SessionDidFailToTransfer,
    "session.didUpdateDevice": SessionDidUpdateDevice,
    "session.didReceiveMultizoneStatus": SessionDidReceiveMultizoneStatus,
    "session.didAddMultizoneDevice": SessionDidAddMultizoneDevice,
    "session.didUpdateMultizoneDevice": SessionDidUpdateMultizoneDevice,
    "session.didRemoveMultizoneDevice": SessionDidRemoveMultizoneDevice,
    "session.didUpdatePlaybackSession": SessionDidUpdatePlaybackSession,
    "session.didChangeVolume": SessionDidChangeVolume,
    "session.didChangeStatus": SessionDidChangeStatus,
    "widget.didChange": WidgetDidChange,
    "widget.didTriggerExpandedController": WidgetDidTriggerExpandedController,
    "widget.didPressCustomButton": WidgetDidPressCustomButton,
    "widget.didApplyStyle": WidgetDidApplyStyle,
}
"""The classes by wire name."""

__all__ = [
    "ChannelDidConnect",
    "ChannelDidDisconnect",
    "ChannelDidReceiveMessage",
    "ChannelDidChangeWritable",
    "ContextDidChangeCastState",
    "DiscoveryDidStart",
    "DiscoveryWillUpdateList",
    "DiscoveryDidUpdateList",
    "DiscoveryDidStop",
    "DiscoveryDidChangeAvailability",
    "DiscoveryDidInsertDevice",
    "DiscoveryDidUpdateDevice",
    "DiscoveryDidMoveDevice",
    "DiscoveryDidRemoveDevice",
    "ImageDidCache",
    "LogDidRecord",
    "LogDidTapMessage",
    "LogDidChangeFile",
    "MediaDidStartSession",
    "MediaDidUpdateStatus",
    "MediaDidUpdateMetadata",
    "MediaDidUpdateQueue",
    "MediaDidUpdatePreload",
    "MediaDidEndSession",
    "MediaDidUpdatePosition",
    "MediaDidReceiveError",
    "MediaDidReceiveMessage",
    "PlayerDidChange",
    "QueueDidReload",
    "QueueDidInsert",
    "QueueDidUpdate",
    "QueueDidRemove",
    "QueueDidReorder",
    "ServeDidServe",
    "SessionWillStart",
    "SessionDidEnterPhase",
    "SessionDidStart",
    "SessionDidFailToStart",
    "SessionWillEnd",
    "SessionDidEnd",
    "SessionDidSuspend",
    "SessionWillResume",
    "SessionDidResume",
    "SessionDidFailToResume",
    "SessionDidUpdateDefaultOptions",
    "SessionWillTransfer",
    "SessionDidTransfer",
    "SessionDidFailToTransfer",
    "SessionDidUpdateDevice",
    "SessionDidReceiveMultizoneStatus",
    "SessionDidAddMultizoneDevice",
    "SessionDidUpdateMultizoneDevice",
    "SessionDidRemoveMultizoneDevice",
    "SessionDidUpdatePlaybackSession",
    "SessionDidChangeVolume",
    "SessionDidChangeStatus",
    "WidgetDidChange",
    "WidgetDidTriggerExpandedController",
    "WidgetDidPressCustomButton",
    "WidgetDidApplyStyle",
]
