import JSONCodec

/// The syntax of Emacs Lisp.
enum EmacsLispSyntax {
  /// Returns `text` as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// Returns a JSON value as part of quoted data: objects are property lists, arrays lists.
  static func data(_ value: JSONValue) -> String {
    switch value {
    case .null: ":null"
    case .bool(let value): value ? "t" : "nil"
    case .integer(let value): "\(value)"
    case .number(let value): value.shortText
    case .writtenNumber(let text): text
    case .string(let value): self.literal(value)
    case .array(let elements): "(\(elements.map { self.data($0) }.joined(separator: " ")))"
    case .object(let object):
      "(\(object.members.map { ":\($0.key) \(self.data($0.value))" }.joined(separator: " ")))"
    }
  }

  /// Returns a name in Lisp's spelling: `setDefault`, `TLSFailed` -> `set-default`, `tls-failed`.
  static func identifier(_ name: String) -> String {
    String(Names.snake(name).map { $0 == "_" ? "-" : $0 })
  }

  /// Returns the function of a method: `player.setDefault` -> `cast-rpc-player-set-default`.
  static func function(_ wireName: String) -> String { "cast-rpc-\(self.words(wireName))" }

  /// Returns the function of an event: `player.didChange`, `$/overflow` -> `cast-rpc-on-player-did-change`,
  /// `cast-rpc-on-overflow`.
  static func event(_ wireName: String) -> String { "cast-rpc-on-\(self.words(wireName))" }

  /// Returns the condition of an error: `NoSuchSession` -> `cast-rpc-no-such-session`.
  static func errorName(_ name: String) -> String { "cast-rpc-\(self.identifier(name))" }

  private static func words(_ wireName: String) -> String {
    wireName.split { !($0.isLetter || $0.isNumber) }.map { self.identifier(String($0)) }.joined(separator: "-")
  }
}

/// Docstrings in the form that `checkdoc` and the byte compiler require.
enum EmacsLispDocumentation {
  /// The columns of a line, so that none reaches the 80 that Emacs allows.
  private static let width = 74

  /// - Parameters:
  ///   - first: The first line: a sentence that names the arguments.
  ///   - isLast: Whether the docstring is the last thing of its form, which it then closes.
  static func write(_ first: String, paragraphs: [String], isLast: Bool = true, to text: inout SourceText) {
    var lines = [first]
    var isInList = false
    for paragraph in paragraphs where !paragraph.isEmpty {
      let isItem = paragraph.hasPrefix("- ")
      if !isItem || !isInList { lines.append("") }
      isInList = isItem || paragraph.hasSuffix(":")
      for line in paragraph.split(separator: "\n") {
        let wrapped = SourceText.wrapped(self.breakable(self.quoted(line)), width: Self.width)
        lines += wrapped.prefix(1) + wrapped.dropFirst().map { isItem ? "  \($0)" : $0 }
      }
    }
    text.verbatim("\"" + lines.map(self.escaped).joined(separator: "\n") + "\"" + (isLast ? ")" : ""))
  }

  /// Replaces Markdown's quotation marks by those of Emacs: ‘text’ for `text`.
  private static func quoted(_ text: Substring) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      guard index % 2 == 1, index < parts.count - 1 else { return String(part) }
      return "‘\(part)’"
    }.joined()
  }

  /// Returns `text` with blanks in words longer than a line: after the commas of JSON, or else after the colons of a
  /// selector.
  private static func breakable(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.count > Self.width else { return String(word) }
      let mark: Character = word.contains(",") ? "," : ":"
      return word.split(separator: mark, omittingEmptySubsequences: false).joined(separator: "\(mark) ")
    }.joined(separator: " ")
  }

  private static func escaped(_ line: String) -> String {
    let literal = String(EmacsLispSyntax.literal(line).dropFirst().dropLast())
    return literal.hasPrefix("(") ? "\\" + literal : literal
  }
}
