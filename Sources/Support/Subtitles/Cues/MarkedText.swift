import TextFormats

/// A reader of cue text with the tags of SubRip and related formats: `<i>`, `{\an8}`, `{y:i}`, `&nbsp;`.
struct MarkedText {
  private(set) var text = CueText()
  private(set) var position: CuePosition?

  private static let longestName = 12
  private static let longestBraces = 64
  private static let dropped: Set<String> = [
    "font", "span", "p", "div", "s", "strike", "del", "c", "v", "lang", "ruby", "rt", "body", "html", "small", "big",
    "center", "a", "sup", "sub", "style", "tt", "strong", "em",
  ]
  private static let styles: [String: CueText.Style] = [
    "i": .italic, "em": .italic, "b": .bold, "strong": .bold, "u": .underline,
  ]

  /// The number of open tags of each style: tags may be nested.
  private var depths: [CueText.Style: Int] = [:]
  private var overrides = SubStationOverrides()

  /// Reads one line or several. The caller appends breaks between them by ``lineBreak()``.
  mutating func append(_ line: some StringProtocol) {
    let line = Substring(line)
    var (tags, braces) = (ClosingSign(">"), ClosingSign("}"))
    // The text before `start` is done; the text before `place` has no tags.
    var (start, place) = (line.startIndex, line.startIndex)
    while let sign = line.utf8[place...].firstIndex(where: { $0 == 0x3C || $0 == 0x7B }) {
      place = line.utf8.index(after: sign)
      let isTag = line.utf8[sign] == 0x3C
      guard let body = isTag ? tags.body(of: line, from: place) : braces.body(of: line, from: place) else { continue }
      self.appendText(line[start..<sign])
      let isKnown = isTag ? self.readTag(body) : self.readBraces(body)
      start = isKnown ? line.utf8.index(after: body.endIndex) : sign
      if isKnown { place = start }
    }
    self.appendText(line[start...])
  }

  mutating func lineBreak() { self.text.lineBreak() }

  /// Returns the cue's text, in WebVTT's syntax.
  mutating func finished() -> String { self.text.finished() }

  /// Adds a style to all further text, independently of tags.
  mutating func setStyle(_ style: CueText.Style) { self.overrides.style.formUnion(style) }

  private mutating func appendText(_ text: Substring) {
    guard !text.isEmpty, !self.overrides.isDrawing else { return }
    var style = self.overrides.style
    for (one, depth) in self.depths where depth > 0 { style.formUnion(one) }
    self.text.style = style
    self.text.append(CharacterReferences.decoded(text))
  }

  /// Reads a tag; returns `false` for text, such as `<3` and `<sighs>`.
  private mutating func readTag(_ body: Substring) -> Bool {
    let isEnd = body.first == "/"
    let inner = isEnd ? body.dropFirst() : body
    let name = inner.prefix(Self.longestName).prefix { $0.isLetter }.lowercased()
    let next = inner.dropFirst(name.count).first
    guard next == nil || " ./=:\t".contains(next ?? " ") else { return false }
    if let style = Self.styles[name] {
      self.depths[style] = max(0, (self.depths[style] ?? 0) + (isEnd ? -1 : 1))
      return true
    }
    if name == "br" {
      self.lineBreak()
      return true
    }
    return Self.dropped.contains(name)
  }

  /// Reads `{\an8}` of SubStation, `{b}` and `{/b}`, and `{y:i}` of MicroDVD; returns `false` for other braces, which
  /// are text.
  private mutating func readBraces(_ body: Substring) -> Bool {
    if body.first == "\\" {
      self.overrides.read(body)
      self.position = self.position ?? self.overrides.position
      return true
    }
    guard body.utf8.count <= Self.longestBraces else { return false }
    let isEnd = body.first == "/"
    if let style = Self.styles[body.drop { $0 == "/" }.lowercased()] {
      self.depths[style] = max(0, (self.depths[style] ?? 0) + (isEnd ? -1 : 1))
      return true
    }
    return self.readControl(body)
  }

