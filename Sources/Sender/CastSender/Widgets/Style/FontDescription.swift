import JSONCodec

/// The permitted values of a font attribute in the style tree (SDK `UIFont`: a name and a size).
///
/// A value is either a name, or an object with at least one of the members of ``members``.
enum FontDescription {
  /// The members of the object, as listed in docs/Widgets.md.
  private static let members = ["name", "family", "size", "weight", "style"]
  private static let weights: Set<JSONValue> = ["normal", "bold"]
  private static let styles: Set<JSONValue> = ["normal", "italic", "oblique"]
  /// The largest size, in points.
  private static let maximumSize = 200.0
  /// The length limit of a name, in characters.
  private static let maximumName = 100

  /// A description of the permitted values, for error messages.
  static let wish = "a font's name, or an object with \(members.map { "`\($0)`" }.joined(separator: ", "))"

  /// Returns the path below the attribute and the reason why `value` isn't a font; `nil` if it is.
  static func flaw(of value: JSONValue) -> (path: String, reason: String)? {
    if let name = value.string { return self.isName(name) ? nil : ("", "must be \(self.nameWish)") }
    guard let object = value.object, !object.isEmpty else { return ("", "must be \(self.wish)") }
    for (key, value) in object.members {
      guard self.members.contains(key) else {
        return (".\(key.prefix(64))", "no such member; \(NearestName.hint(key, among: self.members))")
      }
      if let wish = self.wish(of: key, for: value) { return (".\(key)", "must be \(wish)") }
    }
    return nil
  }

  /// Returns a description of the values of the member `key` if `value` isn't one of them.
  private static func wish(of key: String, for value: JSONValue) -> String? {
    switch key {
    case "size":
      let isSize = value.number.map { $0 > 0 && $0 <= self.maximumSize } ?? false
      return isSize ? nil : "more than 0 and at most 200 points"
    case "weight":
      let isHundred = value.integer.map { (100...900).contains($0) && $0 % 100 == 0 } ?? false
      return isHundred || self.weights.contains(value) ? nil : "normal, bold, or 100, 200… to 900"
    case "style": return self.styles.contains(value) ? nil : "normal, italic or oblique"
    default: return value.string.map(self.isName) == true ? nil : self.nameWish
    }
  }

  private static let nameWish = "a font's name: 1 to \(maximumName) letters, digits, spaces and the signs - _ . ,"

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.count <= self.maximumName
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || " -_.,".unicodeScalars.contains(scalar)
      }
  }
}
