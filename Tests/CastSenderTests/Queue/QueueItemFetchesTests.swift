import CastModel
import CastSender
import LoopIsolation
import Testing

@Suite("Fetching a queue's items")
struct QueueItemFetchesTests {
  @Test func limitsRequestsAndTheirIds() {
    var script = QueueModelScript.known(Array(1...100))
    script.want(Array(1...100), waiter: 1)
    #expect(script.itemFetches.map(\.ids) == [Array(1...20), Array(21...40)])
    script.answerItems()
    #expect(script.itemFetches.map(\.ids) == [Array(21...40), Array(41...60)])
    while !script.itemFetches.isEmpty { script.answerItems() }
    #expect(script.names(1)?.count == 100, "More than the cache of 20 holds.")
    #expect(script.model.cache.count == 20)
    #expect(script.mistakes.isEmpty)
  }

  @Test func requestsAnItemOnce() {
    var script = QueueModelScript.known([1, 2, 3])
    script.want([1, 2], waiter: 1)
    script.want([2, 3, 3], waiter: 2)
    #expect(script.itemFetches.map(\.ids) == [[1, 2], [3]])
    script.answerItems()
    #expect(script.names(1) == [1: "a1", 2: "a2"] && script.outcomes[2] == nil)
    script.answerItems()
    #expect(script.names(2) == [2: "a2", 3: "a3"])
  }

  @Test func returnsCachedItemsUnlessRefreshed() {
    var script = QueueModelScript.known([1, 2])
    script.want([1, 2], waiter: 1)
    script.answerItems()
    script.want([1], waiter: 2)
    #expect(script.names(2) == [1: "a1"] && script.itemFetches.isEmpty)
    script.want([1], fromReceiver: true, waiter: 3)
    #expect(script.itemFetches.map(\.ids) == [[1]])
    script.answerItems("b")
    #expect(script.names(3) == [1: "b1"])
    script.want([], waiter: 4)
    #expect(script.names(4) == [:])
  }

  @Test func requestsLeftOutItemsAgainWhileAnswersHelp() {
    var script = QueueModelScript.known([1, 2, 3])
    script.want([1, 2, 3], waiter: 1)
    script.answerItems(without: [2, 3])
    #expect(script.itemFetches.map(\.ids) == [[2, 3]])
    script.answerItems(without: [2])
    script.answerItems(without: [2])
    #expect(script.names(1) == [1: "a1", 3: "a3"])
    #expect((try? script.outcomes[1]?.get().absent) == [2])
  }

  @Test func ignoresUnrequestedAndRepeatedItems() {
    var script = QueueModelScript.known([1, 2])
    script.want([1], waiter: 1)
    let fetch = script.itemFetches[0].fetch
    let items = [QueueModelScript.item(2), QueueModelScript.item(1, "first"), QueueModelScript.item(1, "second")]
    script.take(script.model.receiveItems(items, sequenceNumber: nil, fetch: fetch))
    #expect(script.names(1) == [1: "first1"] && script.model.cache.peek(2) == nil)
    script.take(script.model.receiveItems(items, sequenceNumber: nil, fetch: fetch))
    script.take(script.model.receiveItems(items, sequenceNumber: nil, fetch: 99))
    #expect(script.model.cache.count == 1)
  }

  @Test func aFailureEndsOnlyItsWaiters() {
    var script = QueueModelScript.known(Array(1...60))
    script.want(Array(1...20), waiter: 1)
    script.want(Array(21...60), waiter: 2)
    script.take(script.model.itemsFailed(script.itemFetches[0].fetch, with: CastError(.requestTimedOut, "late")))
    #expect(script.outcomes[1] != nil && script.names(1) == nil && script.outcomes[2] == nil)
    script.itemFetches.removeFirst()
    while !script.itemFetches.isEmpty { script.answerItems() }
    #expect(script.names(2)?.count == 40)
  }

  @Test func itemsThatChangeAllTheTimeKeepNoCallerWaiting() {
    var script = QueueModelScript.known(Array(1...40))
    script.want(Array(1...40), waiter: 1)
    script.answerItems()
    var requests = 0
    for _ in 1...100 {
      script.change(.itemsChange, [1])
      guard let last = script.itemFetches.last, last.ids == [1] else { continue }
      script.itemFetches.removeLast()
      script.take(script.model.receiveItems([QueueModelScript.item(1)], sequenceNumber: nil, fetch: last.fetch))
      requests += 1
    }
    #expect(requests == 32 && script.outcomes[1] == nil)
    script.answerItems()
    #expect(script.names(1)?.count == 40 && script.model.fetches.isIdle)
  }

