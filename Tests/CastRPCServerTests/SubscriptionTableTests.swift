import Testing

@testable import CastRPCServer

@Suite struct SubscriptionTableTests {
  let known = ["session.didStart", "session.didEnd", "media.didUpdateStatus", "log.didRecord"]

  @Test(arguments: [
    ("*", "session.didStart", true), ("*", "log.didRecord", false), ("log.*", "log.didRecord", true),
    ("session.*", "session.didEnd", true), ("session.*", "media.didEnd", false), ("*.didEnd", "session.didEnd", true),
    ("s*d*d", "session.didEnd", true), ("s*x*d", "session.didEnd", false), ("session.didEnd", "session.didEnd", true),
    ("session.didEnd", "session.didEndLate", false), ("", "a", false), ("a*", "a", true), ("**a", "bca", true),
  ])
  func patternsMatch(pattern: String, topic: String, expected: Bool) {
    #expect(TopicPattern(text: pattern).matches(topic) == expected)
  }

  @Test func pushedTopicsAreTheUnionOfTheSubscriptions() throws {
    var table = SubscriptionTable()
    let first = try #require(table.subscribe([TopicPattern(text: "session.*")], of: known, isPushed: true))
    let second = try #require(
      table.subscribe([TopicPattern(text: "*.didStart"), TopicPattern(text: "log.*")], of: known, isPushed: true))
    #expect(first.topics == ["session.didStart", "session.didEnd"])
    #expect(second.topics == ["session.didStart", "log.didRecord"])
    #expect(table.pushes("session.didEnd") && table.pushes("log.didRecord") && !table.pushes("media.didUpdateStatus"))
    #expect(table.unsubscribe(first.id))
    #expect(!table.pushes("session.didEnd") && table.pushes("session.didStart"))
    #expect(!table.unsubscribe(first.id))
  }

  @Test func polledEventsWaitInOrderAndStatesReplaceEachOther() throws {
    var table = SubscriptionTable()
    let id = try #require(table.subscribe([TopicPattern(text: "*")], of: known, isPushed: false)).id
    #expect(table.keeps("session.didStart") && !table.pushes("session.didStart") && !table.keeps("log.didRecord"))
    table.keep(.init(method: "media.didUpdateStatus", params: [1], coalescingKey: "s"))
    table.keep(.init(method: "session.didEnd", params: [2], coalescingKey: nil))
    table.keep(.init(method: "media.didUpdateStatus", params: [3], coalescingKey: "s"))
    table.keep(.init(method: "media.didUpdateStatus", params: [4], coalescingKey: "t"))
    let (events, dropped) = table.take(2, from: id)
    #expect(events.map(\.params) == [[2], [3]] && dropped == 0)
    #expect(table.take(9, from: id).events.map(\.params) == [[4]])
  }

  @Test func tooManyWaitingEventsAreCounted() throws {
    var table = SubscriptionTable()
    let id = try #require(table.subscribe([TopicPattern(text: "*")], of: known, isPushed: false)).id
    for _ in 0..<(SubscriptionTable.maximumWaiting + 3) {
      table.keep(.init(method: "session.didEnd", params: [], coalescingKey: nil))
    }
    let (events, dropped) = table.take(.max, from: id)
    #expect(events.count == SubscriptionTable.maximumWaiting && dropped == 3)
    #expect(table.take(1, from: id).dropped == 0)
  }

  @Test func subscriptionsAreLimited() {
    var table = SubscriptionTable()
    for _ in 0..<SubscriptionTable.maximumCount {
      #expect(table.subscribe([TopicPattern(text: "*")], of: known, isPushed: true) != nil)
    }
    #expect(table.subscribe([TopicPattern(text: "*")], of: known, isPushed: true) == nil)
  }
}
