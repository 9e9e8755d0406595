import COpenSSL

/// An X.509 certificate of the emulated chain.
final class Certificate: @unchecked Sendable {
  // Unchecked, because the certificate isn't changed after init, and OpenSSL counts its references atomically.
  let pointer: OpaquePointer
  let der: [UInt8]

  /// Takes over a certificate that is ready.
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

  /// SHA-256 of the SubjectPublicKeyInfo, by which revocation lists name keys.
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

  /// Chosen by ``CertificateTemplate``: at most 63 bits.
  var serialNumber: UInt64 {
    var number: UInt64 = 0
    return ASN1_INTEGER_get_uint64(&number, X509_get0_serialNumber(self.pointer)) == 1 ? number : 0
  }

  /// Whether `key` is the certificate's.
  func belongs(to key: SigningKey) -> Bool {
    copenssl_clear_errors()
    defer { copenssl_clear_errors() }
    return X509_check_private_key(self.pointer, key.pointer) == 1
  }
}
