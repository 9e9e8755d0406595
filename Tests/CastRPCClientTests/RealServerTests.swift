import CastRPCClient
import CastTestSupport
import Glibc
import Synchronization
import Testing

/// The built server and an emulated receiver.
@Suite(.blocking, .timeLimit(.minutes(2)))
struct RealServerTests {
  /// The server in an environment without the user's files.
  private static let server = CastServer.spawn(
    server: "/usr/bin/env",
    arguments: ["XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"].map { "\($0)=/proc/nonexistent" }
      + [BuiltProducts.path(of: "cast-rpc")])

  /// A receiver, and its port.
  private func receiver() throws -> (ChildProcess, Int64) {
    let child = try ChildProcess(BuiltProducts.path(of: "cast-receiver"), ["--no-advertise", "--no-fetch-media"])
    while let line = try child.readLine() {
      if let port = try JSONDocument(parsing: line).root.value["port"]?.integer { return (child, port) }
    }
    throw ChildProcess.TimedOut(description: "the receiver ended")
  }

  @Test func everyNamespaceAnswersItsTypedCalls() async throws {
    let client = try await CastClient.connect(Self.server)
    #expect(client.info.name == "cast-rpc" && client.info.specHash == APIFacts.specHash)
    try await client.server.ping()
    #expect(try await client.server.info().processId == client.info.processId)
    #expect(try await client.rpc.discover()["openrpc"]?.string == "1.3.2")
    _ = try await client.context.create(ContextCreateParams(options: .init(disableDiscoveryAutostart: true)))
    #expect(try await client.context.get().options.disableDiscoveryAutostart)
    #expect(try await client.discovery.list().devices.isEmpty)
    #expect(try await client.session.list().sessions.isEmpty)
    #expect(try await client.channel.list().channels.isEmpty)
    _ = try await client.image.getPolicy()
    _ = try await client.log.getFilter()
    _ = try await client.widget.getState()
    _ = try await client.events.snapshot()
    for call in [
      { _ = try await client.media.getStatus() }, { _ = try await client.queue.list() },
    ] as [() async throws -> Void] {
      let error = await failure(of: call)
      #expect(error?.name == "NoSuchSession" && error?.data?.domain == "session")
    }
    let refused = await failure { _ = try await client.player.play(PlayerPlayParams(timeout: -1)) }
    #expect(refused?.name == "InvalidParams" && refused?.data?.path == "params.timeout")
    let unknown = await failure { _ = try await client.call("media.lod") }
    #expect(unknown?.name == "MethodNotFound")
    #expect(try await client.call("discovery.list")["devices"] == [])
    await client.close()
  }

  @Test func aFilmPlaysWithProgressAndEvents() async throws {
    let (receiver, port) = try self.receiver()
    defer { receiver.send(signal: SIGTERM) }
    let client = try await CastClient.connect(Self.server)
    let subscription = try await client.events.subscribe(EventsSubscribeParams(topics: ["session.*", "media.*"]))
    #expect(subscription.topics.contains("media.didUpdateStatus"))
    var events = client.events.makeAsyncIterator()
    let phases = Mutex<[ConnectionPhase]>([])
    let session = try await client.session.start(SessionStartParams(host: "127.0.0.1", port: port)) { report in
      if let phase = report.phase { phases.withLock { $0.append(phase) } }
    }
    #expect(session.connectionState == .connected && phases.withLock { $0 }.contains(.launch))
    let film = MediaInformation(
      contentId: "https://example.com/film.mp4?duration=600", contentType: "video/mp4", streamType: .buffered)
    _ = try await client.media.load(MediaLoadParams(media: film))
    while let event = await events.next() {
      if case .mediaDidUpdateStatus(let update) = event, update.mediaState.playerState == .playing { break }
    }
    #expect(try await client.media.getStatus().playerState == .playing)
    await client.close()
  }

  @Test func aDaemonIsJoinedAndWithoutOneAServerIsStarted() async throws {
    var template = Array("/tmp/cast-client-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { rmdir(folder) }
    let socket = "\(folder)/socket"
    let alone = try await CastClient.connect(.automatic(socket: socket, server: BuiltProducts.path(of: "cast-rpc")))
    try await alone.server.ping()
    await alone.close()
    let daemon = try ChildProcess(BuiltProducts.path(of: "cast-rpc"), ["--socket", socket])
    let one = try await self.joined(socket)
    let two = try await CastClient.connect(.automatic(socket: socket, server: "/bin/false"))
    #expect(one.info.processId == two.info.processId && one.info.processId == Int64(daemon.processID))
    try await two.server.shutdown()
    _ = try daemon.waitForEnd()
    let error = await failure { try await one.server.ping() }
    #expect(error?.name == CastClientError.connectionClosed || error?.name == "ShuttingDown")
    await one.close()
    await two.close()
    unlink(socket)
  }

  /// The daemon, as soon as it listens.
  private func joined(_ socket: String) async throws -> CastClient {
    while true {
      do {
        return try await CastClient.connect(.socket(socket))
      } catch let error as CastClientError where error.name == CastClientError.serverNotFound {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
  }
}
