/// What changes the device list.
package enum DeviceRegistryEvent: Sendable, Hashable {
  /// A service was resolved for the first time or again.
  case serviceResolved(CastService)
  /// A service that was resolved once can't be resolved now; it stays, behind those that can.
  case serviceUnresolvable(CastService.Key)
  /// A service is gone.
  case serviceRemoved(CastService.Key)
  /// A client named an address.
  case configuredAdded(ConfiguredDevice)
  /// A client took an address back.
  case configuredRemoved(ConfiguredDevice.Key)
  /// Whoever connected to a configured address learned the id of the device there.
  case configuredIdentified(ConfiguredDevice.Key, deviceId: String)
}
