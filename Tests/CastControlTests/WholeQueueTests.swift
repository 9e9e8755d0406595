import CastModel
import CastRPCClient
import Testing

@testable import CastControl

/// Queues that are longer than a page of the server.
@Suite struct WholeQueueTests {
  private static func page(
    _ range: Range<Int64>, of count: Int64, firstId: Int64 = 1, isComplete: Bool = true
  ) -> QueuePage {
    let items = range.map { QueueItem(itemId: $0 + firstId, media: MediaInformation(contentId: "u\($0)")) }
    return QueuePage(
      startIndex: range.lowerBound, items: items, itemCount: count, revision: range.lowerBound, isComplete: isComplete)
  }

  @Test(arguments: [0, 1, 4_999, 5_000, 5_001, 12_345] as [Int64]) func hasAllItems(_ count: Int64) async throws {
    let whole = try await WholeQueue.read { start, _ in
      Self.page(start..<min(count, start + WholeQueue.pageSize), of: count)
    }
    #expect(whole.items.compactMap(\.itemId) == Array(0..<count).map { $0 + 1 })
    #expect(whole.startIndex == 0 && whole.itemCount == count)
  }

  @Test func beginsAnewIfTheQueueChanges() async throws {
    var (starts, count): ([Int64], Int64) = ([], 6_000)
    let whole = try await WholeQueue.read { start, _ in
      starts.append(start)
      if starts.count == 2 { count = 5_500 }
      return Self.page(start..<min(count, start + WholeQueue.pageSize), of: count)
    }
    // The last read compares the items before the last page.
    #expect(starts == [0, 5_000, 0, 5_000, 0] && whole.items.count == 5_500)
  }

  @Test(arguments: [2, 3]) func beginsAnewIfOtherItemsTakeTheirPlaces(read: Int) async throws {
    var (reads, firstId): (Int, Int64) = (0, 1)
    let whole = try await WholeQueue.read { start, _ in
      reads += 1
      if reads == read { firstId = 10_001 }
      return Self.page(start..<min(6_000, start + WholeQueue.pageSize), of: 6_000, firstId: firstId)
    }
    #expect(whole.items.compactMap(\.itemId) == Array(10_001..<16_001))
  }

  @Test func endsIfTheQueueChangesEachTime() async {
    var count: Int64 = 6_000
    await #expect(throws: CommandError.self) {
      try await WholeQueue.read { start, _ in
        count += 1
        return Self.page(start..<min(count, start + WholeQueue.pageSize), of: count)
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 3, 5_000, Int.max]) func refusesOtherPositions(_ position: Int) {
    let items = Self.page(0..<2, of: 2).items
    let error = #expect(throws: CommandError.self) { try JoinedQueue.itemIds(at: [1, position], in: items) }
    #expect(error?.exit == .refused && error?.message.contains("no position \(position), but 2 items") == true)
  }

  @Test func findsThePositionsThatAListShows() throws {
    #expect(try JoinedQueue.itemIds(at: [2, 1], in: Self.page(0..<2, of: 2).items) == [2, 1])
  }

  /// A device that lists only a part of its queue may play other items before the end.
  @Test func aWaitKnowsTheContentsOfAWholeListOnly() {
    let whole = Self.page(0..<2, of: 2)
    #expect(PlayCommand.contents(of: whole, and: ["a"]) == ["a", "u0", "u1"])
    #expect(PlayCommand.contents(of: Self.page(0..<2, of: 2, isComplete: false), and: ["a"]) == nil)
    #expect(PlayCommand.contents(of: Self.page(0..<1, of: 1, isComplete: false), and: ["a"]) == ["a", "u0"])
    var unknown = whole
    unknown.items[1].media = nil
    #expect(PlayCommand.contents(of: unknown, and: ["a"]) == nil)
  }
}
