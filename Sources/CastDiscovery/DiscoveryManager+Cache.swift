public import NIOCore

extension DiscoveryManager {
  /// How long a device of an earlier run stays listed while discovery works and doesn't see it: the lifetime of its address
  /// records (RFC 6762, 10).
  public static let cachedLifetime = TimeAmount.seconds(120)

  /// Lists devices that an earlier run knew, marked as ``DeviceOrigin/cached`` until they are seen; those that aren't in time
  /// are removed.
  public func addCachedDevices(_ devices: [CachedDevice]) {
    self.apply(.cachedAdded(devices))
    self.scheduleCacheExpiry()
  }

  /// Gives up the devices that nobody has seen in this run.
  public func dropCachedDevices() {
    self.cacheTimer?.cancel()
    self.cacheTimer = nil
    self.apply(.cachedExpired)
  }

  /// The time runs only while a source works: a daemon that isn't there says nothing about devices.
  func scheduleCacheExpiry() {
    guard self.registry.hasCachedDevices, self.isRunning, self.availability.values.contains(true) else {
      self.cacheTimer?.cancel()
      self.cacheTimer = nil
      return
    }
    guard self.cacheTimer == nil else { return }
    self.cacheTimer = self.clock.schedule(at: self.clock.now + DiscoveryManager.cachedLifetime) { [weak self] in
      self?.dropCachedDevices()
    }
  }
}
