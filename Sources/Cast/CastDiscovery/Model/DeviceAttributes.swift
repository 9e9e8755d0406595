import LoopIsolation

/// The attributes that programs set on devices (`GCKDevice setAttribute:forKey:`), by the devices' ids; they are kept
/// while a device is absent. No I/O.
///
/// Values are texts, whose meaning the setting program defines.
struct DeviceAttributes: Sendable {
  /// The most devices with attributes.
  static let maximumDevices = 512

  private var byDevice: [String: [String: String]] = [:]

  subscript(deviceId: String) -> [String: String] { self.byDevice[deviceId] ?? [:] }

  /// Whether a device can have attributes.
  func hasRoom(for deviceId: String) -> Bool {
    self.byDevice[deviceId] != nil || self.byDevice.count < Self.maximumDevices
  }

  /// Replaces the attributes of a device.
  mutating func set(_ attributes: [String: String], of deviceId: String) {
    self.byDevice[deviceId] = attributes.isEmpty ? nil : attributes
  }

  /// Moves attributes to a device's new id. If both ids have attributes they merge; the new id's values win.
  mutating func rename(_ old: String, to new: String) {
    guard let attributes = self.byDevice.removeValue(forKey: old) else { return }
    self.byDevice[new] = attributes.merging(self[new]) { $1 }
  }
}

extension DiscoveryManager {
  /// The most attributes of a device.
  public static let maximumAttributes = 64
  /// The longest name of an attribute, in bytes.
  public static let maximumAttributeName = 128
  /// The longest value, in bytes.
  public static let maximumAttributeValue = 4_096

  /// Sets a device attribute for all clients, and notifies listeners of the changed device. `nil` removes it.
  ///
  /// - Throws: ``DiscoveryError`` (`noSuchDevice`, `invalidAttribute`, `attributeLimitReached`).
  public func setAttribute(_ name: String, to value: String?, of deviceId: String) throws(DiscoveryError) {
    var attributes = try self.listed(deviceId).attributes
    guard !name.isEmpty, name.utf8.count <= Self.maximumAttributeName else {
      throw DiscoveryError(
        .invalidAttribute,
        "An attribute's name has 1 to \(Self.maximumAttributeName) bytes, this one \(name.utf8.count).")
    }
    if let value, value.utf8.count > Self.maximumAttributeValue {
      throw DiscoveryError(
        .invalidAttribute,
        "An attribute's value has at most \(Self.maximumAttributeValue) bytes, this one \(value.utf8.count).")
    }
    attributes[name] = value
    try self.setAttributes(attributes, of: deviceId)
  }

  /// Removes all attributes of a device (`GCKDevice removeAllAttributes`).
  ///
  /// - Throws: ``DiscoveryError`` (`noSuchDevice`).
  public func removeAllAttributes(of deviceId: String) throws(DiscoveryError) {
    try self.setAttributes([:], of: deviceId)
  }

  private func setAttributes(_ attributes: [String: String], of deviceId: String) throws(DiscoveryError) {
    let device = try self.listed(deviceId)
    guard attributes.count <= Self.maximumAttributes else {
      throw DiscoveryError(
        .attributeLimitReached, "'\(device.friendlyName)' has \(Self.maximumAttributes) attributes: remove one first.")
    }
    guard !attributes.isEmpty || !device.attributes.isEmpty else { return }
    guard self.registry.canHaveAttributes(device.deviceId) else {
      throw DiscoveryError(
        .attributeLimitReached,
        "\(DeviceAttributes.maximumDevices) devices have attributes: remove those of one first.")
    }
    self.apply(.attributesChanged(device.deviceId, attributes))
  }

  private func listed(_ deviceId: String) throws(DiscoveryError) -> DiscoveredDevice {
    guard let device = self.device(id: deviceId) else {
      throw DiscoveryError(.noSuchDevice, "No device has the id '\(deviceId)'.")
    }
    return device
  }
}
