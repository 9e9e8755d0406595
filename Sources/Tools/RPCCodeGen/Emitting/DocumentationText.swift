import JSONCodec

/// What the clients' comments say beyond a description, in sentences.
extension Documentation {
  /// The SDK's symbol and the level that brought it.
  var facts: [String] {
    var facts: [String] = []
    if let gck = self.gck { facts.append("SDK: `\(gck)`.") }
    if self.since > 1 { facts.append("Since API level \(self.since).") }
    return facts
  }

  /// The same after what to use instead, for languages without a mark for that.
  var factsWithReplacement: [String] {
    (self.deprecated.map { ["Deprecated: \($0)"] } ?? []) + self.facts
  }
}

extension Field {
  /// What it counts, its limits, and what its absence means.
  var facts: [String] {
    var facts: [String] = []
    if let unit = self.unit { facts.append("In \(unit).") }
    if let range = self.constraint.summary { facts.append(range.prefix(1).uppercased() + range.dropFirst() + ".") }
    if let value = self.defaultValue { facts.append("Absent: `\(value.jsonText)`.") }
    return facts
  }

  /// Everything about it, as one paragraph.
  var paragraph: String {
    ([self.documentation.description] + self.facts + self.documentation.factsWithReplacement).joined(separator: " ")
  }
}

extension Method {
  /// Its summary, and its description where that says more.
  var paragraphs: [String] {
    [self.summary] + (self.documentation.description == self.summary ? [] : [self.documentation.description])
  }
}
