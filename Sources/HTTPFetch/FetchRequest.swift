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

  /// The head that goes on the wire.
  var head: HTTPRequestHead {
    var headers = self.headers
    headers.replaceOrAdd(name: "Host", value: self.url.authority)
    headers.replaceOrAdd(name: "Connection", value: "close")
    headers.remove(name: "Range")
    if let range { headers.add(name: "Range", value: range.headerValue) }
    if !headers.contains(name: "User-Agent") { headers.add(name: "User-Agent", value: "cast-rpc") }
    if !headers.contains(name: "Accept") { headers.add(name: "Accept", value: "*/*") }
    // Ranges and limits count the bytes of the thing itself.
    if !headers.contains(name: "Accept-Encoding") { headers.add(name: "Accept-Encoding", value: "identity") }
    return HTTPRequestHead(
      version: .http1_1, method: HTTPMethod(rawValue: self.method.name), uri: self.url.target, headers: headers)
  }
}
