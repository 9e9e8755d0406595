// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// The queue that a session plays: its items by range, its changes, and every way to change it. Changes are sent one at
/// a time, in the order of the calls; a call returns when the receiver has confirmed it.
///
/// The methods of the namespace `queue`; the server's hand-written half implements them.
@LoopActor
public protocol QueueService: AnyObject, Sendable {
  /// Loads a queue of any length.
  ///
  /// Like `media.load` with `queueData`, but with any number of items. Items that don't fit into one message to the
  /// receiver (64 KiB) are inserted afterwards: playback starts with the item at `startIndex`, then the items after it
  /// are inserted, then those before it, and the queue is shuffled last.
  ///
  /// A single item that is too long is CastMessageTooLarge; `data.queue.failedIndex` is its index, and nothing is sent.
  /// If only some of the items could be inserted, the call fails with QueueIncomplete. A newer load replaces an older
  /// one. Paths and `file:` URLs are served as in `media.load`; a folder or playlist becomes an item for each of its
  /// media.
  ///
  /// SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, MediaNotSupported,
  /// MediaLoadFailed, MediaLoadCancelled, QueueIncomplete, SessionTransferred, FileNotFound, FileNotReadable,
  /// FileNotPlayable, ServingUnavailable.
  func load(_ params: QueueLoadParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion

  /// Inserts any number of items before another one, or at the end.
  ///
  /// The items stay together and in order, even while other senders change the queue. An `insertBefore` that isn't in
  /// the queue is refused, where receivers would append. Paths and `file:` URLs are served as in `media.load`; a folder
  /// or playlist becomes an item for each of its media.
  ///
  /// SDK: `GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound,
  /// QueueIncomplete, SessionTransferred, FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
  func insert(_ params: QueueInsertParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion

  /// Inserts an item and plays it at once.
  ///
  /// SDK: `GCKRemoteMediaClient.queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound,
  /// SessionTransferred, FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
  func insertAndPlay(_ params: QueueInsertAndPlayParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion

  /// Changes items in place.
  ///
  /// SDK: `GCKRemoteMediaClient.queueUpdateItems:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound,
  /// QueueIncomplete, SessionTransferred.
  func update(_ params: QueueUpdateParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Removes items.
  ///
  /// If the current item is removed, the next one plays; an empty queue ends the media session.
  ///
  /// SDK: `GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueIncomplete,
  /// SessionTransferred, QueueItemNotFound.
  func remove(_ params: QueueRemoveParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Moves items, in the order given, before another one or to the end.
  ///
  /// SDK: `GCKRemoteMediaClient.queueReorderItemsWithIDs:insertBeforeItemWithID:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound,
  /// QueueIncomplete, SessionTransferred.
  func reorder(_ params: QueueReorderParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Moves one item to an index.
  ///
  /// SDK: `GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound,
  /// SessionTransferred.
  func move(_ params: QueueMoveParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Plays another item of the queue.
  ///
  /// SDK: `GCKRemoteMediaClient.queueJumpToItemWithID:playPosition:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound,
  /// SessionTransferred.
  func jump(_ params: QueueJumpParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Plays the next item.
  ///
  /// After the last item the call fails with EndOfQueue, unless the queue repeats.
  ///
  /// SDK: `GCKRemoteMediaClient.queueNextItem`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, EndOfQueue,
  /// SessionTransferred.
  func next(_ params: QueueNextParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Plays the item before the current one.
  ///
  /// At the first item the Default Media Receiver begins that again, unless the queue repeats.
  ///
  /// SDK: `GCKRemoteMediaClient.queuePreviousItem`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, EndOfQueue,
  /// SessionTransferred.
  func previous(_ params: QueuePreviousParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sets the queue's behaviour at its end.
  ///
  /// SDK: `GCKRemoteMediaClient.queueSetRepeatMode:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, SessionTransferred.
  func setRepeatMode(_ params: QueueSetRepeatModeParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Shuffles the queue; the current item continues to play.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, SessionTransferred.
  func shuffle(_ params: QueueShuffleParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Restores the order of a shuffled queue.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, SessionTransferred.
  func unshuffle(_ params: QueueUnshuffleParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Requests the ids of all items from the receiver.
  ///
  /// SDK: `GCKRemoteMediaClient.queueFetchItemIDs`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported, SessionTransferred,
  /// RequestRejected, CastMessageTooLarge, MediaError, InvalidPlayerState.
  func fetchItemIds(_ params: QueueFetchItemIdsParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemIdsResult

  /// Requests items by their ids from the receiver, any number of them.
  ///
  /// Always sends a request, also for cached items, and fills the cache; `queue.list` requests only items that aren't
  /// cached.
  ///
  /// SDK: `GCKRemoteMediaClient.queueFetchItemsForIDs:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, QueueNotSupported, SessionTransferred, CastMessageTooLarge, QueueItemNotFound.
  func fetchItems(_ params: QueueFetchItemsParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemsResult

  /// Requests the items after or before an item from the receiver.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, QueueNotSupported, QueueItemNotFound, SessionTransferred, CastMessageTooLarge.
  func fetchItemRange(_ params: QueueFetchItemRangeParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemRangeResult

  /// Returns a part of the queue: cached items at once, the others from the receiver.
  ///
  /// The page is consistent: changes that arrive while items are being fetched are included. Items are requested in
  /// batches, and once for all callers.
  ///
  /// SDK: `GCKMediaQueue.itemAtIndex:fetchIfNeeded:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, QueueNotSupported, QueueItemNotFound, SessionTransferred, CastMessageTooLarge.
  func list(_ params: QueueListParams, _ call: JSONRPCCallContext) async throws -> QueuePage

  /// Returns the state of the server's copy of the queue, without asking the receiver.
  ///
  /// SDK: `GCKMediaQueue.cachedItemCount`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func getCache(_ params: QueueGetCacheParams, _ call: JSONRPCCallContext) async throws -> QueueCache

  /// Sets how many items are cached, and how many are requested at a time.
  ///
  /// SDK: `GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func setCacheOptions(_ params: QueueSetCacheOptionsParams, _ call: JSONRPCCallContext) async throws -> QueueCache

  /// Discards the cached list and items, and requests the list again.
  ///
  /// SDK: `GCKMediaQueue.reload`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported, SessionTransferred,
  /// RequestRejected, CastMessageTooLarge, MediaError, InvalidPlayerState.
  func reload(_ params: QueueReloadParams, _ call: JSONRPCCallContext) async throws -> QueueReloadResult

  /// Discards the cached list and items; the receiver's queue stays as it is.
  ///
  /// They are fetched again by `queue.reload`, `queue.fetchItemIds` and `queue.list`, and after the receiver's next
  /// status.
  ///
  /// SDK: `GCKMediaQueue.clear`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func clear(_ params: QueueClearParams, _ call: JSONRPCCallContext) async throws -> QueueCache
}
