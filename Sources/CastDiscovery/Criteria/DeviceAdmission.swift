/// Whether a device fits somebody's criteria, and if not, why.
public struct DeviceAdmission: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It fits.
  public static let admitted = DeviceAdmission(rawValue: "admitted")
  /// It said that it has none of the apps.
  public static let applicationUnavailable = DeviceAdmission(rawValue: "APPLICATION_UNAVAILABLE")
  /// It announces none of the apps, and nobody asked it.
  public static let applicationUnknown = DeviceAdmission(rawValue: "APPLICATION_UNKNOWN")
  /// No app is known to run on it that speaks the namespaces.
  public static let namespacesMissing = DeviceAdmission(rawValue: "NAMESPACES_MISSING")
}
