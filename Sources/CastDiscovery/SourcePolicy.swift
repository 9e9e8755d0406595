import LoopIsolation
public import Logging

/// By what means the network is asked; the raw values are the spec's, more may be added.
public struct SourcePolicy: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Every means at once: the embedded querier and the DNS-SD daemon.
  public static let automatic = SourcePolicy(rawValue: "AUTOMATIC")
  /// The Avahi daemon alone, through DNS-SD.
  public static let avahi = SourcePolicy(rawValue: "AVAHI")
  /// Multicast DNS of our own alone.
  public static let embedded = SourcePolicy(rawValue: "EMBEDDED")

  /// New sources that ask so; they run side by side and need nothing of each other.
  @LoopActor
  public func makeSources(
    clock: any DiscoveryClock = LoopDiscoveryClock(), logger: Logger = Logger(label: "cast.discovery")
  ) -> [any DiscoverySource] {
    let embedded = { EmbeddedMDNSSource(clock: clock, logger: logger) }
    let daemon = { DNSSDSource(clock: clock, logger: logger) }
    switch self {
    case .avahi: return [daemon()]
    case .embedded: return [embedded()]
    default: return [embedded(), daemon()]
    }
  }
}
