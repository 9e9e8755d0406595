public import CastModel
import LoopIsolation

extension DeviceAuthenticationInfo {
  /// What clients are told of `result`.
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
  /// What there is to say of a certificate of a chain.
  init(_ certificate: X509Certificate) {
    self.init(
      subject: certificate.subject, issuer: certificate.issuer,
      notBefore: certificate.notBefore.map(UTCDate.text), notAfter: certificate.notAfter.map(UTCDate.text),
      fingerprint: Hexadecimal.text(certificate.fingerprint))
  }
}
