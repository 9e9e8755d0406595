/// SubRip: a number, a line of times, lines of text, an empty line. The line of times begins a cue, even if
/// other lines are broken.
enum SubRipReader {
  /// Whether the line has the times of a cue.
  static func isTiming(_ line: Substring) -> Bool { self.timing(line) != nil }

  static func contents(_ lines: [Substring]) -> SubtitleContents {
    var cues: [SubtitleCue] = []
    var current: (start: Int64, end: Int64?)?
    var text: [Substring] = []
    // Whether the cues have numbers is known by the first one: later ones may have a number as their text.
    var hasNumbers = false
    for line in lines {
      guard let timing = self.timing(line) else {
        text.append(line)
        continue
      }
      if current == nil { hasNumbers = text.last { !self.isBlank($0) }.map(self.isNumber) ?? false }
      if hasNumbers { self.dropNumber(&text) }
      if let current { cues.append(self.cue(current.start, current.end, text)) }
      current = timing
      text = []
    }
    if let current { cues.append(self.cue(current.start, current.end, text)) }
    return SubtitleContents(cues: cues)
  }

  /// Reads `00:00:01,000 --> 00:00:02,500`, and ignores the rest of the line; the end may be missing.
  private static func timing(_ line: Substring) -> (start: Int64, end: Int64?)? {
    guard let first = line.utf8.first, first <= 0x39, first >= 0x30 || first == 0x20 || first == 0x09 || first == 0x2D
    else { return nil }
    var scanner = TimeScanner(line)
    guard let start = scanner.time() else { return nil }
    scanner.skipSpaces()
    var hyphens = 0
    while scanner.take("-") {
      hyphens += 1
      scanner.skipSpaces()
    }
    guard hyphens > 0, scanner.take(">") || scanner.take("&gt;") else { return nil }
    return (start, scanner.time())
  }

  /// Removes the number of the next cue, which follows the text, and the empty lines after it.
  private static func dropNumber(_ text: inout [Substring]) {
    guard let last = text.lastIndex(where: { !self.isBlank($0) }), self.isNumber(text[last]) else { return }
    text.removeSubrange(last...)
  }

  private static func isNumber(_ line: Substring) -> Bool {
    let text = line.utf8.filter { $0 != 0x20 && $0 != 0x09 }
    return !text.isEmpty && text.count <= 9 && text.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isBlank(_ line: Substring) -> Bool { line.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  private static func cue(_ start: Int64, _ end: Int64?, _ lines: [Substring]) -> SubtitleCue {
    var text = MarkedText()
    for line in lines {
      text.append(line)
      text.lineBreak()
    }
    return SubtitleCue(start: start, end: end, text: text.finished(), settings: text.position?.settings ?? "")
  }
}
