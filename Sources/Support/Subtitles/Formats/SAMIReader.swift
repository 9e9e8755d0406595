import TextFormats

/// SAMI, `.smi`: texts in HTML's manner, each shown from its time until the next one. (Microsoft, "Understanding SAMI
/// 1.0".)
///
/// A file may have several languages, one for each class. One is read: that of the hint, else the first that has a
/// text.
enum SAMIReader {
  /// The number of a line's first bytes that are searched.
  private static let lookedAt = 1_024

  /// Whether the beginning of a file is that of SAMI.
  static func isBeginning(_ lines: some Sequence<Substring>) -> Bool {
    lines.contains { line in
      let start = Substring(line.utf8.prefix(self.lookedAt)).lowercased()
      return start.contains("<sami") || start.contains("<sync ")
    }
  }

  static func contents(_ text: String, languageHint: String?) -> SubtitleContents {
    var reading = SAMIReading()
    reading.read(text)
    let cues = reading.cues(language: languageHint ?? "")
    // A class's texts may follow those of another one.
    return SubtitleContents(cues: cues, isUnordered: true)
  }
}

/// The state of reading one document.
private struct SAMIReading {
  /// A text of one class from one time on; an empty one ends the text before it.
  private struct Event {
    var start: Int64
    var text: String
  }

  /// The number of the document's first bytes that are searched for styles.
  private static let styleBytes = 64 << 10
  private static let maximumClasses = 64
  private static let maximumAttribute = 64

  /// The texts of each class, by its name in lower case.
  private var events: [String: [Event]] = [:]
  /// The classes in the order of their first text.
  private var order: [String] = []
  /// The language of each class, as its style declares it.
  private var languages: [String: String] = [:]
  private var time: Int64?
  private var name = ""
  private var content = ""

  mutating func read(_ text: String) {
    self.readStyles(Substring(text.utf8.prefix(Self.styleBytes)))
    let text = Substring(text)
    var tags = ClosingSign(">")
    var (start, place) = (text.startIndex, text.startIndex)
    while let sign = text.utf8[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = text.utf8.index(after: sign)
      if text[sign...].utf8.starts(with: "<!--".utf8) {
        self.append(text[start..<sign])
        guard let end = Self.endOfComment(text, from: place) else { return self.flush() }
        (start, place) = (end, end)
        continue
      }
      guard let body = tags.body(of: text, from: place), self.isStructure(body, before: text[start..<sign]) else {
        continue
      }
      start = text.utf8.index(after: body.endIndex)
      place = start
    }
    self.append(text[start...])
    self.flush()
  }

  private static func endOfComment(_ text: Substring, from place: Substring.Index) -> Substring.Index? {
    var place = place
    while let sign = text.utf8[place...].firstIndex(of: UInt8(ascii: ">")) {
      place = text.utf8.index(after: sign)
      if text[..<sign].utf8.suffix(2).elementsEqual("--".utf8) { return place }
    }
    return nil
  }

  /// Reads a tag of the document's structure, after the text in front of it; returns `false` for one of the text.
  private mutating func isStructure(_ body: Substring, before: Substring) -> Bool {
    let isEnd = body.utf8.first == UInt8(ascii: "/")
    let inner = isEnd ? body.dropFirst() : body
    let tag = inner.prefix(8).prefix { $0.isLetter }.lowercased()
    guard ["sync", "p", "body", "sami", "head", "style", "title"].contains(tag) else { return false }
    self.append(before)
    self.flush()
    switch (tag, isEnd) {
    case ("sync", false):
      self.time = Self.value("start", in: inner).flatMap { value in
        var scanner = TimeScanner(value[...])
        return scanner.number()
      }
      self.name = ""
    case ("p", false): self.name = Self.value("class", in: inner)?.lowercased() ?? ""
    case ("sync", true), ("body", _), ("sami", _): self.time = nil
    default: break
    }
    return true
  }

