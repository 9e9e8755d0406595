import COpenSSL

/// A certificate that a test makes, with its key.
///
/// Used by one thread at a time after it is made.
public final class TestCertificate: @unchecked Sendable {
  /// The contents of a certificate; the defaults are those of a device.
  public struct Contents: Sendable {
    public var commonName: String
    /// Seconds since 1970.
    public var notBefore: Int64 = 1_700_000_000
    /// Seconds since 1970.
    public var notAfter: Int64 = 2_000_000_000
    public var serialNumber: UInt64 = 1
    /// By OpenSSL's names, with values as its configuration files write them.
    public var extensions: [(name: String, value: String)]
    public var digest = "SHA256"

    public init(
      _ commonName: String, extensions: [(name: String, value: String)] = [("keyUsage", "digitalSignature")]
    ) {
      self.commonName = commonName
      self.extensions = extensions
    }

    /// An authority, which may issue others.
    public static func authority(_ commonName: String, pathLength: Int? = nil) -> Contents {
      let constraints = "critical,CA:TRUE" + (pathLength.map { ",pathlen:\($0)" } ?? "")
      return Contents(
        commonName, extensions: [("basicConstraints", constraints), ("keyUsage", "critical,keyCertSign,cRLSign")])
    }
  }

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private let pointer: OpaquePointer
  private let key: TestKey

  /// Makes a certificate for `key`, issued by `issuer` or by itself.
  public init(_ contents: Contents, key: TestKey, issuer: TestCertificate? = nil) throws {
    guard let certificate = X509_new() else { throw Failure(description: "no memory") }
    self.pointer = certificate
    self.key = key
    let name = X509_get_subject_name(certificate)
    let utf8 = Array(contents.commonName.utf8)
    try Self.check(X509_set_version(certificate, 2) == 1)
    try Self.check(X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_FLAG, utf8, Int32(utf8.count), -1, 0) == 1)
    try Self.check(ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), contents.serialNumber) == 1)
    try Self.check(ASN1_TIME_set(X509_getm_notBefore(certificate), Int(contents.notBefore)) != nil)
    try Self.check(ASN1_TIME_set(X509_getm_notAfter(certificate), Int(contents.notAfter)) != nil)
    try Self.check(X509_set_pubkey(certificate, key.pointer) == 1)
    let issuerName = issuer.map { X509_get_subject_name($0.pointer) } ?? name
    try Self.check(X509_set_issuer_name(certificate, issuerName) == 1)
    for item in contents.extensions { try self.add(item.name, item.value, issuer: issuer) }
    let digest = EVP_get_digestbyname(contents.digest)
    try Self.check(X509_sign(certificate, (issuer?.key ?? key).pointer, digest) > 0)
  }

  deinit { X509_free(self.pointer) }

  private func add(_ name: String, _ value: String, issuer: TestCertificate?) throws {
    var context = X509V3_CTX()
    X509V3_set_ctx(&context, issuer?.pointer ?? self.pointer, self.pointer, nil, nil, 0)
    guard let item = X509V3_EXT_nconf(nil, &context, name, value) else {
      throw Failure(description: "OpenSSL refuses the extension \(name)=\(value)")
    }
    defer { X509_EXTENSION_free(item) }
    try Self.check(X509_add_ext(self.pointer, item, -1) == 1)
  }

  private static func check(_ isDone: Bool) throws {
    guard isDone else { throw Failure(description: "OpenSSL can't make the certificate") }
  }

  // MARK: Its use

  public var der: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, Int(i2d_X509(self.pointer, nil))))
    bytes.withUnsafeMutableBufferPointer { buffer in
      var next = buffer.baseAddress
      _ = i2d_X509(self.pointer, &next)
    }
    return bytes
  }

  public var pem: String { TestKey.pem { PEM_write_bio_X509($0, self.pointer) } }
  public var privateKeyPEM: String { self.key.pem }

  /// RSASSA-PKCS1-v1_5 with the certificate's key.
  public func sign(_ bytes: [UInt8], digest: String = "SHA256") -> [UInt8] {
    guard let context = EVP_MD_CTX_new() else { return [] }
    defer { EVP_MD_CTX_free(context) }
    var signature = [UInt8](repeating: 0, count: 1_024)
    var length = signature.count
    guard EVP_DigestSignInit(context, nil, EVP_get_digestbyname(digest), nil, self.key.pointer) == 1,
      EVP_DigestSign(context, &signature, &length, bytes, bytes.count) == 1
    else { return [] }
    return Array(signature.prefix(length))
  }

  /// SHA-256 of the SubjectPublicKeyInfo, for revocation lists.
  public var publicKeyHash: [UInt8] {
    var hash = [UInt8](repeating: 0, count: 32)
    var encoded = [UInt8](repeating: 0, count: max(0, Int(i2d_PUBKEY(self.key.pointer, nil))))
    encoded.withUnsafeMutableBufferPointer { buffer in
      var next = buffer.baseAddress
      _ = i2d_PUBKEY(self.key.pointer, &next)
    }
    _ = EVP_Digest(encoded, encoded.count, &hash, nil, EVP_sha256(), nil)
    return hash
  }
}
