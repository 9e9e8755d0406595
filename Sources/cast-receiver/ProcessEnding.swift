import Dispatch
import Glibc

/// The reasons to end: SIGTERM, SIGINT, SIGHUP, and if wanted the end of stdin.
final class ProcessEnding {
  private let reasons: AsyncStream<Void>
  /// Ends the process as a signal would.
  let end: @Sendable () -> Void
  private let sources: [any DispatchSourceProtocol]

  init(watchesStdin: Bool) {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    signal(SIGPIPE, SIG_IGN)
    let sources: [any DispatchSourceProtocol] = [SIGTERM, SIGINT, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { continuation.yield() }
      return source
    }
    for source in sources { source.resume() }
    if watchesStdin { Self.watchStdin(continuation) }
    self.reasons = stream
    self.end = { continuation.yield() }
    self.sources = sources
  }

  /// Reads to the end on a thread of its own: files and /dev/null can't be waited for in any other way.
  private static func watchStdin(_ continuation: AsyncStream<Void>.Continuation) {
    DispatchQueue(label: "stdin").async {
      var buffer = [UInt8](repeating: 0, count: 1_024)
      var count = 0
      repeat { count = read(STDIN_FILENO, &buffer, buffer.count) } while count > 0 || (count < 0 && errno == EINTR)
      continuation.yield()
    }
  }

  /// Returns when there is one.
  func wait() async {
    for await _ in self.reasons { return }
  }
}
