/// What a device at a configured address told of itself when somebody connected (`GET_DEVICE_INFO`, cast.md 6.5).
public struct DeviceIdentity: Sendable, Hashable {
  /// Its id, in any spelling.
  public let deviceId: String
  /// What people call it; nil if it didn't say.
  public let friendlyName: String?
  /// Its model; nil if it didn't say.
  public let modelName: String?
  /// What it can do; nil if it didn't say.
  public let capabilities: DeviceCapabilities?

  public init(
    deviceId: String,
    friendlyName: String? = nil,
    modelName: String? = nil,
    capabilities: DeviceCapabilities? = nil
  ) {
    self.deviceId = DeviceID.canonical(deviceId)
    self.friendlyName = friendlyName
    self.modelName = modelName
    self.capabilities = capabilities
  }
}
