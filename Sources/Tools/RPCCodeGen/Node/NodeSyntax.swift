import JSONCodec

/// The syntax of JavaScript and TypeScript.
enum NodeSyntax {
  /// Returns `text` as a literal in single quotes.
  static func literal(_ text: String) -> String { QuotedText.literal(text, in: "'") }

  /// Returns `name` as the key of a property: quoted unless it is an identifier.
  static func key(_ name: String) -> String {
    let isIdentifier =
      name.first?.isNumber == false && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isIdentifier ? name : self.literal(name)
  }

  /// Returns a type of the spec as TypeScript writes it.
  static func type(_ expression: TypeExpression) -> String {
    switch expression {
    case .string: "string"
    case .integer, .number: "number"
    case .boolean: "boolean"
    case .any: "unknown"
    // `any` accepts interfaces too, which a map of `unknown` would refuse.
    case .object: "Record<string, any>"
    case .named(let name): name
    case .array(let element): "\(self.type(element))[]"
    case .map(let value): "Record<string, \(self.type(value))>"
    }
  }

  /// Returns the type of a result.
  static func type(of result: ResultShape, named name: String?) -> String {
    if let name { return name }
    return if case .object = result { "Record<string, any>" } else { "Record<string, never>" }
  }

  /// Writes `import type { A, B } from 'module';`; nothing without names.
  static func importTypes(_ names: [String], from module: String, to text: inout SourceText) {
    guard !names.isEmpty else { return }
    text.list("import type { ", names, " } from \(self.literal(module));")
  }

  /// Writes a union of literals, on as many lines as needed.
  static func union(_ opening: String, _ members: [String], to text: inout SourceText) {
    let line = "\(opening) \(members.joined(separator: " | "));"
    guard line.count > 120 else { return text.line(line) }
    text.block(opening, closing: nil) { text in
      let lines = SourceText.wrapped(members.map { "|\u{a0}\($0)" }.joined(separator: " "), width: 116)
      for (index, line) in lines.enumerated() {
        text.line(line.replacing("\u{a0}", with: " ") + (index == lines.count - 1 ? ";" : ""))
      }
    }
  }
}

/// JSDoc comments, which editors show.
enum NodeDocumentation {
  static func write(_ documentation: Documentation, to text: inout SourceText) {
    self.write(paragraphs: [documentation.description] + documentation.facts, documentation, to: &text)
  }

  static func write(_ field: Field, to text: inout SourceText) {
    let sentences = [field.documentation.description] + field.facts + field.documentation.facts
    self.write(paragraphs: [sentences.joined(separator: " ")], field.documentation, to: &text)
  }

  /// Writes a method's comment: summary, description, errors.
  static func write(_ method: Method, to text: inout SourceText) {
    var paragraphs = method.paragraphs + method.documentation.facts
    if !method.errors.isEmpty {
      paragraphs.append("Errors: \(method.errors.map { "`\($0)`" }.joined(separator: ", ")).")
    }
    self.write(paragraphs: paragraphs, method.documentation, to: &text)
  }

  /// Writes a comment without facts.
  static func write(_ line: String, to text: inout SourceText) {
    self.write(Documentation(description: line), to: &text)
  }

  private static func write(paragraphs: [String], _ documentation: Documentation, to text: inout SourceText) {
    let tag = documentation.deprecated.map { "@deprecated \($0)" }
    let all = (paragraphs + (tag.map { [$0] } ?? [])).filter { !$0.isEmpty }
    if let only = all.first, all.count == 1, !only.contains("\n") {
      let line = "/** \(self.escaped(only)) */"
      if line.count <= text.room { return text.line(line) }
    }
    text.line("/**")
    for (index, paragraph) in all.enumerated() {
      if index > 0 { text.line(" *") }
      text.comment(self.escaped(paragraph), mark: " *")
    }
    text.line(" */")
  }

  /// Returns the text in a form that can't end its comment.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "*\\/")
  }
}
