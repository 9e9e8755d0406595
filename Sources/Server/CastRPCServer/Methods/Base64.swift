import COpenSSL

/// Bytes as text, in the standard alphabet with padding (RFC 4648, section 4).
enum Base64 {
  static func encode(_ bytes: [UInt8]) -> String {
    // Four characters for each three bytes, and the zero that OpenSSL appends.
    String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4 + 1) { buffer in
      Int(EVP_EncodeBlock(buffer.baseAddress, bytes, Int32(clamping: bytes.count)))
    }
  }

  /// Returns the bytes, or `nil` for any text but the one that ``encode(_:)`` returns for them.
  static func decode(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    let bytes = [UInt8](unsafeUninitializedCapacity: characters.count / 4 * 3 + 3) { buffer, count in
      // OpenSSL decodes the padding to bytes, too.
      let decoded = Int(EVP_DecodeBlock(buffer.baseAddress, characters, Int32(clamping: characters.count)))
      count = max(0, decoded - characters.suffix(2).count { $0 == UInt8(ascii: "=") })
    }
    // OpenSSL ignores blanks around the text, and the unused bits.
    return self.encode(bytes) == text ? bytes : nil
  }
}
