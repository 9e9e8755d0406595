/// Whether a device has an app; the raw values are those of `GET_APP_AVAILABILITY` where it has any (cast.md 6.3).
public struct ApplicationAvailability: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The device has it.
  public static let available = ApplicationAvailability(rawValue: "APP_AVAILABLE")
  /// The device said that it doesn't have it.
  public static let unavailable = ApplicationAvailability(rawValue: "APP_UNAVAILABLE")
  /// Nobody asked the device, or it didn't say.
  public static let unknown = ApplicationAvailability(rawValue: "UNKNOWN")
}
