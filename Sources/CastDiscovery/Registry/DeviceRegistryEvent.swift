/// What changes the device list.
package enum DeviceRegistryEvent: Sendable, Hashable {
  /// A source resolved a service for the first time or again.
  case serviceResolved(CastService, by: String = "")
  /// A source can't resolve now what it could once; the service stays, behind those that can be resolved.
  case serviceUnresolvable(CastService.Key, by: String = "")
  /// A source knows a service no longer.
  case serviceRemoved(CastService.Key, by: String = "")
  /// A source hears that a service announces itself under a subtype, or no longer does.
  case subtype(CastService.Key, String, isAnnounced: Bool, by: String = "")
  /// A client named an address.
  case configuredAdded(ConfiguredDevice)
  /// A client took an address back.
  case configuredRemoved(ConfiguredDevice.Key)
  /// A connection to a configured address told which device is there.
  case configuredIdentified(ConfiguredDevice.Key, DeviceIdentity)
  /// Devices that an earlier run knew; those that are known by now stay as they are.
  case cachedAdded([CachedDevice])
  /// Devices that only the cache knows are given up.
  case cachedExpired
}
