import Glibc

/// A thread that nothing waits for.
package enum DetachedThread {
  /// Runs `body` on a new thread; returns 0, or the error number with which the system refuses one.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Int32 {
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
      return failure
    }
    pthread_detach(thread)
    return 0
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
