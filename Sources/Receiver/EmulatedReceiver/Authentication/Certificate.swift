import COpenSSL
import Glibc

/// An X.509 certificate of the emulated chain.
final class Certificate: @unchecked Sendable {
  // Unchecked, because the certificate isn't changed after init, and OpenSSL counts its references atomically.
  let pointer: OpaquePointer
  let der: [UInt8]

  /// Takes ownership of a complete certificate.
  init(owning pointer: OpaquePointer) throws(ReceiverError) {
    let length = i2d_X509(pointer, nil)
    var der = [UInt8](repeating: 0, count: Int(max(0, length)))
    der.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      _ = i2d_X509(pointer, &start)
    }
    guard length > 0 else {
      X509_free(pointer)
      throw .openSSL(.certificateFailed, "A certificate could not be encoded")
    }
    self.pointer = pointer
    self.der = der
  }

  /// Reads the first certificate of a PEM text.
  convenience init(pem: String) throws(ReceiverError) {
    copenssl_clear_errors()
    guard let pointer = PEMText.read(pem, { PEM_read_bio_X509($0, nil, nil, nil) }) else {
      throw .openSSL(.certificateFailed, "There is no certificate in the PEM text")
    }
    try self.init(owning: pointer)
  }

  deinit { X509_free(self.pointer) }

  func pem() throws(ReceiverError) -> String {
    copenssl_clear_errors()
    guard let text = PEMText.write({ PEM_write_bio_X509($0, self.pointer) }) else {
      throw .openSSL(.certificateFailed, "A certificate could not be written")
    }
    return text
  }

  /// Returns the SHA-256 of the SubjectPublicKeyInfo, by which revocation lists name keys.
  func publicKeyHash() throws(ReceiverError) -> [UInt8] {
    copenssl_clear_errors()
    let key = X509_get_X509_PUBKEY(self.pointer)
    let length = i2d_X509_PUBKEY(key, nil)
    var encoded = [UInt8](repeating: 0, count: Int(max(0, length)))
    encoded.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      _ = i2d_X509_PUBKEY(key, &start)
    }
    var hash = [UInt8](repeating: 0, count: 32)
    guard length > 0, EVP_Digest(encoded, encoded.count, &hash, nil, EVP_sha256(), nil) == 1 else {
      throw .openSSL(.certificateFailed, "A public key could not be hashed")
    }
    return hash
  }

  /// The serial number that ``CertificateTemplate`` chose: at most 63 bits.
  var serialNumber: UInt64 {
    var number: UInt64 = 0
    return ASN1_INTEGER_get_uint64(&number, X509_get0_serialNumber(self.pointer)) == 1 ? number : 0
  }

  /// The subject's common name; empty if it has none.
  var commonName: String {
    var text = [CChar](repeating: 0, count: 256)
    let length = X509_NAME_get_text_by_NID(
      X509_get_subject_name(self.pointer), NID_commonName, &text, Int32(text.count))
    return String(decoding: text.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether its validity ends within the next minute, or has ended.
  var isExpired: Bool {
    var soon = time(nil) + 60
    return X509_cmp_time(X509_get0_notAfter(self.pointer), &soon) < 0
  }

  /// Whether `key` is the certificate's key.
  func belongs(to key: SigningKey) -> Bool {
    copenssl_clear_errors()
    defer { copenssl_clear_errors() }
    return X509_check_private_key(self.pointer, key.pointer) == 1
  }
}

/// The contents of a certificate; ``issue(for:by:)`` creates it.
struct CertificateTemplate {
  /// One extension, in OpenSSL's configuration syntax.
  struct Extension {
    var id: Int32
    var value: String

    /// Returns the extensions of a certificate authority with at most `pathLength` others below it.
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

  /// The subject's common name, at most 64 characters.
  var commonName: String
  /// The validity, in seconds since 1970.
  var validity: ClosedRange<Int64>
  /// The extensions in their order; none with version 1 of X.509.
  var extensions: [Extension] = []
  /// The X.509 version: 3, or 1 as on some old devices (trap 66).
  var version = 3
  var digest = SigningDigest.sha256

  /// Creates the certificate of `key`, signed by `issuer`; self-signed without one.
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
    // X.509 counts scalars as characters.
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

/// Spans of validity, in seconds.
enum CertificateClock {
  static let day: Int64 = 24 * 3_600
  static let year: Int64 = 365 * day
}

/// The text form of keys and certificates.
enum PEMText {
  /// Passes `pem` to one of OpenSSL's readers.
  static func read<T>(_ pem: String, _ read: (OpaquePointer) -> T?) -> T? {
    Array(pem.utf8).withUnsafeBytes { buffer in
      guard let bio = BIO_new_mem_buf(buffer.baseAddress, Int32(clamping: buffer.count)) else { return nil }
      defer { BIO_free(bio) }
      return read(bio)
    }
  }

  /// Returns the text that one of OpenSSL's writers produces; `nil` if it fails.
  static func write(_ write: (OpaquePointer) -> Int32) -> String? {
    guard let bio = BIO_new(BIO_s_mem()) else { return nil }
    defer { BIO_free(bio) }
    guard write(bio) == 1 else { return nil }
    var start: UnsafeMutablePointer<CChar>?
    let count = copenssl_BIO_get_mem_data(bio, &start)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
