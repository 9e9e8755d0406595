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
