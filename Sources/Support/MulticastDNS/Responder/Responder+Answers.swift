import NIOCore

/// Questions and the answers to them (RFC 6762, 6 and 7).
extension Responder {
  /// The time within which a multicast answer isn't repeated, except to defend a name.
  private static let repetition = TimeAmount.seconds(1)
  private static let repetitionInDefence = TimeAmount.milliseconds(250)

  /// A matching record of this responder.
  private struct Match {
    let id: Claim.ID
    let index: Int
    let owned: Claim.Owned
  }

  // MARK: Multicast answers

  /// Queues the answers to a query. Answers that other hosts may have too wait, so that they can be suppressed or
  /// combined. One that was multicast less than a second ago waits for the rest of that second: a querier that has just
  /// started, and asks once, hasn't received it.
  mutating func enqueue(_ message: DNSMessage, delay: ClosedRange<TimeAmount>, now: NIODeadline) {
    let isDefence = !message.authorities.isEmpty
    var isShared = false
    var isAnything = false
    let known = message.answersByName
    for question in message.distinctQuestions {
      let isDirect = question.wantsUnicast
      for match in self.matches(question, known: known) {
        if isDefence, let last = match.owned.lastMulticastAt, now - last < Responder.repetitionInDefence { continue }
        // An answer that was multicast lately is sent only to the querier.
        if isDirect, !isDefence, Responder.isFresh(match.owned, now: now) { continue }
        self.pending[match.id, default: []].insert(match.index)
        if isDefence { self.defended.insert(match.id) }
        isAnything = true
        isShared = isShared || !match.owned.record.flushesCache
      }
    }
    guard isAnything else { return }
    let wait =
      isShared
      ? Int64.random(in: delay.lowerBound.nanoseconds...delay.upperBound.nanoseconds, using: &self.generator) : 0
    self.answerAt = min(self.answerAt ?? .distantFuture, now + .nanoseconds(wait))
  }

  /// Sends the answers that are due.
  mutating func sendPending(now: NIODeadline) -> [Action] {
    guard let answerAt = self.answerAt, answerAt <= now else { return [] }
    let pending = self.takePending(now: now)
    var groups: [ResponsePacker.Group] = []
    for (id, indices) in pending.sorted(by: { Claim.ID.precedes($0.key, $1.key) }) {
      guard let claim = self.claims[id], claim.phase.isHeld else { continue }
      let records = indices.sorted().filter { $0 < claim.records.count }.map { claim.records[$0].record }
      let additionals = Responder.additionals(to: records, of: claim)
      groups.append(ResponsePacker.Group(answers: records, additionals: additionals))
      for (index, owned) in claim.records.enumerated()
      where records.contains(owned.record) || additionals.contains(owned.record) {
        self.claims[id]?.records[index].lastMulticastAt = now
      }
    }
    return ResponsePacker.packets(ResponsePacker.withoutRepetition(groups), common: self.hostRecords).map(
      Action.multicast)
  }

  /// Removes and returns the answers that may be sent at `now`. The others stay, and `answerAt` becomes the time of the
  /// next of them.
  private mutating func takePending(now: NIODeadline) -> [Claim.ID: Set<Int>] {
    var (due, held): ([Claim.ID: Set<Int>], [Claim.ID: Set<Int>]) = ([:], [:])
    var next: NIODeadline?
    for (id, indices) in self.pending {
      let records = self.claims[id]?.records ?? []
      for index in indices {
        let last = index < records.count ? records[index].lastMulticastAt : nil
        if let last, now - last < Responder.repetition, !self.defended.contains(id) {
          held[id, default: []].insert(index)
          next = min(next ?? .distantFuture, last + Responder.repetition)
        } else {
          due[id, default: []].insert(index)
        }
      }
    }
    (self.pending, self.answerAt, self.defended) = (held, next, [])
    return due
  }

  /// Drops answers that another host has just multicast (RFC 6762, 7.4).
  mutating func dropPending(answeredBy message: DNSMessage) {
    guard !self.pending.isEmpty else { return }
    for record in message.answers where record.ttl > 0 {
      for id in self.owners[record.name] ?? [] {
        for (index, owned) in (self.claims[id]?.records ?? []).enumerated()
        where owned.record.states(sameAs: record) && record.ttl >= owned.record.ttl {
          self.pending[id]?.remove(index)
        }
        if self.pending[id]?.isEmpty == true { self.pending[id] = nil }
      }
    }
  }

