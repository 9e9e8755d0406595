import CastRPCClient

/// The finder of the server that the tabs of `castctl web` share: that of `--socket`; else the daemon, or a new one
/// with a socket in a private folder.
actor WebServerFinder {
  /// The file name of the new server's socket.
  static let socketName = "socket"

  private let options: CommonOptions
  private let folder: PrivateFolder
  /// The server that was started, with the connection that keeps it alive.
  private var started: Task<CastClient, any Error>?

  init(options: CommonOptions, folder: PrivateFolder) {
    self.options = options
    self.folder = folder
  }

  private var ownPath: String { self.folder.path(of: Self.socketName) }

  /// Returns the socket of a server that answers.
  ///
  /// - Throws: ``CastClientError`` if none listens and none can be started, ``CommandError`` if none listens on the
  ///   socket of `--socket`.
  func socketPath() async throws -> String {
    if let started {
      if let client = try? await started.value, (try? await client.server.ping()) != nil { return self.ownPath }
      if self.started == started { self.started = nil }
    } else if let path = try await self.daemonPath() {
      return path
    }
    return try await self.start()
  }

  /// Returns the daemon's socket, or `nil` if no daemon listens there.
  private func daemonPath() async throws -> String? {
    if let socket = self.options.socket {
      let client = try await ControlSession.connect(self.options, toSocket: socket)
      await client.close()
      return try CastServer.daemonSocket(socket)
    }
    guard let path = try? CastServer.daemonSocket() else { return nil }
    do {
      let client = try await ControlSession.connect(self.options, to: .socket(path))
      await client.close()
      return path
    } catch let error as CastClientError where error.name == CastClientError.serverNotFound {
      return nil
    }
  }

  private func start() async throws -> String {
    if let started {
      _ = try await started.value
      return self.ownPath
    }
    let (options, path) = (self.options, self.ownPath)
    let task = Task {
      try await ControlSession.connect(
        options, to: .spawn(server: options.server, arguments: ["--stdio", "--socket", path, "--no-restore-sessions"]))
    }
    self.started = task
    do {
      _ = try await task.value
    } catch {
      if self.started == task { self.started = nil }
      throw error
    }
    return self.ownPath
  }

  /// Ends the server that was started, if one was.
  func close() async {
    let started = self.started
    self.started = nil
    if let client = try? await started?.value { await client.close() }
  }
}
