public import NIOCore

/// Which addresses may be connected to: asked after the look-up, so that a host name can't hide where it leads.
public struct AddressPolicy: Sendable {
  /// Asked for each address of the host, also of a host that was given as a number, and anew after each redirect.
  public var allows: @Sendable (SocketAddress, HTTPURL) -> Bool

  public init(allows: @escaping @Sendable (SocketAddress, HTTPURL) -> Bool) {
    self.allows = allows
  }

  public static let any = AddressPolicy { _, _ in true }
}
