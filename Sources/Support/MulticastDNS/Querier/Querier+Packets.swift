package import NIOCore

/// Received packets: answers, and the questions of other hosts.
extension Querier {
  /// The port of multicast DNS; responses from another are ignored (RFC 6762, 6).
  static let port: UInt16 = 5353
  /// The time after a question in which a direct answer is accepted; longer than the two seconds of RFC 6762 (6), for
  /// slow devices.
  private static let timeForUnicast = TimeAmount.seconds(3)

  mutating func receive(_ bytes: [UInt8], from origin: PacketOrigin, now: NIODeadline) {
    guard self.limiter.admits(origin.address, now: now), let message = try? DNSMessage(wire: bytes),
      message.flags.isStandard, origin.port == Querier.port
    else {
      self.statistics.packetsRefused += 1
      return
    }
    if message.flags.isResponse {
      self.receiveResponse(message, from: origin, now: now)
    } else if origin.isMulticast, !message.flags.isTruncated {
      self.observe(message, now: now)
    }
  }

  // MARK: Answers

  private mutating func receiveResponse(_ message: DNSMessage, from origin: PacketOrigin, now: NIODeadline) {
    let isExpected = self.lastSentAt.map { now - $0 <= Querier.timeForUnicast } ?? false
    guard origin.isMulticast || isExpected else {
      self.statistics.packetsRefused += 1
      return
    }
    self.statistics.responsesReceived += 1
    let accepted = self.take(message.answers + message.additionals, from: origin.address, now: now)
    guard accepted > 0 else { return }
    self.statistics.answersReceived += accepted
    self.statistics.lastAnswerAt = now
  }

  /// Keeps the useful records; returns how many those were.
  ///
  /// An instance's SRV record only matters once its pointer is known, and the host's addresses once the SRV record is,
  /// so records are read in that order.
  private mutating func take(_ records: [ResourceRecord], from teller: InternetAddress, now: NIODeadline) -> Int {
    var flushed: Set<RecordSetKey> = []
    var named: Set<DomainName> = []
    // Hundreds of instances may have one host, whose records are in each of their packets.
    var standings: [RecordSetKey: [RecordData: Bool]] = [:]
    var accepted = 0
    for stage in ResourceRecord.Stage.allCases {
      for record in records where record.stage == stage && self.accepts(record, named: named) {
        let key = RecordSetKey(record.name, record.type)
        if case .pointer(let name) = record.data, record.ttl > 0 { self.admit(name, toldBy: teller) }
        if stage == .host, standings[key] == nil { standings[key] = self.cache.standing(key) }
        guard self.cache.insert(record, now: now) else {
          self.statistics.recordsRefused += 1
          continue
        }
        accepted += 1
        self.received.insert(key)
        // Many hosts announce instances of a type, so a sender that flushes them all is wrong.
        if record.flushesCache, record.ttl > 0, stage != .pointer { flushed.insert(key) }
        switch record.data {
        case .pointer(let name):
          named.insert(name)
          self.changed.insert(name)
        case .service(let location):
          named.insert(location.host)
          self.noteChange(of: key)
        case .address, .existing: break
        default: self.noteChange(of: key)
        }
      }
    }
    for key in flushed { self.cache.flush(key, now: now) }
    for (key, standing) in standings where self.cache.standing(key) != standing { self.noteChange(of: key) }
    return accepted
  }

  /// Makes room for a new instance: removes one of the host that announced most, so that a later device is found.
  private mutating func admit(_ name: DomainName, toldBy teller: InternetAddress) {
    guard !self.tellers.contains(name) else { return }
    if self.tellers.count >= self.limits.instances, let victim = self.tellers.victim(using: &self.generator) {
      for type in self.browses.keys { self.cache.remove(.pointer(victim), from: RecordSetKey(type, .ptr)) }
      self.tellers.remove(victim)
      self.changed.insert(victim)
      self.statistics.recordsRefused += 1
    }
    self.tellers.place(name, at: teller)
  }

  /// Whether a record is plausible and was asked for, directly or as one `named` in the same message.
  private func accepts(_ record: ResourceRecord, named: Set<DomainName>) -> Bool {
    guard record.recordClass == .internet else { return false }
    switch record.data {
    case .pointer(let name):
      return record.type == .ptr && self.browses[record.name].map(name.isChild) ?? false
    case .service(let location):
      return location.port != 0 && !location.host.bytes.isEmpty && self.follows(record.name, named)
    case .text(let bytes):
      return bytes.count <= self.limits.textLength && self.follows(record.name, named)
    case .address(let address):
      let isPossible = address.isUnicast && (!address.isLoopback || self.traits.isLoopback)
      return isPossible && (self.hosts[record.name] != nil || named.contains(record.name))
    case .existing: return self.hosts[record.name] != nil || named.contains(record.name)
    case .other: return false
    }
  }

