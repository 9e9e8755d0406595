import CastModel
import CastRPCProtocol
import FrameworkLog
import JSONCodec

/// A report to be attached to an issue: facts about the server and its network, without private texts. No I/O.
///
/// 1. ``ReportComposer`` adds sections of lines, and the names that are private.
/// 2. ``redacted(at:)`` replaces private texts by stand-ins, the same in all lines, and returns the Markdown.
///
/// All texts of devices, clients and the log are put into blocks of code, each as one line, so that no text is read as
/// Markdown or HTML by the page that shows the issue.
struct ProblemReport: Sendable {
  /// A line of a section.
  enum Line: Sendable, Hashable {
    /// A fact about the program, without text of others; it stays as it is.
    case fact(String)
    /// A text in which private parts are replaced by their form, and the private names wherever they occur.
    case text(String)
    /// JSON, in which members are also replaced by their names.
    case value(String, JSONValue)
    /// The cells of a row; each is redacted separately, so that a name of two letters is found, too.
    case row([String])
  }

  /// A heading with its lines.
  struct Section: Sendable, Hashable {
    var title: String
    var lines: [Line]
  }

  /// The longest line, in bytes.
  private static let maximumLine = 4_096
  /// The most private names: half as many as ``StandIns`` looks for, which also learns names from members. With more
  /// of them the report has facts only.
  static let maximumNames = 4_096

  private(set) var sections: [Section] = []
  private var names: [(text: String, kind: StandIns.Kind)] = []
  private var hidden: Set<String> = []
  /// Whether there are names that aren't looked for.
  private var hasTooManyNames = false

  /// Adds a section; one without lines is left out.
  mutating func add(_ title: String, _ lines: [Line]) {
    guard !lines.isEmpty else { return }
    self.sections.append(Section(title: title, lines: lines))
  }

  /// Makes a name private. It is replaced in every line, even inside other texts if it has three letters or more.
  mutating func hide(_ name: String?, as kind: StandIns.Kind = .name) {
    guard let name, !name.isEmpty, !self.hidden.contains(name) else { return }
    guard self.names.count < Self.maximumNames else {
      self.hasTooManyNames = true
      return
    }
    self.hidden.insert(name)
    self.names.append((name, kind))
  }

  /// Returns the text with stand-ins, and how many of each kind there are.
  ///
  /// - Parameter time: The time of the report, for people.
  func redacted(at time: String) -> ServerReportResult {
    var standIns = StandIns()
    for (name, kind) in self.names { standIns.learn(name, as: kind) }
    var body: [String] = []
    for section in self.sections {
      body += ["", "## \(section.title)", "```"]
      let lines = self.hasTooManyNames ? Self.facts(of: section.lines) : section.lines
      body += Self.aligned(lines.map { Self.cells($0, &standIns) })
      body.append("```")
    }
    let replacements = StandIns.Kind.allCases.compactMap { kind in
      standIns.counts[kind].map { ReportReplacement(kind: kind.rawValue, count: Int64($0)) }
    }
    let head = Self.head(time, replacements, isIncomplete: self.hasTooManyNames)
    return ServerReportResult(text: (head + body).joined(separator: "\n") + "\n", replacements: replacements)
  }

  private static func head(_ time: String, _ replacements: [ReportReplacement], isIncomplete: Bool) -> [String] {
    let counts = replacements.map { "\($0.kind) \($0.count)" }.joined(separator: ", ")
    return [
      "# Report of cast-rpc", "", "Made at \(time). Read it before you send it.", "",
      "Names, ids, addresses, networks, hardware addresses, mail addresses, parts of URLs and secrets are replaced by",
      "stand-ins; equal texts have equal ones (\(counts.isEmpty ? "none" : counts)).",
      "Titles of media, names of files, paths of URLs, and names of one or two letters inside other texts can't be",
      "recognized, and stay.",
    ]
      + (isIncomplete
        ? ["", "More than \(self.maximumNames) names are private, so the lines that may hold one are left out."] : [])
  }

  // MARK: Lines

  /// Returns the lines that can't hold a private name, and a remark if there are others.
  private static func facts(of lines: [Line]) -> [Line] {
    let facts = lines.filter { if case .fact = $0 { true } else { false } }
    return facts.count == lines.count ? facts : facts + [.fact("(left out)")]
  }

  private static func cells(_ line: Line, _ standIns: inout StandIns) -> [String] {
    switch line {
    case .fact(let text): [self.safe(text)]
    case .text(let text): [self.safe(standIns.replace(text))]
    case .value(let name, let value): [self.safe("\(name): \(standIns.replace(value).jsonText)")]
    case .row(let cells): cells.map { self.safe(standIns.replace($0)) }
    }
  }

  /// Returns a text as one line that can't end a block of code.
  private static func safe(_ text: String) -> String {
    var line = LogText.escaped(text)
    if line.utf8.count > self.maximumLine {
      line = String(decoding: line.utf8.prefix(self.maximumLine), as: UTF8.self) + "…"
    }
    return String(line.map { $0 == "`" ? "'" : $0 })
  }

  /// Returns the lines with the cells of neighbouring rows in columns.
  private static func aligned(_ lines: [[String]]) -> [String] {
    var widths: [Int] = []
    for row in lines where row.count > 1 {
      for (index, cell) in row.dropLast().enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.count)
      }
    }
    return lines.map { row in
      let padded = row.dropLast().enumerated().map { index, cell in
        cell + String(repeating: " ", count: max(0, widths[index] - cell.count))
      }
      return (padded + row.suffix(1)).joined(separator: "  ")
    }
  }
}
