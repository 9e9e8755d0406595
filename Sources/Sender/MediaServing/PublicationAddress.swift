import TextFormats

/// The paths of publications: `/TOKEN/NAME`.
enum PublicationAddress {
  /// The number of random bytes in a token: 160 bits.
  static let tokenLength = 20

  private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789".utf8)

  /// Returns a new token: 32 letters and digits.
  static func token(_ generator: inout some RandomNumberGenerator) -> String {
    // 32 signs of 5 bits each.
    String(
      decoding: (0..<(Self.tokenLength * 8 / 5)).map { _ in
        Self.alphabet[Int(generator.next(upperBound: UInt64(Self.alphabet.count)))]
      }, as: UTF8.self)
  }

  /// Returns the token of a request's decoded path; `nil` unless it is a token and a name after it.
  ///
  /// - Parameter hasParts: Whether the name may have several components.
  static func token(ofPath path: String, hasParts: Bool = false) -> String? {
    let parts = path.split(separator: "/", maxSplits: hasParts ? 2 : .max, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, parts[1].utf8.count == Self.tokenLength * 8 / 5 else { return nil }
    return String(parts[1])
  }

  /// Returns the part after the token of a request's decoded path; it may have several components.
  static func name(ofPath path: String) -> String? {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty else { return nil }
    return String(parts[2])
  }

  /// Returns a URL on this machine.
  ///
  /// - Parameter host: A numeric address, IPv6 without brackets.
  static func url(host: String, port: Int, token: String, name: String) -> String {
    "http://\(URLHost.withPort(host, port))/\(token)/\(Self.escaped(name))"
  }

  /// Returns the name of a publication as it is in a request's decoded path.
  static func served(_ name: String) -> String { PercentEncoding.decoded(self.escaped(name).utf8) ?? name }

  /// Escapes characters that a URL's path doesn't allow. Long names are cut in front, since their end has the type.
  static func escaped(_ name: String) -> String {
    // Without the rest of a character that was cut: a path must be UTF-8.
    let end = name.utf8.suffix(120).drop { $0 & 0xC0 == 0x80 }
    let bytes = end.map { byte in
      byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "/") ? UInt8(ascii: "_") : byte
    }
    let text = PercentEncoding.encoded(bytes)
    return text.isEmpty || text == "." || text == ".." ? "media" : text
  }
}
