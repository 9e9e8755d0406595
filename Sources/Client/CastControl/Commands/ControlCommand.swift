import ArgumentParser
import CastRPCClient

/// A command with the common options.
protocol CommonCommand: ParsableCommand {
  var common: CommonOptions { get }
  /// Whether the command takes `--on` several times.
  var takesSeveralDevices: Bool { get }
}

extension CommonCommand {
  var takesSeveralDevices: Bool { false }

  /// Refuses a second `--on` where a command is for one device.
  func checkDevices() throws(CommandError) {
    guard self.common.devices.count > 1, !self.takesSeveralDevices else { return }
    throw .usage(
      "This command is for one device, and --on is given \(self.common.devices.count) times.",
      "Give --on once. play, announce, pause, resume, toggle, stop, volume and status take several.")
  }
}

/// A command that connects to the server.
protocol ControlCommand: AsyncParsableCommand, CommonCommand {
  /// The notifications to subscribe to when connecting.
  var topics: [String] { get }
  /// Whether the user writes the API's own words, so that errors keep them.
  var speaksAPI: Bool { get }
  /// Whether the command names its device otherwise than by `--on`.
  var namesDevice: Bool { get }
  func run(_ session: ControlSession) async throws
}

extension ControlCommand {
  var topics: [String] { [] }
  var speaksAPI: Bool { false }
  /// `false`: most commands name it by `--on`.
  var namesDevice: Bool { false }

  mutating func run() async throws {
    let command = self
    try await ControlSession.run(self) { try await command.run($0) }
  }
}

/// The program: its commands, in the order of the help.
struct Castctl: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "castctl",
    abstract: "Plays media on Google Cast devices, and controls them, from a shell.",
    discussion: """
      Devices are found by themselves. A command without --on means the default device (castctl default NAME), or the only \
      one there is. castctl uses the server that listens on this machine; where none does it starts one (cast-rpc), which \
      ends when it has been idle for a minute.
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
          SeekCommand.self, StopCommand.self, NextCommand.self, PreviousCommand.self, VolumeCommand.self,
          SpeedCommand.self, TracksCommand.self, SubtitlesCommand.self, SkipAdCommand.self, QueueCommand.self,
          AnnounceCommand.self,
        ]),
      CommandGroup(
        name: "Scripts",
        subcommands: [
          WatchCommand.self, RecordCommand.self, CallCommand.self, WebCommand.self, AssistantCommand.self,
          CompletionsCommand.self,
        ]),
    ])
}
