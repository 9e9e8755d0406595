/// What a ``MulticastTransport`` knows about its own health.
package struct TransportReport: Sendable, Hashable {
  /// How the port is held.
  package enum PortUse: Sendable, Hashable {
    case closed
    /// Nobody else on this host is bound to it.
    case alone
    /// Others are bound to it, so that direct answers may reach them instead.
    case shared
    /// It can't be bound: questions go out of another port, and only direct answers arrive (RFC 6762, 6.7).
    case unavailable
  }

  package internal(set) var portUse = PortUse.closed
  /// The names of the interfaces that take part, with the IP versions.
  package internal(set) var joinedIPv4: [String] = []
  package internal(set) var joinedIPv6: [String] = []
  package internal(set) var packetsSent = 0
  package internal(set) var packetsReceived = 0
  /// How many sends and joins failed.
  package internal(set) var errors = 0
  /// The last of them with its interface; stays after it is overcome.
  package internal(set) var lastError: String?

  package init() {}
}
