package import CastModel
package import CastV2
package import NIOCore
import TLS

/// A revocation list whose signature was verified.
package struct RevocationList {
  /// The most bytes of a bundle.
  package static let maximumLength = 4 << 20

  /// The start of the list's validity, in seconds since 1970, inclusive.
  let notBefore: UInt64
  /// The end of the validity, in seconds since 1970, inclusive: the earlier one of the list's and its signer's.
  let notAfter: UInt64
  private let publicKeyHashes: Set<[UInt8]>
  private let serialNumbers: [[UInt8]: [ClosedRange<UInt64>]]

  /// Reads and verifies the first list of `bundle` whose version is known, at `time` in seconds since 1970.
  ///
  /// The signer's certificate must be issued by an anchor directly. If the first list is invalid the bundle is
  /// refused.
  package init(bundle: [UInt8], anchors: TrustAnchors, time: Int64) throws(AuthenticationFinding) {
    guard bundle.count <= Self.maximumLength else {
      throw Self.invalid("it has \(bundle.count) bytes, and \(Self.maximumLength) is the most")
    }
    let (signed, tbs) = try Self.knownList(of: bundle)
    let signer = try Self.signer(of: signed, anchors: anchors, time: time)
    guard signer.verifies(signed.signature, over: signed.tbs, digest: .sha256) else {
      throw Self.invalid("its signature is wrong")
    }
    guard let signersEnd = signer.notAfter.flatMap(UInt64.init(exactly:)) else {
      throw Self.invalid("its signer's dates can't be read")
    }
    self.notBefore = tbs.notBefore
    self.notAfter = min(tbs.notAfter, signersEnd)
    self.publicKeyHashes = Set(tbs.publicKeyHashes)
    var serialNumbers: [[UInt8]: [ClosedRange<UInt64>]] = [:]
    for range in tbs.serialNumberRanges {
      guard range.first <= range.last else { throw Self.invalid("a range of serial numbers ends before it begins") }
      serialNumbers[range.issuerPublicKeyHash, default: []].append(range.first...range.last)
    }
    self.serialNumbers = serialNumbers
    guard self.isValid(at: time) else { throw Self.outOfDate }
  }

  private static func knownList(
    of bundle: [UInt8]
  ) throws(AuthenticationFinding) -> (SignedRevocationList, TbsRevocationList) {
    do throws(CastMessageError) {
      for signed in try CRLBundle(protobuf: bundle).lists {
        let tbs = try TbsRevocationList(protobuf: signed.tbs)
        if tbs.version == TbsRevocationList.knownVersion { return (signed, tbs) }
      }
    } catch {
      throw self.invalid("it can't be read: \(error.message)")
    }
    throw self.invalid("no list in it has a known version")
  }

  private static func signer(
    of signed: SignedRevocationList, anchors: TrustAnchors, time: Int64
  ) throws(AuthenticationFinding) -> X509Certificate {
    guard let signer = X509Certificate(der: signed.signerCertificate), !signer.hasInvalidExtension else {
      throw self.invalid("its signer's certificate can't be read")
    }
    guard signer.allowsDigitalSignature else { throw self.invalid("its signer's key is not for signatures") }
    let chain = CertificateChain.build(leaf: signer, intermediates: [], anchors: anchors.parsed(), time: time)
    if let failure = chain.failures.first { throw self.invalid("its signer is not trusted: \(failure.message)") }
    if let failure = chain.dateFailures(at: time).first { throw self.invalid("its signer: \(failure.message)") }
    return signer
  }

  private static func invalid(_ why: String) -> AuthenticationFinding {
    AuthenticationFinding(.crlInvalid, "The revocation list is not valid: \(why).")
  }

  private static let outOfDate = Self.invalid("it is out of date")

  private func isValid(at time: Int64) -> Bool {
    guard let time = UInt64(exactly: time) else { return false }
    return self.notBefore <= time && time <= self.notAfter
  }

  /// Returns the revocation of a chain's certificate, or an expired list; `nil` without either.
  func finding(on chain: [X509Certificate], at time: Int64) -> AuthenticationFinding? {
    guard self.isValid(at: time) else { return Self.outOfDate }
    for (index, certificate) in chain.enumerated() {
      guard let hash = certificate.publicKeyHash else {
        return AuthenticationFinding(
          .certificateMalformed, "The key of the certificate \(certificate.quotedName) can't be read.",
          certificate: certificate.subject)
      }
      if self.publicKeyHashes.contains(hash) { return Self.revoked(certificate) }
      guard index > 0, let ranges = self.serialNumbers[hash], let serial = chain[index - 1].serialNumber,
        ranges.contains(where: { $0.contains(serial) })
      else { continue }
      return Self.revoked(chain[index - 1])
    }
    return nil
  }

  private static func revoked(_ certificate: X509Certificate) -> AuthenticationFinding {
    AuthenticationFinding(
      .revoked,
      "The certificate \(certificate.quotedName) is revoked: its key is known to others, so that anybody may use it.",
      certificate: certificate.subject)
  }
}

/// Certificates of one issuer that are revoked by their serial numbers.
package struct SerialNumberRange: Hashable, Sendable, ProtobufMessage {
  /// SHA-256 of the issuer's SubjectPublicKeyInfo.
  package var issuerPublicKeyHash: [UInt8] = []
  /// The first revoked serial number.
  package var first: UInt64 = 0
  /// The last revoked serial number.
  package var last: UInt64 = 0

  package init() {}

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    switch (field.number, field.wireType) {
    case (1, ProtobufWireType.lengthDelimited): self.issuerPublicKeyHash = Array(buffer: try reader.bytes())
    case (2, ProtobufWireType.varint): self.first = try reader.varint()
    case (3, ProtobufWireType.varint): self.last = try reader.varint()
    default: return false
    }
    return true
  }

  package func write(into buffer: inout ByteBuffer) {
    buffer.writeProtobuf(1, bytes: self.issuerPublicKeyHash)
    buffer.writeProtobuf(2, self.first)
    buffer.writeProtobuf(3, self.last)
  }
}
