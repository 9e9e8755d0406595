public import NIOCore

/// One task that waits for an outcome, which other code of the loop hands over, before the task waits or after it has
/// begun to.
///
/// The first outcome counts: of an answer, a deadline and a cancellation only one takes effect. The creator of a waiter
/// ensures that it gets an outcome; the owner keeps it where the answer arrives, and removes it there.
@LoopActor
public final class Waiter<Value: Sendable, Failure: Error> {
  /// The result for the waiting task: a value to return, or an error to throw.
  public typealias Outcome = Result<Value, Failure>

  private var outcome: Outcome?
  private var continuation: CheckedContinuation<Outcome, Never>?
  private var timer: LoopTimer?

  /// Creates a waiter without an outcome and without a time limit; the creator ensures that ``finish(_:)`` is called.
  public init() {}

  /// Whether there is an outcome.
  public var isFinished: Bool { self.outcome != nil }

  /// Hands the outcome over; returns whether it is the first.
  @discardableResult
  public func finish(_ outcome: Outcome) -> Bool {
    guard self.outcome == nil else { return false }
    self.outcome = outcome
    self.timer?.cancel()
    self.timer = nil
    self.continuation?.resume(returning: outcome)
    self.continuation = nil
    return true
  }

  /// Calls `onDeadline` when there is no outcome within `limit`; it replaces an earlier limit.
  public func limit(
    to limit: TimeAmount, clock: any LoopClock = EventLoopClock(), _ onDeadline: @escaping @LoopActor () -> Void
  ) {
    guard self.outcome == nil else { return }
    self.timer?.cancel()
    self.timer = clock.schedule(at: clock.now + limit, onDeadline)
  }

  /// Waits for the outcome. One task may wait.
  ///
  /// - Parameter onCancel: Called on the loop, soon, if the task is cancelled before there is an outcome, or was before
  ///   it waits. It must ``finish(_:)`` the waiter, now or later.
  public func value(onCancel: @escaping @LoopActor () -> Void) async throws(Failure) -> Value {
    let outcome = await withTaskCancellationHandler {
      await self.outcome()
    } onCancel: {
      LoopActor.task {
        if !self.isFinished { onCancel() }
      }
    }
    return try outcome.get()
  }

  /// Waits for the outcome, even if the task is cancelled. One task may wait.
  public func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      // Checked only here: a task from outside of the loop may be queued behind other work of the loop first, which may
      // hand the outcome over.
      if let outcome {
        continuation.resume(returning: outcome)
      } else {
        self.continuation = continuation
      }
    }
  }

  /// Waits for the value, even if the task is cancelled. One task may wait.
  public func value() async throws(Failure) -> Value { try await self.outcome().get() }
}

extension Array {
  /// Hands the outcome to all waiters, in their order, and removes them.
  @LoopActor
  public mutating func finishAll<Value, Failure>(_ outcome: Result<Value, Failure>)
  where Element == Waiter<Value, Failure> {
    let waiters = self
    self = []
    for waiter in waiters { waiter.finish(outcome) }
  }
}
