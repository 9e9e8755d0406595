import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// Several clients of one daemon, and several daemons on one receiver (peers.md P19).
@Suite(.blocking, .timeLimit(.minutes(5))) final class SharedDaemonTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/cast-rpc-shared-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { rmdir(self.folder) }

  /// A client of the daemon that subscribes to sessions and media.
  private func client() throws -> Conversation {
    let client = try Conversation.client(ofSocket: "\(self.folder)/socket")
    try client.call("server.initialize")
    try client.call("events.subscribe", ["topics": ["session.*", "media.*"]])
    return client
  }

  private func start(_ client: Conversation, on receiver: Conversation) throws -> JSONValue {
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    let session = try client.call("session.start", ["host": "127.0.0.1", "port": port])
    try client.call(
      "media.load",
      ["media": ["contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4"]])
    // A pause while it buffers is accepted, but reported later.
    while try client.call("media.getStatus")["playerState"] != "PLAYING" {
      try client.event("media.didUpdateStatus")
    }
    return session
  }

  enum Farewell: CaseIterable, Sendable { case endOfInput, killed, terminated }

  @Test(arguments: Farewell.allCases)
  func leavingEndsNoOtherClientsSession(_ farewell: Farewell) throws {
    let receiver = try Conversation.receiver()
    let daemon = try ServerProcess(["--socket", "\(self.folder)/socket"])
    let first = try self.client()
    let second = try self.client()
    let session = try self.start(first, on: receiver)
    // A call of the leaving client may still be in flight.
    _ = first.send("media.seek", ["currentTime": 30])
    switch farewell {
    case .endOfInput: first.child.closeInput()
    case .killed: first.child.send(signal: SIGKILL)
    case .terminated: first.child.send(signal: SIGTERM)
    }
    _ = try first.child.waitForEnd()
    #expect(try second.call("session.list")["currentSessionId"] == session["sessionId"])
    try second.call("media.pause")
    try second.event("media.didUpdateStatus") { $0["playerState"] == "PAUSED" }
    #expect(!second.names(of: "session").contains("session.didEnd"))
    #expect(try receiver.call("device.list")["devices"]?[0]?["sessionId"] == session["receiverSessionId"])
    // Without clients playback continues; the next client finds it.
    second.child.closeInput()
    _ = try second.child.waitForEnd()
    let third = try self.client()
    #expect(try third.call("session.list")["currentSessionId"] == session["sessionId"])
    try third.call("session.end", ["action": "STOP_CASTING"])
    #expect(try receiver.call("device.list")["devices"]?[0]?["sessionId"] == nil)
    try third.call("server.shutdown")
    #expect(try daemon.child.waitForEnd() == .exited(0))
  }

  @Test func reportsAnEndToTheOtherClients() throws {
    let receiver = try Conversation.receiver()
    let daemon = try ServerProcess(["--socket", "\(self.folder)/socket"])
    let first = try self.client()
    let second = try self.client()
    let session = try self.start(first, on: receiver)
    try second.call("session.end", ["sessionId": session["sessionId"] ?? "", "action": "LEAVE"])
    #expect(try first.event("session.didEnd")["reason"] == "REQUESTED")
    #expect(try first.failure("media.pause")["data"]?["name"] == "NoSuchSession")
    try first.call("server.shutdown")
    #expect(try daemon.child.waitForEnd() == .exited(0))
  }

  // MARK: Two servers

  @Test func killingAServerAffectsNoOther() throws {
    let receiver = try Conversation.receiver()
    let mine = try Conversation.server()
    let theirs = try Conversation.server()
    let session = try self.start(mine, on: receiver)
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    let joined = try theirs.call("session.join", ["host": "127.0.0.1", "port": port])
    #expect(joined["receiverSessionId"] == session["receiverSessionId"])
    mine.child.send(signal: SIGKILL)
    _ = try mine.child.waitForEnd()
    #expect(try theirs.call("media.pause")["playerState"] == "PAUSED")
    #expect(!theirs.names(of: "session").contains { ["session.didEnd", "session.didSuspend"].contains($0) })
    #expect(try receiver.call("device.list")["devices"]?[0]?["sessionId"] == session["receiverSessionId"])
  }

  @Test(arguments: ["LEAVE", "DISCONNECT", "STOP_CASTING"])
  func reportsHowAnotherServerEnded(_ action: String) throws {
    let receiver = try Conversation.receiver()
    let mine = try Conversation.server()
    let theirs = try Conversation.server()
    let session = try self.start(mine, on: receiver)
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    try theirs.call("session.join", ["host": "127.0.0.1", "port": port])
    let before = try receiver.call("log.get")["next"] ?? 0
    try mine.call("session.end", ["action": .string(action)])
    let isStopped = action == "STOP_CASTING"
    if isStopped {
      #expect(try theirs.event("session.didEnd")["reason"] == "APPLICATION_ENDED")
    } else {
      #expect(try theirs.call("media.pause")["playerState"] == "PAUSED")
      #expect(try theirs.call("session.get")["receiverSessionId"] == session["receiverSessionId"])
    }
    // The messages of the leaving sender on the wire.
    for (type, isExpected) in [("CLOSE", action == "LEAVE" || isStopped), ("STOP", isStopped)] {
      let events = try receiver.call(
        "log.get", ["since": before, "message": ["direction": "received", "type": .string(type)]])
      #expect((events["events"]?.array?.isEmpty == false) == isExpected, "\(type) for \(action)")
    }
  }
}
