/// Finds the id in the beginning of a message that is too large to be parsed, so that its sender isn't left waiting.
///
/// Not a parser: it follows strings and nesting only as far as needed to know the message's own members. What looks odd has no id.
enum IDScanner {
  /// So many bytes of a message are looked at.
  static let longestBeginning = 4_096

  /// The value of the outermost object's member `id`, if it stands whole in `bytes`.
  static func id(in bytes: some Collection<UInt8>) -> JSONRPCID? {
    var rest = Array(bytes.prefix(self.longestBeginning))[...]
    var depth = 0
    var isKey = false
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        guard depth > 1 || byte == UInt8(ascii: "{") else { return nil }
        isKey = true
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): isKey = true
      case UInt8(ascii: "\""):
        guard let text = self.string(&rest) else { return nil }
        if depth == 1, isKey, text.elementsEqual("id".utf8) { return self.value(rest) }
        isKey = false
      default: break
      }
    }
    return nil
  }

  /// The bytes up to the closing quotation mark, escapes and all.
  private static func string(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return text }
      text.append(byte)
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { text.append(escaped) }
    }
    return nil
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> JSONRPCID? {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var rest = bytes.drop(while: isSpace)
    guard rest.popFirst() == UInt8(ascii: ":") else { return nil }
    rest = rest.drop(while: isSpace)
    if rest.first == UInt8(ascii: "\"") {
      rest.removeFirst()
      guard let text = self.string(&rest), !text.contains(UInt8(ascii: "\\")) else { return nil }
      return String(validating: text, as: UTF8.self).map(JSONRPCID.string)
    }
    let digits = rest.prefix { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    // A number that runs up to the end of the beginning may be longer.
    guard let end = rest.dropFirst(digits.count).first,
      [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: " ")].contains(end)
    else { return nil }
    return Int64(String(decoding: digits, as: UTF8.self)).map(JSONRPCID.integer)
  }
}
