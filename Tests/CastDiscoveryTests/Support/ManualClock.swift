import CastDiscovery
import LoopIsolation
import NIOCore

/// A clock that stands until a test moves it.
@LoopActor
final class ManualClock: DiscoveryClock {
  private(set) var now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
  private var timers: [Int: (deadline: NIODeadline, body: @LoopActor () -> Void)] = [:]
  private var lastTimer = 0

  nonisolated init() {}

  func schedule(at deadline: NIODeadline, _ body: @escaping @LoopActor () -> Void) -> DiscoveryTimer {
    self.lastTimer += 1
    let id = self.lastTimer
    self.timers[id] = (deadline, body)
    return DiscoveryTimer { self.timers[id] = nil }
  }

  /// Moves on, firing the timers that fall due in their order.
  func advance(by amount: TimeAmount) {
    let end = self.now + amount
    while let (id, timer) = self.timers.filter({ $0.value.deadline <= end }).min(by: {
      $0.value.deadline < $1.value.deadline
    }) {
      self.timers[id] = nil
      self.now = max(self.now, timer.deadline)
      timer.body()
    }
    self.now = end
  }
}
