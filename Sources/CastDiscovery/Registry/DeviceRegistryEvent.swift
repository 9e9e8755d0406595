/// What changes the device list.
package enum DeviceRegistryEvent: Sendable, Hashable {
  /// A service was resolved for the first time or again.
  case serviceResolved(CastService)
  /// A service that was resolved once can't be resolved now; it stays, behind those that can.
  case serviceUnresolvable(CastService.Key)
  /// A service is gone.
  case serviceRemoved(CastService.Key)
  /// A service announces itself under a subtype, or no longer does.
  case subtype(CastService.Key, String, isAnnounced: Bool)
  /// A client named an address.
  case configuredAdded(ConfiguredDevice)
  /// A client took an address back.
  case configuredRemoved(ConfiguredDevice.Key)
  /// Whoever connected to a configured address learned which device is there.
  case configuredIdentified(ConfiguredDevice.Key, DeviceIdentity)
  /// Devices that an earlier run knew; those that are known by now stay as they are.
  case cachedAdded([CachedDevice])
  /// Devices that only the cache knows are given up.
  case cachedExpired
}
