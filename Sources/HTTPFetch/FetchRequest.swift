public import NIOHTTP1

/// What to fetch, and what it may cost.
public struct FetchRequest: Sendable {
  /// GET or HEAD.
  public struct Method: Hashable, Sendable {
    let name: String

    public static let get = Method(name: "GET")
    public static let head = Method(name: "HEAD")
  }

  public var url: HTTPURL
  public var method: Method
  /// Sent as they are; `Host`, `Connection` and `Range` are the fetcher's own. After a redirect to another origin `Authorization` and
  /// `Cookie` are left out.
  public var headers: HTTPHeaders
  /// A part of the resource; the server may send all of it nevertheless, see ``FetchResponse/contentRange``.
  public var range: ByteRange?
  public var limits: FetchLimits
  public var redirects: RedirectPolicy
  public var addresses: AddressPolicy

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

  /// Asks only for what has changed: the server answers 304 to a client whose copy is good. (RFC 9110 13.1.)
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
    for (name, value) in self.headers {
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
