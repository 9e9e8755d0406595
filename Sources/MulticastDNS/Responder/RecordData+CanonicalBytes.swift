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
