/// The challenge of device authentication, as protobuf `DeviceAuthMessage` carries it (Protocol page 1.3).
struct DeviceAuthChallenge: Hashable {
  /// RSASSA_PKCS1v15 is 1, and the default.
  var signatureAlgorithm: UInt64 = 1
  var senderNonce: [UInt8] = []
  /// SHA1 is 0, and the default; SHA256 is 1.
  var hashAlgorithm: UInt64 = 0

  /// Reads a `DeviceAuthMessage`; `nil` if it is none, or holds no challenge. VLC's challenge is empty.
  init?(message: [UInt8]) {
    guard let fields = Self.fields(message[...]), let challenge = fields.last(where: { $0.number == 1 })?.bytes,
      let members = Self.fields(challenge)
    else { return nil }
    for member in members {
      switch (member.number, member.value, member.bytes) {
      case (1, let value?, _): self.signatureAlgorithm = value
      case (2, _, let bytes?): self.senderNonce = Array(bytes)
      case (3, let value?, _): self.hashAlgorithm = value
      default: break
      }
    }
  }

  private struct Field {
    var number: UInt64
    var value: UInt64?
    var bytes: ArraySlice<UInt8>?
  }

  /// The fields of a message; `nil` if they are malformed. Only varints and bytes occur in this one.
  private static func fields(_ message: ArraySlice<UInt8>) -> [Field]? {
    var rest = message
    var fields: [Field] = []
    while !rest.isEmpty {
      guard let key = self.varint(&rest), let value = self.varint(&rest) else { return nil }
      switch key & 7 {
      case 0: fields.append(Field(number: key >> 3, value: value))
      case 2:
        guard let length = Int(exactly: value), length <= rest.count else { return nil }
        fields.append(Field(number: key >> 3, bytes: rest.prefix(length)))
        rest = rest.dropFirst(length)
      default: return nil
      }
    }
    return fields
  }

  private static func varint(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }
}
