/// The search for numbers that wouldn't be written back as they came.
///
/// ``JSONWriter`` writes integers of 64 bits digit by digit, and doubles in the fewest digits that read back as the
/// same double. A number in another form (`1e2`, `1.50`, `-0`, `12345678901234567890`) would come out in another form,
/// or as another number.
enum JSONNumberScan {
  /// The number of characters up to which an integer fits 64 bits.
  private static let shortInteger = 18
  /// The number of digits up to which a decimal number is the shortest one that reads back as its double.
  private static let exactDigits = 15
  /// The most digits of the shortest form of a double.
  private static let shortestDigits = 17

  /// Returns the index behind the number, or similar text, that begins at `start`.
  static func end(of bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, self.isInNumber(bytes[index]) { index += 1 }
    return index
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    self.isDigit(byte) || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+")
  }

  /// Whether `token` is a number of JSON that would be written in another form than it has. (RFC 8259, section 6)
  static func changes(_ token: UnsafeRawBufferPointer) -> Bool {
    var index = token[0] == UInt8(ascii: "-") ? 1 : 0
    let whole = self.digits(token, &index)
    // Other text is left to the parser, which refuses it.
    guard whole > 0, whole == 1 || token[index - whole] != UInt8(ascii: "0") else { return false }
    guard index < token.count else {
      if token.count <= self.shortInteger { return token[0] == UInt8(ascii: "-") && token[1] == UInt8(ascii: "0") }
      return Int64(String(decoding: token, as: UTF8.self)) == nil
    }
    var fraction = 0
    if token[index] == UInt8(ascii: ".") {
      index += 1
      fraction = self.digits(token, &index)
      guard fraction > 0 else { return false }
    }
    guard index < token.count else { return self.decimalChanges(token, whole: whole, fraction: fraction) }
    guard token[index] | 0x20 == UInt8(ascii: "e") else { return false }
    index += 1
    if index < token.count, token[index] == UInt8(ascii: "+") || token[index] == UInt8(ascii: "-") { index += 1 }
    return self.digits(token, &index) > 0 && index == token.count
  }

  /// Returns the number of digits at `index`, and moves `index` behind them.
  private static func digits(_ token: UnsafeRawBufferPointer, _ index: inout Int) -> Int {
    let start = index
    while index < token.count, self.isDigit(token[index]) { index += 1 }
    return index - start
  }

  /// Whether a number with a decimal point and no exponent would be written in another form.
  private static func decimalChanges(_ token: UnsafeRawBufferPointer, whole: Int, fraction: Int) -> Bool {
    let last = token[token.count - 1]
    if last == UInt8(ascii: "0"), fraction > 1 { return true }
    if whole + fraction <= self.exactDigits {
      // Numbers below 0.0001 are written with an exponent.
      guard fraction > 4, token[token.count - fraction - 2] == UInt8(ascii: "0"), whole == 1 else { return false }
      return token[(token.count - fraction)..<(token.count - fraction + 4)].allSatisfy { $0 == UInt8(ascii: "0") }
    }
    guard whole + fraction <= self.shortestDigits + 1 else { return true }
    let text = String(decoding: token, as: UTF8.self)
    return Double(text)?.description != text
  }
}
