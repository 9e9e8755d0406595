import CastModel
import CastSender
import Testing

@Suite("The queue's model")
struct MediaQueueModelTests {
  // MARK: Attaching

  @Test func requestsTheListWithTheFirstStatusOfAQueue() {
    var script = QueueModelScript()
    script.status(hasQueue: false)
    #expect(script.listFetches.isEmpty)
    script.status(items: [1, 2])
    script.status(items: [1, 2])
    #expect(script.listFetches.count == 1)
    #expect(script.told.isEmpty && script.model.source == .unknown)
    script.answerList([1, 2, 3], sequenceNumber: 4)
    #expect(script.told == [.reloaded(itemIds: [1, 2, 3])])
    #expect(script.model.isCurrent && script.listOutcomes.last == "known")
    #expect(script.mistakes.isEmpty)
  }

  @Test func anEmptyQueueIsKnownToo() {
    var script = QueueModelScript()
    script.status(items: [1])
    script.answerList([])
    #expect(script.told == [.reloaded(itemIds: [])])
  }

  @Test func anotherMediaSessionIsAnotherQueue() {
    var script = QueueModelScript.known([1, 2], sequenceNumber: 7)
    script.want([2], waiter: 1)
    script.status(2, items: [1])
    #expect(script.told == [.reloaded(itemIds: [])])
    #expect((try? script.outcomes[1]?.get()) == nil && script.outcomes[1] != nil)
    script.answerList([1, 9], sequenceNumber: 0)
    #expect(script.model.itemIds == [1, 9] && script.model.sequenceNumber == 0)
    #expect(script.mistakes.isEmpty)
  }

  @Test func anAnswerToTheQuestionOfAnEarlierMediaSessionIsIgnored() {
    var script = QueueModelScript()
    script.status(1, items: [1])
    let old = script.listFetches[0]
    script.status(2, items: [5])
    script.take(script.model.receiveItemIds([1, 2], sequenceNumber: nil, fetch: old))
    #expect(script.model.itemIds.isEmpty)
    script.answerList([5, 6])
    #expect(script.model.itemIds == [5, 6])
  }

  @Test func theEndOfTheMediaSessionEmptiesTheQueue() {
    var script = QueueModelScript.known([1, 2])
    script.status(nil)
    #expect(script.told == [.reloaded(itemIds: [])])
    #expect(script.listOutcomes.last == "NoMediaSession")
    script.status(nil)
    #expect(script.told.count == 1)
  }

