import COpenSSL

/// SHA-256, as 64 hexadecimal digits.
enum Digest {
  static func sha256(_ bytes: [UInt8]) -> String {
    var hash = [UInt8](repeating: 0, count: 32)
    copenssl_clear_errors()
    _ = EVP_Digest(bytes, bytes.count, &hash, nil, EVP_sha256(), nil)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: hash.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Whether `text` is what ``sha256(_:)`` makes: safe as a part of a path.
  static func isDigest(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
