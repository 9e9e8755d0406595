/// Bytes as text, in the standard alphabet with padding (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0xFF, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()
  private static let padding = UInt8(ascii: "=")

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let second = start + 1 < bytes.count ? bytes[start + 1] : nil
      let third = start + 2 < bytes.count ? bytes[start + 2] : nil
      let group = Int(bytes[start]) << 16 | Int(second ?? 0) << 8 | Int(third ?? 0)
      text.append(self.alphabet[group >> 18])
      text.append(self.alphabet[group >> 12 & 63])
      text.append(second == nil ? self.padding : self.alphabet[group >> 6 & 63])
      text.append(third == nil ? self.padding : self.alphabet[group & 63])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes; `nil` for anything else than the one text that ``encode(_:)`` makes of them.
  static func decode(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    guard characters.count % 4 == 0 else { return nil }
    let padding = characters.suffix(2).reversed().prefix { $0 == self.padding }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count / 4 * 3)
    var group = 0
    for (index, character) in characters.dropLast(padding).enumerated() {
      let value = self.values[Int(character)]
      guard value != 0xFF else { return nil }
      group = group << 6 | Int(value)
      guard index % 4 == 3 else { continue }
      bytes += [UInt8(group >> 16), UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF)]
      group = 0
    }
    switch padding {
    case 1:
      guard group & 3 == 0 else { return nil }
      bytes += [UInt8(group >> 10), UInt8(group >> 2 & 0xFF)]
    case 2:
      guard group & 15 == 0 else { return nil }
      bytes.append(UInt8(group >> 4))
    default: break
    }
    return bytes
  }
}
