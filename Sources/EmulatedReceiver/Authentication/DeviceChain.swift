/// What is the same for all devices of one issuer: the intermediate authority, and who signs revocation lists.
///
/// Made once for many devices: two keys are.
public final class DeviceChain: Sendable {
  public let root: PrivateRoot
  /// Where the chain of a revocation list's signer ends.
  public let crlRoot: PrivateRoot
  let intermediate: (certificate: Certificate, key: SigningKey)

  /// Issues an intermediate authority, which may issue devices' certificates and no further authorities.
  ///
  /// - Parameter isExpired: whether it ran out yesterday.
  /// - Throws: ``ReceiverError`` with `certificateFailed`.
  public init(
    root: PrivateRoot, crlRoot: PrivateRoot? = nil, commonName: String = "Emulated Cast ICA", isExpired: Bool = false,
    at time: Int64 = CertificateClock.now()
  ) throws(ReceiverError) {
    self.root = root
    if let crlRoot {
      self.crlRoot = crlRoot
    } else {
      self.crlRoot = try PrivateRoot(commonName: "Emulated Cast CRL Root CA", at: time)
    }
    let key = try SigningKey()
    let template = CertificateTemplate(
      commonName: commonName, validity: CertificateClock.validity(years: 10, isExpired: isExpired, at: time),
      extensions: CertificateTemplate.Extension.authority(pathLength: 0))
    self.intermediate = (try template.issue(for: key, by: root.issuer), key)
  }
}

extension CertificateClock {
  /// From a year ago for so many years; until yesterday if it is to be over.
  static func validity(years: Int64, isExpired: Bool, at time: Int64) -> ClosedRange<Int64> {
    (time - self.year)...(isExpired ? time - self.day : time + years * self.year)
  }
}
