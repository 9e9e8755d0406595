/// The escaping of a log's text: devices, senders and clients choose much of it, and logs are read on terminals.
public enum LogText {
  /// Returns `text` as one line: characters that would forge a line, control a terminal or change the direction of
  /// writing are written as an escape (`\n`, `\u{1b}`).
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: self.isHarmful) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where self.isHarmful(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a scalar is more than a visible character: a control, a separator of lines, or an invisible format other
  /// than the joiners, which scripts need.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }
}
