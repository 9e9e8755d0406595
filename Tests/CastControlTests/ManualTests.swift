import CastRPCClient
import CastTestSupport
import Foundation
import Testing

@testable import CastControl

/// `docs/castctl.md` is correct: its lists are complete, and its examples work.
@Suite(.blocking, .timeLimit(.minutes(10))) struct ManualTests {
  private static let page = (try? SourceTree.text("docs/castctl.md")) ?? ""

  private static func section(_ title: String) -> [Substring] {
    let lines = self.page.split(separator: "\n")
    return Array(lines.drop { $0 != "## \(title)" }.dropFirst().prefix { !$0.hasPrefix("## ") })
  }

  /// The commands of the program's own description: path, and the options that the common ones are not among.
  private static func commands(_ command: JSONValue, _ path: [String] = []) -> [(path: String, options: [String])] {
    let inner = (command["subcommands"]?.array ?? []).filter { $0["commandName"] != "help" }
    guard inner.isEmpty else {
      return inner.flatMap { self.commands($0, path + [$0["commandName"]?.string ?? ""]) }
    }
    let options = (command["arguments"]?.array ?? []).flatMap { $0["names"]?.array ?? [] }
      .filter { $0["kind"] == "long" }.compactMap { $0["name"]?.string.map { "--\($0)" } }
    return [(path.joined(separator: " "), options)]
  }

  @Test func theListsAreComplete() throws {
    let dump = try ChildProcess.run([ControlBench.program, "--experimental-dump-help"])
    let root = try #require(JSONDocument(parsing: dump.output).root.value["command"])
    let commands = Self.commands(root)
    #expect(commands.count > 20)
    let common = Self.section("Options of every command").joined()
    let rows = Self.section("Commands")
    for command in commands {
      let row = rows.first { $0.contains("`\(command.path) ") || $0.contains("`\(command.path)`") }
      #expect(row != nil, "no row for \(command.path)")
      for option in command.options where !common.contains("`\(option)") {
        #expect(row?.contains(option) == true, "\(command.path) has \(option), its row doesn't")
      }
    }
    let known = Set(commands.flatMap(\.options))
    for word in rows.flatMap({ $0.split { !($0.isLetter || $0 == "-") } })
    where word.hasPrefix("--") && !word.hasPrefix("---") {
      #expect(known.contains(String(word)), "no command has \(word)")
    }
  }

  @Test func theTableOfOthersCommandsIsLongEnough() {
    let rows = Self.section("Coming from catt or go-chromecast").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count >= 40)
  }

  @Test func everyExampleWorks() throws {
    let bench = try ControlBench()
    try bench.startDaemon()
    try bench.nameReceiver()
    try Data(MediaFixtures.mp4(moovFirst: true)).write(to: URL(filePath: "\(bench.folder)/film.mp4"))
    var examples: [String] = []
    var isShell = false
    for line in Self.page.split(separator: "\n") {
      if line.hasPrefix("```") { isShell = line == "```sh" } else if isShell { examples.append(String(line)) }
    }
    #expect(examples.count > 40)
    for example in examples {
      let goesOn = example.contains("watch")
      let line = goesOn ? example.replacing("castctl", with: "timeout --preserve-status -s INT 2 castctl") : example
      let run = try bench.shell(line)
      #expect(run.code == (goesOn ? 130 : 0), "\(example): \(run.errors)")
    }
  }
}
