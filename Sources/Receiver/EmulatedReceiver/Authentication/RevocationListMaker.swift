import CastV2
import DeviceAuthentication

/// Creates the revocation list in a device's answer (openscreen `revocation.proto`, cast.md 1.3).
struct RevocationListMaker {
  let chain: DeviceChain
  let leaf: Certificate
  let quirks: Set<AuthenticationQuirk>
  /// The current time, in seconds since 1970.
  let time: Int64

  /// Returns the serialised `CrlBundle`.
  func bundle() throws(ReceiverError) -> [UInt8] {
    let signer = self.chain.deviceKey
    let template = CertificateTemplate(
      commonName: "Emulated Cast CRL Signer",
      validity: CertificateClock.validity(years: 1, isExpired: false, at: self.time),
      extensions: [.endEntity, .signature, .subjectKey, .authorityKey])
    var list = SignedRevocationList()
    list.signerCertificate = try template.issue(for: signer, by: self.chain.crlRoot.issuer).der
    list.tbs = try self.content().protobuf
    // A forged list is signed with a key that isn't the signer's.
    let key = self.quirks.contains(.forgedCRL) ? self.chain.intermediate.key : signer
    list.signature = try key.sign(list.tbs, digest: .sha256)
    var bundle = CRLBundle()
    bundle.lists = [list]
    return bundle.protobuf
  }

  private func content() throws(ReceiverError) -> TbsRevocationList {
    var content = TbsRevocationList()
    let isExpired = self.quirks.contains(.expiredCRL)
    content.notBefore = UInt64(clamping: self.time - 30 * CertificateClock.day)
    content.notAfter = UInt64(clamping: self.time + (isExpired ? -1 : 30) * CertificateClock.day)
    let intermediate = self.chain.intermediate.certificate
    if self.quirks.contains(.deviceRevoked) { content.publicKeyHashes.append(try self.leaf.publicKeyHash()) }
    if self.quirks.contains(.issuerRevoked) { content.publicKeyHashes.append(try intermediate.publicKeyHash()) }
    if self.quirks.contains(.deviceSerialRevoked) {
      content.serialNumberRanges.append(try Self.range(self.leaf, issuedBy: intermediate))
    }
    if self.quirks.contains(.issuerSerialRevoked) {
      content.serialNumberRanges.append(try Self.range(intermediate, issuedBy: self.chain.root.certificate))
    }
    return content
  }

  /// Returns the range of serial numbers that holds this certificate alone.
  private static func range(
    _ certificate: Certificate, issuedBy issuer: Certificate
  ) throws(ReceiverError) -> SerialNumberRange {
    var range = SerialNumberRange()
    range.issuerPublicKeyHash = try issuer.publicKeyHash()
    range.first = certificate.serialNumber
    range.last = certificate.serialNumber
    return range
  }
}
