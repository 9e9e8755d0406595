import CastModel
import CastSender
import CastTestSupport
import LoopIsolation
import Testing

/// A receiver's queue as an array, which reports its changes like a receiver.
private struct ArrayQueue {
  var ids: [Int64]
  var names: [Int64: String] = [:]
  var number: Int64 = 0
  var lastId: Int64

  init(count: Int64) {
    self.ids = Array(1...count)
    self.lastId = count
  }

  /// Changes the array at random, and returns the QUEUE_CHANGE for it.
  mutating func edit(using random: inout SplitMix64) -> QueueChange {
    self.number += 1
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      let new = (0..<Int64.random(in: 1...4, using: &random)).map { self.lastId + 1 + $0 }
      self.lastId += Int64(new.count)
      let index = Int.random(in: 0...self.ids.count, using: &random)
      let before = index < self.ids.count ? self.ids[index] : nil
      self.ids.insert(contentsOf: new, at: index)
      return QueueChange(type: .insert, itemIds: new, insertBefore: before)
    case 4..<6:
      let gone = self.ids.shuffled(using: &random).prefix(Int.random(in: 0...min(3, self.ids.count), using: &random))
      self.ids.removeAll(where: gone.contains)
      return QueueChange(type: .remove, itemIds: Array(gone))
    case 6..<8:
      self.ids.shuffle(using: &random)
      return QueueChange(type: .update, itemIds: self.ids)
    default:
      let changed = Array(self.ids.shuffled(using: &random).prefix(2))
      for id in changed { self.names[id] = "v\(self.number)-" }
      return QueueChange(type: .itemsChange, itemIds: changed)
    }
  }

  func item(_ id: Int64) -> QueueItem { QueueModelScript.item(id, self.names[id] ?? "a") }

  /// The items in a status: those around a random one.
  func window(using random: inout SplitMix64) -> [QueueItem] {
    guard let index = self.ids.indices.randomElement(using: &random) else { return [] }
    return self.ids[max(0, index - 1)...min(self.ids.count - 1, index + 1)].map(self.item)
  }
}

@Suite("Random changes of a queue", .blocking)
struct QueuePropertyTests {
  /// How a receiver reports the changes of its queue.
  enum Habit: CaseIterable, Sendable {
    /// Each change, numbered.
    case numbered
    /// Each change, without numbers.
    case unnumbered
    /// Some changes are lost.
    case lossy
    /// No changes at all; only statuses with a window of items.
    case silent
  }

  @Test(arguments: Habit.allCases, 1...25 as ClosedRange<UInt64>)
  func theListEqualsTheReceiversAfterEveryStep(_ habit: Habit, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var receiver = ArrayQueue(count: 20)
    var script = QueueModelScript.known(
      receiver.ids, sequenceNumber: habit == .unnumbered ? nil : 0, cacheSize: Int.random(in: 1...30, using: &random))
    var waiter: UInt64 = 0
    for step in 0..<200 {
      let change = receiver.edit(using: &random)
      let isLost = habit == .silent || (habit == .lossy && Bool.random(using: &random))
      let number = habit == .unnumbered ? nil : receiver.number
      if !isLost { script.take(script.model.receive(change, sequenceNumber: number, requestId: nil)) }
      if Int.random(in: 0..<4, using: &random) == 0 {
        waiter += 1
        script.want(Array(script.model.itemIds.shuffled(using: &random).prefix(25)), waiter: waiter)
      }
      if habit == .silent || Int.random(in: 0..<5, using: &random) == 0 {
        script.take(
          script.model.receiveStatus(mediaSessionId: 1, items: receiver.window(using: &random), hasQueue: true))
      }
      // Answers arrive later, in order, with the state at the time of sending.
      if Bool.random(using: &random) { self.answer(&script, receiver, habit) }
      #expect(script.mistakes.isEmpty, "step \(step)")
      if habit == .numbered || habit == .unnumbered { #expect(script.model.itemIds == receiver.ids, "step \(step)") }
    }
    self.settle(&script, receiver, habit)
    #expect(script.model.itemIds == receiver.ids)
    #expect(script.outcomes.count == Int(waiter) && script.model.fetches.isIdle)
    self.checkItems(&script, receiver, habit)
  }

  /// Lets the receiver answer all requests.
  private func answer(_ script: inout QueueModelScript, _ receiver: ArrayQueue, _ habit: Habit) {
    let number = habit == .unnumbered ? nil : receiver.number
    if let fetch = script.model.pendingListFetch {
      script.take(script.model.receiveItemIds(receiver.ids, sequenceNumber: number, fetch: fetch))
    }
    while !script.itemFetches.isEmpty {
      let (fetch, ids) = script.itemFetches.removeFirst()
      let items = ids.filter(receiver.ids.contains).map(receiver.item)
      script.take(script.model.receiveItems(items, sequenceNumber: number, fetch: fetch))
    }
  }

  /// Ends the changes: requests the list once more, as queue.fetchItemIds does, and answers everything.
  private func settle(_ script: inout QueueModelScript, _ receiver: ArrayQueue, _ habit: Habit) {
    script.take(script.model.requestItemIds())
    for _ in 0..<3 { self.answer(&script, receiver, habit) }
  }

  /// Checks that fetched items are the receiver's; if every change was reported, also those from the cache.
  private func checkItems(_ script: inout QueueModelScript, _ receiver: ArrayQueue, _ habit: Habit) {
    let toldAll = habit == .numbered || habit == .unnumbered
    script.want(receiver.ids, fromReceiver: !toldAll, waiter: 9_999)
    self.answer(&script, receiver, habit)
    let expected = Dictionary(
      uniqueKeysWithValues: receiver.ids.map { ($0, receiver.item($0).media?.contentId ?? "") })
    #expect(script.names(9_999) == expected)
    #expect(script.mistakes.isEmpty)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func aDifferenceLeadsFromTheOldListToTheNew(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var old = ArrayQueue(count: Int64.random(in: 1...30, using: &random))
    var new = old
    for _ in 0..<Int.random(in: 0...12, using: &random) { _ = new.edit(using: &random) }
    if Bool.random(using: &random) { old.ids = [] }
    var list = old.ids
    for change in QueueListDiff.changes(from: old.ids, to: new.ids) {
      switch change {
      case .inserted(let ids, let index, let before):
        #expect(index == list.count ? before == nil : before == list[index])
        #expect(Set(list).isDisjoint(with: ids))
      case .removed(let ids, let indexes): #expect(indexes.map { list[$0] } == ids)
      case .reordered(let ids): #expect(Set(ids) == Set(list) && ids != list)
      default: break
      }
      list = QueueListDiff.apply(change, to: list)
    }
    #expect(list == new.ids)
  }

  @Test func aLongListIsComparedInReasonableTime() {
    let old = Array(Int64(1)...50_000)
    var new = Array(old.reversed())
    new.removeLast(10)
    new.insert(contentsOf: [60_000, 60_001], at: 100)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(QueueListDiff.changes(from: old, to: new).count == 3)
    }
    #expect(time < .seconds(5))
  }
}
