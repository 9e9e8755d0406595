public import NIOCore
public import NIOHTTP1
import TextFormats

/// A complete request.
public struct HTTPRequest: Sendable {
  /// The method; the server has refused those that its configuration doesn't list (405).
  public var method: HTTPMethod
  /// The target of the request line, with its percent escapes decoded.
  public var target: HTTPTarget
  /// The header fields in the client's order; with HTTP/1.1 exactly one of them is `Host`, which may be empty.
  public var headers: HTTPHeaders
  /// The body, of at most ``HTTPServerConfiguration/maximumBodyLength`` bytes.
  public var body: ByteBuffer
  /// The client's address; `nil` if the connection has closed meanwhile.
  public var remoteAddress: SocketAddress?
  /// The server's address of the connection; `nil` if it has closed meanwhile.
  public var localAddress: SocketAddress?

  /// Makes a request; by default a GET without fields, body and addresses.
  ///
  /// The server fills the addresses in when it hands the request to its ``HTTPHandler``.
  public init(
    method: HTTPMethod = .GET, target: HTTPTarget, headers: HTTPHeaders = [:], body: ByteBuffer = ByteBuffer(),
    remoteAddress: SocketAddress? = nil, localAddress: SocketAddress? = nil
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.remoteAddress = remoteAddress
    self.localAddress = localAddress
  }

  /// The decoded path.
  public var path: String { self.target.path }

  /// The `Host` field without its port, as the client spelled it; empty if there is none.
  public var hostName: String {
    guard let host = self.headers.first(name: "host") else { return "" }
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      return String(host[host.index(after: host.startIndex)..<end])
    }
    return String(host.prefix { $0 != ":" })
  }
}

/// The target of a request: the decoded path and the decoded query.
public struct HTTPTarget: Sendable, Hashable {
  /// One `name=value` of the query; a name without `=` has an empty value.
  public struct QueryItem: Sendable, Hashable {
    /// The text before the first `=`, with percent escapes decoded, and `+` as a space.
    public var name: String
    /// The text after the first `=`, decoded like the name; empty if there is none.
    public var value: String

    /// Makes an item of two texts that are decoded already.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The path with its percent escapes decoded; begins with a slash.
  public var path: String
  /// The query's items in their order.
  public var query: [QueryItem]

  /// Makes a target of a path and items that are decoded already; nothing is parsed or checked.
  public init(path: String, query: [QueryItem] = []) {
    self.path = path
    self.query = query
  }

  /// Reads a request line's target, `/path?query` or a whole URL (RFC 9112, 3.2); `nil` if it is malformed.
  ///
  /// The `*` of OPTIONS counts as a path.
  public init?(_ text: String) {
    var rest = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    if text == "*" {
      self.init(path: "*")
      return
    }
    if rest.first != UInt8(ascii: "/") {
      guard let scheme = ["http://", "https://"].first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
      rest = rest.dropFirst(scheme.utf8.count).drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    }
    let path = rest.prefix { $0 != UInt8(ascii: "?") }
    guard let decoded = Self.decoded(path) else { return nil }
    var items: [QueryItem] = []
    for part in rest.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&")) {
      let name = part.prefix { $0 != UInt8(ascii: "=") }
      guard let key = Self.decoded(name, plusIsSpace: true),
        let value = Self.decoded(part.dropFirst(name.count + 1), plusIsSpace: true)
      else { return nil }
      items.append(QueryItem(name: key, value: value))
    }
    self.init(path: decoded.isEmpty ? "/" : decoded, query: items)
  }

  /// The value of the first item called `name`.
  public subscript(name: String) -> String? { self.query.first { $0.name == name }?.value }

  private static func decoded(_ text: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String? {
    PercentEncoding.decoded(text, plusIsSpace: plusIsSpace).flatMap { $0.utf8.contains(0) ? nil : $0 }
  }
}
