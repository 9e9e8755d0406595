/// Colours as style sheets write them and receivers want them (SDK `GCKColor`).
enum ColorText {
  /// `#RRGGBBAA` for `#RRGGBB` or `#RRGGBBAA`; `nil` for what is neither.
  static func normalized(_ text: String) -> String? {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(self.isHexadecimal)
    else { return nil }
    return digits.count == 8 ? text : text + "FF"
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
