import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// `castctl record test`: the recordings of `Tests/Recordings` through the built programs.
///
/// One after the other: each takes seconds, and other suites need the few threads for blocking tests, too.
@Suite(.blocking, .serialized, .timeLimit(.minutes(5))) struct RecordingsTests {
  private static let castctl = BuiltProducts.path(of: "castctl")
  /// The number of runs that share the recordings.
  private static let shares = 2

  private static func recordings() throws -> [String] {
    try ["captures", "scenarios"].flatMap { folder -> [String] in
      let path = SourceTree.path("Tests/Recordings/\(folder)")
      guard let directory = opendir(path) else { return [] }
      defer { closedir(directory) }
      var names: [String] = []
      while let entry = readdir(directory) {
        names.append(
          withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
      }
      return try names.filter { $0.hasSuffix(".jsonl") }.map { "\(path)/\($0)" }
        .filter { try SourceTree.hasCalls($0) }.sorted()
    }
  }

  /// A recording that shows a difference is tested once more by itself: many at once, on a machine that does other
  /// things, too, may reach a sender late.
  @Test(arguments: 0..<shares)
  func happensAsRecorded(share: Int) throws {
    let paths = try Self.recordings().enumerated().filter { $0.offset % Self.shares == share }.map(\.element)
    #expect(paths.count >= 50)
    let reports = try Self.reports(on: paths)
    #expect(reports.count == paths.count)
    let differing = reports.filter { $0["passed"] != true }.compactMap { $0["file"]?.string }
    #expect(differing.count < 6, "\(differing)")
    for path in differing {
      for report in try Self.reports(on: [path]) where report["passed"] != true { Issue.record("\(report.jsonText)") }
    }
  }

  /// The reports of `castctl record test`.
  private static func reports(on paths: [String]) throws -> [JSONValue] {
    let run = try ChildProcess.run([Self.castctl, "record", "test", "--json"] + paths, within: 60)
    let reports = try run.output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDocument(parsing: Array($0)).root.value
    }
    #expect(run.end == .exited(reports.allSatisfy { $0["passed"] == true } ? 0 : 1), "\(run.errors)")
    return reports
  }

  @Test func differencesAreFound() throws {
    let folder = try TemporaryFolder()
    let text = try SourceTree.text("Tests/Recordings/captures/gnd-full-session.jsonl")
    // The device says PLAYING where the user saw PAUSED.
    let changed = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard line.contains("media.didUpdateStatus") else { return String(line) }
      return String(line).replacing(#""playerState":"PLAYING""#, with: #""playerState":"PAUSED""#)
    }
    let path = try folder.write(Array(changed.joined(separator: "\n").utf8), to: "changed.jsonl")
    let run = try ChildProcess.run([Self.castctl, "record", "test", path])
    let output = String(decoding: run.output, as: UTF8.self)
    #expect(run.end == .exited(1))
    #expect(output.contains("media.didUpdateStatus has other contents."), "\(output) \(run.errors)")
    #expect(output.contains(#"playerState: was "PAUSED", now "PLAYING""#))
  }

  /// A client follows the position of a session that it names.
  @Test func anAcceptedRecordingWithPositionsHappensAsAccepted() throws {
    let folder = try TemporaryFolder()
    let lines = try SourceTree.text("Tests/Recordings/captures/gnd-full-session.jsonl").split(separator: "\n")
    let named = lines.flatMap { line -> [String] in
      switch line {
      case _ where line.contains(#""call":{"call":1,"#):
        return [
          String(line), #"{"t":0,"notification":{"method":"session.willStart","params":{"sessionId":"s-recorded"}}}"#,
        ]
      case _ where line.contains(#""call":{"call":3,"#):
        let params = #"{"sessionId":"s-recorded","interval":0.1}"#
        return [
          #"{"t":1.4,"call":{"call":9,"method":"media.subscribePosition","params":\#(params)}}"#, String(line),
        ]
      default: return [String(line)]
      }
    }
    let path = try folder.write(Array(named.joined(separator: "\n").utf8), to: "positions.jsonl")
    let accepted = try ChildProcess.run([Self.castctl, "record", "test", "--accept", path], within: 60)
    #expect(accepted.end == .exited(0), "\(accepted.errors)")
    let text = String(decoding: folder.read(path) ?? [], as: UTF8.self)
    #expect(text.contains(#""outcome":{"call":9,"result""#), "the session is found: \(text)")
    let report = try #require(try Self.reports(on: [path]).first)
    #expect(report["passed"] == true, "\(report.jsonText)")
  }

  @Test(arguments: [[], ["--accept"]]) func aRecordingThatCannotBeTestedStopsNoOther(_ flags: [String]) throws {
    let folder = try TemporaryFolder()
    let text = try SourceTree.text("Tests/Recordings/captures/gnd-full-session.jsonl")
    let good = try folder.write(Array(text.utf8), to: "good.jsonl")
    let broken = try folder.write([], to: "broken.jsonl")
    let paths = ["\(folder.path)/absent.jsonl", broken, good]
    let run = try ChildProcess.run([Self.castctl, "record", "test"] + flags + paths, within: 60)
    #expect(run.end == .exited(1))
    let output = String(decoding: run.output, as: UTF8.self)
    #expect(output.hasPrefix("\(good): ") && output.contains(" notifications"), "\(output)")
    for path in paths.prefix(2) { #expect(run.errors.contains("castctl: \(path): "), "\(run.errors)") }
    let json = try ChildProcess.run([Self.castctl, "record", "test", "--json"] + flags + paths, within: 60)
    let reports = try json.output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDocument(parsing: Array($0)).root.value
    }
    #expect(reports.map { $0["file"]?.string } == paths)
    #expect(reports.map { $0["error"]?["message"]?.string != nil } == [true, true, false])
  }

  /// The contents of a file, and the reason for its refusal.
  struct Broken: Sendable, CustomTestStringConvertible {
    static let header = #"{"castRecording":1}"# + "\n"

    let lines: String
    let reason: String

    init(_ lines: String, _ reason: String) {
      self.lines = lines
      self.reason = reason
    }

    var testDescription: String { self.reason }
  }

  private static let broken = [
    Broken("", "The file isn't a recording: it is empty."),
    Broken("{}\n", "its first line has no member castRecording"),
    Broken(#"{"castRecording":99}"#, "has version 99 of the format"),
    Broken(Broken.header + "{\n{}\n", "Line 2 can't be read"),
    Broken(Broken.header + #"{"t":-1,"gap":{"lost":1}}"# + "\n{}\n", "expected the seconds since the start"),
    Broken(Broken.header + #"{"t":0,"message":{"direction":"SIDEWAYS"}}"# + "\n{}\n", "expected IN or OUT"),
    Broken(Broken.header + String(repeating: "[", count: 100_000), "nothing can be replayed"),
    Broken(Broken.header, "nothing can be replayed"),
  ]

  @Test(arguments: Self.broken)
  func aBrokenRecordingIsRefused(broken: Broken) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(broken.lines.utf8), to: "broken.jsonl")
    let receiver = try ChildProcess.run(
      [BuiltProducts.path(of: "cast-receiver"), "--no-advertise", "--exit-with-stdin", "--replay", path])
    #expect(receiver.errors.contains(broken.reason), "\(receiver.errors)")
    #expect(receiver.end == .exited(64))
    let test = try ChildProcess.run([Self.castctl, "record", "test", path])
    #expect(test.errors.contains(broken.reason), "\(test.errors)")
    #expect(test.end == .exited(2))
  }

  @Test func aRecordingThatIsTooLargeIsRefusedBeforeItIsRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.writeHole(of: 1 << 30, to: "large.jsonl")
    let receiver = try ChildProcess.run([BuiltProducts.path(of: "cast-receiver"), "--no-advertise", "--replay", path])
    #expect(receiver.end == .exited(64) && !receiver.errors.isEmpty)
  }

  @Test func withoutTheReceiverTheErrorSaysSo() throws {
    let run = try ChildProcess.run([Self.castctl, "record", "test", "--receiver", "/nonexistent/x", "/dev/null"])
    #expect(run.end == .exited(2), "the recording is read first")
  }
}

extension SourceTree {
  /// Whether a recording has calls, without which nothing can be tested.
  fileprivate static func hasCalls(_ path: String) throws -> Bool {
    let root = self.path()
    return try self.text(String(path.dropFirst(root.count + (root.hasSuffix("/") ? 0 : 1)))).contains(#""call":"#)
  }
}