  // MARK: Direct answers

  /// Answers the questions for direct answers with the records that were multicast lately. A query that came by
  /// unicast gets all records, since its sender may not listen to the group.
  mutating func answerDirectly(_ message: DNSMessage, _ origin: PacketOrigin, now: NIODeadline) -> [Action] {
    var byClaim: [Claim.ID: [ResourceRecord]] = [:]
    let known = message.answersByName
    for question in message.distinctQuestions where question.wantsUnicast && message.authorities.isEmpty {
      for match in self.matches(question, known: known)
      where !origin.isMulticast || Responder.isFresh(match.owned, now: now) {
        byClaim[match.id, default: []].append(match.owned.record)
      }
    }
    let groups = byClaim.sorted { Claim.ID.precedes($0.key, $1.key) }.compactMap { id, records in
      self.claims[id].map {
        ResponsePacker.Group(answers: records, additionals: Responder.additionals(to: records, of: $0))
      }
    }
    return ResponsePacker.packets(ResponsePacker.withoutRepetition(groups), common: self.hostRecords).map {
      .send($0, to: origin.address, port: origin.port)
    }
  }

  /// Answers a legacy resolver like a name server: with its id and questions, and short lifetimes (RFC 6762, 6.7).
  func answerLegacy(_ message: DNSMessage, _ origin: PacketOrigin) -> [Action] {
    var writer = MessageWriter(id: message.id, flags: .response, compressesServiceHosts: false)
    var answers: [ResourceRecord] = []
    var additionals: [ResourceRecord] = []
    let known = message.answersByName
    for question in message.distinctQuestions where writer.append(question) {
      for match in self.matches(question, known: known) {
        guard let claim = self.claims[match.id] else { continue }
        answers.append(match.owned.record)
        additionals += Responder.additionals(to: [match.owned.record], of: claim)
      }
    }
    guard !answers.isEmpty else { return [] }
    func legacy(_ record: ResourceRecord) -> ResourceRecord {
      record.with(ttl: min(record.ttl, RecordLifetime.legacy)).with(flushesCache: false)
    }
    var told: Set<ResourceRecord> = []
    for record in answers where told.insert(record).inserted { _ = writer.append(answer: legacy(record)) }
    for record in additionals + self.hostRecords where told.insert(record).inserted {
      _ = writer.append(additional: legacy(record))
    }
    return [.send(writer.message, to: origin.address, port: origin.port)]
  }

  // MARK: Matching

  /// Returns the records that answer a question, without those that the querier knows well enough (RFC 6762, 7.1).
  private func matches(_ question: Question, known: [DomainName: [ResourceRecord]]) -> [Match] {
    guard question.recordClass == .internet || question.recordClass == .any else { return [] }
    var matches: [Match] = []
    for id in (self.owners[question.name] ?? []).sorted(by: Claim.ID.precedes) {
      guard let claim = self.claims[id], claim.phase.isHeld else { continue }
      let found = claim.records.enumerated().filter { _, owned in
        question.isAnswered(by: owned.record) && owned.record.type != .nsec
      }
      if found.isEmpty, claim.name == question.name {
        // The NSEC record answers for a held name without such a record (RFC 6762, 6.1).
        matches += claim.records.enumerated().filter { $1.record.type == .nsec }.map {
          Match(id: id, index: $0, owned: $1)
        }
      }
      matches += found.map { Match(id: id, index: $0, owned: $1) }
    }
    guard let known = known[question.name] else { return matches }
    let knownData = Dictionary(grouping: known, by: \.data)
    return matches.filter { match in
      let record = match.owned.record
      return !(knownData[record.data] ?? []).contains { $0.states(sameAs: record) && $0.ttl >= record.ttl / 2 }
    }
  }

