public import CastModel
import CastV2
public import JSONCodec
import LoopIsolation

/// What an insertion led to.
public struct QueueInsertResult: Sendable {
  /// The new items' ids, in order; `nil` where the receiver doesn't tell them.
  public var itemIds: [Int64]?
  /// What the session plays then.
  public var media: MediaSnapshot
}

extension MediaQueue {
  // MARK: Insert

  /// Inserts items before another one, or at the end (SDK `queueInsertItems:beforeItemWithID:customData:`).
  ///
  /// However many there are: they go in messages under the cap, stay together and in order, also while others change the queue.
  ///
  /// - Parameters:
  ///   - before: The item behind them; `nil`: they are appended.
  ///   - progress: Hears how far it is, where it takes several messages.
  /// - Throws: ``CastErrorCode/castMessageTooLarge`` for an item that fits into no message, before anything is sent;
  ///   ``CastErrorCode/queueIncomplete`` if some are in and the rest isn't; ``CastErrorCode/queueItemNotFound``.
  public func insert(
    _ items: [QueueItem], before itemId: Int64? = nil, customData: JSONValue? = nil,
    progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> QueueInsertResult {
    let base = QueueRequest(type: "QUEUE_INSERT", items: [], customData: customData)
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
  ///   - currentTime: Where it begins, in seconds; `nil`: where the item says.
  public func insertAndPlay(
    _ item: QueueItem, before itemId: Int64? = nil, currentTime: Double? = nil, customData: JSONValue? = nil
  ) async throws(CastError) -> QueueInsertResult {
    try self.check(time: currentTime)
    var base = QueueRequest(type: "QUEUE_INSERT", items: [], customData: customData)
    base.members["currentItemIndex"] = 0
    base.members["currentTime"] = currentTime.map { .number($0) }
    let encoded = try self.encoded([item], named: "")
    let ranges = try self.ranges(encoded.map(\.bytes.count), under: base)
    let playedBefore = self.client?.snapshot.status?.currentItemId
    var result = try await self.serialized { ticket throws(CastError) in
      let mediaSessionId = try self.mediaSessionId()
      if let itemId { try await self.checkAreThere([itemId]) }
      var cursor = QueueInsertionCursor(before: itemId)
      let run = InsertionRun(base: base, mediaSessionId: mediaSessionId, ticket: ticket, total: 1)
      for range in ranges { try await self.insertChunk(encoded, range, at: &cursor, run, progress: nil) }
      return QueueInsertResult(itemIds: cursor.itemIds, media: try self.snapshot())
    }
    if let client, let playedBefore {
      result.media = try await client.wait(forItem: result.itemIds?.first, otherThan: playedBefore)
    }
    return result
  }

  /// What all chunks of an insertion have in common.
  struct InsertionRun {
    let base: QueueRequest
    let mediaSessionId: Int64
    let ticket: UInt64
    let total: Int
    /// How many items were in before.
    var completedBefore = 0
    /// The ids of those, where they are known.
    var idsBefore: [Int64]? = []
  }

  /// Inserts one chunk where the cursor is, and finds out which ids its items got.
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
        request.members["insertBefore"] = .integer(id)
        request.references = [id]
      case .atEnd: break
      case .lost: throw .itemsNotFound([cursor.anchor ?? 0], sessionId: self.sessionId)
      }
      self.model.insertions = []
      self.toldBeforeAnswer[run.ticket] = nil
      let reply = try await self.change(request, of: run.mediaSessionId, ticket: run.ticket)
      let told = ToldInsertion.itemIds(
        of: self.toldBeforeAnswer[run.ticket] ?? [], count: range.count, before: request.references.first,
        requestId: reply.payload.requestId)
      cursor.inserted(range.count, ids: told ?? self.newItemIds(range.count, since: list))
    } catch {
      let known = run.idsBefore.flatMap { before in cursor.itemIds.map { before + $0 } }
      throw error.incomplete(of: run.total, completed: completed, failedIndex: range.lowerBound, itemIds: known)
    }
    progress?(QueueProgress(completedCount: completed + range.count, totalCount: run.total))
  }

  /// The new ids, by how the list changed since it was `list`.
  private func newItemIds(_ count: Int, since list: [Int64]?) -> [Int64]? {
    guard self.isComplete, !self.model.isStale else { return nil }
    return QueueInsertionCursor.insertedIds(count: count, before: list, after: self.model.itemIds)
  }

  // MARK: Update, remove, reorder

  /// Changes items in place; each names itself by its id, and what it leaves out stays (SDK `queueUpdateItems:customData:`).
  ///
  /// - Throws: as ``insert(_:before:customData:progress:)`` does.
  public func update(
    _ items: [QueueItem], customData: JSONValue? = nil, progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard !items.isEmpty else { throw self.invalid("items", "is empty: there is nothing to update") }
    if let index = items.firstIndex(where: { ($0.itemId ?? 0) <= 0 }) {
      throw self.invalid("items[\(index)].itemId", "required, but missing or no id")
    }
    try self.check(items, named: "items")
    let base = QueueRequest(type: "QUEUE_UPDATE", items: [], customData: customData)
    let encoded = items.map { EncodedQueueItem($0, keepsId: true) }
    let ranges = try self.ranges(encoded.map(\.bytes.count), under: base)
    let ids = items.compactMap(\.itemId)
    return try await self.changeMany(
      ranges, total: items.count, of: ids, changesList: false, progress: progress
    ) { range in
      var request = base
      request.items = Array(encoded[range])
      request.references = Array(ids[range])
      return request
    } done: { range in
      // Receivers that don't tell of it have changed them all the same.
      let changed = ids[range].filter { self.model.cache.peek($0) != nil }
      self.carryOut(self.model.invalidate(changed))
    }
  }

  /// Removes items (SDK `queueRemoveItemsWithIDs:customData:`); a queue without items ends the media session.
  ///
  /// - Throws: ``CastErrorCode/queueItemNotFound`` for ids that the queue is known not to have, and nothing is sent: receivers pass them over.
  public func remove(
    _ itemIds: [Int64], customData: JSONValue? = nil, progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let ids = try self.checked(itemIds)
    let base = QueueRequest(type: "QUEUE_REMOVE", itemIds: [], customData: customData)
    let ranges = try self.ranges(ids.map { String($0).utf8.count }, under: base)
    return try await self.changeMany(
      ranges, total: ids.count, of: ids, changesList: true, endsWithQueue: true, progress: progress
    ) { range in
      var request = base
      request.itemIds = Array(ids[range])
      return request
    }
  }

  /// Moves items, in this order, before another one or to the end (SDK `queueReorderItemsWithIDs:insertBeforeItemWithID:`).
  public func reorder(
    _ itemIds: [Int64], before itemId: Int64? = nil, customData: JSONValue? = nil,
    progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let ids = try self.checked(itemIds)
    guard ids.count == itemIds.count else { throw self.invalid("itemIds", "an item can be moved to one place only, and ids repeat") }
    if let itemId, ids.contains(itemId) { throw self.invalid("insertBefore", "item \(itemId) can't be moved before itself") }
    let base = Self.reordering([], before: itemId, customData: customData)
    let ranges = try self.ranges(ids.map { String($0).utf8.count }, under: base)
    let named = ids + (itemId.map { [$0] } ?? [])
    return try await self.changeMany(ranges, total: ids.count, of: named, changesList: true, progress: progress) {
      range in
      Self.reordering(Array(ids[range]), before: itemId, customData: customData)
    }
  }

  /// The ids, each once; refused if there are none, or some that can't be ids.
  private func checked(_ itemIds: [Int64]) throws(CastError) -> [Int64] {
    guard !itemIds.isEmpty else { throw self.invalid("itemIds", "is empty: no item is named") }
    if let index = itemIds.firstIndex(where: { $0 <= 0 }) {
      throw self.invalid("itemIds[\(index)]", "\(itemIds[index]) is no item's id: those are 1 or more")
    }
    var seen = Set<Int64>()
    return itemIds.filter { seen.insert($0).inserted }
  }

  private func changeMany(
    _ ranges: [Range<Int>], total: Int, of itemIds: [Int64], changesList: Bool, endsWithQueue: Bool = false,
    progress: QueueProgress.Handler?,
    request: (Range<Int>) -> QueueRequest, done: (Range<Int>) -> Void = { _ in }
  ) async throws(CastError) -> MediaSnapshot {
    try await self.serialized { ticket throws(CastError) in
      let mediaSessionId = try self.mediaSessionId()
      try await self.checkAreThere(itemIds)
      for range in ranges {
        do throws(CastError) {
          try await self.change(request(range), of: mediaSessionId, ticket: ticket, changesList: changesList)
        } catch {
          // With its last item the media session is over; what is left to remove isn't there.
          if endsWithQueue, range.lowerBound > 0, error.code == .noMediaSession { break }
          throw error.incomplete(
            of: total, completed: range.lowerBound, failedIndex: range.lowerBound, itemIds: nil)
        }
        done(range)
        if ranges.count > 1 { progress?(QueueProgress(completedCount: range.upperBound, totalCount: total)) }
      }
      return try self.snapshot()
    }
  }

  // MARK: Sizes

  /// - Parameter name: how the caller calls the items; empty for the one that it calls `item`.
  func encoded(_ items: [QueueItem], named name: String = "items") throws(CastError) -> [EncodedQueueItem] {
    guard !items.isEmpty else { throw self.invalid(name.isEmpty ? "item" : name, "is empty: there is nothing to insert") }
    if let index = items.firstIndex(where: { $0.media == nil && $0.customData == nil }) {
      throw self.invalid(name.isEmpty ? "item.media" : "\(name)[\(index)].media", "required, but missing: there is nothing to play")
    }
    try self.check(items, named: name)
    return items.map { EncodedQueueItem($0) }
  }

  private func check(_ items: [QueueItem], named name: String) throws(CastError) {
    do throws(InvalidParameter) {
      try MediaValidator.check(items)
    } catch {
      let isOne = name.isEmpty && error.path.hasPrefix("[0]")
      let path = isOne ? "item\(error.path.dropFirst(3))" : name + error.path
      throw CastError(InvalidParameter(path, error.reason), sessionId: self.sessionId)
    }
  }

  func ranges(_ lengths: [Int], under base: QueueRequest) throws(CastError) -> [Range<Int>] {
    let budget = try self.budget(overhead: base.overhead)
    do throws(QueueChunks.Oversize) {
      return try QueueChunks.ranges(lengths: lengths, budget: budget)
    } catch {
      throw .itemTooLarge(error, sessionId: self.sessionId)
    }
  }

  /// How many bytes of items a message with so much else in its payload takes.
  func budget(overhead: Int) throws(CastError) -> Int {
    let session = try self.connectedSession()
    let empty = CastMessage(
      sourceId: session.senderId, destinationId: session.transportId ?? "", namespace: .media, text: "")
    // The length of the payload is written in up to two bytes more than that of an empty one.
    return max(0, CastFramer.maximumSendLength - empty.encodedLength - 4 - overhead)
  }
}
