/// One record of a message.
package struct ResourceRecord: Sendable, Hashable {
  package let name: DomainName
  package let type: RecordType
  package let recordClass: RecordClass
  /// Whether it replaces the earlier records of the name and type (RFC 6762, 10.2).
  package let flushesCache: Bool
  /// The lifetime in seconds; 0 withdraws the record.
  package let ttl: UInt32
  package let data: RecordData

  package init(
    _ name: DomainName,
    _ type: RecordType,
    _ data: RecordData,
    ttl: UInt32,
    flushesCache: Bool = false,
    recordClass: RecordClass = .internet
  ) {
    self.name = name
    self.type = type
    self.recordClass = recordClass
    self.flushesCache = flushesCache
    self.ttl = ttl
    self.data = data
  }

  /// Whether both state the same fact; their lifetimes may differ.
  package func states(sameAs other: ResourceRecord) -> Bool {
    self.type == other.type && self.recordClass == other.recordClass && self.name == other.name
      && self.data == other.data
  }

  /// Returns a copy with another lifetime.
  package func with(ttl: UInt32) -> ResourceRecord {
    ResourceRecord(
      self.name, self.type, self.data, ttl: ttl, flushesCache: self.flushesCache, recordClass: self.recordClass)
  }

  /// Returns a copy with or without the bit that flushes caches.
  package func with(flushesCache: Bool) -> ResourceRecord {
    ResourceRecord(
      self.name, self.type, self.data, ttl: self.ttl, flushesCache: flushesCache, recordClass: self.recordClass)
  }
}

/// The class of a record or of a question, without the bit that multicast DNS reuses (RFC 6762, 10.2 and 5.4).
package struct RecordClass: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let internet = RecordClass(rawValue: 1)
  /// In questions only: every class.
  package static let any = RecordClass(rawValue: 255)

  /// The bit that means "flush the cache" in a record and "unicast answer wanted" in a question.
  static let topBit: UInt16 = 0x8000
}

/// The type of a record or of a question (RFC 1035, 3.2.2).
package struct RecordType: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let a = RecordType(rawValue: 1)
  package static let cname = RecordType(rawValue: 5)
  package static let ptr = RecordType(rawValue: 12)
  package static let txt = RecordType(rawValue: 16)
  package static let aaaa = RecordType(rawValue: 28)
  package static let srv = RecordType(rawValue: 33)
  package static let nsec = RecordType(rawValue: 47)
  /// In questions only: records of every type.
  package static let any = RecordType(rawValue: 255)

  package var description: String {
    switch self {
    case .a: "A"
    case .cname: "CNAME"
    case .ptr: "PTR"
    case .txt: "TXT"
    case .aaaa: "AAAA"
    case .srv: "SRV"
    case .nsec: "NSEC"
    case .any: "ANY"
    default: "TYPE\(self.rawValue)"
    }
  }
}

/// The data of a record; types that this module doesn't use keep their bytes.
package enum RecordData: Sendable, Hashable {
  /// A or AAAA.
  case address(InternetAddress)
  case pointer(DomainName)
  case service(ServiceLocation)
  /// The strings of a TXT record, each after its length, as received.
  case text([UInt8])
  /// The types that exist for a name; others don't exist (RFC 6762, 6.1).
  case existing(types: Set<RecordType>)
  case other([UInt8])
}

/// The host and port of a service: the data of an SRV record (RFC 2782).
package struct ServiceLocation: Sendable, Hashable {
  package let priority: UInt16
  package let weight: UInt16
  package let port: UInt16
  package let host: DomainName

  package init(priority: UInt16 = 0, weight: UInt16 = 0, port: UInt16, host: DomainName) {
    self.priority = priority
    self.weight = weight
    self.port = port
    self.host = host
  }
}

extension RecordData {
  /// The data without compression, by which competing claims are compared (RFC 6762, 8.2).
  var canonicalBytes: [UInt8] {
    switch self {
    case .address(let address): address.bytes
    case .pointer(let name): name.bytes + [0]
    case .service(let location):
      [location.priority, location.weight, location.port].flatMap {
        [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
      } + location.host.bytes + [0]
    case .text(let bytes), .other(let bytes): bytes
    case .existing(let types): types.map(\.rawValue).sorted().map { UInt8(truncatingIfNeeded: $0) }
    }
  }
}

/// The lifetimes of records, in seconds (RFC 6762, 10).
enum RecordLifetime {
  /// The lifetime of records that name a host or its addresses.
  static let host: UInt32 = 120
  /// The lifetime of all others.
  static let other: UInt32 = 4_500
  /// The longest lifetime in an answer to a legacy querier (RFC 6762, 6.7).
  static let legacy: UInt32 = 10
}
