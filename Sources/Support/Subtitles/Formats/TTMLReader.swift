import TextFormats

/// Timed text in XML, `.ttml` and `.dfxp`. (W3C TTML 2.)
enum TTMLReader {
  static func contents(_ text: String) throws(SubtitleError) -> SubtitleContents {
    var reading = TTMLReading()
    do throws(XMLReader.Malformed) {
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        switch item {
        case .start(let name, let attributes): try reading.begin(name, attributes)
        case .text(let text): reading.append(text)
        case .end(let name): reading.end(name)
        }
      }
    } catch {
      throw SubtitleError(.malformed, "These TTML subtitles can't be read.", cause: error.message)
    }
    return SubtitleContents(cues: reading.cues, isUnordered: true)
  }
}

/// The state of reading one document.
private struct TTMLReading {
  /// The properties that an element inherits from those around it.
  private struct Context {
    var start: Int64 = 0
    var end: Int64?
    var style: CueText.Style = []
    var position: CuePosition?
    /// Whether the element has a time itself, so that its texts are separate cues.
    var isTimed = false
    /// Whether the element, or one around it, has a time: without any, the time of a text is unknown.
    var hasTime = false
    var isParagraph = false
  }

  private(set) var cues: [SubtitleCue] = []
  private var contexts: [Context] = []
  private var text = CueText()
  private var clock = TTMLClock()
  private var styles: [String: CueText.Style] = [:]
  private var regions: [String: CuePosition] = [:]
  /// The region whose definition is being read.
  private var region: String?
  private var isFirst = true

  mutating func begin(_ name: String, _ attributes: [String: String]) throws(XMLReader.Malformed) {
    if self.isFirst {
      guard name == "tt" else { throw XMLReader.Malformed(message: "its root is “\(name)”") }
      self.clock = TTMLClock(attributes)
    }
    self.isFirst = false
    var context = self.contexts.last ?? Context()
    let inherited = context
    (context.isTimed, context.isParagraph) = (false, inherited.isParagraph || name == "p")
    switch name {
    case "style": self.defineStyle(attributes)
    case "region": self.defineRegion(attributes)
    case "br": self.text.lineBreak()
    case "body", "div", "p", "span": self.apply(attributes, to: &context, within: inherited)
    default: break
    }
    // The text before this element belongs to the element around it.
    if context.isTimed || name == "p" { self.flush(inherited) }
    self.contexts.append(context)
  }

