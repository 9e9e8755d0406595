// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

/// The queue that a session plays: its items by range, its changes, and every way to change it. Changes are sent one at
/// a time, in the order of the calls; a call returns when the receiver has confirmed it.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct QueueCalls: Sendable {
  let client: CastClient

  /// Loads a queue of any length.
  public func load(
    _ params: QueueLoadParams = .init(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> QueueInsertion {
    try await self.client.typed("queue.load", params, timeout, progress)
  }
  /// Inserts any number of items before another one, or at the end.
  public func insert(
    _ params: QueueInsertParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> QueueInsertion {
    try await self.client.typed("queue.insert", params, timeout, progress)
  }
  /// Inserts an item and plays it at once.
  public func insertAndPlay(
    _ params: QueueInsertAndPlayParams, timeout: Duration? = nil
  ) async throws -> QueueInsertion {
    try await self.client.typed("queue.insertAndPlay", params, timeout)
  }
  /// Changes items in place.
  public func update(
    _ params: QueueUpdateParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    try await self.client.typed("queue.update", params, timeout, progress)
  }
  /// Removes items.
  public func remove(
    _ params: QueueRemoveParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    try await self.client.typed("queue.remove", params, timeout, progress)
  }
  /// Moves items, in the order given, before another one or to the end.
  public func reorder(
    _ params: QueueReorderParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    try await self.client.typed("queue.reorder", params, timeout, progress)
  }
  /// Moves one item to an index.
  public func move(_ params: QueueMoveParams, timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("queue.move", params, timeout)
  }
  /// Plays another item of the queue.
  public func jump(_ params: QueueJumpParams, timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("queue.jump", params, timeout)
  }
  /// Plays the next item.
  public func next(_ params: QueueNextParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("queue.next", params, timeout)
  }
  /// Plays the item before the current one.
  public func previous(_ params: QueuePreviousParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("queue.previous", params, timeout)
  }
  /// Sets the queue's behaviour at its end.
  public func setRepeatMode(_ params: QueueSetRepeatModeParams, timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("queue.setRepeatMode", params, timeout)
  }
  /// Shuffles the queue; the current item continues to play.
  public func shuffle(_ params: QueueShuffleParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("queue.shuffle", params, timeout)
  }
  /// Restores the order of a shuffled queue.
  public func unshuffle(_ params: QueueUnshuffleParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("queue.unshuffle", params, timeout)
  }
  /// Requests the ids of all items from the receiver.
  public func fetchItemIds(
    _ params: QueueFetchItemIdsParams = .init(), timeout: Duration? = nil
  ) async throws -> QueueFetchItemIdsResult {
    try await self.client.typed("queue.fetchItemIds", params, timeout)
  }
  /// Requests items by their ids from the receiver, any number of them.
  public func fetchItems(
    _ params: QueueFetchItemsParams, timeout: Duration? = nil
  ) async throws -> QueueFetchItemsResult {
    try await self.client.typed("queue.fetchItems", params, timeout)
  }
  /// Requests the items after or before an item from the receiver.
  public func fetchItemRange(
    _ params: QueueFetchItemRangeParams, timeout: Duration? = nil
  ) async throws -> QueueFetchItemRangeResult {
    try await self.client.typed("queue.fetchItemRange", params, timeout)
  }
  /// Returns a part of the queue: cached items at once, the others from the receiver.
  public func list(_ params: QueueListParams = .init(), timeout: Duration? = nil) async throws -> QueuePage {
    try await self.client.typed("queue.list", params, timeout)
  }
  /// Returns the state of the server's copy of the queue, without asking the receiver.
  public func getCache(_ params: QueueGetCacheParams = .init(), timeout: Duration? = nil) async throws -> QueueCache {
    try await self.client.typed("queue.getCache", params, timeout)
  }
  /// Sets how many items are cached, and how many are requested at a time.
  public func setCacheOptions(
    _ params: QueueSetCacheOptionsParams = .init(), timeout: Duration? = nil
  ) async throws -> QueueCache {
    try await self.client.typed("queue.setCacheOptions", params, timeout)
  }
  /// Discards the cached list and items, and requests the list again.
  public func reload(
    _ params: QueueReloadParams = .init(), timeout: Duration? = nil
  ) async throws -> QueueReloadResult {
    try await self.client.typed("queue.reload", params, timeout)
  }
  /// Discards the cached list and items; the receiver's queue stays as it is.
  public func clear(_ params: QueueClearParams = .init(), timeout: Duration? = nil) async throws -> QueueCache {
    try await self.client.typed("queue.clear", params, timeout)
  }
}

extension QueueLoadParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.loadRequestData.writeMembers(to: &writer)
    self.waitOptions.writeMembers(to: &writer)
    writer.members(
      ("sessionId", self.sessionId), ("items", self.items), ("startIndex", self.startIndex),
      ("repeatMode", self.repeatMode)
    )
  }
}

