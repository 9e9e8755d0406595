import CastV2

extension DeviceVerifier {
  /// What is wrong with the TLS certificate at `time`, seconds since 1970.
  ///
  /// It isn't verified as a certificate: the device signs it as a whole, and its dates become the signature's.
  package static func tlsFailures(_ der: [UInt8]?, at time: Int64) -> [AuthenticationFinding] {
    guard let certificate = der.flatMap(X509Certificate.init(der:)), let notBefore = certificate.notBefore,
      let notAfter = certificate.notAfter
    else {
      return [AuthenticationFinding(.tlsCertificate, "The TLS certificate is missing, or it can't be read.")]
    }
    var findings: [AuthenticationFinding] = []
    if time < notBefore {
      findings.append(
        AuthenticationFinding(
          .tlsCertificateNotYetValid,
          "The TLS certificate is not valid before \(UTCDate.text(notBefore)). Check the clocks of this machine and "
            + "of the device.", certificate: certificate.subject))
    }
    if time > notAfter {
      findings.append(
        AuthenticationFinding(
          .tlsCertificateExpired,
          "The TLS certificate expired on \(UTCDate.text(notAfter)). Check the clocks of this machine and of the "
            + "device.", certificate: certificate.subject))
    }
    // Both are 64-bit times of years up to 9999, or the caller's.
    let (latest, overflows) = time.addingReportingOverflow(Self.maximumTLSLifetime)
    if !overflows, notAfter > latest {
      findings.append(
        AuthenticationFinding(
          .tlsCertificateLifetime,
          "The TLS certificate is valid until \(UTCDate.text(notAfter)); a device's is for four days at most.",
          certificate: certificate.subject))
    }
    return findings
  }

  func checkNonce(_ echoed: [UInt8]?, expected: [UInt8], result: inout AuthenticationResult) {
    guard let echoed, !echoed.isEmpty else {
      let finding = AuthenticationFinding(
        .nonce, "The device's answer holds no nonce, as with old devices: it may be an old answer, played again.")
      return self.options.requiresNonce ? result.fail(finding) : result.warnings.append(finding)
    }
    guard echoed == expected else {
      return result.fail(
        AuthenticationFinding(.nonce, "The device's answer is to another challenge: an old one, played again."))
    }
    result.echoesNonce = true
  }

  func checkSignature(
    _ response: AuthResponse, by leaf: X509Certificate, over data: [UInt8], result: inout AuthenticationResult
  ) {
    let hash = response.hashAlgorithm ?? .sha1
    result.hashAlgorithm = hash
    switch response.signatureAlgorithm ?? .rsassaPKCS1v15 {
    case .rsassaPKCS1v15, .unspecified: break
    case let other:
      return result.fail(AuthenticationFinding(.algorithm, "The device signed with \(other), which isn't accepted."))
    }
    guard let digest = self.digest(for: hash) else {
      return result.fail(AuthenticationFinding(.algorithm, "The device signed \(hash), which isn't accepted."))
    }
    guard !response.signature.isEmpty else {
      return result.fail(AuthenticationFinding(.signature, "The device's answer holds no signature."))
    }
    guard leaf.verifies(response.signature, over: data, digest: digest) else {
      return result.fail(
        AuthenticationFinding(
          .signature,
          "The device's signature is not over this connection: somebody is in between, or imitates the device.",
          certificate: leaf.subject))
    }
  }

  private func digest(for hash: HashAlgorithm) -> Digest? {
    switch hash {
    case .sha1: self.options.acceptsSHA1 ? .sha1 : nil
    case .sha256: .sha256
    default: nil
    }
  }

  /// Looks through the device's list and the fallback; whatever either revokes is revoked.
  func checkRevocation(
    of chain: CertificateChain, crl: [UInt8]?, at time: Int64, result: inout AuthenticationResult
  ) {
    guard self.options.crlPolicy != .ignore else { return }
    var complaints: [AuthenticationFinding] = []
    for bundle in [crl, self.fallbackCRL].compactMap({ $0 }) where !bundle.isEmpty {
      do throws(AuthenticationFinding) {
        let list = try RevocationList(bundle: bundle, anchors: self.crlRoots, time: time)
        result.isRevocationChecked = true
        if let finding = list.finding(on: chain.certificates, at: time) { return result.fail(finding) }
      } catch {
        complaints.append(error)
      }
    }
    guard self.options.crlPolicy == .required, !result.isRevocationChecked else {
      return result.warnings.append(contentsOf: complaints)
    }
    let missing = AuthenticationFinding(
      .crlMissing, "The device sent no revocation list, and none is configured (`crlFile`).")
    result.fail(complaints.first ?? missing)
  }
}
