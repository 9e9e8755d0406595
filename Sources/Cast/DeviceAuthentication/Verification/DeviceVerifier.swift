public import CastModel
public import CastV2
import TLS

/// Verifies a device's answer to a challenge: a pure function of the answer, the nonce, the TLS certificate, the
/// time, the options and the anchors (cast.md 11.2).
public struct DeviceVerifier: Sendable {
  /// The strictness of the verification: which findings are failures, and which only warnings.
  public var options: VerificationOptions
  /// The anchors of a device's chain.
  public var roots: TrustAnchors
  /// The anchors of the chain of a revocation list's signer.
  public var crlRoots: TrustAnchors
  /// A `CrlBundle` that is checked in addition to the device's own, which few devices send.
  public var fallbackCRL: [UInt8]?

  /// Makes a verifier that by default trusts only Google's roots and has no revocation list.
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
  /// Every check is made, so that the result distinguishes an expired certificate from a forged signature.
  ///
  /// - Parameters:
  ///   - nonce: the challenge's nonce.
  ///   - tlsCertificate: the certificate that the device showed in the TLS handshake, in DER; `nil` if none is known.
  ///   - claimsVideo: whether the device's announced capabilities include a screen.
  ///   - time: seconds since 1970.
  public func verify(
    _ response: AuthResponse, nonce: [UInt8], tlsCertificate: [UInt8]?, claimsVideo: Bool = false, at time: Int64
  ) -> AuthenticationResult {
    var result = AuthenticationResult()
    for finding in Self.tlsFailures(tlsCertificate, at: time) { result.fail(finding) }
    self.checkNonce(response.senderNonce, expected: nonce, result: &result)
    // The nonce in the answer is the signed one; old devices sign without one (trap 67).
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
    result.chain = chain.certificates.map(CertificateInfo.init)
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

  /// The policy of a certificate in a chain for devices without a screen. Unlike in RFC 5280 no issuer has to allow
  /// it.
  private static let audioOnlyPolicy = "1.3.6.1.4.1.11129.2.5.2"
}

extension DeviceVerifier {
  /// Returns the failures of the TLS certificate at `time`, in seconds since 1970.
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
          "The device's signature is not over this connection: another host intercepts it, or imitates the device.",
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

  /// Checks the device's list and the fallback; an entry in either counts.
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

/// The strictness of the verification of a device's answer.
public struct VerificationOptions: Sendable, Hashable {
  /// Whether invalid dates of the device's chain are only warnings. Those of the TLS certificate are failures in any
  /// case, since they are the signature's own.
  public var ignoresExpiry: Bool
  /// Whether a signature over SHA-1 is accepted, as the oldest devices make it.
  public var acceptsSHA1: Bool
  /// Whether an answer without a nonce is refused; one with a wrong nonce is refused in any case.
  public var requiresNonce: Bool
  /// The use of revocation lists.
  public var crlPolicy: RevocationPolicy

  /// Makes the options from those of the context.
  public init(_ options: DeviceAuthenticationOptions) {
    self.init(
      ignoresExpiry: options.ignoreExpiry, acceptsSHA1: options.acceptSHA1, requiresNonce: options.requireNonce,
      crlPolicy: options.crl)
  }

  /// Makes the options; parameters left out have their defaults.
  public init(
    ignoresExpiry: Bool = false, acceptsSHA1: Bool = true, requiresNonce: Bool = false,
    crlPolicy: RevocationPolicy = .optional
  ) {
    self.ignoresExpiry = ignoresExpiry
    self.acceptsSHA1 = acceptsSHA1
    self.requiresNonce = requiresNonce
    self.crlPolicy = crlPolicy
  }
}
