/// The second word of a message's header.
package struct DNSMessageFlags: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let query = DNSMessageFlags(rawValue: 0)
  /// A query whose known answers go on in the next message (TC; RFC 6762, 7.2).
  package static let truncatedQuery = DNSMessageFlags(rawValue: 0x0200)
  /// A response, authoritative as all of multicast DNS are (QR and AA).
  package static let response = DNSMessageFlags(rawValue: 0x8400)

  package var isResponse: Bool { self.rawValue & 0x8000 != 0 }
  package var isTruncated: Bool { self.rawValue & 0x0200 != 0 }
  /// Whether it is neither another operation nor an error; others are ignored (RFC 6762, 18.3 and 18.11).
  package var isStandard: Bool { self.rawValue & 0x780f == 0 }
}
