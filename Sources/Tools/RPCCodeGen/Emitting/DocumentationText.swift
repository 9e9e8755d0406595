import JSONCodec

/// The sentences of the clients' comments in addition to a description.
extension Documentation {
  /// The SDK's symbol, and the API level that introduced the declaration.
  var facts: [String] {
    var facts: [String] = []
    if let gck = self.gck { facts.append("SDK: `\(gck)`.") }
    if self.since > 1 { facts.append("Since API level \(self.since).") }
    return facts
  }

  /// The same facts after the replacement, for languages without a mark for deprecation.
  var factsWithReplacement: [String] {
    (self.deprecated.map { ["Deprecated: \($0)"] } ?? []) + self.facts
  }
}

extension Field {
  /// The unit, the limits, and the meaning of its absence.
  var facts: [String] {
    var facts: [String] = []
    if let unit = self.unit { facts.append("In \(unit).") }
    if let range = self.constraint.summary { facts.append(range.prefix(1).uppercased() + range.dropFirst() + ".") }
    if let value = self.defaultValue { facts.append("Absent: `\(value.jsonText)`.") }
    return facts
  }

  /// The field's description and facts, as one paragraph.
  var paragraph: String {
    ([self.documentation.description] + self.facts + self.documentation.factsWithReplacement).joined(separator: " ")
  }
}

extension Method {
  /// Its summary, and the paragraphs of its description if that adds anything.
  var paragraphs: [String] {
    let description = self.documentation.description
    if description == self.summary { return [self.summary] }
    return [self.summary] + description.split(separator: "\n").map(String.init)
  }
}
