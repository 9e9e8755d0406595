import TextFormats

/// An absolute `http` or `https` URL, parsed, and safe to send on a request line.
///
/// The parser repairs malformed text as browsers do: it percent-encodes blanks and characters beyond ASCII in the path,
/// drops the fragment, and resolves dot segments. It refuses deceptive parts: control characters, user names, host
/// names beyond ASCII. (RFC 3986.)
public struct HTTPURL: Hashable, Sendable, CustomStringConvertible {
  /// `http` or `https`.
  public struct Scheme: RawRepresentable, Hashable, Sendable {
    /// The name in lower case, without the colon: `https`.
    public let rawValue: String
    /// Makes a scheme of its name in lower case; one that is neither ``http`` nor ``https`` can't be fetched.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// HTTP over plain TCP, at port 80 unless the URL says otherwise.
    public static let http = Scheme(rawValue: "http")
    /// HTTP over TLS, at port 443 unless the URL says otherwise.
    public static let https = Scheme(rawValue: "https")
  }

  /// The scheme, ``Scheme/http`` or ``Scheme/https``; the parser refuses others.
  public let scheme: Scheme
  /// The host in lower case; an IPv6 address without brackets.
  public let host: String
  /// The TCP port, 1 to 65,535: the URL's, or else the scheme's, 80 or 443.
  public let port: Int
  /// Path and query, as sent on the request line; never empty.
  public let target: String

  /// The longest URL that is parsed, in bytes.
  public static let maximumLength = 16 << 10

  /// Parses an absolute URL.
  ///
  /// - Throws: ``FetchError`` with `invalidURL` or `unsupportedScheme`.
  public init(_ text: String) throws(FetchError) {
    guard text.utf8.count <= Self.maximumLength else { throw Self.invalid(text, "it is too long") }
    guard let colon = text.firstIndex(of: ":"), let scheme = Self.scheme(text[..<colon]) else {
      throw Self.invalid(text, "it has no scheme")
    }
    guard [.http, .https].contains(scheme) else {
      throw FetchError(.unsupportedScheme, "“\(scheme.rawValue)” can't be fetched, only http and https.")
    }
    let rest = text[text.index(after: colon)...]
    guard rest.hasPrefix("//") else { throw Self.invalid(text, "it has no host") }
    let afterSlashes = rest.dropFirst(2)
    let authority = afterSlashes.prefix { !"/?#".contains($0) }
    let (host, port) = try Self.split(authority: authority, of: text)
    self.scheme = scheme
    self.host = host
    self.port = port ?? (scheme == .https ? 443 : 80)
    self.target = try Self.target(afterSlashes[authority.endIndex...], of: text)
  }

  private init(scheme: Scheme, host: String, port: Int, target: String) {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.target = target
  }

  /// Returns the URL of a reference in this resource, such as one in `Location` or in a playlist. (RFC 3986 5.2.)
  public func resolving(_ reference: String) throws(FetchError) -> HTTPURL {
    if let colon = reference.firstIndex(of: ":"), Self.scheme(reference[..<colon]) != nil {
      return try HTTPURL(reference)
    }
    if reference.hasPrefix("//") { return try HTTPURL("\(self.scheme.rawValue):\(reference)") }
    let path = self.target.prefix { $0 != "?" }
    let merged: String
    switch reference.first {
    case nil, "#": merged = self.target
    case "/": merged = reference
    case "?": merged = path + reference
    default: merged = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) + reference
    }
    guard merged.utf8.count <= Self.maximumLength else { throw Self.invalid(reference, "it is too long") }
    return HTTPURL(
      scheme: self.scheme, host: self.host, port: self.port, target: try Self.target(merged[...], of: reference))
  }

  /// Host and port as in a `Host` header; the port only if it isn't the scheme's.
  public var authority: String {
    self.port == (self.scheme == .https ? 443 : 80)
      ? URLHost.bracketed(self.host) : URLHost.withPort(self.host, self.port)
  }

  /// Scheme, host and port, the unit to which CORS and credentials apply.
  public var origin: String { "\(self.scheme.rawValue)://\(self.authority)" }

  public var description: String { self.origin + self.target }

  /// The path without query.
  public var path: Substring { self.target.prefix { $0 != "?" } }

  // MARK: Parts

  private static func scheme(_ text: Substring) -> Scheme? {
    guard let first = text.utf8.first, Self.isLetter(first) else { return nil }
    guard text.utf8.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || "+-.".utf8.contains($0) }) else { return nil }
    return Scheme(rawValue: text.lowercased())
  }

  private static func split(
    authority: Substring, of text: String
  ) throws(FetchError) -> (host: String, port: Int?) {
    guard !authority.contains("@") else { throw Self.invalid(text, "user names don't belong into a URL") }
    let host: Substring
    let rest: Substring
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { throw Self.invalid(text, "its host lacks a bracket") }
      host = authority[authority.index(after: authority.startIndex)..<end]
      rest = authority[authority.index(after: end)...]
      guard host.contains(":"), host.utf8.allSatisfy({ Self.isHex($0) || ":.".utf8.contains($0) }) else {
        throw Self.invalid(text, "“\(host)” is no IPv6 address")
      }
    } else {
      host = authority.prefix { $0 != ":" }
      rest = authority[host.endIndex...]
      guard !host.isEmpty else { throw Self.invalid(text, "it has no host") }
      let isName = host.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) || "-._~".utf8.contains($0) }
      guard isName, host.utf8.count <= 255 else { throw Self.invalid(text, "“\(host)” is no host name in ASCII") }
    }
    guard rest.hasPrefix(":") else {
      guard rest.isEmpty else { throw Self.invalid(text, "its port is not understood") }
      return (host.lowercased(), nil)
    }
    let digits = rest.dropFirst()
    if digits.isEmpty { return (host.lowercased(), nil) }
    guard digits.utf8.allSatisfy(Self.isDigit), let port = UInt16(digits), port > 0 else {
      throw Self.invalid(text, "“\(digits)” is no port")
    }
    return (host.lowercased(), Int(port))
  }

  private static func target(_ text: Substring, of whole: String) throws(FetchError) -> String {
    let visible = text.prefix { $0 != "#" }
    guard visible.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw Self.invalid(whole, "it has control characters")
    }
    let path = visible.prefix { $0 != "?" }
    return Self.encoded(Self.withoutDotSegments(path)) + Self.encoded(visible[path.endIndex...])
  }

  private static func withoutDotSegments(_ path: Substring) -> Substring {
    guard !path.isEmpty else { return "/" }
    guard path.contains(".") else { return path }
    var kept: [Substring] = []
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (index, segment) in zip(segments.indices, segments) {
      let isLast = index == segments.endIndex - 1
      switch segment {
      case ".": if isLast { kept.append("") }
      case "..":
        _ = kept.popLast()
        if isLast { kept.append("") }
      default: kept.append(segment)
      }
    }
    return "/" + kept.joined(separator: "/")[...]
  }

  private static func encoded(_ text: Substring) -> String {
    guard !text.utf8.allSatisfy(Self.mayStand) else { return String(text) }
    return PercentEncoding.encoded(text.utf8, where: Self.mayStand)
  }

  private static func mayStand(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isHex(_ byte: UInt8) -> Bool { Self.isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }

  private static func invalid(_ text: String, _ why: String) -> FetchError {
    FetchError(.invalidURL, "“\(text.prefix(200))” is no URL that can be fetched: \(why).")
  }
}
