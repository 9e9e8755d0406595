import TextFormats

/// WebVTT itself, checked and cleaned. (W3C WebVTT 1.)
enum WebVTTReader {
  private static let settings: Set<Substring> = ["line", "position", "size", "align", "vertical", "region"]

  static func contents(_ lines: [Substring]) -> SubtitleContents {
    var contents = SubtitleContents(cues: [])
    var place = lines.firstIndex { $0.isEmpty || $0.contains("-->") } ?? lines.endIndex
    while place < lines.endIndex {
      let line = lines[place]
      if line.isEmpty {
        place += 1
      } else if self.isBlock(line) {
        let block = lines[place...].prefix { !$0.isEmpty }
        place = block.endIndex
        // Styles and regions hold only before the first cue.
        if contents.cues.isEmpty, !line.hasPrefix("NOTE"), !block.contains(where: { $0.contains("-->") }) {
          contents.head += block.joined(separator: "\n") + "\n\n"
        }
      } else {
        place = self.readCue(lines, at: place, into: &contents)
      }
    }
    return contents
  }

  private static func isBlock(_ line: Substring) -> Bool {
    ["NOTE", "STYLE", "REGION"].contains { name in
      line.hasPrefix(name) && line.dropFirst(name.count).first.map { $0 == " " || $0 == "\t" } != false
    }
  }

  /// Reads a cue: an identifier, which is dropped, a line of times, lines of text. Skips a block without times. Returns
  /// the index of the next line.
  private static func readCue(_ lines: [Substring], at start: Int, into contents: inout SubtitleContents) -> Int {
    var place = start
    guard let (begin, end, settings) = self.timing(lines, &place) else {
      return lines[start...].firstIndex(where: \.isEmpty) ?? lines.endIndex
    }
    var text = WebVTTText()
    // Another line of times without an empty line before it begins the next cue.
    while place < lines.endIndex, !lines[place].isEmpty, self.timing(lines[place]) == nil {
      text.append(lines[place])
      place += 1
    }
    contents.cues.append(SubtitleCue(start: begin, end: end, text: text.finished(), settings: settings))
    return place
  }

  /// Reads the times on this line or, after an identifier, on the next one, and moves `place` past them.
  private static func timing(
    _ lines: [Substring], _ place: inout Int
  ) -> (start: Int64, end: Int64?, settings: String)? {
    for next in place..<min(place + 2, lines.endIndex) {
      if let timing = self.timing(lines[next]) {
        place = next + 1
        return timing
      }
    }
    return nil
  }

  private static func timing(_ line: Substring) -> (start: Int64, end: Int64?, settings: String)? {
    guard line.contains("-->") else { return nil }
    var scanner = TimeScanner(line)
    guard let start = scanner.time() else { return nil }
    scanner.skipSpaces()
    guard scanner.take("-->") else { return nil }
    let end = scanner.time()
    let settings = scanner.text.split { $0 == " " || $0 == "\t" }.filter { setting in
      let name = setting.prefix { $0 != ":" }
      return self.settings.contains(name) && setting.count > name.count + 1
        && setting.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ":.,%-_".contains($0)) }
    }
    return (start, end, settings.prefix(self.settings.count).joined(separator: " "))
  }
}

/// The text of a cue that is WebVTT already: its own tags stay, everything else is escaped.
private struct WebVTTText {
  private var result = ""
  private var open: [Substring] = []

  private static let names: Set<Substring> = ["c", "i", "b", "u", "ruby", "rt", "v", "lang"]

  mutating func append(_ line: Substring) {
    if !self.result.isEmpty { self.result += "\n" }
    var tags = ClosingSign(">")
    var (start, place) = (line.startIndex, line.startIndex)
    while let sign = line.utf8[place...].firstIndex(of: 0x3C) {
      place = line.utf8.index(after: sign)
      guard let body = tags.body(of: line, from: place), Self.isTag(body) else { continue }
      self.appendText(line[start..<sign])
      self.appendTag(body)
      start = line.utf8.index(after: body.endIndex)
      place = start
    }
    self.appendText(line[start...])
  }

  mutating func finished() -> String {
    for name in self.open.reversed() { self.result += "</\(name)>" }
    // An empty line would end the cue.
    return self.result.split(separator: "\n").filter { $0.contains { $0 != " " } }.joined(separator: "\n")
  }

  private mutating func appendText(_ text: Substring) {
    CueText.escape(CharacterReferences.decoded(text), into: &self.result)
  }

  /// Whether `body` begins as a tag does; otherwise it is text.
  private static func isTag(_ body: Substring) -> Bool {
    guard let first = body.first, first.isASCII else { return false }
    return (first.isLetter || first.isNumber || first == "/") && !body.utf8.contains(0x3C)
  }

  /// Appends a tag. Leaves tags of other names out, as browsers do.
  private mutating func appendTag(_ body: Substring) {
    if body.first == "/" {
      guard let index = self.open.lastIndex(of: body.dropFirst()) else { return }
      for name in self.open[index...].reversed() { self.result += "</\(name)>" }
      self.open.removeSubrange(index...)
      return
    }
    var scanner = TimeScanner(body)
    if body.first?.isNumber == true {
      if scanner.time() != nil, scanner.isAtEnd { self.result += "<\(body)>" }
      return
    }
    let name = body.prefix { $0 != "." && $0 != " " && $0 != "\t" }
    guard Self.names.contains(name), !body.contains(where: { "<&".contains($0) }), !body.hasSuffix("--"),
      self.open.count < 32
    else { return }
    self.result += "<\(body)>"
    self.open.append(name)
  }
}
