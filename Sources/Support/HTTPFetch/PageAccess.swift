import NIOHTTP1

/// Whether a page's script may read the answer to its request (CORS), from redirect to redirect.
///
/// 1. ``init(origin:url:)`` begins with the page and its first URL; ``requestOrigin`` is the `Origin` to send.
/// 2. ``judge(_:)`` checks each answer, also redirects: every server must allow the page to read.
/// 3. ``follow(to:)`` notes each redirect.
///
/// Pure. (Fetch Standard: "HTTP fetch", "CORS check", "redirect-taint", "serializing a request origin".)
struct PageAccess: Sendable, Hashable {
  /// An answer that the page may not read.
  struct Denial: Sendable, Hashable {
    var url: HTTPURL
    /// The `Origin` that was sent.
    var origin: String
    /// The values of `Access-Control-Allow-Origin`.
    var allowed: [String]
  }

  private let origin: String
  private var url: HTTPURL
  /// Whether a request went to a server of another origin; from then on every answer needs permission, also one of the
  /// page's own server.
  private var isCrossOrigin: Bool
  /// Whether a server of another origin has redirected to a different origin; from then on servers get `null` in place
  /// of the page's origin.
  private var isTainted = false
  /// The first answer that the page may not read; `nil` if it may read all so far.
  private(set) var denial: Denial?

  /// - Parameter origin: The page's origin: `https://example.com`.
  init(origin: String, url: HTTPURL) {
    (self.origin, self.url) = (origin, url)
    self.isCrossOrigin = url.origin != origin
  }

  /// The `Origin` of the current request; `nil` for one to the page's own server.
  var requestOrigin: String? { !self.isCrossOrigin ? nil : self.isTainted ? "null" : self.origin }

  /// Checks the head of an answer, and notes the first ``denial``.
  mutating func judge(_ headers: HTTPHeaders) {
    guard self.denial == nil, let requestOrigin else { return }
    let allowed = headers[canonicalForm: "Access-Control-Allow-Origin"].map(String.init)
    guard allowed != ["*"], allowed != [requestOrigin] else { return }
    self.denial = Denial(url: self.url, origin: requestOrigin, allowed: allowed)
  }

  /// Notes a redirect.
  mutating func follow(to url: HTTPURL) {
    if url.origin != self.url.origin, self.url.origin != self.origin { self.isTainted = true }
    if url.origin != self.origin { self.isCrossOrigin = true }
    self.url = url
  }
}

extension PageAccess.Denial {
  /// The error, with the change that the server needs.
  var error: FetchError {
    let field = "“Access-Control-Allow-Origin”"
    guard let value = self.allowed.first else {
      return FetchError(.crossOrigin, "\(self.url) lacks \(field): the page may not read it (CORS).")
    }
    let why =
      self.origin == "null"
      ? "after a redirect from another server the page's origin is “null”, and only “*” lets it read"
      : "the page's origin is “\(self.origin)”"
    return FetchError(
      .crossOrigin, "\(self.url) has \(field) “\(value.prefix(200))”, but \(why): the page may not read it (CORS).")
  }
}
