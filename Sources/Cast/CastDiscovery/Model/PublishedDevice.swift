public import CastModel
import LoopIsolation

/// A device that isn't announced but published by a program's `GCKDeviceProvider`. Like every other device it speaks
/// Cast V2 at its address.
public struct PublishedDevice: Sendable, Hashable {
  /// The category of its provider.
  public let category: String
  /// Its id within the category.
  public let localId: String
  /// The device's address.
  public let address: ConfiguredDevice.Key
  /// Its name, for people.
  public let friendlyName: String
  /// Its model; empty if unknown.
  public var modelName = ""
  /// The version of its protocol; empty if unknown.
  public var deviceVersion = ""
  /// The capabilities; `nil` if unknown.
  public var capabilities: DeviceCapabilities?
  /// Whether an app runs on it.
  public var status = DeviceStatus.unknown
  /// The status text of its app; empty if unknown.
  public var statusText = ""

  /// Describes a device whose model, version, capabilities and status are still unknown.
  ///
  /// Nothing is checked here: ``DiscoveryManager/publish(_:)`` refuses a bad address and a text that is too long.
  public init(category: String, localId: String, host: String, port: UInt16, friendlyName: String) {
    self.category = category
    self.localId = localId
    self.address = ConfiguredDevice.Key(host: host, port: port)
    self.friendlyName = friendlyName
  }

  /// The id with its category, so that no category can claim devices of another one (`GCKDevice uniqueID`).
  public var announcedId: String { "\(self.category):\(self.localId)" }

  /// The id in the list, made from ``announcedId``.
  public var deviceId: String { DeviceID.canonical(self.announcedId) }
}

extension DiscoveryManager {
  /// The most devices that providers have listed at once.
  public static let maximumProvidedDevices = 256
  /// The longest category, id, name or other text of a provided device, in bytes.
  public static let maximumProvidedText = 256

  /// Lists or updates a provider's devices. If one of them can't be listed, none is.
  ///
  /// - Throws: ``DiscoveryError`` (`invalidAddress`, `limitReached`).
  public func publish(_ devices: [PublishedDevice]) throws(DiscoveryError) {
    for device in devices {
      try Self.check(device.address)
      for text in [
        device.category, device.localId, device.friendlyName, device.modelName, device.deviceVersion, device.statusText,
      ] where text.utf8.count > Self.maximumProvidedText {
        throw DiscoveryError(
          .invalidAddress,
          "A text of '\(device.friendlyName.prefix(32))' has more than \(Self.maximumProvidedText) bytes.")
      }
    }
    let all = Set(self.providedIds).union(devices.map(\.deviceId))
    guard all.count <= Self.maximumProvidedDevices else {
      throw DiscoveryError(
        .limitReached, "Providers have at most \(Self.maximumProvidedDevices) devices in all: unpublish some first.")
    }
    self.apply(.providedAdded(devices))
  }

  /// Removes providers' devices from the list, by the ids under which they are listed.
  public func unpublish(_ deviceIds: [String]) { self.apply(.providedRemoved(deviceIds)) }

  /// The ids of the devices that providers have listed.
  public var providedIds: [String] { self.devices.filter { $0.origin == .provided }.map(\.deviceId) }
}
