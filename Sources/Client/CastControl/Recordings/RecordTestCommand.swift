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
      order for each topic. Ids, addresses and times may differ. It ends with 1 at the first difference that any \
      recording shows.
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
    // The server's state is nowhere: neither does it see the user's devices, nor leave any behind.
    for name in ["XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] { setenv(name, "/proc/nonexistent", 1) }
    // The receivers of several tests share one TLS key. Without a folder each makes another.
    let folder = self.file.count > 1 ? try? PrivateFolder() : nil
    defer { folder?.remove(with: [Self.identityName]) }
    let identity = folder?.path(of: Self.identityName)
    let tests = self.file.map {
      RecordingTest(path: $0, receiver: receiver, options: self.common, tlsIdentity: identity)
    }
    if self.accept { return try await Self.accept(tests, output) }
    guard try await Self.differences(of: tests, output) == 0 else { throw ExitCode(ControlExit.failure.rawValue) }
  }

  /// The file of the TLS key, which the first receiver creates.
  private static let identityName = "identity.pem"

  /// The number of recordings that are tested at the same time: most of a test is waiting.
  private static let width = max(3, sysconf(Int32(_SC_NPROCESSORS_ONLN)) * 3)

  /// Runs the tests and prints the reports in their order; returns the number of recordings that differ.
  private static func differences(of tests: [RecordingTest], _ output: ControlOutput) async throws -> Int {
    var running: [Task<RecordingReport, any Error>] = []
    defer { for task in running { task.cancel() } }
    var count = 0
    for index in 0..<(tests.count + self.width) {
      if index < tests.count { running.append(Task { try await tests[index].run() }) }
      guard index + 1 >= self.width, !running.isEmpty else { continue }
      let report = try await running[0].value
      running.removeFirst()
      if report.difference != nil { count += 1 }
      output.result(report.json, report.text)
    }
    return count
  }

  private static func accept(_ tests: [RecordingTest], _ output: ControlOutput) async throws {
    for test in tests {
      let count = try await test.accept()
      output.result(
        ["file": .string(test.path), "notifications": .integer(Int64(count))] as JSONValue,
        "\(test.path): \(count) notifications accepted")
    }
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

/// One difference between a recording and what happens now.
struct RecordingDifference: Sendable, Equatable {
  /// The recording's line; `nil` if the recording has nothing there.
  var line: Int?
  /// The sentence that says what differs.
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
