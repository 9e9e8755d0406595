import Glibc
public import NIOCore

/// The clock and the timers for code on the loop; a test passes one that it moves by hand.
@LoopActor
public protocol LoopClock: AnyObject, Sendable {
  /// The time now; monotonic.
  var now: NIODeadline { get }

  /// The time of day, in seconds since 1970, for the validity of certificates.
  var unixTime: Int64 { get }

  /// Runs `body` on the loop at `deadline`, unless the timer is cancelled before.
  func schedule(at deadline: NIODeadline, _ body: @escaping @LoopActor () -> Void) -> LoopTimer
}

extension LoopClock {
  /// The time of day of this machine.
  public var unixTime: Int64 { EventLoopClock.unixTime() }
}

/// A timer of a ``LoopClock``.
@LoopActor
public struct LoopTimer {
  private let cancellation: @LoopActor () -> Void

  /// Makes the handle of a timer that a ``LoopClock`` has scheduled.
  ///
  /// - Parameter cancellation: Keeps the timer from firing; called at each ``cancel()``, also after it has fired.
  public init(cancellation: @escaping @LoopActor () -> Void) {
    self.cancellation = cancellation
  }

  /// Keeps the timer from firing; nothing happens if it has.
  public func cancel() { self.cancellation() }
}

/// The clock of the event loop.
@LoopActor
public final class EventLoopClock: LoopClock {
  /// Makes a clock; all of them show the same time.
  public nonisolated init() {}

  /// Returns the time of day of this machine, in seconds since 1970; for code outside of the loop.
  @Sendable public nonisolated static func unixTime() -> Int64 { Int64(time(nil)) }

  /// The time now; monotonic.
  public var now: NIODeadline { .now() }

  /// Runs `body` on the loop at `deadline`, unless the timer is cancelled before.
  public func schedule(at deadline: NIODeadline, _ body: @escaping @LoopActor () -> Void) -> LoopTimer {
    let scheduled = LoopActor.shared.eventLoop.scheduleTask(deadline: deadline) {
      LoopActor.assumeIsolated { body() }
    }
    return LoopTimer { scheduled.cancel() }
  }
}

extension TimeAmount {
  /// The span in seconds, to the microsecond, as the API and the log write it.
  package var seconds: Double { Double(self.nanoseconds / 1_000) / 1e6 }

  /// Creates a span from the API's seconds; a negative number counts as 0, and more than a million as a million.
  package init(seconds: Double) {
    self = .nanoseconds(Int64((min(max(seconds, 0), 1e6) * 1e9).rounded()))
  }
}
