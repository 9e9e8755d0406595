import COpenSSL
import Glibc

/// One certificate, parsed by OpenSSL.
final class X509Certificate {
  let pointer: OpaquePointer
  /// As it came.
  let der: [UInt8]

  /// Parses a certificate; `nil` if the bytes are not exactly one.
  init?(der: [UInt8]) {
    copenssl_clear_errors()
    defer { copenssl_clear_errors() }
    let parsed: OpaquePointer? = der.withUnsafeBufferPointer { bytes in
      var next = bytes.baseAddress
      guard let certificate = d2i_X509(nil, &next, bytes.count) else { return nil }
      guard next == bytes.baseAddress.map({ $0 + bytes.count }) else {
        X509_free(certificate)
        return nil
      }
      return certificate
    }
    guard let parsed else { return nil }
    self.pointer = parsed
    self.der = der
    // Reads and checks the extensions, once.
    _ = X509_check_purpose(parsed, -1, 0)
  }

  deinit { X509_free(self.pointer) }

  // MARK: Names

  var subject: String? { Self.commonName(X509_get_subject_name(self.pointer)) }
  var issuer: String? { Self.commonName(X509_get_issuer_name(self.pointer)) }

  /// Longer names are cut: they are shown and logged.
  private static let maximumNameLength = 128

  private static func commonName(_ name: OpaquePointer?) -> String? {
    let index = X509_NAME_get_index_by_NID(name, NID_commonName, -1)
    guard index >= 0, let entry = X509_NAME_get_entry(name, index), let data = X509_NAME_ENTRY_get_data(entry) else {
      return nil
    }
    var utf8: UnsafeMutablePointer<UInt8>?
    let length = ASN1_STRING_to_UTF8(&utf8, data)
    guard length >= 0, let utf8 else { return nil }
    defer { copenssl_OPENSSL_free(utf8) }
    let text = String(decoding: UnsafeBufferPointer(start: utf8, count: Int(length)), as: UTF8.self)
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(self.maximumNameLength)))
  }

  // MARK: Dates

  /// Seconds since 1970; `nil` if the field can't be read.
  var notBefore: Int64? { Self.seconds(X509_get0_notBefore(self.pointer)) }
  /// Seconds since 1970; `nil` if the field can't be read.
  var notAfter: Int64? { Self.seconds(X509_get0_notAfter(self.pointer)) }

  private static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int64? {
    var parts = tm()
    guard let time, ASN1_TIME_to_tm(time, &parts) == 1 else { return nil }
    return Int64(timegm(&parts))
  }

  // MARK: Key

  /// The length of the RSA key in bits; `nil` for keys of other kinds.
  var rsaKeyBits: Int? {
    guard let key = X509_get0_pubkey(self.pointer), EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA else { return nil }
    return Int(EVP_PKEY_get_bits(key))
  }

  /// SHA-256 of the whole SubjectPublicKeyInfo, which revocation lists name keys by.
  var publicKeyHash: [UInt8]? {
    var encoded: UnsafeMutablePointer<UInt8>?
    let length = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(self.pointer), &encoded)
    guard length > 0, let encoded else { return nil }
    defer { copenssl_OPENSSL_free(encoded) }
    return Digest.sha256(UnsafeRawBufferPointer(start: encoded, count: Int(length)))
  }

  /// The serial number; `nil` if it is negative or longer than 64 bits, which no revocation list can name.
  var serialNumber: UInt64? {
    var value: UInt64 = 0
    return ASN1_INTEGER_get_uint64(&value, X509_get0_serialNumber(self.pointer)) == 1 ? value : nil
  }

  var fingerprint: [UInt8] { self.der.withUnsafeBytes { Digest.sha256($0) } ?? [] }

  /// Whether the key made `signature` over `data`, with RSASSA-PKCS1-v1_5.
  func verifies(_ signature: [UInt8], over data: [UInt8], digest: Digest) -> Bool {
    copenssl_clear_errors()
    defer { copenssl_clear_errors() }
    guard self.rsaKeyBits != nil, let context = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(context) }
    guard EVP_DigestVerifyInit(context, nil, digest.function, nil, X509_get0_pubkey(self.pointer)) == 1 else {
      return false
    }
    return EVP_DigestVerify(context, signature, signature.count, data, data.count) == 1
  }
}
