import ChildProcesses
import Glibc
import Synchronization

/// Runs a program to its end within bounds: time, output, and a clean environment. Blocks: not to be called on the
/// loop.
///
/// The program gets a new session, low priority, no descriptor of this process but its standard input, and none of its
/// variables but the path. It is killed with all that it started when a bound is broken or the caller
/// cancels.
struct BoundedProgram {
  /// The output of a program.
  struct Output {
    var bytes: [UInt8]
    /// The last bytes of its standard error.
    var words: String
    /// 0 if all is well; 128 and the signal's number if it was ended by one.
    var status: Int32
  }

  /// Which bound was broken.
  enum Failure: Error, Hashable {
    case system(Int32)
    case timedOut, cancelled, tooLarge
  }

  /// The file of the program.
  var path: String
  var arguments: [String]
  /// In bytes.
  var outputLimit: Int
  /// In seconds.
  var timeLimit: Double
  /// The descriptor that becomes its standard input, or `nil` for none.
  var input: Int32?
  /// The limits of its memory, computing time and files, or `nil` for those of this process.
  var limits: ChildLimits?

  private static let wordsLimit = 4_096
  private static let niceness: Int32 = 10

  /// Runs it; the pipe of `stop` ends it.
  func run(until stop: StopSignal) throws(Failure) -> Output {
    let end = Self.now + self.timeLimit
    let output = try Self.pipe()
    let words = try Self.pipe()
    let process = try self.start(output, words)
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

  /// Reads both streams to their ends; of the words the last ones are kept.
  private func read(
    _ output: borrowing ProgramPipe, _ words: borrowing ProgramPipe, into result: inout Output, until end: Double,
    _ stop: StopSignal
  ) throws(Failure) {
    var tail: [UInt8] = []
    var open = [output.reader, words.reader]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while open.contains(where: { $0 >= 0 }) {
      // A negative descriptor is passed over by poll.
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

  /// A program may go on after it has closed its streams.
  private static func wait(for process: pid_t, until end: Double, _ stop: StopSignal) throws(Failure) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F) }
      guard ended == 0 || errno == EINTR else { throw .system(errno) }
      _ = try self.poll([], until: end, stop, atMost: 0.005)
    }
  }

  // MARK: Its beginning

  /// Creates a pipe.
  static func pipe() throws(Failure) -> ProgramPipe {
    do throws(ChildLaunchError) {
      return try ProgramPipe()
    } catch {
      throw .system(error.systemError)
    }
  }

  private func start(_ output: borrowing ProgramPipe, _ words: borrowing ProgramPipe) throws(Failure) -> pid_t {
    var launch = ChildLaunch(self.path, self.arguments)
    launch.variables = ["PATH": ProgramSearch.path, "LC_ALL": "C.UTF-8"]
    if let input { launch.input = .descriptor(input) }
    launch.limits = self.limits
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

/// Ends a program when its caller cancels; may be used from any thread, more than once.
final class StopSignal: Sendable {
  private let pipe: ProgramPipe
  private let isSent = Atomic(false)

  init() throws(BoundedProgram.Failure) { self.pipe = try BoundedProgram.pipe() }

  /// Readable once the signal was sent.
  var descriptor: Int32 { self.pipe.reader }

  func send() {
    guard !self.isSent.exchange(true, ordering: .relaxed) else { return }
    var byte: UInt8 = 0
    _ = write(self.pipe.writer, &byte, 1)
  }
}
