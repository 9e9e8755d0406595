import COpenSSL
import Glibc

/// The accepted TLS versions, ciphers and certificates.
///
/// The defaults of ``init(ciphers:securityLevel:minimumVersion:maximumVersion:trust:)`` reach devices that are ten
/// years old and have made their certificate themselves: every version from TLS 1.0 on, SHA-1 signatures, 1,024-bit
/// keys, X.509 v1. All of that needs OpenSSL's security level 0: level 1, and the level 2 that distributions assume,
/// refuse SHA-1, and with it TLS 1.0 and 1.1. Two peers still choose the newest version that both support, and weak
/// ciphers last. Without verification of certificates the defaults weaken nothing: an attacker in the middle of such a
/// link needs no weak cipher. For servers of the web, see ``web``.
public struct TLSPolicy: Sendable, Hashable {
  /// A version of TLS; its raw value is the wire's.
  public struct Version: RawRepresentable, Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The version's number in the protocol: major and minor byte, 0x0301 for TLS 1.0.
    public let rawValue: Int32
    /// Makes a version of the wire's number; ``TLSContext`` refuses one that OpenSSL doesn't know.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// TLS 1.0 (0x0301, RFC 2246), which RFC 8996 deprecates; policies accept it by default.
    public static let v1_0 = Version(rawValue: TLS1_VERSION)
    /// TLS 1.1 (0x0302, RFC 4346), which RFC 8996 deprecates.
    public static let v1_1 = Version(rawValue: TLS1_1_VERSION)
    /// TLS 1.2 (0x0303, RFC 5246), the oldest version that ``TLSPolicy/web`` accepts.
    public static let v1_2 = Version(rawValue: TLS1_2_VERSION)
    /// TLS 1.3 (0x0304, RFC 8446); ``TLSPolicy/ciphers`` doesn't apply to it.
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

  /// OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`); an `@SECLEVEL` in it overrides ``securityLevel``.
  public var ciphers: String
  /// OpenSSL's security level, 0 to 5: the required strength of keys, signatures and versions (`man
  /// SSL_CTX_set_security_level`).
  public var securityLevel: Int32
  /// The oldest accepted version.
  public var minimumVersion: Version
  /// The newest version that is offered; `nil` for the newest that OpenSSL knows.
  public var maximumVersion: Version?
  /// The certificates that a client accepts.
  public var trust: TLSTrust

  /// Makes a policy; the defaults accept old devices and verify no certificate, as the type's comment explains.
  ///
  /// Nothing is checked here: ``TLSContext`` throws ``TLSError/Code/configuration`` if OpenSSL refuses it.
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

  /// The policy for HTTPS: TLS 1.2 at least, and a certificate for the server's name that the system trusts.
  public static let web = TLSPolicy(securityLevel: 2, minimumVersion: .v1_2, trust: .systemRoots)
}

/// The certificates that a client accepts.
public struct TLSTrust: Sendable, Hashable {
  enum Roots: Sendable, Hashable {
    case system
    case file(String)
    case systemAndFile(String)
  }

  /// The accepted roots; `nil`: nothing is verified.
  let roots: Roots?

  /// Any certificate: nothing is verified, no name is needed. For devices that make their certificate themselves.
  public static let anyone = TLSTrust(roots: nil)
  /// Certificates for the server's name that lead to a root of the system (`SSL_CERT_FILE` and `SSL_CERT_DIR` apply).
  public static let systemRoots = TLSTrust(roots: .system)
  /// Returns the trust in certificates for the server's name that lead to one of the certificates in a PEM file.
  public static func roots(file path: String) -> TLSTrust { TLSTrust(roots: .file(path)) }
  /// Returns the trust in certificates for the server's name that lead to a root of the system, or to one of the
  /// certificates in a PEM file.
  public static func systemRoots(andFile path: String) -> TLSTrust { TLSTrust(roots: .systemAndFile(path)) }

  /// Whether the peer's certificate is verified at all.
  public var isVerifying: Bool { self.roots != nil }

  /// The file with the roots, for a library that reads it by itself; `nil`: the library's default.
  package var rootsFile: String? {
    switch self.roots {
    case .file(let path), .systemAndFile(let path): path
    case .system: getenv("SSL_CERT_FILE").map { String(cString: $0) }
    case nil: nil
    }
  }

  /// The folder with the system's roots by their hashes, if they apply; `nil`: the library's default.
  package var rootsFolder: String? {
    switch self.roots {
    case .file: "/dev/null"
    case .system, .systemAndFile: getenv("SSL_CERT_DIR").map { String(cString: $0) }
    case nil: nil
    }
  }
}
