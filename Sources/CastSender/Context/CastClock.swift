import Glibc
public import LoopIsolation
public import NIOCore

/// The clock and the timers of the framework; a test passes its own.
@LoopActor
public protocol CastClock: AnyObject, Sendable {
  /// The time now; monotonic.
  var now: NIODeadline { get }

  /// The time of day, in seconds since 1970: what certificates are valid by.
  var unixTime: Int64 { get }

  /// Runs `body` on the loop at `deadline`, unless the timer is cancelled before.
  func schedule(at deadline: NIODeadline, _ body: @escaping @LoopActor () -> Void) -> CastTimer
}

extension CastClock {
  public var unixTime: Int64 { Int64(time(nil)) }
}

/// A timer of a ``CastClock``.
@LoopActor
public struct CastTimer {
  private let cancellation: @LoopActor () -> Void

  public init(cancellation: @escaping @LoopActor () -> Void) {
    self.cancellation = cancellation
  }

  /// Keeps the timer from firing; nothing happens if it has.
  public func cancel() { self.cancellation() }
}

/// The clock of the event loop.
@LoopActor
public final class LoopClock: CastClock {
  public nonisolated init() {}

  public var now: NIODeadline { .now() }

  public func schedule(at deadline: NIODeadline, _ body: @escaping @LoopActor () -> Void) -> CastTimer {
    let scheduled = LoopActor.shared.eventLoop.scheduleTask(deadline: deadline) {
      LoopActor.assumeIsolated { body() }
    }
    return CastTimer { scheduled.cancel() }
  }
}
