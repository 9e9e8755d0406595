/// Text of a device for people's eyes.
package enum DisplayText {
  /// `text` as it can be shown: what would move a terminal's cursor, break a line or turn the direction of writing is a blank,
  /// blanks at the ends are gone. Joiners, which emoji and some scripts need, stay.
  package static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: self.isHarmful) else { return self.trimmed(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(self.isHarmful(scalar) ? " " : scalar) }
    return self.trimmed(String(result))
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // U+202A to U+202E and U+2066 to U+2069 turn what follows them around.
    case .format: (0x202a...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
