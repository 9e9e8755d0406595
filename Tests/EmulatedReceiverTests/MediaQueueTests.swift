import CastModel
import JSONCodec
import Testing

@testable import EmulatedReceiver

@Suite struct MediaQueueTests {
  static func items(_ count: Int) -> [QueueItem] {
    (1...count).map { QueueItem(media: MediaInformation(contentId: "item \($0)")) }
  }

  static func queue(_ count: Int, current: Int64 = 0, repeatMode: RepeatMode = .repeatOff) throws -> PlayerQueue {
    try PlayerQueue(items: self.items(count), startIndex: current, repeatMode: repeatMode)
  }

  @Test func itemsGetIdsFromOneAndTheStartIndexIsCurrent() throws {
    let queue = try Self.queue(3, current: 1)
    #expect(queue.itemIds == [1, 2, 3])
    #expect(queue.currentItemId == 2)
    #expect(queue.items.map(\.orderId) == [0, 1, 2])
  }

  @Test func refusesMoreBytesThanAQueueMayHave() throws {
    let large = MediaInformation(contentId: String(repeating: "x", count: 60_000))
    var queue = try Self.queue(1)
    let batch = [QueueItem](repeating: QueueItem(media: large), count: 50)
    for _ in 0..<5 { _ = try queue.insert(batch, before: nil) }
    #expect(throws: InvalidRequestReason.invalidParameters) { try queue.insert(batch, before: nil) }
    #expect(queue.items.count == 251)
    let small = QueueItem(itemId: 1, customData: ["text": .string(String(repeating: "x", count: 3_000_000))])
    #expect(throws: InvalidRequestReason.invalidParameters) { try queue.update([small]) }
    _ = queue.remove(Array(queue.itemIds.prefix(100)))
    #expect(try queue.insert(batch, before: nil).count == 50)
  }

