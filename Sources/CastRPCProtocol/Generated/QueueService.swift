// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// The queue that a session plays: its items by range, its changes, and every way to change it. Changes go to the
/// receiver one at a time, in the order of the calls; answers come when it has confirmed.
///
/// The methods of the namespace `queue`; the server's hand-written half implements them.
@LoopActor
public protocol QueueService: AnyObject, Sendable {
  /// Loads a queue, however long.
  ///
  /// As `media.load` with `queueData`, whose items may be any number: what doesn't fit into one message to the receiver
  /// (64 KiB) is inserted afterwards. Playing begins with the item of `startIndex`; the items behind it come next, then
  /// those before it, and shuffling last. An item that alone is too long is a CastMessageTooLarge whose
  /// `data.queue.failedIndex` says which, and nothing is sent. If some items are in and the rest can't be had in, that
  /// is a QueueIncomplete. A newer load replaces an older one.
  ///
  /// SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, MediaNotSupported,
  /// MediaLoadFailed, MediaLoadCancelled, QueueIncomplete.
  func load(_ params: QueueLoadParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion

  /// Inserts items before another one, or at the end, however many.
  ///
  /// They stay together and in order, also while other senders change the queue. An `insertBefore` that the queue
  /// doesn't have is refused, where receivers would append.
  ///
  /// SDK: `GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound,
  /// QueueIncomplete.
  func insert(_ params: QueueInsertParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion

  /// Inserts an item and plays it at once.
  ///
  /// SDK: `GCKRemoteMediaClient.queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound.
  func insertAndPlay(_ params: QueueInsertAndPlayParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion

  /// Changes items in place.
  ///
  /// SDK: `GCKRemoteMediaClient.queueUpdateItems:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound,
  /// QueueIncomplete.
  func update(_ params: QueueUpdateParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Removes items.
  ///
  /// If the current item goes, the next one plays; a queue without items ends the media session.
  ///
  /// SDK: `GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueIncomplete.
  func remove(_ params: QueueRemoveParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Moves items, in the order given, before another one or to the end.
  ///
  /// SDK: `GCKRemoteMediaClient.queueReorderItemsWithIDs:insertBeforeItemWithID:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound,
  /// QueueIncomplete.
  func reorder(_ params: QueueReorderParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Moves one item to a place.
  ///
  /// SDK: `GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound.
  func move(_ params: QueueMoveParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Plays another item of the queue.
  ///
  /// SDK: `GCKRemoteMediaClient.queueJumpToItemWithID:playPosition:customData:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound.
  func jump(_ params: QueueJumpParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Plays the next item.
  ///
  /// Behind the last item that is an EndOfQueue, unless the queue repeats.
  ///
  /// SDK: `GCKRemoteMediaClient.queueNextItem`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, EndOfQueue.
  func next(_ params: QueueNextParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Plays the item before the current one.
  ///
  /// SDK: `GCKRemoteMediaClient.queuePreviousItem`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, EndOfQueue.
  func previous(_ params: QueuePreviousParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Sets what happens at the end of the queue.
  ///
  /// SDK: `GCKRemoteMediaClient.queueSetRepeatMode:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge.
  func setRepeatMode(_ params: QueueSetRepeatModeParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Shuffles the queue; the current item goes on.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge.
  func shuffle(_ params: QueueShuffleParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Puts the items of a shuffled queue back into their order.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge.
  func unshuffle(_ params: QueueUnshuffleParams, _ call: JSONRPCCallContext) async throws -> MediaState

  /// Asks the receiver for the ids of all items.
  ///
  /// SDK: `GCKRemoteMediaClient.queueFetchItemIDs`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported.
  func fetchItemIds(_ params: QueueFetchItemIdsParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemIdsResult

  /// Asks the receiver for items by their ids, however many.
  ///
  /// Always asks, whatever the cache has, and fills the cache; `queue.list` asks only for what isn't there.
  ///
  /// SDK: `GCKRemoteMediaClient.queueFetchItemsForIDs:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, QueueNotSupported.
  func fetchItems(_ params: QueueFetchItemsParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemsResult

  /// Asks the receiver for the items behind or before one.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, QueueNotSupported, QueueItemNotFound.
  func fetchItemRange(_ params: QueueFetchItemRangeParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemRangeResult

  /// Gives a part of the queue: from the cache, and what isn't there from the receiver.
  ///
  /// The page is of one moment: changes that come while items are on their way are in it. Items are asked for in
  /// batches, and once for all who want them.
  ///
  /// SDK: `GCKMediaQueue.itemAtIndex:fetchIfNeeded:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
  /// InvalidPlayerState, QueueNotSupported, QueueItemNotFound.
  func list(_ params: QueueListParams, _ call: JSONRPCCallContext) async throws -> QueuePage

  /// Tells what is known of the queue, without asking the receiver.
  ///
  /// SDK: `GCKMediaQueue.cachedItemCount`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func getCache(_ params: QueueGetCacheParams, _ call: JSONRPCCallContext) async throws -> QueueCache

  /// Sets how many items are kept, and how many are asked for at a time.
  ///
  /// SDK: `GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func setCacheOptions(_ params: QueueSetCacheOptionsParams, _ call: JSONRPCCallContext) async throws -> QueueCache

  /// Forgets the list and the items, and asks for the list again.
  ///
  /// SDK: `GCKMediaQueue.reload`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
  /// ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported.
  func reload(_ params: QueueReloadParams, _ call: JSONRPCCallContext) async throws -> QueueReloadResult

  /// Forgets the list and the items; the receiver's queue stays as it is.
  ///
  /// They come back with `queue.reload`, `queue.fetchItemIds`, `queue.list`, and by themselves with the receiver's next
  /// status.
  ///
  /// SDK: `GCKMediaQueue.clear`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func clear(_ params: QueueClearParams, _ call: JSONRPCCallContext) async throws -> QueueCache
}
