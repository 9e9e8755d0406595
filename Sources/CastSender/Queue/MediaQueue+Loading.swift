public import CastModel
import JSONCodec
import Logging
import LoopIsolation

extension MediaQueue {
  /// Loads a queue, however long (SDK `queueLoadItems:withOptions:`, LOAD with `queueData`).
  ///
  /// What doesn't fit into a LOAD is inserted afterwards: playing begins with the item of `startIndex`, then come those behind
  /// it, then those before it, and shuffling last. A newer load replaces one that goes on.
  ///
  /// - Parameters:
  ///   - request: With `queueData`: its items, or the `entity` of a queue that the receiver fetches itself.
  ///   - tellsIds: Whether the receiver is asked for the items' ids if it has answered without.
  ///   - progress: Hears how far it is, where it takes several messages.
  /// - Returns: the items' ids in order, where the receiver tells them, and what plays.
  /// - Throws: ``CastErrorCode/invalidParams``; ``CastErrorCode/castMessageTooLarge`` for an item that fits into no message,
  ///   before anything is sent; ``CastErrorCode/queueIncomplete`` if some items are in and the rest isn't; and what
  ///   ``RemoteMediaClient/load(_:)`` throws.
  public func load(
    _ request: LoadRequestData, tellsIds: Bool = true, progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> QueueInsertResult {
    guard let queue = request.queueData else { throw self.invalid("queueData", "required, but missing") }
    guard let items = queue.items, !items.isEmpty else {
      guard queue.entity?.isEmpty == false else {
        throw self.invalid("queueData.items", "required, but missing, and so is entity")
      }
      let media = try await self.serialized(.load) { _ throws(CastError) in try await self.loadFirst(request) }
      return QueueInsertResult(itemIds: nil, media: media)
    }
    let startIndex = Int(clamping: queue.startIndex ?? 0)
    guard items.indices.contains(startIndex) else {
      throw self.invalid("queueData.startIndex", "is \(startIndex), and there are \(items.count) items")
    }
    let encoded = try self.encoded(items, named: "queueData.items")
    let (request, plan) = try self.plan(encoded, startIndex: startIndex, request)
    return try await self.serialized(.load) { ticket throws(CastError) in
      if plan.isWhole, !tellsIds {
        return QueueInsertResult(itemIds: nil, media: try await self.loadFirst(request))
      }
      return try await self.load(request, items: encoded, plan, ticket: ticket, progress: plan.isWhole ? nil : progress)
    }
  }

  /// Whether a LOAD is of a queue with items.
  func isQueue(_ request: LoadRequestData) -> Bool {
    guard let items = request.queueData?.items, !items.isEmpty else { return false }
    return true
  }

  /// The bytes of a LOAD but for its items; its own members, such as the receiver's session, are as long as they may be.
  private static func overhead(of request: LoadRequestData) -> Int {
    var empty = request
    empty.queueData?.items = []
    return empty.jsonBytes.count + 512
  }

  /// In which messages a queue is loaded. The LOAD names the media of the item that is played first, if there is room for it twice.
  private func plan(
    _ items: [EncodedQueueItem], startIndex: Int, _ request: LoadRequestData
  ) throws(CastError) -> (LoadRequestData, QueueLoadPlan) {
    let complete = request.namingStartMedia()
    if let plan = try? self.chunks(of: items, startIndex: startIndex, complete) { return (complete, plan) }
    return (request, try self.chunks(of: items, startIndex: startIndex, request))
  }

  private func chunks(
    of items: [EncodedQueueItem], startIndex: Int, _ request: LoadRequestData
  ) throws(CastError) -> QueueLoadPlan {
    let insertion = QueueRequest(type: "QUEUE_INSERT", items: [])
    let loadBudget = try self.budget(overhead: Self.overhead(of: request))
    let insertBudget = try self.budget(overhead: insertion.overhead)
    do throws(QueueChunks.Oversize) {
      return try QueueLoadPlan(
        lengths: items.map(\.bytes.count), startIndex: startIndex, loadBudget: loadBudget, insertBudget: insertBudget)
    } catch {
      throw .itemTooLarge(error, sessionId: self.sessionId)
    }
  }

  private func loadFirst(_ request: LoadRequestData) async throws(CastError) -> MediaSnapshot {
    guard let client else { return try self.snapshot() }
    do throws(CastError) {
      return try await client.loadOnce(request)
    } catch {
      guard request.queueData?.items?.isEmpty == false, client.mayKnowOnlyQueueLoad(after: error) else { throw error }
      client.session?.logger.info("LOAD of a queue was not taken (\(error.code)): trying QUEUE_LOAD")
      if let media = try? await client.queueLoadOnce(request) { return media }
      throw error
    }
  }

  private func load(
    _ request: LoadRequestData, items: [EncodedQueueItem], _ plan: QueueLoadPlan, ticket: UInt64,
    progress: QueueProgress.Handler?
  ) async throws(CastError) -> QueueInsertResult {
    var first = request
    if !plan.isWhole {
      first.queueData?.items = request.queueData?.items.map { Array($0[plan.load]) }
      first.queueData?.startIndex = Int64(plan.startIndex)
      // Shuffled chunks would be out of order.
      first.queueData?.shuffle = request.queueData?.shuffle.map { _ in false }
      if request.queueData?.repeatMode == .repeatAllAndShuffle { first.queueData?.repeatMode = .repeatAll }
    }
    let media = try await self.loadFirst(first)
    var loaded: [Int64]?
    let loadedItem = media.status?.currentItemId
    // Apps that say nothing of a queue don't answer questions for it either.
    if self.showsQueue(media), (try? await self.currentItemIds()) != nil, self.isComplete,
      self.itemCount == plan.load.count
    {
      loaded = self.model.itemIds
    }
    guard !plan.isWhole else { return QueueInsertResult(itemIds: loaded, media: try self.snapshot()) }
    progress?(QueueProgress(completedCount: plan.load.count, totalCount: items.count))
    var run = InsertionRun(
      base: QueueRequest(type: "QUEUE_INSERT", items: []), mediaSessionId: media.mediaSessionId ?? 0, ticket: ticket,
      total: items.count, completedBefore: plan.load.count, idsBefore: loaded)

    var following = QueueInsertionCursor(after: loaded?.last)
    for range in plan.following { try await self.insertChunk(items, range, at: &following, run, progress: progress) }
    run.completedBefore += following.count
    run.idsBefore = loaded.flatMap { first in following.itemIds.map { first + $0 } }
    var preceding = QueueInsertionCursor(before: loaded?.first ?? loadedItem)
    for range in plan.preceding { try await self.insertChunk(items, range, at: &preceding, run, progress: progress) }
    let itemIds = run.idsBefore.flatMap { behind in preceding.itemIds.map { $0 + behind } }
    run.idsBefore = itemIds
    try await self.finishLoad(request.queueData, run)
    return QueueInsertResult(itemIds: itemIds, media: try self.snapshot())
  }

  private func showsQueue(_ media: MediaSnapshot) -> Bool {
    guard let status = media.status else { return false }
    return self.isCurrent || status.items != nil || status.queueData != nil || status.currentItemId != nil
  }

  /// What had to wait until all items were in.
  private func finishLoad(_ queue: QueueData?, _ run: InsertionRun) async throws(CastError) {
    var request = QueueRequest(type: "QUEUE_UPDATE")
    if queue?.shuffle == true { request.members["shuffle"] = true }
    if queue?.repeatMode == .repeatAllAndShuffle {
      request.members["repeatMode"] = .string(RepeatMode.repeatAllAndShuffle.rawValue)
    }
    guard !request.members.isEmpty else { return }
    do throws(CastError) {
      try await self.change(request, of: run.mediaSessionId, ticket: run.ticket)
    } catch {
      throw error.incomplete(
        of: run.total, completed: run.total, failedIndex: run.total, itemIds: run.idsBefore)
    }
  }
}
