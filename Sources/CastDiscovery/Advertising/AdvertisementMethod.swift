/// How a service is announced; more may be added.
public struct AdvertisementMethod: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the DNS-SD daemon; by this process where none works.
  public static let automatic = AdvertisementMethod(rawValue: "automatic")
  /// By the DNS-SD daemon alone.
  public static let avahi = AdvertisementMethod(rawValue: "avahi")
  /// By this process alone (multicast DNS); hundreds of instances cost one socket for each IP version.
  public static let mdns = AdvertisementMethod(rawValue: "mdns")
}
