/// `file:` URLs (RFC 8089): how calls name files of this machine where a URL may stand.
package enum LocalFileURL {
  private static let scheme = "file:"

  /// Whether a text is a `file:` URL, well-formed or not.
  package static func isOne(_ text: String?) -> Bool {
    guard let text else { return false }
    return text.utf8.count > Self.scheme.utf8.count
      && zip(text.utf8, Self.scheme.utf8).allSatisfy { $0 == $1 || ($0 | 0x20) == $1 }
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
}
