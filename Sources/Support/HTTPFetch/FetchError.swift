/// Why something couldn't be fetched.
public struct FetchError: Error, Sendable, CustomStringConvertible {
  /// What happened, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The key, spelled as the member: `bodyTooLarge`.
    public let rawValue: String
    /// Makes a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    // Before anything was sent.

    /// libcurl isn't installed.
    public static let unavailable = Code(rawValue: "unavailable")
    /// A header can't stand on the wire.
    public static let invalidRequest = Code(rawValue: "invalidRequest")
    /// The text isn't a URL.
    public static let invalidURL = Code(rawValue: "invalidURL")
    /// A scheme other than http and https.
    public static let unsupportedScheme = Code(rawValue: "unsupportedScheme")
    /// The host name has no address.
    public static let resolveFailed = Code(rawValue: "resolveFailed")
    /// The caller's ``AddressPolicy`` allows none of the host's addresses.
    public static let addressRefused = Code(rawValue: "addressRefused")
    /// Nothing listens on the port.
    public static let connectionRefused = Code(rawValue: "connectionRefused")
    /// There is no way to the host.
    public static let unreachable = Code(rawValue: "unreachable")
    /// The system refused a socket for another reason.
    public static let connectFailed = Code(rawValue: "connectFailed")
    /// The TLS handshake failed.
    public static let tlsFailed = Code(rawValue: "tlsFailed")
    /// The server's certificate isn't trusted or is another host's.
    public static let certificateRefused = Code(rawValue: "certificateRefused")

    // Answers.

    /// The caller can't use the answer with this status; see ``FetchError/status``.
    public static let badStatus = Code(rawValue: "badStatus")
    /// A redirect that the caller's ``RedirectPolicy`` doesn't allow, or one without a target.
    public static let redirectRefused = Code(rawValue: "redirectRefused")
    /// One redirect too many, or a loop.
    public static let tooManyRedirects = Code(rawValue: "tooManyRedirects")
    /// A page of another origin may not read the answer, or that of a redirect on the way; see ``FetchRequest/page``.
    public static let crossOrigin = Code(rawValue: "crossOrigin")
    /// The server's response isn't HTTP.
    public static let invalidResponse = Code(rawValue: "invalidResponse")
    /// The response's head is longer than ``FetchLimits/headBytes``.
    public static let headTooLarge = Code(rawValue: "headTooLarge")
    /// The body is longer than ``FetchLimits/bodyBytes``.
    public static let bodyTooLarge = Code(rawValue: "bodyTooLarge")
    /// The body ended before it was complete.
    public static let truncated = Code(rawValue: "truncated")
    /// The connection broke.
    public static let connectionLost = Code(rawValue: "connectionLost")

    // Either.

    /// A deadline of ``FetchLimits`` passed.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The caller's task was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// The defect of a server's certificate.
  public enum CertificateDefect: Hashable, Sendable {
    /// It, or one of its chain, isn't valid any more.
    case expired
    /// It, or one of its chain, isn't valid yet: or a clock is wrong.
    case notYetValid
    /// Its chain doesn't lead to a root that is trusted; it may have signed itself.
    case untrusted
    /// It is good, but another host's.
    case nameMismatch
    /// Anything else, such as a signature that is too weak.
    case other
  }

  /// What happened, for programs to decide by.
  public var code: Code
  /// What happened and what to do about it, for people.
  public var message: String
  /// The server's status, with ``Code/badStatus``.
  public var status: Int?
  /// The defect of the certificate, with ``Code/certificateRefused``.
  public var certificate: CertificateDefect?
  /// The error of the layer below.
  public var cause: (any Error)?

  /// Makes an error; `status` is the server's, if its response is the reason; `cause` is the error of the layer below.
  public init(_ code: Code, _ message: String, status: Int? = nil, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.status = status
    self.cause = cause
  }

  public var description: String { self.message }
}
