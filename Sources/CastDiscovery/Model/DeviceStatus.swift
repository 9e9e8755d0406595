/// Whether a device says that it is in use (`st` of its TXT record); the raw values are those of `GCKDeviceStatus`.
public struct DeviceStatus: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The device doesn't say.
  public static let unknown = DeviceStatus(rawValue: -1)
  /// No application runs.
  public static let idle = DeviceStatus(rawValue: 0)
  /// An application runs that can be joined.
  public static let busy = DeviceStatus(rawValue: 1)
}
