import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore
import Testing

@testable import CastRPCServer

/// `player.*` over real sockets, with the emulated receiver.
@Suite("Playing in one step", .timeLimit(.minutes(1))) @LoopActor struct PlayerServiceTests {
  /// A server, a receiver, and a client that calls the receiver by its address.
  @LoopActor
  struct Scene {
    let fixture: ServerFixture
    let client: TestClient

    init(
      _ configuration: ReceiverConfiguration = .testing(), clock: any LoopClock = EventLoopClock()
    ) async throws {
      self.fixture = try await ServerFixture(configuration, clock: clock)
      self.client = try await self.fixture.connect()
    }

    var address: String { "127.0.0.1:\(self.fixture.receiver.port)" }
    var sessions: [CastSession] { self.fixture.server.context.sessions.sessions }

    @discardableResult
    func call(_ method: String, _ params: JSONObject = [:], by other: TestClient? = nil) async throws -> JSONValue {
      try await (other ?? self.client).call("player.\(method)", self.to(params))
    }

    func failure(_ method: String, _ params: JSONObject = [:]) async -> JSONRPCError? {
      await self.client.failure("player.\(method)", self.to(params))
    }

    private func to(_ params: JSONObject) -> JSONObject {
      var params = params
      params["device"] = .string(self.address)
      return params
    }
  }

  private static let film = "https://example.com/film.mp4?duration=600"

  @Test func loadsIntoTheAppThatTheCallerChoseOnly() async throws {
    let scene = try await Scene()
    let other = try await scene.fixture.connect()
    let echo: JSONObject = [
      "host": "127.0.0.1", "port": .integer(Int64(scene.fixture.receiver.port)), "applicationId": "EC40EC40",
    ]
    _ = try await other.call("session.start", echo)
    let own = try await scene.call("play", ["url": .string(Self.film)], by: other)
    #expect(own["applicationId"] == "EC40EC40")
    let played = try await scene.call("play", ["url": .string(Self.film)])
    #expect(played["applicationId"] == "CC1AD845" && played["playerState"] == "PLAYING")
    await scene.fixture.shutDown()
  }

  // MARK: Instead of another app

  /// A scene in which another client has a session with the Echo app.
  private static func sceneWithEcho() async throws -> (scene: Scene, other: TestClient, session: CastSession) {
    let scene = try await Scene()
    let other = try await scene.fixture.connect()
    _ = try await other.call("events.subscribe", ["topics": ["session.*"]])
    var target = scene.fixture.target
    target["applicationId"] = "EC40EC40"
    _ = try await other.call("session.start", target)
    return (scene, other, try #require(scene.sessions.first))
  }

  @Test func theSessionOfTheOtherAppEndsBeforeTheNewOneStarts() async throws {
    let (scene, other, session) = try await Self.sceneWithEcho()
    let played = try await scene.call("play", ["url": .string(Self.film)])
    #expect(scene.sessions.map(\.id) == [played["sessionId"]?.string])
    let end = await other.event("session.didEnd") { $0["sessionId"]?.string == session.id }
    #expect(end["reason"] == "REPLACED" && end["error"] == nil)
    _ = await other.event("session.didStart") { $0["sessionId"] == played["sessionId"] }
    let lives = other.events.compactMap { event -> String? in
      guard ["session.willStart", "session.didStart", "session.didEnd"].contains(event.method) else { return nil }
      return "\(event.method) \(event.params["sessionId"]?.string == session.id ? "echo" : "player")"
    }
    #expect(
      lives == [
        "session.willStart echo", "session.didStart echo", "session.willStart player", "session.didEnd echo",
        "session.didStart player",
      ])
    await scene.fixture.shutDown()
  }

  @Test func theSessionOfTheOtherAppOutlivesAFailedLaunch() async throws {
    let (scene, other, session) = try await Self.sceneWithEcho()
    let error = await scene.failure("play", ["url": .string(Self.film), "applicationId": "DEADBEEF"])
    #expect(error?.name == "ApplicationNotFound")
    #expect(scene.sessions.map(\.id) == [session.id] && session.connectionState == .connected)
    #expect(try await other.call("session.get")["sessionId"]?.string == session.id)
    #expect(!other.eventNames.contains("session.didEnd"))
    await scene.fixture.shutDown()
  }

  @Test func simultaneousCallsReplaceTheOtherAppOnce() async throws {
    let (scene, _, session) = try await Self.sceneWithEcho()
    let third = try await scene.fixture.connect()
    let film: JSONObject = ["url": .string(Self.film)]
    async let first = Self.outcome { try await scene.call("play", film) }
    async let second = Self.outcome { try await scene.call("play", film, by: third) }
    let outcomes = await [first, second]
    #expect(outcomes.compactMap(\.error).filter { $0 != "RequestReplaced" } == [])
    #expect(Set(outcomes.compactMap { $0.value?["sessionId"]?.string }).count == 1)
    #expect(scene.sessions.count == 1 && session.connectionState == .disconnected)
    await scene.fixture.shutDown()
  }

  // MARK: One call

  @Test func playsWithOneCall() async throws {
    let scene = try await Scene()
    let played = try await scene.call("play", ["url": .string(Self.film), "title": "A film"])
    #expect(played["playerState"] == "PLAYING" && played["title"] == "A film" && played["contentType"] == "video/mp4")
    #expect(played["applicationId"] == "CC1AD845" && played["duration"]?.number == 600)
    #expect(played["sessionId"]?.string == scene.sessions.first?.id)
    #expect(try await scene.call("pause")["playerState"] == "PAUSED")
    #expect(try await scene.call("pause")["playerState"] == "PAUSED")
    #expect(try await scene.call("resume")["playerState"] == "PLAYING")
    #expect(try await scene.call("resume")["playerState"] == "PLAYING")
    #expect(try await scene.call("toggle")["playerState"] == "PAUSED")
    #expect(try await scene.call("seek", ["position": 100])["position"]?.number == 100)
    #expect(try await scene.call("seek", ["distance": -30])["position"]?.number == 70)
    #expect(try await scene.call("seek", ["distance": -300])["position"]?.number == 0)
    #expect(try await scene.call("toggle")["playerState"] == "PLAYING")
    #expect(try await scene.call("setVolume", ["level": 0.25])["volumeLevel"] == 0.25)
    #expect(try await scene.call("connect")["sessionId"] == played["sessionId"])
    #expect(try await scene.client.call("media.getStatus")["sessionId"] == played["sessionId"])
    let stopped = try await scene.call("stop")
    #expect(stopped["playerState"] == "IDLE" && stopped["sessionId"] == nil && scene.sessions.isEmpty)
    #expect(scene.fixture.receiver.sessionId == nil)
    #expect(try await scene.call("stop")["playerState"] == "IDLE")
    await scene.fixture.shutDown()
  }

  @Test(arguments: ["play", "interrupt"]) func theContextLimitsLaunching(_ method: String) async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.silentPhases = [.launch]
    let scene = try await Scene(configuration)
    try await scene.client.call(
      "context.create", ["options": ["connectTimeout": 0.5, "disableDiscoveryAutostart": true]])
    let duration = try await ContinuousClock().measure {
      let error = try #require(await scene.failure(method, ["url": .string(Self.film)]))
      #expect(error.name == "ConnectionTimedOut")
    }
    #expect(duration < .seconds(15))
    await scene.fixture.shutDown()
  }

  /// A receiver buffers after a seek, for longer than the next key takes.
  @Test func togglesAPausedFilmThatBuffers() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.mediaTiming = MediaTiming(loadTime: .zero, bufferingTime: .seconds(1))
    let scene = try await Scene(configuration)
    try await scene.call("play", ["url": .string(Self.film)])
    try await scene.call("pause")
    #expect(try await scene.call("seek", ["position": 100])["playerState"] == "BUFFERING")
    #expect(try await scene.call("toggle")["playerState"] == "PLAYING")
    try await scene.call("seek", ["position": 200])
    #expect(try await scene.call("toggle")["playerState"] == "PAUSED")
    await scene.fixture.shutDown()
  }

  @Test func controlsAnotherSendersPlayback() async throws {
    let scene = try await Scene()
    #expect(try await scene.call("status")["playerState"] == "IDLE")
    #expect(try await scene.call("pause")["playerState"] == "IDLE", "nothing plays, so nothing is to be paused")
    #expect(scene.fixture.receiver.sessionId == nil && scene.sessions.isEmpty, "nothing is launched")
    #expect(await scene.failure("resume")?.name == "ApplicationNotRunning")
    #expect(await scene.failure("connect")?.name == "ApplicationNotRunning")
    // Another sender casts.
    let other = try await Scene()
    let sender = CastContext(discovery: DiscoveryManager(sources: []))
    let target = SessionTarget.address("127.0.0.1", port: UInt16(scene.fixture.receiver.port))
    let session = try await sender.sessions.start(target)
    _ = try await sender.sessions.session(session.sessionId).media.load(
      LoadRequestData(media: MediaInformation(contentId: Self.film, contentType: "video/mp4")))
    let status = try await scene.call("status")
    #expect(status["contentId"]?.string == Self.film && status["sessionId"] == nil && scene.sessions.isEmpty)
    #expect(status["deviceId"]?.string == scene.address || status["friendlyName"] != nil)
    #expect(try await scene.call("pause")["playerState"] == "PAUSED")
    #expect(scene.sessions.count == 1)
    #expect(try await scene.call("stop", ["keepApplication": true])["playerState"] == "IDLE")
    #expect(scene.fixture.receiver.sessionId != nil)
    try await scene.client.call("session.end", ["action": "LEAVE"])
    #expect(try await scene.call("stop")["applicationId"] == nil)
    #expect(scene.fixture.receiver.sessionId == nil && scene.sessions.isEmpty)
    await sender.shutDown()
    await scene.fixture.shutDown()
    await other.fixture.shutDown()
  }

  @Test func theVolumeNeedsNoAppAndStepsAddUp() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.device.volume = VolumeBehavior(level: 0.5)
    let scene = try await Scene(configuration)
    async let first = scene.call("setVolume", ["steps": 1])
    async let second = scene.call("setVolume", ["steps": 1])
    _ = try await (first, second)
    #expect(abs((scene.fixture.receiver.volume.level ?? 0) - 0.6) < 0.001)
    let muted = try await scene.call("setVolume", ["steps": -1, "muted": true])
    #expect(muted["isMuted"] == true && scene.sessions.isEmpty && scene.fixture.receiver.sessionId == nil)
    #expect(await scene.failure("setVolume")?.data["path"] == "params.level")
    #expect(await scene.failure("setVolume", ["level": 1, "steps": 1])?.data["path"] == "params.steps")
    await scene.fixture.shutDown()
  }

  @Test func aFixedVolumeIsRefused() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.device.volume = VolumeBehavior(controlType: .fixed)
    let scene = try await Scene(configuration)
    for params: JSONObject in [["level": 0.1], ["steps": 1], ["muted": true]] {
      #expect(await scene.failure("setVolume", params)?.name == "VolumeFixed")
    }
    await scene.fixture.shutDown()
  }

  @Test func queuesArePlayedThrough() async throws {
    let scene = try await Scene()
    let urls: JSONValue = ["https://e.com/1.mp3?duration=60", "https://e.com/2.mp3?duration=60"]
    let first = try await scene.call("play", ["urls": urls])
    #expect(first["queueLength"] == 2 || first["queueLength"] == nil)
    let next = try await scene.call("next")
    #expect(next["contentId"] == "https://e.com/2.mp3?duration=60")
    #expect(next["queueIndex"] == 1 && next["queueLength"] == 2)
    #expect(try await scene.call("previous")["contentId"] == "https://e.com/1.mp3?duration=60")
    await scene.fixture.shutDown()
  }

  @Test func autoplayPicturesAndFailures() async throws {
    let scene = try await Scene()
    #expect(try await scene.call("play", ["url": .string(Self.film), "autoplay": false])["playerState"] == "PAUSED")
    let picture = try await scene.call("play", ["url": "https://e.com/a.png"])
    #expect(picture["contentType"] == "image/png")
    let failed = await scene.failure("play", ["url": "http://127.0.0.1:9/x.mp4?fail=104"])
    #expect(failed?.name == "MediaLoadFailed")
    // Code 104 has no details, so the media was examined afterwards.
    #expect(failed?.data["preflight"]?["verdict"] == "WILL_FAIL")
    #expect(failed?.data["preflight"]?["findings"]?[0]?["severity"] == "BLOCKS")
    let unexplained = await scene.failure(
      "play", ["url": "http://127.0.0.1:9/x.mp4?fail=104", "explainFailure": false])
    #expect(unexplained?.data["preflight"] == nil)
    let refused = await scene.failure("play", ["url": "data:video/mp4,x", "preflight": true])
    #expect(refused?.name == "MediaWillFail")
    #expect(refused?.data["preflight"]?["findings"]?[0]?["code"] == "URL_NOT_SUPPORTED")
    #expect(await scene.failure("play")?.data["path"] == "params.url")
    #expect(await scene.failure("play", ["url": "film.mp4"])?.data["path"] == "params.url")
    #expect(await scene.failure("seek")?.data["path"] == "params.position")
    #expect(await scene.failure("seek", ["position": 1, "distance": 1])?.name == "InvalidParams")
    let unknown = await scene.failure("play", ["url": .string(Self.film), "applicationId": "DEADBEEF"])
    #expect(unknown?.name == "ApplicationNotFound")
    await scene.fixture.shutDown()
  }

  @Test func simultaneousCallsShareOneSession() async throws {
    let scene = try await Scene()
    let others = [try await scene.fixture.connect(), try await scene.fixture.connect()]
    async let older = Self.outcome {
      try await scene.call("play", ["url": "https://e.com/1.mp4?duration=60"], by: others[0])
    }
    async let newer = Self.outcome {
      try await scene.call("play", ["url": "https://e.com/2.mp4?duration=60"], by: others[1])
    }
    async let third = Self.outcome { try await scene.call("setVolume", ["level": 0.3]) }
    let names = await [older, newer].map { outcome in outcome.error ?? outcome.value?["contentId"]?.string ?? "" }
    #expect(await third.error == nil)
    #expect(scene.sessions.count == 1)
    // On a busy machine the second call may arrive after the first one's answer: then none is replaced.
    #expect(names.filter { $0 == "RequestReplaced" }.count <= 1, "\(names)")
    let playing = try await scene.call("status")["contentId"]?.string
    #expect(names.contains(playing ?? "?"))
    await scene.fixture.shutDown()
  }

  private static func outcome(
    _ body: @LoopActor () async throws -> JSONValue
  ) async -> (value: JSONValue?, error: String?) {
    do {
      return (try await body(), nil)
    } catch {
      return (nil, (error as? JSONRPCError)?.name ?? "\(error)")
    }
  }

  @Test func namesFindDevicesAndSeveralAreAmbiguous() async throws {
    let scene = try await Scene()
    let second = try await EmulatedReceiver.start(.testing())
    let client = scene.client
    func add(_ port: Int, _ name: JSONValue) async throws {
      try await client.call(
        "discovery.addDevice", ["host": "127.0.0.1", "port": .integer(Int64(port)), "friendlyName": name])
    }
    try await add(scene.fixture.receiver.port, "Living Room")
    // The only device.
    #expect(try await client.call("player.status")["friendlyName"] == "Living Room")
    try await add(second.port, "living room")
    let unclear = await client.failure("player.status", ["device": "LIVING ROOM"])
    #expect(unclear?.name == "AmbiguousDevice" && unclear?.data["answered"]?.array?.count == 2)
    #expect(await client.failure("player.status")?.name == "AmbiguousDevice")
    #expect(try await client.call("player.status", ["device": "Living Room"])["friendlyName"] == "Living Room")
    let missing = await client.failure("player.status", ["device": "Living Rom", "searchTimeout": 0.05])
    #expect(missing?.name == "DeviceNotFound" && missing?.data["nearest"] == "Living Room")
    try await client.call("player.setAlias", ["alias": "tv", "device": "Living Room"])
    let names = try await client.call("player.setDefault", ["device": "tv"])
    #expect(names == ["defaultDevice": "tv", "aliases": [["alias": "tv", "device": "Living Room"]]])
    #expect(try await client.call("player.status")["isDefault"] == true)
    let all = try await client.call("player.list")["players"]?.array ?? []
    #expect(all.count == 2 && all.filter { $0["isDefault"] == true }.count == 1)
    try await client.call("player.setDefault")
    #expect(try await client.call("player.getNames")["defaultDevice"] == nil)
    // This connection's session decides between several devices.
    let played = try await client.call("player.play", ["device": "tv", "url": .string(Self.film)])
    #expect(try await client.call("player.status")["sessionId"] == played["sessionId"])
    await second.shutDown()
    let rest = try await client.call("player.list", ["timeout": 2])["players"]?.array ?? []
    #expect(rest.count == 2 && rest.filter { $0["error"]?["data"]?["name"] != nil }.count == 1)
    await scene.fixture.shutDown()
  }

  @Test func aListHasTheStatesOfItsAnswer() async throws {
    let scene = try await Scene()
    var silent = ReceiverConfiguration.testing()
    silent.faults.silentPhases.insert(.tcp)
    let second = try await EmulatedReceiver.start(silent)
    for port in [scene.fixture.receiver.port, second.port] {
      try await scene.client.call("discovery.addDevice", ["host": "127.0.0.1", "port": .integer(Int64(port))])
    }
    let played = try await scene.call("play", ["url": .string(Self.film)])
    let other = try await scene.fixture.connect()
    // The silent device holds up the answer for a second.
    async let list = other.call("player.list", ["timeout": 1])
    #expect(try await scene.call("pause")["playerState"] == "PAUSED")
    let players = try await list["players"]?.array ?? []
    #expect(players.count == 2 && players.contains { $0["error"] != nil })
    #expect(players.first { $0["sessionId"] == played["sessionId"] }?["playerState"] == "PAUSED")
    await second.shutDown()
    await scene.fixture.shutDown()
  }

  @Test func showsADevicesOwnNameForAnAddress() async throws {
    // The device may take its time to answer.
    let scene = try await Scene(.testing(device: ReceiverDevice(friendlyName: "Kitchen")), clock: ManualClock())
    #expect(try await scene.call("status")["friendlyName"] == "Kitchen")
    #expect(try await scene.call("play", ["url": .string(Self.film)])["friendlyName"] == "Kitchen")
    #expect(try await scene.client.call("session.get")["device"]?["friendlyName"] == "Kitchen")
    await scene.fixture.shutDown()
  }

  /// The index in the queue is known once the app has reported its list, which is requested after the status.
  @Test func answersIncludeTheQueueIndex() async throws {
    let scene = try await Scene()
    let urls = (0..<3).map { JSONValue.string("https://example.com/\($0).mp4?duration=600") }
    let played = try await scene.call("play", ["urls": .array(urls)])
    #expect(played["queueIndex"] == 0 && played["queueLength"] == 3)
    #expect(try await scene.call("next")["queueIndex"] == 1)
    let other = try await Scene()
    let status = try await other.client.call("player.status", ["device": .string(scene.address)])
    #expect(status["queueIndex"] == 1 && status["queueLength"] == 3 && status["sessionId"] == nil)
    let joined = try await other.client.call("player.connect", ["device": .string(scene.address)])
    #expect(joined["queueIndex"] == 1 && joined["queueLength"] == 3)
    await other.fixture.shutDown()
    await scene.fixture.shutDown()
  }

  @Test func aSnapshotIncludesThePlayers() async throws {
    let scene = try await Scene()
    #expect(try await scene.client.call("events.snapshot")["players"] == [])
    let played = try await scene.call("play", ["url": .string(Self.film), "title": "A film"])
    let paused = try await scene.call("pause")
    #expect(try await scene.client.call("events.snapshot")["players"] == [paused])
    let listener = try await scene.fixture.connect()
    let subscribed = try await listener.call("events.subscribe", ["topics": ["player.*"], "snapshot": true])
    #expect(subscribed["snapshot"]?["players"] == [paused] && paused["sessionId"] == played["sessionId"])
    await scene.fixture.shutDown()
  }

  @Test func reportsFlatChangesOnce() async throws {
    let scene = try await Scene()
    let listener = try await scene.fixture.connect()
    try await listener.call("events.subscribe", ["topics": ["player.*"]])
    try await scene.call("play", ["url": .string(Self.film), "title": "A film"])
    let played = await listener.event("player.didChange") { $0["playerState"] == "PLAYING" && $0["title"] == "A film" }
    #expect(played["sessionId"] != nil)
    try await scene.call("seek", ["position": 300])
    _ = await listener.event("player.didChange") { ($0["position"]?.number ?? 0) >= 300 }
    try await scene.call("setVolume", ["level": 0.125])
    _ = await listener.event("player.didChange") { $0["volumeLevel"] == 0.125 }
    let count = listener.events.count
    // A status without changes.
    try await scene.client.call("media.requestStatus")
    try await scene.call("stop")
    let ended = await listener.event("player.didChange") { $0["sessionId"] == nil && $0["playerState"] == "IDLE" }
    #expect(ended["deviceId"] == played["deviceId"])
    #expect(listener.events.count <= count + 2)
    await scene.fixture.shutDown()
  }
}
