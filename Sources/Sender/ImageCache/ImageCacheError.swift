import HTTPFetch

/// The failure to get a picture.
public struct ImageCacheError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The key, spelled as the member: `tooLarge`.
    public let rawValue: String
    /// Makes a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    // Refused by the policy: nothing was requested from the server, or its answer was discarded.

    /// The text is no URL, or one of another scheme than http and https.
    public static let invalidURL = Code(rawValue: "invalidURL")
    /// The URL is one of plain http.
    public static let plainHTTPRefused = Code(rawValue: "plainHTTPRefused")
    /// The host is on a private network, this machine, or nowhere.
    public static let addressRefused = Code(rawValue: "addressRefused")
    /// The server redirects to a scheme that isn't allowed, in a circle, or too often.
    public static let redirectRefused = Code(rawValue: "redirectRefused")
    /// The picture has more bytes, or more pixels, than is accepted.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The data isn't a picture of an accepted type, or not of the server's type.
    public static let typeRefused = Code(rawValue: "typeRefused")

    // Failures of the fetch or of the cache.

    /// The server answered with another status than success; see ``ImageCacheError/status``.
    public static let badStatus = Code(rawValue: "badStatus")
    /// The server can't be reached, or the answer broke off.
    public static let unreachable = Code(rawValue: "unreachable")
    /// The TLS handshake failed, or the certificate isn't trusted.
    public static let tlsFailed = Code(rawValue: "tlsFailed")
    /// The fetch took too long.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The library that fetches isn't installed.
    public static let libraryUnavailable = Code(rawValue: "libraryUnavailable")
    /// The folder of the cache can't be used: no space, no permission, locked for too long.
    public static let storeUnavailable = Code(rawValue: "storeUnavailable")
    /// The request permits only a cached copy, and the cache has none.
    public static let notCached = Code(rawValue: "notCached")
    /// Too many pictures are being fetched.
    public static let tooManyFetches = Code(rawValue: "tooManyFetches")
    /// The caller cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// The kind of failure, for programs.
  public var code: Code
  /// What happened and what to do about it, for people; without the query of any URL.
  public var message: String
  /// The server's status, with ``Code/badStatus``.
  public var status: Int?
  /// The error of the layer below.
  public var cause: (any Error)?

  /// Makes an error; `message` must not hold the query of a URL; `status` is the server's, if it answered.
  public init(_ code: Code, _ message: String, status: Int? = nil, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.status = status
    self.cause = cause
  }

  public var description: String { "\(self.code.rawValue): \(self.message)" }

  /// Makes the error for a failure of the HTTP client at `url`. Its own texts contain whole URLs and aren't repeated.
  init(_ error: FetchError, url: HTTPURL) {
    let shown = RedactedURL.text(url)
    switch error.code {
    case .addressRefused:
      self.init(
        .addressRefused,
        "\(url.host) leads to a private network or this machine; allowPrivateAddresses permits it.", cause: error)
    case .redirectRefused:
      self.init(
        .redirectRefused, "\(shown) redirects to what isn't followed: plain HTTP, another scheme, or nothing.",
        status: error.status, cause: error)
    case .tooManyRedirects:
      self.init(.redirectRefused, "\(shown) redirects too often, or in a circle.", status: error.status, cause: error)
    case .bodyTooLarge:
      self.init(.tooLarge, "The file at \(shown) is longer than maximumBytes.", cause: error)
    case .tlsFailed, .certificateRefused:
      self.init(.tlsFailed, "\(url.host) can't be trusted: \(error.message)", cause: error)
    case .unavailable: self.init(.libraryUnavailable, error.message, cause: error)
    case .timedOut: self.init(.timedOut, "\(shown) took too long: \(error.message)", cause: error)
    case .cancelled: self.init(.cancelled, "The fetch was cancelled.", cause: error)
    case .invalidURL, .unsupportedScheme:
      self.init(.invalidURL, "\(shown) can't be fetched.", cause: error)
    case .resolveFailed: self.init(.unreachable, "\(url.host) has no address.", cause: error)
    case .truncated, .connectionLost, .invalidResponse, .headTooLarge:
      self.init(.unreachable, "The answer of \(url.host) broke off, or is no HTTP.", cause: error)
    default: self.init(.unreachable, "\(url.host) can't be reached.", cause: error)
    }
  }

  init(status: Int, url: HTTPURL) {
    self.init(.badStatus, "\(RedactedURL.text(url)) answers with status \(status).", status: status)
  }
}
