/// Text of devices, files and other programs in the form for a model: one bounded line of visible characters.
///
/// A title may have any length, and may contain text that people don't see but a model reads: marks of direction,
/// tags, selectors.
enum ModelText {
  /// The bound of a text that a device chose, in Unicode scalars.
  static let maximumLength = 200
  /// The bound of one or two sentences of the server, which may quote such texts.
  static let maximumProse = 1_000

  /// Returns `text` in one line of at most `limit` scalars. Control characters and line breaks become blanks;
  /// invisible characters are removed, except joiners, which emoji and some scripts need.
  static func plain(_ text: String, atMost limit: Int = maximumLength) -> String {
    var (result, count) = (String.UnicodeScalarView(), 0)
    for scalar in text.unicodeScalars {
      guard let shown = self.shown(scalar) else { continue }
      guard count < limit else {
        result.removeLast()
        result.append("…")
        break
      }
      // Blanks at the start are dropped.
      if shown == " ", result.isEmpty { continue }
      result.append(shown)
      count += 1
    }
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20...0x7E: return scalar
    // Zero-width joiner and non-joiner.
    case 0x200C, 0x200D: return scalar
    // Variation selectors beyond those of emoji, which can carry arbitrary invisible bytes.
    case 0xE0100...0xE01EF: return nil
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return " "
    case .format: return nil
    case .unassigned, .privateUse, .surrogate: return "\u{FFFD}"
    default: return scalar
    }
  }
}
