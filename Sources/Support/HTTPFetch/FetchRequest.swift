public import NIOCore
public import NIOHTTP1

/// A resource to fetch, with limits.
public struct FetchRequest: Sendable {
  /// GET or HEAD.
  public struct Method: Hashable, Sendable {
    let name: String

    /// Asks for the resource with its body.
    public static let get = Method(name: "GET")
    /// Asks for the status and the headers only; there is no body, and ``FetchLimits/bodyBytes`` doesn't apply.
    public static let head = Method(name: "HEAD")
  }

  /// The first URL of the fetch; redirects may lead elsewhere.
  public var url: HTTPURL
  /// The method; a redirect doesn't change it.
  public var method: Method
  /// The headers, sent unchanged except `Host`, `Connection` and `Range`, which the fetcher sets. After a redirect to
  /// another origin `Authorization` and `Cookie` are left out.
  public var headers: HTTPHeaders
  /// The headers for the origin of ``url`` alone: a redirect to another origin removes all of them. They replace those
  /// of ``headers`` with the same names.
  public var originHeaders: HTTPHeaders = [:]
  /// The origin of the page whose script makes the request, as `https://example.com`; `nil` if no page makes it.
  ///
  /// Each request then has the `Origin` that a browser would send, and ``FetchResponse/requireAccess()`` checks whether
  /// the page may read the answer.
  public var page: String?
  /// The requested part of the resource, or `nil` for all of it. The server may send all of it nevertheless, see
  /// ``FetchResponse/contentRange``.
  public var range: ByteRange?
  /// The time and the bytes that the fetch may cost; ``FetchLimits/totalTimeout`` covers all redirects together.
  public var limits: FetchLimits
  /// The redirects that the fetcher follows; by default at most five, and never from https to http.
  public var redirects: RedirectPolicy
  /// The addresses that the fetcher may connect to; by default all, so set it for URLs from untrusted sources.
  public var addresses: AddressPolicy

  /// Creates a request, by default a GET of the whole resource; headers are checked only when the fetch begins.
  public init(
    _ url: HTTPURL, method: Method = .get, headers: HTTPHeaders = [:], range: ByteRange? = nil,
    limits: FetchLimits = FetchLimits(), redirects: RedirectPolicy = .standard, addresses: AddressPolicy = .any
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.range = range
    self.limits = limits
    self.redirects = redirects
    self.addresses = addresses
  }

  /// Makes the request conditional: the server answers 304 if the client's copy is current. (RFC 9110 13.1.)
  ///
  /// - Parameter entityTag: The copy's `ETag`, with its quotation marks.
  /// - Parameter lastModified: The copy's `Last-Modified`, unchanged.
  public mutating func onlyIfChanged(entityTag: String?, lastModified: String?) {
    if let entityTag { self.headers.replaceOrAdd(name: "If-None-Match", value: entityTag) }
    if let lastModified { self.headers.replaceOrAdd(name: "If-Modified-Since", value: lastModified) }
  }

  /// The header lines to send, in libcurl's format; libcurl adds `Host` itself.
  var headerLines: [String] {
    var headers = self.headers
    for (name, _) in self.originHeaders { headers.remove(name: name) }
    for (name, value) in self.originHeaders { headers.add(name: name, value: value) }
    headers.remove(name: "Host")
    headers.replaceOrAdd(name: "Connection", value: "close")
    headers.remove(name: "Range")
    if let range { headers.add(name: "Range", value: range.headerValue) }
    if !headers.contains(name: "User-Agent") { headers.add(name: "User-Agent", value: "cast-rpc") }
    if !headers.contains(name: "Accept") { headers.add(name: "Accept", value: "*/*") }
    // Ranges and limits count the bytes of the resource itself, not of an encoded form.
    if !headers.contains(name: "Accept-Encoding") { headers.add(name: "Accept-Encoding", value: "identity") }
    return headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
  }

  /// Throws `invalidRequest` if a header has characters that can't be sent, or that would begin another header.
  func checkHeaders() throws(FetchError) {
    for (name, value) in Array(self.headers) + Array(self.originHeaders) {
      let isName = !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !":;".utf8.contains($0) }
      guard isName, value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 9 }) else {
        throw FetchError(.invalidRequest, "The header “\(name.prefix(64))” can't be sent.")
      }
    }
  }

  var tooLarge: FetchError {
    FetchError(.bodyTooLarge, "The body is longer than the \(self.limits.bodyBytes) bytes that are accepted.")
  }
}

/// The part of a resource that a request asks for. (RFC 9110 14.1.2.)
public struct ByteRange: Hashable, Sendable {
  /// The `Range` header's value.
  public let headerValue: String

  /// Returns the range of `count` bytes from `start`, of which a shorter resource has fewer. A negative `start` counts
  /// as 0, a `count` below 1 as 1.
  public static func bytes(from start: Int64, count: Int64) -> ByteRange {
    let start = max(0, start)
    let (last, overflows) = start.addingReportingOverflow(max(1, count) - 1)
    return ByteRange(headerValue: "bytes=\(start)-\(overflows ? .max : last)")
  }

