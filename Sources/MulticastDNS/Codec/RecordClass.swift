/// The class of a record or of a question, without the bit that multicast DNS took from it (RFC 6762, 10.2 and 5.4).
package struct RecordClass: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let internet = RecordClass(rawValue: 1)
  /// In questions only.
  package static let any = RecordClass(rawValue: 255)

  /// The bit that says "flush the cache" in a record and "unicast answer wanted" in a question.
  static let topBit: UInt16 = 0x8000
}
