import CastModel
import LoopIsolation

extension MediaQueue {
  /// The most items of one page.
  public nonisolated static let maximumPageSize = 5_000

  /// How often a page is put together anew because the queue changed meanwhile.
  private static let maximumAttempts = 4

  /// A part of the queue (SDK `itemAtIndex:fetchIfNeeded:`, for many): from the cache, and what isn't there from the receiver.
  ///
  /// The page is of one moment: what changes while items are on their way is in it.
  ///
  /// - Parameters:
  ///   - start: Where it begins; behind the end there is nothing.
  ///   - count: How many items, at most ``maximumPageSize``.
  ///   - fetchIfNeeded: Whether the receiver is asked for items; otherwise those that aren't cached are only ids.
  public func list(
    from start: MediaQueuePosition = .index(0), count: Int, fetchIfNeeded: Bool = true
  ) async throws(CastError) -> MediaQueuePage {
    guard (0...Self.maximumPageSize).contains(count) else {
      throw self.invalid("count", "\(count) is not between 0 and \(Self.maximumPageSize)")
    }
    if case .index(let index) = start.kind, index < 0 { throw self.invalid("startIndex", "\(index) is not 0 or more") }
    var known: [Int64: QueueItem] = [:]
    for _ in 0..<Self.maximumAttempts {
      _ = try await self.currentItemIds()
      let range = try self.range(from: start, count: count)
      let ids = Array(self.model.itemIds[range])
      if self.model.source == .status { return try self.statusPage(range) }
      guard fetchIfNeeded else { break }
      let version = self.model.contentVersion
      known = try await self.items(ids).items
      guard version == self.model.contentVersion else { continue }
      if let range = try? self.range(from: start, count: count), ids.elementsEqual(self.model.itemIds[range]) {
        return self.page(range, known)
      }
    }
    return self.page(try self.range(from: start, count: count), known)
  }

  /// Where the page is in the list as it is now.
  private func range(from start: MediaQueuePosition, count: Int) throws(CastError) -> Range<Int> {
    let total = self.model.itemIds.count
    let first: Int
    switch start.kind {
    case .index(let index): first = min(index, total)
    case .item(let itemId):
      guard let index = self.model.itemIds.firstIndex(of: itemId) else {
        throw .itemsNotFound([itemId], sessionId: self.sessionId)
      }
      first = index
    }
    return first..<min(total, first + count)
  }

  private func page(_ range: Range<Int>, _ known: [Int64: QueueItem]) -> MediaQueuePage {
    let items = self.model.itemIds[range].map { id in
      known[id] ?? self.model.cache.use(id) ?? QueueItem(itemId: id)
    }
    return MediaQueuePage(
      startIndex: range.lowerBound, items: items, itemCount: self.model.itemIds.count, revision: self.revision,
      isComplete: self.isComplete)
  }

  /// A page of what the receiver's status says, for receivers that don't tell their list.
  private func statusPage(_ range: Range<Int>) throws(CastError) -> MediaQueuePage {
    let status = try self.snapshot().status
    var items: [Int64: QueueItem] = [:]
    for item in status?.items ?? [] { if let id = item.itemId { items[id] = item } }
    return self.page(range, items)
  }

  /// Forgets the list and the items, and asks for the list again (SDK `reload`).
  public func reload() async throws(CastError) -> [Int64] {
    self.carryOut(self.model.clear())
    return try await self.fetchItemIds()
  }

  /// Forgets the list and the items; the receiver's queue stays as it is (SDK `clear`).
  ///
  /// They come back with the next ``list(from:count:fetchIfNeeded:)``, ``fetchItemIds()`` or ``reload()``, and
  /// by themselves with the receiver's next status.
  public func clear() { self.carryOut(self.model.clear()) }
}
