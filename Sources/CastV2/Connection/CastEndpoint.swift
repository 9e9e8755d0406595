public import NIOCore

/// Where a receiver is.
public enum CastEndpoint: Sendable, Hashable, CustomStringConvertible {
  /// A known address: what discovery yields.
  case address(SocketAddress)
  /// A host name, or a literal address, and a port.
  case host(String, port: Int)

  /// The port of a receiver that isn't a group, which has another one.
  public static let defaultPort = 8009

  public var description: String {
    switch self {
    case .address(let address): "\(address)"
    case .host(let host, let port): "\(host):\(port)"
    }
  }
}
