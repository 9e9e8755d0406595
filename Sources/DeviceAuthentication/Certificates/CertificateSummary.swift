/// What there is to say of one certificate of a chain.
public struct CertificateSummary: Sendable, Hashable {
  /// The subject's common name.
  public var subject: String?
  /// The issuer's common name.
  public var issuer: String?
  /// When it begins to be valid, in seconds since 1970.
  public var notBefore: Int64?
  /// When it stops being valid, in seconds since 1970.
  public var notAfter: Int64?
  /// SHA-256 of its DER.
  public var fingerprint: [UInt8]

  init(_ certificate: X509Certificate) {
    self.subject = certificate.subject
    self.issuer = certificate.issuer
    self.notBefore = certificate.notBefore
    self.notAfter = certificate.notAfter
    self.fingerprint = certificate.fingerprint
  }
}
