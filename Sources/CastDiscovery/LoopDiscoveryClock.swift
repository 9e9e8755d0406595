public import LoopIsolation
public import NIOCore

/// The clock of the event loop.
@LoopActor
public final class LoopDiscoveryClock: DiscoveryClock {
  public nonisolated init() {}

  public var now: NIODeadline { .now() }

  public func schedule(at deadline: NIODeadline, _ body: @escaping @LoopActor () -> Void) -> DiscoveryTimer {
    let scheduled = LoopActor.shared.eventLoop.scheduleTask(deadline: deadline) {
      LoopActor.assumeIsolated { body() }
    }
    return DiscoveryTimer { scheduled.cancel() }
  }
}
