import COpenSSL

/// Which TLS is acceptable.
///
/// The defaults connect to old television sets, which know only old versions and ciphers, sign with SHA-1 and have 1,024-bit keys.
/// Nothing is lost by that: a receiver's certificate proves nothing in any case, only device authentication does.
/// (Protocol page 11.1.)
public struct TLSPolicy: Sendable, Hashable {
  /// A version of TLS; its raw value is the wire's.
  public struct Version: RawRepresentable, Sendable, Hashable, Comparable, CustomStringConvertible {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let v1_0 = Version(rawValue: TLS1_VERSION)
    public static let v1_1 = Version(rawValue: TLS1_1_VERSION)
    public static let v1_2 = Version(rawValue: TLS1_2_VERSION)
    public static let v1_3 = Version(rawValue: TLS1_3_VERSION)

    public static func < (lhs: Version, rhs: Version) -> Bool { lhs.rawValue < rhs.rawValue }

    public var description: String {
      switch self {
      case .v1_0: "TLS 1.0"
      case .v1_1: "TLS 1.1"
      case .v1_2: "TLS 1.2"
      case .v1_3: "TLS 1.3"
      default: "TLS version \(String(self.rawValue, radix: 16))"
      }
    }
  }

  /// OpenSSL's cipher string for TLS up to 1.2, with the security level.
  public var ciphers: String
  /// The oldest version that is accepted.
  public var minimumVersion: Version
  /// The newest version that is offered; `nil` for the newest that OpenSSL knows.
  public var maximumVersion: Version?

  public init(
    ciphers: String = "DEFAULT:@SECLEVEL=0", minimumVersion: Version = .v1_0, maximumVersion: Version? = nil
  ) {
    self.ciphers = ciphers
    self.minimumVersion = minimumVersion
    self.maximumVersion = maximumVersion
  }
}
