/// Devices in their order: by friendly name, then id (`GCKDiscoveryManager`). No I/O.
struct DeviceList: Sendable {
  private(set) var devices: [DiscoveredDevice] = []
  /// The name by which each device was placed, by the device's id.
  private var names: [String: String] = [:]
  /// The number of comparisons of devices so far.
  private(set) var comparisons = 0

  /// Inserts, updates or moves a device; `nil` if nothing visible changed.
  mutating func place(_ device: DiscoveredDevice) -> DeviceListChange? {
    guard let from = self.index(of: device.deviceId) else {
      let index = self.insert(device)
      return .inserted(device: device, index: index)
    }
    let old = self.devices[from]
    guard !old.looksLike(device) else {
      // Only the services differ: that matters for the next connection, but isn't a visible change.
      self.devices[from] = device
      return nil
    }
    self.devices.remove(at: from)
    let to = self.insert(device)
    return from == to ? .updated(device: device, index: to) : .moved(device: device, from: from, to: to)
  }

  /// Removes a device; `nil` if it isn't in the list.
  mutating func remove(id: String) -> DeviceListChange? {
    guard let index = self.index(of: id) else { return nil }
    self.names[id] = nil
    return .removed(device: self.devices.remove(at: index), index: index)
  }

  /// Returns the device with exactly this id.
  func device(id: String) -> DiscoveredDevice? {
    guard let name = self.names[id] else { return nil }
    return self.devices[self.firstIndex(notBefore: (name, id)).index]
  }

  private mutating func insert(_ device: DiscoveredDevice) -> Int {
    let (index, comparisons) = self.firstIndex(notBefore: (device.friendlyName, device.deviceId))
    self.comparisons += comparisons
    self.devices.insert(device, at: index)
    self.names[device.deviceId] = device.friendlyName
    return index
  }

  private mutating func index(of id: String) -> Int? {
    guard let name = self.names[id] else { return nil }
    let (index, comparisons) = self.firstIndex(notBefore: (name, id))
    self.comparisons += comparisons
    return index
  }

  /// Finds the index by binary search, so that a flood of n devices costs n log n comparisons.
  private func firstIndex(notBefore place: (name: String, id: String)) -> (index: Int, comparisons: Int) {
    var (low, high, comparisons) = (0, self.devices.count, 0)
    while low < high {
      let middle = (low + high) / 2
      comparisons += 1
      if (self.devices[middle].friendlyName, self.devices[middle].deviceId) < place {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return (low, comparisons)
  }

  static func precedes(_ left: DiscoveredDevice, _ right: DiscoveredDevice) -> Bool {
    (left.friendlyName, left.deviceId) < (right.friendlyName, right.deviceId)
  }
}

/// One edit of the device list; applied to a copy of the list in the order given, the edits reproduce it.
public enum DeviceListChange: Sendable, Hashable {
  /// `device` is new at `index`.
  case inserted(device: DiscoveredDevice, index: Int)
  /// The device at `index` is now `device`.
  case updated(device: DiscoveredDevice, index: Int)
  /// The device at `from` is now `device`, at index `to` of the list after its removal.
  case moved(device: DiscoveredDevice, from: Int, to: Int)
  /// `device`, which was at `index`, is gone.
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

/// The part of the device list that one client wants, with its own indices. No I/O.
public struct DeviceListView: Sendable {
  private var list = DeviceList()

  /// - Parameter devices: the initial devices of the view, in the list's order.
  public init(devices: [DiscoveredDevice] = []) {
    for device in devices { _ = self.list.place(device) }
  }

  /// The wanted devices, in the order of the whole list.
  public var devices: [DiscoveredDevice] { self.list.devices }

  /// Handles a device that is new, changed, or became wanted or unwanted. Returns the edit of this view, if any.
  public mutating func update(_ device: DiscoveredDevice, isWanted: Bool) -> DeviceListChange? {
    isWanted ? self.list.place(device) : self.list.remove(id: device.deviceId)
  }

  /// Removes a device that is gone from the whole list.
  public mutating func remove(id: String) -> DeviceListChange? {
    self.list.remove(id: id)
  }

  /// Replaces the devices of the view after a change of criteria.
  public mutating func replace(
    with devices: [DiscoveredDevice], where isWanted: (DiscoveredDevice) -> Bool
  ) -> [DeviceListChange] {
    let wanted = devices.filter(isWanted)
    let ids = Set(wanted.map(\.deviceId))
    let gone = self.devices.map(\.deviceId).filter { !ids.contains($0) }
    return gone.compactMap { self.list.remove(id: $0) } + wanted.compactMap { self.list.place($0) }
  }
}
