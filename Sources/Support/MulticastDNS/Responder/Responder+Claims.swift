import NIOCore

/// Names: probing, announcing, conflicts, changes and goodbyes (RFC 6762, 8 to 10).
extension Responder {
  // MARK: Changes

  mutating func publish(_ id: Int, _ service: PublishedService, now: NIODeadline) -> [Action] {
    self.withdraw([.service(id)], now: now)
    // The goodbye is sent before the name is claimed anew, by this service or another.
    let goodbye = self.sayGoodbye()
    guard let name = try? service.type.child(service.label) else { return goodbye + [.conflict(id)] }
    if self.claims[.host] == nil, !self.addresses.isEmpty {
      // The host's claim is first, so that it exists before the services'; its name is random, so no other host has it.
      self.insert(Claim(host: self.host, addresses: self.addresses, beginAt: now), .host)
    }
    self.services[id] = service
    self.insert(Claim(service, name: name, host: self.host, beginAt: self.soon(now)), .service(id))
    return goodbye
  }

  mutating func update(_ id: Int, text: [UInt8], now: NIODeadline) -> [Action] {
    guard var claim = self.claims[.service(id)], self.services[id]?.text != text else { return [] }
    self.services[id]?.text = text
    for index in claim.records.indices where claim.records[index].record.type == .txt {
      let old = claim.records[index].record
      claim.records[index] = Claim.Owned(
        ResourceRecord(old.name, .txt, .text(text), ttl: old.ttl, flushesCache: true))
      guard claim.phase.isHeld else { continue }
      // Sent at once, and again with the next announcement.
      self.pending[.service(id), default: []].insert(index)
      self.answerAt = now
    }
    if claim.phase.isHeld {
      claim.phase = .announcing(Responder.announcements - 1)
      claim.nextAt = now + Responder.announcementInterval
      self.deadlines.schedule(.service(id), at: now + Responder.announcementInterval)
    }
    self.claims[.service(id)] = claim
    return self.sendPending(now: now)
  }

  /// Removes the claims. The goodbyes follow with ``sayGoodbye()``.
  mutating func withdraw(_ ids: [Claim.ID], now: NIODeadline) {
    for id in ids {
      if case .service(let number) = id { self.services[number] = nil }
      guard let claim = self.remove(id), claim.phase.isHeld else { continue }
      let gone = claim.records.map(\.record).filter { record in
        // The list of types, and a type that other hosts announce too, stay valid.
        record.type != .nsec && (record.name != claim.name ? record.data == .pointer(claim.name) : true)
      }
      self.goodbyes.append(ResponsePacker.Group(answers: gone.map { $0.with(ttl: 0) }))
      self.sayGoodbyeAt = self.sayGoodbyeAt ?? now + Responder.aggregation
    }
  }

  /// Sends the goodbyes of withdrawn claims.
  mutating func sayGoodbye() -> [Action] {
    defer { (self.goodbyes, self.sayGoodbyeAt) = ([], nil) }
    return ResponsePacker.packets(self.goodbyes).map(Action.multicast)
  }

  /// Replaces the host's addresses, and announces the services anew: the queriers of an IP version that the link lacked
  /// until now haven't received them (RFC 6762, 8).
  mutating func moved(to addresses: [InternetAddress], now: NIODeadline) -> [Action] {
    guard addresses != self.addresses else { return [] }
    self.addresses = addresses
    for id in self.services.keys { self.announceAnew(.service(id), now: now) }
    guard var claim = self.claims[.host] else {
      guard !self.services.isEmpty, !addresses.isEmpty else { return [] }
      self.insert(Claim(host: self.host, addresses: addresses, beginAt: self.soon(now)), .host)
      return self.advanceClaims(now: now)
    }
    claim.records = Claim.hostRecords(self.host, addresses).map(Claim.Owned.init)
    self.pending[.host] = nil
    if claim.phase.isHeld {
      claim.phase = .announcing(0)
      claim.nextAt = now
    }
    self.insert(claim, .host)
    return self.advanceClaims(now: now)
  }

  private mutating func announceAnew(_ id: Claim.ID, now: NIODeadline) {
    guard var claim = self.claims[id], claim.phase.isHeld else { return }
    claim.phase = .announcing(0)
    claim.nextAt = now
    self.claims[id] = claim
    self.deadlines.schedule(id, at: now)
  }

  mutating func renameHost(_ name: DomainName, now: NIODeadline) -> [Action] {
    self.withdraw([.host], now: now)
    let actions = self.sayGoodbye()
    self.host = name
    if !self.addresses.isEmpty {
      self.insert(Claim(host: name, addresses: self.addresses, beginAt: self.soon(now)), .host)
    }
    for (id, service) in self.services {
      guard let old = self.claims[.service(id)] else { continue }
      var claim = Claim(service, name: old.name, host: name, beginAt: now)
      if old.phase.isHeld { claim.phase = .announcing(0) }
      self.insert(claim, .service(id))
    }
    return actions + self.advanceClaims(now: now)
  }

