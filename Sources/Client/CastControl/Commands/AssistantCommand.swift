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
    // A host shows this error; later, when the connection is lost, the tools report it.
    if let socket = options.socket {
      let client = try await ControlSession.connect(options, toSocket: socket)
      await client.close()
    }
    let server = await ModelContextServer(version: APIFacts.version, device: options.device) {
      let devices = ["discovery.didInsertDevice", "discovery.didUpdateDevice", "discovery.didRemoveDevice"]
      return try await ControlSession.connect(
        options, to: options.socket.map { .socket($0) } ?? .automatic(server: options.server),
        devices + ["player.didChange"])
    }
    try await server.serve()
  }
}
