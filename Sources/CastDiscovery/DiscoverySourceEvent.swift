/// What a source tells the manager.
public enum DiscoverySourceEvent: Sendable, Hashable {
  /// A service was resolved for the first time, or with another result.
  case serviceResolved(CastService)
  /// A service that was resolved once can't be resolved now.
  case serviceUnresolvable(CastService.Key)
  /// A service is gone.
  case serviceRemoved(CastService.Key)
  /// A service announces itself under one of ``DiscoverySource/subtypes``, or no longer does.
  case subtype(CastService.Key, String, isAnnounced: Bool)
  /// The source began to work, or ceased to (it tries again by itself).
  case availabilityChanged(isAvailable: Bool, error: DNSSDErrorCode?)
}
