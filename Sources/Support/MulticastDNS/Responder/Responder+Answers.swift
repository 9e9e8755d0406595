import NIOCore

/// Questions and the answers to them (RFC 6762, 6 and 7).
extension Responder {
  /// What everybody heard within this time is not repeated, except to defend a name.
  private static let repetition = TimeAmount.seconds(1)
  private static let repetitionInDefence = TimeAmount.milliseconds(250)

  /// One of our records.
  private struct Match {
    let id: Claim.ID
    let index: Int
    let owned: Claim.Owned
  }

  // MARK: To everybody

  /// Notes the answers to a query; those that others may have too wait a moment, for others and to be sent together.
  mutating func enqueue(_ message: DNSMessage, delay: ClosedRange<TimeAmount>, now: NIODeadline) {
    let isDefence = !message.authorities.isEmpty
    let limit = isDefence ? Responder.repetitionInDefence : Responder.repetition
    var isShared = false
    var isAnything = false
    for question in message.questions {
      let isDirect = question.wantsUnicast
      for match in self.matches(question, known: message.answers) {
        if let last = match.owned.lastMulticastAt, now - last < limit { continue }
        // What was told to everybody lately is told to one asker alone.
        if isDirect, !isDefence, Responder.isFresh(match.owned, now: now) { continue }
        self.pending[match.id, default: []].insert(match.index)
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

  /// Sends the answers whose time has come.
  mutating func sendPending(now: NIODeadline) -> [Action] {
    guard let answerAt = self.answerAt, answerAt <= now else { return [] }
    self.answerAt = nil
    let pending = self.pending
    self.pending = [:]
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

  /// Another host has just told everybody: no need to repeat it (RFC 6762, 7.4).
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

  // MARK: To one

  /// Answers the questions that want direct answers, with what everybody heard lately.
  mutating func answerDirectly(_ message: DNSMessage, _ origin: PacketOrigin, now: NIODeadline) -> [Action] {
    var byClaim: [Claim.ID: [ResourceRecord]] = [:]
    for question in message.questions where question.wantsUnicast && message.authorities.isEmpty {
      for match in self.matches(question, known: message.answers) where Responder.isFresh(match.owned, now: now) {
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

  /// Answers a simple resolver as a name server would: with its id and questions, and short lifetimes (RFC 6762, 6.7).
  func answerLegacy(_ message: DNSMessage, _ origin: PacketOrigin) -> [Action] {
    var writer = MessageWriter(id: message.id, flags: .response, compressesServiceHosts: false)
    var answers: [ResourceRecord] = []
    var additionals: [ResourceRecord] = []
    for question in message.questions where writer.append(question) {
      for match in self.matches(question, known: message.answers) {
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

  // MARK: What to answer

  /// Our records that answer a question, less those that the asker knows well enough (RFC 6762, 7.1).
  private func matches(_ question: Question, known: [ResourceRecord]) -> [Match] {
    guard question.recordClass == .internet || question.recordClass == .any else { return [] }
    var matches: [Match] = []
    for id in (self.owners[question.name] ?? []).sorted(by: Claim.ID.precedes) {
      guard let claim = self.claims[id], claim.phase.isHeld else { continue }
      let found = claim.records.enumerated().filter { _, owned in
        question.isAnswered(by: owned.record) && owned.record.type != .nsec
      }
      if found.isEmpty, claim.name == question.name {
        // The name is ours and has no such record: that is an answer too (RFC 6762, 6.1).
        matches += claim.records.enumerated().filter { $1.record.type == .nsec }.map {
          Match(id: id, index: $0, owned: $1)
        }
      }
      matches += found.map { Match(id: id, index: $0, owned: $1) }
    }
    guard !known.isEmpty else { return matches }
    let knownData = Dictionary(grouping: known.filter { $0.name == question.name }, by: \.data)
    return matches.filter { match in
      let record = match.owned.record
      return !(knownData[record.data] ?? []).contains { $0.states(sameAs: record) && $0.ttl >= record.ttl / 2 }
    }
  }

  /// Whether everybody heard it within a quarter of its life (RFC 6762, 5.4).
  private static func isFresh(_ owned: Claim.Owned, now: NIODeadline) -> Bool {
    owned.lastMulticastAt.map { now - $0 < .seconds(Int64(owned.record.ttl) / 4) } ?? false
  }

  /// What the querier of `records` will ask for next (RFC 6763, 12).
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

/// Puts answers into as few packets as possible; what belongs together stays together.
struct ResponsePacker {
  /// Answers with what the asker will want to know next.
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
      // As many groups as fit; names are compressed, so the number that fits is found by trying.
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

  /// Records that several groups share, such as the list of types, once.
  static func withoutRepetition(_ groups: [Group]) -> [Group] {
    var seen: Set<ResourceRecord> = []
    return groups.compactMap { group in
      let answers = group.answers.filter { seen.insert($0).inserted }
      return answers.isEmpty ? nil : Group(answers: answers, additionals: group.additionals)
    }
  }

  /// How many of the first groups may fit, from their sizes without compression; at most `limit` less one.
  private static func estimate(_ groups: ArraySlice<Group>, below limit: Int) -> Int {
    var size = 0
    var count = 0
    for group in groups {
      size += (group.answers + group.additionals).reduce(0) { $0 + $1.estimatedLength }
      guard size <= DNSMessage.lengthInOneFrame * 2 else { break }
      count += 1
    }
    // Compression saves up to half; then one less at a time.
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

  /// A group too large for one frame: its answers alone, in as many packets as they need.
  private static func large(_ groups: ArraySlice<Group>) -> [[UInt8]] {
    groups.flatMap(\.answers).compactMap { record in
      var writer = MessageWriter(flags: .response, limit: DNSMessage.maximumLength)
      return writer.append(answer: record) ? writer.message : nil
    }
  }
}

extension ResourceRecord {
  /// Its length without compression.
  var estimatedLength: Int { self.name.bytes.count + 11 + self.data.canonicalBytes.count }
}
