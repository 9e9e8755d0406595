/// What a link's state needs to know of its network interface.
package struct LinkTraits: Sendable, Hashable {
  /// Whether it leads only to this host; elsewhere a loopback address is of no use.
  package var isLoopback: Bool
  /// Whether unicast answers reach us: nobody else on this host listens on the port (RFC 6762, 15.1).
  package var receivesUnicast: Bool

  package init(isLoopback: Bool = false, receivesUnicast: Bool = true) {
    self.isLoopback = isLoopback
    self.receivesUnicast = receivesUnicast
  }
}
