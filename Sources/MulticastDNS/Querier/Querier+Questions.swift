import NIOCore

/// When to ask, and what to put into the packets.
extension Querier {
  /// Begins to ask, or begins anew.
  mutating func start(_ key: RecordSetKey, in delay: ClosedRange<TimeAmount>, now: NIODeadline) {
    let wait = Int64.random(in: delay.lowerBound.nanoseconds...delay.upperBound.nanoseconds, using: &self.generator)
    let first = self.notTwiceInASecond(key, at: now + .nanoseconds(wait))
    let isSlow = self.isPassive && key.type == .ptr
    self.questions[key] = QuestionSeries(firstAt: first, factor: isSlow ? 10 : 1)
    if first <= now { self.due.insert(key) } else { self.wakeups.schedule(.question(key), at: first) }
  }

  mutating func end(_ key: RecordSetKey) {
    guard self.questions.removeValue(forKey: key) != nil else { return }
    self.due.remove(key)
    self.wakeups.cancel(.question(key))
  }

  /// Sends the questions that are due, with those that soon will be.
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

  /// Notes that a question was asked on the link, by us or by another host.
  mutating func didAsk(_ key: RecordSetKey, now: NIODeadline) {
    self.cache.didAsk(key, now: now)
    self.questions[key]?.didAsk(now: now, generator: &self.generator)
    guard let series = self.questions[key] else { return }
    self.wakeups.cancel(.question(key))
    self.wakeups.schedule(.question(key), at: series.nextAt)
  }

  /// The first question asks for a direct answer where one can arrive: the others know the answers already.
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
    // What is only to be refreshed has no series; its records' next refresh point asks again.
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
