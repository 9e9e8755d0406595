import COpenSSL

/// A server's certificate and its private key.
public struct TLSIdentity: Sendable, Hashable {
  /// The certificate, and after it any intermediate ones, in PEM.
  public var certificatePEM: String
  /// The private key in PEM, without a password.
  public var privateKeyPEM: String

  /// Makes an identity of two PEM texts; whether they can be read and belong together is checked by ``TLSContext``.
  public init(certificatePEM: String, privateKeyPEM: String) {
    self.certificatePEM = certificatePEM
    self.privateKeyPEM = privateKeyPEM
  }

  /// The longest validity of a certificate made here, in seconds: four days, the most that verifiers of devices accept
  /// (cast.md 11.1).
  public static let maximumValidity: Int64 = 4 * 24 * 3_600

  /// Makes a self-signed RSA-2048 certificate, as devices have, valid from an hour ago for `validity` seconds in all.
  ///
  /// Takes some 100 ms of computing, so don't call it on a loop with other work. A validity over ``maximumValidity`` is
  /// lowered to it.
  public static func selfSigned(
    commonName: String = "localhost", validity: Int64 = maximumValidity
  ) throws(TLSError) -> TLSIdentity {
    let key = try SelfSignedCertificate(commonName: commonName, validity: min(max(validity, 1), maximumValidity))
    return TLSIdentity(certificatePEM: try key.certificatePEM(), privateKeyPEM: try key.privateKeyPEM())
  }
}

/// Owns the key and the certificate while they are made.
private final class SelfSignedCertificate {
  private let key: OpaquePointer
  private let certificate: OpaquePointer

  init(commonName: String, validity: Int64) throws(TLSError) {
    copenssl_clear_errors()
    guard let key = copenssl_EVP_RSA_gen(2_048) else {
      throw TLSError.fromQueue(.configuration, "No RSA key could be made")
    }
    guard let certificate = X509_new() else {
      EVP_PKEY_free(key)
      throw TLSError.fromQueue(.configuration, "No certificate could be made")
    }
    self.key = key
    self.certificate = certificate
    try self.fill(commonName: commonName, validity: validity)
  }

  deinit {
    X509_free(self.certificate)
    EVP_PKEY_free(self.key)
  }

  private func fill(commonName: String, validity: Int64) throws(TLSError) {
    let serial = UInt64.random(in: 1...UInt64(Int64.max))
    // The hour back is for clocks that disagree.
    let age = min(3_600, Int(validity) - 1)
    let name = X509_get_subject_name(self.certificate)
    // A common name has at most 64 characters, and to X.509 a character is a scalar.
    let utf8 = Array(String(String.UnicodeScalarView(commonName.unicodeScalars.prefix(64))).utf8)
    // Version 3 of X.509 is written as 2.
    let done =
      X509_set_version(self.certificate, 2) == 1
      && ASN1_INTEGER_set_uint64(X509_get_serialNumber(self.certificate), serial) == 1
      && X509_gmtime_adj(X509_getm_notBefore(self.certificate), -age) != nil
      && X509_gmtime_adj(X509_getm_notAfter(self.certificate), Int(validity) - age) != nil
      && X509_set_pubkey(self.certificate, self.key) == 1
      && X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_FLAG, utf8, Int32(utf8.count), -1, 0) == 1
      && X509_set_issuer_name(self.certificate, name) == 1
      && X509_sign(self.certificate, self.key, EVP_sha256()) > 0
    guard done else { throw TLSError.fromQueue(.configuration, "The certificate could not be made") }
  }

  func certificatePEM() throws(TLSError) -> String {
    try Self.pem { PEM_write_bio_X509($0, self.certificate) }
  }

  func privateKeyPEM() throws(TLSError) -> String {
    try Self.pem { PEM_write_bio_PrivateKey($0, self.key, nil, nil, 0, nil, nil) }
  }

  private static func pem(_ write: (OpaquePointer) -> Int32) throws(TLSError) -> String {
    guard let bio = BIO_new(BIO_s_mem()) else { throw TLSError.fromQueue(.configuration, "No memory") }
    defer { BIO_free(bio) }
    guard write(bio) == 1 else { throw TLSError.fromQueue(.configuration, "PEM could not be written") }
    var start: UnsafeMutablePointer<CChar>?
    let count = copenssl_BIO_get_mem_data(bio, &start)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
