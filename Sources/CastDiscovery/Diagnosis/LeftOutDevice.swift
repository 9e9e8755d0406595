/// Something that is announced but isn't among the devices of whoever asks.
public struct LeftOutDevice: Sendable, Hashable {
  /// Why; those of ``DeviceAdmission``, and ``interface``.
  public struct Reason: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// It was seen only on a network interface that isn't used.
    public static let interface = Reason(rawValue: "INTERFACE")
  }

  public let deviceId: String
  public let friendlyName: String
  public let reason: Reason

  init(_ device: DiscoveredDevice, _ admission: DeviceAdmission) {
    self.deviceId = device.deviceId
    self.friendlyName = device.friendlyName
    self.reason = Reason(rawValue: admission.rawValue)
  }

  init(unused service: CastService) {
    self.deviceId = DiscoveredDevice.deviceId(of: service)
    self.friendlyName = service.txt["fn"] ?? service.key.instanceName
    self.reason = .interface
  }

  /// The reason in words.
  var words: String {
    switch self.reason {
    case .interface: "seen only on an interface that isn't used"
    case Reason(rawValue: DeviceAdmission.applicationUnavailable.rawValue): "it has none of the wanted apps"
    case Reason(rawValue: DeviceAdmission.applicationUnknown.rawValue):
      "it announces none of the wanted apps, and nobody asked it"
    case Reason(rawValue: DeviceAdmission.namespacesMissing.rawValue):
      "no app is known to run on it that speaks the wanted namespaces"
    default: self.reason.rawValue
    }
  }
}
