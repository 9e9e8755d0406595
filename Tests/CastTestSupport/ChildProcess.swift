public import Glibc
import Synchronization

/// A program under test with pipes on its three streams; ended and reaped at the latest when this is released.
public final class ChildProcess: @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  public let processID: pid_t
  public private(set) var standardInput: CInt
  public private(set) var standardOutput: CInt
  public private(set) var standardError: CInt
  private var unread: [UInt8] = []
  private var waitStatus: CInt?

  /// A wait or a read that exceeded its time.
  public struct TimedOut: Error, CustomStringConvertible {
    public var description: String

    public init(description: String) { self.description = description }
  }

  /// Starts `path`; `environment` is added to this process's own.
  public init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    signal(SIGPIPE, SIG_IGN)
    let started = try Self.starting.withLock { _ in
      try Self.spawn(path, arguments, environment: environment)
    }
    self.processID = started.processID
    self.standardInput = started.input
    self.standardOutput = started.output
    self.standardError = started.error
  }

  /// One start at a time: a child started between the creation of a pipe and its mark "close on exec" would keep it
  /// open.
  private static let starting = Mutex(())

  private static func spawn(
    _ path: String, _ arguments: [String], environment: [String: String]
  ) throws -> (processID: pid_t, input: CInt, output: CInt, error: CInt) {
    let input = try Self.pipe()
    let output = try Self.pipe()
    let error = try Self.pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.read, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, error.write, 2)
    // The child starts with the default action for SIGPIPE, as under a shell.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // Threads of Dispatch block every signal; a child that inherited that could not be ended with SIGTERM.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var variables = Self.currentEnvironment()
    variables.merge(environment) { $1 }
    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, path, &actions, &attributes, argv, envp)
    for end in [input.read, output.write, error.write] { close(end) }
    guard result == 0 else { throw TimedOut(description: "can't start \(path): \(String(cString: strerror(result)))") }
    return (child, input.write, output.read, error.read)
  }

  deinit {
    if self.waitStatus == nil {
      kill(self.processID, SIGKILL)
      var status: CInt = 0
      waitpid(self.processID, &status, 0)
    }
    self.closeInput()
    self.closeOutput()
    if self.standardError >= 0 { close(self.standardError) }
  }

  private static func pipe() throws -> (read: CInt, write: CInt) {
    var ends: [CInt] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw TimedOut(description: "no pipe: errno \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func currentEnvironment() -> [String: String] {
    var result: [String: String] = [:]
    var entry = environ
    while let variable = entry.pointee {
      let text = String(cString: variable)
      if let equals = text.firstIndex(of: "=") {
        result[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      entry += 1
    }
    return result
  }

  /// Writes all of `bytes` to its standard input; `false` when it no longer reads.
  @discardableResult
  public func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(self.standardInput, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Writes `line` and a line feed.
  @discardableResult
  public func writeLine(_ line: String) -> Bool { self.write(Array(line.utf8) + [0x0A]) }

  public func closeInput() {
    if self.standardInput >= 0 { close(self.standardInput) }
    self.standardInput = -1
  }

  public func closeOutput() {
    if self.standardOutput >= 0 { close(self.standardOutput) }
    self.standardOutput = -1
  }

  /// The next line of its standard output without the line feed; `nil` at its end.
  public func readLine(within seconds: Int = 20) throws -> String? {
    while true {
      if let end = self.unread.firstIndex(of: 0x0A) {
        let line = String(decoding: self.unread[..<end], as: UTF8.self)
        self.unread.removeSubrange(...end)
        return line
      }
      guard let bytes = try Self.read(self.standardOutput, within: seconds) else { return nil }
      self.unread += bytes
    }
  }

  /// Reads the rest of its standard output.
  public func readToEnd(within seconds: Int = 20) throws -> String {
    while let bytes = try Self.read(self.standardOutput, within: seconds) { self.unread += bytes }
    defer { self.unread = [] }
    return String(decoding: self.unread, as: UTF8.self)
  }

  /// Reads the rest of its standard error.
  public func readErrorToEnd(within seconds: Int = 20) throws -> String {
    var all: [UInt8] = []
    while let bytes = try Self.read(self.standardError, within: seconds) { all += bytes }
    return String(decoding: all, as: UTF8.self)
  }

  private static func read(_ descriptor: CInt, within seconds: Int) throws -> [UInt8]? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, CInt(seconds * 1_000)) > 0 else {
      throw TimedOut(description: "nothing to read within \(seconds) s")
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  /// Whether a process with this number runs; a zombie doesn't count.
  public static func isRunning(_ process: pid_t) -> Bool {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return false }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    guard fgets(&line, Int32(line.count), file) != nil else { return false }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(separator: ")").last?.split(separator: " ").first != "Z"
  }

  /// How a process ended.
  public enum End: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// Waits until it has ended, and says how.
  public func waitForEnd(within milliseconds: Int = 20_000) throws -> End {
    // waitpid has no time-out, so it is asked once a millisecond.
    var remaining = milliseconds
    var status: CInt = 0
    while self.waitStatus == nil {
      if waitpid(self.processID, &status, WNOHANG) == self.processID { self.waitStatus = status }
      guard self.waitStatus == nil else { break }
      guard remaining > 0 else { throw TimedOut(description: "still running after \(milliseconds) ms") }
      remaining -= 1
      poll(nil, 0, 1)
    }
    status = self.waitStatus ?? 0
    return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signalled(status & 0x7F)
  }

  public func send(signal number: CInt) { kill(self.processID, number) }
}

extension ChildProcess {
  /// The next lines of its standard error, without line feeds.
  public func readErrorLines(_ count: Int, within seconds: Int = 60) throws -> [String] {
    var text: [UInt8] = []
    while text.count(where: { $0 == 0x0A }) < count {
      guard let bytes = try Self.read(self.standardError, within: seconds) else { break }
      text += bytes
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }
}
