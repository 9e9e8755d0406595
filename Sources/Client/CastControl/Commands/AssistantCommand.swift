import ArgumentParser
import CastRPCClient
import ModelContextServer

/// `castctl mcp`.
struct AssistantCommand: AsyncParsableCommand, CommonCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Serves an assistant: the Model Context Protocol on standard input and output.",
    discussion: """
      The host of an assistant starts it: {"command": "castctl", "args": ["mcp"]}. It offers tools (find_devices, play, status, \
      pause, …) and the devices as resources. It ends when the host closes its standard input.
      """)
  @OptionGroup(title: "Common options") var common: CommonOptions

  mutating func run() async throws {
    let options = self.common
    let server = await ModelContextServer(version: APIFacts.version, device: options.device) {
      let devices = ["discovery.didInsertDevice", "discovery.didUpdateDevice", "discovery.didRemoveDevice"]
      return try await ControlSession.connect(
        options, to: .automatic(socket: options.socket, server: options.server),
        devices + ["player.didChange"])
    }
    try await server.serve()
  }
}
