import COpenSSL
public import CastV2
import JSONCodec
public import LoopIsolation
public import TLS

/// A device's proof of identity: its certificate, the key to it, and the chain from it to the root.
///
/// ``answer(to:)`` is a pure function of the challenge; it takes a millisecond of computing (cast.md 11.2).
public struct DeviceCredentials: Sendable {
  /// The device's certificate in DER.
  public var certificate: [UInt8] { self.leaf.der }
  /// The certificates between it and the root, in DER.
  var intermediates: [[UInt8]] { [self.intermediate.der] }
  /// The serialised revocation bundle that answers carry; `nil` for none, as on most devices.
  public var crl: [UInt8]?
  /// The faults of the certificates and of the answers to challenges; empty for a sound device.
  public let quirks: Set<AuthenticationQuirk>

  let leaf: Certificate
  let intermediate: Certificate
  let key: SigningKey
  /// The link's TLS certificate in DER, which the signature covers besides the nonce.
  private let tlsCertificate: [UInt8]

  /// Issues a device's certificate: some milliseconds of computing, and 100 more with quirks that need a new key.
  ///
  /// - Parameters:
  ///   - commonName: the certificate's common name: model code and hardware address on Chromecasts, `3ZZAK6
  ///     FA8FCA3F0D35`.
  ///   - tlsIdentity: the TLS identity of the device's links.
  ///   - time: the current time, in seconds since 1970.
  /// - Throws: ``ReceiverError`` with `certificateFailed` or `signingFailed`.
  public init(
    chain: DeviceChain, commonName: String, tlsIdentity: TLSIdentity, quirks: Set<AuthenticationQuirk> = [],
    at time: Int64 = EventLoopClock.unixTime()
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

  /// Returns the answer to a challenge; `nil` for a device that gives none.
  public func answer(to challenge: AuthChallenge) -> DeviceAuthMessage? {
    if self.quirks.contains(.noAnswer) { return nil }
    if self.quirks.contains(.authError) { return DeviceAuthMessage(error: AuthError(.internalError)) }
    let algorithm = challenge.signatureAlgorithm ?? .rsassaPKCS1v15
    let asked = challenge.hashAlgorithm ?? .sha1
    // openscreen's receiver supports only these algorithms.
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

/// The authorities of one issuer, and one key that all its devices share.
///
/// Created once for many devices: each further device costs a signature, but no new key, which would take 100 ms.
public final class DeviceChain: Sendable {
  /// The root signs the intermediate authority; verifiers must trust its certificate.
  public let root: PrivateRoot
  /// The root of the chain of a revocation list's signer.
  public let crlRoot: PrivateRoot
  let intermediate: (certificate: Certificate, key: SigningKey)
  /// The key of the devices' certificates, and of the signer of revocation lists.
  let deviceKey: SigningKey

  /// Issues an intermediate authority, which may issue devices' certificates and no further authorities.
  ///
  /// - Throws: ``ReceiverError`` with `certificateFailed`.
  public init(
    root: PrivateRoot, crlRoot: PrivateRoot? = nil, commonName: String = "Emulated Cast ICA",
    at time: Int64 = EventLoopClock.unixTime()
  ) throws(ReceiverError) {
    self.root = root
    if let crlRoot {
      self.crlRoot = crlRoot
    } else {
      self.crlRoot = try PrivateRoot(commonName: "Emulated Cast CRL Root CA", at: time)
    }
    let key = try SigningKey()
    self.deviceKey = try SigningKey()
    self.intermediate = (
      try Self.intermediate(commonName, key: key, root: root, isExpired: false, at: time), key
    )
  }

  private init(copying chain: DeviceChain, root: PrivateRoot, isExpired: Bool, at time: Int64) throws(ReceiverError) {
    self.root = root
    self.crlRoot = chain.crlRoot
    self.deviceKey = chain.deviceKey
    let key = chain.intermediate.key
    self.intermediate = (
      try Self.intermediate("Emulated Cast ICA", key: key, root: root, isExpired: isExpired, at: time), key
    )
  }

  private static func intermediate(
    _ commonName: String, key: SigningKey, root: PrivateRoot, isExpired: Bool, at time: Int64
  ) throws(ReceiverError) -> Certificate {
    let template = CertificateTemplate(
      commonName: commonName, validity: CertificateClock.validity(years: 10, isExpired: isExpired, at: time),
      extensions: CertificateTemplate.Extension.authority(pathLength: 0))
    return try template.issue(for: key, by: root.issuer)
  }

  /// Returns the chain itself, or one with the same keys and the faults that `quirks` name.
  func with(_ quirks: Set<AuthenticationQuirk>, at time: Int64) throws(ReceiverError) -> DeviceChain {
    let isExpired = quirks.contains(.expiredIntermediate)
    guard isExpired || quirks.contains(.wrongRoot) else { return self }
    let root = quirks.contains(.wrongRoot) ? try PrivateRoot(at: time) : self.root
    return try DeviceChain(copying: self, root: root, isExpired: isExpired, at: time)
  }
}

extension CertificateClock {
  /// Returns a validity that began a year ago and lasts `years` from now, or ended yesterday if `isExpired`.
  static func validity(years: Int64, isExpired: Bool, at time: Int64) -> ClosedRange<Int64> {
    (time - self.year)...(isExpired ? time - self.day : time + years * self.year)
  }
}

extension DeviceCredentials {
  /// Returns the section `sign` of the setup information: the device's certificate, and a signature (cast.md 10).
  ///
  /// It is unknown what real devices sign; this signature covers the nonce's text, with SHA-256.
  func sign(setupNonce nonce: String) throws(ReceiverError) -> JSONObject {
    let signature = try self.key.sign(Array(nonce.utf8), digest: .sha256)
    return [
      "certificate": .string(try self.leaf.pem()), "intermediate_certs": [.string(try self.intermediate.pem())],
      "nonce": .string(nonce), "signed_data": .string(Self.base64(signature)),
    ]
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    // Base64 has four characters for each three bytes, and OpenSSL appends a zero.
    var text = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
    let count = EVP_EncodeBlock(&text, bytes, Int32(clamping: bytes.count))
    return String(decoding: text.prefix(Int(max(0, count))), as: UTF8.self)
  }
}
