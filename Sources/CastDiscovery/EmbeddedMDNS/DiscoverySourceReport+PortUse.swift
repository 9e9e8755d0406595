import MulticastDNS

extension DiscoverySourceReport {
  /// How a source holds UDP port 5353; more may be added.
  public struct PortUse: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// No socket is open.
    public static let closed = PortUse(rawValue: "closed")
    /// Nobody else on this host is bound to it.
    public static let alone = PortUse(rawValue: "alone")
    /// Others are bound to it too.
    public static let shared = PortUse(rawValue: "shared")
    /// Another program keeps it for itself: questions go out of another port, and changes are noticed late.
    public static let unavailable = PortUse(rawValue: "unavailable")
  }
}

extension DiscoverySourceReport.PortUse {
  init(_ use: TransportReport.PortUse) {
    switch use {
    case .closed: self = .closed
    case .alone: self = .alone
    case .shared: self = .shared
    case .unavailable: self = .unavailable
    }
  }
}
