public import CastModel
public import CastDiscovery
import JSONCodec

/// One speaker of a group, as MULTIZONE_STATUS reports it (cast.md 8).
public struct GroupMember: Sendable, Hashable {
  public var deviceId: String
  public var name: String
  public var capabilities: DeviceCapabilities
  /// A fixed one ignores levels.
  public var volume: VolumeBehavior

  public init(
    deviceId: String, name: String, capabilities: DeviceCapabilities = .speaker,
    volume: VolumeBehavior = VolumeBehavior(controlType: .master, level: 0.5)
  ) {
    self.deviceId = deviceId
    self.name = name
    self.capabilities = capabilities
    self.volume = volume
  }

  /// A member with its level from 0 to 1.
  public init(
    deviceId: String, name: String, capabilities: DeviceCapabilities = .speaker, level: Double, isMuted: Bool = false
  ) {
    self.init(
      deviceId: deviceId, name: name, capabilities: capabilities,
      volume: VolumeBehavior(controlType: .master, level: level, isMuted: isMuted))
  }

  /// The device as a member.
  public init(device: ReceiverDevice) {
    self.init(
      deviceId: device.id, name: device.friendlyName, capabilities: device.capabilities, volume: device.volume)
  }

  public var level: Double { self.volume.level }
  public var isMuted: Bool { self.volume.isMuted }

  var json: JSONValue {
    [
      "deviceId": .string(self.deviceId), "name": .string(self.name),
      "capabilities": .integer(self.capabilities.rawValue),
      "volume": ["level": .number(self.level), "muted": .bool(self.isMuted)],
    ]
  }
}