  /// Whether a record was multicast within a quarter of its lifetime (RFC 6762, 5.4).
  private static func isFresh(_ owned: Claim.Owned, now: NIODeadline) -> Bool {
    owned.lastMulticastAt.map { now - $0 < .seconds(Int64(owned.record.ttl) / 4) } ?? false
  }

  /// Returns the records that the querier of `records` will ask for next (RFC 6763, 12).
  private static func additionals(to records: [ResourceRecord], of claim: Claim) -> [ResourceRecord] {
    let leadsHere = records.contains { $0.data == .pointer(claim.name) }
    guard leadsHere else { return [] }
    return claim.records.map(\.record).filter { $0.name == claim.name && !records.contains($0) }
  }

  /// The addresses, for every packet that names the host.
  private var hostRecords: [ResourceRecord] {
    guard let claim = self.claims[.host], claim.phase.isHeld else { return [] }
    return claim.records.map(\.record)
  }
}

/// Packs answers into as few packets as possible; a group stays together.
struct ResponsePacker {
  /// Answers with the records that the querier will need next.
  struct Group {
    var answers: [ResourceRecord]
    var additionals: [ResourceRecord] = []
  }

  /// - Parameters:
  ///   - common: additional records for every packet with room.
  static func packets(_ groups: [Group], common: [ResourceRecord] = []) -> [[UInt8]] {
    var packets: [[UInt8]] = []
    var rest = groups[...]
    while !rest.isEmpty {
      // The number of groups that fit depends on the compression of names, so it is found by trying.
      var count = rest.count
      var message = self.message(rest.prefix(count), common: common)
      while message == nil, count > 1 {
        count = max(1, min(count - 1, self.estimate(rest, below: count)))
        message = self.message(rest.prefix(count), common: common)
      }
      packets += message.map { [$0] } ?? self.large(rest.prefix(1))
      rest = rest.dropFirst(count)
    }
    return packets
  }

  /// Returns the groups without repeated records, such as the list of types.
  static func withoutRepetition(_ groups: [Group]) -> [Group] {
    var seen: Set<ResourceRecord> = []
    return groups.compactMap { group in
      let answers = group.answers.filter { seen.insert($0).inserted }
      return answers.isEmpty ? nil : Group(answers: answers, additionals: group.additionals)
    }
  }

  /// Returns an estimate of how many of the first groups fit, from their sizes without compression; at most `limit`
  /// less one.
  private static func estimate(_ groups: ArraySlice<Group>, below limit: Int) -> Int {
    var size = 0
    var count = 0
    for group in groups {
      size += (group.answers + group.additionals).reduce(0) { $0 + $1.estimatedLength }
      guard size <= DNSMessage.lengthInOneFrame * 2 else { break }
      count += 1
    }
    // Compression saves up to half; then the number is reduced by one at a time.
    return min(count, limit - 1)
  }

  private static func message(_ groups: ArraySlice<Group>, common: [ResourceRecord]) -> [UInt8]? {
    var writer = MessageWriter(flags: .response)
    let answers = groups.flatMap(\.answers)
    guard answers.allSatisfy({ writer.append(answer: $0) }) else { return nil }
    let additionals = groups.flatMap(\.additionals).filter { !answers.contains($0) }
    guard additionals.allSatisfy({ writer.append(additional: $0) }) else { return nil }
    for record in common where !answers.contains(record) && !additionals.contains(record) {
      _ = writer.append(additional: record)
    }
    return writer.message
  }

  /// Packs a group that is too large for one frame: only its answers, in as many packets as necessary.
  private static func large(_ groups: ArraySlice<Group>) -> [[UInt8]] {
    groups.flatMap(\.answers).compactMap { record in
      var writer = MessageWriter(flags: .response, limit: DNSMessage.maximumLength)
      return writer.append(answer: record) ? writer.message : nil
    }
  }
}

extension DNSMessage {
  /// The message with every question asking for a direct answer.
  var wantingUnicast: DNSMessage {
    var message = self
    message.questions = self.questions.map {
      Question($0.name, $0.type, recordClass: $0.recordClass, wantsUnicast: true)
    }
    return message
  }
}

extension ResourceRecord {
  /// Its length without compression.
  var estimatedLength: Int { self.name.bytes.count + 11 + self.data.canonicalBytes.count }
}