  @Test func dropsAbandonedRequests() {
    var script = QueueModelScript.known(Array(1...60))
    script.want(Array(1...60), waiter: 1)
    script.model.cancel(1)
    script.answerItems()
    script.answerItems()
    #expect(script.itemFetches.isEmpty && script.model.fetches.isIdle)
  }

  @Test func requestsAbandonedItemsForAnotherWaiter() {
    var script = QueueModelScript.known(Array(1...60))
    script.want(Array(1...60), waiter: 1)
    script.model.cancel(1)
    script.want([60, 41], waiter: 2)
    script.answerItems()
    #expect(script.itemFetches.map(\.ids) == [Array(21...40), [41, 60]])
    script.take(script.model.itemsFailed(script.itemFetches.removeFirst().fetch, with: CastError(.requestTimedOut, "")))
    script.answerItems()
    #expect(script.names(2) == [41: "a41", 60: "a60"] && script.model.fetches.isIdle)
  }

  /// Random callers, answers, failures and changes: every caller gets one outcome, and no item older than the last
  /// change.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func everyWaiterGetsOneOutcome(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var script = QueueModelScript.known(Array(1...40), cacheSize: Int.random(in: 1...50, using: &random))
    var version: [Int64: Int] = [:]
    var asked: [UInt64: [Int64]] = [:]
    var cancelled = Set<UInt64>()
    for step in 1...80 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let ids = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int64.random(in: 1...40, using: &random) }
        asked[UInt64(step)] = ids
        script.want(ids, fromReceiver: Bool.random(using: &random), waiter: UInt64(step))
      case 4:
        if let fetch = script.itemFetches.first?.fetch, Bool.random(using: &random) {
          script.itemFetches.removeFirst()
          script.take(script.model.itemsFailed(fetch, with: CastError(.requestTimedOut, "late")))
        }
      case 5:
        guard let waiter = asked.keys.sorted().randomElement(using: &random), script.outcomes[waiter] == nil else {
          break
        }
        cancelled.insert(waiter)
        script.model.cancel(waiter)
      case 6:
        let id = Int64.random(in: 1...40, using: &random)
        version[id, default: 0] += 1
        script.change(.itemsChange, [id])
      default: self.answerOne(&script, version, using: &random)
      }
      for case (let waiter, .success(let got)) in script.outcomes where asked[waiter] != nil {
        #expect(Set(got.items.keys) == Set(asked[waiter] ?? []))
      }
    }
    while !script.itemFetches.isEmpty { self.answerOne(&script, version, using: &random) }
    #expect(script.mistakes.isEmpty && script.model.fetches.isIdle)
    #expect(Set(script.outcomes.keys).union(cancelled) == Set(asked.keys))
    #expect(cancelled.isDisjoint(with: script.outcomes.keys))
    for id in 1...40 as ClosedRange<Int64> {
      guard let item = script.model.cache.peek(id) else { continue }
      #expect(item.media?.contentId == "v\(version[id] ?? 0)-\(id)")
    }
  }

  /// Answers the oldest fetch, or a part of it.
  private func answerOne(
    _ script: inout QueueModelScript, _ version: [Int64: Int], using random: inout SplitMix64
  ) {
    guard !script.itemFetches.isEmpty else { return }
    let (fetch, ids) = script.itemFetches.removeFirst()
    let items = ids.prefix(Int.random(in: 1...ids.count, using: &random)).map {
      QueueModelScript.item($0, "v\(version[$0] ?? 0)-")
    }
    script.take(script.model.receiveItems(items, sequenceNumber: nil, fetch: fetch))
  }

  @Test func evictsTheLeastRecentlyUsedItems() {
    var cache = QueueItemCache(capacity: 3)
    for id in 1...3 as ClosedRange<Int64> { #expect(cache.insert(QueueItem(itemId: id), id: id).isEmpty) }
    _ = cache.use(1)
    _ = cache.peek(2)
    #expect(cache.insert(QueueItem(itemId: 4), id: 4) == [2])
    #expect(cache.remove(3)?.itemId == 3 && cache.use(3) == nil)
    for _ in 0..<1_000 { _ = cache.use(1) }
    #expect(cache.insert(QueueItem(itemId: 5), id: 5).isEmpty)
    #expect(cache.setCapacity(1).sorted() == [1, 4] && cache.count == 1)
    #expect(QueueItemCache(capacity: -5).capacity == 1)
  }
}
