import ArgumentParser
import CastRPCClient

/// A command that talks to the server.
protocol ControlCommand: AsyncParsableCommand {
  /// The common options.
  var common: CommonOptions { get }
  /// The notifications to subscribe to when connecting.
  var topics: [String] { get }
  /// Runs the command.
  func run(_ session: ControlSession) async throws
}

extension ControlCommand {
  /// No topics, as most commands need none.
  var topics: [String] { [] }

  mutating func run() async throws {
    let command = self
    try await ControlSession.run(self.common, topics: self.topics) { try await command.run($0) }
  }
}

/// The program: its commands, in the order of the help.
struct Castctl: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "castctl",
    abstract: "Plays media on Google Cast devices, and controls them, from a shell.",
    discussion: """
      Devices are found by themselves. A command without --on means the default device (castctl default NAME), or the only \
      one there is. castctl uses the server that listens on this machine, or starts one (cast-rpc) for the one command.
      """,
    version: "castctl \(APIFacts.version)",
    groupedSubcommands: [
      CommandGroup(
        name: "Devices",
        subcommands: [
          DevicesCommand.self, StatusCommand.self, DefaultCommand.self, AliasCommand.self, DoctorCommand.self,
        ]),
      CommandGroup(
        name: "Playing",
        subcommands: [
          PlayCommand.self, CheckCommand.self, PauseCommand.self, ResumeCommand.self, ToggleCommand.self,
          SeekCommand.self,
          StopCommand.self,
          NextCommand.self, PreviousCommand.self, VolumeCommand.self, QueueCommand.self, AnnounceCommand.self,
        ]),
      CommandGroup(
        name: "Scripts",
        subcommands: [
          WatchCommand.self, RecordCommand.self, CallCommand.self, WebCommand.self, AssistantCommand.self,
          CompletionsCommand.self,
        ]),
    ])
}
