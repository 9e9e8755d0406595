import NIOPosix

/// Threads that may block: neither the loop's nor those of Swift's pool, of which there are as many as processors.
private let threads: NIOThreadPool = {
  let pool = NIOThreadPool(numberOfThreads: 16)
  pool.start()
  return pool
}()

/// Runs blocking `body` away from the loop, which must go on meanwhile.
func offLoop<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
  try await threads.runIfActive(body)
}
