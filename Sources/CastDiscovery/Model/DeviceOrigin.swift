/// Where a device was learned from.
public struct DeviceOrigin: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It was announced on the network.
  public static let dnssd = DeviceOrigin(rawValue: "DNS_SD")
  /// An earlier run saw it announced; this one hasn't yet.
  public static let cached = DeviceOrigin(rawValue: "CACHED")
  /// A client named its host and port, and the network doesn't announce it.
  public static let configured = DeviceOrigin(rawValue: "CONFIGURED")
}
