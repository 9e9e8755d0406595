import EmulatedReceiver
import XMLReading

/// Subtitles in WebVTT. (W3C WebVTT 1.)
enum WebVTT {
  static let maximumCues = 50_000
  private static let maximumText = 4_096

  /// The cues, ordered by their beginning; `nil` for what isn't WebVTT. Cues that can't be read are passed over, as
  /// browsers do.
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

/// Subtitles in TTML: the paragraphs that have times of their own. (W3C TTML 2.)
enum TTML {
  /// The cues, ordered by their beginning; `nil` for what isn't TTML.
  static func cues(_ text: String) -> [TextCue]? {
    var cues: [TextCue] = []
    var isFirst = true
    var current: TextCue?
    do throws(XMLReader.Malformed) {
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        switch item {
        case .start(let name, let attributes):
          if isFirst, name != "tt" { throw .init(message: "its root is “\(name)”") }
          isFirst = false
          if name == "br" { current?.text += "\n" }
          if name == "p" { current = self.cue(attributes) }
        case .text(let text): current?.text += text
        case .end("p"):
          if let cue = current, cues.count < WebVTT.maximumCues { cues.append(cue) }
          current = nil
        case .end: break
        }
      }
    } catch {
      return nil
    }
    return cues.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  private static func cue(_ attributes: [String: String]) -> TextCue? {
    guard let start = attributes["begin"].flatMap(self.seconds) else { return nil }
    let end = attributes["end"].flatMap(self.seconds) ?? attributes["dur"].flatMap(self.seconds).map { start + $0 }
    guard let end, end > start else { return nil }
    return TextCue(start: start, end: end, text: "")
  }

  /// `01:02:03.500`, `3.5s`, `1500ms`, `2m`, `1h`.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":")
    if parts.count == 3 {
      let numbers = parts.compactMap { Double($0) }
      guard numbers.count == 3, numbers.allSatisfy({ (0...1e6).contains($0) }) else { return nil }
      return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
    }
    for (unit, factor) in [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600)] where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), (0...1e6).contains(number) else { return nil }
      return number * factor
    }
    return nil
  }
}
