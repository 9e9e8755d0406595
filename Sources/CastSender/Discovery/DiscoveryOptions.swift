public import CastDiscovery

/// How devices are looked for, for everybody who uses a ``CastContext``.
public struct DiscoveryOptions: Sendable, Hashable {
  /// By what means the network is asked; the raw values are the spec's.
  public struct Source: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Avahi where its daemon answers, else the embedded querier.
    public static let automatic = Source(rawValue: "AUTOMATIC")
    /// The Avahi daemon, through DNS-SD.
    public static let avahi = Source(rawValue: "AVAHI")
    /// Multicast DNS of our own.
    public static let embedded = Source(rawValue: "EMBEDDED")
  }

  public var source = Source.automatic
  /// Whether to ask less often, at the price of older facts (SDK `passiveScan`).
  public var isPassiveScan = false
  /// Which network interfaces are used.
  public var interfaces = InterfaceSelection.all
  /// Whether devices are kept on disk for the next run.
  public var cachesDevices = true

  public init() {}
}
