import NIOCore

/// A name that a ``Responder`` claims on its link, with the records under it and those that lead to it.
struct Claim: Sendable {
  enum ID: Sendable, Hashable {
    case host
    case service(Int)
  }

  /// A record with when everybody last heard it.
  struct Owned: Sendable {
    let record: ResourceRecord
    var lastMulticastAt: NIODeadline?

    init(_ record: ResourceRecord) {
      self.record = record
    }
  }

  enum Phase: Sendable, Hashable {
    /// Asks whether somebody else has the name; how often it has asked.
    case probing(Int)
    /// Tells the link about its records; how often it has.
    case announcing(Int)
    case established

    /// Whether questions are answered.
    var isHeld: Bool {
      if case .probing = self { false } else { true }
    }
  }

  let name: DomainName
  var records: [Owned]
  var phase: Phase
  /// When to probe or announce next; nil when established.
  var nextAt: NIODeadline?

  /// The records that nobody else may have.
  var unique: [ResourceRecord] { self.records.map(\.record).filter(\.flushesCache) }

  /// A service's claim.
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

  /// The host's claim.
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

  /// The record by which the type itself is found (RFC 6763, 9).
  private static func listing(of type: DomainName) -> [ResourceRecord] {
    guard let listName = try? DomainName(dotted: "_services._dns-sd._udp.local") else { return [] }
    return [ResourceRecord(listName, .ptr, .pointer(type), ttl: RecordLifetime.other)]
  }
}
