import NIOCore

/// When the ticks of one position are due: at an interval while time advances, the first at once when it begins to. A pure value.
struct PositionTicks: Sendable, Hashable {
  /// The time from one tick to the next.
  let interval: TimeAmount
  /// When the next tick is due; `nil` while time stands still.
  private(set) var deadline: NIODeadline?

  /// Begins with a state that the client knows.
  init(interval: TimeAmount, isAdvancing: Bool, now: NIODeadline) {
    self.interval = interval
    self.deadline = isAdvancing ? now + interval : nil
  }

  /// The state may be another; says whether a tick is due now.
  mutating func update(isAdvancing: Bool, now: NIODeadline) -> Bool {
    guard isAdvancing else {
      self.deadline = nil
      return false
    }
    guard let deadline else {
      self.deadline = now + self.interval
      return true
    }
    guard deadline <= now else { return false }
    // What was missed stays missed: a client wants to know where it is, not where it was.
    let next = deadline + self.interval
    self.deadline = next > now ? next : now + self.interval
    return true
  }
}
