extension Field.Constraint {
  /// The limits in words, for documents: `from 0 to 1`, `more than 0`, `not empty`; `nil` if there are none.
  public var summary: String? {
    var parts: [String] = []
    switch (self.minimum, self.maximum) {
    case (let minimum?, let maximum?): parts.append("from \(minimum.shortText) to \(maximum.shortText)")
    case (let minimum?, nil): parts.append("at least \(minimum.shortText)")
    case (nil, let maximum?): parts.append("at most \(maximum.shortText)")
    case (nil, nil): break
    }
    if let bound = self.exclusiveMinimum { parts.insert("more than \(bound.shortText)", at: 0) }
    if self.isNonEmpty { parts.append("not empty") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Double {
  /// The number without a fraction that says nothing: `1` for 1.0.
  public var shortText: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}