extension QueueLoadParams {
  /// Takes the members as they stand on the wire.
  public init(
    media: MediaInformation? = nil, queueData: QueueData? = nil, autoplay: Bool? = nil, currentTime: Double? = nil,
    playbackRate: Double? = nil, activeTrackIds: [Int64]? = nil, credentials: String? = nil,
    credentialsType: String? = nil, atvCredentials: String? = nil, atvCredentialsType: String? = nil,
    loadOptions: LoadOptions? = nil, customData: JSONValue? = nil, additional: JSONObject = JSONObject(),
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, items: [QueueItem]? = nil,
    startIndex: Int64? = nil, repeatMode: RepeatMode? = nil
  ) {
    self.init(
      loadRequestData: LoadRequestData(media: media, queueData: queueData, autoplay: autoplay, currentTime: currentTime, playbackRate: playbackRate, activeTrackIds: activeTrackIds, credentials: credentials, credentialsType: credentialsType, atvCredentials: atvCredentials, atvCredentialsType: atvCredentialsType, loadOptions: loadOptions, customData: customData, additional: additional),
      waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, items: items,
      startIndex: startIndex, repeatMode: repeatMode
    )
  }
}

extension QueueInsertParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("items", self.items), ("insertBefore", self.insertBefore),
      ("customData", self.customData)
    )
  }
}

extension QueueInsertAndPlayParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.members(
      ("sessionId", self.sessionId), ("item", self.item), ("insertBefore", self.insertBefore),
      ("currentTime", self.currentTime), ("customData", self.customData)
    )
  }
}

extension QueueInsertAndPlayParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, item: QueueItem,
    insertBefore: Int64? = nil, currentTime: Double? = nil, customData: JSONValue? = nil
  ) {
    self.init(
      waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, item: item,
      insertBefore: insertBefore, currentTime: currentTime, customData: customData
    )
  }
}

extension QueueUpdateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("items", self.items), ("customData", self.customData))
  }
}

extension QueueRemoveParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("itemIds", self.itemIds), ("customData", self.customData))
  }
}

extension QueueReorderParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("itemIds", self.itemIds), ("insertBefore", self.insertBefore),
      ("customData", self.customData)
    )
  }
}

extension QueueMoveParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("itemId", self.itemId), ("toIndex", self.toIndex),
      ("customData", self.customData)
    )
  }
}

extension QueueJumpParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.members(
      ("sessionId", self.sessionId), ("itemId", self.itemId), ("currentTime", self.currentTime),
      ("customData", self.customData)
    )
  }
}

extension QueueJumpParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, itemId: Int64,
    currentTime: Double? = nil, customData: JSONValue? = nil
  ) {
    self.init(
      waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, itemId: itemId,
      currentTime: currentTime, customData: customData
    )
  }
}

extension QueueNextParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.members(("sessionId", self.sessionId), ("customData", self.customData))
  }
}

extension QueueNextParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
      waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId,
      customData: customData
    )
  }
}

extension QueuePreviousParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.members(("sessionId", self.sessionId), ("customData", self.customData))
  }
}

extension QueuePreviousParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
      waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId,
      customData: customData
    )
  }
}

extension QueueSetRepeatModeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("repeatMode", self.repeatMode), ("customData", self.customData))
  }
}

extension QueueShuffleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("customData", self.customData))
  }
}

extension QueueUnshuffleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("customData", self.customData))
  }
}

extension QueueFetchItemIdsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension QueueFetchItemIdsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(itemIds: try members.value("itemIds"), revision: try members.value("revision"))
  }
}

extension QueueFetchItemsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("itemIds", self.itemIds))
  }
}

extension QueueFetchItemsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(items: try members.value("items"))
  }
}

extension QueueFetchItemRangeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("itemId", self.itemId), ("nextCount", self.nextCount),
      ("prevCount", self.prevCount)
    )
  }
}

extension QueueFetchItemRangeResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(items: try members.value("items"))
  }
}

extension QueueListParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("startIndex", self.startIndex), ("fromItemId", self.fromItemId),
      ("count", self.count), ("fetchIfNeeded", self.fetchIfNeeded)
    )
  }
}

extension QueueGetCacheParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension QueueSetCacheOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("cacheSize", self.cacheSize), ("maximumFetchCount", self.maximumFetchCount)
    )
  }
}

extension QueueReloadParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension QueueReloadResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(itemIds: try members.value("itemIds"), revision: try members.value("revision"))
  }
}

extension QueueClearParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension QueueDidReload: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds")
    )
  }
}

extension QueueDidInsert: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds"), index: try members.value("index"),
      insertBefore: try members.option("insertBefore")
    )
  }
}

extension QueueDidUpdate: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds"), indexes: try members.value("indexes"), reason: try members.value("reason")
    )
  }
}

extension QueueDidRemove: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds"), indexes: try members.value("indexes")
    )
  }
}

extension QueueDidReorder: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds")
    )
  }
}
