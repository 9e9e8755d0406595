import COpenSSL

/// Which TLS is acceptable, and whose certificates.
///
/// What ``init(ciphers:securityLevel:minimumVersion:maximumVersion:trust:)`` assumes reaches devices that are ten years old and have a certificate
/// of their own making: every version from TLS 1.0 on, SHA-1 signatures, 1,024-bit keys, X.509 v1. All of that needs OpenSSL's
/// security level 0: level 1, and the level 2 that distributions assume, refuse SHA-1, and with it TLS 1.0 and 1.1. Two peers that can do
/// better still do: the newest version that both know is chosen, and what is weak stands last. Nothing is lost either, as long as nobody's
/// certificate is verified: who can stand in the middle of such a link needs no weak cipher. For servers of the web, see ``web``.
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

  /// OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`); an `@SECLEVEL` in it goes before ``securityLevel``.
  public var ciphers: String
  /// OpenSSL's security level, 0 to 5: what keys, signatures and versions are strong enough (`man SSL_CTX_set_security_level`).
  public var securityLevel: Int32
  /// The oldest version that is accepted.
  public var minimumVersion: Version
  /// The newest version that is offered; `nil` for the newest that OpenSSL knows.
  public var maximumVersion: Version?
  /// Whose certificates a client accepts.
  public var trust: TLSTrust

  public init(
    ciphers: String = "DEFAULT",
    securityLevel: Int32 = 0,
    minimumVersion: Version = .v1_0,
    maximumVersion: Version? = nil,
    trust: TLSTrust = .anyone
  ) {
    self.ciphers = ciphers
    self.securityLevel = securityLevel
    self.minimumVersion = minimumVersion
    self.maximumVersion = maximumVersion
    self.trust = trust
  }

  /// For HTTPS: TLS 1.2 at least, and a certificate for the server's name that the system trusts.
  public static let web = TLSPolicy(securityLevel: 2, minimumVersion: .v1_2, trust: .systemRoots)
}