  private mutating func insert(_ claim: Claim, _ id: Claim.ID) {
    _ = self.remove(id)
    self.claims[id] = claim
    for owned in claim.records { self.owners[owned.record.name, default: []].insert(id) }
    claim.nextAt.map { self.deadlines.schedule(id, at: $0) }
  }

  private mutating func remove(_ id: Claim.ID) -> Claim? {
    guard let claim = self.claims.removeValue(forKey: id) else { return nil }
    for owned in claim.records {
      self.owners[owned.record.name]?.remove(id)
      if self.owners[owned.record.name]?.isEmpty == true { self.owners[owned.record.name] = nil }
    }
    self.pending[id] = nil
    self.deadlines.cancel(id)
    return claim
  }

  /// Returns a random time soon, so that hosts that are switched on together don't probe together (RFC 6762, 8.1).
  private mutating func soon(_ now: NIODeadline) -> NIODeadline {
    now + .milliseconds(Int64.random(in: 0...250, using: &self.generator))
  }

  // MARK: Probing and announcing

  /// Sends due probes and announcements.
  mutating func advanceClaims(now: NIODeadline) -> [Action] {
    guard let next = self.deadlines.next, next <= now else { return [] }
    var probed: [Claim] = []
    var announced: [Claim.ID] = []
    var actions: [Action] = []
    for id in self.deadlines.popDue(now: now + Responder.aggregation).sorted(by: Claim.ID.precedes) {
      guard var claim = self.claims[id], let nextAt = claim.nextAt else { continue }
      guard nextAt <= now + Responder.aggregation else {
        self.deadlines.schedule(id, at: nextAt)
        continue
      }
      switch claim.phase {
      case .probing(let count) where count < Responder.probes:
        claim.phase = .probing(count + 1)
        claim.nextAt = now + Responder.probeInterval
        probed.append(claim)
      case .probing:
        claim.phase = .announcing(1)
        claim.nextAt = now + Responder.announcementInterval
        announced.append(id)
        if case .service(let number) = id { actions.append(.established(number)) }
      case .announcing(let count):
        let isLast = count + 1 >= Responder.announcements
        claim.phase = isLast ? .established : .announcing(count + 1)
        claim.nextAt = isLast ? nil : now + Responder.announcementInterval
        announced.append(id)
      case .established: claim.nextAt = nil
      }
      self.claims[id] = claim
      claim.nextAt.map { self.deadlines.schedule(id, at: $0) }
    }
    return Responder.probePackets(probed).map(Action.multicast) + self.announce(announced, now: now) + actions
  }

  private mutating func announce(_ ids: [Claim.ID], now: NIODeadline) -> [Action] {
    let groups = ids.map { id -> ResponsePacker.Group in
      let records = self.claims[id]?.records ?? []
      for index in records.indices { self.claims[id]?.records[index].lastMulticastAt = now }
      return ResponsePacker.Group(answers: records.map(\.record))
    }
    return ResponsePacker.packets(ResponsePacker.withoutRepetition(groups)).map(Action.multicast)
  }

  /// Packs the names' questions and their proposed records, as many as fit a packet.
  private static func probePackets(_ claims: [Claim]) -> [[UInt8]] {
    var packets: [[UInt8]] = []
    var rest = claims[...]
    while !rest.isEmpty {
      var size = 0
      var chunk = rest.prefix { claim in
        size += claim.name.bytes.count + 5
        size += claim.unique.reduce(0) { $0 + ($1.type == .nsec ? 0 : $1.estimatedLength) }
        return size <= DNSMessage.lengthInOneFrame
      }
      if chunk.isEmpty { chunk = rest.prefix(1) }
      var writer = MessageWriter(flags: .query, limit: DNSMessage.maximumLength)
      for claim in chunk { _ = writer.append(Question(claim.name, .any, wantsUnicast: claim.phase == .probing(1))) }
      for record in chunk.flatMap(\.unique) where record.type != .nsec {
        _ = writer.append(authority: record.with(flushesCache: false))
      }
      packets.append(writer.message)
      rest = rest.dropFirst(chunk.count)
    }
    return packets
  }

  // MARK: Conflicts

  /// Handles another host's answers for a claimed name: during probing the other host keeps the name; afterwards the
  /// claim is probed again (RFC 6762, 9).
  mutating func defend(against message: DNSMessage, now: NIODeadline) -> [Action] {
    var actions: [Action] = []
    for record in message.answers + message.additionals where record.ttl > 0 && record.recordClass == .internet {
      for id in self.owners[record.name] ?? [] {
        guard var claim = self.claims[id], claim.name == record.name, record.type != .nsec,
          !claim.unique.contains(where: { $0.states(sameAs: record) })
        else { continue }
        if case .probing = claim.phase {
          _ = self.remove(id)
          actions.append(Responder.conflict(id))
        } else if record.flushesCache, claim.unique.contains(where: { $0.type == record.type }) {
          claim.phase = .probing(0)
          claim.nextAt = now
          self.claims[id] = claim
          self.deadlines.schedule(id, at: now)
        }
      }
    }
    return actions + self.advanceClaims(now: now)
  }

