import CastDiscovery
import CastModel
import CastSender
import CastV2
import LoopIsolation
import NIOCore
import Testing

/// Moves by the receivers' platform, seen from the old device (cast.md 13).
@Suite("A session that another device takes over", .timeLimit(.minutes(1)))
@LoopActor
struct PursuitTests {
  /// A film plays in the living room; the context knows the kitchen.
  @LoopActor
  struct Scene {
    let bench: Bench
    let kitchen: ScriptedReceiver
    let session: CastSession

    init(
      search: Duration = .seconds(30), knowsKitchen: Bool = true, application: ReceiverApplication = .running()
    ) async throws {
      var options = CastContextOptions.quick
      options.transfer.searchTimeout = search
      self.bench = try await Bench(options: options)
      self.kitchen = try await ScriptedReceiver.start()
      self.kitchen.handlers["CONNECT"] = { _ in }
      if knowsKitchen { try Self.introduce(self.kitchen, to: self.bench.context) }
      self.bench.receiver.mediaStatus = Self.film(at: 1_000, mediaSessionId: 1)
      self.bench.receiver.launchable["CC1AD845"] = application
      self.session = try await self.bench.start()
    }

    static func introduce(_ receiver: ScriptedReceiver, to context: CastContext) throws {
      _ = try context.discovery.addConfiguredDevice(ConfiguredDevice(host: "127.0.0.1", port: receiver.port))
    }

    static func film(at time: Double, mediaSessionId: Int, content: String = "film") -> String {
      #"{"mediaSessionId":\#(mediaSessionId),"playerState":"PLAYING","currentTime":\#(time),"playbackRate":1,"#
        + #""supportedMediaCommands":274447,"media":{"contentId":"\#(content)","streamType":"BUFFERED","duration":5000}}"#
    }

    /// Starts the app in the kitchen, as the platform does.
    func begin(sessionId: String = "run-k", at time: Double = 1_001, content: String = "film") {
      self.kitchen.applications = [.running(sessionId: sessionId, transportId: "transport-k")]
      self.kitchen.mediaStatus = Self.film(at: time, mediaSessionId: 9, content: content)
    }

    /// Ends the app in the living room.
    func leave() {
      let senderId = self.bench.receiver.received.last { $0.type == "CONNECT" }?.message.sourceId ?? ""
      self.bench.receiver.close(from: "transport-1", to: senderId)
      self.bench.receiver.applications = []
      self.bench.receiver.broadcastStatus()
    }
  }

  @Test(arguments: ["run-1", "run-k"])
  func theSessionContinuesOnTheOtherDevice(_ sessionId: String) async throws {
    let scene = try await Scene()
    scene.begin(sessionId: sessionId)
    let before = scene.bench.recorder.names.count
    scene.leave()
    await scene.bench.recorder.event("didTransfer")
    #expect(scene.session.device.port == scene.kitchen.port && scene.session.connectionState == .connected)
    #expect(scene.session.snapshot.receiverSessionId == sessionId)
    #expect(scene.session.media.snapshot.mediaSessionId == 9)
    _ = try await scene.session.media.pause()
    #expect(scene.kitchen.types.contains("PAUSE") && !scene.kitchen.types.contains("LAUNCH"))
    #expect(!scene.kitchen.types.contains("LOAD"))
    let names = scene.bench.recorder.names.dropFirst(before)
    #expect(!names.contains { $0.hasPrefix("didEnd") || $0.hasPrefix("didSuspend") })
    let ends = names.filter { ["willTransfer", "device", "didResume", "didTransfer"].contains($0) }
    #expect(ends == ["willTransfer", "device", "didResume", "didTransfer"])
    #expect(scene.bench.context.sessions.visitedDevices.allSatisfy { $0.port != scene.kitchen.port })
  }

  /// Speakers and groups run the default media receiver under an id of their own.
  @Test func followsAMoveToAnotherKindOfDevice() async throws {
    let scene = try await Scene(application: .running("531A4F84", universalAppId: "CC1AD845"))
    scene.begin()
    scene.leave()
    await scene.bench.recorder.event("didTransfer")
    #expect(scene.session.device.port == scene.kitchen.port && scene.session.application?.appId == "CC1AD845")
  }

  @Test func probesADeviceFoundMeanwhile() async throws {
    let scene = try await Scene(search: .seconds(20), knowsKitchen: false)
    // Another device is known, so that the search starts; discovery runs, so that waiting is useful.
    scene.bench.context.discovery.start()
    try Scene.introduce(try await ScriptedReceiver.start(), to: scene.bench.context)
    scene.begin()
    scene.leave()
    await scene.bench.recorder.event("status")
    try Scene.introduce(scene.kitchen, to: scene.bench.context)
    await scene.bench.recorder.event("didTransfer")
    #expect(scene.session.device.port == scene.kitchen.port)
  }

