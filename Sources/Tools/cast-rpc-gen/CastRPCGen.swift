import ArgumentParser
import RPCCodeGen

/// `cast-rpc-gen`: options and wiring only.
@main
struct CastRPCGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cast-rpc-gen",
    abstract: "Writes everything that is generated from spec/: Swift, the clients, documents, corpus.")

  @Flag(help: "Change nothing; fail and list the files that are not up to date, and what breaks a frozen API level.")
  var check = false

  @Flag(help: "Also freeze the API level of spec/api.json as it is now, in spec/history.")
  var freeze = false

  @Option(help: "The repository's folder.")
  var root = "."

  func validate() throws {
    if self.check, self.freeze { throw ValidationError("--check changes nothing, so it doesn't go with --freeze.") }
  }

  func run() throws {
    let generator = Generator(root: self.root)
    do {
      let differences = self.check ? try generator.differences() : try generator.write()
      for difference in differences {
        print(
          self.check ? "\(difference)" : "\(difference.path) \(difference.kind == .abandoned ? "removed" : "written")")
      }
      if self.freeze { print("\(try FrozenLevels(root: self.root).freeze()) frozen") }
      guard self.check else { return }
      if !differences.isEmpty { print("\(differences.count) generated files are not up to date. Run: make generate") }
      let breaks = try self.reportBreaks()
      if !differences.isEmpty || !breaks.isEmpty { throw ExitCode(1) }
    } catch let error as SpecError {
      print(error)
      print("\(error.problems.count) problems in spec/.")
      throw ExitCode(2)
    }
  }

  private func reportBreaks() throws -> [String] {
    let breaks = try FrozenLevels(root: self.root).breaks()
    for line in breaks { print(line) }
    if !breaks.isEmpty {
      print(
        "\(breaks.count) changes break clients of a frozen API level. Keep what they rely on, or see spec/README.md, \"Frozen levels\"."
      )
    }
    return breaks
  }
}
