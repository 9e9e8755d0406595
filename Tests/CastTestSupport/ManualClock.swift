public import LoopIsolation
public import NIOCore

/// A clock that advances only when a test moves it.
@LoopActor
public final class ManualClock: LoopClock {
  public private(set) var now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
  private var timers: [Int: (deadline: NIODeadline, body: @LoopActor () -> Void)] = [:]
  private var lastTimer = 0
  private let changes = ConditionWait()

  public nonisolated init() {}

  /// The number of timers set so far.
  public var scheduled: Int { self.lastTimer }

  /// When each timer is due, as the time from now, the next first.
  public var pending: [TimeAmount] { self.timers.values.map { $0.deadline - self.now }.sorted() }

  public func schedule(at deadline: NIODeadline, _ body: @escaping @LoopActor () -> Void) -> LoopTimer {
    self.lastTimer += 1
    let id = self.lastTimer
    self.timers[id] = (deadline, body)
    self.changes.check()
    return LoopTimer { self.timers[id] = nil }
  }

  /// Advances the clock, and fires the due timers in order.
  public func advance(by amount: TimeAmount) {
    let end = self.now + amount
    while let (id, timer) = self.timers.filter({ $0.value.deadline <= end }).min(by: {
      ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key)
    }) {
      self.timers[id] = nil
      self.now = max(self.now, timer.deadline)
      timer.body()
    }
    self.now = end
  }

  /// Waits until a timer is set that is due within `amount`, then moves on by it.
  public func advance(by amount: TimeAmount, whenDueWithin limit: TimeAmount) async {
    await self.changes.wait { self.pending.first.map { $0 <= limit } ?? false }
    self.advance(by: amount)
  }
}
