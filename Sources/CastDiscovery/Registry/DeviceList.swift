/// Devices in their order: by friendly name, then id (`GCKDiscoveryManager`). No I/O.
struct DeviceList: Sendable {
  private(set) var devices: [DiscoveredDevice] = []

  /// Puts a device where it belongs; nil if nothing changed that anybody sees.
  mutating func place(_ device: DiscoveredDevice) -> DeviceListChange? {
    guard let from = self.devices.firstIndex(where: { $0.deviceId == device.deviceId }) else {
      let index = self.insertionIndex(of: device)
      self.devices.insert(device, at: index)
      return .inserted(device: device, index: index)
    }
    let old = self.devices[from]
    guard !old.looksLike(device) else {
      // Only the set of services is another: that matters for the next connection, but is no news.
      self.devices[from] = device
      return nil
    }
    self.devices.remove(at: from)
    let to = self.insertionIndex(of: device)
    self.devices.insert(device, at: to)
    return from == to ? .updated(device: device, index: to) : .moved(device: device, from: from, to: to)
  }

  /// Takes a device out; nil if it isn't there.
  mutating func remove(id: String) -> DeviceListChange? {
    guard let index = self.devices.firstIndex(where: { $0.deviceId == id }) else { return nil }
    return .removed(device: self.devices.remove(at: index), index: index)
  }

  private func insertionIndex(of device: DiscoveredDevice) -> Int {
    self.devices.firstIndex { DeviceList.precedes(device, $0) } ?? self.devices.endIndex
  }

  private static func precedes(_ left: DiscoveredDevice, _ right: DiscoveredDevice) -> Bool {
    (left.friendlyName, left.deviceId) < (right.friendlyName, right.deviceId)
  }
}
