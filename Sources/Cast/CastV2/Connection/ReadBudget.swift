import NIOCore

/// The loop time that the messages of one link may take, so that a peer that floods doesn't delay other links. A pure
/// value.
///
/// A token bucket of time: processing drains it, and idle time fills it. When it is empty, reading pauses.
struct ReadBudget: Sendable {
  /// The longest time that messages are processed without a pause; the last message may exceed it.
  static let burst = TimeAmount.milliseconds(5)
  /// The fill rate: a flooding peer gets three of every four milliseconds.
  static let refillRate: Int64 = 3
  /// The budget at which reading resumes.
  static let enough = TimeAmount.milliseconds(1)

  private var left = Self.burst
  private var updatedAt: NIODeadline

  init(now: NIODeadline) { self.updatedAt = now }

  /// Whether reading must pause.
  var isSpent: Bool { self.left <= .nanoseconds(0) }

  /// When reading resumes.
  var resumesAt: NIODeadline {
    let missing = max(0, (Self.enough - self.left).nanoseconds)
    return self.updatedAt + .nanoseconds((missing + Self.refillRate - 1) / Self.refillRate)
  }

  /// Adds ``refillRate`` times the time that has passed since the last message.
  mutating func refill(now: NIODeadline) {
    guard now > self.updatedAt else { return }
    // Bounded against an overflow: longer pauses fill the bucket anyway.
    let idle = min((now - self.updatedAt).nanoseconds, 1_000_000_000_000)
    self.left = min(Self.burst, self.left + .nanoseconds(idle * Self.refillRate))
    self.updatedAt = now
  }

  /// Takes the processing time since ``refill(now:)`` or the last ``spend(until:)``.
  mutating func spend(until now: NIODeadline) {
    guard now > self.updatedAt else { return }
    self.left = self.left - (now - self.updatedAt)
    self.updatedAt = now
  }
}
