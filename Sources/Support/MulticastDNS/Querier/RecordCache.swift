import LoopIsolation
import NIOCore

/// The records of one link with their lifetimes (RFC 6762, 5.2 and 10); bounded, older records have priority.
struct RecordCache: Sendable {
  /// The outcome for the records under a key whose deadline was reached.
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

  /// Returns the valid records under `key`.
  func valid(_ key: RecordSetKey) -> [CachedRecord] { self.sets[key]?.valid ?? [] }

  func contains(_ key: RecordSetKey, _ data: RecordData) -> Bool { self.sets[key]?.records[data] != nil }

  func lastAsked(_ key: RecordSetKey) -> NIODeadline? { self.sets[key]?.lastAskedAt }

  mutating func didAsk(_ key: RecordSetKey, now: NIODeadline) {
    self.sets[key]?.lastAskedAt = now
  }

  // MARK: Changes

  /// Stores a record, or its goodbye; false if there is no room.
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
    // The set's other deadlines are still right; checking a long set for each of its records would be quadratic.
    self.deadlines.schedule(key, at: cached.nextDeadline)
    return true
  }

  /// Expires records older than a second, because all records of the key were announced anew (RFC 6762, 10.2).
  mutating func flush(_ key: RecordSetKey, now: NIODeadline) {
    self.change(key) { set in
      for (data, cached) in set.records where now - cached.receivedAt > CachedRecord.farewell {
        set.records[data]?.condemn(now: now)
      }
    }
  }

  /// Records that other hosts asked for `key`, and their known answers; records asked for twice in vain end at
  /// `deadline`.
  ///
  /// - Returns: whether a record is in doubt now.
  mutating func didGoUnanswered(
    _ key: RecordSetKey, except known: Set<RecordData>, until deadline: NIODeadline, now: NIODeadline
  ) -> Bool {
    var isDoubtful = false
    self.change(key) { set in
      for (data, cached) in set.records where !known.contains(data) && !cached.isCondemned {
        // Responders don't repeat an answer within a second.
        guard now - cached.receivedAt > .milliseconds(1500) else { continue }
        set.records[data]?.didGoUnanswered(now: now)
        guard let count = set.records[data]?.unansweredQueries, count >= 2 else { continue }
        set.records[data]?.doubt(until: deadline)
        isDoubtful = true
      }
    }
    return isDoubtful
  }

  /// Ends records at `deadline` unless they are received again.
  mutating func doubt(_ key: RecordSetKey, until deadline: NIODeadline, where condition: (RecordData) -> Bool) {
    self.change(key) { set in
      for data in set.records.keys where condition(data) { set.records[data]?.doubt(until: deadline) }
    }
  }

  /// Removes one record.
  mutating func remove(_ data: RecordData, from key: RecordSetKey) {
    self.change(key) { $0.records[data] = nil }
  }

  /// Removes all records under `key`.
  mutating func remove(_ key: RecordSetKey) {
    self.sets[key] = nil
    self.deadlines.cancel(key)
  }

  // MARK: Time

  /// Removes expired records; returns each key whose deadline was reached, with the outcome.
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

/// A received record, with its lifetime on this link.
struct CachedRecord: Sendable {
  /// The points of the lifetime at which to ask again, in percent (RFC 6762, 5.2).
  private static let refreshPoints: [Int64] = [80, 85, 90, 95]
  /// The time for which a withdrawn or replaced record stays (RFC 6762, 10.1 and 10.2).
  static let farewell = TimeAmount.seconds(1)

  let record: ResourceRecord
  let receivedAt: NIODeadline
  private(set) var expiresAt: NIODeadline
  /// The time when to ask for it again; `nil` if no refresh is due.
  private(set) var refreshAt: NIODeadline?
  /// Whether it was withdrawn or replaced, and only waits for its end.
  private(set) var isCondemned = false
  /// When other hosts asked for it in vain, and how often (RFC 6762, 10.5).
  private(set) var unansweredSince: NIODeadline?
  private(set) var unansweredQueries = 0
  private let lifetime: TimeAmount
  private let jitterPermille: Int64
  private var refreshCount = 0

  /// - Parameters:
  ///   - lifetime: the time for which it may be cached.
  ///   - jitterPermille: 0 to 20, added to each refresh point so that hosts don't ask simultaneously.
  init(_ record: ResourceRecord, lifetime: TimeAmount, jitterPermille: Int64, now: NIODeadline) {
    self.record = record
    self.receivedAt = now
    self.lifetime = lifetime
    self.jitterPermille = jitterPermille
    self.expiresAt = now + lifetime
    self.refreshAt = self.refreshPoint
  }

  /// Whether it is a host's address.
  var isAddress: Bool { self.record.type == .a || self.record.type == .aaaa }

  /// The time of the next action.
  var nextDeadline: NIODeadline {
    self.refreshAt.map { min($0, self.expiresAt) } ?? self.expiresAt
  }

  /// Returns the whole seconds left of its lifetime.
  func remainingSeconds(now: NIODeadline) -> UInt32 {
    UInt32(clamping: (self.expiresAt - now).nanoseconds / 1_000_000_000)
  }

  /// Whether it counts as a known answer: more than half of its lifetime is left (RFC 6762, 7.1).
  func isKnownAnswer(now: NIODeadline) -> Bool {
    !self.isCondemned && self.unansweredQueries == 0
      && (self.expiresAt - now).nanoseconds > self.lifetime.nanoseconds / 2
  }

  /// Records that the next refresh point was reached.
  mutating func didReachRefreshPoint() {
    self.refreshCount += 1
    self.refreshAt = self.refreshPoint
  }

  /// Ends it soon, since it was withdrawn or replaced.
  mutating func condemn(now: NIODeadline) {
    self.isCondemned = true
    self.refreshAt = nil
    self.expiresAt = min(self.expiresAt, now + CachedRecord.farewell)
  }

  /// Records a query that should have been answered with it; an answer in time makes a new ``CachedRecord``.
  mutating func didGoUnanswered(now: NIODeadline) {
    if let since = self.unansweredSince, now - since < .seconds(60) {
      self.unansweredQueries += 1
    } else {
      self.unansweredSince = now
      self.unansweredQueries = 1
    }
  }

  /// Ends it at `deadline` unless it is received again before.
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

/// The cached records of one name and type.
struct RecordSet: Sendable {
  var records: [RecordData: CachedRecord] = [:]
  /// The time of the last question; the same question isn't sent twice within a second (RFC 6762, 5.2).
  var lastAskedAt: NIODeadline?

  /// The time of the next action on a record.
  var nextDeadline: NIODeadline? { self.records.values.map(\.nextDeadline).min() }

  /// The valid records; withdrawn ones only without any others.
  ///
  /// An address counts until its second of grace is over (RFC 6762, 10.1 and 10.2): a host with several interfaces
  /// announces the addresses of each separately, and those of the others follow a moment later.
  var valid: [CachedRecord] {
    let lasting = self.records.values.filter { !$0.isCondemned || $0.isAddress }
    return lasting.isEmpty ? Array(self.records.values) : lasting
  }
}

/// The key of a set of records; the class is always that of the internet.
package struct RecordSetKey: Sendable, Hashable {
  package let name: DomainName
  package let type: RecordType

  package init(_ name: DomainName, _ type: RecordType) {
    self.name = name
    self.type = type
  }
}
