/// The syntax of Go.
enum GoSyntax {
  /// Returns `text` as a literal in double quotes.
  static func literal(_ text: String) -> String { QuotedText.literal(text) }

  /// Returns the Go type. An optional value is a pointer, also of an array or a map, since an empty one means
  /// something else.
  static func type(_ expression: TypeExpression, isOptional: Bool = false) -> String {
    let type =
      switch expression {
      case .any: "any"
      case .object: "map[string]any"
      case .array(let element): "[]\(self.type(element))"
      case .map(let value): "map[string]\(self.type(value))"
      case .string: "string"
      case .integer: "int64"
      case .number: "float64"
      case .boolean: "bool"
      case .named(let name): name
      }
    return isOptional && expression != .any ? "*\(type)" : type
  }

  /// Writes the comment of a declaration, after a blank line.
  static func comment(_ name: String, _ documentation: Documentation, to text: inout SourceText) {
    self.comment(name, [documentation.description] + documentation.factsWithReplacement, to: &text)
  }

  /// Writes a comment of paragraphs, which by Go's convention begin with the name.
  static func comment(_ name: String, _ paragraphs: [String], to text: inout SourceText) {
    text.line()
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { text.line("//") }
      let isNamed = index > 0 || paragraph.hasPrefix("\(name) ")
      text.comment(isNamed ? paragraph : "\(name): \(paragraph)", mark: "//")
    }
  }
}
