/// What is the same for all devices of one issuer: the authorities, and one key that all devices share.
///
/// Made once for many devices: each further one costs a signature, and no key of its own, which would take 100 ms.
public final class DeviceChain: Sendable {
  public let root: PrivateRoot
  /// Where the chain of a revocation list's signer ends.
  public let crlRoot: PrivateRoot
  let intermediate: (certificate: Certificate, key: SigningKey)
  /// The key of the devices' certificates, and of who signs revocation lists.
  let deviceKey: SigningKey

  /// Issues an intermediate authority, which may issue devices' certificates and no further authorities.
  ///
  /// - Throws: ``ReceiverError`` with `certificateFailed`.
  public init(
    root: PrivateRoot, crlRoot: PrivateRoot? = nil, commonName: String = "Emulated Cast ICA",
    at time: Int64 = CertificateClock.now()
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

  /// The chain itself, or one with the same keys and the faults that `quirks` name.
  func with(_ quirks: Set<AuthenticationQuirk>, at time: Int64) throws(ReceiverError) -> DeviceChain {
    let isExpired = quirks.contains(.expiredIntermediate)
    guard isExpired || quirks.contains(.wrongRoot) else { return self }
    let root = quirks.contains(.wrongRoot) ? try PrivateRoot(at: time) : self.root
    return try DeviceChain(copying: self, root: root, isExpired: isExpired, at: time)
  }
}

extension CertificateClock {
  /// From a year ago for so many years; until yesterday if it is to be over.
  static func validity(years: Int64, isExpired: Bool, at time: Int64) -> ClosedRange<Int64> {
    (time - self.year)...(isExpired ? time - self.day : time + years * self.year)
  }
}
