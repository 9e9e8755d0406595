import COpenSSL

/// The text form of keys and certificates.
enum PEMText {
  /// Hands `pem` to one of OpenSSL's readers.
  static func read<T>(_ pem: String, _ read: (OpaquePointer) -> T?) -> T? {
    Array(pem.utf8).withUnsafeBytes { buffer in
      guard let bio = BIO_new_mem_buf(buffer.baseAddress, Int32(clamping: buffer.count)) else { return nil }
      defer { BIO_free(bio) }
      return read(bio)
    }
  }

  /// What one of OpenSSL's writers writes; `nil` if it fails.
  static func write(_ write: (OpaquePointer) -> Int32) -> String? {
    guard let bio = BIO_new(BIO_s_mem()) else { return nil }
    defer { BIO_free(bio) }
    guard write(bio) == 1 else { return nil }
    var start: UnsafeMutablePointer<CChar>?
    let count = copenssl_BIO_get_mem_data(bio, &start)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
