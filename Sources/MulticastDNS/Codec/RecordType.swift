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
