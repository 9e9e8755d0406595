import COpenSSL

/// Certificates in the text form of files.
enum PEM {
  /// More certificates than this in one file are refused.
  static let maximumCertificates = 64

  /// The DER of every certificate in `pem`, in order; `nil` if one can't be read, or there are too many.
  static func certificates(_ pem: [UInt8]) -> [[UInt8]]? {
    copenssl_clear_errors()
    defer { copenssl_clear_errors() }
    return pem.withUnsafeBytes { bytes -> [[UInt8]]? in
      guard let bio = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
      defer { BIO_free(bio) }
      var found: [[UInt8]] = []
      while let certificate = PEM_read_bio_X509(bio, nil, nil, nil) {
        defer { X509_free(certificate) }
        guard found.count < self.maximumCertificates, let der = self.der(certificate) else { return nil }
        found.append(der)
      }
      // The end is told as the error "no start line".
      let error = ERR_peek_last_error()
      return copenssl_ERR_GET_REASON(error) == PEM_R_NO_START_LINE ? found : nil
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
