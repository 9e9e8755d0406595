import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation

/// `queue.*`: a session's queue.
@LoopActor
final class QueueMethods: QueueService {
  private let context: CastContext

  private let sessions: SessionFinder

  init(context: CastContext, sessions: SessionFinder) {
    self.context = context
    self.sessions = sessions
  }

  private func queue(_ sessionId: String?, _ call: JSONRPCCallContext) throws -> MediaQueue {
    try self.sessions.session(sessionId, call).media.queue
  }

  private func state(_ snapshot: MediaSnapshot) -> MediaState {
    MediaState(snapshot, at: self.context.clock.now)
  }

  private func insertion(_ result: QueueInsertResult) -> QueueInsertion {
    QueueInsertion(itemIds: result.itemIds, mediaState: self.state(result.media))
  }

  private func insertion(
    _ result: QueueInsertResult, _ wait: WaitOptions, isLoad: Bool = false
  ) async throws -> QueueInsertion {
    var result = result
    result.media = try await self.settled(result.media, wait, isLoad: isLoad)
    return self.insertion(result)
  }

  private func settled(
    _ media: MediaSnapshot, _ wait: WaitOptions, isLoad: Bool = false
  ) async throws -> MediaSnapshot {
    guard wait.waitFor != nil else { return media }
    return try await wait.settled(media, of: self.context.sessions.session(media.sessionId).media, isLoad: isLoad)
  }

  // MARK: Insert

  /// Returns the request with the extra options of the SDK's `queueLoadItems:withOptions:` moved to their places in
  /// it.
  private static func request(_ params: QueueLoadParams) throws -> LoadRequestData {
    var request = params.loadRequestData
    guard params.items != nil || params.startIndex != nil || params.repeatMode != nil else { return request }
    var queue = request.queueData ?? QueueData()
    func fill<T>(_ member: inout T?, _ name: String, _ value: T?) throws {
      guard let value else { return }
      guard member == nil else {
        throw APIError.invalid(
          "params.\(name)", "is in queueData already", "Give \(name) once: in queueData or beside it.")
      }
      member = value
    }
    try fill(&queue.items, "items", params.items)
    try fill(&queue.startIndex, "startIndex", params.startIndex)
    try fill(&queue.repeatMode, "repeatMode", params.repeatMode)
    request.queueData = queue
    return request
  }

  func load(_ params: QueueLoadParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion {
    let request = try Self.request(params)
    guard request.queueData != nil else {
      throw APIError.invalid(
        "params.queueData", "required, but missing, and so is items",
        "There is no queue to load: give queueData or items.")
    }
    let place = params.items == nil ? "params.queueData.items" : "params.items"
    let queue = try self.queue(params.sessionId, call)
    call.progress?.begin(title: "Loading the queue")
    return try await Self.naming(place) {
      let loaded = try await queue.load(request, progress: Self.report(to: call))
      return try await self.insertion(loaded, params.waitOptions, isLoad: true)
    }
  }

  func insert(_ params: QueueInsertParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion {
    let queue = try self.queue(params.sessionId, call)
    call.progress?.begin(title: "Inserting items")
    return try await Self.naming("params.items") {
      self.insertion(
        try await queue.insert(
          params.items, before: params.insertBefore, customData: params.customData, progress: Self.report(to: call)))
    }
  }

  func insertAndPlay(_ params: QueueInsertAndPlayParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion {
    let inserted = try await self.queue(params.sessionId, call).insertAndPlay(
      params.item, before: params.insertBefore, currentTime: params.currentTime, customData: params.customData)
    return try await self.insertion(inserted, params.waitOptions)
  }

  // MARK: Change

  func update(_ params: QueueUpdateParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let queue = try self.queue(params.sessionId, call)
    call.progress?.begin(title: "Updating items")
    return try await Self.naming("params.items") {
      self.state(
        try await queue.update(params.items, customData: params.customData, progress: Self.report(to: call)))
    }
  }

  func remove(_ params: QueueRemoveParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let queue = try self.queue(params.sessionId, call)
    call.progress?.begin(title: "Removing items")
    return self.state(
      try await queue.remove(params.itemIds, customData: params.customData, progress: Self.report(to: call)))
  }

  func reorder(_ params: QueueReorderParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let queue = try self.queue(params.sessionId, call)
    call.progress?.begin(title: "Moving items")
    return self.state(
      try await queue.reorder(
        params.itemIds, before: params.insertBefore, customData: params.customData, progress: Self.report(to: call)))
  }

  func move(_ params: QueueMoveParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.queue(params.sessionId, call).move(
        params.itemId, toIndex: Int(clamping: params.toIndex), customData: params.customData))
  }

  func jump(_ params: QueueJumpParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let media = try await self.queue(params.sessionId, call).jump(
      to: params.itemId, currentTime: params.currentTime, customData: params.customData)
    return self.state(try await self.settled(media, params.waitOptions))
  }

  func next(_ params: QueueNextParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let media = try await self.queue(params.sessionId, call).jump(by: 1, customData: params.customData)
    return self.state(try await self.settled(media, params.waitOptions))
  }

  func previous(_ params: QueuePreviousParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let media = try await self.queue(params.sessionId, call).jump(by: -1, customData: params.customData)
    return self.state(try await self.settled(media, params.waitOptions))
  }

  func setRepeatMode(_ params: QueueSetRepeatModeParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.queue(params.sessionId, call).setRepeatMode(params.repeatMode, customData: params.customData))
  }

  func shuffle(_ params: QueueShuffleParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.queue(params.sessionId, call).setShuffled(true, customData: params.customData))
  }

