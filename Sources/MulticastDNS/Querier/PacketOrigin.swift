/// Where a packet came from, as far as a link's state cares.
package struct PacketOrigin: Sendable, Hashable {
  package let address: InternetAddress
  package let port: UInt16
  /// Whether it was sent to everybody on the link.
  package let isMulticast: Bool

  package init(address: InternetAddress, port: UInt16, isMulticast: Bool) {
    self.address = address
    self.port = port
    self.isMulticast = isMulticast
  }
}
