import COpenSSL
import Glibc

/// What a certificate is to say; ``issue(for:by:)`` makes it.
struct CertificateTemplate {
  /// One extension, in OpenSSL's configuration syntax.
  struct Extension {
    var id: Int32
    var value: String

    /// A certificate authority with at most `pathLength` others below it.
    static func authority(pathLength: Int) -> [Extension] {
      [
        Extension(id: NID_basic_constraints, value: "critical,CA:TRUE,pathlen:\(pathLength)"),
        Extension(id: NID_key_usage, value: "critical,keyCertSign,cRLSign"), .subjectKey, .authorityKey,
      ]
    }

    static let subjectKey = Extension(id: NID_subject_key_identifier, value: "hash")
    static let authorityKey = Extension(id: NID_authority_key_identifier, value: "keyid")
    static let endEntity = Extension(id: NID_basic_constraints, value: "critical,CA:FALSE")
    static let signature = Extension(id: NID_key_usage, value: "critical,digitalSignature")
    static let clientAuthentication = Extension(id: NID_ext_key_usage, value: "clientAuth")
    /// The policy of devices without a screen (cast.md 11.2).
    static let audioOnly = Extension(id: NID_certificate_policies, value: "1.3.6.1.4.1.11129.2.5.2")
  }

  /// At most 64 characters.
  var commonName: String
  /// Seconds since 1970.
  var validity: ClosedRange<Int64>
  /// In this order; none with version 1 of X.509.
  var extensions: [Extension] = []
  /// 3, or 1 as some old devices have it (trap 66).
  var version = 3
  var digest = SigningDigest.sha256

  /// Makes the certificate of `key`, signed by `issuer`; self-signed without one.
  func issue(for key: SigningKey, by issuer: (certificate: Certificate, key: SigningKey)?) throws(ReceiverError)
    -> Certificate
  {
    copenssl_clear_errors()
    guard let certificate = X509_new() else { throw .openSSL(.certificateFailed, "No certificate could be made") }
    let authority = issuer?.certificate.pointer ?? certificate
    let done =
      self.fill(certificate, key: key)
      && X509_set_issuer_name(certificate, X509_get_subject_name(authority)) == 1
      && self.extensions.allSatisfy { copenssl_X509_add_extension(certificate, authority, $0.id, $0.value) == 1 }
      && X509_sign(certificate, (issuer?.key ?? key).pointer, self.digest.function) > 0
    guard done else {
      X509_free(certificate)
      throw .openSSL(.certificateFailed, "The certificate of “\(self.commonName)” could not be made")
    }
    return try Certificate(owning: certificate)
  }

  private func fill(_ certificate: OpaquePointer, key: SigningKey) -> Bool {
    let serial = UInt64.random(in: 1...UInt64(Int64.max))
    // To X.509 a character is a scalar.
    let name = Array(String(String.UnicodeScalarView(self.commonName.unicodeScalars.prefix(64))).utf8)
    return X509_set_version(certificate, self.version - 1) == 1
      && ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), serial) == 1
      && ASN1_TIME_set(X509_getm_notBefore(certificate), Int(self.validity.lowerBound)) != nil
      && ASN1_TIME_set(X509_getm_notAfter(certificate), Int(self.validity.upperBound)) != nil
      && X509_set_pubkey(certificate, key.pointer) == 1
      && X509_NAME_add_entry_by_txt(
        X509_get_subject_name(certificate), "CN", MBSTRING_FLAG, name, Int32(name.count), -1, 0) == 1
  }
}
