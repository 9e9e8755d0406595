import CastRecording
import CastTestSupport
import Foundation
import FrameworkLog
import JSONCodec
import Synchronization
import Testing

@Suite("The file of a recording")
struct RecordingFileTests {
  static let header = RecordingHeader(program: "test", started: 0, isRedacted: false, device: ["deviceId": "a"])

  private static func lines(_ path: String) -> [String] {
    ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  @Test("belongs to this user alone, and begins with the header")
  func isPrivate() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tv.jsonl")
    var file = try RecordingFile(path: path, header: Self.header, limits: RecordingFileLimits())
    _ = try file.append(#"{"t":1,"end":{}}"#)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(Self.lines(path) == [Self.header.line, #"{"t":1,"end":{}}"#])
  }

  @Test("that is too large is refused as such")
  func refusesLargeFiles() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("\(Self.header.line)\n".utf8), to: "tv.jsonl")
    var limits = RecordingLimits()
    limits.fileBytes = 10
    let error = #expect(throws: RecordingError.self) { try Recording.bytes(ofFile: path, limits: limits) }
    #expect(error?.code == .tooLarge)
  }

  @Test("refuses the place of another file or link", arguments: ["", ".1", "link"])
  func refusesExistingFiles(_ suffix: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tv.jsonl")
    if suffix == "link" {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.file("elsewhere"))
    } else {
      #expect(FileManager.default.createFile(atPath: path + suffix, contents: Data("mine".utf8)))
    }
    #expect {
      _ = try RecordingFile(path: path, header: Self.header, limits: RecordingFileLimits())
    } throws: {
      ($0 as? RecordingError)?.message.contains("exists already") == true
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("elsewhere")))
  }

  @Test("rotates, each file with a header, and removes the oldest")
  func rotates() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tv.jsonl")
    let limits = RecordingFileLimits(bytes: 64 << 10, count: 3)
    var file = try RecordingFile(path: path, header: Self.header, limits: limits)
    let filler = String(repeating: "x", count: 1_000)
    for number in 0..<300 { _ = try file.append(#"{"t":\#(number),"future":"\#(filler)"}"#) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["tv.jsonl", "tv.jsonl.1", "tv.jsonl.2"])
    var times: [Double] = []
    for name in ["tv.jsonl.2", "tv.jsonl.1", "tv.jsonl"] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
      #expect(bytes.count <= limits.bytes)
      times += try Recording(parsing: Array(bytes)).entries.map(\.time)
    }
    #expect(times == (Int(times[0])..<300).map(Double.init) && times[0] > 0)
  }

  @Test("is created again after its removal, but never replaces another file")
  func survivesRemoval() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tv.jsonl")
    var file = try RecordingFile(path: path, header: Self.header, limits: RecordingFileLimits())
    try FileManager.default.removeItem(atPath: path)
    _ = try file.append(#"{"t":1,"end":{}}"#)
    #expect(Self.lines(path).count == 2)
    try FileManager.default.removeItem(atPath: path)
    #expect(FileManager.default.createFile(atPath: path, contents: Data("mine".utf8)))
    do {
      _ = try file.append(#"{"t":2,"end":{}}"#)
      Issue.record("another file was written")
    } catch {}
    #expect(Self.lines(path) == ["mine"])
  }
}

@Suite("The writer of a recording")
struct RecordingWriterTests {
  private static func link(_ number: Int) -> RecordingEvent { .link(RecordedLink(number, isOpen: true)) }

  /// Finishes a recording and returns its final condition.
  private static func finish(_ writer: RecordingWriter) async -> RecordingWriter.Condition {
    await withCheckedContinuation { continuation in writer.finish(at: 9) { continuation.resume(returning: $0) } }
  }

