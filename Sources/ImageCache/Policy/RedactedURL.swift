import HTTPFetch

/// A URL for logs, events and error texts: what may be a token, the query, is left out.
public enum RedactedURL {
  /// `https://example.com/poster.jpg?…` for a URL; a short phrase for text that is none.
  public static func text(_ url: String) -> String {
    guard let url = try? HTTPURL(url) else { return "a text that is no URL" }
    return self.text(url)
  }

  /// The digest of a whole URL as it was given, SHA-256 in hexadecimal digits: those who know the URL know it again.
  public static func digest(_ url: String) -> String { Digest.sha256(Array(url.utf8)) }

  static func text(_ url: HTTPURL) -> String {
    let hasQuery = url.target.contains("?")
    return "\(url.origin)\(url.path.prefix(200))\(hasQuery ? "?…" : "")"
  }
}
