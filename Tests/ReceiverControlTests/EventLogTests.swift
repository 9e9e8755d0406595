import CastV2
import EmulatedReceiver
import NIOCore
import Testing

@testable import ReceiverControl

@Suite struct EventLogTests {
  static let start = NIODeadline.uptimeNanoseconds(1)

  static func log(_ count: Int, maximumCount: Int) -> EventLog {
    var log = EventLog(maximumCount: maximumCount, start: self.start)
    for number in 0..<count {
      _ = log.record(
        .linkOpened(LinkID(rawValue: number)), deviceId: number.isMultiple(of: 2) ? "even" : "odd",
        now: self.start + .milliseconds(Int64(number)))
    }
    return log
  }

  @Test func keepsTheNewest() {
    let log = Self.log(1_000, maximumCount: 10)
    let (events, forgotten) = log.events(after: 0, limit: 100) { _ in true }
    #expect(events.map(\.seq) == Array(991...1_000))
    #expect(forgotten == 990)
    #expect(log.count == 10)
  }

  @Test func readsOnFromWhereItWas() {
    let log = Self.log(10, maximumCount: 100)
    let (events, forgotten) = log.events(after: 4, limit: 2) { $0.deviceId == "even" }
    #expect(events.map(\.seq) == [5, 7])
    #expect(events.map(\.time) == [0.004, 0.006])
    #expect(forgotten == 0)
    #expect(log.events(after: 10, limit: 2) { _ in true }.events.isEmpty)
  }

  @Test func bytesAreLimitedToo() {
    var log = EventLog(maximumCount: 100, maximumBytes: 2_000, start: Self.start)
    for number in 0..<10 { _ = log.record(.linkOpened(LinkID(rawValue: number)), deviceId: "d", now: Self.start) }
    #expect(log.count == 3)
  }

  /// Senders choose ids as well as payloads, so both count.
  @Test(arguments: [1, 2, 4]) func idsCountAsPayloadsDo(factor: Int) {
    var log = EventLog(maximumCount: 1_000, maximumBytes: 100_000, start: Self.start)
    let long = String(repeating: "s", count: 10_000)
    for number in 0..<(10 * factor) {
      let link = LinkID(rawValue: number)
      let message = CastMessage(sourceId: long, destinationId: "receiver-0", namespace: .receiver, text: "{}")
      _ = log.record(.messageReceived(message, from: link), deviceId: "d", now: Self.start)
      let sender = SenderAddress(link: link, senderId: long)
      _ = log.record(.senderConnected(sender, destinationId: "receiver-0"), deviceId: "d", now: Self.start)
    }
    #expect(log.count == 9)
  }
}
