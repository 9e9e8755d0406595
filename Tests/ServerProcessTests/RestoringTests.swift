import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// Sessions of a server that is killed while it casts, and the server after it.
@Suite(.blocking, .timeLimit(.minutes(3))) final class RestoringTests {
  private let state: TemporaryFolder
  private let receiver: ChildProcess
  private let port: Int64

  init() throws {
    self.state = try TemporaryFolder()
    self.receiver = try ChildProcess(BuiltProducts.path(of: "cast-receiver"), ["--no-advertise", "--no-fetch-media"])
    let ready = try JSONDocument(parsing: try #require(try self.receiver.readLine())).root.value
    self.port = try #require(ready["port"]?.integer)
  }

  private func server(_ arguments: [String] = []) throws -> ServerProcess {
    try ServerProcess(arguments, environment: ["XDG_STATE_HOME": self.state.path])
  }

  private func call(_ server: ServerProcess, _ method: String, _ params: String = "{}") throws -> JSONValue {
    let answer = try server.exchange(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#)
    return try #require(answer["result"], "\(answer)")
  }

  /// Casts, and kills the server as soon as it has reported playback.
  private func killWhilePlaying() throws -> JSONValue {
    let server = try self.server()
    _ = try self.call(
      server, "context.create", #"{"options":{"saveSessions":true,"disableDiscoveryAutostart":true}}"#)
    let session = try self.call(server, "session.start", #"{"host":"127.0.0.1","port":\#(self.port)}"#)
    _ = try self.call(
      server, "media.load",
      #"{"media":{"contentId":"https://example.com/film.mp4?duration=600","contentType":"video/mp4"}}"#)
    server.child.send(signal: SIGKILL)
    #expect(try server.child.waitForEnd() == .signalled(SIGKILL))
    return session
  }

  /// How many sessions of earlier servers a server finds.
  private func countSaved() throws -> Int? {
    try self.call(try self.server(), "session.listSaved")["sessions"]?.array?.count
  }

  @Test func nothingIsLostBetweenTheAnswerAndTheKill() throws {
    let server = try self.server(["--restore-sessions"])
    _ = try self.call(server, "session.start", #"{"host":"127.0.0.1","port":\#(self.port)}"#)
    server.child.send(signal: SIGKILL)
    _ = try server.child.waitForEnd()
    #expect(try self.countSaved() == 1)
  }

  @Test func aSpawnedServerSavesSessionsOnlyOnRequest() throws {
    let server = try self.server()
    _ = try self.call(server, "session.start", #"{"host":"127.0.0.1","port":\#(self.port)}"#)
    server.child.send(signal: SIGKILL)
    _ = try server.child.waitForEnd()
    #expect(try self.countSaved() == 0)
  }

  @Test func theNextServerRejoinsPlayback() throws {
    let before = try self.killWhilePlaying()
    let server = try self.server()
    let saved = try self.call(server, "session.listSaved")
    #expect(saved["sessions"]?.array?.count == 1 && saved["problems"] == [])
    let restored = try self.call(server, "session.restore", #"{"timeout":10}"#)
    #expect(restored["sessions"]?[0]?["sessionId"] == before["sessionId"])
    #expect(restored["sessions"]?[0]?["receiverSessionId"] == before["receiverSessionId"])
    #expect(restored["failures"] == [])
    let media = try self.call(server, "media.getStatus")
    #expect(media["status"]?["media"]?["contentId"]?.string?.hasPrefix("https://example.com/film.mp4") == true)
    #expect(try self.call(server, "session.listSaved")["sessions"] == [], "they are taken once")
  }

  @Test func reportsSessionsThatEndedMeanwhile() throws {
    _ = try self.killWhilePlaying()
    let other = try self.server(["--no-restore-sessions"])
    _ = try self.call(other, "session.join", #"{"host":"127.0.0.1","port":\#(self.port)}"#)
    _ = try self.call(other, "session.end", #"{"action":"STOP_CASTING"}"#)
    let restored = try self.call(try self.server(), "session.restore", #"{"timeout":10}"#)
    #expect(restored["sessions"] == [])
    #expect(restored["failures"]?[0]?["error"]?["data"]?["name"] == "SessionEnded")
  }

  @Test func limitsTheWaitForAMissingDevice() throws {
    _ = try self.killWhilePlaying()
    self.receiver.send(signal: SIGKILL)
    _ = try self.receiver.waitForEnd()
    let server = try self.server()
    let restored = try self.call(server, "session.restore", #"{"timeout":0.5}"#)
    #expect(restored["failures"]?[0]?["error"]?["data"]?["name"] == "ConnectionLost")
    // The TV may be on when the next server restores.
    server.child.send(signal: SIGTERM)
    _ = try server.child.waitForEnd()
    #expect(try self.countSaved() == 1)
  }

  @Test func aStartWaitsForTheRestoration() throws {
    let before = try self.killWhilePlaying()
    let server = try self.server(["--stdio", "--restore-sessions"])
    let session = try self.call(
      server, "session.start", #"{"host":"127.0.0.1","port":\#(self.port),"ifExists":"USE"}"#)
    #expect(session["sessionId"] == before["sessionId"] && session["connectionState"] == "CONNECTED")
  }

  @Test func aDaemonRestoresByItself() throws {
    let before = try self.killWhilePlaying()
    let server = try self.server(["--stdio", "--restore-sessions"])
    server.child.writeLine(
      #"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"topics":["session.*"],"snapshot":true}}"#)
    while true {
      let message = try server.readMessage()
      let sessions = message["result"]?["snapshot"]?["sessions"]?.array ?? []
      let session = message["params"]?["session"] ?? sessions.first
      guard session?["connectionState"] == "CONNECTED" else { continue }
      #expect(session?["sessionId"] == before["sessionId"])
      break
    }
  }

  /// Also those of a server that saves sessions and restores none.
  @Test(arguments: [["--restore-sessions"], []])
  func aRestoredDaemonKeepsItsOptions(earlier: [String]) throws {
    let arguments = ["--stdio", "--socket", "\(self.state.path)/socket"]
    let server = try self.server(arguments + earlier)
    _ = try self.call(
      server, "context.create",
      #"{"options":{"deviceAuthentication":{"policy":"REPORT"},"disableDiscoveryAutostart":true}}"#)
    _ = try self.call(server, "session.start", #"{"host":"127.0.0.1","port":\#(self.port)}"#)
    server.child.send(signal: SIGKILL)
    #expect(try server.child.waitForEnd() == .signalled(SIGKILL))
    let next = try self.server(arguments + ["--restore-sessions"])
    // A call that needs the options waits until they are restored.
    _ = try self.call(next, "discovery.find", #"{"timeout":0.01}"#, orFails: true)
    let info = try self.call(next, "context.get")
    #expect(info["isCreated"] == true)
    #expect(info["options"]?["deviceAuthentication"]?["policy"] == "REPORT")
  }

  @Test func aDaemonJoinsBeforeTheEarlierOneHasEnded() throws {
    let path = "\(self.state.path)/socket"
    let earlier = try self.server(["--socket", path])
    let (first, other) = (try Conversation.client(ofSocket: path), try Conversation.client(ofSocket: path))
    try first.call("server.initialize")
    try first.call("events.subscribe", ["topics": ["session.*"]])
    let options: JSONValue = ["deviceAuthentication": ["policy": "REPORT"], "disableDiscoveryAutostart": true]
    try first.call("context.create", ["options": options])
    let session = try first.call("session.start", ["host": "127.0.0.1", "port": .integer(self.port)])
    // A call in flight delays the end of the earlier daemon.
    _ = other.send("discovery.find", ["friendlyName": "none", "timeout": 60])
    try other.call("server.ping")
    earlier.child.send(signal: SIGTERM)
    try first.event("session.didEnd")
    let later = try self.server(["--socket", path])
    let next = try Conversation.client(ofSocket: path)
    // A call that needs the options waits until they are restored.
    _ = try next.answer(to: next.send("discovery.find", ["timeout": 0.01]))
    #expect(try next.call("session.list")["sessions"]?[0]?["sessionId"] == session["sessionId"])
    #expect(try next.call("context.get")["options"]?["deviceAuthentication"]?["policy"] == "REPORT")
    #expect(try earlier.child.waitForEnd() == .exited(0))
    later.child.send(signal: SIGTERM)
    #expect(try later.child.waitForEnd() == .exited(0))
  }

  @Test func twoDaemonsInOneFolderDoNotMixTheirOptions() throws {
    func daemon(_ policy: String, _ method: String) throws -> ServerProcess {
      let server = try self.server(["--stdio", "--restore-sessions"])
      _ = try self.call(
        server, "context.create",
        #"{"options":{"deviceAuthentication":{"policy":"\#(policy)"},"disableDiscoveryAutostart":true}}"#)
      _ = try self.call(server, method, #"{"host":"127.0.0.1","port":\#(self.port)}"#)
      return server
    }
    let strict = try daemon("REPORT", "session.start")
    let lax = try daemon("OFF", "session.join")
    #expect(try self.countSaved() == 0, "one lives, the other keeps nothing")
    lax.child.send(signal: SIGKILL)
    _ = try lax.child.waitForEnd()
    let told = try lax.child.readErrorToEnd()
    #expect(told.contains("XDG_STATE_HOME") && told.contains("\(self.state.path)/cast-rpc"), "\(told)")
    #expect(try self.countSaved() == 0, "nobody would know how strict it was")
    strict.child.send(signal: SIGKILL)
    _ = try strict.child.waitForEnd()
    let next = try self.server(["--stdio", "--restore-sessions"])
    _ = try self.call(next, "discovery.find", #"{"timeout":0.01}"#, orFails: true)
    #expect(try self.call(next, "context.get")["options"]?["deviceAuthentication"]?["policy"] == "REPORT")
    // A server that ends in good order leaves no lock behind.
    next.child.closeInput()
    #expect(try next.child.waitForEnd() == .exited(0))
    #expect(access("\(self.state.path)/cast-rpc/context.lock", F_OK) != 0)
  }

  private func call(_ server: ServerProcess, _ method: String, _ params: String, orFails: Bool) throws -> JSONValue {
    try server.exchange(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#)
  }
}
