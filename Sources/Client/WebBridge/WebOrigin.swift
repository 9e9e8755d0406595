/// The origin of a web page, as browsers write it: scheme, host and port, without a path (RFC 6454, 6.2).
public struct WebOrigin: Sendable, Hashable {
  /// The origin, such as `http://localhost:5173`; without the port of its scheme.
  public let text: String

  /// Parses `text`, which may end with a slash; `nil` if it isn't an http or https origin.
  public init?(_ text: String) {
    let lower = text.lowercased()
    let schemes = [("http://", ":80"), ("https://", ":443")]
    guard let (scheme, port) = schemes.first(where: { lower.hasPrefix($0.0) }) else { return nil }
    var authority = lower.dropFirst(scheme.count)
    if authority.hasSuffix("/") { authority.removeLast() }
    guard Self.isAuthority(authority) else { return nil }
    if authority.hasSuffix(port) { authority.removeLast(port.count) }
    self.text = scheme + authority
  }

  private static func isAuthority(_ authority: Substring) -> Bool {
    let isBracketed = authority.hasPrefix("[")
    let host = isBracketed ? authority.prefix { $0 != "]" }.dropFirst() : authority.prefix { $0 != ":" }
    let rest = authority.dropFirst(host.count + (isBracketed ? 2 : 0))
    let letters = isBracketed ? "0123456789abcdef:." : "0123456789abcdefghijklmnopqrstuvwxyz-._"
    guard !isBracketed || authority.contains("]"), !host.isEmpty, host.utf8.count <= 253,
      host.allSatisfy(letters.contains)
    else { return false }
    guard rest.hasPrefix(":") else { return rest.isEmpty }
    return UInt16(rest.dropFirst()).map { $0 > 0 && !rest.dropFirst().hasPrefix("0") && !rest.hasPrefix(":+") } ?? false
  }
}