  mutating func append(_ text: String) {
    guard let context = self.contexts.last, context.isParagraph else { return }
    self.text.style = context.style
    // White space is collapsed, as in HTML; breaks are elements.
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }
    let isSpace: (Character?) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" }
    if isSpace(text.first) { self.text.append(" ") }
    self.text.append(words.joined(separator: " "))
    if !words.isEmpty, isSpace(text.last) { self.text.append(" ") }
  }

  mutating func end(_ name: String) {
    guard let context = self.contexts.popLast() else { return }
    if context.isTimed || name == "p" { self.flush(context) }
    if name == "region" { self.region = nil }
  }

  /// Makes a cue of the text read so far with these times.
  private mutating func flush(_ context: Context) {
    let text = self.text.finished()
    self.text = CueText()
    guard !text.isEmpty, context.hasTime else { return }
    self.cues.append(
      SubtitleCue(start: context.start, end: context.end, text: text, settings: context.position?.settings ?? ""))
  }

  /// Applies an element's attributes. Its times count from the beginning of the enclosing element, with which it ends
  /// at the latest.
  private func apply(_ attributes: [String: String], to context: inout Context, within outer: Context) {
    let begin = attributes["begin"].flatMap(self.clock.time)
    let end = attributes["end"].flatMap(self.clock.time)
    let duration = attributes["dur"].flatMap(self.clock.time)
    context.isTimed = begin != nil || end != nil || duration != nil
    context.hasTime = outer.hasTime || context.isTimed
    context.start = outer.start + (begin ?? 0)
    let ends = [end.map { outer.start + $0 }, duration.map { context.start + $0 }, outer.end]
    context.end = ends.compactMap(\.self).min()
    for name in (attributes["style"] ?? "").split(separator: " ").prefix(16) {
      context.style.formUnion(self.styles[String(name)] ?? [])
    }
    context.style = Self.style(attributes, from: context.style)
    context.position = attributes["region"].flatMap { self.regions[$0] } ?? context.position
  }

  private mutating func defineStyle(_ attributes: [String: String]) {
    if let region = self.region { self.setPosition(of: region, attributes) }
    guard let name = attributes["id"] else { return }
    var style: CueText.Style = []
    for other in (attributes["style"] ?? "").split(separator: " ").prefix(16) {
      style.formUnion(self.styles[String(other)] ?? [])
    }
    self.styles[name] = Self.style(attributes, from: style)
  }

  private mutating func defineRegion(_ attributes: [String: String]) {
    guard let name = attributes["id"] else { return }
    self.region = name
    self.setPosition(of: name, attributes)
  }

  private mutating func setPosition(of region: String, _ attributes: [String: String]) {
    switch attributes["displayAlign"] {
    case "before": self.regions[region] = CuePosition(8)
    case "center": self.regions[region] = CuePosition(5)
    case "after": self.regions[region] = CuePosition(2)
    default: break
    }
  }

  private static func style(_ attributes: [String: String], from style: CueText.Style) -> CueText.Style {
    var style = style
    let values: [(String?, CueText.Style, Set<String>)] = [
      (attributes["fontStyle"], .italic, ["italic", "oblique"]), (attributes["fontWeight"], .bold, ["bold"]),
      (attributes["textDecoration"], .underline, ["underline"]),
    ]
    for (value, one, names) in values {
      if let value { if names.contains(value) { style.insert(one) } else { style.remove(one) } }
    }
    return style
  }
}

/// The clock of a document. (TTML 2, 12.3.1)
private struct TTMLClock {
  private var frameRate = 30.0
  private var tickRate = 1.0
  private static let rates = 1.0...1e9

  init() {}

  init(_ attributes: [String: String]) {
    let multiplier = (attributes["frameRateMultiplier"] ?? "").split { $0 == " " || $0 == ":" }.compactMap {
      Double($0)
    }
    let factor = multiplier.count == 2 && multiplier[1] > 0 ? multiplier[0] / multiplier[1] : 1
    if let rate = Self.rate(attributes["frameRate"], factor) { (self.frameRate, self.tickRate) = (rate, rate) }
    if let rate = Self.rate(attributes["tickRate"], 1) { self.tickRate = rate }
  }

  private static func rate(_ text: String?, _ factor: Double) -> Double? {
    text.flatMap { Double($0) }.flatMap { self.rates.contains($0 * factor) ? $0 * factor : nil }
  }

  /// Returns a time in milliseconds from `01:02:03.500`, `01:02:03:12`, `3.5s`, `1500ms`, `2m`, `1h`, `12f` or `1000t`.
  func time(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Self.number($0) }
    let numbers = parts.compactMap(\.self)
    switch parts.count {
    case 3 where numbers.count == 3: return Self.milliseconds((numbers[0] * 60 + numbers[1]) * 60 + numbers[2])
    case 4 where numbers.count == 4:
      return Self.milliseconds((numbers[0] * 60 + numbers[1]) * 60 + numbers[2] + numbers[3] / self.frameRate)
    case 1:
      let units = [
        ("ms", 0.001), ("h", 3_600), ("m", 60), ("s", 1), ("f", 1 / self.frameRate), ("t", 1 / self.tickRate),
      ]
      guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
      return Self.number(text.dropLast(unit.count)).flatMap { Self.milliseconds($0 * factor) }
    default: return nil
    }
  }

  private static func number(_ text: Substring) -> Double? {
    guard text.utf8.count <= 20, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else { return nil }
    return Double(text)
  }

  private static func milliseconds(_ seconds: Double) -> Int64? {
    (0..<1e7).contains(seconds) ? Int64((seconds * 1_000).rounded()) : nil
  }
}
