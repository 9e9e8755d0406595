import LoopIsolation
import NIOCore

/// The records of one link with their lifetimes (RFC 6762, 5.2 and 10); bounded. Older records have priority,
/// except over those that replace them.
struct RecordCache: Sendable {
  /// The outcome for the records under a key whose deadlines were reached.
  struct Review: Sendable {
    var expired: [RecordData] = []
    var wantsRefresh = false
  }

  private struct RecordKey: Sendable, Hashable {
    let set: RecordSetKey
    let data: RecordData
  }

  private let limits: QuerierLimits
  private var sets: [RecordSetKey: RecordSet] = [:]
  private var deadlines = DeadlineQueue<RecordKey>()
  private var generator: SplitMix64
  /// The number of records that were read because something changed or was due.
  private(set) var reads = 0

  init(limits: QuerierLimits, generator: SplitMix64) {
    self.limits = limits
    self.generator = generator
  }

  var nextDeadline: NIODeadline? { self.deadlines.next }
  /// The number of records.
  var count: Int { self.sets.values.reduce(0) { $0 + $1.records.count } }

  /// Returns the valid records under `key`.
  func valid(_ key: RecordSetKey) -> [CachedRecord] { self.sets[key]?.valid ?? [] }

  func contains(_ key: RecordSetKey, _ data: RecordData) -> Bool { self.sets[key]?.records[data] != nil }

  func lastAsked(_ key: RecordSetKey) -> NIODeadline? { self.sets[key]?.lastAskedAt }

  mutating func didAsk(_ key: RecordSetKey, now: NIODeadline) {
    self.sets[key]?.lastAskedAt = now
  }

  /// Returns the state of a host's records that its instances depend on: the valid ones, and whether each is in doubt.
  func standing(_ key: RecordSetKey) -> [RecordData: Bool] {
    let valid = self.valid(key).map { ($0.record.data, $0.unansweredQueries > 0) }
    return Dictionary(valid) { first, _ in first }
  }

  // MARK: Changes

  /// Stores a record, or its goodbye; false if there is no room.
  mutating func insert(_ record: ResourceRecord, now: NIODeadline) -> Bool {
    let key = RecordSetKey(record.name, record.type)
    if record.ttl == 0 {
      self.change(record.data, of: key) { $0.condemn(now: now) }
      return true
    }
    guard self.makeRoom(for: record, under: key, now: now) else { return false }
    let seconds = min(max(Int64(record.ttl), self.limits.minimumLifetime), self.limits.maximumLifetime)
    let jitter = Int64.random(in: 0...20, using: &self.generator)
    let cached = CachedRecord(record, lifetime: .seconds(seconds), jitterPermille: jitter, now: now)
    self.sets[key, default: RecordSet()].records[record.data] = cached
    self.reads += 1
    self.deadlines.schedule(RecordKey(set: key, data: record.data), at: cached.nextDeadline)
    return true
  }

  /// Makes room for a record, if possible. One that replaces the others (RFC 6762, 10.2) takes the place of the oldest:
  /// a device that changes its record often in a second would otherwise keep an old one for its whole lifetime.
  private mutating func makeRoom(for record: ResourceRecord, under key: RecordSetKey, now: NIODeadline) -> Bool {
    guard let records = self.sets[key]?.records else { return self.hasFreeSet }
    guard records[record.data] == nil, records.count >= self.limits.records(of: record.type) else { return true }
    // Many hosts share the pointers of a type, and records of the same packet don't replace each other.
    guard record.flushesCache, record.type != .ptr,
      let oldest = records.min(by: { $0.value.receivedAt < $1.value.receivedAt }), oldest.value.receivedAt < now
    else { return false }
    self.remove(oldest.key, from: key)
    return true
  }

  /// Expires records older than a second, because all records of the key were announced anew (RFC 6762, 10.2).
  mutating func flush(_ key: RecordSetKey, now: NIODeadline) {
    self.changeAll(of: key, where: { now - $0.receivedAt > CachedRecord.farewell }) { $0.condemn(now: now) }
  }

