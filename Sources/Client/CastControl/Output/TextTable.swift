/// Rows in columns, for people: aligned by display width, cut to the terminal.
struct TextTable {
  /// One cell: its text, which is cleaned, and how it stands out.
  struct Cell {
    /// What it says, in one line.
    var text: String
    /// How it is drawn where colours are.
    var style: TerminalStyle

    /// Makes a cell of any text.
    init(_ text: String, _ style: TerminalStyle = .plain) {
      self.text = TerminalText.clean(text)
      self.style = style
    }
  }

  /// Between two columns.
  private static let gap = 2
  /// No column is cut below this.
  private static let narrowest = 8

  /// The columns' titles.
  var titles: [String]
  /// The rows, each with a cell for each title.
  var rows: [[Cell]]

  /// The lines: a head, then the rows. Blanks at the ends of lines are left out.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; `nil`: nothing is cut.
  ///   - colours: Whether cells are drawn in their styles.
  func lines(width: Int?, colours: Bool) -> [String] {
    let all = [self.titles.map { Cell($0, .faint) }] + self.rows
    let widths = self.widths(of: all, within: width)
    return all.map { row in
      var line = ""
      for (index, cell) in row.enumerated() {
        let text = DisplayWidth.cut(cell.text, to: widths[index])
        line += cell.style.apply(to: text, colours)
        guard row[(index + 1)...].contains(where: { !$0.text.isEmpty }) else { break }
        line += String(repeating: " ", count: widths[index] - DisplayWidth.of(text) + Self.gap)
      }
      return line
    }
  }

  /// Each column as wide as its widest cell; where that is too much, the widest column gives first.
  private func widths(of rows: [[Cell]], within limit: Int?) -> [Int] {
    var widths = self.titles.indices.map { index in rows.map { DisplayWidth.of($0[index].text) }.max() ?? 0 }
    guard let limit else { return widths }
    while widths.reduce(0, +) + Self.gap * (widths.count - 1) > limit {
      guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > Self.narrowest else {
        break
      }
      widths[widest] -= 1
    }
    return widths
  }
}

/// How text stands out: the SGR sequences that every terminal knows.
enum TerminalStyle: String {
  /// As it is.
  case plain = ""
  /// What matters.
  case bold = "1"
  /// What matters little.
  case faint = "2"
  /// What failed.
  case red = "31"
  /// What plays or works.
  case green = "32"
  /// What waits.
  case yellow = "33"

  /// `text` in this style, if there are colours.
  func apply(to text: String, _ colours: Bool) -> String {
    colours && self != .plain && !text.isEmpty ? "\u{1B}[\(self.rawValue)m\(text)\u{1B}[0m" : text
  }
}
