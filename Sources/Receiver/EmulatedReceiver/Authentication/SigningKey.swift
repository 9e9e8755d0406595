import COpenSSL

/// A private RSA key.
final class SigningKey: @unchecked Sendable {
  // Unchecked, because the key isn't changed after init, and OpenSSL counts its references atomically.
  let pointer: OpaquePointer

  /// Creates a new key; 2,048 bits take some 100 ms of computing.
  init(bits: UInt32 = 2_048) throws(ReceiverError) {
    copenssl_clear_errors()
    guard let key = copenssl_EVP_RSA_gen(bits) else { throw .openSSL(.certificateFailed, "No RSA key could be made") }
    self.pointer = key
  }

  /// Reads a key that has no password.
  init(pem: String) throws(ReceiverError) {
    copenssl_clear_errors()
    let key = PEMText.read(pem) { PEM_read_bio_PrivateKey($0, nil, nil, nil) }
    guard let key else { throw .openSSL(.certificateFailed, "There is no private key in the PEM text") }
    self.pointer = key
  }

  deinit { EVP_PKEY_free(self.pointer) }

  func pem() throws(ReceiverError) -> String {
    copenssl_clear_errors()
    guard let text = PEMText.write({ PEM_write_bio_PrivateKey($0, self.pointer, nil, nil, 0, nil, nil) }) else {
      throw .openSSL(.certificateFailed, "A private key could not be written")
    }
    return text
  }

  /// Signs `bytes` with RSASSA-PKCS1-v1_5.
  func sign(_ bytes: [UInt8], digest: SigningDigest) throws(ReceiverError) -> [UInt8] {
    copenssl_clear_errors()
    guard let context = EVP_MD_CTX_new() else { throw .openSSL(.signingFailed, "No memory to sign") }
    defer { EVP_MD_CTX_free(context) }
    var length = 0
    guard EVP_DigestSignInit(context, nil, digest.function, nil, self.pointer) == 1,
      EVP_DigestSign(context, nil, &length, bytes, bytes.count) == 1
    else { throw .openSSL(.signingFailed, "No signature could be made") }
    var signature = [UInt8](repeating: 0, count: length)
    guard EVP_DigestSign(context, &signature, &length, bytes, bytes.count) == 1 else {
      throw .openSSL(.signingFailed, "No signature could be made")
    }
    return Array(signature.prefix(length))
  }
}

/// The hash that a signature covers.
enum SigningDigest: Sendable {
  case sha1
  case sha256

  var function: OpaquePointer? {
    switch self {
    case .sha1: EVP_sha1()
    case .sha256: EVP_sha256()
    }
  }
}
