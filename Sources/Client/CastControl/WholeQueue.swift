import CastRPCClient

extension QueueCalls {
  /// Returns the whole queue of a session, of any length.
  func whole(of sessionId: String?) async throws -> QueuePage {
    try await WholeQueue.read { start in
      try await self.list(QueueListParams(sessionId: sessionId, startIndex: start, count: WholeQueue.pageSize))
    }
  }
}

/// A reader of queues that are longer than a page of the server.
enum WholeQueue {
  /// The most items of a page (`queue.list`).
  static let pageSize: Int64 = 5_000
  /// The number of attempts to read a queue that changes meanwhile.
  private static let attempts = 5

  /// Returns the pages as one.
  ///
  /// - Parameter page: Returns the page that begins at an index.
  /// - Throws: ``CommandError`` if the queue changes each time that it is read.
  static func read(_ page: (_ start: Int64) async throws -> QueuePage) async throws -> QueuePage {
    for _ in 0..<self.attempts {
      if let whole = try await self.readOnce(page) { return whole }
    }
    throw CommandError.failed("The queue changes while it is read.", "Try it again when the queue is complete.")
  }

  /// Returns the pages as one, or `nil` if the length of the queue has changed between two of them. The revision isn't
  /// compared, since fetching items raises it, too.
  private static func readOnce(_ page: (_ start: Int64) async throws -> QueuePage) async throws -> QueuePage? {
    var whole = try await page(0)
    while Int64(whole.items.count) < whole.itemCount {
      let next = try await page(Int64(whole.items.count))
      guard next.itemCount == whole.itemCount, !next.items.isEmpty else { return nil }
      whole.items += next.items
    }
    return whole
  }
}
