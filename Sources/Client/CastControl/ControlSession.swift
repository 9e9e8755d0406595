import CastRPCClient

/// A command's connection to the server, and where it writes.
struct ControlSession: Sendable {
  /// The client.
  let client: CastClient
  /// Where results go.
  let output: ControlOutput
  /// The options of the command line.
  let options: CommonOptions

  /// Connects, runs `body`, and closes the connection, whatever becomes of it.
  ///
  /// - Parameter topics: The notifications that the command needs from its first moment.
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

  /// Makes a client with castctl's name.
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
      "castctl: \(info.name) \(info.version), process \(info.processId), up for \(MediaTime.text(info.uptime)), "
        + "\(info.clients) clients, \(info.sessions) sessions")
  }
}
