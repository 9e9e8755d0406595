import ArgumentParser
import CastRPCClient
import CastRecording
import Glibc
import LoopIsolation

/// `castctl record test FILE…`.
struct RecordTestCommand: AsyncParsableCommand, CommonCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Replays recordings, and compares what happens with what happened then.",
    discussion: """
      A device made of the recording (cast-receiver --replay) runs on this machine only, and a server of its own makes the \
      recorded calls. The notifications must be those of the recording: the same, with the same contents, in the same \
      order for each topic. Ids, addresses and times may differ. A recording that can't be tested is reported, and the \
      others are tested. It ends with 1 if any recording shows a difference, or can't be tested.
      """)
  @Argument(help: "Recordings.", completion: .file()) var file: [String]
  @Flag(help: "Write what happens now into the recordings, as what must happen from now on.") var accept = false
  @Option(
    help: ArgumentHelp(
      "The receiver to start. Default: cast-receiver beside castctl, or on the PATH.", valueName: "program"),
    completion: .file())
  var receiver: String?
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run() async throws {
    let output = ControlOutput(json: self.common.json, noColour: self.common.noColor)
    let receiver = try ReplayedDevice.program(self.receiver)
    // The server has no folder for its state: it neither reads the user's devices nor saves any.
    for name in ["XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] { setenv(name, "/proc/nonexistent", 1) }
    // The receivers of several tests share one TLS key. Without a folder each makes another.
    let folder = self.file.count > 1 ? try? PrivateFolder(files: [Self.identityName]) : nil
    defer { folder?.remove() }
    let identity = folder?.path(of: Self.identityName)
    let tests = self.file.map {
      RecordingTest(path: $0, receiver: receiver, options: self.common, tlsIdentity: identity)
    }
    let failures =
      self.accept ? try await Self.accept(tests, output) : try await Self.differences(of: tests, output)
    guard failures == 0 else { throw ExitCode(ControlExit.failure.rawValue) }
  }

  /// The file of the TLS key, which the first receiver creates.
  private static let identityName = "identity.pem"

  /// The number of recordings that are tested at the same time: most of a test is waiting.
  private static let width = max(3, sysconf(Int32(_SC_NPROCESSORS_ONLN)) * 3)

  /// Runs the tests and prints the reports in their order; returns the number of recordings that differ or can't be
  /// tested.
  ///
  /// - Throws: The error of the only recording.
  private static func differences(of tests: [RecordingTest], _ output: ControlOutput) async throws -> Int {
    var running: [(path: String, task: Task<RecordingReport, any Error>)] = []
    defer { for test in running { test.task.cancel() } }
    var count = 0
    for index in 0..<(tests.count + self.width) {
      if index < tests.count { running.append((tests[index].path, Task { try await tests[index].run() })) }
      guard index + 1 >= self.width, !running.isEmpty else { continue }
      let (path, task) = running.removeFirst()
      do {
        let report = try await task.value
        if report.difference != nil { count += 1 }
        output.result(report.json, report.text)
      } catch  where tests.count > 1 {
        count += 1
        self.report(error, of: path, output)
      }
    }
    return count
  }

  /// Accepts the run's notifications and outcomes; returns the number of recordings for which that isn't possible.
  ///
  /// - Throws: The error of the only recording.
  private static func accept(_ tests: [RecordingTest], _ output: ControlOutput) async throws -> Int {
    var failures = 0
    for test in tests {
      do {
        let count = try await test.accept()
        output.result(
          ["file": .string(test.path), "notifications": .integer(Int64(count))] as JSONValue,
          "\(test.path): \(count) notifications accepted")
      } catch  where tests.count > 1 {
        failures += 1
        self.report(error, of: test.path, output)
      }
    }
    return failures
  }

  /// Prints why one of several recordings can't be tested: on standard error, or as its JSON document.
  private static func report(_ error: any Error, of path: String, _ output: ControlOutput) {
    let failure = CommandError(error) ?? .failed("\(error)")
    guard output.isJSON else {
      return output.note("castctl: \(TerminalText.clean(path)): \(TerminalText.clean(failure.message))")
    }
    var report: JSONObject = ["file": .string(path), "passed": false]
    report["error"] = failure.json["error"]
    output.json(JSONValue.object(report))
  }
}

/// The outcome of the test of one recording.
struct RecordingReport: Sendable {
  var path: String
  /// The number of notifications compared.
  var notifications: Int
  /// The first difference; `nil` if there is none.
  var difference: RecordingDifference?

  var json: JSONValue {
    var object: JSONObject = [
      "file": .string(self.path), "passed": .bool(self.difference == nil),
      "notifications": .integer(Int64(self.notifications)),
    ]
    object["difference"] = self.difference?.json
    return .object(object)
  }

  var text: String {
    guard let difference else { return "\(self.path): as recorded, \(self.notifications) notifications" }
    return "\(self.path):\(difference.line.map { "\($0):" } ?? "") \(difference.text)"
  }
}

/// One difference between a recording and its replay.
struct RecordingDifference: Sendable, Equatable {
  /// The recording's line; `nil` if the recording has nothing there.
  var line: Int?
  /// A sentence about the difference.
  var summary: String
  /// The members that differ, one a line.
  var details: [String] = []

  var json: JSONValue {
    var object: JSONObject = ["summary": .string(self.summary)]
    object["line"] = self.line.map { .integer(Int64($0)) }
    if !self.details.isEmpty { object["details"] = .array(self.details.map(JSONValue.string)) }
    return .object(object)
  }

  var text: String {
    ([TerminalText.clean(self.summary)] + self.details.map { "  " + TerminalText.clean($0) }).joined(separator: "\n")
  }
}
