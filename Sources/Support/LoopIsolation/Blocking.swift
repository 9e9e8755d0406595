public import NIOCore

/// Threads for what waits outside of the loop: files, locks and libraries. What they yield comes back as one event.
///
/// ``run(_:)`` is the one way for whoever has no reason for threads of its own. Name look-ups have theirs (``NameResolver``): the
/// system's resolver waits for dead name servers as long as it likes, and must not keep files from being written.
public struct Blocking: Sendable {
  private static let shared = Blocking(threads: 4)

  private let threads: WorkerThreads

  /// Gets at most `limit` threads of its own, started when they are needed: for work that others of the process must not wait behind.
  public init(threads limit: Int) {
    self.threads = WorkerThreads(limit: limit)
  }

  /// Runs `body` on one of these threads; the future of `eventLoop` gets what it yields.
  public func future<Value: Sendable>(
    on eventLoop: any EventLoop, of body: @escaping @Sendable () throws -> Value
  ) -> EventLoopFuture<Value> {
    let promise = eventLoop.makePromise(of: Value.self)
    self.threads.submit { promise.completeWith(Result(catching: body)) }
    return promise.futureResult
  }

  /// Runs `body` on one of these threads; nobody waits for it.
  public func submit(_ body: @escaping @Sendable () -> Void) { self.threads.submit(body) }

  /// Runs `body` on one of these threads and waits for what it yields.
  @LoopActor
  public func run<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await self.result(of: body).get()
  }

  @LoopActor
  private func result<Value: Sendable, Failure: Error>(
    of body: @escaping @Sendable () throws(Failure) -> Value
  ) async -> Result<Value, Failure> {
    await withCheckedContinuation { continuation in
      self.threads.submit {
        continuation.resume(returning: Result { () throws(Failure) in try body() })
      }
    }
  }

  /// Runs `body` on a thread that the whole process shares, and waits for what it yields.
  @LoopActor
  public static func run<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await self.shared.run(body)
  }

  /// Runs `body` on a thread that the whole process shares, and waits for what it yields or throws.
  @LoopActor
  public static func result<Value: Sendable, Failure: Error>(
    of body: @escaping @Sendable () throws(Failure) -> Value
  ) async -> Result<Value, Failure> {
    await self.shared.result(of: body)
  }

  /// Runs `body` on a thread that the whole process shares; the future of `eventLoop` gets what it yields.
  public static func future<Value: Sendable>(
    on eventLoop: any EventLoop, of body: @escaping @Sendable () throws -> Value
  ) -> EventLoopFuture<Value> {
    self.shared.future(on: eventLoop, of: body)
  }

  /// Runs `body` on a thread that the whole process shares; nobody waits for it.
  public static func submit(_ body: @escaping @Sendable () -> Void) {
    self.shared.submit(body)
  }
}
