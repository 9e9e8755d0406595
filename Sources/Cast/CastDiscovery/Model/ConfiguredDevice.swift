public import CastModel
import LoopIsolation

/// A device that a client named by host and port, for networks where announcements don't arrive (VLANs, containers).
public struct ConfiguredDevice: Sendable, Hashable {
  /// The address of a configured device; one entry per address.
  public struct Key: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// A host name or an address literal.
    public let host: String
    /// The TCP port.
    public let port: UInt16

    /// Makes one of what is known of it.
    public init(host: String, port: UInt16) {
      self.host = host
      self.port = port
    }

    public var description: String { URLHost.withPort(self.host, Int(self.port)) }

    public static func < (left: Key, right: Key) -> Bool {
      (left.host, left.port) < (right.host, right.port)
    }
  }

  /// The TCP port of every Cast device that isn't a group (cast.md 1).
  public static let defaultPort: UInt16 = 8009

  /// Host and port.
  public let key: Key
  /// The name to list it under until the device itself tells one; nil for host and port.
  public let name: String?
  /// The device id, if known; with it the entry merges with the announced device.
  public let deviceId: String?

  /// Makes one of what is known of it.
  public init(host: String, port: UInt16 = ConfiguredDevice.defaultPort, name: String? = nil, deviceId: String? = nil) {
    self.key = Key(host: host, port: port)
    self.name = name
    self.deviceId = deviceId.map(DeviceID.canonical)
  }
}

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

  /// Makes one of what is known of it.
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