  private mutating func append(_ text: Substring) {
    if self.time != nil { self.content += text }
  }

  /// Makes an event of the text read so far.
  private mutating func flush() {
    defer { self.content = "" }
    guard let time, !self.content.isEmpty else { return }
    let text = Self.text(self.content)
    // White space between two tags is no text; files write `&nbsp;` to end a text.
    guard !text.isEmpty || self.content.contains("&") || self.content.contains("\u{A0}") else { return }
    if self.events[self.name] == nil {
      guard self.order.count < Self.maximumClasses else { return }
      self.order.append(self.name)
    }
    if !text.isEmpty, let last = self.lastEvent(at: time) {
      // Appended in place: copying the earlier text each time would make the work quadratic.
      self.events[self.name]?[last].text += "\n\(text)"
    } else {
      self.events[self.name, default: []].append(Event(start: time, text: text))
    }
  }

  /// Returns the index of the class's last event, if it begins at this time and has a text.
  private func lastEvent(at time: Int64) -> Int? {
    guard let events = self.events[self.name], let last = events.last, last.start == time, !last.text.isEmpty else {
      return nil
    }
    return events.count - 1
  }

  /// Returns a text in WebVTT's syntax; empty if it has only spaces.
  private static func text(_ content: String) -> String {
    var text = MarkedText()
    // Lines end at `<br>` alone. Many files write `&nbsp` without its semicolon.
    text.append(
      content.replacing("\n", with: " ").replacing("&nbsp;", with: "\u{A0}").replacing("&nbsp", with: "\u{A0}")
        .replacing("&NBSP;", with: "\u{A0}"))
    let finished = text.finished()
    return finished.allSatisfy { $0 == "\u{A0}" || $0.isWhitespace } ? "" : finished
  }

  /// Returns the value of a tag's attribute, with or without quotes.
  private static func value(_ name: String, in tag: Substring) -> String? {
    let parts = tag.split(separator: "=", omittingEmptySubsequences: false)
    for (key, rest) in zip(parts, parts.dropFirst()) {
      let words = key.split { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      guard words.last?.lowercased() == name else { continue }
      let value = rest.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      return String(value.prefix(self.maximumAttribute).prefix { !$0.isWhitespace && !"\"'>/".contains($0) })
    }
    return nil
  }

  /// Reads the languages of the classes: `.ENCC {Name: English; lang: en-US; SAMI_Type: CC;}`.
  private mutating func readStyles(_ text: Substring) {
    for rule in text.split(separator: "}").prefix(Self.maximumClasses) {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2, let dot = parts[0].lastIndex(of: ".") else { continue }
      let name = parts[0][dot...].dropFirst().prefix { !$0.isWhitespace }.lowercased()
      for property in parts[1].split(separator: ";") {
        let pair = property.split(separator: ":", maxSplits: 1).map { $0.trimmed.lowercased() }
        if pair.count == 2, pair[0] == "lang" { self.languages[name] = pair[1] }
      }
    }
  }

  /// Returns the cues of one class.
  func cues(language: String) -> [SubtitleCue] {
    let base = language.split(separator: "-").first?.lowercased() ?? ""
    let hasText = self.order.filter { name in self.events[name]?.contains { !$0.text.isEmpty } ?? false }
    let wanted = hasText.first { name in
      !base.isEmpty && self.languages[name]?.split(separator: "-").first.map(String.init) == base
    }
    let events = (wanted ?? hasText.first).flatMap { self.events[$0] } ?? []
    return events.indices.compactMap { index in
      let event = events[index]
      guard !event.text.isEmpty else { return nil }
      let next = index + 1 < events.count ? events[index + 1].start : nil
      return SubtitleCue(start: event.start, end: next, text: event.text)
    }
  }
}

extension Substring {
  /// The text without the white space around it.
  fileprivate var trimmed: Substring {
    let start = self.drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
