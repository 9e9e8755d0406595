import Conversion
import JSONCodec

/// The header fields that a resolver wants in requests for media. Only known fields with harmless values are sent.
enum ResolverHeaders {
  /// The fields that servers of media check, by their names in lower case. No other one is sent: `Host`, `Range` and
  /// `Connection` are the fetcher's own, and a device's server needs no more.
  private static let names = [
    "accept": "Accept", "accept-language": "Accept-Language", "authorization": "Authorization", "cookie": "Cookie",
    "origin": "Origin", "referer": "Referer", "user-agent": "User-Agent",
  ]
  /// The most bytes of a value.
  private static let maximumValue = 4_096
  /// The most bytes of all fields together, within ``SourceRelay``'s limit.
  private static let maximumTotal = 7_000
  /// The words beside a cookie's name and value in yt-dlp's text (RFC 6265, 4.1.1).
  private static let attributes: Set<String> = [
    "domain", "path", "secure", "expires", "version", "max-age", "httponly", "samesite",
  ]

  /// Returns the fields of an object: names and texts.
  static func fields(_ node: JSONNode?) -> [RemoteSource.Header] {
    guard let node, node.kind == .object else { return [] }
    var found: [String: String] = [:]
    node.forEachMember { name, value in
      guard let name = self.names[name.lowercased()], let text = value.string, let value = self.value(text) else {
        return
      }
      found[name] = value
    }
    return self.bounded(found)
  }

  /// Returns the fields with one for the cookies of an address.
  ///
  /// - Parameter text: The cookies as yt-dlp writes them: `a=1; Domain=.h.example; Path=/; b=2`.
  static func adding(
    cookies text: String?, for url: String, to fields: [RemoteSource.Header]
  ) -> [RemoteSource.Header] {
    guard let text, text.utf8.count <= 4 * self.maximumValue else { return fields }
    var (cookies, isSent): ([String], Bool) = ([], false)
    for part in text.split(separator: ";") {
      let word = String(part.drop { $0 == " " })
      let name = word.prefix { $0 != "=" }.lowercased()
      if self.attributes.contains(name) {
        let domain = name == "domain" ? word.dropFirst("domain=".count).lowercased() : ""
        if isSent, !domain.isEmpty, !self.matches(url, domain: domain) {
          cookies.removeLast()
          isSent = false
        }
      } else {
        isSent = word.contains("=")
        if isSent { cookies.append(word) }
      }
    }
    guard let value = self.value(cookies.joined(separator: "; ")) else { return fields }
    var found = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
    found["Cookie"] = value
    return self.bounded(found)
  }

  /// Whether a cookie's domain is that of an address, or contains it (RFC 6265, 5.1.3).
  private static func matches(_ url: String, domain: String) -> Bool {
    let host = PageText.authority(of: url).prefix { $0 != ":" }.lowercased()
    let domain = domain.drop { $0 == "." }
    return !domain.isEmpty && (host == domain || host.hasSuffix(".\(domain)"))
  }

  /// A value of visible ASCII characters and spaces alone, so that none ends the field; `nil` for every other.
  private static func value(_ text: String) -> String? {
    guard !text.isEmpty, text.utf8.count <= self.maximumValue, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
    else { return nil }
    return text
  }

  /// The fields in the order of their names, as far as they fit.
  private static func bounded(_ found: [String: String]) -> [RemoteSource.Header] {
    var left = self.maximumTotal
    return found.sorted { $0.key < $1.key }.compactMap { name, value in
      left -= name.utf8.count + value.utf8.count
      return left >= 0 ? RemoteSource.Header(name, value) : nil
    }
  }
}
