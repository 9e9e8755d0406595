import ArgumentParser
import RPCCodeGen

/// `cast-rpc-gen`: options and wiring only.
@main
struct CastRPCGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cast-rpc-gen",
    abstract: "Writes everything that is generated from spec/: Swift, the clients, documents, corpus.")

  @Flag(help: "Change nothing; fail and list the files that are not up to date.")
  var check = false

  @Option(help: "The repository's folder.")
  var root = "."

  func run() throws {
    let generator = Generator(root: self.root)
    do {
      let differences = self.check ? try generator.differences() : try generator.write()
      for difference in differences {
        print(
          self.check ? "\(difference)" : "\(difference.path) \(difference.kind == .abandoned ? "removed" : "written")")
      }
      guard self.check, !differences.isEmpty else { return }
      print("\(differences.count) generated files are not up to date. Run: make generate")
      throw ExitCode(1)
    } catch let error as SpecError {
      print(error)
      print("\(error.problems.count) problems in spec/.")
      throw ExitCode(2)
    }
  }
}
