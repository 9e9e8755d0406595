import EmulatedReceiver

/// Subtitles in WebVTT. (W3C WebVTT 1.)
enum WebVTT {
  static let maximumCues = 50_000
  private static let maximumText = 4_096

  /// The cues, ordered by their beginning; `nil` for what isn't WebVTT. Cues that can't be read are passed over, as browsers do.
  static func cues(_ text: String) -> [TextCue]? {
    var lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst()?.drop(while: { $0 == "\u{FEFF}" }), first.hasPrefix("WEBVTT") else { return nil }
    let rest = first.dropFirst(6)
    guard rest.isEmpty || rest.hasPrefix(" ") || rest.hasPrefix("\t") else { return nil }
    var cues: [TextCue] = []
    while let line = lines.popFirst(), cues.count < self.maximumCues {
      guard let (start, end) = self.timing(line) else { continue }
      let content = lines.prefix { !$0.isEmpty && !$0.contains("-->") }
      lines = lines[content.endIndex...]
      guard end > start else { continue }
      let text = self.plain(content.joined(separator: "\n").prefix(self.maximumText))
      cues.append(TextCue(start: start, end: end, text: text))
    }
    return cues.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// `00:01.000 --> 01:00:02.500 position:50%`
  private static func timing(_ line: Substring) -> (Double, Double)? {
    guard let arrow = line.firstRange(of: "-->") else { return nil }
    let end = line[arrow.upperBound...].drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
    let start = line[..<arrow.lowerBound].filter { $0 != " " && $0 != "\t" }
    guard let from = self.seconds(start[...]), let to = self.seconds(end) else { return nil }
    return (from, to)
  }

  private static func seconds(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let last = parts.last, last.utf8.count == 6, last.contains(".") else {
      return nil
    }
    var total = 0.0
    for part in parts {
      let isNumber = !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
      guard isNumber, part.utf8.count <= 9, let number = Double(part) else { return nil }
      total = total * 60 + number
    }
    return total
  }

  /// Without tags such as `<b>` and `<v Roger>`, and with character references resolved.
  private static func plain(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let bracket = rest.firstIndex(of: "<") {
      result += rest[..<bracket]
      guard let end = rest[bracket...].firstIndex(of: ">") else { return CharacterReferences.decoded(result) }
      rest = rest[rest.index(after: end)...]
    }
    return CharacterReferences.decoded(result + rest)
  }
}
