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
    let names: [JSONValue] = (command["arguments"]?.array ?? []).flatMap { $0["names"]?.array ?? [] }
    let long: [JSONValue] = names.filter { $0["kind"] == "long" }
    let options: [String] = long.compactMap { $0["name"]?.string }.map { "--\($0)" }
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

  /// The table of other programs' commands and castctl's advice for them agree.
  @Test func theTableOfOthersCommandsIsThatOfTheProgram() throws {
    let rows = Self.section("Coming from catt or go-chromecast").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count >= 40)
    let dump = try ChildProcess.run([ControlBench.program, "--experimental-dump-help"])
    let root = try #require(JSONDocument(parsing: dump.output).root.value["command"])
    let own = Set(root["subcommands"]?.array?.compactMap { $0["commandName"]?.string } ?? [])
    var missing = Set(OthersVerbs.lines.keys).union(OthersVerbs.others.keys)
    for row in rows {
      let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      for code in cells[1...2].flatMap({ $0.split(separator: "`") })
      where ["catt ", "go-chromecast ", "castnow ", "castctl "].contains(where: code.hasPrefix) {
        let words = code.split(separator: " ").dropFirst()
        // Options and their values may precede the verb.
        guard let verb = words.first(where: { !$0.hasPrefix("-") && $0.first?.isUppercase == false }) else { continue }
        missing.remove(String(verb))
        guard !own.contains(String(verb)) else { continue }
        let line = OthersVerbs.lines[String(verb)]
        #expect(line != nil || OthersVerbs.others[String(verb)] != nil, "no advice for \(verb)")
        // A row with more arguments has the same command.
        let command = line?.split(separator: " ").prefix(2).joined(separator: " ") ?? "not"
        #expect(cells[3].contains(command), "\(verb): \(cells[3]) has no \(command)")
      }
    }
    #expect(missing.isEmpty, "the page lacks \(missing.sorted())")
  }

  @Test(.programs("python3")) func manualPagesHaveValuesAndDefaults() throws {
    let folder = try TemporaryFolder()
    let binaries = ControlBench.program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let made = try ChildProcess.run([
      SourceTree.path("scripts/manual"), binaries.joined(separator: "/"), folder.path,
    ])
    #expect(made.end == .exited(0), "\(made.errors)")
    for (page, text) in [
      ("play", " Values: if\\-needed, never, always.\n"), ("doctor", "for devices. Default: 3.0.\n"),
      ("announce", "this long. Default: 60s.\n"), ("web", "The port of 127.0.0.1. Default: any free one.\n"),
    ] {
      let lines = String(decoding: folder.read("\(folder.path)/castctl-\(page).1") ?? [], as: UTF8.self)
      #expect(lines.contains(text), "\(page)")
    }
  }

  @Test func everyExampleOfTheHelpWorks() throws {
    let bench = try ControlBench()
    try bench.startDaemon()
    try bench.nameReceiver()
    try Data(MediaFixtures.mp4(moovFirst: true)).write(to: URL(filePath: "\(bench.folder)/film.mp4"))
    let root = try bench.run(["--help"]).output
    for exit in ControlExit.allCases { #expect(root.contains("\n  \(exit.rawValue) ") && root.contains(exit.meaning)) }
    #expect(root.contains("ENVIRONMENT:\n  CAST_RPC_SERVER ") && root.contains("FILES:\n"))
    for (path, examples) in HelpSections.examples.sorted(by: { $0.key < $1.key }) {
      let help = try bench.run(path.split(separator: " ").map(String.init) + ["--help"])
      #expect(help.code == 0 && help.output.contains("EXAMPLES:\n  \(examples[0])\n"), "\(path)")
      #expect(try bench.run(["play", "https://example.com/film.mp4?duration=600"]).code == 0)
      for example in examples {
        // All devices are those that discovery finds; the bench's is known by its address only.
        let line = example.replacing("--all", with: "--on tv")
        let run = try bench.shell(line)
        #expect(run.code == 0, "\(example): \(run.errors)")
      }
    }
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
