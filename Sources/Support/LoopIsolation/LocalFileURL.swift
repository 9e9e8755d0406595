/// `file:` URLs (RFC 8089): how calls and playlists name files of this machine where a URL may stand.
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
    "file://" + PercentEncoding.encoded(path.utf8) { PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }

  /// The host and the escaped path of a `file:` URL; the host is empty for this machine, and the path may be relative.
  package static func parts(of url: String) -> (host: Substring, path: Substring) {
    var (host, rest): (Substring, Substring) = ("", url.dropFirst(Self.scheme.count))
    if rest.hasPrefix("//") {
      host = rest.dropFirst(2).prefix { $0 != "/" }
      rest = rest.dropFirst(2 + host.count)
    }
    return (host.lowercased() == "localhost" ? "" : host, rest.prefix { $0 != "?" && $0 != "#" })
  }
}
