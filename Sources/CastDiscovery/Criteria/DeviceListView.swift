/// The part of the device list that one client wants, with places of its own. No I/O.
public struct DeviceListView: Sendable {
  private var list = DeviceList()

  /// - Parameter devices: what is in the view at first, in the list's order.
  public init(devices: [DiscoveredDevice] = []) {
    for device in devices { _ = self.list.place(device) }
  }

  /// The devices that are wanted, in the order of the whole list.
  public var devices: [DiscoveredDevice] { self.list.devices }

  /// A device is new, changed, or became wanted or unwanted; the edit of this view, if it is one.
  public mutating func update(_ device: DiscoveredDevice, isWanted: Bool) -> DeviceListChange? {
    isWanted ? self.list.place(device) : self.list.remove(id: device.deviceId)
  }

  /// A device is gone from the whole list.
  public mutating func remove(id: String) -> DeviceListChange? {
    self.list.remove(id: id)
  }

  /// Brings the view up to date with the whole list, after other criteria.
  public mutating func replace(
    with devices: [DiscoveredDevice], where isWanted: (DiscoveredDevice) -> Bool
  ) -> [DeviceListChange] {
    let wanted = devices.filter(isWanted)
    let ids = Set(wanted.map(\.deviceId))
    let gone = self.devices.map(\.deviceId).filter { !ids.contains($0) }
    return gone.compactMap { self.list.remove(id: $0) } + wanted.compactMap { self.list.place($0) }
  }
}
