import JSONCodec

/// Docstrings.
enum PythonDocumentation {
  /// The docstring of a class or of an enum's value.
  static func write(_ documentation: Documentation, to text: inout SourceText) {
    self.write(paragraphs: [documentation.description] + self.facts(documentation), to: &text)
  }

  /// The docstring under an attribute.
  static func write(_ field: Field, to text: inout SourceText) {
    self.write(paragraphs: [self.sentence(about: field)], to: &text)
  }

  /// The docstring of a method that makes a call.
  static func write(_ method: Method, fields: [Field], to text: inout SourceText) {
    var paragraphs = [method.summary]
    if method.documentation.description != method.summary { paragraphs.append(method.documentation.description) }
    paragraphs += self.facts(method.documentation)
    var sections: [(title: String, entries: [String])] = []
    var arguments = fields.map { "\(PythonSyntax.identifier($0.name)): \(self.sentence(about: $0))" }
    arguments.append("call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.")
    if method.reportsProgress { arguments.append("on_progress: Hears how far the call is.") }
    sections.append(("Args", arguments))
    if !method.errors.isEmpty { sections.append(("Raises", [method.errors.joined(separator: ", ") + "."])) }
    self.write(paragraphs: paragraphs, sections: sections, to: &text)
  }

  static func write(
    paragraphs: [String], sections: [(title: String, entries: [String])] = [], to text: inout SourceText
  ) {
    let all = paragraphs.filter { !$0.isEmpty }.map(self.escaped)
    if let only = all.first, all.count == 1, sections.isEmpty, only.count <= 100, !only.contains("\n") {
      return text.line("\"\"\"\(only)\(only.hasSuffix("\"") ? " " : "")\"\"\"")
    }
    for (index, paragraph) in all.enumerated() {
      if index > 0 { text.line() }
      for (number, line) in self.lines(of: paragraph).enumerated() {
        text.line(index == 0 && number == 0 ? "\"\"\"\(line)" : line)
      }
    }
    for section in sections {
      text.line()
      text.block("\(section.title):", closing: nil) { text in
        for entry in section.entries {
          for (number, line) in self.lines(of: self.escaped(entry)).enumerated() {
            text.line(number == 0 ? line : "    \(line)")
          }
        }
      }
    }
    text.line("\"\"\"")
  }

  private static func lines(of paragraph: String) -> [String] {
    paragraph.split(separator: "\n", omittingEmptySubsequences: false).flatMap { SourceText.wrapped($0, width: 100) }
  }

  private static func sentence(about field: Field) -> String {
    var sentences = [field.documentation.description]
    if let unit = field.unit { sentences.append("In \(unit).") }
    if let range = field.constraint.summary { sentences.append(range.prefix(1).uppercased() + range.dropFirst() + ".") }
    if let value = field.defaultValue { sentences.append("Absent: `\(value.jsonText)`.") }
    return (sentences + self.facts(field.documentation)).joined(separator: " ")
  }

  private static func facts(_ documentation: Documentation) -> [String] {
    var facts: [String] = []
    if let replacement = documentation.deprecated { facts.append("Deprecated: \(replacement)") }
    if let gck = documentation.gck { facts.append("SDK: `\(gck)`.") }
    if documentation.since > 1 { facts.append("Since API level \(documentation.since).") }
    return facts
  }

  /// Text that can't end its docstring.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "\"\"\"", omittingEmptySubsequences: false).joined(separator: "'''")
  }
}
