import CastModel

/// An announced device that isn't among the asking client's devices. The reasons are those of ``DeviceAdmission``,
/// and `INTERFACE`.
extension LeftOutDevice {
  init(_ device: DiscoveredDevice, _ admission: DeviceAdmission) {
    self.init(
      deviceId: device.deviceId, friendlyName: device.friendlyName, reason: LeftOutReason(rawValue: admission.rawValue))
  }

  init(unused service: CastService) {
    let deviceId = DiscoveredDevice.deviceId(of: service)
    self.init(
      deviceId: deviceId, friendlyName: DiscoveredDevice.friendlyName(of: service) ?? deviceId, reason: .interface)
  }

  /// The reason in words.
  var words: String {
    switch self.reason {
    case .interface: "seen only on an interface that isn't used"
    case .applicationUnavailable: "it has none of the wanted apps"
    case .applicationUnknown:
      "it announces none of the wanted apps, and hasn't answered whether it has one"
    case .namespacesMissing:
      "no app is known to run on it that speaks the wanted namespaces"
    default: self.reason.rawValue
    }
  }
}
