/// Literals in the form that Python, JavaScript, Lua and Go share.
enum QuotedText {
  /// Returns `text` between quotes, with a backslash before quotes and backslashes, and `\n` for a line break.
  static func literal(_ text: String, in quote: Unicode.Scalar = "\"") -> String {
    var result = String(quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case quote, "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + String(quote)
  }
}
