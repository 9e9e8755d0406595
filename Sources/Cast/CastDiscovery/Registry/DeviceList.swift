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

/// One edit of the device list; applied to a copy of the list in the order given, the edits reproduce it.
public enum DeviceListChange: Sendable, Hashable {
  /// `device` is new at `index`.
  case inserted(device: DiscoveredDevice, index: Int)
  /// The device at `index` is now `device`.
  case updated(device: DiscoveredDevice, index: Int)
  /// The device at `from` is now `device` and stands at `to` (an index of the list after the device was taken out).
  case moved(device: DiscoveredDevice, from: Int, to: Int)
  /// `device`, which stood at `index`, is gone.
  case removed(device: DiscoveredDevice, index: Int)

  /// The device that the edit is about.
  public var device: DiscoveredDevice {
    switch self {
    case .inserted(let device, _), .updated(let device, _), .moved(let device, _, _), .removed(let device, _): device
    }
  }
}

extension DeviceListChange {
  /// The edit in a few words.
  var logText: String {
    switch self {
    case .inserted(let device, let index): "inserted '\(device.friendlyName)' (\(device.deviceId)) at \(index)"
    case .updated(let device, let index): "updated '\(device.friendlyName)' (\(device.deviceId)) at \(index)"
    case .moved(let device, let from, let to):
      "moved '\(device.friendlyName)' (\(device.deviceId)) from \(from) to \(to)"
    case .removed(let device, let index): "removed '\(device.friendlyName)' (\(device.deviceId)) at \(index)"
    }
  }
}

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
