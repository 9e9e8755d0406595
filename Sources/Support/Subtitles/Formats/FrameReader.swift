/// MicroDVD, which counts frames (`{24}{48}text`), and MPL2, which counts tenths of a second (`[10][20]text`).
enum FrameReader {
  /// The frame rate of films made for the cinema, in frames per second.
  static let usualRate = 24_000.0 / 1_001
  private static let rates = 1.0...1_000.0

  /// Whether the line begins with frame numbers: `{24}{48}`, `{24}{}`.
  static func isMicroDVD(_ line: Substring) -> Bool { self.numbers(line, open: "{", close: "}") != nil }
  /// Whether the line begins with times: `[10][20]`.
  static func isMPL2(_ line: Substring) -> Bool { self.numbers(line, open: "[", close: "]") != nil }

  /// Reads MicroDVD. A frame rate in the file, as the text of a cue at frame 0 or 1, has precedence over
  /// `framesPerSecond`.
  static func microDVD(_ lines: [Substring], framesPerSecond: Double?) -> SubtitleContents {
    var rate = framesPerSecond.flatMap { self.rates.contains($0) ? $0 : nil } ?? self.usualRate
    var cues: [SubtitleCue] = []
    for line in lines {
      guard let (start, end, text) = self.numbers(line, open: "{", close: "}") else { continue }
      if cues.isEmpty, start <= 1, let told = self.rate(text) {
        rate = told
        continue
      }
      let scale = 1_000 / rate
      cues.append(
        self.cue(Int64((Double(start) * scale).rounded()), end.map { Int64((Double($0) * scale).rounded()) }, text))
    }
    return SubtitleContents(cues: cues)
  }

  static func mpl2(_ lines: [Substring]) -> SubtitleContents {
    SubtitleContents(
      cues: lines.compactMap { line in
        self.numbers(line, open: "[", close: "]").map { self.cue($0 * 100, $1.map { $0 * 100 }, $2) }
      })
  }

  private static func numbers(
    _ line: Substring, open: StaticString, close: StaticString
  ) -> (start: Int64, end: Int64?, text: Substring)? {
    var scanner = TimeScanner(line)
    scanner.skipSpaces()
    guard scanner.take(open), let start = scanner.number(), scanner.take(close), scanner.take(open) else { return nil }
    let end = scanner.number()
    guard scanner.take(close) else { return nil }
    return (start, end, scanner.text)
  }

  private static func rate(_ text: Substring) -> Double? {
    let number = text.replacing(",", with: ".").filter { $0 != " " }
    guard number.utf8.count <= 10, let rate = Double(number), self.rates.contains(rate) else { return nil }
    return rate
  }

  /// Creates a cue from lines separated by `|`. A leading slash means italics; `{Y:…}` applies to all lines, `{y:…}` to
  /// one.
  private static func cue(_ start: Int64, _ end: Int64?, _ lines: Substring) -> SubtitleCue {
    var text = MarkedText()
    var common: CueText.Style = []
    for line in lines.split(at: "|") {
      text.resetStyle(to: common)
      var line = line
      if line.utf8.first == UInt8(ascii: "/") {
        line = line.behind(line.startIndex)
        text.setStyle(.italic)
      }
      if line.utf8.starts(with: "{Y:".utf8) {
        var overrides = MarkedText()
        common.formUnion(overrides.styleOfControl(line))
        text.resetStyle(to: common)
      }
      text.append(line)
      text.lineBreak()
    }
    return SubtitleCue(start: start, end: end, text: text.finished(), settings: text.position?.settings ?? "")
  }
}
