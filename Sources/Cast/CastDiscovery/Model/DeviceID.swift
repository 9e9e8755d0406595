import TextFormats

/// The ids of devices: 32 lower-case hexadecimal digits, independent of the announced text.
///
/// Real devices announce such an id. Another one (`../../x`, `a+b`, 250 letters) may reach a path, a topic or a page,
/// so this rule replaces it by a hash at the source. Every look-up by id applies the same rule, so the announced text
/// still finds the device.
public enum DeviceID {
  /// The most bytes of an announced id that are hashed and kept. A TXT record holds at most 255 (RFC 6763 6.1), an id
  /// of a provider with its category 320.
  package static let maximumBytes = 512

  /// Returns the canonical form of `id`: 32 lower-case hexadecimal digits.
  ///
  /// A UUID loses its hyphens, because the same device calls itself `bbb7eedd…` in its TXT record and
  /// `BBB7EEDD-B097-…` in messages (cast.md 8 and 9). Any other text becomes its FNV-1a hash of 128 bits. The hash is
  /// the same in every process and version, so saved sessions, caches and aliases stay valid. It needn't resist
  /// collisions: a device that wants to be taken for another one can announce the other one's id.
  public static func canonical(_ id: String) -> String {
    self.regular(id) ?? StableHash.hex128(self.bounded(id))
  }

  /// Returns `id`, bounded, if ``canonical(_:)`` replaces it by a hash, else `nil`.
  package static func announced(_ id: String) -> String? {
    self.regular(id) == nil && !id.isEmpty ? self.bounded(id) : nil
  }

  /// Whether both mean the same device.
  public static func isSame(_ left: String, _ right: String) -> Bool {
    self.canonical(left) == self.canonical(right)
  }

  /// Whether `id` is a UUID, with or without its hyphens.
  package static func isRegular(_ id: String) -> Bool { self.regular(id) != nil }

  private static func regular(_ id: String) -> String? {
    guard (32...36).contains(id.utf8.count) else { return nil }
    let bytes = Array(id.utf8)
    let hyphen = UInt8(ascii: "-")
    let digits = bytes.filter { $0 != hyphen }
    guard digits.count == 32, digits.allSatisfy(self.isHexDigit) else { return nil }
    let hyphens = bytes.indices.filter { bytes[$0] == hyphen }
    guard hyphens.isEmpty || hyphens == [8, 13, 18, 23] else { return nil }
    return String(decoding: digits, as: UTF8.self).lowercased()
  }

  private static func bounded(_ id: String) -> String { DisplayText.bounded(id, to: self.maximumBytes) }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

/// FNV-1a: makes the same hash of the same text in every process, which `Hasher` doesn't.
enum StableHash {
  /// Returns the 64-bit hash of the text's UTF-8, as 16 hexadecimal digits.
  static func hex(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return Hexadecimal.text(hash, digits: 16)
  }

  /// Returns the 128-bit hash of the text's UTF-8, as 32 hexadecimal digits.
  static func hex128(_ text: String) -> String {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in text.utf8 {
      hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    return Hexadecimal.text(UInt64(truncatingIfNeeded: hash >> 64), digits: 16)
      + Hexadecimal.text(UInt64(truncatingIfNeeded: hash), digits: 16)
  }
}
