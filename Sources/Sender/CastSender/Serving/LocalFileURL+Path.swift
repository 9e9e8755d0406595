import CastModel

extension LocalFileURL {
  /// The absolute path that a `file:` URL stands for.
  static func path(of url: String) throws(InvalidParameter) -> String {
    var rest = Substring(url.dropFirst("file:".count))
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

  /// A path or URL as a URL; a path must be absolute.
  static func text(of pathOrURL: String) throws(InvalidParameter) -> String {
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
