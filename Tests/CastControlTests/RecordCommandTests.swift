import CastRPCClient
import CastRecording
import CastTestSupport
import Foundation
import Glibc
import Testing

@testable import CastControl

/// `castctl record` against `cast-receiver`, as a user runs it.
@Suite(.blocking, .timeLimit(.minutes(5))) struct RecordCommandTests {
  private static let film = "https://example.com/film.mp4?duration=100"

  private static func recording(_ path: String) throws -> Recording {
    try Recording(parsing: Array(Data(contentsOf: URL(fileURLWithPath: path))))
  }

  @Test func recordsWhatOtherCommandsDo() throws {
    let bench = try ControlBench()
    try bench.startDaemon()
    let path = "\(bench.folder)/tv.jsonl"
    let child = try bench.start(["record", "--on", bench.address, path])
    let line = try child.readErrorLines(1).first ?? ""
    #expect(line.contains("recording “Test") && line.contains("into \(path)") && !line.contains("\u{1B}"))
    #expect(try bench.onReceiver("play", Self.film, "--title", "A film").code == 0)
    child.send(signal: SIGINT)
    let report = try child.readToEnd()
    #expect(try child.waitForEnd() == .exited(0), "Ctrl-C is how it ends")
    #expect(
      report.contains("tv.jsonl: ") && report.contains("Replaced: ") && report.contains("can't be recognized"))
    let recording = try Self.recording(path)
    #expect(recording.isComplete)
    #expect(
      recording.entries.contains { if case .call(let call) = $0.event { call.method == "player.play" } else { false } })

    let shown = try bench.run(["record", "show", path])
    #expect(shown.code == 0 && shown.errors.isEmpty)
    let lines = shown.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("Device 1") && lines[1].hasPrefix("Redacted: ") && lines[1].contains(" name"))
    for part in [
      "» player.play #1 ", "→ media LOAD #", "← media MEDIA_STATUS", "A film", "! session.didStart ", "= the end",
    ] {
      #expect(lines.contains { $0.contains(part) }, "\(part)")
    }
    #expect(!lines.contains { $0.contains("heartbeat") })
    let document = try bench.run(["record", "show", path, "--json"]).json
    #expect(document["isComplete"] == true && document["entries"]?.array?.count == recording.entries.count)
    let narrow = try bench.terminal("record show \(path)", columns: 60)
    let widest = narrow.output.split { $0.isNewline }.map { DisplayWidth.of(TerminalText.clean(String($0))) }.max()
    #expect(widest == 60)
  }

  @Test func endsByItselfAndKeepsRawValues() throws {
    let bench = try ControlBench()
    let path = "\(bench.folder)/raw.jsonl"
    let run = try bench.onReceiver("record", path, "--raw", "--with-heartbeat", "--for", "1s", "--json")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try run.json["state"] == "STOPPED" && run.json["isRaw"] == true)
    let recording = try Self.recording(path)
    #expect(recording.isComplete && !recording.header.isRedacted)
    #expect(try bench.run(["record", "show", path]).output.contains("Not redacted"))
    let again = try bench.onReceiver("record", path)
    #expect(again.code == 1 && again.errors.contains("exists already"))
  }

  @Test func showsItsProgressOnATerminal() throws {
    let bench = try ControlBench()
    let run = try bench.terminal("record \(bench.folder)/tv.jsonl --for 2s --on \(bench.address)")
    #expect(run.output.contains(" entries, ") && run.output.contains("Read it before you pass it on"))
  }

  @Test func removesItsFolderThoughStandardOutputFails() throws {
    let bench = try ControlBench()
    let full = try bench.shell("castctl record test no1.jsonl no2.jsonl --json >/dev/full")
    #expect(full.code == 1 && full.errors.contains("No space left"), "\(full.errors)")
    #expect(try bench.shell("ls -d $XDG_RUNTIME_DIR/castctl-*").code != 0, "the folder is gone")
  }

  private static let header =
    #"{"castRecording":1,"program":"p","started":0,"isRedacted":false,"device":{"friendlyName":"A\u001b[2J\u202eB"}}"#

  static let refused: [(String, String)] = [
    ("", "it is empty"), ("hello", "Line 1 can't be read"), (#"{"castRecording":9}"#, "version 9"),
    ("\(header)\n{\"t\":1}\n{}\n", "Line 2"), (String(repeating: "[", count: 100_000), "can't be read"),
  ]

  @Test(arguments: Self.refused) func refusesOtherFiles(_ content: String, _ part: String) throws {
    let bench = try ControlBench()
    let path = "\(bench.folder)/file"
    try content.write(toFile: path, atomically: false, encoding: .utf8)
    let run = try bench.run(["record", "show", path])
    #expect(run.code == 1 && run.output.isEmpty && run.errors.contains(part), "\(run.errors)")
  }

  @Test(arguments: ["/nonexistent", "/dev/zero", "/"]) func refusesFoldersAndDevices(_ path: String) throws {
    let bench = try ControlBench()
    let run = try bench.run(["record", "show", path])
    #expect(run.code == 1 && run.errors.contains("can't be read"))
  }

  @Test func hostileTextsDoNoHarm() throws {
    let bench = try ControlBench()
    let path = "\(bench.folder)/hostile"
    let texts = [
      #"{"t":1e308,"gap":{"lost":9223372036854775807}}"#,
      #"{"t":0,"message":{"direction":"IN","link":-5,"sourceId":"\u001b]0;x\u0007","destinationId":"*","namespace":"\u001b[31m.\n","payload":{"type":"MEDIA_STATUS","requestId":1e99,"status":[{"currentTime":1e300,"media":{"contentId":"\u0000\u009b2J"}},7]}}}"#,
      #"{"t":0,"message":{"direction":"IN","link":1,"sourceId":"a","destinationId":"*","namespace":"n.receiver","payload":{"type":"RECEIVER_STATUS","status":{"volume":{"level":1e300},"applications":[{"displayName":"\u202e"}]}}}}"#,
      #"{"t":0,"outcome":{"call":99,"error":null}}"#, #"{"t":0,"future\u001b[2J":{"a":"\u001b[2J"}}"#,
    ]
    try ([Self.header] + texts + ["{\"t\":2,\"end\""]).joined(separator: "\n").write(
      toFile: path, atomically: false, encoding: .utf8)
    for flags in [[], ["--all"]] {
      let run = try bench.run(["record", "show", path] + flags)
      #expect(run.code == 0 && run.errors.contains("cut off"))
      #expect(
        !run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E || $0.value == 0x9B })
      #expect(run.output.split(separator: "\n").count == 2 + texts.count)
    }
  }
}
