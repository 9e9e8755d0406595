/// The kind of a device, derived from its capabilities; the raw values are those of `GCKDeviceType`.
public struct DeviceType: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Nothing is known about its outputs.
  public static let generic = DeviceType(rawValue: 0)
  /// Has a display.
  public static let tv = DeviceType(rawValue: 1)
  /// Has speakers but no display.
  public static let speaker = DeviceType(rawValue: 2)
  /// Is a group of speakers.
  public static let speakerGroup = DeviceType(rawValue: 3)
}
