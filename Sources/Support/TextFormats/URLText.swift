/// Percent-encoding of text in URLs (RFC 3986, 2.1).
package enum PercentEncoding {
  /// Whether a byte needs no escape in any part of a URL: letters, digits and `-._~`.
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns the text of `bytes`, with escapes for all but the allowed ones.
  package static func encoded(
    _ bytes: some Sequence<UInt8>, where mayStand: (UInt8) -> Bool = Self.isUnreserved
  ) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      if mayStand(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes escaped text; `nil` if an escape is malformed, or the bytes aren't UTF-8.
  ///
  /// - Parameters:
  ///   - plusIsSpace: Whether a plus sign is a space, as in the queries of forms.
  ///   - keepsMalformed: Whether a malformed escape is kept as it is.
  package static func decoded(
    _ text: some Sequence<UInt8>, plusIsSpace: Bool = false, keepsMalformed: Bool = false
  ) -> String? {
    self.bytes(text, plusIsSpace: plusIsSpace, keepsMalformed: keepsMalformed).flatMap {
      String(validating: $0, as: UTF8.self)
    }
  }

  /// Decodes escaped text into bytes, which may be of any encoding; `nil` if an escape is malformed.
  package static func bytes(
    _ text: some Sequence<UInt8>, plusIsSpace: Bool = false, keepsMalformed: Bool = false
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2).compactMap(self.digit)
        if digits.count == 2 {
          bytes.append(digits[0] << 4 | digits[1])
          rest = rest.dropFirst(2)
        } else if keepsMalformed {
          bytes.append(byte)
        } else {
          return nil
        }
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.flatMap { UInt8(exactly: $0) }
  }
}

/// A host as written in URLs, and by people before a port (RFC 3986, 3.2.2).
package enum URLHost {
  /// Returns `host`, in brackets if it is an IPv6 address.
  package static func bracketed(_ host: String) -> String {
    host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
  }

  /// Returns `host:port`: `192.0.2.7:8009`, `[2001:db8::7]:8009`.
  package static func withPort(_ host: String, _ port: Int) -> String { "\(self.bracketed(host)):\(port)" }
}

/// `file:` URLs (RFC 8089), by which calls and playlists name files of this machine where they may name a URL.
package enum LocalFileURL {
  private static let scheme = "file:"

  /// Whether a text is a `file:` URL, well-formed or not.
  package static func isOne(_ text: String?) -> Bool {
    guard let text else { return false }
    return text.utf8.count > Self.scheme.utf8.count
      && zip(text.utf8, Self.scheme.utf8).allSatisfy { $0 == $1 || ($0 | 0x20) == $1 }
  }

  /// Returns the `file:` URL of an absolute path.
  package static func text(ofPath path: String) -> String {
    "file://"
      + PercentEncoding.encoded(PathText.bytes(path)) { PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }

  /// Returns the host and the escaped path of a `file:` URL; the host is empty for this machine, and the path may be
  /// relative.
  package static func parts(of url: String) -> (host: Substring, path: Substring) {
    var (host, rest): (Substring, Substring) = ("", url.dropFirst(Self.scheme.count))
    if rest.hasPrefix("//") {
      host = rest.dropFirst(2).prefix { $0 != "/" }
      rest = rest.dropFirst(2 + host.count)
    }
    return (host.lowercased() == "localhost" ? "" : host, rest.prefix { $0 != "?" && $0 != "#" })
  }
}
