import COpenSSL
import TextFormats

/// The hash functions of OpenSSL.
package enum Digest {
  case sha1
  case sha256

  /// The hash function's `EVP_MD`, as OpenSSL's functions take it.
  package var function: OpaquePointer? {
    switch self {
    case .sha1: EVP_sha1()
    case .sha256: EVP_sha256()
    }
  }

  /// Returns the 32 bytes of SHA-256; `nil` if OpenSSL refuses.
  package static func sha256(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var hash = [UInt8](repeating: 0, count: 32)
    copenssl_clear_errors()
    guard EVP_Digest(bytes.baseAddress, bytes.count, &hash, nil, EVP_sha256(), nil) == 1 else { return nil }
    return hash
  }

  /// Returns SHA-256 as 64 hexadecimal digits.
  package static func sha256Text(_ bytes: [UInt8]) -> String {
    Hexadecimal.text(bytes.withUnsafeBytes { self.sha256($0) } ?? [])
  }

  /// Whether `text` has the form of ``sha256Text(_:)``, and so is safe as a part of a path.
  package static func isSHA256Text(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
