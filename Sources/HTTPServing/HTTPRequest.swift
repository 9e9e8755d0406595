public import NIOCore
public import NIOHTTP1

/// A request that arrived whole.
public struct HTTPRequest: Sendable {
  public var method: HTTPMethod
  public var target: HTTPTarget
  public var headers: HTTPHeaders
  /// At most `maximumBodyLength` bytes.
  public var body: ByteBuffer
  /// Who asks; `nil` if the connection has gone meanwhile.
  public var remoteAddress: SocketAddress?
  /// Where the connection arrived.
  public var localAddress: SocketAddress?

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

  /// The `Host` field without its port, as the client spelled it; empty where there is none.
  public var hostName: String {
    guard let host = self.headers.first(name: "host") else { return "" }
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      return String(host[host.index(after: host.startIndex)..<end])
    }
    return String(host.prefix { $0 != ":" })
  }
}
