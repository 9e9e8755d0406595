/// `file:` URLs (RFC 8089): how calls name files of this machine where a URL may stand.
package enum LocalFileURL {
  private static let scheme = "file:"

  /// Whether a text is a `file:` URL, well-formed or not.
  package static func isOne(_ text: String?) -> Bool {
    guard let text else { return false }
    return text.utf8.count > Self.scheme.utf8.count
      && zip(text.utf8, Self.scheme.utf8).allSatisfy { $0 == $1 || ($0 | 0x20) == $1 }
  }

  /// The absolute path that a `file:` URL stands for.
  package static func path(of url: String) throws(InvalidParameter) -> String {
    var rest = Substring(url.dropFirst(Self.scheme.count))
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else {
        throw InvalidParameter("", "names a file of another machine, '\(host)'")
      }
      rest = rest.dropFirst(host.count)
    }
    guard rest.hasPrefix("/") else {
      throw InvalidParameter("", "has a relative path, and the server's folder isn't the client's: write file:///…")
    }
    guard let path = Self.unescaped(rest.prefix { $0 != "?" && $0 != "#" }), !path.utf8.contains(0) else {
      throw InvalidParameter("", "has a malformed percent escape")
    }
    return path
  }

  /// The `file:` URL of an absolute path.
  package static func text(ofPath path: String) -> String {
    var text = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }

  /// A path or URL as a URL; a path must be absolute.
  package static func text(of pathOrURL: String) throws(InvalidParameter) -> String {
    if pathOrURL.hasPrefix("/") { return Self.text(ofPath: pathOrURL) }
    guard pathOrURL.firstRange(of: ":") != nil, !pathOrURL.hasPrefix(".") else {
      throw InvalidParameter("", "is a relative path, and the server's folder isn't the client's: make it absolute")
    }
    return pathOrURL
  }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var iterator = text.utf8.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(Self.digit), let low = iterator.next().flatMap(Self.digit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.flatMap { UInt8(exactly: $0) }
  }
}