  /// Notes that another host asked for `key` and listed the answers that it knows; records asked for twice in vain end
  /// at `deadline`. Questions within a second count once, since a host sends each over IPv4 and IPv6.
  ///
  /// - Returns: whether a record became doubtful.
  mutating func didGoUnanswered(
    _ key: RecordSetKey, except known: Set<RecordData>, until deadline: NIODeadline, now: NIODeadline
  ) -> Bool {
    var isDoubtful = false
    // Responders don't repeat an answer within a second.
    func shouldBeAnswered(_ cached: CachedRecord) -> Bool {
      !cached.isCondemned && now - cached.receivedAt > .milliseconds(1500) && !known.contains(cached.record.data)
        && cached.unansweredSince.map { now - $0 >= .seconds(1) } ?? true
    }
    self.changeAll(of: key, where: shouldBeAnswered) { cached in
      cached.didGoUnanswered(now: now)
      guard cached.unansweredQueries >= 2 else { return }
      // A third unanswered question changes nothing.
      isDoubtful = isDoubtful || cached.unansweredQueries == 2
      cached.doubt(until: deadline)
    }
    return isDoubtful
  }

  /// Ends records at `deadline` unless they are received again.
  mutating func doubt(_ key: RecordSetKey, until deadline: NIODeadline, where condition: (RecordData) -> Bool) {
    self.changeAll(of: key, where: { condition($0.record.data) }) { $0.doubt(until: deadline) }
  }

  /// Removes one record.
  mutating func remove(_ data: RecordData, from key: RecordSetKey) {
    guard self.sets[key]?.records.removeValue(forKey: data) != nil else { return }
    self.reads += 1
    self.deadlines.cancel(RecordKey(set: key, data: data))
    if self.sets[key]?.records.isEmpty == true { self.sets[key] = nil }
  }

  /// Removes all records under `key`.
  mutating func remove(_ key: RecordSetKey) {
    guard let set = self.sets.removeValue(forKey: key) else { return }
    self.reads += set.records.count
    for data in set.records.keys { self.deadlines.cancel(RecordKey(set: key, data: data)) }
  }

  // MARK: Time

  /// Removes expired records; returns each key with a record whose deadline was reached, with the outcome.
  mutating func review(now: NIODeadline) -> [RecordSetKey: Review] {
    var reviews: [RecordSetKey: Review] = [:]
    for key in self.deadlines.popDue(now: now) {
      guard let cached = self.sets[key.set]?.records[key.data] else { continue }
      if cached.expiresAt <= now {
        self.remove(key.data, from: key.set)
        reviews[key.set, default: Review()].expired.append(key.data)
        continue
      }
      // A record that was received again has a later deadline than the one that was scheduled.
      let isRefreshDue = cached.refreshAt.map { $0 <= now } ?? false
      self.change(key.data, of: key.set) { if isRefreshDue { $0.didReachRefreshPoint() } }
      if isRefreshDue { reviews[key.set, default: Review()].wantsRefresh = true }
    }
    return reviews
  }

  private var hasFreeSet: Bool { self.sets.count < self.limits.recordSets }

  private mutating func changeAll(
    of key: RecordSetKey, where condition: (CachedRecord) -> Bool, _ body: (inout CachedRecord) -> Void
  ) {
    guard let set = self.sets[key] else { return }
    self.reads += set.records.count
    for (data, cached) in set.records where condition(cached) { self.change(data, of: key, body) }
  }

  /// Changes a record, if it is known, and schedules its next deadline.
  private mutating func change(
    _ data: RecordData, of key: RecordSetKey, _ body: (inout CachedRecord) -> Void
  ) {
    guard var cached = self.sets[key]?.records[data] else { return }
    body(&cached)
    self.sets[key]?.records[data] = cached
    self.reads += 1
    self.deadlines.schedule(RecordKey(set: key, data: data), at: cached.nextDeadline)
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
  /// The time of the first unanswered question of another host for the record, and the number of these (RFC 6762,
  /// 10.5).
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

  /// Whether it is a host's address, or states which addresses the host has.
  var isOfHost: Bool { self.record.type == .a || self.record.type == .aaaa || self.record.type == .nsec }

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

  /// Shortens the record's remaining lifetime to ``farewell``, since it was withdrawn or replaced.
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

  /// Lets the record expire at `deadline`, unless it is received again before.
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

  /// The valid records; withdrawn ones only without any others.
  ///
  /// An address counts until its second of grace is over (RFC 6762, 10.1 and 10.2): a host with several interfaces
  /// announces the addresses of each separately, and those of the others follow a moment later.
  var valid: [CachedRecord] {
    let lasting = self.records.values.filter { !$0.isCondemned || $0.isOfHost }
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