  private func follows(_ instance: DomainName, _ named: Set<DomainName>) -> Bool {
    self.instances[instance] != nil || named.contains(instance)
  }

  // MARK: Questions of other hosts

  /// Suppresses own questions that another host has just asked, and counts answers that don't arrive (RFC 6762, 7.3
  /// and 10.5).
  private mutating func observe(_ message: DNSMessage, now: NIODeadline) {
    // A packet has room for hundreds of the same question and hundreds of answers: each is read once.
    var seen: Set<RecordSetKey> = []
    let keys = message.questions.filter { !$0.wantsUnicast && $0.recordClass == .internet }
      .map { RecordSetKey($0.name, $0.type) }
      .filter { self.isOfInterest($0) && seen.insert($0).inserted }
    guard !keys.isEmpty else { return }
    let answers = Dictionary(grouping: message.answers.filter { $0.recordClass == .internet }) {
      RecordSetKey($0.name, $0.type)
    }
    for key in keys {
      let known = answers[key] ?? []
      self.suppress(key, known: known, now: now)
      let deadline = now + Querier.timeToConfirm
      let isDoubtful = self.cache.didGoUnanswered(key, except: Set(known.map(\.data)), until: deadline, now: now)
      guard isDoubtful else { continue }
      if key.type == .ptr { self.start(key, in: .milliseconds(20)...(.milliseconds(120)), now: now) }
      self.noteChange(of: key)
    }
  }

  /// Counts the question as asked by this host if it was due and the other host listed no more known answers.
  private mutating func suppress(_ key: RecordSetKey, known: [ResourceRecord], now: NIODeadline) {
    guard let series = self.questions[key], series.nextAt - now <= .seconds(1) else { return }
    let ours = Set(self.cache.valid(key).filter { $0.isKnownAnswer(now: now) }.map(\.record.data))
    guard known.allSatisfy({ ours.contains($0.data) }) else { return }
    self.statistics.questionsSuppressed += 1
    self.didAsk(key, now: now)
  }
}

extension ResourceRecord {
  /// The order in which a message's records are read.
  fileprivate enum Stage: CaseIterable {
    case pointer
    case instance
    case host
  }

  fileprivate var stage: Stage {
    switch self.data {
    case .pointer: .pointer
    case .service, .text, .other: .instance
    case .address, .existing: .host
    }
  }
}

/// The origin of a packet, as far as a link's state uses it.
package struct PacketOrigin: Sendable, Hashable {
  package let address: InternetAddress
  package let port: UInt16
  /// Whether it was sent to the multicast group.
  package let isMulticast: Bool

  package init(address: InternetAddress, port: UInt16, isMulticast: Bool) {
    self.address = address
    self.port = port
    self.isMulticast = isMulticast
  }
}

/// A limit of the packets that are read from each sender: a token bucket for each, and few buckets.
package struct SourceLimiter: Sendable {
  private struct Bucket: Sendable {
    var tokens: Double
    var filledAt: NIODeadline
  }

  private static let maximumSources = 256
  private let capacity: Double
  private let perSecond: Double
  private var buckets: [InternetAddress: Bucket] = [:]

  package init(atOnce: Int, perSecond: Int) {
    self.capacity = Double(atOnce)
    self.perSecond = Double(perSecond)
  }

  /// Whether one more packet of `source` may be read.
  package mutating func admits(_ source: InternetAddress, now: NIODeadline) -> Bool {
    var bucket = self.buckets[source] ?? Bucket(tokens: self.capacity, filledAt: now)
    let seconds = Double((now - bucket.filledAt).nanoseconds) / 1e9
    bucket.tokens = min(self.capacity, bucket.tokens + seconds * self.perSecond)
    bucket.filledAt = now
    guard bucket.tokens >= 1 else {
      self.buckets[source] = bucket
      return false
    }
    bucket.tokens -= 1
    if self.buckets[source] == nil, self.buckets.count >= SourceLimiter.maximumSources { self.forgetOldest() }
    self.buckets[source] = bucket
    return true
  }

  private mutating func forgetOldest() {
    guard let oldest = self.buckets.min(by: { $0.value.filledAt < $1.value.filledAt }) else { return }
    self.buckets[oldest.key] = nil
  }
}