  @Test func comparesTheListAfterAReconnect() {
    var script = QueueModelScript.known([1, 2, 3])
    script.want([2], waiter: 1)
    script.take(script.model.linkLost(CastError(.connectionLost, "gone")))
    #expect(script.outcomes[1] != nil && !script.model.isCurrent)
    script.status(items: nil)
    script.answerList([1, 3, 4])
    #expect(
      script.told == [.removed(itemIds: [2], indexes: [1]), .inserted(itemIds: [4], index: 2, before: nil)])
    #expect(script.mistakes.isEmpty)
  }

  // MARK: QUEUE_CHANGE

  struct ChangeRow: Sendable, CustomTestStringConvertible {
    var type: QueueChange.ChangeType
    var ids: [Int64]
    var before: Int64?
    var list: [Int64]
    var told: [MediaQueueChange]
    var isAsked = false
    var testDescription: String { "\(self.type.rawValue) \(self.ids) before \(self.before ?? 0)" }
  }

  /// Each applied to the list 1, 2, 3.
  nonisolated static let changes: [ChangeRow] = [
    ChangeRow(
      type: .insert, ids: [7, 8], before: 2, list: [1, 7, 8, 2, 3],
      told: [.inserted(itemIds: [7, 8], index: 1, before: 2)]),
    ChangeRow(type: .insert, ids: [7], list: [1, 2, 3, 7], told: [.inserted(itemIds: [7], index: 3, before: nil)]),
    ChangeRow(type: .insert, ids: [7], before: 99, list: [1, 2, 3], told: [], isAsked: true),
    ChangeRow(type: .insert, ids: [7, 2], list: [1, 2, 3], told: [], isAsked: true),
    ChangeRow(type: .insert, ids: [], list: [1, 2, 3], told: [], isAsked: true),
    ChangeRow(type: .remove, ids: [3, 1], list: [2], told: [.removed(itemIds: [1, 3], indexes: [0, 2])]),
    ChangeRow(type: .remove, ids: [99], list: [1, 2, 3], told: []),
    ChangeRow(type: .update, ids: [3, 1, 2], list: [3, 1, 2], told: [.reordered(itemIds: [3, 1, 2])]),
    ChangeRow(type: .update, ids: [1, 2, 3], list: [1, 2, 3], told: []),
    ChangeRow(type: .update, ids: [2], list: [1, 2, 3], told: [], isAsked: true),
    ChangeRow(type: .update, ids: [], list: [1, 2, 3], told: [], isAsked: true),
    ChangeRow(
      type: .itemsChange, ids: [3, 99], list: [1, 2, 3],
      told: [.updated(itemIds: [3], indexes: [2], reason: .changed)]),
    ChangeRow(type: .noChange, ids: [], list: [1, 2, 3], told: []),
    ChangeRow(type: .init(rawValue: "SOMETHING"), ids: [1], list: [1, 2, 3], told: [], isAsked: true),
  ]

  @Test(arguments: changes)
  func appliesAChangeOrRequestsTheList(_ row: ChangeRow) {
    for isNumbered in [false, true] {
      var script = QueueModelScript.known([1, 2, 3], sequenceNumber: isNumbered ? 5 : nil)
      script.change(row.type, row.ids, before: row.before, sequenceNumber: isNumbered ? 6 : nil)
      #expect(script.model.itemIds == row.list)
      #expect(script.told == row.told)
      #expect((script.listFetches.count == 2) == row.isAsked)
      #expect(script.mistakes.isEmpty)
    }
  }

  @Test func aRepeatedOrOldChangeIsIgnored() {
    var script = QueueModelScript.known([1, 2], sequenceNumber: 5)
    script.change(.remove, [1], sequenceNumber: 5)
    script.change(.remove, [1], sequenceNumber: 4)
    #expect(script.told.isEmpty && script.listFetches.count == 1)
  }

  @Test func requestsTheListAfterAGap() {
    var script = QueueModelScript.known([1, 2], sequenceNumber: 5)
    script.change(.insert, [9], sequenceNumber: 7)
    #expect(script.told.isEmpty && script.listFetches.count == 2)
    script.answerList([1, 8, 2, 9], sequenceNumber: 7)
    #expect(
      script.told == [
        .inserted(itemIds: [8], index: 1, before: 2), .inserted(itemIds: [9], index: 3, before: nil),
      ])
  }

  @Test(arguments: [Int64.min, Int64.max])
  func numbersAtTheEdgeAreNumbers(_ number: Int64) {
    var script = QueueModelScript.known([1, 2], sequenceNumber: number)
    script.change(.remove, [1], sequenceNumber: .max)
    script.change(.remove, [2], sequenceNumber: .min)
    #expect(script.mistakes.isEmpty)
  }

  @Test func requestsAnOutdatedListOnceMore() {
    var script = QueueModelScript.known([1, 2], sequenceNumber: 5)
    script.change(.insert, [3], sequenceNumber: 8)
    script.answerList([1, 2], sequenceNumber: 6)
    #expect(script.listFetches.count == 3 && script.told.isEmpty)
    script.answerList([1], sequenceNumber: 6)
    #expect(script.listFetches.count == 3 && script.model.itemIds == [1])
    script.change(.insert, [4], sequenceNumber: 7)
    #expect(script.model.itemIds == [1, 4])
  }

  @Test func dropsChangesBeforeTheFirstList() {
    var script = QueueModelScript()
    script.status(items: [1])
    script.change(.insert, [2], sequenceNumber: 1)
    #expect(script.told.isEmpty)
    script.answerList([1, 2], sequenceNumber: 1)
    #expect(script.told == [.reloaded(itemIds: [1, 2])])
  }

  // MARK: Receivers that don't tell

  @Test func requestsTheListIfAStatusContradictsIt() {
    var script = QueueModelScript.known([1, 2, 3, 4])
    script.status(items: [2, 3, 4])
    script.status(items: [4, 1])  // Around the end.
    #expect(script.listFetches.count == 1)
    script.status(items: [2, 9, 3])
    #expect(script.listFetches.count == 2)
    script.answerList([1, 2, 3, 4])
    script.status(items: [2, 9, 3])
    #expect(script.listFetches.count == 2, "A receiver whose windows never fit must not be asked for ever.")
  }

  @Test func usesTheStatusIfTheListIsRefused() {
    var script = QueueModelScript()
    script.status(items: [1, 2])
    let refusal = CastError(.queueNotSupported, "no")
    script.take(script.model.itemIdsFailed(script.listFetches[0], with: refusal, isRefusal: true))
    #expect(script.model.source == .status && script.told == [.reloaded(itemIds: [1, 2])])
    script.status(items: [2, 3])
    #expect(
      script.told.dropFirst() == [
        .removed(itemIds: [1], indexes: [0]), .inserted(itemIds: [3], index: 1, before: nil),
      ])
    script.status(items: nil)
    #expect(script.listFetches.count == 1 && script.model.itemIds == [2, 3])
    #expect(script.mistakes.isEmpty)
  }

  @Test func reportsAQueueThatCannotBeRead() {
    var script = QueueModelScript()
    script.status(items: nil)
    let refusal = CastError(.queueNotSupported, "no")
    script.take(script.model.itemIdsFailed(script.listFetches[0], with: refusal, isRefusal: true))
    #expect(script.listOutcomes.last == "QueueNotSupported" && script.model.source == .unknown)
    script.status(items: nil)
    #expect(script.listFetches.count == 1)
  }

  @Test func keepsTheListAfterARefusedRefresh() {
    var script = QueueModelScript.known([1, 2])
    script.take(script.model.markStale())
    script.take(
      script.model.itemIdsFailed(
        script.listFetches[1], with: CastError(.requestTimedOut, "late"), isRefusal: true))
    script.status(items: nil)
    script.status(items: nil)
    #expect(script.listFetches.count == 2 && script.model.itemIds == [1, 2] && !script.model.isCurrent)
  }

  // MARK: Items

  @Test func reportsOnlyChangedItemsOfAStatus() {
    var script = QueueModelScript.known([1, 2])
    script.want([1], waiter: 1)
    script.answerItems()
    script.told = []
    script.status(items: [1, 2])
    #expect(script.told.isEmpty)
    script.take(
      script.model.receiveStatus(
        mediaSessionId: 1, items: [QueueModelScript.item(1, "b"), QueueItem(itemId: 2, startTime: 4)], hasQueue: true))
    #expect(
      script.told == [
        .updated(itemIds: [1], indexes: [0], reason: .changed), .updated(itemIds: [2], indexes: [1], reason: .changed),
      ] || script.told == [.updated(itemIds: [1, 2], indexes: [0, 1], reason: .changed)])
    script.want([1, 2], waiter: 2)
    #expect(script.names(2) == [1: "b1", 2: "a2"])
  }

  @Test func requestsChangedItemsAgain() {
    var script = QueueModelScript.known(Array(1...30))
    script.want(Array(1...30), waiter: 1)
    script.answerItems("old")
    script.change(.itemsChange, [2])
    script.answerItems("old")
    #expect(script.outcomes[1] == nil)
    script.answerItems("new")
    #expect(script.names(1)?[2] == "new2" && script.names(1)?[1] == "old1" && script.names(1)?.count == 30)
  }

  @Test func requestsItemsOlderThanAChangeAgain() {
    var script = QueueModelScript.known([1, 2], sequenceNumber: 5)
    script.want([1], waiter: 1)
    script.change(.itemsChange, [1], sequenceNumber: 6)
    script.answerItems("old", sequenceNumber: 5)
    #expect(script.outcomes[1] == nil)
    script.answerItems("new", sequenceNumber: 6)
    #expect(script.names(1) == [1: "new1"])
  }

  @Test func acceptsOldSequenceNumbersInTheEnd() {
    var script = QueueModelScript.known([1], sequenceNumber: 5)
    script.want([1], waiter: 1)
    var answers = 0
    while script.outcomes[1] == nil, answers < 20 {
      script.answerItems("old", sequenceNumber: 1)
      answers += 1
    }
    #expect(script.names(1) == [1: "old1"] && answers < 10)
  }

  @Test func requestsTheListForAnUnknownItem() {
    var script = QueueModelScript.known([1, 2])
    script.want([1, 2], waiter: 1)
    script.answerItems(without: [2])
    script.answerItems(without: [2])
    #expect(script.names(1) == [1: "a1"])
    #expect(script.listFetches.count == 2)
  }

  @Test func reportsFetchedAndEvictedItems() {
    var script = QueueModelScript.known([1, 2, 3], cacheSize: 2)
    script.want([1, 2], waiter: 1)
    script.answerItems()
    #expect(script.told == [.updated(itemIds: [1, 2], indexes: [0, 1], reason: .fetched)])
    script.want([1], waiter: 2)
    script.want([3], waiter: 3)
    script.answerItems()
    #expect(
      script.told.dropFirst() == [
        .updated(itemIds: [3], indexes: [2], reason: .fetched), .updated(itemIds: [2], indexes: [1], reason: .evicted),
      ])
    script.take(script.model.setCache(size: 1, maximumFetchCount: nil))
    #expect(script.told.last == .updated(itemIds: [1], indexes: [0], reason: .evicted))
  }

  @Test func returnsWithTheNextStatusAfterClearing() {
    var script = QueueModelScript.known([1, 2])
    script.take(script.model.clear())
    #expect(script.told == [.reloaded(itemIds: [])])
    script.status(items: nil)
    script.answerList([1, 2])
    #expect(script.told.last == .reloaded(itemIds: [1, 2]))
  }
}
