/// One of the things that are checked; the raw values are the spec's.
public struct AuthenticationCheck: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  // MARK: The answer

  /// No answer came in time, or the link broke first.
  public static let noReply = AuthenticationCheck("NO_REPLY")
  /// The device answered that it can't (`AuthError`).
  public static let deviceError = AuthenticationCheck("DEVICE_ERROR")
  /// The answer can't be read, or holds neither a response nor an error.
  public static let replyMalformed = AuthenticationCheck("REPLY_MALFORMED")

  // MARK: The signature

  /// The answer echoes a nonce that isn't ours: it is an old one, played again.
  public static let nonce = AuthenticationCheck("NONCE")
  /// The hash or the kind of signature is not accepted.
  public static let algorithm = AuthenticationCheck("ALGORITHM")
  /// The device's key didn't sign the nonce and this TLS certificate.
  public static let signature = AuthenticationCheck("SIGNATURE")

  // MARK: The TLS certificate

  /// There is no TLS certificate, or it can't be read.
  public static let tlsCertificate = AuthenticationCheck("TLS_CERTIFICATE")
  public static let tlsCertificateNotYetValid = AuthenticationCheck("TLS_CERTIFICATE_NOT_YET_VALID")
  public static let tlsCertificateExpired = AuthenticationCheck("TLS_CERTIFICATE_EXPIRED")
  /// It is valid for more than four days from now.
  public static let tlsCertificateLifetime = AuthenticationCheck("TLS_CERTIFICATE_LIFETIME")

  // MARK: The device's chain

  /// A certificate, or one of its extensions, can't be read.
  public static let certificateMalformed = AuthenticationCheck("CERTIFICATE_MALFORMED")
  /// The chain leads to no root that is trusted.
  public static let untrustedRoot = AuthenticationCheck("UNTRUSTED_ROOT")
  /// A certificate of the chain wasn't signed by its issuer.
  public static let certificateSignature = AuthenticationCheck("CERTIFICATE_SIGNATURE")
  /// A certificate of the chain is signed with something else than RSA and SHA.
  public static let certificateAlgorithm = AuthenticationCheck("CERTIFICATE_ALGORITHM")
  /// There are more certificates in the chain than one of them allows.
  public static let pathLength = AuthenticationCheck("PATH_LENGTH")
  /// An issuer is no certificate authority.
  public static let basicConstraints = AuthenticationCheck("BASIC_CONSTRAINTS")
  /// The device's key is not for signatures, or an issuer's not for certificates.
  public static let keyUsage = AuthenticationCheck("KEY_USAGE")
  /// A key is not RSA, or shorter than 2,048 bits.
  public static let keySize = AuthenticationCheck("KEY_SIZE")
  /// A name is none that its issuer may give.
  public static let nameConstraints = AuthenticationCheck("NAME_CONSTRAINTS")
  /// A certificate has a critical extension that isn't understood.
  public static let criticalExtension = AuthenticationCheck("CRITICAL_EXTENSION")
  /// Something else that OpenSSL finds wrong with the chain.
  public static let certificateChain = AuthenticationCheck("CERTIFICATE_CHAIN")
  public static let deviceCertificateNotYetValid = AuthenticationCheck("DEVICE_CERTIFICATE_NOT_YET_VALID")
  public static let deviceCertificateExpired = AuthenticationCheck("DEVICE_CERTIFICATE_EXPIRED")
  public static let intermediateNotYetValid = AuthenticationCheck("INTERMEDIATE_NOT_YET_VALID")
  /// As on 9 March 2025, when Google's own had run out: the device is genuine, and its maker has to update it.
  public static let intermediateExpired = AuthenticationCheck("INTERMEDIATE_EXPIRED")
  /// The device says that it has a screen, and its certificate is for devices without.
  public static let audioOnly = AuthenticationCheck("AUDIO_ONLY")

  // MARK: Revocation

  /// A revocation list is required, and there is none.
  public static let crlMissing = AuthenticationCheck("CRL_MISSING")
  /// The revocation list can't be read, isn't signed by who may, or is out of date.
  public static let crlInvalid = AuthenticationCheck("CRL_INVALID")
  /// A certificate of the chain is revoked.
  public static let revoked = AuthenticationCheck("REVOKED")

  // MARK: Kinds

  /// Whether it is about dates alone, which a wrong clock or a maker's neglect fail as well as a forger.
  public var isAboutDates: Bool {
    switch self {
    case .tlsCertificateNotYetValid, .tlsCertificateExpired, .deviceCertificateNotYetValid, .deviceCertificateExpired,
      .intermediateNotYetValid, .intermediateExpired:
      true
    default: false
    }
  }
}
