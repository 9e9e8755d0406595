/// Which way to ask the network; more may be added.
public struct SourcePolicy: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The DNS-SD daemon, and our own questions while it doesn't work.
  public static let automatic = SourcePolicy(rawValue: "AUTOMATIC")
  /// The DNS-SD daemon alone.
  public static let avahi = SourcePolicy(rawValue: "AVAHI")
  /// Our own questions alone.
  public static let embedded = SourcePolicy(rawValue: "EMBEDDED")
}
