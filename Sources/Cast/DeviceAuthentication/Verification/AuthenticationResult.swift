public import CastModel
public import CastV2
import TextFormats

/// The findings of device authentication.
public struct AuthenticationResult: Sendable, Hashable {
  /// The failures in the order of the checks; those about dates are last.
  public private(set) var failures: [AuthenticationFinding] = []
  /// Findings that the options tolerate.
  public internal(set) var warnings: [AuthenticationFinding] = []
  /// The common name of the device's certificate: model code and hardware address on Chromecasts.
  public internal(set) var subject: String?
  /// The common name of the issuing authority, which is named after the model or its maker: `Chromecast ICA 3`.
  public internal(set) var model: String?
  /// The earliest expiry of the chain, in seconds since 1970.
  public internal(set) var notAfter: Int64?
  /// Whether the chain is only for devices without a screen.
  public internal(set) var isAudioOnly = false
  /// The hash of the device's signature; `nil` if there is none.
  public internal(set) var hashAlgorithm: HashAlgorithm?
  /// Whether the answer echoed this sender's nonce, which proves that it is fresh; old devices echo none.
  public internal(set) var echoesNonce = false
  /// Whether a valid revocation list was checked.
  public internal(set) var isRevocationChecked = false
  /// The device's certificate first, the anchor last; as far as the chain could be built.
  public internal(set) var chain: [CertificateInfo] = []

  init() {}

  /// Makes the result of an answer that is missing or can't be verified.
  public init(failure: AuthenticationFinding) { self.failures = [failure] }

  /// The outcome. An authentic device has a key that Google certified, which isn't proof of a genuine device: such
  /// keys have been extracted from apps (trap 70).
  public var verdict: AuthenticationVerdict {
    if self.failures.isEmpty { return .authentic }
    if self.failures.allSatisfy(\.check.isAboutDates) { return .expired }
    return self.failures.contains { $0.check == .noReply || $0.check == .deviceError } ? .unanswered : .notAuthentic
  }

  /// Whether no check failed; warnings don't count.
  public var isAuthentic: Bool { self.failures.isEmpty }

  /// The first failure. If it is about dates, all other checks passed.
  public var failure: AuthenticationFinding? { self.failures.first }

  mutating func fail(_ finding: AuthenticationFinding) {
    guard !finding.check.isAboutDates else { return self.failures.append(finding) }
    let index = self.failures.firstIndex { $0.check.isAboutDates } ?? self.failures.endIndex
    self.failures.insert(finding, at: index)
  }
}

/// The failure of a check: checks throw their findings.
extension AuthenticationFinding: Error, CustomStringConvertible {
  /// Makes a finding of `check`. `message` names the defect and the remedy, for people; `certificate` is the common
  /// name of the certificate concerned.
  public init(_ check: AuthenticationCheck, _ message: String, certificate: String? = nil) {
    self.init(check: check, message: message, certificate: certificate)
  }

  /// The check and the message.
  public var description: String { "\(self.check): \(self.message)" }
}

extension AuthenticationCheck {
  /// Whether it is only about dates, which a wrong clock or a careless maker can cause as well as a forger.
  public var isAboutDates: Bool {
    switch self {
    case .tlsCertificateNotYetValid, .tlsCertificateExpired, .deviceCertificateNotYetValid, .deviceCertificateExpired,
      .intermediateNotYetValid, .intermediateExpired:
      true
    default: false
    }
  }
}

extension DeviceAuthenticationInfo {
  /// Makes the API's description of `result`.
  public init(_ result: AuthenticationResult) {
    self.init(
      verdict: result.verdict, failedCheck: result.failure?.check, message: result.failure?.message,
      failures: result.failures, warnings: result.warnings, subject: result.subject, model: result.model,
      notAfter: result.notAfter.map(UTCDate.text), audioOnly: result.isAudioOnly,
      hashAlgorithm: result.hashAlgorithm.map(String.init(describing:)), nonceEchoed: result.echoesNonce,
      revocationChecked: result.isRevocationChecked, chain: result.chain)
  }
}

extension CertificateInfo {
  /// Makes the API's description of a chain's certificate.
  init(_ certificate: X509Certificate) {
    self.init(
      subject: certificate.subject, issuer: certificate.issuer,
      notBefore: certificate.notBefore.map(UTCDate.text), notAfter: certificate.notAfter.map(UTCDate.text),
      fingerprint: Hexadecimal.text(certificate.fingerprint))
  }
}