  /// Reads a control code of MicroDVD: `y:i,b` sets styles; `c:`, `f:`, `s:`, `p:`, `h:` and `o:` are dropped. Returns
  /// `false` for text.
  private mutating func readControl(_ body: Substring) -> Bool {
    let parts = body.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 1 else { return false }
    switch parts[0].lowercased() {
    case "y":
      for letter in parts[1].lowercased() {
        if let style = Self.styles[String(letter)] { self.overrides.style.formUnion(style) }
      }
      return true
    case "c", "f", "s", "p", "h", "o": return true
    default: return false
    }
  }

  /// Reads the control code at the beginning of a line, and returns the style that it sets.
  mutating func styleOfControl(_ line: Substring) -> CueText.Style {
    var braces = ClosingSign("}")
    if let body = braces.body(of: line, from: line.utf8.index(after: line.startIndex)) { _ = self.readControl(body) }
    return self.overrides.style
  }

  /// Resets the style for the next line to `style`, which all lines have: MicroDVD's lower-case `y` applies to one
  /// line.
  mutating func resetStyle(to style: CueText.Style) { self.overrides.style = style }
}

/// A search for the ends of tags in ascending order, which reads each byte of a line once.
struct ClosingSign {
  /// The longest tag, in bytes; a longer one is text.
  private static let longestTag = 512

  private let sign: UInt8
  private var known: Substring.Index?
  private var isMissing = false

  init(_ sign: Unicode.Scalar) { self.sign = UInt8(ascii: sign) }

  /// Returns the text of `line` from `place` to the next sign; `nil` if the sign is missing or too far away. The places
  /// must ascend.
  mutating func body(of line: Substring, from place: Substring.Index) -> Substring? {
    if !self.isMissing, self.known.map({ $0 < place }) ?? true {
      self.known = line.utf8[place...].firstIndex(of: self.sign)
      self.isMissing = self.known == nil
    }
    guard let known, !self.isMissing, line.utf8.distance(from: place, to: known) <= Self.longestTag else { return nil }
    return line[place..<known]
  }
}

/// The styles that the overrides of SubStation set, as far as WebVTT has them.
struct SubStationOverrides {
  var style: CueText.Style = []
  /// Whether numbers of a drawing follow instead of text.
  private(set) var isDrawing = false
  private(set) var position: CuePosition?

  private static let longestBlock = 8_192

  /// Reads the text between braces; `reset` is the style to which `\r` returns.
  mutating func read(_ block: Substring, reset: CueText.Style = []) {
    var depth = 0
    // The styles in the brackets of an animation aren't those of the text.
    for tag in block.utf8.prefix(Self.longestBlock).split(separator: UInt8(ascii: "\\")) {
      let text = String(Substring(tag))
      if depth == 0 { self.apply(text, reset: reset) }
      depth = max(0, depth + text.utf8.count { $0 == 0x28 } - text.utf8.count { $0 == 0x29 })
    }
  }

  private mutating func apply(_ tag: String, reset: CueText.Style) {
    let name = tag.prefix { $0.isLetter }
    let value = Int(tag.dropFirst(name.count).prefix { $0.isNumber })
    switch name {
    case "i": self.set(.italic, value, reset)
    case "u": self.set(.underline, value, reset)
    // 100 to 900 are weights.
    case "b": self.set(.bold, value.map { $0 == 1 || $0 >= 600 ? 1 : 0 }, reset)
    case "p": self.isDrawing = (value ?? 0) > 0
    case "an": self.position = self.position ?? value.flatMap { CuePosition($0) }
    case "a": self.position = self.position ?? value.flatMap { CuePosition(legacy: $0) }
    case let name where name.hasPrefix("r"): self.style = reset
    default: break
    }
  }

  private mutating func set(_ style: CueText.Style, _ value: Int?, _ reset: CueText.Style) {
    let isOn = value.map { $0 != 0 } ?? reset.contains(style)
    if isOn { self.style.insert(style) } else { self.style.remove(style) }
  }
}
