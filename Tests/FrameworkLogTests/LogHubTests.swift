import Logging
import LoopIsolation
import Synchronization
import Testing

@testable import FrameworkLog

@Suite struct LogHubTests {
  final class Recorder: LogSink {
    private let kept = Mutex<[LogRecord]>([])
    var records: [LogRecord] { self.kept.withLock { $0 } }
    func receive(_ record: LogRecord) { self.kept.withLock { $0.append(record) } }
  }

  private let hub = LogHub()
  private var logger: Logger { Logger(label: "test", factory: self.hub.handler(label:)) }

  @Test func formatsNothingWithoutTakers() {
    var made = 0
    func text() -> Logger.Message {
      made += 1
      return "x"
    }
    self.logger.error("\(text())")
    #expect(made == 0)
    let recorder = Recorder()
    let outlet = self.hub.add(recorder, filter: RecordFilter(minimumLevel: .warning))
    self.logger.info("\(text())")
    #expect(made == 0)
    self.logger.warning("\(text())")
    #expect(made == 1)
    self.hub.remove(outlet)
    self.logger.error("\(text())")
    #expect(made == 1)
    #expect(recorder.records.count == 1)
  }

  @Test func aRecordHasItsOriginAndSubject() throws {
    let recorder = Recorder()
    _ = self.hub.add(recorder, filter: RecordFilter(minimumLevel: .verbose))
    var logger = self.logger.component("CastSession").component("CastSession(Ending)")
    logger[metadataKey: "session"] = "s-1"
    logger.trace(
      "hello", metadata: ["device": "TV"], file: "CastSender/Renamed.swift", function: "end()", line: 7)
    let record = try #require(recorder.records.first)
    #expect(record.level == .verbose && record.message == "hello" && record.sessionId == "s-1")
    #expect(record.metadata == ["device": "TV"])
    #expect(
      record.component.description == "CastSession(Ending)" && record.component.sdkClasses.first == "GCKCastSession")
    #expect(record.location == "CastSender/Renamed.swift:7" && record.function == "end()")
    #expect(record.time > 1_700_000_000)
  }

  @Test func aLoggerWithoutComponentIsItsLabel() throws {
    let recorder = Recorder()
    _ = self.hub.add(recorder, filter: RecordFilter())
    self.logger.info("x")
    #expect(try #require(recorder.records.first).component.description == "test")
  }

  @Test func eachTakerHasAFilterOfItsOwn() throws {
    let (first, second) = (Recorder(), Recorder())
    var errors = RecordFilter(minimumLevel: .error)
    try errors.setLevel(.debug, forClasses: ["Chatty"])
    _ = self.hub.add(first, filter: errors)
    var patterns = RecordFilter(minimumLevel: .verbose)
    try patterns.addMessagePatterns(["^b"])
    let outlet = self.hub.add(second, filter: patterns)
    let chatty = self.logger.component("Chatty")
    chatty.debug("a")
    chatty.trace("b")
    self.logger.debug("b")
    #expect(first.records.map(\.message) == ["a"])
    #expect(second.records.map(\.message) == ["b", "b"])
    self.hub.update(outlet, filter: RecordFilter(minimumLevel: .noneValue))
    self.logger.critical("b")
    #expect(second.records.count == 2)
    #expect(first.records.count == 2)
  }

  @Test func redactsSecretsByDefault() throws {
    let (careful, curious) = (Recorder(), Recorder())
    _ = self.hub.add(careful, filter: RecordFilter())
    _ = self.hub.add(curious, filter: RecordFilter(), isRedacted: false)
    self.logger.info("GET https://e.com/?token=1", metadata: ["credentials": "abc", "url": "https://u:p@e.com/"])
    #expect(careful.records.first?.message == "GET https://e.com/?<redacted>")
    #expect(careful.records.first?.metadata == ["credentials": "<redacted>", "url": "https://e.com/"])
    #expect(curious.records.first?.message == "GET https://e.com/?token=1")
    #expect(curious.records.first?.metadata["credentials"] == "abc")
  }

  @Test func dropsRecordsOfTheDelivery() {
    let (client, console) = (Recorder(), Recorder())
    _ = self.hub.add(client, filter: RecordFilter(), isReentrant: false)
    _ = self.hub.add(console, filter: RecordFilter())
    self.hub.delivering { self.logger.info("inside") }
    self.logger.info("outside")
    #expect(client.records.map(\.message) == ["outside"])
    #expect(console.records.map(\.message) == ["inside", "outside"])
  }

  /// The SDK's function-and-message line has only the text, and message patterns search nothing else.
  @Test func theTextIncludesItsSubjectForPatterns() throws {
    let recorder = Recorder()
    var filter = RecordFilter(minimumLevel: .verbose)
    try filter.addMessagePatterns(["to=PAUSED"])
    _ = self.hub.add(recorder, filter: filter)
    self.logger.info("player state changed", metadata: ["from": "PLAYING", "to": "PAUSED", "token": "secret"])
    self.logger.info("player state changed", metadata: ["from": "PAUSED", "to": "PLAYING"])
    let record = try #require(recorder.records.first)
    #expect(recorder.records.count == 1)
    #expect(record.detailedMessage.hasPrefix("player state changed from=PLAYING to=PAUSED"))
    #expect(!record.detailedMessage.contains("secret"), "What is secret stays so.")
  }

  @Test func longTextsAreCut() throws {
    let recorder = Recorder()
    _ = self.hub.add(recorder, filter: RecordFilter())
    self.logger.info("\(String(repeating: "ü", count: 10_000))")
    #expect(try #require(recorder.records.first).message.utf8.count <= LogRecord.maximumLength + 3)
  }

  @Test func aLineCannotForgeAnother() {
    let record = LogRecord(
      level: .error, message: "a\n2026 ERROR\u{1B}[31m\u{202E}\u{2028}", component: LogComponent("A(B)"),
      function: "f()",
      file: "M/A+B.swift", line: 3, time: 1_795_255_509.042, sessionId: "s-1", metadata: ["z": "1\r", "a": "2"])
    #expect(
      record.text
        == "2026-11-21T10:05:09.042Z ERROR A(B) [s-1]: a\\n2026 ERROR\\u{1b}[31m\\u{202e}\\u{2028} a=2 z=1\\r (f() M/A+B.swift:3)"
    )
  }
}
