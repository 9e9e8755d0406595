import JSONCodec

/// A short name for exact bytes: 64-bit FNV-1a. It tells versions apart; it is no protection against anybody.
enum Fingerprint {
  static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension APISpec {
  /// Names the exact API: the fingerprint of the compact OpenRPC document. Servers and clients compare it.
  public var hash: String {
    Fingerprint.hexadecimal(of: JSONValue.object(OpenRPCDocument(spec: self).object).jsonBytes)
  }
}
