public import CastModel
public import LoopIsolation
public import Logging

extension DiscoverySourceKind {
  /// New sources that ask so; they run side by side and need nothing of each other.
  @LoopActor
  public func makeSources(
    clock: any LoopClock = EventLoopClock(), logger: Logger = Logger(label: "cast.discovery")
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
