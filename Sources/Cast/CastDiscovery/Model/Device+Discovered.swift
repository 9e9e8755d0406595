public import CastModel
import JSONCodec

extension Device {
  /// Makes the API's description of `device`.
  public init(_ device: DiscoveredDevice) {
    let isBusy: Bool? =
      switch device.status {
      case .idle: false
      case .busy: true
      default: nil
      }
    self.init(
      deviceId: device.deviceId, announcedId: device.announcedId, friendlyName: device.friendlyName,
      modelName: device.modelName.nonEmpty,
      deviceVersion: device.deviceVersion.nonEmpty, deviceType: device.type,
      capabilities: device.capabilities?.rawValue,
      capabilityNames: device.capabilities.map(DeviceCapability.names(of:)), isBusy: isBusy,
      statusText: device.statusText.nonEmpty, iconPath: device.iconPath.nonEmpty, iconUrl: device.iconURL,
      host: device.address, hostName: device.host == device.address ? nil : device.host, addresses: device.addresses,
      port: Int64(device.port), isGroup: device.isGroup,
      source: DeviceSource(rawValue: device.origin.rawValue),
      applicationIds: device.applicationIds.isEmpty ? nil : device.applicationIds.sorted(), txt: device.txt,
      category: device.category, groups: device.groups.isEmpty ? nil : device.groups,
      attributes: device.attributes.isEmpty ? nil : JSONObject(attributes: device.attributes)
    )
  }
}

extension DeviceCapability {
  /// Returns the names of the known bits, in their order.
  fileprivate static func names(of capabilities: DeviceCapabilities) -> [DeviceCapability] {
    let bits: [(DeviceCapabilities, DeviceCapability)] = [
      (.videoOut, .videoOut), (.videoIn, .videoIn), (.audioOut, .audioOut), (.audioIn, .audioIn),
      (.developerMode, .developerMode), (.multizoneGroup, .multizoneGroup), (.dynamicGroup, .dynamicGroup),
      (.multiChannelGroup, .multiChannelGroup), (.multiChannelMember, .multiChannelMember),
      (.masterOrFixedVolume, .masterOrFixedVolume), (.attenuationOrFixedVolume, .attenuationOrFixedVolume),
      (.dynamicGroupingSupported, .dynamicGroupingSupported),
    ]
    return bits.filter { capabilities.contains($0.0) }.map(\.1)
  }
}

extension JSONObject {
  /// Creates an object of attributes, ordered by name. Values are parsed as JSON; those that aren't JSON become texts.
  fileprivate init(attributes: [String: String]) {
    self.init(
      attributes.sorted { $0.key < $1.key }.map { name, text in
        (name, (try? JSONDocument(parsing: text))?.root.value ?? .string(text))
      })
  }
}

extension String {
  /// The text, or `nil` if it is empty.
  fileprivate var nonEmpty: String? { self.isEmpty ? nil : self }
}
