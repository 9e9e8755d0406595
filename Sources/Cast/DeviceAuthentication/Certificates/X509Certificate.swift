import COpenSSL
import Glibc
import TLS

/// One certificate, parsed by OpenSSL.
final class X509Certificate {
  let pointer: OpaquePointer
  /// The DER bytes, unchanged.
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

  /// The longest name in texts and logs; longer ones are cut.
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

  /// The start of the validity, in seconds since 1970; `nil` if the field can't be read.
  var notBefore: Int64? { Self.seconds(X509_get0_notBefore(self.pointer)) }
  /// The end of the validity, in seconds since 1970; `nil` if the field can't be read.
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

  /// SHA-256 of the whole SubjectPublicKeyInfo, by which revocation lists identify keys.
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

extension X509Certificate {
  private var flags: UInt32 { X509_get_extension_flags(self.pointer) }

  /// Whether an extension can't be read, or contradicts another.
  var hasInvalidExtension: Bool { self.flags & UInt32(EXFLAG_INVALID) != 0 }

  /// Whether the basic constraints allow it to issue certificates.
  var isCertificateAuthority: Bool {
    let both = UInt32(EXFLAG_BCONS | EXFLAG_CA)
    return self.flags & both == both
  }

  /// Whether the certificate has a key usage, and that allows signatures over data.
  var allowsDigitalSignature: Bool {
    self.flags & UInt32(EXFLAG_KUSAGE) != 0
      && X509_get_key_usage(self.pointer) & UInt32(KU_DIGITAL_SIGNATURE) != 0
  }

  /// Whether the key usage, if there is one, allows signatures over certificates.
  var allowsCertificateSigning: Bool {
    self.flags & UInt32(EXFLAG_KUSAGE) == 0 || X509_get_key_usage(self.pointer) & UInt32(KU_KEY_CERT_SIGN) != 0
  }

  /// Whether its own signature uses RSA and a SHA hash, as Cast certificates do (cast.md 11.2).
  var hasAcceptableSignatureAlgorithm: Bool {
    switch X509_get_signature_nid(self.pointer) {
    case NID_sha1WithRSAEncryption, NID_sha256WithRSAEncryption, NID_sha384WithRSAEncryption,
      NID_sha512WithRSAEncryption:
      true
    default: false
    }
  }

  /// The policies that it names, as numbers with dots; `nil` if they can't be read.
  var policies: [String]? {
    var critical: Int32 = 0
    guard let value = X509_get_ext_d2i(self.pointer, NID_certificate_policies, &critical, nil) else {
      copenssl_clear_errors()
      return critical == -1 ? [] : nil
    }
    let policies = OpaquePointer(value)
    defer { CERTIFICATEPOLICIES_free(policies) }
    return (0..<copenssl_sk_POLICYINFO_num(policies)).compactMap { index in
      guard let id = copenssl_sk_POLICYINFO_value(policies, index)?.pointee.policyid else { return nil }
      var text = [CChar](repeating: 0, count: 128)
      let length = OBJ_obj2txt(&text, Int32(text.count), id, 1)
      guard length > 0, Int(length) < text.count else { return nil }
      return String(decoding: text.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

/// Certificates in the text form of files.
enum PEM {
  /// The most certificates in one file.
  static let maximumCertificates = 64

  /// The reason why certificates can't be read.
  enum Failure: Error {
    case malformed
    case tooMany
  }

  /// Returns the DER of every certificate in `pem`, in order, or `nil` if one can't be read, or there are too many.
  static func certificates(_ pem: [UInt8]) -> [[UInt8]]? { try? self.read(pem).get() }

  /// Reads every certificate in `pem`; returns the DER of each, in order.
  static func read(_ pem: [UInt8]) -> Result<[[UInt8]], Failure> {
    copenssl_clear_errors()
    defer { copenssl_clear_errors() }
    return pem.withUnsafeBytes { bytes -> Result<[[UInt8]], Failure> in
      guard let bio = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count)) else {
        return .failure(.malformed)
      }
      defer { BIO_free(bio) }
      var found: [[UInt8]] = []
      while let certificate = PEM_read_bio_X509(bio, nil, nil, nil) {
        defer { X509_free(certificate) }
        guard found.count < self.maximumCertificates else { return .failure(.tooMany) }
        guard let der = self.der(certificate) else { return .failure(.malformed) }
        found.append(der)
      }
      // OpenSSL reports the end of the input as the error "no start line".
      let error = ERR_peek_last_error()
      return copenssl_ERR_GET_REASON(error) == PEM_R_NO_START_LINE ? .success(found) : .failure(.malformed)
    }
  }

  private static func der(_ certificate: OpaquePointer) -> [UInt8]? {
    var encoded: UnsafeMutablePointer<UInt8>?
    let length = i2d_X509(certificate, &encoded)
    guard length > 0, let encoded else { return nil }
    defer { copenssl_OPENSSL_free(encoded) }
    return Array(UnsafeBufferPointer(start: encoded, count: Int(length)))
  }
}
