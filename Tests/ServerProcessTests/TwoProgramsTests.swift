import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// Two programs on one daemon, each with its TV, neither of which ever names a session (design, section 3).
@Suite(.blocking, .timeLimit(.minutes(5))) final class TwoProgramsTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/cast-rpc-two-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { rmdir(self.folder) }

  private func client(_ name: String) throws -> Conversation {
    let client = try Conversation.client(ofSocket: "\(self.folder)/socket")
    try client.call("server.initialize", ["clientInfo": ["name": .string(name), "version": "1"]])
    try client.call("events.subscribe", ["topics": ["session.*", "media.*"]])
    return client
  }

  private func target(_ receiver: Conversation) throws -> JSONObject {
    ["host": "127.0.0.1", "port": try #require(try receiver.call("device.list")["devices"]?[0]?["port"])]
  }

  /// The types of the senders' messages to the app and about it.
  private func commands(to receiver: Conversation) throws -> [String] {
    let log = try receiver.call("log.get", ["message": ["direction": "received"]])
    return (log["events"]?.array ?? []).compactMap { $0["payload"]?["type"]?.string }
  }

  @Test func programsUseTheirOwnSessions() throws {
    let tvs = [
      try Conversation.receiver(["--name", "Living Room"]), try Conversation.receiver(["--name", "Kitchen"]),
    ]
    let daemon = try ServerProcess(["--socket", "\(self.folder)/socket"])
    let programs = [try self.client("one"), try self.client("two")]
    let sessions = try zip(programs, tvs).map { program, tv in
      try program.call("session.start", try self.target(tv))
    }
    for (program, seconds) in zip(programs, [600, 700]) {
      try program.call(
        "media.load",
        [
          "media": [
            "contentId": .string("https://example.com/film.mp4?duration=\(seconds)"), "contentType": "video/mp4",
          ]
        ])
      while try program.call("media.getStatus")["playerState"] != "PLAYING" { usleep(10_000) }
    }
    // The first is the older one: in an earlier design, every call used the newest.
    let (first, second) = (programs[0], programs[1])
    try first.call("media.pause")
    try first.call("session.setVolume", ["level": 0.25])
    #expect(try second.call("media.requestStatus")["playerState"] == "PLAYING")
    #expect(try second.call("session.get")["volume"]?["level"] != 0.25)
    #expect(try first.call("media.requestStatus")["playerState"] == "PAUSED")
    #expect(try first.call("session.get")["sessionId"] == sessions[0]["sessionId"])

    let list = try second.call("session.list")
    #expect(list["sessions"]?.array?.map { $0["owner"]?["name"] } == ["one", "two"])
    #expect(list["currentSessionId"] == sessions[1]["sessionId"])
    // Notifications include the session's owner, too.
    try second.event("session.didStart") { $0["session"]?["owner"]?["name"] == "two" }

    // A program whose session has ended doesn't get another program's.
    try first.call("session.end", ["action": "STOP_CASTING"])
    for method in ["session.end", "media.pause", "media.stop", "session.suspend"] {
      let error = try first.failure(method)
      #expect(error["data"]?["name"] == "AmbiguousSession")
      #expect(error["data"]?["sessions"]?[0]?["owner"]?["name"] == "two")
    }
    #expect(try second.call("media.requestStatus")["playerState"] == "PLAYING")
    #expect(try self.commands(to: tvs[1]).contains { ["PAUSE", "STOP", "SET_VOLUME"].contains($0) } == false)
    try second.call("server.shutdown")
    #expect(try daemon.child.waitForEnd() == .exited(0))
  }

  @Test func anExampleRunsASecondTime() throws {
    let tv = try Conversation.receiver()
    let daemon = try ServerProcess(["--socket", "\(self.folder)/socket"])
    var target = try self.target(tv)
    target["ifExists"] = "USE"
    var ids: [JSONValue?] = []
    for _ in 1...2 {
      let program = try self.client("example")
      ids.append(try program.call("session.start", target)["sessionId"])
      try program.call("media.load", ["media": ["contentId": "https://example.com/film.mp4?duration=600"]])
      program.child.closeInput()
      _ = try program.child.waitForEnd()
    }
    #expect(ids[0] == ids[1] && ids[0] != nil)
    let last = try self.client("end")
    try last.call("server.shutdown")
    #expect(try daemon.child.waitForEnd() == .exited(0))
  }

  @Test func everyPhaseIsReportedToTheCaller() throws {
    let tv = try Conversation.receiver()
    let server = try Conversation.server()
    var target = try self.target(tv)
    target["progressToken"] = "p"
    try server.call("session.start", target)
    let phases = server.notifications.filter { $0["method"] == "$/progress" }.compactMap {
      $0["params"]?["value"]?["phase"]?.string
    }
    #expect(phases == ["RESOLVE", "TCP", "TLS", "CONNECT", "LAUNCH", "APP_CONNECT", "MEDIA_STATUS"])
  }

  // MARK: Receivers that we did not write (I1), as far as faults imitate them

  @Test func connectsToAReceiverWithoutAMediaStatus() throws {
    let tv = try Conversation.receiver(["--fault", "silent=media-status"])
    let server = try Conversation.server()
    let session = try server.call("session.start", try self.target(tv))
    #expect(session["connectionState"] == "CONNECTED" && session["isMediaStatusKnown"] == false)
    let load: JSONObject = [
      "media": ["contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4"]
    ]
    try server.call("media.load", load)
    try server.event("media.didUpdateStatus") { $0["playerState"] == "PLAYING" }
    #expect(try server.call("session.get")["isMediaStatusKnown"] == true)
  }

  @Test func aStartThatTimesOutLeavesNoAppRunning() throws {
    let tv = try Conversation.receiver([
      "--fault", "{\"fault\":\"delay\",\"seconds\":6,\"when\":{\"direction\":\"received\",\"type\":\"LAUNCH\"}}",
    ])
    let server = try Conversation.server()
    var target = try self.target(tv)
    target["timeout"] = 4
    #expect(try server.failure("session.start", target)["data"]?["name"] == "ConnectionTimedOut")
    var types: [String] = []
    for _ in 1...3_000 where !types.contains("STOP") {
      types = try self.commands(to: tv)
      usleep(10_000)
    }
    #expect(types.contains("LAUNCH") && types.contains("STOP"))
    #expect(try tv.call("device.list")["devices"]?[0]?["sessionId"] == nil)
  }

  @Test func relaunchingStartsANewRun() throws {
    let tv = try Conversation.receiver()
    let server = try Conversation.server()
    let before = try server.call("session.start", try self.target(tv))
    try server.call("session.end", ["action": "LEAVE"])
    var target = try self.target(tv)
    target["relaunchIfRunning"] = true
    let after = try server.call("session.start", target)
    #expect(after["receiverSessionId"] != before["receiverSessionId"])
    #expect(try self.commands(to: tv).filter { ["LAUNCH", "STOP"].contains($0) } == ["LAUNCH", "STOP", "LAUNCH"])
  }
}
