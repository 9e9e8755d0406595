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
