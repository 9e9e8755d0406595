import CastRPCClient

extension QueueCalls {
  /// Returns the whole queue of a session, of any length.
  func whole(of sessionId: String?) async throws -> QueuePage {
    try await WholeQueue.read { start, isFetched in
      try await self.list(
        QueueListParams(
          sessionId: sessionId, startIndex: start, count: WholeQueue.pageSize, fetchIfNeeded: isFetched))
    }
  }
}

/// A reader of queues that are longer than a page of the server.
enum WholeQueue {
  /// The most items of a page (`queue.list`).
  static let pageSize: Int64 = 5_000
  /// The number of attempts to read a queue that changes meanwhile.
  private static let attempts = 5

  /// Returns the page that begins at an index. If it isn't fetched, its items may have only their ids.
  typealias PageRequest = (_ start: Int64, _ isFetched: Bool) async throws -> QueuePage

  /// Returns the pages as one.
  ///
  /// - Throws: ``CommandError`` if the queue changes each time that it is read.
  static func read(_ page: PageRequest) async throws -> QueuePage {
    for _ in 0..<self.attempts {
      if let whole = try await self.readOnce(page) { return whole }
    }
    throw CommandError.failed("The queue changes while it is read.", "Try it again when the queue is complete.")
  }

  /// Returns the pages as one, or `nil` if the queue has changed between two of them. The revision isn't compared,
  /// since fetching items raises it, too.
  private static func readOnce(_ page: PageRequest) async throws -> QueuePage? {
    var whole = try await page(0, true)
    var lastStart = 0
    while Int64(whole.items.count) < whole.itemCount {
      lastStart = whole.items.count
      let next = try await page(Int64(lastStart), true)
      guard next.itemCount == whole.itemCount, !next.items.isEmpty else { return nil }
      whole.items += next.items
    }
    return try await self.hasSameItems(as: whole, before: lastStart, page) ? whole : nil
  }

  /// Returns whether the queue still has the same items before the index `end`. Items may have been moved or replaced,
  /// which leaves the length as it is.
  private static func hasSameItems(as whole: QueuePage, before end: Int, _ page: PageRequest) async throws -> Bool {
    var start = 0
    while start < end {
      let now = try await page(Int64(start), false)
      let before = whole.items.dropFirst(start).prefix(now.items.count)
      guard !now.items.isEmpty, now.itemCount == whole.itemCount, now.items.map(\.itemId) == before.map(\.itemId) else {
        return false
      }
      start += now.items.count
    }
    return true
  }
}
