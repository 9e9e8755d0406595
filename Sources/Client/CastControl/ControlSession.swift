import CastRPCClient

/// A command's connection to the server, and its output.
struct ControlSession: Sendable {
  let client: CastClient
  let output: ControlOutput
  let options: CommonOptions

  /// Connects for `command`, runs `body`, and closes the connection, also after a failure.
  ///
  /// - Throws: ``CommandError``, in the words of a shell; errors that aren't the server's or the client's, such as
  ///   `ExitCode`, as they are.
  static func run(_ command: some ControlCommand, _ body: (ControlSession) async throws -> Void) async throws {
    let options = command.common
    let client = try await self.connect(options, command.topics)
    let session = ControlSession(
      client: client, output: ControlOutput(json: options.json, noColour: options.noColor), options: options)
    do {
      if options.verbose { await session.describeServer() }
      try await body(session)
    } catch {
      session.output.live("")
      let isNamed = command.namesDevice || options.device != nil
      let worded = command.speaksAPI ? Self.ofAPI(error) : await session.worded(error, namesDevice: isNamed)
      await client.close()
      throw worded
    }
    await client.close()
  }

  /// Connects to the server that listens; if none does, starts a daemon and connects to it.
  ///
  /// With `--socket` it connects to that server only. With `--verbose`, or where a daemon can't listen, it starts a
  /// server for this command alone, which ends with it.
  static func connect(_ options: CommonOptions, _ topics: [String] = []) async throws -> CastClient {
    if let socket = options.socket { return try await self.connect(options, toSocket: socket, topics) }
    let own = CastServer.spawn(server: options.server)
    // In an unsafe folder another user's program may listen: castctl then starts a private server.
    guard let path = try? CastServer.daemonSocket() else { return try await self.connect(options, to: own, topics) }
    do {
      return try await self.connect(options, to: .socket(path), topics)
    } catch let error as CastClientError where error.name == CastClientError.serverNotFound {
      if !options.verbose,
        let client = try await DaemonStarter(server: options.server).start(connect: {
          try await self.connect(options, to: .socket(path), topics)
        })
      {
        return client
      }
      return try await self.connect(options, to: own, topics)
    }
  }

  /// Connects to the server of `--socket`, and starts none if it doesn't listen.
  ///
  /// - Throws: ``CommandError`` if no server listens there.
  static func connect(
    _ options: CommonOptions, toSocket socket: String, _ topics: [String] = []
  ) async throws -> CastClient {
    do {
      return try await self.connect(options, to: .socket(socket), topics)
    } catch let error as CastClientError where error.name == CastClientError.serverNotFound {
      throw CommandError(
        exit: .noServer, message: error.message,
        advice: "Leave --socket out: the usual server is then used, or started.", name: error.name)
    }
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

  private static func ofAPI(_ error: any Error) -> any Error {
    (error as? CastClientError).map(CommandError.init(ofAPI:)) ?? error
  }

  /// Returns the error of a command in the words of a shell, with facts that only the server has: the default device,
  /// and the addresses of devices that have one name.
  ///
  /// - Parameter namesDevice: Whether the command line names the device, so that the default isn't meant.
  func worded(_ error: any Error, namesDevice: Bool) async -> any Error {
    guard let error = error as? CastClientError else { return error }
    guard DeviceFailure.names.contains(error.name) else { return CommandError(error) }
    let names = namesDevice ? nil : try? await self.client.player.getNames()
    let devices = try? await self.client.discovery.list()
    return DeviceFailure(
      error: error, defaultDevice: names?.defaultDevice,
      devices: devices?.devices.filter { $0.source != .cached } ?? []
    ).commandError
  }
}
