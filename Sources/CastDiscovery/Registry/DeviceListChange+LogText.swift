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
