import EmulatedReceiver

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
