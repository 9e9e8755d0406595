/// The paths of publications: `/TOKEN/NAME`.
enum PublicationAddress {
  /// The random bytes of a token: 160 bits.
  static let tokenLength = 20

  private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789".utf8)

  /// A token: 32 letters and digits.
  static func token(_ generator: inout some RandomNumberGenerator) -> String {
    // 32 signs of 5 bits each.
    String(
      decoding: (0..<(Self.tokenLength * 8 / 5)).map { _ in
        Self.alphabet[Int(generator.next(upperBound: UInt64(Self.alphabet.count)))]
      }, as: UTF8.self)
  }

  /// The token of a request's decoded path; `nil` unless it is a token and one name after it.
  static func token(ofPath path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, parts[1].utf8.count == Self.tokenLength * 8 / 5 else { return nil }
    return String(parts[1])
  }

  /// A URL on this machine.
  ///
  /// - Parameter host: A numeric address, IPv6 without brackets.
  static func url(host: String, port: Int, token: String, name: String) -> String {
    let host = host.contains(":") ? "[\(host)]" : host
    return "http://\(host):\(port)/\(token)/\(Self.escaped(name))"
  }

  /// What URLs allow in a path's part as it is; the rest is escaped. Long names are cut in front: the end says the type.
  static func escaped(_ name: String) -> String {
    var text = ""
    for byte in name.utf8.suffix(120) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        text.unicodeScalars.append(UnicodeScalar(byte))
      case 0..<0x20, 0x7F, UInt8(ascii: "/"): text += "_"
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text.isEmpty || text == "." || text == ".." ? "media" : text
  }
}