  @Test(arguments: ["another film", "the same film from its start", "nothing"])
  func doesNotFollowAnotherApp(_ what: String) async throws {
    let scene = try await Scene(search: .milliseconds(300))
    switch what {
    case "another film": scene.begin(content: "other")
    case "nothing": break
    default: scene.begin(at: 3)
    }
    scene.leave()
    await scene.bench.recorder.event("didEnd APPLICATION_ENDED")
    #expect(!scene.bench.recorder.names.contains("didTransfer"))
    #expect(scene.kitchen.applications.isEmpty == (what == "nothing"), "what runs there is left alone")
  }

  @Test func limitsTheSearch() async throws {
    let scene = try await Scene(search: .milliseconds(300))
    scene.bench.context.discovery.start()
    scene.leave()
    await scene.bench.recorder.event("didEnd APPLICATION_ENDED")
    #expect(!scene.bench.recorder.names.contains("didTransfer"))
    #expect(scene.bench.context.sessions.sessions.isEmpty)
  }

  @Test func endsAtOnceIfTheMediaCannotMove() async throws {
    let scene = try await Scene(search: .seconds(600))
    scene.bench.receiver.broadcastMedia(
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":10,"supportedMediaCommands":15,"#
        + #""media":{"contentId":"film","duration":5000}}"#)
    _ = try await scene.session.requestStatus()
    scene.begin()
    scene.leave()
    await scene.bench.recorder.event("didEnd APPLICATION_ENDED")
  }

  @Test func requestsFailDuringTheSearch() async throws {
    let scene = try await Scene(search: .seconds(20))
    scene.kitchen.handlers["GET_STATUS"] = { _ in }
    scene.begin()
    scene.leave()
    _ = await scene.kitchen.message("GET_STATUS")
    #expect(scene.session.snapshot.applicationState == .missing)
    #expect(try await castError { _ = try await scene.session.media.pause() }.code == .sessionSuspended)
    // The app returns to the old device.
    scene.bench.receiver.applications = [.running()]
    scene.bench.receiver.broadcastStatus()
    await scene.bench.recorder.nextEvent("status")
    #expect(scene.session.snapshot.applicationState == .running)
    #expect(try await scene.session.media.pause().status != nil)
  }

  @Test func endingItEndsTheSearch() async throws {
    let scene = try await Scene(search: .seconds(600))
    scene.kitchen.handlers["GET_STATUS"] = { _ in }
    scene.begin()
    scene.leave()
    _ = await scene.kitchen.message("GET_STATUS")
    try await scene.bench.context.sessions.end(scene.session.id)
    #expect(scene.bench.recorder.names.contains("didEnd REQUESTED"))
    // The connection to the examined device is closed.
    _ = await scene.kitchen.message("CLOSE")
    #expect(!scene.kitchen.types.contains("STOP"))
  }

  @Test(arguments: [ReceiverApplication.running(), .running("531A4F84", universalAppId: "CC1AD845")])
  func aSessionSurvivesTheChangeOfItsGroup(_ application: ReceiverApplication) async throws {
    let scene = try await Scene(knowsKitchen: false, application: application)
    scene.bench.receiver.send(
      #"{"type":"MULTIZONE_STATUS","requestId":0,"status":{"devices":[{"deviceId":"a","name":"A"}]}}"#,
      from: "receiver-0", namespace: .multizone)
    scene.bench.receiver.send(
      #"{"type":"DEVICE_ADDED","requestId":0,"device":{"deviceId":"b","name":"B"}}"#,
      from: "receiver-0", namespace: .multizone)
    await scene.bench.recorder.event("member+ \(DeviceID.canonical("b"))")
    scene.bench.receiver.applications = []
    scene.bench.receiver.broadcastStatus()
    scene.bench.receiver.applications = [.running(sessionId: "run-2", transportId: "transport-2")]
    scene.bench.receiver.broadcastStatus()
    _ = await scene.bench.receiver.message { $0.type == "CONNECT" && $0.message.destinationId == "transport-2" }
    #expect(scene.session.connectionState == .connected)
    #expect(scene.session.snapshot.receiverSessionId == "run-2")
    _ = try await scene.session.media.pause()
    #expect(await scene.bench.receiver.message("PAUSE").message.destinationId == "transport-2")
  }
}
