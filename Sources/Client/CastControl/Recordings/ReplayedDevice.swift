import CastRPCClient
import ChildProcesses
import Glibc
import LoopIsolation

/// A running `cast-receiver --replay FILE` on loopback.
struct ReplayedDevice: Sendable {
  private static let name = "cast-receiver"
  /// How long the receiver may take to start, in milliseconds.
  private static let startLimit: Int32 = 20_000

  /// The port that it listens on.
  let port: Int64
  private let process: pid_t
  private let input: Int32

  /// Returns the receiver's file: `given`, or the one beside this program, or the one on the `PATH`.
  static func program(_ given: String?) throws(CommandError) -> String {
    if let given { return given }
    if let beside = CastServer.ownFolder.map({ "\($0)/\(self.name)" }), access(beside, X_OK) == 0 { return beside }
    if let found = ProgramSearch.file(of: self.name) { return found }
    throw .failed(
      "\(self.name) isn't installed beside castctl or on the PATH, so nothing can be replayed.",
      "Install the package that has it, or name its file with --receiver.")
  }

  /// Starts the receiver, and returns once it listens. Blocks.
  ///
  /// - Parameter tlsIdentity: The file of a TLS key that several receivers share, since one takes long to make; `nil`
  ///   for a new key.
  static func start(
    _ program: String, recording path: String, tlsIdentity: String? = nil
  ) throws(CommandError) -> ReplayedDevice {
    let started: Result<ReplayedDevice, CommandError>
    do throws(ChildLaunchError) {
      started = try self.launch(program, recording: path, tlsIdentity)
    } catch {
      throw .failed("“\(program)” can't be started: \(error).", "Name the receiver's file with --receiver.")
    }
    return try started.get()
  }

  private static func launch(
    _ program: String, recording path: String, _ tlsIdentity: String?
  ) throws(ChildLaunchError) -> Result<ReplayedDevice, CommandError> {
    let input = try ProgramPipe()
    let output = try ProgramPipe()
    let errors = try ProgramPipe()
    var launch = ChildLaunch(
      program,
      [
        "--replay=\(path)", "--replay-speed=max", "--no-advertise", "--host=127.0.0.1", "--exit-with-stdin",
        "--no-fetch-media",
      ] + (tlsIdentity.map { ["--tls-identity=\($0)"] } ?? []))
    launch.input = .descriptor(input.reader)
    launch.output = .descriptor(output.writer)
    launch.errors = .descriptor(errors.writer)
    let process = try launch.start()
    output.closeWriter()
    errors.closeWriter()
    // The receiver's further lines aren't needed; it doesn't end when its output is closed.
    if let line = self.firstLine(of: output.reader), let port = self.port(line) {
      let keeper = fcntl(input.writer, F_DUPFD_CLOEXEC, 3)
      return .success(ReplayedDevice(port: port, process: process, input: keeper))
    }
    kill(process, SIGTERM)
    // Only afterwards its words are read: a receiver that ignores the signal doesn't close its standard error.
    self.wait(for: process)
    return .failure(self.refusal(self.text(of: errors.reader)))
  }

  private static func port(_ line: [UInt8]) -> Int64? {
    (try? JSONDocument(parsing: line))?.root.value["port"]?.integer
  }

  /// Ends the receiver. Blocks until it has ended.
  func stop() {
    close(self.input)
    Self.wait(for: self.process)
  }

  private static func refusal(_ text: String) -> CommandError {
    let line = text.split(separator: "\n").first.map(String.init) ?? "cast-receiver ended without a word."
    let message = line.hasPrefix("Error: ") ? String(line.dropFirst(7)) : line
    return CommandError(exit: .usage, message: message, advice: "")
  }

  /// Waits until the receiver has ended. One that doesn't end within 5 seconds is killed.
  private static func wait(for process: pid_t) {
    var status: CInt = 0
    for _ in 0..<500 {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process || (ended == -1 && errno != EINTR) { return }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
  }

  private static func firstLine(of descriptor: Int32) -> [UInt8]? {
    var line: [UInt8] = []
    while line.count < 65_536 {
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, Self.startLimit) > 0 else { return nil }
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    return nil
  }

  /// Returns the text that has arrived, without waiting for more: another process may have the pipe's other end.
  private static func text(of descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4_096)
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while bytes.count < 65_536, poll(&poller, 1, 0) > 0 {
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
