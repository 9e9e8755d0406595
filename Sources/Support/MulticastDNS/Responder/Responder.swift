import LoopIsolation
package import NIOCore

/// A responder that announces services on one link (RFC 6762, 6, 8, 9 and 10.1): it probes for their names, announces
/// them, answers questions and sends goodbyes. No I/O; the time is passed in.
package struct Responder: Sendable {
  package enum Event: Sendable {
    /// Announce a service under its label, which must be a valid DNS label.
    case publish(Int, PublishedService)
    /// Replace the TXT record of a service.
    case update(Int, text: [UInt8])
    /// Withdraw a service; its goodbye is sent within 20 milliseconds, with those of others.
    case withdraw(Int)
    /// Withdraw everything, with goodbyes at once.
    case withdrawAll
    /// The addresses of this host on the link changed.
    case addresses([InternetAddress])
    /// Use another name for this host.
    case host(DomainName)
    case packet([UInt8], from: PacketOrigin)
    case timeReached
  }

  package enum Action: Sendable, Hashable {
    /// Send to the multicast group on the link.
    case multicast([UInt8])
    case send([UInt8], to: InternetAddress, port: UInt16)
    /// A service has claimed its name, and was announced on the link.
    case established(Int)
    /// Another host has the name of a service: publish it under another one.
    case conflict(Int)
    /// Another host has this host's name.
    case hostConflict
  }

  /// A query whose known answers continue in further packets (RFC 6762, 7.2).
  struct TruncatedQuery: Sendable {
    let origin: PacketOrigin
    let answerAt: NIODeadline
    var message: DNSMessage
  }

  static let probes = 3
  static let probeInterval = TimeAmount.milliseconds(250)
  static let announcements = 2
  static let announcementInterval = TimeAmount.seconds(1)
  /// Answers and goodbyes that are due within this time are sent together.
  static let aggregation = TimeAmount.milliseconds(20)
  private static let maximumTruncatedQueries = 64
  /// The most known answers of such a query; further ones count as unknown.
  private static let maximumKnownAnswers = 2_048

  var host: DomainName
  var addresses: [InternetAddress]
  var services: [Int: PublishedService] = [:]
  var claims: [Claim.ID: Claim] = [:]
  /// The claims with records under a name.
  var owners: [DomainName: Set<Claim.ID>] = [:]
  var deadlines = DeadlineQueue<Claim.ID>()
  /// Records to be sent at ``answerAt``, by their index in the claim.
  var pending: [Claim.ID: Set<Int>] = [:]
  /// Claims of ``pending`` whose names another host wants, so that the answer can't wait.
  var defended: Set<Claim.ID> = []
  var answerAt: NIODeadline?
  /// Withdrawn records whose goodbyes are sent at ``sayGoodbyeAt``, together: hundreds of packets at once would
  /// overflow the queriers' buffers, and a goodbye isn't repeated.
  var goodbyes: [ResponsePacker.Group] = []
  var sayGoodbyeAt: NIODeadline?
  var truncated: [InternetAddress: TruncatedQuery] = [:]
  var generator: SplitMix64
  var limiter = SourceLimiter(atOnce: 500, perSecond: 200)

  /// - Parameters:
  ///   - host: the name for this host, which should be unique.
  ///   - addresses: its addresses on the link.
  package init(host: DomainName, addresses: [InternetAddress], seed: UInt64) {
    self.host = host
    self.addresses = addresses
    self.generator = SplitMix64(seed: seed)
  }

  /// The time when to send ``Event/timeReached``; `nil` if nothing is due.
  package var nextDeadline: NIODeadline? {
    ([self.deadlines.next, self.answerAt, self.sayGoodbyeAt] + self.truncated.values.map(\.answerAt)).compactMap { $0 }
      .min()
  }

  /// Whether a service holds its name.
  package func isEstablished(_ id: Int) -> Bool { self.claims[.service(id)]?.phase.isHeld ?? false }

  /// Handles one event and returns the actions, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    switch event {
    case .publish(let id, let service): return self.publish(id, service, now: now)
    case .update(let id, let text): return self.update(id, text: text, now: now)
    case .withdraw(let id):
      self.withdraw([.service(id)], now: now)
      return []
    case .withdrawAll:
      self.withdraw(Array(self.claims.keys), now: now)
      return self.sayGoodbye()
    case .addresses(let addresses): return self.moved(to: addresses, now: now)
    case .host(let name): return self.renameHost(name, now: now)
    case .packet(let bytes, let origin): return self.receive(bytes, from: origin, now: now)
    case .timeReached: return self.timeReached(now: now)
    }
  }

  private mutating func timeReached(now: NIODeadline) -> [Action] {
    var actions: [Action] = []
    for (source, query) in self.truncated where query.answerAt <= now {
      actions += self.answerTruncated(from: source, now: now)
    }
    let isLeaving = self.sayGoodbyeAt.map { $0 <= now } ?? false
    return actions + (isLeaving ? self.sayGoodbye() : []) + self.advanceClaims(now: now) + self.sendPending(now: now)
  }

  // MARK: Packets

  private mutating func receive(_ bytes: [UInt8], from origin: PacketOrigin, now: NIODeadline) -> [Action] {
    guard self.limiter.admits(origin.address, now: now), let message = try? DNSMessage(wire: bytes),
      message.flags.isStandard
    else { return [] }
    if message.flags.isResponse {
      guard origin.port == MulticastGroup.port else { return [] }
      self.dropPending(answeredBy: message)
      return self.defend(against: message, now: now)
    }
    guard origin.port == MulticastGroup.port else { return self.answerLegacy(message, origin) }
    // A query sent to this host alone is answered like one for direct answers (RFC 6762, 5.5); the transport drops
    // those from beyond the link.
    let query = origin.isMulticast ? message : message.wantingUnicast
    self.yieldToCompetitors(query, now: now)
    // The host's earlier query is complete: its known answers would have come before the questions of another one.
    let isAnother = query.flags.isTruncated && !query.questions.isEmpty
    let earlier = isAnother ? self.answerTruncated(from: origin.address, now: now) : []
    if self.collect(query, from: origin, now: now) { return earlier + self.sendPending(now: now) }
    let directly = self.answerDirectly(query, origin, now: now)
    self.enqueue(query, delay: .milliseconds(20)...(.milliseconds(120)), now: now)
    return earlier + directly + self.sendPending(now: now)
  }

  /// Keeps a query that continues in further packets, and adds those to it. Returns whether it did.
  private mutating func collect(_ message: DNSMessage, from origin: PacketOrigin, now: NIODeadline) -> Bool {
    if let query = self.truncated[origin.address], message.questions.isEmpty {
      let room = max(0, Responder.maximumKnownAnswers - query.message.answers.count)
      self.truncated[origin.address]?.message.answers.append(contentsOf: message.answers.prefix(room))
      return true
    }
    guard message.flags.isTruncated, self.truncated.count < Responder.maximumTruncatedQueries,
      message.questions.contains(where: { self.owners[$0.name] != nil })
    else { return false }
    let wait = Int64.random(in: 400...500, using: &self.generator)
    self.truncated[origin.address] = TruncatedQuery(
      origin: origin, answerAt: now + .milliseconds(wait), message: message)
    return true
  }

  /// Answers the query that was kept of a host, if there is one: returns the direct answers, and queues the others.
  private mutating func answerTruncated(from source: InternetAddress, now: NIODeadline) -> [Action] {
    guard let query = self.truncated.removeValue(forKey: source) else { return [] }
    let directly = self.answerDirectly(query.message, query.origin, now: now)
    self.enqueue(query.message, delay: .zero ... .zero, now: now)
    return directly
  }
}

/// A service to announce.
package struct PublishedService: Sendable, Hashable {
  /// The instance's label, at most 63 bytes of UTF-8.
  package var label: String
  /// The type, such as `_googlecast._tcp.local`.
  package let type: DomainName
  /// The additional subtypes, such as `_CC1AD845`.
  package let subtypes: [String]
  package let port: UInt16
  /// The data of the TXT record.
  package var text: [UInt8]

  package init(label: String, type: DomainName, subtypes: [String] = [], port: UInt16, text: [UInt8]) {
    self.label = label
    self.type = type
    self.subtypes = subtypes
    self.port = port
    self.text = text
  }
}
