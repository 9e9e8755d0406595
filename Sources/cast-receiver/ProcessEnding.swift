import Glibc

/// Waits for the reasons to end: SIGTERM, SIGINT, SIGHUP, and if wanted the end of stdin.
final class ProcessEnding: Sendable {
  private let reasons: AsyncStream<Void>

  init(watchesStdin: Bool) {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    self.reasons = stream
    Self.watchSignals(continuation)
    if watchesStdin { Self.watchStdin(continuation) }
  }

  func wait() async {
    for await _ in self.reasons { return }
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, number) }
    return signals
  }

  /// Blocks the signals in this thread and all that it makes, so that one thread can take them; to be called first of all.
  static func blockSignals() {
    signal(SIGPIPE, SIG_IGN)
    var signals = self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  private static func watchSignals(_ continuation: AsyncStream<Void>.Continuation) {
    self.thread {
      var signals = self.signals
      var number: Int32 = 0
      sigwait(&signals, &number)
      continuation.yield()
    }
  }

  private static func watchStdin(_ continuation: AsyncStream<Void>.Continuation) {
    self.thread {
      var buffer = [UInt8](repeating: 0, count: 1024)
      while true {
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 || (count < 0 && errno == EINTR) { continue }
        break
      }
      continuation.yield()
    }
  }

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func thread(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    if result != 0 { body.release() } else { pthread_detach(thread) }
  }
}
