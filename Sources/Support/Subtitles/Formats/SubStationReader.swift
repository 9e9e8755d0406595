/// SubStation Alpha, `.ass` and `.ssa`: styles, then events, whose fields a separate line names.
enum SubStationReader {
  static func isBeginning(_ line: Substring) -> Bool {
    let line = line.lowercased()
    return line.hasPrefix("[script info]") || line.hasPrefix("[v4") || line.hasPrefix("dialogue:")
  }

  static func contents(_ lines: [Substring]) -> SubtitleContents {
    var reading = SubStationReading()
    for line in lines { reading.read(line) }
    return SubtitleContents(cues: reading.cues, isUnordered: true)
  }
}

/// The state of reading one file.
private struct SubStationReading {
  private struct Style {
    var letters: CueText.Style = []
    var position: CuePosition?
  }

  private(set) var cues: [SubtitleCue] = []
  private var section = ""
  private var styleFields = ["name", "fontname", "fontsize"]
  /// The fields of an event, in the order for files without a line of names.
  private var eventFields = [
    "layer", "start", "end", "style", "name", "marginl", "marginr", "marginv", "effect", "text",
  ]
  private var styles: [Substring: Style] = [:]
  /// The cues so far, to drop repetitions: texts with a border and a shadow occur several times.
  private var known: Set<SubtitleCue> = []

  private static let maximumFields = 64

  mutating func read(_ line: Substring) {
    if line.hasPrefix("["), line.contains("]") {
      self.section = line.dropFirst().prefix { $0 != "]" }.lowercased()
      return
    }
    guard let colon = line.firstIndex(ofSign: ":") else { return }
    let value = line.behind(colon).drop { $0 == " " }
    switch line[..<colon].lowercased() {
    case "format" where self.section.hasPrefix("v4"): self.styleFields = Self.names(value)
    case "format": self.eventFields = Self.names(value)
    case "style": self.readStyle(value)
    case "dialogue": self.readDialogue(value)
    default: break
    }
  }

  private static func names(_ text: Substring) -> [String] {
    text.split(separator: ",").prefix(self.maximumFields).map { $0.filter { $0 != " " }.lowercased() }
  }

  /// Returns the fields by their names; the last one may contain commas.
  private static func fields(_ text: Substring, _ names: [String]) -> [String: Substring] {
    let values = text.split(at: ",", maxSplits: max(0, names.count - 1))
    return Dictionary(zip(names, values)) { first, _ in first }
  }

  private mutating func readStyle(_ text: Substring) {
    let fields = Self.fields(text, self.styleFields)
    guard let name = fields["name"] else { return }
    var style = Style()
    // Bold is ignored: most files use it for the legibility of fonts that receivers don't have.
    if Self.isSet(fields["italic"]) { style.letters.insert(.italic) }
    if Self.isSet(fields["underline"]) { style.letters.insert(.underline) }
    if let number = fields["alignment"].flatMap({ Int($0.filter { $0 != " " }) }) {
      style.position = self.section == "v4 styles" ? CuePosition(legacy: number) : CuePosition(number)
    }
    self.styles[Self.plain(name)] = style
  }

  private static func isSet(_ text: Substring?) -> Bool { text.flatMap { Int($0.filter { $0 != " " }) } ?? 0 != 0 }

  /// Returns a style's name without the leading star that it may have, which means nothing.
  private static func plain(_ name: Substring) -> Substring { name.drop { $0 == "*" || $0 == " " } }

  private mutating func readDialogue(_ value: Substring) {
    let fields = Self.fields(value, self.eventFields)
    guard let text = fields["text"], let start = fields["start"].flatMap(Self.time) else { return }
    let style = fields["style"].flatMap { self.styles[Self.plain($0)] } ?? Style()
    var (written, position) = self.text(text, style)
    position = position ?? style.position
    let cue = SubtitleCue(
      start: start, end: fields["end"].flatMap(Self.time), text: written, settings: position?.settings ?? "")
    if self.known.insert(cue).inserted { self.cues.append(cue) }
  }

  private static func time(_ text: Substring) -> Int64? {
    var scanner = TimeScanner(text)
    return scanner.time()
  }

  private func text(_ text: Substring, _ style: Style) -> (String, CuePosition?) {
    var result = CueText()
    var overrides = SubStationOverrides()
    overrides.style = style.letters
    var rest = text.unicodeScalars
    let lastClose = rest.lastIndex(of: "}")
    while !rest.isEmpty {
      let plain = rest.prefix { $0 != "{" && $0 != "\\" }
      result.style = overrides.style
      if !overrides.isDrawing { result.append(Substring(plain)) }
      rest = rest[plain.endIndex...]
      guard let sign = rest.first else { break }
      // A brace that isn't closed is text, and no further search is made for its end.
      if sign == "{", let lastClose, lastClose > rest.startIndex, let end = rest.firstIndex(of: "}") {
        overrides.read(Substring(rest[..<end].dropFirst()), reset: style.letters)
        rest = rest[rest.index(after: end)...]
      } else {
        self.appendSign(&rest, &result, isHidden: overrides.isDrawing)
      }
    }
    return (result.finished(), overrides.position)
  }

  /// Appends an escape: `\N` and `\n` break lines, `\h` is a non-breaking space, `\{` a brace. Any other backslash is
  /// text.
  private func appendSign(_ rest: inout Substring.UnicodeScalarView, _ result: inout CueText, isHidden: Bool) {
    let first = rest.removeFirst()
    let next = first == "\\" ? rest.first : nil
    switch next {
    case "N", "n": result.lineBreak()
    case "h": result.append("\u{A0}")
    case "{", "}": if !isHidden { result.append(String(next ?? " ")) }
    default:
      if !isHidden { result.append(String(first)) }
      return
    }
    rest.removeFirst()
  }
}
