import Glibc

/// System calls with their failures as errors, and taken up again when interrupted.
enum SystemCalls {
  /// Makes writing to what nobody reads an error, instead of the process's end. Once for the process.
  static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Calls `body` until it isn't interrupted; throws if it returns -1.
  @discardableResult
  static func check(_ name: String, _ body: () -> Int32) throws(TransportError) -> Int32 {
    while true {
      let result = body()
      if result != -1 { return result }
      let number = errno
      guard number == EINTR else { throw .system(name, number) }
    }
  }

  /// What kind of file a descriptor stands for: `S_IFIFO`, `S_IFSOCK`…
  static func kind(of descriptor: Int32) throws(TransportError) -> mode_t {
    var status = stat()
    try self.check("fstat") { fstat(descriptor, &status) }
    return status.st_mode & S_IFMT
  }

  /// A copy of `descriptor` that programs started later don't inherit; never one of the standard streams.
  static func duplicate(_ descriptor: Int32) throws(TransportError) -> Int32 {
    try self.check("fcntl(F_DUPFD_CLOEXEC)") { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
  }

  /// A new pipe that programs started later don't inherit.
  static func pipe() throws(TransportError) -> (input: Int32, output: Int32) {
    var ends: [Int32] = [-1, -1]
    try self.check("pipe") { Glibc.pipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Runs `body` on a thread of its own, which nothing waits for.
  static func detachThread(_ body: @escaping @Sendable () -> Void) throws(TransportError) {
    var thread = pthread_t()
    let box = Unmanaged.passRetained(ThreadBody(body))
    let failure = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let body = Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue()
        body.run()
        return nil
      }, box.toOpaque())
    guard failure == 0 else {
      box.release()
      throw .system("pthread_create", failure)
    }
    pthread_detach(thread)
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
