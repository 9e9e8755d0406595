import LoopIsolation

/// Threads that may block: neither the loop's nor those of Swift's pool, of which there are as many as processors.
private let threads = Blocking(threads: 16)

/// Runs blocking `body` away from the loop, which must continue meanwhile.
func offLoop<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    threads.submit { continuation.resume(with: Result(catching: body)) }
  }
}
