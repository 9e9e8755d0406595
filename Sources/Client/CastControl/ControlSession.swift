import CastRPCClient

/// A command's connection to the server, and its output.
struct ControlSession: Sendable {
  /// The client.
  let client: CastClient
  /// The output of results.
  let output: ControlOutput
  /// The options of the command line.
  let options: CommonOptions

  /// Connects, runs `body`, and closes the connection, also after a failure.
  ///
  /// - Parameter topics: The notifications to subscribe to when connecting.
  static func run(
    _ options: CommonOptions, topics: [String] = [], _ body: (ControlSession) async throws -> Void
  ) async throws {
    let client = try await self.connect(options, to: .automatic(socket: options.socket, server: options.server), topics)
    let session = ControlSession(
      client: client, output: ControlOutput(json: options.json, noColour: options.noColor), options: options)
    do {
      if options.verbose { await session.describeServer() }
      try await body(session)
    } catch {
      session.output.live("")
      await client.close()
      throw error
    }
    await client.close()
  }

  /// Connects a client with castctl's name.
  static func connect(_ options: CommonOptions, to server: CastServer, _ topics: [String] = []) async throws
    -> CastClient
  {
    var settings = CastClientOptions(name: "castctl", version: APIFacts.version)
    settings.topics = topics
    if options.verbose {
      settings.onServerOutput = { ControlOutput.write(String(decoding: $0, as: UTF8.self), to: 2) }
    }
    return try await CastClient.connect(server, options: settings)
  }

  private func describeServer() async {
    guard let info = try? await self.client.server.info() else { return }
    self.output.note(
      "castctl: \(TerminalText.clean(info.name)) \(TerminalText.clean(info.version)), process \(info.processId), up for \(MediaTime.text(info.uptime)), "
        + "\(info.clients) clients, \(info.sessions) sessions")
  }
}
