import CastRPCProtocol
import CastTestSupport
import Foundation
import Testing

@testable import CastControl

/// The mistakes in `docs/castctl.md`: each says the cause, and the next step.
@Suite(.blocking, .timeLimit(.minutes(10))) struct MistakesTests {
  /// A row of the table.
  private struct Mistake {
    var line: String
    var cause: String
    var step: String
    var code: Int32
  }

  private static func mistakes() throws -> [Mistake] {
    let page = try SourceTree.text("docs/castctl.md").split(separator: "\n")
    let rows = page.drop { $0 != "### Mistakes, and what castctl says" }.dropFirst().prefix { !$0.hasPrefix("#") }
    return rows.filter { $0.hasPrefix("| `") }.compactMap { row in
      let cells = row.replacing("\\|", with: "\u{1}").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("\u{1}", with: "|")
      }
      guard cells.count == 4, let code = Int32(cells[3]) else { return nil }
      return Mistake(
        line: cells[0].trimmingCharacters(in: ["`"]), cause: cells[1], step: cells[2], code: code)
    }
  }

  /// Whether `text` has `pattern`, in which an ellipsis matches any text.
  private static func has(_ text: String, _ pattern: String) -> Bool {
    var rest = text[...]
    for part in pattern.split(separator: "…").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  @Test func eachSaysTheCauseAndTheNextStep() throws {
    let mistakes = try Self.mistakes()
    #expect(mistakes.count >= 67)
    let bench = try ControlBench()
    try bench.startDaemon()
    try bench.nameReceiver()
    try Data("no media".utf8).write(to: URL(filePath: "\(bench.folder)/notes.txt"))
    try FileManager.default.createDirectory(atPath: "\(bench.folder)/empty", withIntermediateDirectories: false)
    for mistake in mistakes {
      // Each begins with a device on which nothing runs.
      #expect(try bench.run(["stop"]).code == 0)
      let run = try bench.shell("export LC_ALL=C.UTF-8; \(mistake.line)")
      let said = run.errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(run.code == mistake.code, "\(mistake.line): \(run.errors)")
      #expect(said.first.map { Self.has($0, "castctl: \(mistake.cause)") } == true, "\(mistake.line): \(run.errors)")
      #expect(Self.has(said.dropFirst().joined(separator: " "), mistake.step), "\(mistake.line): \(run.errors)")
      #expect(!UserWords.namesAPI(run.errors) || mistake.line.contains("castctl call"), "\(run.errors)")
    }
  }
}
