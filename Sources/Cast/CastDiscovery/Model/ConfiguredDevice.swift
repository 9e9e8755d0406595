public import CastModel
import TextFormats

/// A device that a client configured by host and port, for networks without announcements (VLANs, containers).
public struct ConfiguredDevice: Sendable, Hashable {
  /// The address of a configured device; one entry per address.
  public struct Key: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// A host name or an address literal.
    public let host: String
    /// The TCP port.
    public let port: UInt16

    /// Makes a key from a host and a port.
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
  /// The name in the list while the device isn't announced; `nil` for the name that the device reports, or host and
  /// port.
  public let name: String?
  /// The device id, if known; with it the entry merges with the announced device.
  public let deviceId: String?
  /// The id as the client gave it, bounded; `nil` if it is a UUID or unknown.
  public let announcedId: String?

  /// Makes an entry for an address, with the device's name and id if they are known.
  public init(host: String, port: UInt16 = ConfiguredDevice.defaultPort, name: String? = nil, deviceId: String? = nil) {
    self.key = Key(host: host, port: port)
    self.name = name
    let deviceId = deviceId.flatMap { $0.isEmpty ? nil : $0 }
    self.deviceId = deviceId.map(DeviceID.canonical)
    self.announcedId = deviceId.flatMap(DeviceID.announced)
  }
}

/// The identity that a device at a configured address reported: on connection (`GET_DEVICE_INFO`, cast.md 6.5), or when
/// it was asked to describe itself (``SetupAnswer``).
public struct DeviceIdentity: Sendable, Hashable {
  /// Its canonical id (``DeviceID/canonical(_:)``); empty if it reported none.
  public private(set) var deviceId: String
  /// The id as the device reported it, bounded; `nil` if it is a UUID.
  public private(set) var announcedId: String?
  /// The friendly name; `nil` if it didn't report one.
  public private(set) var friendlyName: String?
  /// The model; `nil` if it didn't report one.
  public private(set) var modelName: String?
  /// The capabilities; `nil` if it didn't report them.
  public private(set) var capabilities: DeviceCapabilities?
  /// The groups that it belongs to; empty if it didn't report them.
  public private(set) var groups: [DeviceGroup]

  /// Makes an identity; parameters left out weren't reported.
  public init(
    deviceId: String,
    friendlyName: String? = nil,
    modelName: String? = nil,
    capabilities: DeviceCapabilities? = nil,
    groups: [DeviceGroup] = []
  ) {
    self.deviceId = deviceId.isEmpty ? "" : DeviceID.canonical(deviceId)
    self.announcedId = DeviceID.announced(deviceId)
    self.friendlyName = friendlyName
    self.modelName = modelName
    self.capabilities = capabilities
    self.groups = groups
  }

  /// Returns the identity with the members that it lacks taken from `other`.
  ///
  /// An id counts as lacking if the device reported none. Two different ids are two devices, of which nothing is mixed.
  func completed(by other: DeviceIdentity) -> DeviceIdentity {
    guard self.deviceId.isEmpty || other.deviceId.isEmpty || self.deviceId == other.deviceId else { return self }
    var result = self
    if result.deviceId.isEmpty { (result.deviceId, result.announcedId) = (other.deviceId, other.announcedId) }
    result.friendlyName = self.friendlyName ?? other.friendlyName
    result.modelName = self.modelName ?? other.modelName
    result.capabilities = self.capabilities ?? other.capabilities
    if result.groups.isEmpty { result.groups = other.groups }
    return result
  }
}
