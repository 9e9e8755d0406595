import CastModel
import CastSender
import JSONCodec
import LoopIsolation
import Testing

@Suite("Long queues in short messages")
struct QueueChunksTests {
  @Test(arguments: [
    ([Int](), [Range<Int>]()), ([10], [0..<1]), ([4, 5], [0..<2]), ([5, 5], [0..<1, 1..<2]),
    ([3, 3, 2, 10, 1], [0..<3, 3..<4, 4..<5]), ([1, 1, 1, 1, 1, 1], [0..<5, 5..<6]),
  ])
  func countsSeparators(lengths: [Int], ranges: [Range<Int>]) throws {
    #expect(try QueueChunks.ranges(lengths: lengths, budget: 10) == ranges)
  }

  @Test func namesAnItemOverTheLimit() {
    #expect(throws: QueueChunks.Oversize(index: 2, length: 11, limit: 10)) {
      try QueueChunks.ranges(lengths: [1, 1, 11, 12], budget: 10)
    }
    #expect(throws: QueueChunks.Oversize(index: 3, length: 9, limit: 8)) {
      try QueueLoadPlan(lengths: [1, 1, 1, 9], startIndex: 0, loadBudget: 8, insertBudget: 10)
    }
  }

  @Test func chunksAreTheItemsInTheirOrderAndEachFits() throws {
    var random = SplitMix64(seed: 17)
    for _ in 0..<500 {
      let lengths = (0..<Int.random(in: 1...60, using: &random)).map { _ in Int.random(in: 1...40, using: &random) }
      let budget = Int.random(in: 40...100, using: &random)
      let start = Int.random(in: 0..<lengths.count, using: &random)
      let plan = try QueueLoadPlan(
        lengths: lengths, startIndex: start, loadBudget: budget - 20 >= 40 ? budget - 20 : budget, insertBudget: budget)
      let ranges = plan.preceding + [plan.load] + plan.following
      #expect(ranges.flatMap { Array($0) } == Array(lengths.indices))
      #expect(plan.load.lowerBound + plan.startIndex == start)
      for range in ranges {
        #expect(lengths[range].reduce(0, +) + range.count - 1 <= budget && !range.isEmpty)
      }
    }
  }

  @Test func aLoadStartsWithTheStartItem() throws {
    let lengths = Array(repeating: 9, count: 10)
    let front = try QueueLoadPlan(lengths: lengths, startIndex: 1, loadBudget: 30, insertBudget: 30)
    #expect(front.load == 0..<3 && front.startIndex == 1 && front.preceding.isEmpty)
    let back = try QueueLoadPlan(lengths: lengths, startIndex: 5, loadBudget: 30, insertBudget: 30)
    #expect(back.load == 5..<8 && back.startIndex == 0)
    #expect(back.following == [8..<10] && back.preceding == [0..<3, 3..<5])
    #expect(try QueueLoadPlan(lengths: [1, 1], startIndex: 1, loadBudget: 30, insertBudget: 30).isWhole)
  }

  @Test func itemsAreEncodedOnceAndWithoutIds() {
    let item = QueueItem(itemId: 4, media: MediaInformation(contentId: "ä\u{1}"), additional: ["own": [1, nil]])
    #expect(
      EncodedQueueItem(item).jsonText == #"{"media":{"contentId":"ä\u0001","streamType":"BUFFERED"},"own":[1,null]}"#)
    #expect(EncodedQueueItem(item, keepsId: true).jsonText.hasPrefix(#"{"itemId":4"#))
  }

  // MARK: Where chunks go

  @Test func chunksStayInOrderAmongOtherChanges() {
    var cursor = QueueInsertionCursor(before: 2)
    #expect(cursor.place(in: [1, 2]) == .before(2) && cursor.place(in: nil) == .before(2))
    cursor.inserted(2, ids: [11, 12])
    #expect(cursor.place(in: [1, 11, 12, 2]) == .before(2))
    #expect(cursor.place(in: [1, 11, 12, 99, 2]) == .before(99), "Somebody came between.")
    #expect(cursor.place(in: [1, 11, 12]) == .atEnd, "What was behind is gone.")
    #expect(cursor.place(in: [2, 1]) == .before(2), "What was inserted is gone.")
    #expect(cursor.place(in: [1]) == .lost)
    cursor.inserted(1, ids: [13])
    #expect(cursor.itemIds == [11, 12, 13] && cursor.count == 3)
    cursor.inserted(1, ids: nil)
    #expect(cursor.itemIds == nil && cursor.count == 4 && cursor.place(in: [1, 2]) == .before(2))
  }

  @Test func appendedChunksStayTogether() {
    var cursor = QueueInsertionCursor(before: nil)
    #expect(cursor.place(in: [1]) == .atEnd)
    cursor.inserted(1, ids: [5])
    #expect(cursor.place(in: [1, 5]) == .atEnd)
    #expect(cursor.place(in: [1, 5, 6]) == .before(6))
  }

  @Test(
    arguments: [
      (1, [1, 2], [1, 7, 2], [7]), (2, [1, 2], [1, 2, 7, 8], [7, 8]), (1, [1, 2], [7, 2], [7]),
      (1, [1, 2], [1, 7, 2, 8], nil), (1, [1, 2], [1, 2], nil), (1, nil, [1, 2], nil),
    ] as [(Int, [Int64]?, [Int64], [Int64]?)])
  func findsIdsByTheListsChange(count: Int, before: [Int64]?, after: [Int64], ids: [Int64]?) {
    #expect(QueueInsertionCursor.insertedIds(count: count, before: before, after: after) == ids)
  }
}

@Suite("The ids of an insertion")
struct QueueInsertionTests {
  private static func told(_ ids: [Int64], before: Int64? = nil, requestId: Int64? = nil) -> ReportedInsertion {
    ReportedInsertion(change: QueueChange(type: .insert, itemIds: ids, insertBefore: before), requestId: requestId)
  }

  @Test(
    arguments: [
      ([told([7])], [7]), ([told([7]), told([8])], [8]), ([told([7, 8])], nil), ([told([7], before: 2)], nil),
      ([], nil),
      ([told([7], requestId: 5), told([8])], [7]), ([told([8], requestId: 4)], nil), ([told([8], requestId: 0)], [8]),
    ] as [([ReportedInsertion], [Int64]?)])
  func takesTheMatchingChangesIds(told: [ReportedInsertion], ids: [Int64]?) {
    #expect(ReportedInsertion.itemIds(of: told, count: 1, before: nil, requestId: 5) == ids)
  }
}
