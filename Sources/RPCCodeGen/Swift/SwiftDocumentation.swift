import JSONCodec

/// Doc comments of generated Swift.
enum SwiftDocumentation {
  static func write(_ documentation: Documentation, to text: inout SourceText) {
    text.comment(documentation.description)
    self.writeFacts(self.facts(documentation), to: &text)
  }

  static func write(_ field: Field, to text: inout SourceText) {
    text.comment(field.documentation.description)
    var facts: [String] = []
    if let unit = field.unit { facts.append("In \(unit).") }
    if let range = self.range(field.constraint) { facts.append(range) }
    if let value = field.defaultValue { facts.append("Absent: `\(value.jsonText)`.") }
    if let alias = field.alias { facts.append("Also read as `\(alias)`.") }
    self.writeFacts(facts + self.facts(field.documentation), to: &text)
  }

  private static func writeFacts(_ facts: [String], to text: inout SourceText) {
    guard !facts.isEmpty else { return }
    text.line("///")
    text.comment(facts.joined(separator: " "))
  }

  private static func facts(_ documentation: Documentation) -> [String] {
    var facts: [String] = []
    if let gck = documentation.gck { facts.append("SDK: `\(gck)`.") }
    if documentation.since > 1 { facts.append("Since API level \(documentation.since).") }
    if let deprecated = documentation.deprecated { facts.append("Deprecated: \(deprecated)") }
    return facts
  }

  /// The limits in words: `From 0 to 1.`
  private static func range(_ constraint: Field.Constraint) -> String? {
    let text = constraint.summary
    return text.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
  }
}
