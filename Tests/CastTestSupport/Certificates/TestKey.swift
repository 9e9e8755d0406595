import COpenSSL

/// A key of a test's certificate. Making one takes some 50 ms: share them.
public final class TestKey: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Makes an RSA key, or with `bits` 0 an elliptic one.
  public init(bits: UInt32 = 2_048) throws {
    let made = bits == 0 ? copenssl_EVP_EC_gen("P-256") : copenssl_EVP_RSA_gen(bits)
    guard let made else { throw TestCertificate.Failure(description: "OpenSSL can't make a key of \(bits) bits") }
    self.pointer = made
  }

  deinit { EVP_PKEY_free(self.pointer) }

  public var pem: String { Self.pem { PEM_write_bio_PrivateKey($0, self.pointer, nil, nil, 0, nil, nil) } }

  static func pem(_ write: (OpaquePointer) -> Int32) -> String {
    guard let bio = BIO_new(BIO_s_mem()) else { return "" }
    defer { BIO_free(bio) }
    guard write(bio) == 1 else { return "" }
    var start: UnsafeMutablePointer<CChar>?
    let count = copenssl_BIO_get_mem_data(bio, &start)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