  @Test("redacts, counts, and ends in an orderly way")
  func writesInOrder() async throws {
    let folder = try TemporaryFolder()
    let header = RecordingHeader(program: "t", started: 0, isRedacted: true, device: ["friendlyName": "Attic"])
    let writer = try RecordingWriter(
      path: folder.file("tv.jsonl"), header: header, limits: RecordingFileLimits(), thread: LogThread()
    ) { _ in }
    for number in 1...3 {
      writer.receive(at: Double(number), bytes: 10) {
        .link(RecordedLink(number, isOpen: false, reason: "Attic is off"))
      }
    }
    let condition = await Self.finish(writer)
    #expect(condition.entries == 5 && condition.lost == 0 && condition.failure == nil)
    #expect(condition.replaced == [.name: 1])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: writer.path))
    #expect(bytes.count == condition.bytes)
    let recording = try Recording(parsing: Array(bytes))
    #expect(recording.isComplete && recording.header.isRedacted && recording.entries.count == 5)
    #expect(recording.entries[3].event == .other(kind: "redacted", ["name": 1]))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("Attic"))
    writer.receive(at: 10, bytes: 10) { Self.link(4) }
    #expect(await Self.finish(writer).entries == 5)
  }

  /// A status of a player, with everything that is looked for in it.
  private static func status(at second: Int) -> RecordedMessage {
    let media: JSONValue = [
      "contentId": "http://192.168.1.7:4711/TbFzq3XbVdPRRZ0jRdTIAe/film.mp4", "contentType": "video/mp4",
      "metadata": ["title": "A film in the Attic"],
    ]
    return RecordedMessage(
      .inbound, link: 1, from: "0f0e0d0c-0b0a-0908-0706-050403020100", to: "*",
      namespace: "urn:x-cast:com.google.cast.media",
      payload: .json([
        "type": "MEDIA_STATUS", "requestId": 0,
        "status": [
          ["mediaSessionId": 1, "playerState": "PLAYING", "currentTime": .integer(Int64(second)), "media": media]
        ],
      ]))
  }

