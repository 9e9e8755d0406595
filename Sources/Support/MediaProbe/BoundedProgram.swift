package import ChildProcesses
import Glibc
import Synchronization

/// Runs a program to its end within bounds: time, output, and a clean environment. Blocks: not to be called on the
/// loop.
///
/// The program gets a new session, low priority, its standard streams but no other descriptor of this process and,
/// unless the caller sets ``variables``, only `PATH` and `LC_ALL`. When a bound is broken or the caller cancels, it is
/// killed with its process group.
package struct BoundedProgram {
  /// The output of a program.
  package struct Output {
    package var bytes: [UInt8]
    /// The end of its standard error, at most 4,096 bytes.
    package var words: String
    /// The exit status: 0 for success, 128 plus the signal's number if a signal ended the program.
    package var status: Int32
  }

  /// The reason why a run failed: a broken bound, a cancellation or an error of the system.
  package enum Failure: Error, Hashable {
    case system(Int32)
    case timedOut, cancelled, tooLarge
  }

  /// The standard input of a program.
  package enum Input: Sendable {
    /// Bytes, of which only the first ``inputLimit`` are passed on.
    case bytes([UInt8])
    /// An open descriptor of the caller.
    case descriptor(Int32)
  }

  /// The file of the program.
  package var path: String
  package var arguments: [String]
  /// The most bytes of its output.
  package var outputLimit: Int
  /// The time limit, in seconds.
  package var timeLimit: Double
  package var input = Input.bytes([])
  /// Its environment, or `nil` for this process's.
  package var variables: [String: String]? = ["PATH": ProgramSearch.path, "LC_ALL": "C.UTF-8"]
  /// Its limits of memory and computing time; `nil` sets none.
  package var limits: ChildLimits?
  /// Whether the system kills the program when this process ends. The thread that starts it must live as long as the
  /// process.
  package var endsWithParent = false

  /// The most bytes of input: a pipe holds as many without a reader (pipe(7)).
  package static let inputLimit = 65_536
  private static let wordsLimit = 4_096
  private static let niceness: Int32 = 10

  package init(path: String, arguments: [String], outputLimit: Int, timeLimit: Double) {
    (self.path, self.arguments) = (path, arguments)
    (self.outputLimit, self.timeLimit) = (outputLimit, timeLimit)
  }

  /// Runs the program until it ends or `stop` is sent.
  package func run(until stop: StopSignal) throws(Failure) -> Output {
    let end = Self.now + self.timeLimit
    let output = try Self.pipe()
    let words = try Self.pipe()
    let process: pid_t
    switch self.input {
    case .bytes(let bytes):
      let input = try Self.pipe(holding: bytes)
      process = try self.start(input.reader, output, words)
    case .descriptor(let input): process = try self.start(input, output, words)
    }
    output.closeWriter()
    words.closeWriter()
    do throws(Failure) {
      var result = Output(bytes: [], words: "", status: 0)
      try self.read(output, words, into: &result, until: end, stop)
      result.status = try Self.wait(for: process, until: end, stop)
      return result
    } catch {
      kill(-process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) == -1, errno == EINTR {}
      throw error
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Reads both streams to their ends, and keeps only the last bytes of the standard error.
  private func read(
    _ output: borrowing ProgramPipe, _ words: borrowing ProgramPipe, into result: inout Output, until end: Double,
    _ stop: StopSignal
  ) throws(Failure) {
    var tail: [UInt8] = []
    var open = [output.reader, words.reader]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while open.contains(where: { $0 >= 0 }) {
      // poll(2) ignores negative descriptors.
      let ready = try Self.poll(open, until: end, stop)
      for index in open.indices where ready[index] {
        let count = Glibc.read(open[index], &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          open[index] = -1
        } else if index == 0 {
          guard result.bytes.count + count <= self.outputLimit else { throw .tooLarge }
          result.bytes += buffer[..<count]
        } else {
          tail = (tail + buffer[..<count]).suffix(Self.wordsLimit)
        }
      }
    }
    result.words = String(decoding: tail, as: UTF8.self)
  }

  /// Waits until one of the descriptors can be read.
  private static func poll(
    _ descriptors: [Int32], until end: Double, _ stop: StopSignal, atMost limit: Double = 60
  ) throws(Failure) -> [Bool] {
    let left = end - self.now
    guard left > 0 else { throw .timedOut }
    var requests = (descriptors + [stop.descriptor]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = Glibc.poll(&requests, nfds_t(requests.count), Int32(min(left, limit) * 1_000) + 1)
    guard count >= 0 || errno == EINTR else { throw .system(errno) }
    guard count <= 0 || requests[descriptors.count].revents == 0 else { throw .cancelled }
    return requests.dropLast().map { count > 0 && $0.revents != 0 }
  }

  /// Waits until the program ends, which may be after it has closed its streams, and returns its status.
  private static func wait(for process: pid_t, until end: Double, _ stop: StopSignal) throws(Failure) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F) }
      guard ended == 0 || errno == EINTR else { throw .system(errno) }
      _ = try self.poll([], until: end, stop, atMost: 0.005)
    }
  }

  // MARK: Start

  /// Creates a pipe.
  static func pipe() throws(Failure) -> ProgramPipe {
    do throws(ChildLaunchError) {
      return try ProgramPipe()
    } catch {
      throw .system(error.systemError)
    }
  }

  /// Creates a pipe whose reader gets `bytes` and then the end of the input.
  private static func pipe(holding bytes: [UInt8]) throws(Failure) -> ProgramPipe {
    let pipe = try Self.pipe()
    // A pipe may hold less, after the user has opened many: then this fails instead of waiting for a reader.
    _ = fcntl(pipe.writer, F_SETFL, O_NONBLOCK)
    let count = bytes.prefix(self.inputLimit).withUnsafeBytes { write(pipe.writer, $0.baseAddress, $0.count) }
    guard count == min(bytes.count, self.inputLimit) else { throw .system(errno) }
    pipe.closeWriter()
    return pipe
  }

  private func start(
    _ input: Int32, _ output: borrowing ProgramPipe, _ words: borrowing ProgramPipe
  ) throws(Failure) -> pid_t {
    var launch = ChildLaunch(self.path, self.arguments)
    launch.variables = self.variables
    launch.limits = self.limits
    launch.endsWithParent = self.endsWithParent
    launch.input = .descriptor(input)
    launch.output = .descriptor(output.writer)
    launch.errors = .descriptor(words.writer)
    let process: pid_t
    do throws(ChildLaunchError) {
      process = try launch.start()
    } catch {
      throw .system(error.systemError)
    }
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process), Self.niceness)
    return process
  }
}

/// A signal that ends a program when its caller cancels. Any thread may send it, more than once.
package final class StopSignal: Sendable {
  private let pipe: ProgramPipe
  private let isSent = Atomic(false)

  package init() throws(BoundedProgram.Failure) { self.pipe = try BoundedProgram.pipe() }

  /// A descriptor that becomes readable when the signal is sent.
  var descriptor: Int32 { self.pipe.reader }

  package func send() {
    guard !self.isSent.exchange(true, ordering: .relaxed) else { return }
    var byte: UInt8 = 0
    _ = write(self.pipe.writer, &byte, 1)
  }
}
