import CastModel
import CastRPCProtocol
import JSONCodec
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
    let sessions = table.subscribe([TopicPattern(text: "session.*")], of: known, isPushed: true)
    let first = try #require(sessions)
    let starts = table.subscribe(
      [TopicPattern(text: "*.didStart"), TopicPattern(text: "log.*")], of: known, isPushed: true)
    let second = try #require(starts)
    #expect(first.topics == ["session.didStart", "session.didEnd"])
    #expect(second.topics == ["session.didStart", "log.didRecord"])
    #expect(table.pushes("session.didEnd") && table.pushes("log.didRecord") && !table.pushes("media.didUpdateStatus"))
    let removed = table.unsubscribe(first.id)
    #expect(removed)
    #expect(!table.pushes("session.didEnd") && table.pushes("session.didStart"))
    let removedAgain = table.unsubscribe(first.id)
    #expect(!removedAgain)
  }

  @Test func queuesPolledEventsAndReplacesStates() throws {
    var table = SubscriptionTable()
    let subscription = table.subscribe([TopicPattern(text: "*")], of: known, isPushed: false)
    let id = try #require(subscription).id
    #expect(table.keeps("session.didStart") && !table.pushes("session.didStart") && !table.keeps("log.didRecord"))
    table.keep(.init(method: "media.didUpdateStatus", sequenceNumber: 1, members: [:], coalescingKey: "s"))
    table.keep(.init(method: "session.didEnd", sequenceNumber: 2, members: [:], coalescingKey: nil))
    table.keep(.init(method: "media.didUpdateStatus", sequenceNumber: 3, members: [:], coalescingKey: "s"))
    table.keep(.init(method: "media.didUpdateStatus", sequenceNumber: 4, members: [:], coalescingKey: "t"))
    let (events, dropped) = table.take(2, from: id)
    #expect(events.map(\.sequenceNumber) == [2, 3] && dropped == 0)
    let rest = table.take(9, from: id)
    #expect(rest.events.map(\.sequenceNumber) == [4])
  }

  private func session(_ id: String) -> Session {
    Session(
      sessionId: id, deviceId: id,
      device: Device(
        deviceId: id, friendlyName: id, deviceType: .tv, host: "192.0.2.1", addresses: [], port: 8009, isGroup: false,
        source: .dnsSd, txt: [:]), connectionState: .connected, linkState: .up, applicationState: .running,
      traits: SessionTraits(
        minimumVolume: 0, maximumVolume: 1, volumeIncrement: 0.05, supportsMuting: true, isFixedVolume: false),
      supportsMedia: true)
  }

  @Test func keepsDeviceUpdatesOfSeveralSessions() throws {
    var table = SubscriptionTable()
    let method = SessionDidUpdateDevice.method
    let subscription = table.subscribe([TopicPattern(text: "*")], of: [method], isPushed: false)
    let id = try #require(subscription).id
    for (number, sessionId) in ["a", "b", "a"].enumerated() {
      let event = SessionDidUpdateDevice(sessionId: sessionId, session: self.session(sessionId))
      table.keep(
        .init(method: method, sequenceNumber: number, members: [:], coalescingKey: event.coalescingKey))
    }
    let (events, dropped) = table.take(9, from: id)
    #expect(events.map(\.sequenceNumber) == [1, 2] && dropped == 0)
  }

  @Test func tooManyWaitingEventsAreCounted() throws {
    var table = SubscriptionTable()
    let subscription = table.subscribe([TopicPattern(text: "*")], of: known, isPushed: false)
    let id = try #require(subscription).id
    for _ in 0..<(SubscriptionTable.maximumWaiting + 3) {
      table.keep(.init(method: "session.didEnd", sequenceNumber: 0, members: [:], coalescingKey: nil))
    }
    let (events, dropped) = table.take(.max, from: id)
    #expect(events.count == SubscriptionTable.maximumWaiting && dropped == 3)
    let after = table.take(1, from: id)
    #expect(after.dropped == 0)
  }

  /// Returns an event of so many bytes.
  private func event(_ number: Int, bytes: Int, key: String? = nil) -> SubscriptionTable.Waiting {
    .init(method: "session.didEnd", sequenceNumber: number, members: [:], coalescingKey: key, byteCount: bytes)
  }

  @Test func theBytesOfWaitingEventsAreLimited() throws {
    var table = SubscriptionTable()
    let subscription = table.subscribe([TopicPattern(text: "*")], of: known, isPushed: false)
    let id = try #require(subscription).id
    for number in 1...20 { table.keep(self.event(number, bytes: 1 << 20)) }
    #expect(table.waitingCount == 8)
    let first = table.take(.max, from: id)
    #expect(first.events.map(\.sequenceNumber) == [13, 14, 15, 16] && first.dropped == 12)
    // The bytes that were taken don't count any more.
    for number in 21...24 { table.keep(self.event(number, bytes: 1 << 20)) }
    let second = table.take(.max, from: id)
    #expect(second.events.map(\.sequenceNumber) == [17, 18, 19, 20] && second.dropped == 0)
  }

  @Test func aPollTakesOneEventHoweverLargeItIs() throws {
    var table = SubscriptionTable()
    let subscription = table.subscribe([TopicPattern(text: "*")], of: known, isPushed: false)
    let id = try #require(subscription).id
    table.keep(self.event(1, bytes: SubscriptionTable.maximumTakenBytes + 1))
    table.keep(self.event(2, bytes: 1))
    let first = table.take(.max, from: id)
    #expect(first.events.map(\.sequenceNumber) == [1])
    table.keep(self.event(3, bytes: SubscriptionTable.maximumWaitingBytes + 1))
    let second = table.take(.max, from: id)
    #expect(second.events.map(\.sequenceNumber) == [3] && second.dropped == 1)
  }

  @Test func replacedStatesFreeTheirBytes() throws {
    var table = SubscriptionTable()
    let subscription = table.subscribe([TopicPattern(text: "*")], of: known, isPushed: false)
    let id = try #require(subscription).id
    table.keep(self.event(1, bytes: 1 << 20))
    for number in 2...20 { table.keep(self.event(number, bytes: 1 << 20, key: "state")) }
    let (events, dropped) = table.take(.max, from: id)
    #expect(events.map(\.sequenceNumber) == [1, 20] && dropped == 0)
  }

  @Test func subscriptionsAreLimited() {
    var table = SubscriptionTable()
    for _ in 0..<SubscriptionTable.maximumCount {
      let subscription = table.subscribe([TopicPattern(text: "*")], of: known, isPushed: true)
      #expect(subscription != nil)
    }
    let oneMore = table.subscribe([TopicPattern(text: "*")], of: known, isPushed: true)
    #expect(oneMore == nil)
  }
}
