import Logging
import Testing

@testable import FrameworkLog

@Suite struct LogRingTests {
  private func record(_ message: String, time: Double = 100, metadata: [String: String] = [:]) -> LogRecord {
    LogRecord.test(message, time: time, metadata: metadata)
  }

  @Test func keepsTheLatestRecordsInTheirOrder() {
    let ring = LogRing()
    for number in 0..<3_000 { ring.receive(self.record("\(number)")) }
    let records = ring.records(ofLast: 10, now: 100)
    #expect(records.map(\.message) == (2_000..<3_000).map { "\($0)" })
    #expect(ring.dropped == 2_000)
  }

  @Test func staysWithinItsBytes() {
    let ring = LogRing()
    let long = String(repeating: "x", count: 8_000)
    for number in 0..<500 { ring.receive(self.record("\(number) \(long)", metadata: ["a": long])) }
    let records = ring.records(ofLast: 10, now: 100)
    #expect((25...33).contains(records.count), "\(records.count)")
    #expect(records.last?.message.hasPrefix("499 ") == true)
    ring.receive(self.record(String(repeating: "y", count: LogRing.maximumBytes)))
    #expect(ring.records(ofLast: 10, now: 100).isEmpty, "one that is larger than all isn't kept")
  }

  @Test func givesRecordsOfATimeWithoutSecrets() {
    let ring = LogRing()
    ring.receive(self.record("old", time: 10))
    ring.receive(self.record("new", time: 95, metadata: ["token": "abc", "url": "https://u:p@h/x?key=1"]))
    let records = ring.records(ofLast: 10, now: 100)
    #expect(records.map(\.message) == ["new"])
    #expect(records[0].metadata == ["token": "<redacted>", "url": "https://h/x?<redacted>"])
  }

  @Test func costsNothingBelowItsLevel() {
    let hub = LogHub()
    let ring = LogRing()
    _ = hub.add(ring, filter: RecordFilter(minimumLevel: .debug), isRedacted: false)
    let logger = Logger(label: "test", factory: hub.handler(label:))
    var made = 0
    func text() -> Logger.Message {
      made += 1
      return "message"
    }
    logger.trace(text())
    #expect(made == 0)
    logger.debug(text())
    #expect(made == 1 && ring.records(ofLast: 60).map(\.message) == ["message"])
  }
}
