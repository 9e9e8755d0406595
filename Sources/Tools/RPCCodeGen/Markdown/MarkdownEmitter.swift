import JSONCodec

/// Writes the API reference: an index, one page per namespace, the types, the errors.
struct MarkdownEmitter: Emitter {
  static let folder = "docs/API"

  var ownedFolders: [String] { [Self.folder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    [MarkdownIndexPage(spec: spec).file(), MarkdownTypesPage(spec: spec).file(), MarkdownErrorsPage(spec: spec).file()]
      + spec.namespaces.map { MarkdownNamespacePage(spec: spec, namespace: $0).file() }
  }
}

/// One page of the reference while it is written.
struct MarkdownPage {
  private(set) var text = SourceText()

  init(title: String) {
    self.text.line("<!-- \(GeneratedFile.notice.joined(separator: " ")) -->")
    self.text.line()
    self.text.line("# \(title)")
  }

  func file(_ name: String) -> GeneratedFile {
    GeneratedFile(path: "\(MarkdownEmitter.folder)/\(name)", contents: self.text.text)
  }

  mutating func heading(_ title: String, level: Int) {
    self.text.gap(isProse: true)
    self.text.line("\(String(repeating: "#", count: level)) \(title)")
  }

  mutating func paragraph(_ paragraph: String) {
    self.text.gap(isProse: true)
    self.text.line(paragraph)
  }

  mutating func table(_ header: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    self.text.gap(isProse: true)
    self.text.line("| \(header.joined(separator: " | ")) |")
    self.text.line("|\(String(repeating: " --- |", count: header.count))")
    for row in rows {
      let cells = row.map { $0.split(separator: "\n").joined(separator: "<br>").escapingBars }
      self.text.line("| \(cells.joined(separator: " | ")) |")
    }
  }

  mutating func code(_ code: String, language: String) {
    self.text.gap(isProse: true)
    self.text.line("```\(language)")
    self.text.line(code)
    self.text.line("```")
  }

  /// Adds the table of an object's members.
  mutating func fields(_ fields: [Field]) {
    self.table(
      ["name", "type", "required", "description"],
      fields.map { field in
        ["`\(field.name)`", Self.link(field.type), field.isRequired ? "yes" : "", Self.description(of: field)]
      })
  }

  private static func description(of field: Field) -> String {
    var parts = [field.documentation.description]
    if let unit = field.unit { parts.append("Unit: \(unit).") }
    if let range = field.constraint.summary { parts.append("Range: \(range).") }
    if let value = field.defaultValue { parts.append("Default: `\(value.jsonText)`.") }
    if let example = field.example { parts.append("Example: `\(example.jsonText)`.") }
    return (parts + self.facts(field.documentation)).joined(separator: " ")
  }

  static func facts(_ documentation: Documentation) -> [String] {
    var facts: [String] = []
    if let gck = documentation.gck { facts.append("iOS SDK: `\(gck)`.") }
    if documentation.since > 1 { facts.append("Since API level \(documentation.since).") }
    if let deprecated = documentation.deprecated { facts.append("**Deprecated:** \(deprecated)") }
    return facts
  }

  /// Returns a type expression with a link to its declaration.
  static func link(_ type: TypeExpression) -> String {
    switch type {
    case .named(let name): "[\(name)](types.md#\(name.lowercased()))"
    case .array(let element): "\(self.link(element))[]"
    case .map(let value): "map<\(self.link(value))>"
    default: "\(type)"
    }
  }
}

extension String {
  fileprivate var escapingBars: String {
    self.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
