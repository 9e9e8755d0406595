public import CastV2
public import TLS

/// What a device proves with that it is one: its certificate, the key to it, and what leads from it to the root.
///
/// ``answer(to:)`` is a pure function of the challenge; it takes a millisecond of computing (cast.md 11.2).
public struct DeviceCredentials: Sendable {
  /// The device's certificate in DER.
  public var certificate: [UInt8] { self.leaf.der }
  /// What leads from it to the root, in DER.
  public var intermediates: [[UInt8]] { [self.intermediate.der] }
  /// The serialized revocation bundle that answers carry; `nil` for none, as most devices have it.
  public var crl: [UInt8]?
  public let quirks: Set<AuthenticationQuirk>

  let leaf: Certificate
  let intermediate: Certificate
  let key: SigningKey
  /// What the signature covers besides the nonce: the link's TLS certificate in DER.
  private let tlsCertificate: [UInt8]

  /// Issues a device's certificate: some milliseconds of computing, and 100 more with quirks that take a key.
  ///
  /// - Parameters:
  ///   - commonName: what the certificate is called: model code and hardware address on Chromecasts, `3ZZAK6 FA8FCA3F0D35`.
  ///   - tlsIdentity: what the device's links show.
  ///   - time: now, in seconds since 1970.
  /// - Throws: ``ReceiverError`` with `certificateFailed` or `signingFailed`.
  public init(
    chain: DeviceChain, commonName: String, tlsIdentity: TLSIdentity, quirks: Set<AuthenticationQuirk> = [],
    at time: Int64 = CertificateClock.now()
  ) throws(ReceiverError) {
    let chain = try chain.with(quirks, at: time)
    self.key = quirks.contains(.shortKey) ? try SigningKey(bits: 1_024) : chain.deviceKey
    var extensions: [CertificateTemplate.Extension] = [
      .endEntity, .signature, .clientAuthentication, .subjectKey, .authorityKey,
    ]
    if quirks.contains(.audioOnly) { extensions.append(.audioOnly) }
    let template = CertificateTemplate(
      commonName: commonName,
      validity: CertificateClock.validity(years: 9, isExpired: quirks.contains(.expiredLeaf), at: time),
      extensions: extensions)
    self.leaf = try template.issue(for: self.key, by: chain.intermediate)
    self.intermediate = chain.intermediate.certificate
    self.quirks = quirks
    if quirks.contains(.mismatchedTLS) {
      let other = CertificateTemplate(
        commonName: commonName, validity: (time - CertificateClock.day)...(time + 2 * CertificateClock.day))
      self.tlsCertificate = try other.issue(for: self.key, by: nil).der
    } else {
      self.tlsCertificate = try Certificate(pem: tlsIdentity.certificatePEM).der
    }
    guard !quirks.isDisjoint(with: AuthenticationQuirk.ofRevocation) else { return }
    self.crl = try RevocationListMaker(chain: chain, leaf: self.leaf, quirks: quirks, time: time).bundle()
  }

  /// The answer to a challenge; `nil` for a device that gives none.
  public func answer(to challenge: AuthChallenge) -> DeviceAuthMessage? {
    if self.quirks.contains(.noAnswer) { return nil }
    if self.quirks.contains(.authError) { return DeviceAuthMessage(error: AuthError(.internalError)) }
    let algorithm = challenge.signatureAlgorithm ?? .rsassaPKCS1v15
    let asked = challenge.hashAlgorithm ?? .sha1
    // openscreen's receiver knows no other.
    guard [.rsassaPKCS1v15, .unspecified].contains(algorithm), [.sha1, .sha256].contains(asked) else {
      return DeviceAuthMessage(error: AuthError(.signatureAlgorithmUnavailable))
    }
    let hash = self.quirks.contains(.sha1Signature) ? .sha1 : asked
    let nonce = self.nonce(for: challenge)
    do throws(ReceiverError) {
      let signature = try self.key.sign(
        (nonce ?? []) + self.tlsCertificate, digest: hash == .sha256 ? .sha256 : .sha1)
      return DeviceAuthMessage(
        response: AuthResponse(
          signature: signature, clientAuthCertificate: self.certificate, intermediateCertificates: self.intermediates,
          signatureAlgorithm: .rsassaPKCS1v15, senderNonce: nonce, hashAlgorithm: hash, crl: self.crl))
    } catch {
      return DeviceAuthMessage(error: AuthError(.internalError))
    }
  }

  private func nonce(for challenge: AuthChallenge) -> [UInt8]? {
    if self.quirks.contains(.noNonce) { return nil }
    if self.quirks.contains(.replayedSignature) { return [UInt8](repeating: 0x5A, count: 16) }
    return challenge.senderNonce
  }
}
