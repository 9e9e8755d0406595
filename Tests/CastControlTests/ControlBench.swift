import CastRPCClient
import CastTestSupport
import Glibc
import Testing

/// `castctl` as a user runs it: the built program, with its own receiver and folders. Nothing is announced: the
/// receiver is given by its address, and after ``nameReceiver()`` by the manual's names.
final class ControlBench {
  static let program = BuiltProducts.path(of: "castctl")

  /// The output and the status of a run.
  struct Run {
    var code: Int32
    var output: String
    var errors: String

    /// The output as the one JSON document that it is.
    var json: JSONValue {
      get throws { try JSONDocument(parsing: self.output).root.value }
    }
  }

  let folder: String
  let receiver: ChildProcess
  /// Where the receiver listens, as `--on` takes it.
  let address: String
  private var daemon: ChildProcess?

  init(_ receiverOptions: [String] = []) throws {
    var template = Array("/tmp/castctl-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Otherwise commands would look for the daemon of the tests' user in /run/user.
    try #require(mkdir("\(self.folder)/XDG_RUNTIME_DIR", 0o700) == 0)
    self.receiver = try ChildProcess(
      BuiltProducts.path(of: "cast-receiver"),
      ["--no-advertise", "--no-fetch-media", "--load-time", "0", "--name", "Test\u{1B}[31mTV"] + receiverOptions)
    let ready = try JSONDocument(parsing: #require(try self.receiver.readLine())).root.value
    self.address = "127.0.0.1:\(ready["port"]?.integer ?? 0)"
  }

  deinit {
    if self.daemon == nil { self.endDaemon() }
    self.daemon = nil
    _ = try? ChildProcess.run(["rm", "-rf", self.folder])
  }

  /// The variables of each run, as arguments of `env`.
  private var variables: [String] {
    let folders = ["XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"].map {
      "\($0)=\(self.folder)/\($0)"
    }
    return ["-u", "NO_COLOR", "TERM=xterm", "CAST_RPC_SERVER=\(BuiltProducts.path(of: "cast-rpc"))"] + folders
  }

  /// The variables for a child that isn't started by `env`.
  var environment: [String: String] {
    self.variables.dropFirst(2).reduce(into: [:]) { result, text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      result[parts[0]] = parts[1]
    }
  }

  /// Runs `castctl` to its end, on pipes.
  func run(_ arguments: [String], within seconds: Int = 30) throws -> Run {
    try self.run(command: [Self.program] + arguments, within: seconds)
  }

  /// Runs `castctl` with the receiver's address.
  func onReceiver(_ arguments: String...) throws -> Run { try self.run(arguments + ["--on", self.address]) }

  /// Runs a line of a shell, in which `castctl` is the built one; its folder is the bench's.
  func shell(_ line: String, within seconds: Int = 30) throws -> Run {
    let folder = Self.program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return try self.run(command: ["sh", "-c", "cd \(self.folder); PATH=\(folder):$PATH; \(line)"], within: seconds)
  }

  /// Runs `castctl` on a terminal, `columns` wide; returns the terminal's contents as its output.
  func terminal(_ arguments: String, columns: Int = 80) throws -> Run {
    try self.run(
      command: ["script", "-qec", "stty cols \(columns); \(Self.program) \(arguments)", "/dev/null"], within: 30)
  }

  private func run(command: [String], within seconds: Int) throws -> Run {
    let output = try ChildProcess.run(self.variables + command, within: seconds)
    guard case .exited(let code) = output.end else { throw ChildProcess.TimedOut(description: "ended by a signal") }
    return Run(code: code, output: String(decoding: output.output, as: UTF8.self), errors: output.errors)
  }

  /// Starts a command that keeps running.
  func start(_ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(Self.program, arguments, environment: self.environment)
  }

  /// The place of the daemon's socket.
  var socket: String { "\(self.folder)/XDG_RUNTIME_DIR/cast-rpc/socket" }

  /// Takes the place of the socket's folder, so that no daemon can listen and commands start servers of their own.
  func forbidDaemon() throws {
    let descriptor = open("\(self.folder)/XDG_RUNTIME_DIR/cast-rpc", O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
  }

  /// Ends the daemon that a command has started.
  func endDaemon() {
    guard access(self.socket, F_OK) == 0 else { return }
    _ = try? self.run(["call", "server.shutdown", "--socket", self.socket])
  }

  /// Starts a daemon at the default socket.
  func startDaemon() throws {
    let socket = self.socket
    self.daemon = try ChildProcess(
      BuiltProducts.path(of: "cast-rpc"), ["--socket"], environment: self.environment)
    close(try ListeningSocket.connect(to: socket))
  }

  /// Makes the receiver the default device, and gives it the names of the manual.
  func nameReceiver() throws {
    for arguments in [
      ["default", self.address], ["alias", "Living Room", self.address], ["alias", "tv", self.address],
    ] {
      let run = try self.run(arguments)
      try #require(run.code == 0, "\(run.errors)")
    }
  }
}
