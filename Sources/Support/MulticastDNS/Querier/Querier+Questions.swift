import LoopIsolation
import NIOCore

/// The times of questions, and the contents of the packets.
extension Querier {
  /// Starts or restarts the series of a question.
  mutating func start(_ key: RecordSetKey, in delay: ClosedRange<TimeAmount>, now: NIODeadline) {
    let wait = Int64.random(in: delay.lowerBound.nanoseconds...delay.upperBound.nanoseconds, using: &self.generator)
    let first = self.notTwiceInASecond(key, at: now + .nanoseconds(wait))
    let isSlow = self.isPassive && key.type == .ptr
    self.questions[key] = QuestionSeries(firstAt: first)
    if isSlow { self.questions[key]?.slowDown() }
    if first <= now { self.due.insert(key) } else { self.wakeups.schedule(.question(key), at: first) }
  }

  mutating func end(_ key: RecordSetKey) {
    guard self.questions.removeValue(forKey: key) != nil else { return }
    self.due.remove(key)
    self.wakeups.cancel(.question(key))
  }

  /// Sends the due questions, with those that are due soon.
  mutating func ask(now: NIODeadline) -> [Action] {
    guard !self.due.isEmpty else { return [] }
    for (key, series) in self.questions where series.nextAt <= now + Querier.aggregation { self.due.insert(key) }
    let ready = self.due.filter { self.notTwiceInASecond($0, at: now) <= now }
    for key in self.due.subtracting(ready) { self.postpone(key, until: self.notTwiceInASecond(key, at: now)) }
    let keys = ready.filter { !self.isAskedEnough($0) }.sorted(by: Querier.precedes)
    self.due = []
    for key in keys.dropFirst(self.limits.questionsAtOnce) { self.postpone(key, until: now + Querier.aggregation) }
    let items = keys.prefix(self.limits.questionsAtOnce).map { self.item($0, now: now) }
    for item in items { self.didAsk(RecordSetKey(item.question.name, item.question.type), now: now) }
    let packets = QueryPacker.packets(items)
    guard !packets.isEmpty else { return [] }
    self.lastSentAt = now
    self.statistics.queriesSent += packets.count
    return packets.map(Action.send)
  }

  /// Records that a question was asked on the link, by this host or another.
  mutating func didAsk(_ key: RecordSetKey, now: NIODeadline) {
    self.cache.didAsk(key, now: now)
    self.questions[key]?.didAsk(now: now, generator: &self.generator)
    guard let series = self.questions[key] else { return }
    self.wakeups.cancel(.question(key))
    self.wakeups.schedule(.question(key), at: series.nextAt)
  }

  /// Makes the packed question. The first one asks for a direct answer where one can arrive, since other hosts know
  /// the answers already.
  private func item(_ key: RecordSetKey, now: NIODeadline) -> QueryPacker.Item {
    let isFirst = self.questions[key]?.count == 0 && key.type == .ptr && self.cache.valid(key).isEmpty
    let known = key.type == .ptr ? self.cache.valid(key).filter { $0.isKnownAnswer(now: now) } : []
    let answers = known.map { $0.record.with(ttl: $0.remainingSeconds(now: now)).with(flushesCache: false) }
    return QueryPacker.Item(
      question: Question(key.name, key.type, wantsUnicast: isFirst && !self.isPassive && self.traits.receivesUnicast),
      knownAnswers: answers.sorted(by: Querier.pointsBefore)
    )
  }

  private mutating func postpone(_ key: RecordSetKey, until deadline: NIODeadline) {
    self.questions[key]?.delay(until: deadline)
    // A question that only refreshes has no series; its records' next refresh point asks again.
    guard let series = self.questions[key] else { return }
    self.wakeups.schedule(.question(key), at: series.nextAt)
  }

  private func notTwiceInASecond(_ key: RecordSetKey, at deadline: NIODeadline) -> NIODeadline {
    let last = [self.questions[key]?.lastAskedAt, self.cache.lastAsked(key)].compactMap { $0 }.max()
    return last.map { max(deadline, $0 + .seconds(1)) } ?? deadline
  }

  private static func precedes(_ left: RecordSetKey, _ right: RecordSetKey) -> Bool {
    guard left.name == right.name else { return DomainName.precedes(left.name, right.name) }
    return left.type.rawValue < right.type.rawValue
  }

  private static func pointsBefore(_ left: ResourceRecord, _ right: ResourceRecord) -> Bool {
    guard case .pointer(let leftName) = left.data, case .pointer(let rightName) = right.data else { return false }
    return DomainName.precedes(leftName, rightName)
  }
}

/// Packs questions and their known answers into as few packets as possible (RFC 6762, 7.1 and 7.2).
struct QueryPacker {
  /// A question and its known answers.
  struct Item {
    let question: Question
    let knownAnswers: [ResourceRecord]
  }

  /// Returns the packets, in the order in which to send them.
  ///
  /// Known answers that don't fit go into separate packets, each before the last marked as truncated.
  static func packets(_ items: [Item], limit: Int = DNSMessage.lengthInOneFrame) -> [[UInt8]] {
    var packets: [[UInt8]] = []
    var rest = items[...]
    while !rest.isEmpty {
      var writer = MessageWriter(flags: .query, limit: limit)
      let chunk = rest.prefix { writer.append($0.question) }
      // A single question always fits: a name has at most 255 bytes.
      guard !chunk.isEmpty else { break }
      rest = rest.dropFirst(chunk.count)
      for record in chunk.flatMap(\.knownAnswers) where !writer.append(answer: record) {
        writer.setFlags(.truncatedQuery)
        packets.append(writer.message)
        writer = MessageWriter(flags: .query, limit: limit)
        _ = writer.append(answer: record)
      }
      packets.append(writer.message)
    }
    return packets
  }
}

/// The times of a question: soon, then after 1, 2, 4 … seconds up to an hour (RFC 6762, 5.2).
struct QuestionSeries: Sendable {
  private static let maximumInterval = TimeAmount.hours(1)

  private(set) var nextAt: NIODeadline
  private(set) var lastAskedAt: NIODeadline?
  private(set) var count = 0
  private var interval: TimeAmount

  init(firstAt: NIODeadline) {
    self.nextAt = firstAt
    self.interval = .milliseconds(500)
  }

  /// Makes the intervals after the next question ten times as long, as far as an hour allows.
  mutating func slowDown() {
    self.interval = self.interval * 10
  }

  /// Records that the question was asked, by this host or another; each interval is at least twice the one before.
  mutating func didAsk(now: NIODeadline, generator: inout SplitMix64) {
    self.count += 1
    self.lastAskedAt = now
    let doubled = self.interval.nanoseconds * 2
    let longer = doubled + Int64.random(in: 0...(doubled / 20), using: &generator)
    self.interval = min(.nanoseconds(longer), QuestionSeries.maximumInterval)
    self.nextAt = now + self.interval
  }

  /// Postpones the next question.
  mutating func delay(until deadline: NIODeadline) {
    self.nextAt = max(self.nextAt, deadline)
  }
}
