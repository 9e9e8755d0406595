import NIOCore

/// How much of the loop's time the messages of one link may take, so that a peer that floods keeps nobody else waiting. A pure value.
///
/// A bucket of time: work takes from it, and while nothing is worked it fills. When it is empty, reading pauses.
struct ReadBudget: Sendable {
  /// The most that is worked at a stretch, but for the message that is being worked at.
  static let burst = TimeAmount.milliseconds(5)
  /// How fast it fills: of four milliseconds a flooding peer gets three.
  static let refillRate: Int64 = 3
  /// With so much in it reading goes on.
  static let enough = TimeAmount.milliseconds(1)

  private var left = Self.burst
  private var updatedAt: NIODeadline

  init(now: NIODeadline) { self.updatedAt = now }

  /// Whether nothing may be worked now.
  var isSpent: Bool { self.left <= .nanoseconds(0) }

  /// When reading may go on.
  var resumesAt: NIODeadline {
    let missing = max(0, (Self.enough - self.left).nanoseconds)
    return self.updatedAt + .nanoseconds((missing + Self.refillRate - 1) / Self.refillRate)
  }

  /// Time has passed in which nothing was worked.
  mutating func refill(now: NIODeadline) {
    guard now > self.updatedAt else { return }
    // Longer pauses fill it all the same, and mustn't overflow.
    let idle = min((now - self.updatedAt).nanoseconds, 1_000_000_000_000)
    self.left = min(Self.burst, self.left + .nanoseconds(idle * Self.refillRate))
    self.updatedAt = now
  }

  /// Work that began at ``refill(now:)``'s time, or where the last ended, is done.
  mutating func spend(until now: NIODeadline) {
    guard now > self.updatedAt else { return }
    self.left = self.left - (now - self.updatedAt)
    self.updatedAt = now
  }
}
