/// An operation of the DNS-SD API that stays open until it is closed.
package enum DNSSDRequest: Sendable, Hashable {
  /// Reports instances of a type on every interface.
  case browse(type: String)
  /// Reports host, port and TXT record of an instance.
  case resolve(DNSServiceKey)
  /// Reports the records of one type and name; `fullName` is escaped.
  case query(fullName: String, recordType: DNSRecordType, interfaceIndex: UInt32)
  /// Announces an instance until closed; `type` may carry subtypes after commas.
  case register(name: String, type: String, port: UInt16, txt: [UInt8], interfaceIndex: UInt32)
}

/// A reply of an open operation; ``failed(_:)`` is the last one.
package enum DNSSDReply: Sendable, Hashable {
  /// The daemon accepted the operation.
  case opened
  /// The daemon refused the operation, or ended it.
  case failed(DNSSDErrorCode)
  /// An instance appeared or disappeared; once per interface and address family.
  case instance(DNSServiceKey, isAdded: Bool)
  /// Host, port and TXT record of an instance; the host without a trailing dot.
  case resolved(host: String, port: UInt16, txt: TXTRecord)
  /// A record appeared or disappeared.
  case record(DNSRecordType, data: [UInt8], isAdded: Bool)
  /// The instance is announced, under this name.
  case registered(name: String)
}

/// A DNS record type.
package struct DNSRecordType: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let a = DNSRecordType(rawValue: 1)
  package static let txt = DNSRecordType(rawValue: 16)
  package static let aaaa = DNSRecordType(rawValue: 28)
}

/// The handle of an open operation of a ``DNSSDClient``.
package struct DNSSDOperation: Sendable, Hashable {
  let id: UInt64
}
