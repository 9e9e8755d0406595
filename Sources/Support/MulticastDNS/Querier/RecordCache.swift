import LoopIsolation
import NIOCore

/// The records of one link with their lifetimes (RFC 6762, 5.2 and 10); bounded, the oldest facts win.
struct RecordCache: Sendable {
  /// What became of the records under a key whose deadline was reached.
  struct Review: Sendable {
    var hasExpired = false
    var wantsRefresh = false
  }

  private let limits: QuerierLimits
  private var sets: [RecordSetKey: RecordSet] = [:]
  private var deadlines = DeadlineQueue<RecordSetKey>()
  private var generator: SplitMix64

  init(limits: QuerierLimits, generator: SplitMix64) {
    self.limits = limits
    self.generator = generator
  }

  var nextDeadline: NIODeadline? { self.deadlines.next }
  /// How many records are held.
  var count: Int { self.sets.values.reduce(0) { $0 + $1.records.count } }

  /// The records under `key` that hold.
  func valid(_ key: RecordSetKey) -> [CachedRecord] { self.sets[key]?.valid ?? [] }

  func contains(_ key: RecordSetKey, _ data: RecordData) -> Bool { self.sets[key]?.records[data] != nil }

  func lastAsked(_ key: RecordSetKey) -> NIODeadline? { self.sets[key]?.lastAskedAt }

  mutating func didAsk(_ key: RecordSetKey, now: NIODeadline) {
    self.sets[key]?.lastAskedAt = now
  }

  // MARK: Changes

  /// Takes a record in, or its farewell; false if there is no room.
  mutating func insert(_ record: ResourceRecord, now: NIODeadline) -> Bool {
    let key = RecordSetKey(record.name, record.type)
    if record.ttl == 0 {
      self.change(key) { $0.records[record.data]?.condemn(now: now) }
      return true
    }
    let isKnown = self.sets[key]?.records[record.data] != nil
    let count = self.sets[key]?.records.count
    guard isKnown || count.map({ $0 < self.limits.records(of: record.type) }) ?? self.hasFreeSet else { return false }
    let seconds = min(max(Int64(record.ttl), self.limits.minimumLifetime), self.limits.maximumLifetime)
    let jitter = Int64.random(in: 0...20, using: &self.generator)
    let cached = CachedRecord(record, lifetime: .seconds(seconds), jitterPermille: jitter, now: now)
    self.sets[key, default: RecordSet()].records[record.data] = cached
    // The set's other deadlines stand: looking at all of a long set for each of its records would be quadratic.
    self.deadlines.schedule(key, at: cached.nextDeadline)
    return true
  }

  /// Lets what is older than a second end, because the key was announced anew as a whole (RFC 6762, 10.2).
  mutating func flush(_ key: RecordSetKey, now: NIODeadline) {
    self.change(key) { set in
      for (data, cached) in set.records where now - cached.receivedAt > CachedRecord.farewell {
        set.records[data]?.condemn(now: now)
      }
    }
  }

  /// Notes that others asked for `key`, and which answers they knew; what is asked for twice in vain ends at `deadline`.
  ///
  /// - Returns: whether something is in doubt now.
  mutating func didGoUnanswered(
    _ key: RecordSetKey, except known: Set<RecordData>, until deadline: NIODeadline, now: NIODeadline
  ) -> Bool {
    var isDoubtful = false
    self.change(key) { set in
      for (data, cached) in set.records where !known.contains(data) && !cached.isCondemned {
        // An answer of just now isn't repeated within a second.
        guard now - cached.receivedAt > .milliseconds(1500) else { continue }
        set.records[data]?.didGoUnanswered(now: now)
        guard let count = set.records[data]?.unansweredQueries, count >= 2 else { continue }
        set.records[data]?.doubt(until: deadline)
        isDoubtful = true
      }
    }
    return isDoubtful
  }

  /// Lets records end at `deadline` unless they are received again.
  mutating func doubt(_ key: RecordSetKey, until deadline: NIODeadline, where condition: (RecordData) -> Bool) {
    self.change(key) { set in
      for data in set.records.keys where condition(data) { set.records[data]?.doubt(until: deadline) }
    }
  }

  /// Forgets one record.
  mutating func remove(_ data: RecordData, from key: RecordSetKey) {
    self.change(key) { $0.records[data] = nil }
  }

  /// Forgets what is known under `key`.
  mutating func remove(_ key: RecordSetKey) {
    self.sets[key] = nil
    self.deadlines.cancel(key)
  }

  // MARK: Time

  /// Removes what has ended; returns each key whose deadline was reached, with what became of it.
  mutating func review(now: NIODeadline) -> [(RecordSetKey, Review)] {
    self.deadlines.popDue(now: now).map { key in
      var review = Review()
      self.change(key) { set in
        for (data, cached) in set.records {
          if cached.expiresAt <= now {
            set.records[data] = nil
            review.hasExpired = true
          } else if let refreshAt = cached.refreshAt, refreshAt <= now {
            set.records[data]?.didReachRefreshPoint()
            review.wantsRefresh = true
          }
        }
      }
      return (key, review)
    }
  }

  private var hasFreeSet: Bool { self.sets.count < self.limits.recordSets }

  private mutating func change(_ key: RecordSetKey, _ body: (inout RecordSet) -> Void) {
    guard self.sets[key] != nil else { return }
    body(&self.sets[key, default: RecordSet()])
    if let deadline = self.sets[key]?.nextDeadline {
      self.deadlines.schedule(key, at: deadline)
    } else {
      self.remove(key)
    }
  }
}

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

  /// When to act on it.
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

/// The records that are known under one name and type.
struct RecordSet: Sendable {
  var records: [RecordData: CachedRecord] = [:]
  /// When they were last asked for; the same question is not asked twice in a second (RFC 6762, 5.2).
  var lastAskedAt: NIODeadline?

  /// When to act on one of them.
  var nextDeadline: NIODeadline? { self.records.values.map(\.nextDeadline).min() }

  /// Those that hold: those that only wait for their end count if there are no others.
  var valid: [CachedRecord] {
    let lasting = self.records.values.filter { !$0.isCondemned }
    return lasting.isEmpty ? Array(self.records.values) : lasting
  }
}

/// What a set of records is filed under; the class is always that of the internet.
package struct RecordSetKey: Sendable, Hashable {
  package let name: DomainName
  package let type: RecordType

  package init(_ name: DomainName, _ type: RecordType) {
    self.name = name
    self.type = type
  }
}
