/// Random UUIDs (version 4), made without Foundation.
enum RandomUUID {
  /// A new UUID in lower case, with dashes.
  static func make() -> String {
    let high = UInt64.random(in: .min ... .max) & ~0xF000 | 0x4000
    let low = UInt64.random(in: .min ... .max) & ~(3 << 62) | (2 << 62)
    let digits = Array(self.hexadecimal(high) + self.hexadecimal(low))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
