/// Rows in columns, for people: aligned by display width, cut to the terminal.
struct TextTable {
  /// One cell: its text, which is cleaned, and its style.
  struct Cell {
    /// The text, in one line.
    var text: String
    /// The style, if colours are allowed.
    var style: TerminalStyle

    init(_ text: String, _ style: TerminalStyle = .plain) {
      self.text = TerminalText.clean(text)
      self.style = style
    }
  }

  /// The blanks between two columns.
  private static let gap = 2
  /// The narrowest column after cutting.
  private static let narrowest = 8

  var titles: [String]
  /// The rows, each with a cell for each title.
  var rows: [[Cell]]

  /// Returns the lines: a head, then the rows. Blanks at the ends of lines are left out.
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

  /// Returns the widths of the columns: that of the widest cell; beyond the limit the widest column is cut first.
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

/// The styles of text: the SGR sequences that every terminal supports.
enum TerminalStyle: String, CaseIterable {
  /// Normal text.
  case plain = ""
  /// Important text.
  case bold = "1"
  /// Less important text.
  case faint = "2"
  /// A failure.
  case red = "31"
  /// Playing, or working.
  case green = "32"
  /// Waiting.
  case yellow = "33"
  /// A code to scan: white blocks on black, in place of the terminal's own colours.
  case code = "97;40"

  /// The escape sequences of the styles: their beginnings, and the common end.
  static let sequences = ["\u{1B}[0m"] + Self.allCases.filter { $0 != .plain }.map { "\u{1B}[\($0.rawValue)m" }

  /// Returns `text` in this style, if colours are allowed.
  func apply(to text: String, _ colours: Bool) -> String {
    colours && self != .plain && !text.isEmpty ? "\u{1B}[\(self.rawValue)m\(text)\u{1B}[0m" : text
  }
}
