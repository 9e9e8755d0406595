public import NIOCore

/// Threads for blocking work outside the loop: files, locks and libraries. Each result arrives as one event.
///
/// Callers without a reason for separate threads use ``run(_:)``. Name look-ups have their own (``NameResolver``):
/// the system's resolver waits for dead name servers without a limit, and must not keep files from being written.
public struct Blocking: Sendable {
  private static let shared = Blocking(threads: 4)

  private let threads: WorkerThreads

  /// Creates at most `limit` separate threads, started when needed: for work that must not be delayed by the
  /// process's other work.
  public init(threads limit: Int) {
    self.threads = WorkerThreads(limit: limit)
  }

  /// Runs `body` on one of these threads, and returns a future of `eventLoop` with its result.
  public func future<Value: Sendable>(
    on eventLoop: any EventLoop, of body: @escaping @Sendable () throws -> Value
  ) -> EventLoopFuture<Value> {
    let promise = eventLoop.makePromise(of: Value.self)
    self.threads.submit { promise.completeWith(Result(catching: body)) }
    return promise.futureResult
  }

  /// Runs `body` on one of these threads, without waiting for it.
  public func submit(_ body: @escaping @Sendable () -> Void) { self.threads.submit(body) }

  /// Runs `body` on one of these threads, and waits for its result.
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

  /// Runs `body` on a thread that the whole process shares, and waits for its result.
  @LoopActor
  public static func run<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await self.shared.run(body)
  }

  /// Runs `body` on a thread that the whole process shares, and waits for its result or error.
  @LoopActor
  public static func result<Value: Sendable, Failure: Error>(
    of body: @escaping @Sendable () throws(Failure) -> Value
  ) async -> Result<Value, Failure> {
    await self.shared.result(of: body)
  }

  /// Runs `body` on a thread that the whole process shares, and returns a future of `eventLoop` with its result.
  public static func future<Value: Sendable>(
    on eventLoop: any EventLoop, of body: @escaping @Sendable () throws -> Value
  ) -> EventLoopFuture<Value> {
    self.shared.future(on: eventLoop, of: body)
  }

  /// Runs `body` on a thread that the whole process shares, without waiting for it.
  public static func submit(_ body: @escaping @Sendable () -> Void) {
    self.shared.submit(body)
  }
}