  func unshuffle(_ params: QueueUnshuffleParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.queue(params.sessionId, call).setShuffled(false, customData: params.customData))
  }

  // MARK: Look

  func fetchItemIds(_ params: QueueFetchItemIdsParams, _ call: JSONRPCCallContext) async throws
    -> QueueFetchItemIdsResult
  {
    let queue = try self.queue(params.sessionId, call)
    return QueueFetchItemIdsResult(itemIds: try await queue.fetchItemIds(), revision: queue.revision)
  }

  func fetchItems(_ params: QueueFetchItemsParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemsResult {
    guard params.itemIds.count <= MediaQueue.maximumPageSize else {
      throw APIError.invalid(
        "params.itemIds", "at most \(MediaQueue.maximumPageSize) elements", "Too many items are asked for at a time.")
    }
    return QueueFetchItemsResult(items: try await self.queue(params.sessionId, call).fetchItems(params.itemIds))
  }

  func fetchItemRange(_ params: QueueFetchItemRangeParams, _ call: JSONRPCCallContext) async throws
    -> QueueFetchItemRangeResult
  {
    return QueueFetchItemRangeResult(
      items: try await self.queue(params.sessionId, call).fetchItemRange(
        around: params.itemId, nextCount: params.nextCount, previousCount: params.prevCount))
  }

  func list(_ params: QueueListParams, _ call: JSONRPCCallContext) async throws -> QueuePage {
    guard params.startIndex == nil || params.fromItemId == nil else {
      throw APIError.invalid(
        "params.startIndex", "given together with fromItemId", "A page begins at startIndex or at fromItemId, not both."
      )
    }
    let start: MediaQueuePosition =
      params.fromItemId.map { .item($0) } ?? .index(Int(clamping: params.startIndex ?? 0))
    let page = try await self.queue(params.sessionId, call).list(
      from: start, count: Int(clamping: params.count ?? 50), fetchIfNeeded: params.fetchIfNeeded ?? true)
    return QueuePage(
      startIndex: Int64(page.startIndex), items: page.items, itemCount: Int64(page.itemCount),
      revision: page.revision, isComplete: page.isComplete)
  }

  // MARK: Cache

  func getCache(_ params: QueueGetCacheParams, _ call: JSONRPCCallContext) async throws -> QueueCache {
    QueueCache(try self.queue(params.sessionId, call))
  }

  func setCacheOptions(_ params: QueueSetCacheOptionsParams, _ call: JSONRPCCallContext) async throws -> QueueCache {
    let queue = try self.queue(params.sessionId, call)
    try queue.setCache(
      size: params.cacheSize.map { Int(clamping: $0) },
      maximumFetchCount: params.maximumFetchCount.map { Int(clamping: $0) })
    return QueueCache(queue)
  }

  func reload(_ params: QueueReloadParams, _ call: JSONRPCCallContext) async throws -> QueueReloadResult {
    let queue = try self.queue(params.sessionId, call)
    return QueueReloadResult(itemIds: try await queue.reload(), revision: queue.revision)
  }

  func clear(_ params: QueueClearParams, _ call: JSONRPCCallContext) async throws -> QueueCache {
    let queue = try self.queue(params.sessionId, call)
    queue.clear()
    return QueueCache(queue)
  }
}

extension QueueMethods {
  private static let itemsOfQueueData = "queueData.items"

  /// Adds the path to an error about one of the items.
  static func naming<T>(_ path: String, _ body: () async throws -> T) async throws -> T {
    do {
      return try await body()
    } catch let error as CastError {
      if let wrong = error.parameter, wrong.path.hasPrefix(Self.itemsOfQueueData), path == "params.items" {
        let place = "items\(wrong.path.dropFirst(Self.itemsOfQueueData.count))"
        throw CastError(InvalidParameter(place, wrong.reason), sessionId: error.sessionId)
      }
      guard error.code == .castMessageTooLarge, let index = error.queue?.failedIndex else { throw error }
      var told = APIError(error)
      told.data.path = "\(path)[\(index)]"
      throw told
    }
  }

  /// Returns a handler that reports the progress of a change of many items.
  static func report(to call: JSONRPCCallContext) -> QueueProgress.Handler? {
    guard let progress = call.progress else { return nil }
    return { done in
      progress.report(
        message: "\(done.completedCount) of \(done.totalCount) items",
        percentage: Double(done.completedCount) * 100 / Double(max(1, done.totalCount)),
        details: [
          "completedCount": .integer(Int64(done.completedCount)), "totalCount": .integer(Int64(done.totalCount)),
        ])
    }
  }
}

extension QueueCache {
  @LoopActor
  init(_ queue: MediaQueue) {
    self.init(
      cacheSize: Int64(queue.cacheSize), maximumFetchCount: Int64(queue.maximumFetchCount),
      cachedItemCount: Int64(queue.cachedItemCount), itemCount: Int64(queue.itemCount), revision: queue.revision,
      isCurrent: queue.isCurrent, isComplete: queue.isComplete)
  }
}

extension APIError {
  /// Returns the error for an unusable parameter.
  static func invalid(_ path: String, _ reason: String, _ message: String) -> APIError {
    APIError(.invalidParams, message) {
      $0.path = path
      $0.reason = reason
    }
  }
}
