/// The character references of XML and WebVTT.
public enum CharacterReferences {
  private static let names: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]

  /// Returns the text with its references resolved; unknown ones stay.
  ///
  /// The signs are found byte by byte, because `;` and a combining character behind it are one `Character`.
  public static func decoded(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    while let ampersand = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<ampersand]
      rest = rest[rest.utf8.index(after: ampersand)...]
      let name = rest.utf8.prefix(10).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&") }
      if name.endIndex < rest.endIndex, rest.utf8[name.endIndex] == UInt8(ascii: ";"),
        let character = self.character(Substring(name))
      {
        result += character
        rest = rest[rest.utf8.index(after: name.endIndex)...]
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return self.names[name] }
    let digits = name.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}
