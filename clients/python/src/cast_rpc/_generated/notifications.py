# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .._model import ABSENT, Model, OpenModel, Takes, member, Notification
from .enums import *
from .types import *

if TYPE_CHECKING:
    from .dicts import *


class ChannelDidConnect(Notification):
    """Messages can now be sent on a channel. Comes after `SessionDidStart` and `SessionDidResume`, and
    only to clients that have the channel.

    SDK: `GCKGenericChannelDelegate.castChannelDidConnect`.
    """

    METHOD: ClassVar[str] = "channel.didConnect"
    session_id: str
    """The session."""
    namespace: str
    """The channel's namespace."""
    is_writable: bool
    """Whether the connection accepts more."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class ChannelDidDisconnect(Notification):
    """Messages can no longer be sent on a channel. Comes before `SessionDidSuspend` and `SessionDidEnd`.

    SDK: `GCKGenericChannelDelegate.castChannelDidDisconnect`.
    """

    METHOD: ClassVar[str] = "channel.didDisconnect"
    session_id: str
    """The session."""
    namespace: str
    """The channel's namespace."""
    reason: Takes[ChannelDisconnectReason, ChannelDisconnectReasonLike]
    """The reason."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class ChannelDidReceiveMessage(Notification):
    """The app sent a message. Either `text` or `data` is present, as the app sent it; text that isn't
    valid UTF-8 arrives as `data`.

    SDK: `GCKGenericChannelDelegate.castChannel:didReceiveTextMessage`.
    """

    METHOD: ClassVar[str] = "channel.didReceiveMessage"
    session_id: str
    """The session."""
    namespace: str
    """The channel's namespace."""
    text: str | None = None
    """The message, if it is text."""
    data: str | None = None
    """The message in base64, if it is binary."""
    is_broadcast: bool
    """Whether the app sent it to all its senders."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class ChannelDidChangeWritable(Notification):
    """The device reads more slowly than the server writes (`false`), or has caught up (`true`). No message
    is lost until a call fails with `SendBufferFull`.

    SDK: `GCKGenericChannelDelegate.castChannel:didChangeWritableState`.
    """

    METHOD: ClassVar[str] = "channel.didChangeWritable"
    session_id: str
    """The session."""
    namespace: str
    """The channel's namespace."""
    is_writable: bool
    """Whether the connection accepts more."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class ContextDidChangeCastState(Notification):
    """The cast state changed: whether there are devices, or a session.

    SDK: `kGCKCastStateDidChangeNotification`.
    """

    METHOD: ClassVar[str] = "context.didChangeCastState"
    cast_state: Takes[CastState, CastStateLike]
    """The new state."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidStart(Notification):
    """Discovery started.

    SDK: `didStartDiscoveryForDeviceCategory`.
    """

    METHOD: ClassVar[str] = "discovery.didStart"
    has_devices: bool
    """Whether devices are already listed: found before, added by address, or saved by an earlier run. SDK:
    `didHaveDiscoveredDeviceWhenStartingDiscovery`.
    """
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryWillUpdateList(Notification):
    """Changes of the device list follow.

    SDK: `willUpdateDeviceList`.
    """

    METHOD: ClassVar[str] = "discovery.willUpdateList"
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidUpdateList(Notification):
    """All changes since `willUpdateList` have been sent: time to redraw the list.

    SDK: `didUpdateDeviceList`.
    """

    METHOD: ClassVar[str] = "discovery.didUpdateList"
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidStop(Notification):
    """Discovery stopped on request."""

    METHOD: ClassVar[str] = "discovery.didStop"
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidChangeAvailability(Notification):
    """A discovery source started or stopped working: the DNS-SD daemon is missing, was stopped, or works
    again. The source recovers by itself; devices stay listed until their records expire.
    """

    METHOD: ClassVar[str] = "discovery.didChangeAvailability"
    source: Takes[DiscoverySourceKind, DiscoverySourceKindLike]
    """The source: `AVAHI` or `EMBEDDED`."""
    is_available: bool
    """Whether it works now."""
    error: ErrorInfo | None = None
    """The reason."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidInsertDevice(Notification):
    """A device was found.

    SDK: `didInsertDevice:atIndex:`.
    """

    METHOD: ClassVar[str] = "discovery.didInsertDevice"
    index: int = member(minimum=0)
    """Its index in the list. At least 0."""
    device: Device
    """The device."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidUpdateDevice(Notification):
    """A device changed, but not its index.

    SDK: `didUpdateDevice:atIndex:`.
    """

    METHOD: ClassVar[str] = "discovery.didUpdateDevice"
    index: int = member(minimum=0)
    """Its index in the list. At least 0."""
    device: Device
    """The device."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidMoveDevice(Notification):
    """A device changed and moved to another index.

    SDK: `didUpdateDevice:atIndex:andMoveToIndex:`.
    """

    METHOD: ClassVar[str] = "discovery.didMoveDevice"
    from_index: int = member(minimum=0)
    """Its old index. At least 0."""
    to_index: int = member(minimum=0)
    """Its new index, counted without the device. At least 0."""
    device: Device
    """The device."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class DiscoveryDidRemoveDevice(Notification):
    """A device was removed.

    SDK: `didRemoveDevice:atIndex:`.
    """

    METHOD: ClassVar[str] = "discovery.didRemoveDevice"
    index: int = member(minimum=0)
    """The index that it had. At least 0."""
    device: Device
    """The device."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class ImageDidCache(Notification):
    """An image was fetched and cached for any of the clients. The URL's query is left out, because it may
    hold a token; `url_digest` identifies the whole URL to clients that know it.
    """

    METHOD: ClassVar[str] = "image.didCache"
    url: str
    """Its URL; a query is replaced by `?…`."""
    url_digest: str
    """The SHA-256 of the complete URL as requested, in hexadecimal digits."""
    path: str
    """The file."""
    media_type: str
    """Its type."""
    width: int | None = None
    """Its width; absent for SVG. In pixels."""
    height: int | None = None
    """Its height; absent for SVG. In pixels."""
    bytes: int
    """The size of the file. In bytes."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class LogDidRecord(Notification):
    """The framework logged a record. If there are too many for the connection, the oldest are dropped, and
    `$/overflow` or `lost` says how many.

    SDK: `GCKLoggerDelegate.logMessage:atLevel:fromFunction:location:`.
    """

    METHOD: ClassVar[str] = "log.didRecord"
    record_id: int
    """A number that grows with every record of this connection."""
    level: Takes[LogLevel, LogLevelLike]
    """The severity."""
    message: str
    """The message, followed by `metadata`."""
    component: str
    """The component that logged it: `CastSession(Starting)`."""
    class_name: str | None = None
    """The corresponding class of the SDK: `GCKCastSession`; absent if there is none."""
    function: str
    """The function: `start(_:options:)`."""
    location: str
    """The file and line: `CastSender/CastSession+Starting.swift:55`."""
    time: float
    """The time, in seconds since 1970. In seconds."""
    session_id: str | None = None
    """The session that it is about."""
    metadata: Takes[dict[str, str] | None, Mapping[str, str] | None] = ABSENT
    """Further details, by name."""
    lost: int | None = None
    """How many records before this one were dropped because the connection couldn't take them."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class LogDidTapMessage(Notification):
    """A Cast message was sent or received. If there are too many for the connection, the oldest are
    dropped, and `$/overflow` says how many.
    """

    METHOD: ClassVar[str] = "log.didTapMessage"
    record_id: int
    """A number that grows with every message shown to this connection."""
    time: float
    """The time, in seconds since 1970. In seconds."""
    session_id: str
    """The session that it belongs to."""
    direction: Takes[MessageDirection, MessageDirectionLike]
    """The direction."""
    source_id: str
    """The sender's id."""
    destination_id: str
    """The recipient's id."""
    namespace: str
    """Its namespace."""
    payload: str | None = None
    """The payload of a text message."""
    binary_payload: str | None = None
    """The payload of a binary message in base64; only without redaction."""
    payload_bytes: int
    """The payload's full length. In bytes."""
    is_truncated: bool
    """Whether the payload was cut or left out."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class LogDidChangeFile(Notification):
    """Logging to files started, stopped, fails, or works again."""

    METHOD: ClassVar[str] = "log.didChangeFile"
    file: LogFile
    """The present state."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidStartSession(Notification):
    """New media was loaded: a new media session exists.

    SDK: `remoteMediaClient:didStartMediaSessionWithID:`.
    """

    METHOD: ClassVar[str] = "media.didStartSession"
    session_id: str
    """The session."""
    media_session_id: int
    """The media session."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdateStatus(MediaState, Notification):
    """The media status changed, by this server, another sender or the device itself.

    SDK: `remoteMediaClient:didUpdateMediaStatus:`.
    """

    METHOD: ClassVar[str] = "media.didUpdateStatus"
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdateMetadata(Notification):
    """The media or its metadata changed.

    SDK: `remoteMediaClient:didUpdateMediaMetadata:`.
    """

    METHOD: ClassVar[str] = "media.didUpdateMetadata"
    session_id: str
    """The session."""
    media: Takes[MediaInformation | None, MediaInformation | MediaInformationDict | None] = ABSENT
    """The media; absent if there is none."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdateQueue(Notification):
    """The queue, its current item or its repeat mode changed.

    SDK: `remoteMediaClientDidUpdateQueue:`.
    """

    METHOD: ClassVar[str] = "media.didUpdateQueue"
    session_id: str
    """The session."""
    current_item_id: int | None = None
    """The current item."""
    items: Takes[list[QueueItem] | None, Sequence[QueueItem | QueueItemDict] | None] = ABSENT
    """The window of items that the receiver reported."""
    repeat_mode: Takes[RepeatMode | None, RepeatModeLike | None] = ABSENT
    """The queue's behaviour at its end."""
    queue_data: Takes[QueueData | None, QueueData | QueueDataDict | None] = ABSENT
    """Metadata of the queue's container."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdatePreload(Notification):
    """The preloaded item changed.

    SDK: `remoteMediaClientDidUpdatePreloadStatus:`.
    """

    METHOD: ClassVar[str] = "media.didUpdatePreload"
    session_id: str
    """The session."""
    preloaded_item_id: int | None = None
    """The item; absent if there is none."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidEndSession(Notification):
    """A media session ended."""

    METHOD: ClassVar[str] = "media.didEndSession"
    session_id: str
    """The session."""
    media_session_id: int
    """The media session."""
    idle_reason: Takes[IdleReason | None, IdleReasonLike | None] = ABSENT
    """The reason, if the receiver reported one."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidUpdatePosition(MediaPosition, Notification):
    """Time advanced; only for connections that called `media.subscribe_position`, and only while it
    advances.

    SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
    """

    METHOD: ClassVar[str] = "media.didUpdatePosition"
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidReceiveError(Notification):
    """The app reported an error that answers no request of this server: a track, an ad, the current item,
    or what another sender loaded, failed.
    """

    METHOD: ClassVar[str] = "media.didReceiveError"
    session_id: str
    """The session."""
    receiver: ReceiverErrorInfo
    """The app's error."""
    message: str
    """The same in words, with what to check."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class MediaDidReceiveMessage(Notification):
    """The app sent a message in the media namespace that is neither a status, a queue change, an error nor
    an answer.
    """

    METHOD: ClassVar[str] = "media.didReceiveMessage"
    session_id: str
    """The session."""
    message: Takes[dict[str, Any], Mapping[str, Any]]
    """The message as received."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class PlayerDidChange(PlayerStatus, Notification):
    """The playback status of a device with a session changed. A mere advance of the position isn't
    reported: extrapolate it with `playback_rate` while `player_state` is PLAYING.
    """

    METHOD: ClassVar[str] = "player.didChange"
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidReload(Notification):
    """The queue was replaced, became known, or ended; it is empty then.

    SDK: `mediaQueueDidReloadItems:`.
    """

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
    item_ids: Takes[list[int], Sequence[int]]
    """All items, in order."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidInsert(Notification):
    """Adjacent items were inserted.

    SDK: `mediaQueue:didInsertItemsInRange:`.
    """

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
    item_ids: Takes[list[int], Sequence[int]]
    """The items, in order."""
    index: int
    """The index of the first one."""
    insert_before: int | None = None
    """The item after them; absent at the end."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidUpdate(Notification):
    """Items changed, or were added to or removed from the cache.

    SDK: `mediaQueue:didUpdateItemsAtIndexes:`.
    """

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
    item_ids: Takes[list[int], Sequence[int]]
    """The items."""
    indexes: Takes[list[int], Sequence[int]]
    """Their indexes."""
    reason: Takes[QueueUpdateReason, QueueUpdateReasonLike]
    """The reason."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidRemove(Notification):
    """Items were removed.

    SDK: `mediaQueue:didRemoveItemsAtIndexes:`.
    """

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
    item_ids: Takes[list[int], Sequence[int]]
    """The items."""
    indexes: Takes[list[int], Sequence[int]]
    """Their old indexes."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class QueueDidReorder(Notification):
    """The same items have a new order.

    SDK: `remoteMediaClientDidUpdateQueue:`.
    """

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
    item_ids: Takes[list[int], Sequence[int]]
    """All items, in their new order."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class RecordDidChange(RecordingInfo, Notification):
    """A recording started, stopped, can't be written, or works again."""

    METHOD: ClassVar[str] = "record.didChange"
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class ServeDidConvert(ConversionProgress, Notification):
    """A conversion finished a segment, started, paused or failed; a few times a minute. Only the newest
    state of a publication matters.
    """

    METHOD: ClassVar[str] = "serve.didConvert"
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class ServeDidServe(ServedTransfer, Notification):
    """A client of the media server fetches a publication; sent at the start of the transfer, about once a
    second while bytes are read, and at its end. Only the newest state of a transfer matters.
    """

    METHOD: ClassVar[str] = "serve.didServe"
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillStart(Notification):
    """A session starts to connect.

    SDK: `sessionManager:willStartCastSession:`.
    """

    METHOD: ClassVar[str] = "session.willStart"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidEnterPhase(Notification):
    """A connecting session entered a new phase."""

    METHOD: ClassVar[str] = "session.didEnterPhase"
    session_id: str
    """The session."""
    phase: Takes[ConnectionPhase, ConnectionPhaseLike]
    """The phase that begins."""
    elapsed: float
    """Time since the start. In seconds."""
    message: str | None = None
    """Details, such as that the TV asks its viewer for permission."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidStart(Notification):
    """A session is connected.

    SDK: `sessionManager:didStartCastSession:`.
    """

    METHOD: ClassVar[str] = "session.didStart"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidFailToStart(Notification):
    """A session failed to connect.

    SDK: `sessionManager:didFailToStartCastSession:withError:`.
    """

    METHOD: ClassVar[str] = "session.didFailToStart"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    error: ErrorInfo
    """The reason."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillEnd(Notification):
    """A session is about to end on request.

    SDK: `sessionManager:willEndCastSession:`.
    """

    METHOD: ClassVar[str] = "session.willEnd"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidEnd(Notification):
    """A session ended.

    SDK: `sessionManager:didEndCastSession:withError:`.
    """

    METHOD: ClassVar[str] = "session.didEnd"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    reason: Takes[SessionEndReason, SessionEndReasonLike]
    """The reason."""
    error: ErrorInfo | None = None
    """The error, if there was one."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidSuspend(Notification):
    """A session lost its connection, or was suspended; playback may continue.

    SDK: `sessionManager:didSuspendCastSession:withReason:`.
    """

    METHOD: ClassVar[str] = "session.didSuspend"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    reason: Takes[SessionSuspendReason, SessionSuspendReasonLike]
    """The reason."""
    error: ErrorInfo | None = None
    """The cause of the loss."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillResume(Notification):
    """An attempt to resume a session starts.

    SDK: `sessionManager:willResumeCastSession:`.
    """

    METHOD: ClassVar[str] = "session.willResume"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    attempt: int
    """The number of the attempt since the suspension, from 1."""
    error: ErrorInfo | None = None
    """The error that ended the previous attempt or, for the first one, the connection."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidResume(Notification):
    """A session is connected again, and the same run of its app continues; nothing was loaded.

    SDK: `sessionManager:didResumeCastSession:`.
    """

    METHOD: ClassVar[str] = "session.didResume"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidFailToResume(Notification):
    """A session could not be resumed: its app has ended, or the device was unreachable for too long.
    `SessionDidEnd` follows.

    SDK: `sessionManager:didFailToResumeSession:withError:`.
    """

    METHOD: ClassVar[str] = "session.didFailToResume"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    error: ErrorInfo
    """The reason."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdateDefaultOptions(Notification):
    """The default `session_options` of new sessions changed.

    SDK: `sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:`.
    """

    METHOD: ClassVar[str] = "session.didUpdateDefaultOptions"
    category: str
    """The devices' category."""
    options: Takes[dict[str, Any] | None, Mapping[str, Any] | None] = ABSENT
    """The options; absent: none."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionWillTransfer(Notification):
    """A session is about to move to another device, because a client called `session.transfer`, or because
    the receivers' platform moved it and it was found there.
    """

    METHOD: ClassVar[str] = "session.willTransfer"
    session_id: str
    """The session."""
    session: Session
    """The session, still on its device."""
    to_device: Device
    """The other device."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidTransfer(Notification):
    """A session has moved to another device under the same id; `SessionDidResume`, whose session has that
    device, came just before. The new device has a new media session.

    SDK: `sessionManager:didResumeCastSession:`.
    """

    METHOD: ClassVar[str] = "session.didTransfer"
    session_id: str
    """The session."""
    session: Session
    """The session on the other device."""
    from_device: Device
    """The device that it left."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidFailToTransfer(Notification):
    """A session could not be transferred; it is unchanged, unless `SessionDidEnd` or `SessionDidSuspend`
    says otherwise.
    """

    METHOD: ClassVar[str] = "session.didFailToTransfer"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    to_device: Device
    """The other device."""
    error: ErrorInfo
    """The reason."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdateDevice(Notification):
    """A session's device changed: its name, its address, its status.

    SDK: `sessionManager:castSession:didUpdateDevice:`.
    """

    METHOD: ClassVar[str] = "session.didUpdateDevice"
    session_id: str
    """The session."""
    session: Session
    """The session."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidReceiveMultizoneStatus(Notification):
    """A group reported its members, and they differ from the known ones.

    SDK: `didReceiveMultizoneStatus:`.
    """

    METHOD: ClassVar[str] = "session.didReceiveMultizoneStatus"
    session_id: str
    """The session."""
    status: MultizoneStatus
    """The members now."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidAddMultizoneDevice(Notification):
    """A device joined the group.

    SDK: `didAddMultizoneDevice:`.
    """

    METHOD: ClassVar[str] = "session.didAddMultizoneDevice"
    session_id: str
    """The session."""
    device: MultizoneDevice
    """The member."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdateMultizoneDevice(Notification):
    """A group member changed, such as its volume.

    SDK: `didUpdateMultizoneDevice:`.
    """

    METHOD: ClassVar[str] = "session.didUpdateMultizoneDevice"
    session_id: str
    """The session."""
    device_id: str
    """The member."""
    device: MultizoneDevice
    """The member now."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidRemoveMultizoneDevice(Notification):
    """A device left the group.

    SDK: `didRemoveMultizoneDeviceWithID:`.
    """

    METHOD: ClassVar[str] = "session.didRemoveMultizoneDevice"
    session_id: str
    """The session."""
    device_id: str
    """The member."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidUpdatePlaybackSession(Notification):
    """Whether playback can be transferred and expanded changed."""

    METHOD: ClassVar[str] = "session.didUpdatePlaybackSession"
    session_id: str
    """The session."""
    playback_session: MultizonePlaybackSession
    """The present state."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidChangeVolume(Notification):
    """The device's volume changed, by this server, another sender or the device itself.

    SDK: `didReceiveDeviceVolume:muted:`.
    """

    METHOD: ClassVar[str] = "session.didChangeVolume"
    session_id: str
    """The session."""
    volume: DeviceVolume
    """The volume now."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class SessionDidChangeStatus(Notification):
    """The receiver's status changed: app, status text, active input, standby.

    SDK: `didReceiveDeviceStatus:`.
    """

    METHOD: ClassVar[str] = "session.didChangeStatus"
    session_id: str
    """The session."""
    session: Session
    """The session now."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidChange(Notification):
    """The state of a widget changed for this connection: each has its own dialog, overlay, expanded
    controller and track selector. It is sent before the notification of its cause, but after
    `SessionWillStart` and `SessionWillResume`.
    """

    METHOD: ClassVar[str] = "widget.didChange"
    widget: Takes[WidgetName, WidgetNameLike]
    """The widget that changed."""
    revision: int
    """Grows with every change of any widget."""
    state: WidgetStates
    """Its state; the other members are absent."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidTriggerExpandedController(Notification):
    """The program should show its expanded controller.

    SDK: `kGCKExpandedMediaControlsTriggeredNotification`.
    """

    METHOD: ClassVar[str] = "widget.didTriggerExpandedController"
    session_id: str | None = None
    """The session."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidPressCustomButton(Notification):
    """A button defined by the program was pressed.

    SDK: `GCKUIMediaButtonBarProtocol.setCustomButton`.
    """

    METHOD: ClassVar[str] = "widget.didPressCustomButton"
    widget: Takes[WidgetName, WidgetNameLike]
    """The widget."""
    slot: int
    """The index of its slot, from 0."""
    custom_id: str | None = None
    """The button's id, as the client set it."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


class WidgetDidApplyStyle(Notification):
    """Changes to the style tree were applied.

    SDK: `kGCKUIStyleAppliedNotification`.
    """

    METHOD: ClassVar[str] = "widget.didApplyStyle"
    paths: Takes[list[str], Sequence[str]]
    """The parts whose effective attributes changed."""
    effective: Takes[dict[str, Any], Mapping[str, Any]]
    """Their effective attributes, by path."""
    seq: int | None = None
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
    "record.didChange": RecordDidChange,
    "serve.didConvert": ServeDidConvert,
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
    "ChannelDidConnect", "ChannelDidDisconnect", "ChannelDidReceiveMessage", "ChannelDidChangeWritable",
    "ContextDidChangeCastState", "DiscoveryDidStart", "DiscoveryWillUpdateList", "DiscoveryDidUpdateList",
    "DiscoveryDidStop", "DiscoveryDidChangeAvailability", "DiscoveryDidInsertDevice", "DiscoveryDidUpdateDevice",
    "DiscoveryDidMoveDevice", "DiscoveryDidRemoveDevice", "ImageDidCache", "LogDidRecord", "LogDidTapMessage",
    "LogDidChangeFile", "MediaDidStartSession", "MediaDidUpdateStatus", "MediaDidUpdateMetadata", "MediaDidUpdateQueue",
    "MediaDidUpdatePreload", "MediaDidEndSession", "MediaDidUpdatePosition", "MediaDidReceiveError",
    "MediaDidReceiveMessage", "PlayerDidChange", "QueueDidReload", "QueueDidInsert", "QueueDidUpdate", "QueueDidRemove",
    "QueueDidReorder", "RecordDidChange", "ServeDidConvert", "ServeDidServe", "SessionWillStart",
    "SessionDidEnterPhase", "SessionDidStart", "SessionDidFailToStart", "SessionWillEnd", "SessionDidEnd",
    "SessionDidSuspend", "SessionWillResume", "SessionDidResume", "SessionDidFailToResume",
    "SessionDidUpdateDefaultOptions", "SessionWillTransfer", "SessionDidTransfer", "SessionDidFailToTransfer",
    "SessionDidUpdateDevice", "SessionDidReceiveMultizoneStatus", "SessionDidAddMultizoneDevice",
    "SessionDidUpdateMultizoneDevice", "SessionDidRemoveMultizoneDevice", "SessionDidUpdatePlaybackSession",
    "SessionDidChangeVolume", "SessionDidChangeStatus", "WidgetDidChange", "WidgetDidTriggerExpandedController",
    "WidgetDidPressCustomButton", "WidgetDidApplyStyle",
]