  /// The clock is the test's: an entry every half a minute, for a day.
  @Test("keeps the files of a day small, and loses nothing between them")
  func recordsADay() async throws {
    let folder = try TemporaryFolder()
    let header = RecordingHeader(program: "t", started: 0, isRedacted: true, device: ["friendlyName": "Attic"])
    let limits = RecordingFileLimits(bytes: 128 << 10, count: 3)
    let thread = LogThread()
    let writer = try RecordingWriter(path: folder.file("tv.jsonl"), header: header, limits: limits, thread: thread) {
      _ in
      Issue.record("writing failed")
    }
    let times = Array(stride(from: 0, to: 86_400, by: 30))
    for time in times {
      writer.receive(at: Double(time), bytes: 500) { .message(Self.status(at: time)) }
      if time % 3_600 == 0 { thread.flush(milliseconds: 20_000) }
    }
    let condition = await Self.finish(writer)
    #expect(condition.lost == 0 && condition.entries == times.count + 2 && condition.bytes > 3 * limits.bytes)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["tv.jsonl", "tv.jsonl.1", "tv.jsonl.2"])
    var read: [Double] = []
    var messages: Set<RecordedMessage> = []
    for name in names.reversed() {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
      #expect(bytes.count <= limits.bytes && !String(decoding: bytes, as: UTF8.self).contains("Attic"))
      for entry in try Recording(parsing: Array(bytes)).entries {
        guard case .message(var message) = entry.event else { continue }
        read.append(entry.time)
        message.payload = .json(try #require(Self.media(of: message)))
        messages.insert(message)
      }
    }
    #expect(read == times.suffix(read.count).map(Double.init), "the newest ones, without a hole")
    #expect(messages.count == 1, "the stand-ins are the same in all files")
  }

  private static func media(of message: RecordedMessage) -> JSONValue? {
    if case .json(let value) = message.payload { value["status"]?[0]?["media"] } else { nil }
  }

  @Test("loses entries rather than wait, and says how many")
  func marksGaps() async throws {
    let folder = try TemporaryFolder()
    let header = RecordingFileTests.header
    let thread = LogThread(limit: 2)
    let writer = try RecordingWriter(
      path: folder.file("tv.jsonl"), header: header, limits: RecordingFileLimits(), thread: thread
    ) { _ in }
    let gate = DispatchSemaphore(value: 0)
    let isReached = DispatchSemaphore(value: 0)
    #expect(
      thread.submit {
        isReached.signal()
        gate.wait()
      })
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        isReached.wait()
        continuation.resume()
      }
    }
    // Too large, then two that fit, then one too many.
    writer.receive(at: 0, bytes: 9 << 20) { Self.link(0) }
    for number in 1...3 { writer.receive(at: Double(number), bytes: 10) { Self.link(number) } }
    #expect(writer.condition.lost == 2)
    // The end is taken by a full queue, too.
    _ = await withCheckedContinuation { continuation in
      writer.finish(at: 9) { continuation.resume(returning: $0) }
      gate.signal()
    }
    let recording = try Recording(parsing: Array(Data(contentsOf: URL(fileURLWithPath: writer.path))))
    #expect(recording.entries.map(\.event) == [.gap(lost: 2), Self.link(1), Self.link(2), .end])
  }

  /// Unlike an entry that can't be written, it says nothing about the entries that follow.
  @Test("loses an entry whose line is too long to be read")
  func losesLongLines() async throws {
    let folder = try TemporaryFolder()
    let writer = try RecordingWriter(
      path: folder.file("tv.jsonl"), header: RecordingFileTests.header, limits: RecordingFileLimits(),
      thread: LogThread()
    ) { _ in Issue.record("writing failed") }
    let long = String(repeating: "x", count: RecordingLimits().lineBytes)
    writer.receive(at: 1, bytes: 10) { Self.link(1) }
    writer.receive(at: 2, bytes: 10) {
      .call(RecordedCall(1, method: "queue.load", params: ["items": [.string(long)]]))
    }
    writer.receive(at: 3, bytes: 10) { Self.link(2) }
    let condition = await Self.finish(writer)
    #expect(condition.lost == 1 && condition.entries == 3 && condition.failure == nil)
    let recording = try Recording(file: writer.path)
    #expect(recording.entries.map(\.event) == [Self.link(1), .gap(lost: 1), Self.link(2), .end])
  }

  @Test("keeps a payload of the largest depth readable")
  func keepsDeepPayloads() async throws {
    let folder = try TemporaryFolder()
    let writer = try RecordingWriter(
      path: folder.file("tv.jsonl"), header: RecordingFileTests.header, limits: RecordingFileLimits(),
      thread: LogThread()
    ) { _ in }
    let depth = JSONLimits().maximumDepth
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    var message = Self.status(at: 1)
    message.payload = .json(try JSONDocument(parsing: text).root.value)
    let event = RecordingEvent.message(message)
    writer.receive(at: 1, bytes: 10) { event }
    _ = await Self.finish(writer)
    #expect(try Recording(file: writer.path).entries.map(\.event) == [event, .end])
  }

  @Test("reports once that the file can't be written, and recovers")
  func recovers() async throws {
    let folder = try TemporaryFolder()
    let reports = Mutex<[RecordingWriter.Condition]>([])
    let thread = LogThread()
    let writer = try RecordingWriter(
      path: folder.file("tv.jsonl"), header: RecordingFileTests.header, limits: RecordingFileLimits(), thread: thread
    ) { condition in reports.withLock { $0.append(condition) } }
    try FileManager.default.removeItem(atPath: writer.path)
    try FileManager.default.createDirectory(atPath: writer.path, withIntermediateDirectories: false)
    for number in 1...2 { writer.receive(at: 1, bytes: 10) { Self.link(number) } }
    thread.flush(milliseconds: 5_000)
    #expect(reports.withLock { $0.map { $0.failure != nil } } == [true])
    try FileManager.default.removeItem(atPath: writer.path)
    writer.receive(at: 2, bytes: 10) { Self.link(3) }
    let condition = await Self.finish(writer)
    #expect(condition.lost == 2 && condition.failure == nil)
    #expect(reports.withLock { $0.map { $0.failure != nil } } == [true, false])
    let recording = try Recording(parsing: Array(Data(contentsOf: URL(fileURLWithPath: writer.path))))
    #expect(recording.entries.map(\.event) == [.gap(lost: 2), Self.link(3), .end])
  }
}

extension TemporaryFolder {
  fileprivate func file(_ name: String) -> String { "\(self.path)/\(name)" }
}
