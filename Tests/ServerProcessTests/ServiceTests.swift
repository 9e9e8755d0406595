import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// The server as a service: socket activation, its messages to the service manager, and its idle exit.
@Suite(.blocking, .timeLimit(.minutes(3))) struct ServiceProcessTests {
  @Test(arguments: [false, true])
  func serverExitsWhenIdleAndStartsOnDemand(isAbstract: Bool) throws {
    let host = try ServiceHost(isAbstract: isAbstract)
    // The first client starts the service, and waits in the socket's queue until it serves.
    var first: UnixClient? = try UnixClient(path: host.path)
    let server = try host.start("--idle-exit 0.2")
    let ready = try host.notification()
    #expect(ready.first == "READY=1" && ready.last?.hasPrefix("STATUS=") == true, "\(ready)")
    try first?.ping(1)
    var second: UnixClient? = try UnixClient(path: host.path)
    try second?.ping(2)
    try host.notifications(upTo: "STATUS=2 clients, 0 sessions")
    first = nil
    try second?.ping(3)
    second = nil
    let rest = try host.notifications(upTo: "STATUS=leaving the sessions")
    #expect(rest.last?.first == "STOPPING=1")
    #expect(try server.waitForEnd() == .exited(0))
    #expect(try server.readErrorToEnd() == "")

    #expect(access(host.path, F_OK) == 0, "the socket is systemd's")
    let third = try UnixClient(path: host.path)
    let line = #"{"jsonrpc":"2.0","id":3,"method":"server.ping"}"# + "\n"
    #expect(third.send(Array(line.utf8)))
    let next = try host.start("--idle-exit 0.2")
    #expect(try third.text(upTo: "}\n").contains(#""result":{}"#))
    next.send(signal: SIGTERM)
    #expect(try next.waitForEnd() == .exited(0))
    #expect(try host.notifications(upTo: "STOPPING=1").first?.first == "READY=1")
  }

  @Test func notifiesTheWatchdog() throws {
    let host = try ServiceHost()
    let server = try host.start("", environment: ["WATCHDOG_USEC": "100000"])
    try host.notifications(upTo: "READY=1")
    for _ in 0..<3 { #expect(try host.notification() == ["WATCHDOG=1"]) }
    server.send(signal: SIGTERM)
    try host.notifications(upTo: "STOPPING=1")
    #expect(try server.waitForEnd() == .exited(0))
  }

  @Test func aSessionKeepsTheServerRunning() throws {
    let host = try ServiceHost()
    let receiver = try Conversation.receiver()
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    // Until the other client has connected, which takes longer than the server's idle time.
    var keeper: UnixClient? = try UnixClient(path: host.path)
    let server = try host.start("--idle-exit 0.2")
    let first = try Conversation.client(ofSocket: host.path)
    try first.call("server.ping")
    try keeper?.ping(1)
    keeper = nil
    let session = try first.call("session.start", ["host": "127.0.0.1", "port": port])
    first.child.closeInput()
    // It comes a second after the previous one, much later than the idle exit would have been.
    try host.notifications(upTo: "STATUS=0 clients, 1 session")
    let second = try Conversation.client(ofSocket: host.path)
    #expect(try second.call("session.list")["currentSessionId"] == session["sessionId"])
    try second.call("session.end", ["action": "STOP_CASTING"])
    second.child.closeInput()
    #expect(try server.waitForEnd() == .exited(0))
  }

  // MARK: With its own socket

  /// A daemon with a short idle time, and its first client. On a busy machine it may have exited before the connection:
  /// then another one.
  private func daemon(_ path: String, idleExit: String) throws -> (server: ServerProcess, client: UnixClient) {
    while true {
      let server = try ServerProcess(["--socket", path, "--idle-exit", idleExit])
      repeat {
        if let client = UnixClient(connectedTo: path) { return (server, client) }
      } while (try? server.child.waitForEnd(within: 1)) == nil
      #expect(try server.child.waitForEnd() == .exited(0))
    }
  }

  @Test func aDaemonRemovesItsSocketWhenItEnds() throws {
    let folder = try #require(String(validatingCString: mkdtemp(strdup("/tmp/cast-rpc-XXXXXX"))))
    defer { rmdir(folder) }
    var (daemon, client): (ServerProcess, UnixClient?) = try self.daemon("\(folder)/socket", idleExit: "0.1")
    try client?.ping(1)
    client = nil
    #expect(try daemon.child.waitForEnd() == .exited(0))
    #expect(access("\(folder)/socket", F_OK) != 0)
  }

  @Test func servesConnectionsDuringTheIdleExit() throws {
    let folder = try #require(String(validatingCString: mkdtemp(strdup("/tmp/cast-rpc-XXXXXX"))))
    defer { rmdir(folder) }
    var (served, round) = (0, 0)
    // On a busy machine few connect in time.
    while round < 20 || (served < 20 && round < 400) {
      round += 1
      var (daemon, first): (ServerProcess, UnixClient?) = try self.daemon("\(folder)/socket", idleExit: "0.02")
      try first?.ping(0)
      first = nil
      var last = ContinuousClock.now
      // One after the other, each a little later than the previous one, until the daemon has exited.
      for delay in stride(from: 19_000 + round % 50, to: 40_000, by: 50) {
        while ContinuousClock.now - last < .microseconds(delay) {}
        guard let client = UnixClient(connectedTo: "\(folder)/socket") else { break }
        try client.ping(delay)
        served += 1
        last = .now
      }
      #expect(try daemon.child.waitForEnd() == .exited(0))
    }
    #expect(served > 0)
  }
}
