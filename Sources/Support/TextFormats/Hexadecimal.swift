/// Hexadecimal digits in lower case.
public enum Hexadecimal {
  /// Returns `number` with at least `digits` digits, padded with zeros.
  public static func text(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// Returns two digits for each byte.
  public static func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.reduce(into: "") { $0 += self.text(UInt64($1), digits: 2) }
  }
}
