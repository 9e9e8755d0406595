/// What ``DiscoveryManager`` tells its listeners, in order, on the loop (`GCKDiscoveryManagerListener`).
public enum DiscoveryEvent: Sendable, Hashable {
  /// Discovery was started; `hasCachedDevices` tells whether devices from before are still listed
  /// (`didHaveDiscoveredDeviceWhenStartingDiscovery`).
  case didStart(hasCachedDevices: Bool)
  /// Discovery was stopped; the devices stay listed until they expire.
  case didStop
  /// The list changed.
  case didChangeList(DeviceListChange)
  /// Something became known about a device that criteria look at: an app that it has or hasn't, or the running one.
  case didLearn(DiscoveredDevice)
  /// A source began to work or ceased to; it tries again by itself.
  case didChangeAvailability(source: String, isAvailable: Bool, error: DNSSDErrorCode?)
}
