public import NIOCore
import NIOPosix

/// The one sequence on which sockets, timers, RPC peers and the Cast framework run: a global actor on one SwiftNIO
/// event loop.
///
/// 1. Every channel of the program is bootstrapped on ``eventLoop``. Channel handlers are therefore isolated already,
///    and enter with ``assumeIsolated(_:)``: no hop, no lock.
/// 2. ``task(_:)`` creates tasks. Tasks that are created on the loop begin in the order of their creation, because
///    each is one `execute`, and resume on the loop. Other tasks go through the global pool and lose that order.
/// 3. Code on the loop never blocks. Files, name look-ups and C libraries that wait have separate threads, and return
///    each result as one event.
@globalActor
public actor LoopActor {
  /// The only instance of the process, and with it its only loop, which starts when it is first used.
  public static let shared = LoopActor()

  /// The loop that is this actor's executor; it lives as long as the process.
  public nonisolated let eventLoop: any EventLoop
  private nonisolated let tasks: LoopTaskExecutor

  private init() {
    self.eventLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
    self.tasks = LoopTaskExecutor(self.eventLoop)
  }

  /// The executor on which Swift runs the actor's code, that of ``eventLoop``; the protocol `Actor` requires it.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    self.eventLoop.executor.asUnownedSerialExecutor()
  }

  /// Starts a task on the loop, which never leaves it.
  @discardableResult
  public nonisolated static func task<Success: Sendable>(
    _ body: @escaping @LoopActor () async -> Success
  ) -> Task<Success, Never> {
    Task(executorPreference: self.shared.tasks, operation: body)
  }

  /// Starts a task on the loop, which never leaves it and may throw.
  @discardableResult
  public nonisolated static func task<Success: Sendable>(
    _ body: @escaping @LoopActor () async throws -> Success
  ) -> Task<Success, any Error> {
    Task(executorPreference: self.shared.tasks, operation: body)
  }

  /// Runs `body` as code of this actor, now; the caller must be on ``eventLoop`` (else the program traps).
  ///
  /// For SwiftNIO's callbacks, which the loop calls itself. Copy `self`'s references into constants before the call,
  /// or the compiler reports a data race.
  public nonisolated static func assumeIsolated<T>(_ body: @LoopActor () throws -> T) rethrows -> T {
    shared.preconditionIsolated()
    return try withoutActuallyEscaping(body) { escapable in
      // A global actor has no assumeIsolated; the isolation has just been checked.
      try unsafeBitCast(escapable, to: (() throws -> T).self)()
    }
  }
}

extension EventLoopFuture where Value: Sendable {
  /// Waits for the future's value without leaving the loop, and returns it.
  ///
  /// SwiftNIO's own `get()` isn't isolated, so it goes through the global pool: a thread is made, and the order of the
  /// loop is lost.
  @LoopActor
  public func value() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      self.whenComplete { continuation.resume(with: $0) }
    }
  }
}
