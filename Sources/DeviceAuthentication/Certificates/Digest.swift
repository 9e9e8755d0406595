import COpenSSL

/// A hash function.
enum Digest {
  case sha1
  case sha256

  var function: OpaquePointer? {
    switch self {
    case .sha1: EVP_sha1()
    case .sha256: EVP_sha256()
    }
  }

  static func sha256(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var hash = [UInt8](repeating: 0, count: 32)
    copenssl_clear_errors()
    guard EVP_Digest(bytes.baseAddress, bytes.count, &hash, nil, EVP_sha256(), nil) == 1 else { return nil }
    return hash
  }
}
