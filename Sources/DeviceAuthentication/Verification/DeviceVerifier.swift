public import CastV2

/// Verifies a device's answer to a challenge: a pure function of the answer, the nonce, the TLS certificate, the time, the options and
/// the anchors (cast.md 11.2).
public struct DeviceVerifier: Sendable {
  public var options: VerificationOptions
  /// Where a device's chain may end.
  public var roots: TrustAnchors
  /// Where the chain of a revocation list's signer may end.
  public var crlRoots: TrustAnchors
  /// A `CrlBundle` that is looked through besides the device's own, which hardly any device sends.
  public var fallbackCRL: [UInt8]?

  public init(
    options: VerificationOptions = VerificationOptions(),
    roots: TrustAnchors = .cast,
    crlRoots: TrustAnchors = .castCRL,
    fallbackCRL: [UInt8]? = nil
  ) {
    self.options = options
    self.roots = roots
    self.crlRoots = crlRoots
    self.fallbackCRL = fallbackCRL
  }

  /// The longest validity of a TLS certificate from now on, in seconds: four days (cast.md 11.1).
  static let maximumTLSLifetime: Int64 = 4 * 24 * 3_600

  /// Verifies a whole answer.
  ///
  /// Every check is made, so that the result can tell an expired certificate apart from a forged signature.
  ///
  /// - Parameters:
  ///   - nonce: what the challenge held.
  ///   - tlsCertificate: the certificate that the device showed in the TLS handshake, in DER; `nil` if none is known.
  ///   - claimsVideo: whether the device says that it has a screen, by its advertised capabilities.
  ///   - time: seconds since 1970.
  public func verify(
    _ response: AuthResponse, nonce: [UInt8], tlsCertificate: [UInt8]?, claimsVideo: Bool = false, at time: Int64
  ) -> AuthenticationResult {
    var result = AuthenticationResult()
    for finding in Self.tlsFailures(tlsCertificate, at: time) { result.fail(finding) }
    self.checkNonce(response.senderNonce, expected: nonce, result: &result)
    // What counts is the nonce as it was signed: old devices sign without one (trap 67).
    let signedData = (response.senderNonce ?? []) + (tlsCertificate ?? [])
    self.verify(response, signedData: signedData, at: time, result: &result)
    if claimsVideo, result.isAudioOnly {
      result.fail(
        AuthenticationFinding(
          .audioOnly, "The device says that it has a screen, but its certificate is for audio devices only.",
          certificate: result.subject))
    }
    return result
  }

  /// Verifies the certificates and the signature over `signedData`.
  package func verifyCredentials(
    _ response: AuthResponse, signedData: [UInt8], at time: Int64
  ) -> AuthenticationResult {
    var result = AuthenticationResult()
    self.verify(response, signedData: signedData, at: time, result: &result)
    return result
  }

  private func verify(
    _ response: AuthResponse, signedData: [UInt8], at time: Int64, result: inout AuthenticationResult
  ) {
    guard let leaf = X509Certificate(der: response.clientAuthCertificate) else {
      return result.fail(
        AuthenticationFinding(.certificateMalformed, "The device's certificate can't be read, or is missing."))
    }
    result.subject = leaf.subject
    result.model = leaf.issuer
    self.checkSignature(response, by: leaf, over: signedData, result: &result)
    if !leaf.allowsDigitalSignature {
      result.fail(
        AuthenticationFinding(
          .keyUsage, "The key of the certificate \(leaf.quotedName) is not for signatures: it is no device's.",
          certificate: leaf.subject))
    }
    let intermediates = response.intermediateCertificates.map(X509Certificate.init(der:))
    let parsed = intermediates.compactMap { $0 }
    if parsed.count < intermediates.count {
      result.fail(AuthenticationFinding(.certificateMalformed, "An intermediate certificate can't be read."))
    }
    let chain = CertificateChain.build(
      leaf: leaf, intermediates: parsed, anchors: self.roots.parsed(), time: time)
    self.check(chain, crl: response.crl, at: time, result: &result)
  }

  private func check(
    _ chain: CertificateChain, crl: [UInt8]?, at time: Int64, result: inout AuthenticationResult
  ) {
    result.chain = chain.certificates.map(CertificateSummary.init)
    result.notAfter = chain.notAfter
    for finding in chain.failures { result.fail(finding) }
    for finding in chain.dateFailures(at: time) {
      if self.options.ignoresExpiry, finding.check.isAboutDates {
        result.warnings.append(finding)
      } else {
        result.fail(finding)
      }
    }
    for certificate in chain.certificates {
      guard let policies = certificate.policies else {
        result.fail(
          AuthenticationFinding(
            .certificateMalformed, "The policies of the certificate \(certificate.quotedName) can't be read.",
            certificate: certificate.subject))
        continue
      }
      if policies.contains(Self.audioOnlyPolicy) { result.isAudioOnly = true }
    }
    self.checkRevocation(of: chain, crl: crl, at: time, result: &result)
  }

  /// In any certificate of a chain: what it certifies has no screen. Unlike in RFC 5280 no issuer has to allow it.
  private static let audioOnlyPolicy = "1.3.6.1.4.1.11129.2.5.2"
}
