import TextFormats

extension LocalFileURL {
  /// Returns the absolute path of a `file:` URL.
  static func path(of url: String) throws(InvalidParameter) -> String {
    let (host, escaped) = Self.parts(of: url)
    guard host.isEmpty else { throw InvalidParameter("", "names a file of another machine, '\(host)'") }
    guard escaped.hasPrefix("/") else {
      throw InvalidParameter("", "has a relative path, and the server's folder isn't the client's: write file:///…")
    }
    guard let path = PercentEncoding.decoded(escaped.utf8), !path.utf8.contains(0) else {
      throw InvalidParameter("", "has a malformed percent escape")
    }
    return path
  }

  /// Returns a URL unchanged, or an absolute path as a URL.
  static func text(of pathOrURL: String) throws(InvalidParameter) -> String {
    if pathOrURL.hasPrefix("/") { return Self.text(ofPath: pathOrURL) }
    guard pathOrURL.firstRange(of: ":") != nil, !pathOrURL.hasPrefix(".") else {
      throw InvalidParameter("", "is a relative path, and the server's folder isn't the client's: make it absolute")
    }
    return pathOrURL
  }
}
