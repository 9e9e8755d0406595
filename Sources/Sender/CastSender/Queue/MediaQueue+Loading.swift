public import CastModel
import CastV2
public import JSONCodec
import Logging
import LoopIsolation
import MediaPreflight
import NIOCore

/// The result of an insertion.
public struct QueueInsertResult: Sendable {
  /// The new items' ids, in order; `nil` if the receiver doesn't report them.
  public var itemIds: [Int64]?
  /// The media state after the insertion.
  public var media: MediaSnapshot
}

extension MediaQueue {
  // MARK: Load

  /// Loads a queue of any length (SDK `queueLoadItems:withOptions:`, LOAD with `queueData`).
  ///
  /// Items that don't fit into the LOAD are inserted afterwards: first the item of `startIndex` is played, then the
  /// items behind it are inserted, then those before it, and shuffling comes last. A newer load replaces an
  /// unfinished one.
  ///
  /// - Parameters:
  ///   - request: A request with `queueData`: its items, or the `entity` of a queue that the receiver fetches itself.
  ///   - progress: Called with the progress, if the load takes several messages.
  /// - Returns: The items' ids in order, if the receiver reports them, and the media state.
  /// - Throws: ``CastErrorCode/invalidParams``; ``CastErrorCode/castMessageTooLarge`` for an item that doesn't fit
  ///   into a message, before any request is sent; ``CastErrorCode/queueIncomplete`` if only some of the items were
  ///   inserted; and the errors of ``RemoteMediaClient/load(_:)``.
  public func load(
    _ request: LoadRequestData, progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> QueueInsertResult {
    guard let client else { return try await self.loadPublished(request, tellsIds: true, progress: progress) }
    return try await client.publishing(request, nil) { request throws(CastError) in
      let serving = client.link?.environment.serving
      let publishings = serving?.publishings ?? 0
      let loaded = try await self.loadPublished(request, tellsIds: true, progress: progress)
      serving?.didLoad(request, in: self.sessionId, publishedUpTo: publishings)
      self.noteServed(request.queueData?.items ?? [], as: loaded.itemIds)
      return loaded
    }
  }

  /// Loads a queue whose files of this machine are published.
  ///
  /// - Parameter tellsIds: Whether to request the items' ids if the receiver's answer doesn't contain them.
  func loadPublished(
    _ request: LoadRequestData, tellsIds: Bool, progress: QueueProgress.Handler?
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
    request.queueData?.items?.isEmpty == false
  }

  /// The size of a LOAD without its items, in bytes; the members that this sender sets, such as the receiver's
  /// session, count with their maximum length.
  private static func overhead(of request: LoadRequestData) -> Int {
    var empty = request
    empty.queueData?.items = []
    return empty.jsonBytes.count + 512
  }

  /// Returns the request, and the messages that it is split into. The LOAD names the media of the first item to play,
  /// if there is room for it twice.
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
    let insertion = QueueRequest(type: .queueInsert, items: [])
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
      client.link?.logger.component("MediaQueue").info(
        "LOAD of a queue was not taken (\(error.code)): trying QUEUE_LOAD")
      let first = error
      do throws(CastError) {
        return try await client.queueLoadOnce(request)
      } catch {
        var failure = first
        failure.cause = first.cause ?? error
        throw failure
      }
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
    // Apps whose status shows no queue don't answer requests for it either, and the media plays already.
    if self.showsQueue(media) {
      let ids = plan.isWhole ? await self.promptItemIds() : try? await self.currentItemIds()
      if let ids, self.isComplete, ids.count == plan.load.count { loaded = ids }
    }
    guard !plan.isWhole else { return QueueInsertResult(itemIds: loaded, media: try self.snapshot()) }
    progress?(QueueProgress(completedCount: plan.load.count, totalCount: items.count))
    var run = InsertionRun(
      base: QueueRequest(type: .queueInsert, items: []), mediaSessionId: media.mediaSessionId ?? 0, ticket: ticket,
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

  /// Makes the changes that had to wait until all items were inserted.
  private func finishLoad(_ queue: QueueData?, _ run: InsertionRun) async throws(CastError) {
    var request = QueueRequest(type: .queueUpdate)
    if queue?.shuffle == true { request.data.shuffle = true }
    if queue?.repeatMode == .repeatAllAndShuffle { request.data.repeatMode = .repeatAllAndShuffle }
    guard request.data != QueueRequestData() else { return }
    do throws(CastError) {
      try await self.change(request, of: run.mediaSessionId, ticket: run.ticket)
    } catch {
      throw error.incomplete(
        of: run.total, completed: run.total, failedIndex: run.total, itemIds: run.idsBefore)
    }
  }

  // MARK: Insert

  /// Inserts items before another one, or at the end (SDK `queueInsertItems:beforeItemWithID:customData:`).
  ///
  /// Any number of items is allowed: they are sent in messages below the size limit, and stay together and in order,
  /// even if other senders change the queue meanwhile.
  ///
  /// - Parameters:
  ///   - before: The item behind them; `nil`: they are appended.
  ///   - progress: Called with the progress, if the insertion takes several messages.
  /// - Throws: ``CastErrorCode/castMessageTooLarge`` for an item that doesn't fit into a message, before any request
  ///   is sent; ``CastErrorCode/queueIncomplete`` if only some were inserted; ``CastErrorCode/queueItemNotFound``.
  public func insert(
    _ items: [QueueItem], before itemId: Int64? = nil, customData: JSONValue? = nil,
    progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> QueueInsertResult {
    try await self.publishing(items, nil) { items throws(CastError) in
      try await self.insertPublished(items, before: itemId, customData: customData, progress: progress)
    }
  }

  /// Inserts items that are converted by the wishes of a call; `nil` takes the context's options.
  func insert(
    _ items: [QueueItem], before itemId: Int64? = nil, wishes: ConversionWishes?
  ) async throws(CastError) -> QueueInsertResult {
    try await self.publishing(items, wishes) { items throws(CastError) in
      try await self.insertPublished(items, before: itemId, customData: nil, progress: nil)
    }
  }

  /// Publishes the items' files of this machine, and calls `body` with the result; withdraws them if no item was
  /// inserted.
  private func publishing(
    _ items: [QueueItem], _ wishes: ConversionWishes?,
    _ body: ([QueueItem]) async throws(CastError) -> QueueInsertResult
  ) async throws(CastError) -> QueueInsertResult {
    let items = await LocalPaths.resolved(items, for: self.client?.link?.applicationId)
    guard let link = try self.client?.mediaLink(), let serving = link.environment.serving,
      LocalMediaPublisher.concerns(items)
        || serving.replaces(LoadRequestData(queueData: QueueData(items: items)), over: link, wishes)
    else { return try await body(items) }
    let published = try await serving.publishing(items, over: link, wishes: wishes)
    do throws(CastError) {
      let inserted = try await body(published)
      self.noteServed(published, as: inserted.itemIds)
      return inserted
    } catch {
      if !error.mayLeaveMediaPlaying {
        serving.withdraw(LoadRequestData(queueData: QueueData(items: published)), in: self.sessionId)
      }
      throw error
    }
  }

  private func insertPublished(
    _ items: [QueueItem], before itemId: Int64?, customData: JSONValue?, progress: QueueProgress.Handler?
  ) async throws(CastError) -> QueueInsertResult {
    let base = QueueRequest(type: .queueInsert, items: [], customData: customData)
    let encoded = try self.encoded(items)
    let ranges = try self.ranges(encoded.map(\.bytes.count), under: base)
    return try await self.serialized { ticket throws(CastError) in
      let mediaSessionId = try self.mediaSessionId()
      if let itemId { try await self.checkAreThere([itemId]) }
      var cursor = QueueInsertionCursor(before: itemId)
      let run = InsertionRun(base: base, mediaSessionId: mediaSessionId, ticket: ticket, total: items.count)
      for range in ranges {
        try await self.insertChunk(encoded, range, at: &cursor, run, progress: ranges.count > 1 ? progress : nil)
      }
      return QueueInsertResult(itemIds: cursor.itemIds, media: try self.snapshot())
    }
  }

  /// Inserts an item and plays it at once (SDK `queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:`).
  ///
  /// - Parameters:
  ///   - before: The item behind it; `nil`: it is appended.
  ///   - currentTime: The start position in seconds; `nil`: the item's own.
  public func insertAndPlay(
    _ item: QueueItem, before itemId: Int64? = nil, currentTime: Double? = nil, customData: JSONValue? = nil
  ) async throws(CastError) -> QueueInsertResult {
    try self.check(time: currentTime)
    return try await self.publishing([item], nil) { items throws(CastError) in
      guard items.count == 1 else {
        throw self.invalid("item", "is a folder or playlist of \(items.count) items: insert them with queue.insert")
      }
      return try await self.insertAndPlayPublished(
        items[0], before: itemId, currentTime: currentTime, customData: customData)
    }
  }

  private func insertAndPlayPublished(
    _ item: QueueItem, before itemId: Int64?, currentTime: Double?, customData: JSONValue?
  ) async throws(CastError) -> QueueInsertResult {
    let base = QueueRequest(
      type: .queueInsert, data: QueueRequestData(currentItemIndex: 0, currentTime: currentTime), items: [],
      customData: customData)
    let encoded = try self.encoded([item], named: "")
    let ranges = try self.ranges(encoded.map(\.bytes.count), under: base)
    var (origin, result) = try await self.serialized { ticket throws(CastError) in
      let origin = self.jumpOrigin
      let mediaSessionId = try self.mediaSessionId()
      if let itemId { try await self.checkAreThere([itemId]) }
      var cursor = QueueInsertionCursor(before: itemId)
      let run = InsertionRun(base: base, mediaSessionId: mediaSessionId, ticket: ticket, total: 1)
      for range in ranges { try await self.insertChunk(encoded, range, at: &cursor, run, progress: nil) }
      return (origin, QueueInsertResult(itemIds: cursor.itemIds, media: try self.snapshot()))
    }
    if let client, let playedBefore = origin.itemId {
      result.media = try await client.wait(
        forItem: result.itemIds?.first, otherThan: playedBefore, until: origin.deadline)
    }
    return result
  }

  /// The values that all chunks of an insertion share.
  struct InsertionRun {
    let base: QueueRequest
    let mediaSessionId: Int64
    let ticket: UInt64
    let total: Int
    /// The number of items inserted before this run.
    var completedBefore = 0
    /// The ids of those items, if they are known.
    var idsBefore: [Int64]? = []
  }

  /// Inserts one chunk at the cursor, and determines its items' ids.
  func insertChunk(
    _ items: [EncodedQueueItem], _ range: Range<Int>, at cursor: inout QueueInsertionCursor, _ run: InsertionRun,
    progress: QueueProgress.Handler?
  ) async throws(CastError) {
    let completed = run.completedBefore + cursor.count
    do throws(CastError) {
      let list = self.isComplete && !self.model.isStale ? self.model.itemIds : nil
      let place = cursor.place(in: list)
      var request = run.base
      request.items = Array(items[range])
      switch place {
      case .before(let id):
        request.data.insertBefore = id
        request.references = [id]
      case .atEnd: break
      case .lost: throw .itemsNotFound([cursor.anchor ?? 0], sessionId: self.sessionId)
      }
      self.model.insertions = []
      self.changes[run.ticket]?.insertionsBeforeAnswer = []
      let reply = try await self.change(request, of: run.mediaSessionId, ticket: run.ticket)
      let reported = ReportedInsertion.itemIds(
        of: self.changes[run.ticket]?.insertionsBeforeAnswer ?? [], count: range.count,
        before: request.references.first,
        requestId: reply.payload.requestId)
      cursor.inserted(range.count, ids: reported ?? self.newItemIds(range.count, since: list))
    } catch {
      let known = run.idsBefore.flatMap { before in cursor.itemIds.map { before + $0 } }
      throw error.incomplete(of: run.total, completed: completed, failedIndex: range.lowerBound, itemIds: known)
    }
    progress?(QueueProgress(completedCount: completed + range.count, totalCount: run.total))
  }

  /// Returns the new ids, computed from the changes of the list since `list`.
  private func newItemIds(_ count: Int, since list: [Int64]?) -> [Int64]? {
    guard self.isComplete, !self.model.isStale else { return nil }
    return QueueInsertionCursor.insertedIds(count: count, before: list, after: self.model.itemIds)
  }
}
