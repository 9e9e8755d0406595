/// A step of making a link.
public struct CastConnectPhase: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// Turning a host name into addresses.
  public static let resolve = CastConnectPhase(rawValue: "RESOLVE")
  /// The TCP handshake.
  public static let tcp = CastConnectPhase(rawValue: "TCP")
  /// The TLS handshake.
  public static let tls = CastConnectPhase(rawValue: "TLS")
}
