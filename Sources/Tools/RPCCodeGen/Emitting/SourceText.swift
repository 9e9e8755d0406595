/// Lines of source with their indentation.
struct SourceText {
  private var lines: [String] = []
  private var depth = 0
  private let indentation: String

  /// - Parameter indentation: One step: two or four blanks, or a tab.
  init(indentation: String = "  ") {
    self.indentation = indentation
  }

  /// Everything so far, with a line break at the end.
  var text: String { self.lines.isEmpty ? "" : self.lines.joined(separator: "\n") + "\n" }

  /// Adds `line` at the present depth; line breaks in it make several lines.
  mutating func line(_ line: String = "") {
    for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
      self.lines.append(part.isEmpty ? "" : String(repeating: self.indentation, count: self.depth) + part)
    }
  }

  /// Adds a literal of several lines: the first at the present depth, the others as they are.
  mutating func verbatim(_ literal: String) {
    let parts = literal.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    self.line(String(parts[0]))
    guard parts.count > 1 else { return }
    self.lines += parts[1].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Adds an empty line, unless the last one is empty, or opens a block and `isProse` is not set.
  mutating func gap(isProse: Bool = false) {
    guard let last = self.lines.last, !last.isEmpty else { return }
    if !isProse, last.hasSuffix("{") || last.hasSuffix(":") { return }
    self.lines.append("")
  }

  /// Adds `opening`, the lines of `body` one step deeper, and `closing` unless it is `nil`.
  mutating func block(_ opening: String, closing: String? = "}", _ body: (inout SourceText) -> Void) {
    self.line(opening)
    self.indented(body)
    if let closing { self.line(closing) }
  }

  /// Adds the lines of `body` one step deeper.
  mutating func indented(_ body: (inout SourceText) -> Void) {
    self.depth += 1
    body(&self)
    self.depth -= 1
  }

  /// Adds `opening`, `items` with commas between them, and `closing`: on one line, or if that is longer than `width`,
  /// with as many items on a line as fit.
  mutating func list(_ opening: String, _ items: [String], _ closing: String, width: Int = 120) {
    let room = width - self.depth * self.indentation.count
    let line = opening + items.joined(separator: ", ") + closing
    guard line.count > room else { return self.line(line) }
    self.block(opening, closing: closing) { text in
      var current = ""
      for item in items {
        if !current.isEmpty, current.count + item.count + 2 > room - text.indentation.count {
          text.line(current)
          current = ""
        }
        current += (current.isEmpty ? "" : " ") + item + ","
      }
      // A list of parameters must not end with a comma.
      text.line(closing.hasPrefix(")") ? String(current.dropLast()) : current)
    }
  }

  /// The columns of a line after the present indentation, of 120.
  var room: Int { 120 - self.depth * self.indentation.count }

  /// Adds `text` as comment lines that begin with `mark`, wrapped at `width` columns.
  mutating func comment(_ text: String, mark: String = "///", width: Int = 120) {
    let room = max(20, width - self.depth * self.indentation.count - mark.count - 1)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for line in Self.wrapped(paragraph, width: room) {
        self.line(line.isEmpty ? mark : "\(mark) \(line)")
      }
    }
  }

  /// Returns `paragraph` broken at blanks into lines of at most `width` characters, where its words allow.
  static func wrapped(_ paragraph: some StringProtocol, width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in paragraph.split(separator: " ") {
      if current.isEmpty {
        current = String(word)
      } else if current.count + 1 + word.count <= width {
        current += " " + word
      } else {
        lines.append(current)
        current = String(word)
      }
    }
    lines.append(current)
    return lines
  }
}
