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
    """Messages can be sent on a channel from now on. Comes after `SessionDidStart` and
    `SessionDidResume`, and only to clients that have the channel.

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
    """Whether the link takes more."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ChannelDidDisconnect(Notification):
    """Messages can't be sent on a channel any more. Comes before `SessionDidSuspend` and
    `SessionDidEnd`.

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
    """Why."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ChannelDidReceiveMessage(Notification):
    """The app sent a message. Either `text` or `data` is there, as the app sent it; text that isn't valid
    UTF-8 comes as `data`.

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
    """The message in base64, if it is bytes."""

    is_broadcast: bool
    """Whether the app sent it to all its senders."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ChannelDidChangeWritable(Notification):
    """The device reads more slowly than is written (`false`), or has caught up (`true`). Nothing is lost
    in between, until `SendBufferFull`.

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
    """Whether the link takes more."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ContextDidChangeCastState(Notification):
    """Whether there are devices, or a session, changed.

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
    """Discovery began.

    SDK: `didStartDiscoveryForDeviceCategory`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didStart"

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidStop(Notification):
    """Discovery stopped, by request."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didStop"

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidChangeAvailability(Notification):
    """A source of devices began to work, or ceased to: the DNS-SD daemon is missing, was stopped or came
    back. It recovers by itself; the devices stay listed until their records expire.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("source", "source", Enumeration(DiscoverySourceKind), required=True),
        Field("is_available", "isAvailable", BOOLEAN, required=True),
        Field("error", "error", Nested(lambda: ErrorInfo)),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didChangeAvailability"

    source: DiscoverySourceKind
    """Which source: `avahi` or `embedded`."""

    is_available: bool
    """Whether it works now."""

    error: ErrorInfo | None
    """Why not."""

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
    """Its place in the list. At least 0."""

    device: Device
    """The device."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidUpdateDevice(Notification):
    """Something about a device changed, but not its place.

    SDK: `didUpdateDevice:atIndex:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("index", "index", INTEGER, required=True, minimum=0),
        Field("device", "device", Nested(lambda: Device), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didUpdateDevice"

    index: int
    """Its place in the list. At least 0."""

    device: Device
    """The device."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidMoveDevice(Notification):
    """A device changed and has another place.

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
    """Its old place. At least 0."""

    to_index: int
    """Its place now, counted without it. At least 0."""

    device: Device
    """The device."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidRemoveDevice(Notification):
    """A device is gone.

    SDK: `didRemoveDevice:atIndex:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("index", "index", INTEGER, required=True, minimum=0),
        Field("device", "device", Nested(lambda: Device), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "discovery.didRemoveDevice"

    index: int
    """The place that it had. At least 0."""

    device: Device
    """The device."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class ImageDidCache(Notification):
    """A picture was fetched and kept, whoever asked for it. What may be a token, the URL's query, is left
    out; `url_digest` is for those who know the whole URL.
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
    """Its URL; a query is `?…`."""

    url_digest: str
    """The SHA-256 of the whole URL as it was asked for, in hexadecimal digits."""

    path: str
    """The file."""

    media_type: str
    """Its type."""

    width: int | None
    """Its width; absent for drawings. In pixels."""

    height: int | None
    """Its height; absent for drawings. In pixels."""

    bytes: int
    """How long it is. In bytes."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class LogDidRecord(Notification):
    """The framework says something. If too much comes for the connection, the oldest are lost, and
    `$/overflow` or `lost` tells how many.

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
    """Grows with every record of this connection."""

    level: LogLevel
    """How grave it is."""

    message: str
    """What is said, with `metadata` behind it."""

    component: str
    """Who says it: `CastSession(Starting)`."""

    class_name: str | None
    """The SDK's class that does the same: `GCKCastSession`; absent where there is none."""

    function: str
    """In which function: `start(_:options:)`."""

    location: str
    """In which file and line: `CastSender/CastSession+Starting.swift:55`."""

    time: float
    """When, since 1970. In seconds."""

    session_id: str | None
    """The session that it is about."""

    metadata: dict[str, str] | None
    """The circumstances, by name."""

    lost: int | None
    """How many records before this one were lost, because more came than the connection could take."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class LogDidTapMessage(Notification):
    """A message went over a link. If too much comes for the connection, the oldest are lost, and
    `$/overflow` tells how many.
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
    """Grows with every message that this connection is shown."""

    time: float
    """When, since 1970. In seconds."""

    session_id: str
    """Whose link it is."""

    direction: MessageDirection
    """Which way it went."""

    source_id: str
    """Who sent it."""

    destination_id: str
    """Who is to get it."""

    namespace: str
    """Its namespace."""

    payload: str | None
    """The text of a text message."""

    binary_payload: str | None
    """The bytes of a binary message in Base64; only without redaction."""

    payload_bytes: int
    """How long the payload is. In bytes."""

    is_truncated: bool
    """Whether some of it isn't here."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class LogDidChangeFile(Notification):
    """The log in files began, ended, can't be written to, or can again."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("file", "file", Nested(lambda: LogFile), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "log.didChangeFile"

    file: LogFile
    """How it is now."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidStartSession(Notification):
    """New media is loaded: there is a new media session.

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
    """Other media, or other metadata.

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
    """The media; absent when there is none."""

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
    """What it does at its end."""

    queue_data: QueueData | None
    """What is known about the queue."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdatePreload(Notification):
    """The item that is ready to follow changed.

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
    """The item; absent when there is none."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidEndSession(Notification):
    """A media session is over."""

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
    """Why, if the receiver said it."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdatePosition(MediaPosition, Notification):
    """Time advanced; only for connections that called `media.subscribe_position`, and only while it does.

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
    """The app reported an error that answers no request: a track that can't be had, an ad, the item that
    plays.
    """

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
    """What the app said."""

    message: str
    """The same for people, with what they can check."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidReceiveMessage(Notification):
    """The app said something in the media namespace that is neither a status, a queue change, an error nor
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
    """The message as it came."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidReload(Notification):
    """The queue is another one, or is known only now; empty when it is over.

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
    """How many items the queue has after it."""

    is_last: bool
    """Whether it is the last one that came of one change at the receiver; the time to draw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """All items, in order."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidInsert(Notification):
    """Items came in, one beside the other.

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
    """How many items the queue has after it."""

    is_last: bool
    """Whether it is the last one that came of one change at the receiver; the time to draw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """The items, in order."""

    index: int
    """Where the first of them stands now."""

    insert_before: int | None
    """The item behind them; absent at the end."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidUpdate(Notification):
    """Items aren't what they were, or came into or left the cache.

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
    """How many items the queue has after it."""

    is_last: bool
    """Whether it is the last one that came of one change at the receiver; the time to draw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """The items."""

    indexes: list[int]
    """Where they stand."""

    reason: QueueUpdateReason
    """Why."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidRemove(Notification):
    """Items went.

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
    """How many items the queue has after it."""

    is_last: bool
    """Whether it is the last one that came of one change at the receiver; the time to draw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """The items."""

    indexes: list[int]
    """Where they stood before."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidReorder(Notification):
    """The same items are in another order.

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
    """How many items the queue has after it."""

    is_last: bool
    """Whether it is the last one that came of one change at the receiver; the time to draw. SDK:
    `mediaQueueDidChange:`.
    """

    item_ids: list[int]
    """All items, in their new order."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillStart(Notification):
    """A session begins to connect.

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
    """A session that connects has come to a new step."""

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
    """The step that begins."""

    elapsed: float
    """Time since the start. In seconds."""

    message: str | None
    """More about it: that the TV asks its viewer for permission."""

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
    """A session could not be connected.

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
    """Why not."""

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
    """A session is over.

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
    """Why."""

    error: ErrorInfo | None
    """What went wrong, if something did."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidSuspend(Notification):
    """The link of a session is down: it broke, or was put down. The app may go on.

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
    """Why."""

    error: ErrorInfo | None
    """What broke the link."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillResume(Notification):
    """An attempt to resume a session begins.

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
    """Which attempt since the session was suspended, from 1."""

    error: ErrorInfo | None
    """What ended the attempt before, or else the link."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidResume(Notification):
    """The link of a session is up again, and its app is the same run; nothing was loaded anew.

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
    """A session could not be resumed: its app has ended, or the device stayed away for too long.
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
    """Why not."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdateDefaultOptions(Notification):
    """What new sessions get as `session_options` changed.

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
    """The options; absent: none any more."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillTransfer(Notification):
    """A session is about to come to another device, because a client asked for it (`session.transfer`), or
    because it was found there: the receivers' platform moved it.
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
    """A session is on another device now, under the same id; `SessionDidResume`, whose session has that
    device, came just before. On the device there is another media session.

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
    """A session could not be brought to another device; it is as it was, unless `SessionDidEnd` or
    `SessionDidSuspend` says otherwise.
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
    """Why not."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdateDevice(Notification):
    """What is known of a session's device changed: its name, its address, what it shows.

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
    """A group told its members, and they aren't what was known.

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
    """A member of the group changed, such as its volume.

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
    """Whether what plays can be moved and spread changed."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("playback_session", "playbackSession", Nested(lambda: MultizonePlaybackSession), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "session.didUpdatePlaybackSession"

    session_id: str
    """The session."""

    playback_session: MultizonePlaybackSession
    """How it is now."""

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
    """What the receiver reports of itself changed: app, status text, active input, standby.

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
    """The state of a widget changed. It comes before the notification of what caused it, but after
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
    """Which."""

    revision: int
    """Grows with every change of any widget."""

    state: WidgetStates
    """Its state; the other members are absent."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidTriggerExpandedController(Notification):
    """The expanded controller is wanted, and the program shows it itself.

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
    """A button of the program's own was pressed.

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
    """Of which widget."""

    slot: int
    """At which place, from 0."""

    custom_id: str | None
    """Which."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidApplyStyle(Notification):
    """The style tree counts anew.

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
    "queue.didReload": QueueDidReload,
    "queue.didInsert": QueueDidInsert,
    "queue.didUpdate": QueueDidUpdate,
    "queue.didRemove": QueueDidRemove,
    "queue.didReorder": QueueDidReorder,
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
    "QueueDidReload",
    "QueueDidInsert",
    "QueueDidUpdate",
    "QueueDidRemove",
    "QueueDidReorder",
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
