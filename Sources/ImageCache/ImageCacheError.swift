/// Why there is no picture.
public struct ImageCacheError: Error, Sendable, CustomStringConvertible {
  /// What happened, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    // What the policy refuses: nothing was asked of the server, or its answer was not taken.

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
    /// What came is no picture of an accepted type, or not of the type that the server says.
    public static let typeRefused = Code(rawValue: "typeRefused")

    // What failed.

    /// The server answered with another status than success; see ``ImageCacheError/status``.
    public static let badStatus = Code(rawValue: "badStatus")
    /// The server can't be reached, or the answer broke off.
    public static let unreachable = Code(rawValue: "unreachable")
    /// The TLS handshake failed, or the certificate isn't trusted.
    public static let tlsFailed = Code(rawValue: "tlsFailed")
    /// It took too long.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The library that fetches isn't installed.
    public static let libraryUnavailable = Code(rawValue: "libraryUnavailable")
    /// The folder of the cache can't be used: no space, no permission, locked for too long.
    public static let storeUnavailable = Code(rawValue: "storeUnavailable")
    /// A copy was asked for without the network, and there is none.
    public static let notCached = Code(rawValue: "notCached")
    /// Too many pictures are being fetched.
    public static let tooManyFetches = Code(rawValue: "tooManyFetches")
    /// Whoever asked gave up.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  public var code: Code
  /// What happened and what to do about it, for people; without the query of any URL.
  public var message: String
  /// The server's status, with ``Code/badStatus``.
  public var status: Int?
  /// What the layer below said.
  public var cause: (any Error)?

  public init(_ code: Code, _ message: String, status: Int? = nil, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.status = status
    self.cause = cause
  }

  public var description: String { "\(self.code.rawValue): \(self.message)" }
}
