import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// The built server while the built receiver misbehaves.
@Suite(.blocking, .timeLimit(.minutes(5))) struct ReceiverFaultTests {
  /// Short limits, except for the one of silence, so that a busy machine doesn't count as dead.
  private static let options: JSONObject = [
    "heartbeat": ["pingAfter": 0.2, "deadAfter": 60, "partialMessageDeadline": 1],
    "reconnect": ["initialDelay": 0.05, "maximumDelay": 0.3],
    "transfer": ["searchTimeout": 2],
  ]
  private static let film: JSONObject = [
    "media": ["contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4"]
  ]

  private func target(_ receiver: Conversation, _ more: JSONObject = [:]) throws -> JSONObject {
    var params = more
    params["host"] = "127.0.0.1"
    params["port"] = try receiver.call("device.list")["devices"]?[0]?["port"]
    return params
  }

  private func startPlaying(_ server: Conversation, _ receiver: Conversation) throws -> JSONValue {
    let session = try server.call("session.start", try self.target(receiver))
    try server.call("media.load", Self.film)
    try server.event("media.didUpdateStatus") { $0["playerState"] == "PLAYING" }
    return session
  }

  // MARK: While it plays

  @Test func reconnectsToAReceiverThatStalls() throws {
    let receiver = try Conversation.receiver()
    let server = try Conversation.server(options: Self.options)
    let session = try self.startPlaying(server, receiver)
    try receiver.call(
      "fault.inject",
      ["rule": ["fault": "stall", "when": ["direction": "sent", "type": "MEDIA_STATUS"], "times": 1]])
    let pause = server.send("media.pause")
    let suspended = try server.event("session.didSuspend")
    #expect(suspended["reason"] == "NETWORK_ERROR")
    #expect(try server.answer(to: pause)["error"]?["data"]?["name"] == "ConnectionLost", "it doesn't hang")
    let resumed = try server.event("session.didResume")
    #expect(resumed["session"]?["sessionId"] == session["sessionId"])
    #expect(resumed["session"]?["receiverSessionId"] == session["receiverSessionId"])
    // It requested the missed state; nothing was loaded again.
    #expect(try server.call("media.requestStatus")["playerState"] == "PAUSED")
    let loads = try receiver.call("log.get", ["message": ["direction": "received", "type": "LOAD"]])
    #expect(loads["events"]?.array?.count == 1)
  }

  @Test func detectsASilentReceiver() throws {
    let receiver = try Conversation.receiver()
    var options = Self.options
    options["heartbeat"] = ["pingAfter": 0.2, "deadAfter": 1.5]
    let server = try Conversation.server(options: options)
    let session = try self.startPlaying(server, receiver)
    try receiver.call("fault.inject", ["rule": ["fault": "freeze", "seconds": 3]])
    try server.event("session.didSuspend")
    let resumed = try server.event("session.didResume")
    #expect(resumed["session"]?["receiverSessionId"] == session["receiverSessionId"])
  }

  @Test func aRebootEndsTheSession() throws {
    let receiver = try Conversation.receiver()
    let server = try Conversation.server(options: Self.options)
    _ = try self.startPlaying(server, receiver)
    let port = try self.target(receiver)["port"]
    try receiver.call("device.reboot", ["seconds": 0.3, "port": try #require(port)])
    try server.event("session.didSuspend")
    let failed = try server.event("session.didFailToResume")
    #expect(failed["error"]?["data"]?["name"] == "SessionEnded")
    #expect(try server.event("session.didEnd")["reason"] == "APPLICATION_ENDED")
    #expect(try server.call("session.list")["sessions"] == [])
    // And it can be cast to again.
    #expect(try server.call("session.start", try self.target(receiver))["connectionState"] == "CONNECTED")
  }

  @Test func findsAReceiverAtAnotherPort() throws {
    let receiver = try Conversation.receiver(["--id", "00112233445566778899aabbccddeeff"])
    let server = try Conversation.server(options: Self.options)
    // It is known by its address, reports its id on request, and is one device from then on.
    let device = try server.call("discovery.addDevice", try self.target(receiver))
    let session = try server.call("session.start", ["deviceId": try #require(device["deviceId"])])
    try server.call("media.load", Self.film)
    try server.event("session.didUpdateDevice") {
      $0["session"]?["deviceId"] == "00112233445566778899aabbccddeeff"
    }
    try receiver.call("device.reboot", ["seconds": 0.1, "port": 0])
    try server.event("session.didSuspend")
    let moved = try self.target(receiver)
    let probe = try server.call("discovery.addDevice", moved)
    // The probe finds the device's id; recognizing the same device is what brings the session to it.
    try server.call("discovery.diagnose", moved)
    let ended = try server.event("session.didEnd")
    #expect(ended["session"]?["sessionId"] == session["sessionId"])
    #expect(ended["reason"] == "APPLICATION_ENDED", "the app is gone, which only the device itself can say")
    #expect(probe["port"] == moved["port"])
  }

  @Test func anotherSenderThatTakesTheDeviceEndsTheSession() throws {
    let receiver = try Conversation.receiver(["--app", "0F0F0F0F"])
    let server = try Conversation.server(options: Self.options)
    let session = try self.startPlaying(server, receiver)
    try receiver.call("device.takeOver", ["action": "launch", "appId": "0F0F0F0F"])
    let ended = try server.event("session.didEnd")
    // A device ends the app before the other one runs.
    #expect(ended["reason"] == "APPLICATION_ENDED" && ended["session"]?["sessionId"] == session["sessionId"])
    try server.event("media.didEndSession")
  }

  @Test func reportsAnotherSendersLoad() throws {
    let receiver = try Conversation.receiver()
    let server = try Conversation.server(options: Self.options)
    let session = try self.startPlaying(server, receiver)
    try receiver.call(
      "device.takeOver", ["action": "load", "contentId": "https://example.com/theirs.mp4?duration=60"])
    try server.event("media.didUpdateMetadata") {
      $0["media"]?["contentId"] == "https://example.com/theirs.mp4?duration=60"
    }
    #expect(try server.call("session.get")["receiverSessionId"] == session["receiverSessionId"])
    #expect(!server.names(of: "session").contains("session.didEnd"))
  }

  @Test func anotherSenderThatStopsTheAppEndsTheSession() throws {
    let receiver = try Conversation.receiver()
    let server = try Conversation.server(options: Self.options)
    _ = try self.startPlaying(server, receiver)
    try receiver.call("device.takeOver", ["action": "stop"])
    #expect(try server.event("session.didEnd")["reason"] == "APPLICATION_ENDED")
  }

  // MARK: While it launches

  @Test func aCancelledLaunchIsTriedOnceMoreAndNoMore() throws {
    let receiver = try Conversation.receiver(["--fault", "launch=CANCELLED"])
    let server = try Conversation.server(options: Self.options)
    let error = try server.failure("session.start", try self.target(receiver))
    #expect(error["data"]?["name"] == "LaunchCancelled" && error["data"]?["phase"] == "LAUNCH")
    let launches = try receiver.call("log.get", ["message": ["direction": "received", "type": "LAUNCH"]])
    #expect(launches["events"]?.array?.count == 2)
    try server.event("session.didEnterPhase") { $0["message"]?.string?.contains("once more") == true }
  }

  @Test(arguments: ["USER_NOT_ALLOWED", "USER_TIMEOUT", "USER_NOTIFICATIONS_DISABLED", "USER_PROFILE_DISABLED"])
  func reportsARefusalByTheViewer(_ reason: String) throws {
    let receiver = try Conversation.receiver(["--fault", "launch=NOT_ALLOWED/\(reason)"])
    let server = try Conversation.server(options: Self.options)
    let error = try server.failure("session.start", try self.target(receiver))
    #expect(error["data"]?["name"] == "LaunchFailed")
    #expect(error["data"]?["receiver"]?["extendedError"]?.string == reason)
    #expect(error["data"]?["receiver"]?["reason"] == "NOT_ALLOWED")
    #expect(error["message"]?.string?.contains("NOT_ALLOWED") == false, "it is told in words")
  }

  @Test func theClockStopsWhileTheViewerIsAsked() throws {
    let receiver = try Conversation.receiver(["--ask-launch"])
    let deaf = try Conversation.receiver(["--fault", "silent=launch"])
    let server = try Conversation.server(options: Self.options)
    let start = server.send("session.start", try self.target(receiver, ["timeout": 4]))
    try server.event("session.didEnterPhase") { $0["message"]?.string?.contains("asks its viewer") == true }
    // Meanwhile another start takes longer than this one may.
    let error = try server.failure("session.start", try self.target(deaf, ["timeout": 6]))
    #expect(error["data"]?["name"] == "ConnectionTimedOut")
    try receiver.call("device.decideLaunch", ["allow": true])
    #expect(try server.answer(to: start)["result"]?["connectionState"] == "CONNECTED")
  }

  // MARK: Transfers

  @Test func transfersAFilmAndTakesItBack() throws {
    let livingRoom = try Conversation.receiver(["--name", "Living Room"])
    let kitchen = try Conversation.receiver(["--name", "Kitchen"])
    let server = try Conversation.server(options: Self.options)
    let session = try self.startPlaying(server, livingRoom)
    try server.call("media.seek", ["currentTime": 300])
    let moved = try server.call("session.transfer", try self.target(kitchen))
    #expect(moved["session"]?["sessionId"] == session["sessionId"])
    #expect(moved["stateSource"] == "APPLICATION" && moved["isResumedByApplication"] == true)
    #expect(moved["isSourceStopped"] == true)
    #expect(try livingRoom.call("device.list")["devices"]?[0]?["sessionId"] == nil)
    #expect((try server.call("media.requestStatus")["position"]?.number ?? 0) >= 300)
    try server.event("session.didTransfer")

    let local = try server.call("session.takeBack", ["action": "STOP_CASTING"])
    #expect((local["position"]?.number ?? 0) >= 300 && ["PLAYING", "BUFFERING"].contains(local["playerState"]))
    let request = try #require(local["loadRequestData"]?.object)
    #expect(request["media"]?["contentId"] == Self.film["media"]?["contentId"])
    #expect(try server.call("session.list")["sessions"] == [])
    // The playback state can be loaded again unchanged.
    try server.call("session.start", try self.target(livingRoom))
    let loaded = try server.call("media.load", request)
    #expect((loaded["position"]?.number ?? 0) >= 300)
  }

  @Test func aTransferThatFailsLeavesTheFilmPlaying() throws {
    let livingRoom = try Conversation.receiver()
    let kitchen = try Conversation.receiver()
    let server = try Conversation.server(options: Self.options)
    let session = try self.startPlaying(server, livingRoom)
    for type in ["RESUME_SESSION", "LOAD"] {
      try kitchen.call(
        "fault.inject",
        ["rule": ["fault": "reset", "when": ["direction": "received", "type": .string(type)]]])
    }
    let error = try server.failure("session.transfer", try self.target(kitchen))
    #expect(error["data"]?["name"] == "SessionTransferFailed" && error["data"]?["phase"] == "RESUME_SESSION")
    try server.event("session.didFailToTransfer")
    let state = try server.call("media.requestStatus")
    #expect(state["playerState"] == "PLAYING")
    #expect(try server.call("session.get")["receiverSessionId"] == session["receiverSessionId"])
    // The app launched there is stopped, over another link.
    var isStopped = false
    for _ in 1...2_000 where !isStopped {
      isStopped = try kitchen.call("device.list")["devices"]?[0]?["sessionId"] == nil
      usleep(5_000)
    }
    #expect(isStopped)
  }

  @Test func followsAMoveByThePlatform() throws {
    let livingRoom = try Conversation.receiver(["--name", "Living Room"])
    let kitchen = try Conversation.receiver(["--name", "Kitchen"])
    let server = try Conversation.server(options: Self.options)
    let session = try self.startPlaying(server, livingRoom)
    try server.call("discovery.addDevice", try self.target(kitchen))
    // A viewer asks a speaker to play in the kitchen: the platform moves the app there, and ends it here.
    let there = try kitchen.call(
      "device.takeOver", ["action": "load", "contentId": Self.film["media"]?["contentId"] ?? ""])
    try livingRoom.call("device.stopApp")
    let moved = try server.event("session.didTransfer")
    #expect(moved["session"]?["sessionId"] == session["sessionId"])
    #expect(moved["session"]?["receiverSessionId"] == there["sessionId"])
    #expect(moved["fromDevice"]?["deviceId"] == session["deviceId"])
    #expect(try server.call("media.pause")["playerState"] == "PAUSED")
    #expect(!server.names(of: "session").contains("session.didEnd"))
    let pauses = try kitchen.call("log.get", ["message": ["direction": "received", "type": "PAUSE"]])
    #expect(pauses["events"]?.array?.count == 1)
    // A session whose app has ended ends in time.
    try kitchen.call("device.stopApp")
    #expect(try server.event("session.didEnd")["reason"] == "APPLICATION_ENDED")
  }
}
