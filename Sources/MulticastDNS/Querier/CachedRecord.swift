import NIOCore

/// A record as it was received, with its life on this link.
struct CachedRecord: Sendable {
  /// At which parts of the lifetime to ask again, in percent (RFC 6762, 5.2).
  private static let refreshPoints: [Int64] = [80, 85, 90, 95]
  /// How long a record stays after it was taken back or replaced (RFC 6762, 10.1 and 10.2).
  static let farewell = TimeAmount.seconds(1)

  let record: ResourceRecord
  let receivedAt: NIODeadline
  private(set) var expiresAt: NIODeadline
  /// When to ask whether it still stands; nil when nobody should.
  private(set) var refreshAt: NIODeadline?
  /// Whether it was taken back or replaced, and only waits for its end.
  private(set) var isCondemned = false
  /// When others asked for it in vain, and how often (RFC 6762, 10.5).
  private(set) var unansweredSince: NIODeadline?
  private(set) var unansweredQueries = 0
  private let lifetime: TimeAmount
  private let jitterPermille: Int64
  private var refreshCount = 0

  /// - Parameters:
  ///   - lifetime: how long it may be kept.
  ///   - jitterPermille: 0 to 20, added to each refresh point so that hosts don't ask in step.
  init(_ record: ResourceRecord, lifetime: TimeAmount, jitterPermille: Int64, now: NIODeadline) {
    self.record = record
    self.receivedAt = now
    self.lifetime = lifetime
    self.jitterPermille = jitterPermille
    self.expiresAt = now + lifetime
    self.refreshAt = self.refreshPoint
  }

  /// When something is to be done about it.
  var nextDeadline: NIODeadline {
    self.refreshAt.map { min($0, self.expiresAt) } ?? self.expiresAt
  }

  /// How many whole seconds of its life are left.
  func remainingSeconds(now: NIODeadline) -> UInt32 {
    UInt32(clamping: (self.expiresAt - now).nanoseconds / 1_000_000_000)
  }

  /// Whether a responder would believe that it is known: more than half of its life is left (RFC 6762, 7.1).
  func isKnownAnswer(now: NIODeadline) -> Bool {
    !self.isCondemned && self.unansweredQueries == 0
      && (self.expiresAt - now).nanoseconds > self.lifetime.nanoseconds / 2
  }

  /// Notes that the next refresh point was reached.
  mutating func didReachRefreshPoint() {
    self.refreshCount += 1
    self.refreshAt = self.refreshPoint
  }

  /// Lets it end soon: it was taken back or replaced.
  mutating func condemn(now: NIODeadline) {
    self.isCondemned = true
    self.refreshAt = nil
    self.expiresAt = min(self.expiresAt, now + CachedRecord.farewell)
  }

  /// Notes a query that should have brought it; answers in time are a new ``CachedRecord``.
  mutating func didGoUnanswered(now: NIODeadline) {
    if let since = self.unansweredSince, now - since < .seconds(60) {
      self.unansweredQueries += 1
    } else {
      self.unansweredSince = now
      self.unansweredQueries = 1
    }
  }

  /// Lets it end at `deadline` unless it is received again before.
  mutating func doubt(until deadline: NIODeadline) {
    self.unansweredQueries = max(self.unansweredQueries, 1)
    self.refreshAt = nil
    self.expiresAt = min(self.expiresAt, deadline)
  }

  private var refreshPoint: NIODeadline? {
    guard self.refreshCount < CachedRecord.refreshPoints.count else { return nil }
    let permille = CachedRecord.refreshPoints[self.refreshCount] * 10 + self.jitterPermille
    return self.receivedAt + .nanoseconds(self.lifetime.nanoseconds / 1000 * permille)
  }
}
