import Glibc
import LoopIsolation
import TextFormats

/// System calls that throw their failures as errors, and retry when interrupted.
package enum SystemCalls {
  /// Makes a write without a reader fail instead of ending the process. Once for the process.
  package static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Calls `body` until it isn't interrupted; throws if it returns -1.
  @discardableResult
  package static func check(_ name: String, _ body: () -> Int32) throws(TransportError) -> Int32 {
    while true {
      let result = body()
      if result != -1 { return result }
      let number = errno
      guard number == EINTR else { throw .system(name, number) }
    }
  }

  /// Returns the file type of a descriptor: `S_IFIFO`, `S_IFSOCK`…
  static func kind(of descriptor: Int32) throws(TransportError) -> mode_t {
    var status = stat()
    try self.check("fstat") { fstat(descriptor, &status) }
    return status.st_mode & S_IFMT
  }

  /// Returns a copy of `descriptor` that child processes don't inherit; never one of the standard streams.
  package static func duplicate(_ descriptor: Int32) throws(TransportError) -> Int32 {
    try self.check("fcntl(F_DUPFD_CLOEXEC)") { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
  }

  /// Returns a new pipe that child processes don't inherit.
  package static func pipe() throws(TransportError) -> (input: Int32, output: Int32) {
    var ends: [Int32] = [-1, -1]
    try self.check("pipe") { Glibc.pipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Returns two connected sockets that child processes don't inherit; neither is one of the standard streams, even
  /// in a program that has closed its own.
  package static func socketPair() throws(TransportError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    try self.check("socketpair") { Glibc.socketpair(AF_UNIX, type, 0, &ends) }
    defer { for end in ends where end < 3 { close(end) } }
    let first = ends[0] < 3 ? try self.duplicate(ends[0]) : ends[0]
    return (first, ends[1] < 3 ? try self.duplicate(ends[1]) : ends[1])
  }

  /// Returns whether two descriptors refer to one socket.
  static func isOneSocket(_ first: Int32, _ second: Int32) throws(TransportError) -> Bool {
    var (one, other) = (stat(), stat())
    try self.check("fstat") { fstat(first, &one) }
    try self.check("fstat") { fstat(second, &other) }
    return one.st_mode & S_IFMT == S_IFSOCK && (one.st_dev, one.st_ino) == (other.st_dev, other.st_ino)
  }

  /// Runs `body` on a separate thread, without waiting for it.
  package static func detachThread(_ body: @escaping @Sendable () -> Void) throws(TransportError) {
    let failure = DetachedThread.start(body)
    if failure != 0 { throw .system("pthread_create", failure) }
  }
}

/// The reason why a transport can't be opened.
public struct TransportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The key, spelled as the member: `alreadyRunning`.
    public let rawValue: String
    /// Creates a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A system call failed; ``TransportError/systemError`` has its error number.
    public static let system = Code(rawValue: "system")
    /// A server already responds at the path.
    public static let alreadyRunning = Code(rawValue: "alreadyRunning")
    /// The path doesn't fit into a socket address (107 bytes), or isn't one.
    public static let badPath = Code(rawValue: "badPath")
    /// The directory belongs to another user, or others may write to it.
    public static let unsafeDirectory = Code(rawValue: "unsafeDirectory")
    /// The file at the path isn't a socket.
    public static let notASocket = Code(rawValue: "notASocket")
    /// A descriptor that should have been inherited isn't a usable socket.
    public static let badDescriptor = Code(rawValue: "badDescriptor")
  }

  /// The kind of failure, for programs.
  public var code: Code
  /// The message for people: what happened, and what to do.
  public var message: String
  /// The system's error number; 0 if no system call failed.
  public var systemError: Int32 = 0

  /// Returns the error for `call`, which failed with an error number.
  static func system(_ call: String, _ number: Int32) -> TransportError {
    let text = PlainReason.ofSystem(number)
    return TransportError(code: .system, message: "\(call): \(text)", systemError: number)
  }

  public var description: String { self.message }
}
