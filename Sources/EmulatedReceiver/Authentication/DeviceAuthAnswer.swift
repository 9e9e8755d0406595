/// What a receiver answers to a challenge, written as protobuf `DeviceAuthMessage` (Protocol page 1.3).
enum DeviceAuthAnswer: Hashable {
  /// A signature over the nonce and the link's certificate.
  case response(signature: [UInt8], certificate: [UInt8], nonce: [UInt8], hashAlgorithm: UInt64)
  /// SIGNATURE_ALGORITHM_UNAVAILABLE is 2, INTERNAL_ERROR 0.
  case error(UInt64)

  static let internalError: UInt64 = 0
  static let algorithmUnavailable: UInt64 = 2

  /// The message's bytes.
  var message: [UInt8] {
    switch self {
    case .error(let code): return Self.field(3, Self.field(1, code))
    case .response(let signature, let certificate, let nonce, let hashAlgorithm):
      var response = Self.field(1, signature) + Self.field(2, certificate) + Self.field(4, 1)
      if !nonce.isEmpty { response += Self.field(5, nonce) }
      return Self.field(2, response + Self.field(6, hashAlgorithm))
    }
  }

  private static func field(_ number: UInt64, _ value: UInt64) -> [UInt8] {
    self.varint(number << 3) + self.varint(value)
  }

  private static func field(_ number: UInt64, _ bytes: [UInt8]) -> [UInt8] {
    self.varint(number << 3 | 2) + self.varint(UInt64(bytes.count)) + bytes
  }

  private static func varint(_ value: UInt64) -> [UInt8] {
    var rest = value
    var bytes: [UInt8] = []
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(truncatingIfNeeded: rest)]
  }
}
