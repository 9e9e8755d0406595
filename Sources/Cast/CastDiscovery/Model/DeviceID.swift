import LoopIsolation

/// Device ids as different sources spell them.
public enum DeviceID {
  /// `id` in the spelling of announcements: a UUID has 32 lower-case digits and no hyphens; other ids stay as they are.
  ///
  /// The same device calls itself `bbb7eedd…` in its TXT record and `BBB7EEDD-B097-…` in messages (cast.md 8 and 9).
  public static func canonical(_ id: String) -> String {
    let bytes = Array(id.utf8)
    let hyphen = UInt8(ascii: "-")
    let digits = bytes.filter { $0 != hyphen }
    guard digits.count == 32, digits.allSatisfy(self.isHexDigit) else { return id }
    let hyphens = bytes.indices.filter { bytes[$0] == hyphen }
    guard hyphens.isEmpty || hyphens == [8, 13, 18, 23] else { return id }
    return String(decoding: digits, as: UTF8.self).lowercased()
  }

  /// Whether both mean the same device.
  public static func isSame(_ left: String, _ right: String) -> Bool {
    self.canonical(left) == self.canonical(right)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

/// FNV-1a with 64 bits: makes the same id from the same text in every process, which `Hasher` doesn't.
enum StableHash {
  static func hex(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return Hexadecimal.text(hash, digits: 16)
  }
}
