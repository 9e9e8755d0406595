/// SubViewer in both versions: 2 has two times in a line before the text, 1 has one in brackets before the text, and
/// one after it.
enum SubViewerReader {
  /// Whether the line has the two times of version 2: `00:04:35.03,00:04:38.82`.
  static func isTiming(_ line: Substring) -> Bool { self.timing(line) != nil }

  /// Whether the line has the time of version 1: `[00:04:35]`.
  static func isTime(_ line: Substring) -> Bool { self.time(line) != nil }

  static func contents(_ lines: [Substring]) -> SubtitleContents {
    var cues: [SubtitleCue] = []
    var current: (start: Int64, end: Int64?)?
    var text: [Substring] = []
    let finish = { (end: Int64?) in
      if let current { cues.append(self.cue(current.start, current.end ?? end, text)) }
      text = []
    }
    for line in lines {
      if let timing = self.timing(line) {
        finish(nil)
        current = timing
      } else if let time = self.time(line) {
        finish(time)
        current = (time, nil)
      } else if current != nil, !self.isCommand(line) {
        text.append(line)
      }
    }
    finish(nil)
    // In version 1 a time without a text is the end of the text before it.
    return SubtitleContents(cues: cues.filter { !$0.text.isEmpty })
  }

  private static func timing(_ line: Substring) -> (start: Int64, end: Int64?)? {
    var scanner = TimeScanner(line)
    guard let first = line.utf8.first, (0x30...0x39).contains(first), let start = scanner.time(parts: 3...3) else {
      return nil
    }
    guard scanner.take(","), let end = scanner.time(parts: 3...3) else { return nil }
    scanner.skipSpaces()
    return scanner.isAtEnd ? (start, end) : nil
  }

  private static func time(_ line: Substring) -> Int64? {
    var scanner = TimeScanner(line)
    guard scanner.take("["), let time = scanner.time(parts: 3...3), scanner.take("]") else { return nil }
    scanner.skipSpaces()
    return scanner.isAtEnd ? time : nil
  }

  /// Whether the line is a command, such as `[END SCRIPT]`, instead of text.
  private static func isCommand(_ line: Substring) -> Bool {
    ["[END", "[COLF]", "[STYLE]", "[SIZE]", "[FONT]", "*****"].contains { line.hasPrefix($0) }
  }

  /// Splits a line at each `[br]`.
  private static func parts(of line: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (start, place) = (line.startIndex, line.startIndex)
    while let sign = line[place...].firstIndex(ofSign: "[") {
      place = line.utf8.index(after: sign)
      guard line.utf8[place...].starts(with: "br]".utf8) else { continue }
      parts.append(line[start..<sign])
      start = line.utf8.index(place, offsetBy: 3)
      place = start
    }
    return parts + [line[start...]]
  }

  private static func cue(_ start: Int64, _ end: Int64?, _ lines: [Substring]) -> SubtitleCue {
    var text = MarkedText()
    for line in lines {
      // The line separator is `|` in version 1, `[br]` in version 2.
      for part in line.split(at: "|").flatMap(Self.parts) {
        text.append(part)
        text.lineBreak()
      }
    }
    return SubtitleCue(start: start, end: end, text: text.finished(), settings: text.position?.settings ?? "")
  }
}
