public import NIOCore
public import NIOHTTP1

/// A resource to fetch, with limits.
public struct FetchRequest: Sendable {
  /// GET or HEAD.
  public struct Method: Hashable, Sendable {
    let name: String

    /// Asks for the resource with its body.
    public static let get = Method(name: "GET")
    /// Asks for the status and the headers only; no body comes, and ``FetchLimits/bodyBytes`` doesn't apply.
    public static let head = Method(name: "HEAD")
  }

  /// Where the fetch begins; redirects may lead elsewhere.
  public var url: HTTPURL
  /// Whether the body is wanted; a redirect doesn't change it.
  public var method: Method
  /// Sent as they are; `Host`, `Connection` and `Range` are the fetcher's own. After a redirect to another origin
  /// `Authorization` and `Cookie` are left out.
  public var headers: HTTPHeaders
  /// Sent to the origin of ``url`` alone: after a redirect to another one all of them are left out. They replace those
  /// of ``headers`` with the same names.
  public var originHeaders: HTTPHeaders = [:]
  /// The origin of the page whose script makes the request, as `https://example.com`; `nil` for a request of no page.
  ///
  /// Each request then has the `Origin` that a browser would send, and ``FetchResponse/requireAccess()`` says whether
  /// the page may read the answer.
  public var page: String?
  /// A part of the resource; the server may send all of it nevertheless, see ``FetchResponse/contentRange``.
  public var range: ByteRange?
  /// The time and the bytes that the fetch may cost; ``FetchLimits/totalTimeout`` covers all redirects together.
  public var limits: FetchLimits
  /// Which redirects are followed, and how many; without a say, five at most and never from https to http.
  public var redirects: RedirectPolicy
  /// Which addresses may be connected to; without a say, all, so set it for URLs that strangers chose.
  public var addresses: AddressPolicy

  /// Makes a GET of the whole resource, unless told otherwise; headers are checked only when the fetch begins.
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
  /// - Parameter lastModified: The copy's `Last-Modified`, as it was.
  public mutating func onlyIfChanged(entityTag: String?, lastModified: String?) {
    if let entityTag { self.headers.replaceOrAdd(name: "If-None-Match", value: entityTag) }
    if let lastModified { self.headers.replaceOrAdd(name: "If-Modified-Since", value: lastModified) }
  }

  /// The headers that go on the wire, as libcurl wants them; it adds `Host` by itself.
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
    // Ranges and limits count the bytes of the thing itself.
    if !headers.contains(name: "Accept-Encoding") { headers.add(name: "Accept-Encoding", value: "identity") }
    return headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
  }

  /// Throws `invalidRequest` for a header that can't stand on the wire, or would be more than one there.
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

  /// `count` bytes from `start` on; fewer at the end of the resource. Negative numbers count as none.
  public static func bytes(from start: Int64, count: Int64) -> ByteRange {
    let start = max(0, start)
    let (last, overflows) = start.addingReportingOverflow(max(1, count) - 1)
    return ByteRange(headerValue: "bytes=\(start)-\(overflows ? .max : last)")
  }

  /// From `start` to the end.
  public static func bytes(from start: Int64) -> ByteRange { ByteRange(headerValue: "bytes=\(max(0, start))-") }

  /// The last `count` bytes.
  public static func last(_ count: Int64) -> ByteRange { ByteRange(headerValue: "bytes=-\(max(1, count))") }
}

/// Which part of a resource a response holds. (RFC 9110 14.4.)
public struct ContentRange: Hashable, Sendable {
  /// The first and the last byte; `nil` in an answer that says that there is no such part.
  public var bytes: ClosedRange<Int64>?
  /// How long the whole is; `nil` if the server doesn't know.
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

/// How much a server may cost us in time and bytes.
public struct FetchLimits: Sendable, Hashable {
  /// For looking up the host, TCP to all of its addresses, and the TLS handshake together.
  public var connectTimeout: TimeAmount
  /// How long fewer than one byte a second may arrive while the caller waits for them; in whole seconds, at least one.
  public var idleTimeout: TimeAmount
  /// For the whole transfer with its redirects and body; `nil` for bodies that may last as long as the caller reads
  /// them.
  public var totalTimeout: TimeAmount?
  /// The longest status line with headers, interim responses included, in bytes.
  public var headBytes: Int
  /// The longest body, in bytes; a longer one fails, also one that was announced.
  public var bodyBytes: Int

  /// Makes limits of 15 seconds to connect, 15 of silence and 60 in all, 32 KiB of head and 16 MiB of body.
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

/// Which addresses may be connected to: asked after the look-up, so that a host name can't hide where it leads.
public struct AddressPolicy: Sendable {
  /// Asked for each address of the host, also of a host that was given as a number, and anew after each redirect.
  public var allows: @Sendable (SocketAddress, HTTPURL) -> Bool
  /// Called with the address that responds, of those that were allowed, before the caller gets the head or the redirect
  /// is followed.
  public var onResponse: @Sendable (SocketAddress, HTTPURL) -> Void

  /// Makes a policy from a test of an address and the URL that led to it; false for all ends in `addressRefused`.
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

/// Which redirects are followed.
public struct RedirectPolicy: Sendable {
  /// How many in a row.
  public var maximum: Int
  /// Asked for each; false ends the fetch with `redirectRefused`.
  public var allows: @Sendable (_ from: HTTPURL, _ to: HTTPURL) -> Bool

  /// Makes a policy that follows at most `maximum` redirects for which `allows` says true.
  ///
  /// One redirect more, or one that leads back, ends in `tooManyRedirects`; with 0 a redirect is the answer itself.
  public init(maximum: Int, allows: @escaping @Sendable (_ from: HTTPURL, _ to: HTTPURL) -> Bool) {
    self.maximum = maximum
    self.allows = allows
  }

  /// Up to five, and never from https to http.
  public static let standard = RedirectPolicy(maximum: 5) { from, to in from.scheme == to.scheme || to.scheme == .https
  }
  /// A redirect is the answer: the caller sees its status and its `Location`.
  public static let none = RedirectPolicy(maximum: 0) { _, _ in false }
}
