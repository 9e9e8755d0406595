/// What a user types to mean a device: its id, or its friendly name.
package struct DeviceQuery: Sendable, Hashable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The device that is meant: by id (case and dashes don't count), else by the exact name, else by the name without
  /// regard to case.
  package func first(in devices: [DiscoveredDevice]) -> DiscoveredDevice? {
    let id = DeviceQuery.normalised(self.text)
    return devices.first { $0.deviceId == self.text }
      ?? devices.first { DeviceQuery.normalised($0.deviceId) == id }
      ?? devices.first { $0.friendlyName == self.text }
      ?? devices.first { $0.friendlyName.lowercased() == self.text.lowercased() }
  }

  private static func normalised(_ id: String) -> String {
    String(id.lowercased().filter { $0 != "-" })
  }
}