  @Test func refusesItemsThatHaveIdsOrNoMediaAndIndicesOutside() {
    var numbered = Self.items(1)
    numbered[0].itemId = 7
    #expect(throws: InvalidRequestReason.invalidParameters) { try PlayerQueue(items: numbered) }
    #expect(throws: InvalidRequestReason.invalidParameters) { try PlayerQueue(items: [QueueItem()]) }
    #expect(throws: InvalidRequestReason.invalidParameters) { try PlayerQueue(items: []) }
    for index: Int64 in [-1, 2, .max] {
      #expect(throws: InvalidRequestReason.invalidParameters) {
        try PlayerQueue(items: Self.items(2), startIndex: index)
      }
    }
  }

  /// current index, repeat mode, jump, where it leads
  @Test(
    arguments: [
      (0, RepeatMode.repeatOff, 1, 2), (0, .repeatOff, -1, 1), (1, .repeatOff, -3, 1), (2, .repeatOff, 1, nil),
      (0, .repeatOff, 2, 3),
      (2, .repeatAll, 1, 1), (0, .repeatAll, -1, 3), (0, .repeatAll, -7, 3), (1, .repeatAll, 100, 3),
      (2, .repeatSingle, 1, nil), (1, .repeatSingle, 1, 3), (0, .repeatOff, Int64.max, nil),
      (0, .repeatAll, Int64.min, 2),
      (2, .repeatAllAndShuffle, 1, 1),
    ] as [(Int64, RepeatMode, Int64, Int64?)])
  func jumps(current: Int64, mode: RepeatMode, distance: Int64, expected: Int64?) throws {
    let queue = try Self.queue(3, current: current, repeatMode: mode)
    #expect(queue.target(ofJump: distance) == expected)
  }

  @Test(
    arguments: [
      (RepeatMode.repeatOff, nil), (.repeatAll, 1), (.repeatSingle, 3),
    ] as [(RepeatMode, Int64?)])
  func whatFollowsTheLastItem(mode: RepeatMode, expected: Int64?) throws {
    #expect(try Self.queue(3, current: 2, repeatMode: mode).itemAfterCurrent() == expected)
  }

  @Test(
    arguments: [(1, [4, 5, 1, 2, 3]), (3, [1, 2, 4, 5, 3]), (nil, [1, 2, 3, 4, 5]), (99, [1, 2, 3, 4, 5])]
      as [(Int64?, [Int64])])
  func inserts(before id: Int64?, expected: [Int64]) throws {
    var queue = try Self.queue(3)
    let ids = try queue.insert(Self.items(2), before: id)
    #expect(ids == [4, 5])
    #expect(queue.itemIds == expected)
    #expect(queue.currentItemId == 1)
    #expect(queue.sequenceNumber == 1)
  }

  /// current index, removed, the rest, the item that plays instead
  @Test(
    arguments: [
      (0, [2], [1, 3], nil), (1, [2], [1, 3], 3), (2, [3], [1, 2], nil), (0, [1, 2], [3], 3), (0, [9], [1, 2, 3], nil),
    ] as [(Int64, [Int64], [Int64], Int64?)])
  func removes(current: Int64, ids: [Int64], left: [Int64], successor: Int64?) throws {
    var queue = try Self.queue(3, current: current)
    #expect(queue.remove(ids).successor == successor)
    #expect(queue.itemIds == left)
  }

  /// the item that is being loaded instead of item 1, removed, the current item then, the item that plays instead
  @Test(
    arguments: [
      (2, [2], 1, 3), (2, [1], 2, nil), (3, [1], 3, nil), (2, [1, 2], 3, 3), (3, [3], 1, nil), (3, [2], 1, nil),
    ] as [(Int64, [Int64], Int64, Int64?)])
  func removesWhileAnotherItemLoads(target: Int64, ids: [Int64], current: Int64, successor: Int64?) throws {
    var queue = try Self.queue(3)
    #expect(queue.remove(ids, target: target).successor == successor)
    #expect(queue.currentItemId == current)
  }

  @Test func removingTheLastItemOfARepeatingQueueGoesToTheFirst() throws {
    var queue = try Self.queue(3, current: 2, repeatMode: .repeatAll)
    #expect(queue.remove([3]).successor == 1)
    #expect(queue.currentItemId == 1)
  }

  @Test(
    arguments: [
      ([3], 1, [3, 1, 2]), ([3, 1], nil, [2, 3, 1]), ([1], 3, [2, 1, 3]), ([9, 3], 1, [3, 1, 2]), ([9], 1, [1, 2, 3]),
    ] as [([Int64], Int64?, [Int64])])
  func reorders(ids: [Int64], before: Int64?, expected: [Int64]) throws {
    var queue = try Self.queue(3)
    try queue.reorder(ids, before: before)
    #expect(queue.itemIds == expected)
    #expect(queue.currentItemId == 1)
  }

  @Test(arguments: [([], nil), ([1, 1], nil), ([1], 1)] as [([Int64], Int64?)])
  func refusesToReorder(ids: [Int64], before: Int64?) throws {
    var queue = try Self.queue(3)
    #expect(throws: InvalidRequestReason.invalidParameters) { try queue.reorder(ids, before: before) }
    #expect(queue.itemIds == [1, 2, 3])
  }

  /// cast_receiver_framework.js, MediaQueue; MediaManager drops unknown items before.
  @Test func updatesReplaceItemsInPlace() throws {
    var queue = try Self.queue(2)
    #expect(try queue.update([QueueItem(itemId: 9), QueueItem(itemId: 2, autoplay: false)]) == [2])
    #expect(queue.items[1].autoplay == false && queue.items[1].orderId == 1)
    #expect(queue.items[1].media == nil)
    #expect(try queue.update([QueueItem(itemId: 9)]).isEmpty && queue.sequenceNumber == 1)
    #expect(throws: InvalidRequestReason.invalidParameters) { try queue.update([QueueItem(autoplay: true)]) }
  }

  @Test func theCurrentItemPlaysAsItBegan() throws {
    var queue = try Self.queue(2)
    _ = try queue.update([QueueItem(itemId: 1, media: MediaInformation(contentId: "new"))])
    queue.setMedia(MediaInformation(contentId: "item 1", duration: 5), of: 1)
    #expect(queue.currentItem?.media?.duration == 5 && queue.item(1)?.media?.contentId == "new")
    queue.begin(1)
    #expect(queue.currentItem?.media?.contentId == "new")
  }

  @Test func shufflingKeepsTheCurrentItemFirstAndCanBeUndone() throws {
    var queue = try Self.queue(20, current: 4)
    var generator = SystemRandomNumberGenerator()
    queue.setShuffled(true, using: &generator)
    #expect(queue.itemIds.first == 5)
    #expect(queue.itemIds.sorted() == Array(1...20))
    queue.setShuffled(false, using: &generator)
    #expect(queue.itemIds == Array(1...20))
    #expect(queue.currentItemId == 5)
  }

  @Test func windowsAndRanges() throws {
    let queue = try Self.queue(5, current: 2)
    #expect(queue.window().map(\.itemId) == [2, 3, 4])
    #expect(try Self.queue(1).window().map(\.itemId) == [1])
    #expect(try queue.range(around: 2, next: 2, previous: nil).map(\.itemId) == [3, 4])
    #expect(try queue.range(around: 2, next: nil, previous: 9).map(\.itemId) == [1])
    #expect(throws: InvalidRequestReason.invalidParameters) { try queue.range(around: 2, next: 1, previous: 1) }
    #expect(throws: InvalidRequestReason.invalidParameters) { try queue.range(around: 9, next: 1, previous: nil) }
  }

  /// One request may name every item: the queue is gone through once for it, and not once for each.
  @Test func workGrowsWithTheItemsOfARequestAndNotWithTheirSquare() throws {
    let steps = try [500, 1_000, 2_000].map { count in
      try JSONWork.steps {
        var queue = try Self.queue(count, current: Int64(count) / 2)
        let ids = queue.itemIds
        let half = Array(ids.suffix(count / 2 - 1))
        try queue.reorder(half.reversed(), before: ids[0])
        #expect(try queue.update(ids.map { QueueItem(itemId: $0, autoplay: false) }).count == count)
        #expect(queue.items(ids).count == count)
        let media = MediaInformation(contentId: "new")
        #expect(try queue.insert((0..<count).map { _ in QueueItem(media: media) }, before: ids[1]).count == count)
        #expect(queue.remove(half).removed.count == half.count)
        #expect(queue.target(ofJump: -1) != nil && queue.window(radius: 2 * count).count == queue.items.count)
      }
    }
    #expect(steps[0] >= 500 && steps[1] < 3 * steps[0] && steps[2] < 3 * steps[1], "\(steps)")
  }
}
