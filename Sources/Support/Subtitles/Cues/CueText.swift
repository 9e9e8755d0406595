/// A builder of a cue's text in WebVTT's syntax: escaped, with tags closed in order, without empty lines.
struct CueText {
  /// The style of letters.
  struct Style: OptionSet, Hashable {
    let rawValue: Int
    static let italic = Style(rawValue: 1)
    static let bold = Style(rawValue: 2)
    static let underline = Style(rawValue: 4)

    fileprivate static let all: [(style: Style, name: String)] = [(.italic, "i"), (.bold, "b"), (.underline, "u")]
  }

  /// The style of the letters that are appended next.
  var style: Style = []
  private var open: [(style: Style, name: String)] = []
  private var result = ""
  /// Whether the last line has anything but spaces.
  private var lineHasText = false
  /// Pending spaces, which are written without style once text follows on their line.
  private var spaces = ""
  private var hasBreak = false

  /// Appends text, with WebVTT's special characters escaped.
  mutating func append(_ text: some StringProtocol) {
    var escaped = ""
    CueText.escape(text, into: &escaped)
    let body = escaped.drop { $0 == " " }
    guard !body.isEmpty else {
      self.spaces += escaped
      return
    }
    self.spaces += escaped[..<body.startIndex]
    self.closeTags()
    if self.hasBreak { self.result += "\n" } else if self.lineHasText { self.result += self.spaces }
    self.openTags()
    let end = body.lastIndex { $0 != " " }.map { body.index(after: $0) } ?? body.endIndex
    self.result += body[..<end]
    self.spaces = String(body[end...])
    (self.lineHasText, self.hasBreak) = (true, false)
  }

  /// Begins a new line. Repeated breaks count once, because an empty line ends a cue.
  mutating func lineBreak() {
    if self.lineHasText { self.hasBreak = true }
    self.lineHasText = false
    self.spaces = ""
  }

  /// Closes the open tags and returns the text. Nothing can be appended afterwards.
  mutating func finished() -> String {
    for tag in self.open.reversed() { self.result += "</\(tag.name)>" }
    self.open = []
    return self.result
  }

  /// Closes the tags that ``style`` no longer contains, and those inside them.
  private mutating func closeTags() {
    guard let first = self.open.firstIndex(where: { !self.style.contains($0.style) }) else { return }
    for tag in self.open[first...].reversed() { self.result += "</\(tag.name)>" }
    self.open.removeSubrange(first...)
  }

  private mutating func openTags() {
    for tag in Style.all where self.style.contains(tag.style) && !self.open.contains(where: { $0.style == tag.style }) {
      self.result += "<\(tag.name)>"
      self.open.append(tag)
    }
  }

  /// Appends `text` with `&`, `<` and `>` escaped, `>` so that no text contains an arrow. Leaves control characters
  /// out.
  static func escape(_ text: some StringProtocol, into result: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\u{A0}": result.unicodeScalars.append(scalar == "\t" ? " " : scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
