public import LoopIsolation
public import NIOCore

/// The clock and the timers of discovery; a test passes its own.
@LoopActor
public protocol DiscoveryClock: AnyObject {
  /// The time now; monotonic.
  var now: NIODeadline { get }

  /// Runs `body` on the loop at `deadline`, unless the timer is cancelled before.
  func schedule(at deadline: NIODeadline, _ body: @escaping @LoopActor () -> Void) -> DiscoveryTimer
}