  /// Returns the range from `start` to the end; a negative `start` counts as 0.
  public static func bytes(from start: Int64) -> ByteRange { ByteRange(headerValue: "bytes=\(max(0, start))-") }

  /// Returns the range of the last `count` bytes, at least one.
  public static func last(_ count: Int64) -> ByteRange { ByteRange(headerValue: "bytes=-\(max(1, count))") }
}

/// The part of a resource that a response holds. (RFC 9110 14.4.)
public struct ContentRange: Hashable, Sendable {
  /// The positions of the first and the last byte; `nil` in a response that refuses the range (416).
  public var bytes: ClosedRange<Int64>?
  /// The length of the whole resource, in bytes; `nil` if the server doesn't specify it.
  public var completeLength: Int64?

  /// Parses the header's value; `nil` unless it is a range of bytes.
  public init?(_ value: some StringProtocol) {
    let parts = value.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
    let halves = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    if halves[1] != "*" {
      guard let length = Int64(halves[1]), length >= 0 else { return nil }
      self.completeLength = length
    }
    guard halves[0] != "*" else { return }
    let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Int64(ends[0]), let last = Int64(ends[1]), first >= 0, first <= last else {
      return nil
    }
    if let length = self.completeLength, last >= length { return nil }
    self.bytes = first...last
  }
}

/// The most time and bytes that a fetch may cost.
public struct FetchLimits: Sendable, Hashable {
  /// The time limit for the look-up of the host, TCP to all of its addresses, and the TLS handshake together.
  public var connectTimeout: TimeAmount
  /// The longest time in which fewer than one byte a second arrives while the caller waits for data; rounded up to
  /// whole seconds, at least one.
  public var idleTimeout: TimeAmount
  /// The time limit for the whole transfer with its redirects and body; `nil` for bodies that may last as long as the
  /// caller reads them.
  public var totalTimeout: TimeAmount?
  /// The most bytes of status line and headers, including those of interim responses and trailers.
  public var headBytes: Int
  /// The longest body, in bytes; a longer one fails, also one that was announced.
  public var bodyBytes: Int

  /// Creates limits, by default 15 seconds to connect, 15 without data and 60 in all, 32 KiB of head and 16 MiB of
  /// body.
  public init(
    connectTimeout: TimeAmount = .seconds(15), idleTimeout: TimeAmount = .seconds(15),
    totalTimeout: TimeAmount? = .seconds(60), headBytes: Int = 32 << 10, bodyBytes: Int = 16 << 20
  ) {
    self.connectTimeout = connectTimeout
    self.idleTimeout = idleTimeout
    self.totalTimeout = totalTimeout
    self.headBytes = headBytes
    self.bodyBytes = bodyBytes
  }
}

/// The addresses that a fetch may connect to. They are checked after the look-up, so a host name can't hide its
/// address.
public struct AddressPolicy: Sendable {
  /// Returns whether the fetch may connect to an address of the URL's host. Called for each address, also if the URL
  /// has an address in place of a name, and again after each redirect.
  public var allows: @Sendable (SocketAddress, HTTPURL) -> Bool
  /// Called with the address that responds, of those that were allowed, before the caller gets the head or the redirect
  /// is followed.
  public var onResponse: @Sendable (SocketAddress, HTTPURL) -> Void

  /// Creates a policy from a test of an address and the URL that led to it; if the test refuses all addresses, the
  /// fetch fails with `addressRefused`.
  public init(
    onResponse: @escaping @Sendable (SocketAddress, HTTPURL) -> Void = { _, _ in },
    allows: @escaping @Sendable (SocketAddress, HTTPURL) -> Bool
  ) {
    self.onResponse = onResponse
    self.allows = allows
  }

  /// Allows every address, also private ones and this machine's.
  public static let any = AddressPolicy { _, _ in true }
}

/// The redirects that a fetch follows.
public struct RedirectPolicy: Sendable {
  /// The most redirects in a row.
  public var maximum: Int
  /// Returns whether to follow a redirect; `false` ends the fetch with `redirectRefused`.
  public var allows: @Sendable (_ from: HTTPURL, _ to: HTTPURL) -> Bool

  /// Creates a policy that follows at most `maximum` redirects for which `allows` returns `true`.
  ///
  /// A further redirect, or a loop, ends in `tooManyRedirects`. With a `maximum` of 0 the redirect itself is the
  /// answer.
  public init(maximum: Int, allows: @escaping @Sendable (_ from: HTTPURL, _ to: HTTPURL) -> Bool) {
    self.maximum = maximum
    self.allows = allows
  }

  /// At most five redirects, and none from https to http.
  public static let standard = RedirectPolicy(maximum: 5) { from, to in from.scheme == to.scheme || to.scheme == .https
  }
  /// No redirects: a redirect itself is the answer, and the caller gets its status and its `Location`.
  public static let none = RedirectPolicy(maximum: 0) { _, _ in false }
}
