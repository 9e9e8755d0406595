import Dispatch
import Glibc

/// The reasons to end: SIGTERM, SIGINT, SIGHUP, and if wanted the end of stdin.
final class ProcessEnding {
  private let reasons: AsyncStream<Void>
  private let sources: [any DispatchSourceProtocol]

  init(watchesStdin: Bool) {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    signal(SIGPIPE, SIG_IGN)
    var sources: [any DispatchSourceProtocol] = [SIGTERM, SIGINT, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { continuation.yield() }
      return source
    }
    if watchesStdin {
      let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO)
      source.setEventHandler {
        var buffer = [UInt8](repeating: 0, count: 1_024)
        if read(STDIN_FILENO, &buffer, buffer.count) <= 0 { continuation.yield() }
      }
      sources.append(source)
    }
    for source in sources { source.resume() }
    self.reasons = stream
    self.sources = sources
  }

  /// Returns when there is one.
  func wait() async {
    for await _ in self.reasons { return }
  }
}
