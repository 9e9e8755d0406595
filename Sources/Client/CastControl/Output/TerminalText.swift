/// The form of text from the network that is safe for a terminal.
///
/// A device's name may be any text that its owner, or another host in the network, wrote: it must not move the
/// cursor, change colours, turn the direction of writing or imitate another line.
enum TerminalText {
  /// The most marks on one letter; no script uses more.
  private static let maximumMarks = 4

  /// Returns `text` in one line: escape sequences, control characters and marks of direction are removed, line breaks
  /// and tabs become blanks, and blanks at the ends are cut off.
  static func clean(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self.trimmed(text) }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    var marks = 0
    var hasNoEnd = false
    while let scalar = scalars.popFirst() {
      if self.opensSequence(scalar) {
        self.skipSequence(scalar, &scalars, &hasNoEnd)
      } else if self.isBreak(scalar) {
        result.append(" ")
      } else if !self.isHarmful(scalar) {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: marks += 1
        // Joiners between the marks begin no letter.
        case .format: break
        default: marks = 0
        }
        if marks <= self.maximumMarks { result.append(scalar) }
      }
    }
    return self.trimmed(String(result))
  }

  /// Returns lines of castctl without control sequences, except the styles of ``TerminalStyle``.
  ///
  /// Text from others is cleaned when it is put into a line (``clean(_:)``), so that it stays in its line and column.
  /// This is a second check of all that castctl writes, in case that was forgotten.
  static func guarded(_ text: String) -> String {
    guard text.utf8.contains(where: { ($0 < 0x20 && $0 != 0x0A) || $0 >= 0x7F }) else { return text }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.first {
      if scalar.value == 0x1B,
        let sequence = TerminalStyle.sequences.first(where: { scalars.starts(with: $0.unicodeScalars) })
      {
        result.append(contentsOf: sequence.unicodeScalars)
        scalars = scalars.dropFirst(sequence.unicodeScalars.count)
        continue
      }
      scalars.removeFirst()
      if scalar == "\n" || !(self.isBreak(scalar) || self.isHarmful(scalar)) {
        result.append(scalar)
      } else if self.isBreak(scalar) {
        result.append(" ")
      }
    }
    return String(result)
  }

  /// Returns `text` as JSON for a terminal: characters that ``clean(_:)`` removes are written as `\u…`, which means
  /// the same.
  static func escaped(json text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x7F }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard self.isHarmful(scalar) || (self.isBreak(scalar) && scalar.value > 0x7F) else {
        result.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
      }
    }
    return String(result)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    // Programs disagree on the width of a noncharacter.
    if scalar.properties.isNoncharacterCodePoint { return true }
    switch scalar.properties.generalCategory {
    case .control, .surrogate: return !self.isBreak(scalar)
    // Joiners (U+200C, U+200D), which emoji and some scripts need, stay; so do the tags of flags, which are invisible
    // and harmless.
    case .format: return scalar.value != 0x200C && scalar.value != 0x200D && !(0xE0020...0xE007F).contains(scalar.value)
    default: return false
    }
  }

  private static func opensSequence(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x1B || scalar.value == 0x9B || scalar.value == 0x9D || scalar.value == 0x90
  }

  /// Skips the rest of an escape sequence (ECMA-48): parameters up to the final byte, or a string up to its end.
  ///
  /// - Parameter hasNoEnd: Whether the rest has no end of a string, so that it isn't searched for one again.
  private static func skipSequence(
    _ first: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView, _ hasNoEnd: inout Bool
  ) {
    var kind = first.value
    if kind == 0x1B {
      guard let next = rest.first, (0x20...0x7E).contains(next.value) else { return }
      rest.removeFirst()
      switch next {
      case "[": kind = 0x9B
      case "]", "P", "X", "^", "_": kind = 0x9D
      default:
        while let byte = rest.first, (0x20...0x2F).contains(next.value), (0x20...0x7E).contains(byte.value) {
          rest.removeFirst()
          if byte.value >= 0x30 { break }
        }
        return
      }
    }
    if kind == 0x9B {
      while let byte = rest.first, (0x20...0x7E).contains(byte.value) {
        rest.removeFirst()
        if byte.value >= 0x40 { return }
      }
    } else {
      // An unfinished string would swallow the text, so only its introducer is removed.
      guard !hasNoEnd,
        let end = rest.firstIndex(where: { $0.value == 0x07 || $0.value == 0x9C || $0.value == 0x1B })
      else {
        hasNoEnd = true
        return
      }
      let ends = rest[end].value
      rest = rest[rest.index(after: end)...]
      if ends == 0x1B, rest.first == "\\" { rest.removeFirst() }
    }
  }

  private static func trimmed(_ text: String) -> String {
    guard text.first == " " || text.last == " " else { return text }
    let start = text.firstIndex { $0 != " " } ?? text.endIndex
    let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? start
    return String(text[start..<end])
  }
}

/// The number of columns that text takes on a terminal.
enum DisplayWidth {
  /// The characters that East Asian fonts and emoji draw two columns wide (Unicode's East_Asian_Width W and F, in
  /// broad ranges).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// Returns the columns of `text`, which has no control characters.
  static func of(_ text: some StringProtocol) -> Int {
    text.utf8.allSatisfy({ $0 < 0x80 }) ? text.utf8.count : text.reduce(0) { $0 + self.of($1) }
  }

  private static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return 1 }
    let isEmoji =
      first.properties.isEmojiPresentation
      || (first.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F })
    if isEmoji || self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Returns `text`, cut to `width` columns; a cut text ends with `…`.
  static func cut(_ text: String, to width: Int) -> String {
    guard self.of(text) > width else { return text }
    guard width > 0 else { return "" }
    var (result, columns) = ("", 0)
    for character in text {
      let next = columns + self.of(character)
      if next > width - 1 { break }
      result.append(character)
      columns = next
    }
    return result + "…"
  }

  /// Returns `text` padded with blanks to at least `width` columns.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.of(text)))
  }
}
