import Glibc

/// The process's standard input and output, taken out of reach of everything else in the process.
///
/// A stray `print`, or a library's banner, would corrupt the stream of messages. So the real descriptors become private ones; descriptor 1
/// leads to standard error from then on, descriptor 0 to `/dev/null`.
public struct StandardStreams: Sendable, Hashable {
  /// The real standard input.
  public var input: Int32
  /// The real standard output.
  public var output: Int32

  /// Streams that are private already; owned by whoever serves them.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Takes the standard streams; call it once, before anything else in `main`.
  ///
  /// Also ignores `SIGPIPE`, so that a reader that went away is an error of `write`. Programs that are started later don't inherit the
  /// private descriptors.
  public static func takeOver() throws(TransportError) -> StandardStreams {
    SystemCalls.ignoreBrokenPipes
    return try self.takeOver(input: 0, output: 1, errors: 2)
  }

  /// ``takeOver()`` for given descriptors.
  package static func takeOver(
    input: Int32, output: Int32, errors: Int32
  ) throws(TransportError) -> StandardStreams {
    let opened = try SystemCalls.check("open(/dev/null)") { open("/dev/null", O_RDWR | O_CLOEXEC) }
    let nowhere = try SystemCalls.duplicate(opened)
    close(opened)
    defer { close(nowhere) }
    let streams = StandardStreams(
      input: try self.duplicate(input, orElse: nowhere), output: try self.duplicate(output, orElse: nowhere))
    let target = fcntl(errors, F_GETFD) == -1 ? nowhere : errors
    try SystemCalls.check("dup2") { dup2(nowhere, input) }
    try SystemCalls.check("dup2") { dup2(target, output) }
    return streams
  }

  /// A program may be started with a standard stream closed; it is then one without content.
  private static func duplicate(_ descriptor: Int32, orElse nowhere: Int32) throws(TransportError) -> Int32 {
    do {
      return try SystemCalls.duplicate(descriptor)
    } catch {
      guard error.systemError == EBADF else { throw error }
      return try SystemCalls.duplicate(nowhere)
    }
  }
}
