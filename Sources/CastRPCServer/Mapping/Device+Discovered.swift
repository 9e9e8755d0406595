import CastDiscovery
import CastRPCProtocol

extension Device {
  init(_ device: DiscoveredDevice) {
    let type: CastRPCProtocol.DeviceType =
      switch device.type {
      case .tv: .tv
      case .speaker: .speaker
      case .speakerGroup: .speakerGroup
      default: .generic
      }
    let isBusy: Bool? =
      switch device.status {
      case .idle: false
      case .busy: true
      default: nil
      }
    self.init(
      deviceId: device.deviceId, friendlyName: device.friendlyName, modelName: device.modelName.nonEmpty,
      deviceVersion: device.deviceVersion.nonEmpty, deviceType: type, capabilities: device.capabilities?.rawValue,
      capabilityNames: device.capabilities.map(DeviceCapability.names(of:)), isBusy: isBusy,
      statusText: device.statusText.nonEmpty, iconPath: device.iconPath.nonEmpty, iconUrl: device.iconURL,
      host: device.address, hostName: device.host == device.address ? nil : device.host, addresses: device.addresses,
      port: Int64(device.port), isGroup: device.isGroup,
      source: DeviceSource(rawValue: device.origin.rawValue),
      applicationIds: device.applicationIds.isEmpty ? nil : device.applicationIds.sorted(), txt: device.txt)
  }
}

extension DeviceCapability {
  /// The names of the bits that have one, in their order.
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

extension String {
  /// `nil` where a record says nothing.
  fileprivate var nonEmpty: String? { self.isEmpty ? nil : self }
}
