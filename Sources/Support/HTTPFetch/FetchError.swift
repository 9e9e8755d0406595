/// The reason why a fetch failed.
public struct FetchError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The key, spelled as the member: `bodyTooLarge`.
    public let rawValue: String
    /// Makes a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    // Before the request is sent.

    /// libcurl isn't installed.
    public static let unavailable = Code(rawValue: "unavailable")
    /// A header can't be sent.
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
    /// There is no route to the host.
    public static let unreachable = Code(rawValue: "unreachable")
    /// The connection attempt failed for another reason.
    public static let connectFailed = Code(rawValue: "connectFailed")
    /// The TLS handshake failed.
    public static let tlsFailed = Code(rawValue: "tlsFailed")
    /// The server's certificate isn't trusted or is another host's.
    public static let certificateRefused = Code(rawValue: "certificateRefused")

    // From the response.

    /// The response has a status that the caller can't use; see ``FetchError/status``.
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

    // At any time.

    /// A deadline of ``FetchLimits`` passed.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The caller's task was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// The defect of a server's certificate.
  public enum CertificateDefect: Hashable, Sendable {
    /// The certificate, or one of its chain, has expired.
    case expired
    /// The certificate, or one of its chain, isn't valid yet, or a clock is wrong.
    case notYetValid
    /// The chain doesn't lead to a trusted root; the certificate may be self-signed.
    case untrusted
    /// The certificate is valid, but for another host.
    case nameMismatch
    /// Anything else, such as a signature that is too weak.
    case other
  }

  /// The kind of failure, for programs to decide by.
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