  /// Handles another host's probes for a name that is being probed: the greater records win, the loser waits (RFC
  /// 6762, 8.2).
  mutating func yieldToCompetitors(_ message: DNSMessage, now: NIODeadline) {
    guard !message.authorities.isEmpty else { return }
    for name in Set(message.authorities.map(\.name)) {
      for id in self.owners[name] ?? [] {
        guard var claim = self.claims[id], claim.name == name, case .probing(let count) = claim.phase, count > 0 else {
          continue
        }
        let theirs = message.authorities.filter { $0.name == name }
        let ours = claim.unique.filter { $0.type != .nsec }
        guard
          Responder.sortKeys(ours).lexicographicallyPrecedes(
            Responder.sortKeys(theirs), by: { $0.lexicographicallyPrecedes($1) })
        else { continue }
        claim.phase = .probing(0)
        claim.nextAt = now + .seconds(1)
        self.claims[id] = claim
        self.deadlines.cancel(id)
        self.deadlines.schedule(id, at: now + .seconds(1))
      }
    }
  }

  /// Returns the class, type and data of each record, in order.
  private static func sortKeys(_ records: [ResourceRecord]) -> [[UInt8]] {
    records.map { record in
      [record.recordClass.rawValue, record.type.rawValue].flatMap {
        [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
      } + record.data.canonicalBytes
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func conflict(_ id: Claim.ID) -> Action {
    switch id {
    case .host: .hostConflict
    case .service(let number): .conflict(number)
    }
  }
}

extension Claim.ID {
  static func precedes(_ left: Claim.ID, _ right: Claim.ID) -> Bool {
    switch (left, right) {
    case (.host, .service): true
    case (.service(let left), .service(let right)): left < right
    default: false
    }
  }
}

/// A name that a ``Responder`` claims on its link, with the records under it and those that point to it.
struct Claim: Sendable {
  enum ID: Sendable, Hashable {
    case host
    case service(Int)
  }

  /// A record with the time when it was last multicast.
  struct Owned: Sendable {
    let record: ResourceRecord
    var lastMulticastAt: NIODeadline?

    init(_ record: ResourceRecord) {
      self.record = record
    }
  }

  enum Phase: Sendable, Hashable {
    /// Probing whether another host has the name; the number of probes sent.
    case probing(Int)
    /// Announcing its records; the number of announcements sent.
    case announcing(Int)
    case established

    /// Whether the name is held, so that questions are answered.
    var isHeld: Bool {
      if case .probing = self { false } else { true }
    }
  }

  let name: DomainName
  var records: [Owned]
  var phase: Phase
  /// The time of the next probe or announcement; `nil` when established.
  var nextAt: NIODeadline?

  /// The records that must be unique on the link.
  var unique: [ResourceRecord] { self.records.map(\.record).filter(\.flushesCache) }

  /// Makes a service's claim.
  init(_ service: PublishedService, name: DomainName, host: DomainName, beginAt: NIODeadline) {
    self.name = name
    self.phase = .probing(0)
    self.nextAt = beginAt
    let location = ServiceLocation(port: service.port, host: host)
    let pointers = ([service.type] + Claim.subtypeNames(service)).map {
      ResourceRecord($0, .ptr, .pointer(name), ttl: RecordLifetime.other)
    }
    let own = [
      ResourceRecord(name, .srv, .service(location), ttl: RecordLifetime.host, flushesCache: true),
      ResourceRecord(name, .txt, .text(service.text), ttl: RecordLifetime.other, flushesCache: true),
      Claim.existing(name, [.srv, .txt], ttl: RecordLifetime.other),
    ]
    let listing = Claim.listing(of: service.type)
    self.records = (pointers + own + listing).map(Owned.init)
  }

  /// Makes the host's claim.
  init(host: DomainName, addresses: [InternetAddress], beginAt: NIODeadline) {
    self.name = host
    self.phase = .probing(0)
    self.nextAt = beginAt
    self.records = Claim.hostRecords(host, addresses).map(Owned.init)
  }

  static func hostRecords(_ host: DomainName, _ addresses: [InternetAddress]) -> [ResourceRecord] {
    let types = Set(addresses.map { $0.isIPv6 ? RecordType.aaaa : .a })
    return addresses.map {
      ResourceRecord(
        host, $0.isIPv6 ? .aaaa : .a, .address($0), ttl: RecordLifetime.host, flushesCache: true)
    } + [self.existing(host, types, ttl: RecordLifetime.host)]
  }

  private static func existing(_ name: DomainName, _ types: Set<RecordType>, ttl: UInt32) -> ResourceRecord {
    ResourceRecord(name, .nsec, .existing(types: types), ttl: ttl, flushesCache: true)
  }

  private static func subtypeNames(_ service: PublishedService) -> [DomainName] {
    service.subtypes.compactMap { try? service.type.child("_sub").child($0) }
  }

  /// Returns the record by which the type itself is found (RFC 6763, 9).
  private static func listing(of type: DomainName) -> [ResourceRecord] {
    guard let listName = try? DomainName(dotted: "_services._dns-sd._udp.local") else { return [] }
    return [ResourceRecord(listName, .ptr, .pointer(type), ttl: RecordLifetime.other)]
  }
}
