import CastRPCProtocol
import DeviceAuthentication

extension DeviceAuthenticationInfo {
  init(_ result: AuthenticationResult) {
    self.init(
      verdict: AuthenticationVerdict(rawValue: result.verdict.rawValue),
      failedCheck: result.failure.map { CastRPCProtocol.AuthenticationCheck(rawValue: $0.check.rawValue) },
      message: result.failure?.message,
      failures: result.failures.map(CastRPCProtocol.AuthenticationFinding.init),
      warnings: result.warnings.map(CastRPCProtocol.AuthenticationFinding.init),
      subject: result.subject, model: result.model, notAfter: result.notAfter.map(UTCDate.text),
      audioOnly: result.isAudioOnly, hashAlgorithm: result.hashAlgorithm.map(String.init(describing:)),
      nonceEchoed: result.echoesNonce, revocationChecked: result.isRevocationChecked,
      chain: result.chain.map(CertificateInfo.init))
  }
}

extension CastRPCProtocol.AuthenticationFinding {
  fileprivate init(_ finding: DeviceAuthentication.AuthenticationFinding) {
    self.init(
      check: CastRPCProtocol.AuthenticationCheck(rawValue: finding.check.rawValue), message: finding.message,
      certificate: finding.certificate)
  }
}

extension CertificateInfo {
  fileprivate init(_ certificate: CertificateSummary) {
    self.init(
      subject: certificate.subject, issuer: certificate.issuer,
      notBefore: certificate.notBefore.map(UTCDate.text), notAfter: certificate.notAfter.map(UTCDate.text),
      fingerprint: certificate.fingerprint.map { byte in
        let digits = String(byte, radix: 16)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }.joined())
  }
}
