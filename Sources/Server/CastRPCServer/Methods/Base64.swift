import COpenSSL

/// Bytes as text, in the standard alphabet with padding (RFC 4648, section 4).
enum Base64 {
  static func encode(_ bytes: [UInt8]) -> String {
    // Four characters for each three bytes, and the zero that OpenSSL ends with.
    String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4 + 1) { buffer in
      Int(EVP_EncodeBlock(buffer.baseAddress, bytes, Int32(clamping: bytes.count)))
    }
  }

  /// The bytes; `nil` for anything else than the one text that ``encode(_:)`` makes of them.
  static func decode(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    let bytes = [UInt8](unsafeUninitializedCapacity: characters.count / 4 * 3 + 3) { buffer, count in
      // It makes bytes of the padding, too.
      let decoded = Int(EVP_DecodeBlock(buffer.baseAddress, characters, Int32(clamping: characters.count)))
      count = max(0, decoded - characters.suffix(2).count { $0 == UInt8(ascii: "=") })
    }
    // OpenSSL overlooks blanks around the text, and bits that nobody needs.
    return self.encode(bytes) == text ? bytes : nil
  }
}
