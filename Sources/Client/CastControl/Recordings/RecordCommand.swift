import ArgumentParser

/// `castctl record …`.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Tests recordings of devices.", subcommands: [RecordTestCommand.self])
}
