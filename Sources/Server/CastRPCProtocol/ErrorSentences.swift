/// Splits the server's messages and advice, which front ends pass on sentence by sentence.
package enum ErrorSentences {
  /// Returns `text`, cut after full stops and semicolons.
  package static func of(_ text: String) -> [Substring] {
    var (result, start, previous) = ([Substring](), text.startIndex, Character(" "))
    for index in text.indices {
      if text[index] == " ", previous == "." || previous == ";" {
        result.append(text[start..<index])
        start = text.index(after: index)
      }
      previous = text[index]
    }
    return result + [text[start...]]
  }
}
