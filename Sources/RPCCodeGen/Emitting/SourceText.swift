/// Lines of source that are being written, with the indentation kept.
public struct SourceText {
  private var lines: [String] = []
  private var depth = 0
  private let indentation: String

  /// - Parameter indentation: One step: two or four blanks, or a tab.
  public init(indentation: String = "  ") {
    self.indentation = indentation
  }

  /// Everything so far, with a line break at the end.
  public var text: String { self.lines.isEmpty ? "" : self.lines.joined(separator: "\n") + "\n" }

  /// Adds `line` at the present depth; line breaks in it make several lines.
  public mutating func line(_ line: String = "") {
    for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
      self.lines.append(part.isEmpty ? "" : String(repeating: self.indentation, count: self.depth) + part)
    }
  }

  /// Adds an empty line, unless the last one is empty, or opens a block and `isProse` is not set.
  public mutating func gap(isProse: Bool = false) {
    guard let last = self.lines.last, !last.isEmpty else { return }
    if !isProse, last.hasSuffix("{") || last.hasSuffix(":") { return }
    self.lines.append("")
  }

  /// Adds `opening`, what `body` writes one step deeper, and `closing` unless it is `nil`.
  public mutating func block(_ opening: String, closing: String? = "}", _ body: (inout SourceText) -> Void) {
    self.line(opening)
    self.depth += 1
    body(&self)
    self.depth -= 1
    if let closing { self.line(closing) }
  }

  /// Adds `text` as comment lines that begin with `mark`, wrapped at `width` columns.
  public mutating func comment(_ text: String, mark: String = "///", width: Int = 120) {
    let room = max(20, width - self.depth * self.indentation.count - mark.count - 1)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for line in Self.wrapped(paragraph, width: room) {
        self.line(line.isEmpty ? mark : "\(mark) \(line)")
      }
    }
  }

  /// `paragraph` broken at blanks into lines of at most `width` characters, where its words allow.
  public static func wrapped(_ paragraph: some StringProtocol, width: Int) -> [String] {
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
