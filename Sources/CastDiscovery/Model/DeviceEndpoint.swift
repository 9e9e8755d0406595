/// One way to reach a device: an address to connect to, in the order in which to try them.
public struct DeviceEndpoint: Sendable, Hashable {
  /// An address literal; a link-local IPv6 address carries its scope (`fe80::1%eth0`).
  public let address: String
  /// The TCP port.
  public let port: UInt16
  /// The host name that the address belongs to, for messages.
  public let host: String
  /// Who vouches for it.
  public let origin: DeviceOrigin

  public init(address: String, port: UInt16, host: String, origin: DeviceOrigin) {
    self.address = address
    self.port = port
    self.host = host
    self.origin = origin
  }
}
