// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
import FrameworkLog
import JSONCodec

/// The queue that a session plays: its items by range, its changes, and every way to change it. Changes are sent one at
/// a time, in the order of the calls; a call returns when the receiver has confirmed it.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct QueueCalls: Sendable {
  let client: CastClient

  /// Loads a queue of any length.
  public func load(
    _ params: QueueLoadParams = QueueLoadParams(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> QueueInsertion {
    return try await self.client.typed("queue.load", params, timeout, progress)
  }

  /// Inserts any number of items before another one, or at the end.
  public func insert(
    _ params: QueueInsertParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> QueueInsertion {
    return try await self.client.typed("queue.insert", params, timeout, progress)
  }

  /// Inserts an item and plays it at once.
  public func insertAndPlay(
    _ params: QueueInsertAndPlayParams, timeout: Duration? = nil
  ) async throws -> QueueInsertion {
    return try await self.client.typed("queue.insertAndPlay", params, timeout)
  }

  /// Changes items in place.
  public func update(
    _ params: QueueUpdateParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("queue.update", params, timeout, progress)
  }

  /// Removes items.
  public func remove(
    _ params: QueueRemoveParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("queue.remove", params, timeout, progress)
  }

  /// Moves items, in the order given, before another one or to the end.
  public func reorder(
    _ params: QueueReorderParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("queue.reorder", params, timeout, progress)
  }

  /// Moves one item to an index.
  public func move(_ params: QueueMoveParams, timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("queue.move", params, timeout)
  }

  /// Plays another item of the queue.
  public func jump(_ params: QueueJumpParams, timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("queue.jump", params, timeout)
  }

  /// Plays the next item.
  public func next(_ params: QueueNextParams = QueueNextParams(), timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("queue.next", params, timeout)
  }

  /// Plays the item before the current one.
  public func previous(
    _ params: QueuePreviousParams = QueuePreviousParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("queue.previous", params, timeout)
  }

  /// Sets what the queue does at its end.
  public func setRepeatMode(_ params: QueueSetRepeatModeParams, timeout: Duration? = nil) async throws -> MediaState {
    return try await self.client.typed("queue.setRepeatMode", params, timeout)
  }

  /// Shuffles the queue; the current item continues to play.
  public func shuffle(
    _ params: QueueShuffleParams = QueueShuffleParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("queue.shuffle", params, timeout)
  }

  /// Restores the order of a shuffled queue.
  public func unshuffle(
    _ params: QueueUnshuffleParams = QueueUnshuffleParams(), timeout: Duration? = nil
  ) async throws -> MediaState {
    return try await self.client.typed("queue.unshuffle", params, timeout)
  }

  /// Requests the ids of all items from the receiver.
  public func fetchItemIds(
    _ params: QueueFetchItemIdsParams = QueueFetchItemIdsParams(), timeout: Duration? = nil
  ) async throws -> QueueFetchItemIdsResult {
    return try await self.client.typed("queue.fetchItemIds", params, timeout)
  }

  /// Requests items by their ids from the receiver, any number of them.
  public func fetchItems(
    _ params: QueueFetchItemsParams, timeout: Duration? = nil
  ) async throws -> QueueFetchItemsResult {
    return try await self.client.typed("queue.fetchItems", params, timeout)
  }

  /// Requests the items after or before an item from the receiver.
  public func fetchItemRange(
    _ params: QueueFetchItemRangeParams, timeout: Duration? = nil
  ) async throws -> QueueFetchItemRangeResult {
    return try await self.client.typed("queue.fetchItemRange", params, timeout)
  }

  /// Returns a part of the queue: cached items at once, the others from the receiver.
  public func list(_ params: QueueListParams = QueueListParams(), timeout: Duration? = nil) async throws -> QueuePage {
    return try await self.client.typed("queue.list", params, timeout)
  }

  /// Returns what is known about the queue, without asking the receiver.
  public func getCache(
    _ params: QueueGetCacheParams = QueueGetCacheParams(), timeout: Duration? = nil
  ) async throws -> QueueCache {
    return try await self.client.typed("queue.getCache", params, timeout)
  }

  /// Sets how many items are cached, and how many are requested at a time.
  public func setCacheOptions(
    _ params: QueueSetCacheOptionsParams = QueueSetCacheOptionsParams(), timeout: Duration? = nil
  ) async throws -> QueueCache {
    return try await self.client.typed("queue.setCacheOptions", params, timeout)
  }

  /// Discards the cached list and items, and requests the list again.
  public func reload(
    _ params: QueueReloadParams = QueueReloadParams(), timeout: Duration? = nil
  ) async throws -> QueueReloadResult {
    return try await self.client.typed("queue.reload", params, timeout)
  }

  /// Discards the cached list and items; the receiver's queue stays as it is.
  public func clear(
    _ params: QueueClearParams = QueueClearParams(), timeout: Duration? = nil
  ) async throws -> QueueCache {
    return try await self.client.typed("queue.clear", params, timeout)
  }
}
