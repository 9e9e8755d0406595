/// The root of a private chain, in place of Google's: who trusts its certificate takes emulated devices for genuine ones.
///
/// Chromium takes it with `--cast-developer-certificate-path`. Making one takes some 100 ms of computing.
public final class PrivateRoot: Sendable {
  /// The certificate in PEM: what a verifier is to trust.
  public let certificatePEM: String
  let certificate: Certificate
  let key: SigningKey

  /// Makes a new root, valid for twenty years.
  ///
  /// - Parameter time: now, in seconds since 1970.
  /// - Throws: ``ReceiverError`` with `certificateFailed`.
  public convenience init(
    commonName: String = "Emulated Cast Root CA", at time: Int64 = CertificateClock.now()
  ) throws(ReceiverError) {
    let key = try SigningKey()
    let template = CertificateTemplate(
      commonName: commonName, validity: (time - CertificateClock.day)...(time + 20 * CertificateClock.year),
      extensions: CertificateTemplate.Extension.authority(pathLength: 1))
    try self.init(certificate: try template.issue(for: key, by: nil), key: key)
  }

  /// Takes a root that exists.
  ///
  /// - Throws: ``ReceiverError`` with `certificateFailed` if the two aren't a certificate and its RSA key.
  public convenience init(certificatePEM: String, keyPEM: String) throws(ReceiverError) {
    let certificate = try Certificate(pem: certificatePEM)
    let key = try SigningKey(pem: keyPEM)
    guard certificate.belongs(to: key) else {
      throw ReceiverError(.certificateFailed, "The root's private key is not the key of its certificate.")
    }
    try self.init(certificate: certificate, key: key)
  }

  private init(certificate: Certificate, key: SigningKey) throws(ReceiverError) {
    self.certificate = certificate
    self.key = key
    self.certificatePEM = try certificate.pem()
  }

  /// The root as an issuer.
  var issuer: (certificate: Certificate, key: SigningKey) { (self.certificate, self.key) }
}
