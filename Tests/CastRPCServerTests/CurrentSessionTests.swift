import CastModel
import EmulatedReceiver
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore
import Testing

@testable import CastRPCServer

/// Two programs on one server, and the session that each uses.
@Suite(.timeLimit(.minutes(1))) @LoopActor
struct CurrentSessionTests {
  private static let film: JSONObject = ["media": ["contentId": "https://example.com/a.mp4?duration=60"]]

  /// A second device.
  private func secondReceiver() async throws -> (EmulatedReceiver, JSONObject) {
    let receiver = try await EmulatedReceiver.start(.testing())
    return (receiver, ["host": "127.0.0.1", "port": .integer(Int64(receiver.port))])
  }

  @Test func eachProgramHasItsOwnSession() async throws {
    let fixture = try await ServerFixture()
    let (kitchen, there) = try await self.secondReceiver()
    let (mine, theirs) = (try await fixture.connect(), try await fixture.connect())
    try await mine.call("server.initialize", ["clientInfo": ["name": "mine", "version": "1.2"]])
    let own = try await mine.call("session.start", fixture.target)
    let other = try await theirs.call("session.start", there)
    #expect(own["owner"] == ["name": "mine", "version": "1.2"] && other["owner"] == nil)
    #expect(try await mine.call("session.get")["sessionId"] == own["sessionId"])
    #expect(try await mine.call("session.list")["currentSessionId"] == own["sessionId"])
    #expect(try await theirs.call("context.get")["currentSessionId"] == other["sessionId"])
    try await theirs.call("media.load", Self.film)
    #expect(await mine.failure("media.pause")?.data["name"] == "NoMediaSession", "it isn't theirs that is paused")

    // An ended session isn't replaced by another program's.
    try await mine.call("session.end", ["action": "STOP_CASTING"])
    let error = try #require(await mine.failure("session.end", ["action": "STOP_CASTING"]))
    #expect(error.data["name"] == "AmbiguousSession")
    #expect(error.data["sessions"]?[0]?["sessionId"] == other["sessionId"])
    #expect(try await theirs.call("session.get")["connectionState"] == "CONNECTED")
    await kitchen.shutDown()
    await fixture.shutDown()
  }

  @Test func usesTheOnlySessionByDefault() async throws {
    let fixture = try await ServerFixture()
    let (kitchen, there) = try await self.secondReceiver()
    let (starter, remote) = (try await fixture.connect(), try await fixture.connect())
    #expect(await remote.failure("session.get")?.data["name"] == "NoSuchSession")
    try await starter.call("server.initialize", ["clientInfo": ["name": "tv"]])
    let first = try await starter.call("session.start", fixture.target)
    #expect(try await remote.call("session.get")["sessionId"] == first["sessionId"])
    try await starter.call("session.start", there)
    let error = try #require(await remote.failure("media.getStatus"))
    #expect(error.data["name"] == "AmbiguousSession" && error.data["sessions"]?.array?.count == 2)
    #expect(error.data["sessions"]?[1]?["owner"]?["name"] == "tv")
    #expect(error.data["sessions"]?[0]?["friendlyName"]?.string?.isEmpty == false)
    try await remote.call("session.setCurrent", ["sessionId": first["sessionId"] ?? ""])
    #expect(try await remote.call("session.get")["sessionId"] == first["sessionId"])
    #expect(await remote.failure("session.setCurrent", ["sessionId": "s-0"])?.data["name"] == "NoSuchSession")
    await kitchen.shutDown()
    await fixture.shutDown()
  }

  @Test func volumeKeysChangeTheProgramsOwnDevice() async throws {
    let fixture = try await ServerFixture()
    let (kitchen, there) = try await self.secondReceiver()
    let (mine, theirs) = (try await fixture.connect(), try await fixture.connect())
    try await mine.call(
      "context.create",
      ["options": ["physicalVolumeButtonsWillControlDeviceVolume": true, "disableDiscoveryAutostart": true]])
    let own = try await mine.call("session.start", fixture.target)
    let other = try await theirs.call("session.start", there)
    try await mine.call("session.pressVolumeKey", ["key": "DOWN"])
    #expect(try await mine.call("session.get")["volume"] != own["volume"])
    #expect(try await theirs.call("session.get")["volume"] == other["volume"])
    await kitchen.shutDown()
    await fixture.shutDown()
  }

  @Test func buttonsControlTheProgramsOwnDevice() async throws {
    let fixture = try await ServerFixture()
    let (kitchen, there) = try await self.secondReceiver()
    let (mine, theirs) = (try await fixture.connect(), try await fixture.connect())
    try await mine.call("session.start", fixture.target)
    let other = try await theirs.call("session.start", there)
    #expect(try await mine.call("widget.setVolume", ["level": 0.125])["level"] == 0.125)
    #expect(try await mine.call("session.get")["volume"]?["level"] == 0.125)
    #expect(try await theirs.call("session.get")["volume"] == other["volume"])
    try await mine.call("widget.disconnect")
    #expect(await mine.failure("widget.disconnect")?.data["name"] == "AmbiguousSession")
    #expect(try await theirs.call("session.get")["connectionState"] == "CONNECTED")
    await kitchen.shutDown()
    await fixture.shutDown()
  }

  // MARK: What exists

  @Test func aSessionThatExistsCanBeUsed() async throws {
    let fixture = try await ServerFixture()
    let (first, second) = (try await fixture.connect(), try await fixture.connect())
    var target = fixture.target
    let session = try await first.call("session.start", target)
    #expect(await second.failure("session.start", target)?.data["sessionId"] == session["sessionId"])
    target["ifExists"] = "USE"
    #expect(try await second.call("session.start", target)["sessionId"] == session["sessionId"])
    #expect(try await second.call("session.join", target)["sessionId"] == session["sessionId"])
    target["applicationId"] = "ABCD1234"
    let error = try #require(await second.failure("session.start", target))
    #expect(error.data["name"] == "SessionExists" && error.message.contains("Default Media Receiver"))
    await fixture.shutDown()
  }

  @Test func twoStartsAtOnceAreOneSession() async throws {
    let fixture = try await ServerFixture()
    let (first, second) = (try await fixture.connect(), try await fixture.connect())
    var target = fixture.target
    target["ifExists"] = "USE"
    let both = [first, second].map { client in
      Task { @LoopActor [target] in try await client.call("session.start", target)["sessionId"] }
    }
    let ids = [try await both[0].value, try await both[1].value]
    #expect(ids[0] != nil && ids[0] == ids[1])
    #expect(try await first.call("session.list")["sessions"]?.array?.count == 1)
    await fixture.shutDown()
  }

  @Test(arguments: ["localhost", "127.0.0.1"])
  func oneDeviceHasOneSessionByAnyName(_ host: String) async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    var target = fixture.target
    target["friendlyName"] = "TV"
    let device = try await client.call("discovery.addDevice", target)
    let session = try await client.call("session.start", ["deviceId": device["deviceId"] ?? ""])
    let port = fixture.target["port"] ?? 0
    let error = try #require(await client.failure("session.start", ["host": .string(host), "port": port]))
    #expect(error.data["name"] == "SessionExists" && error.data["sessionId"] == session["sessionId"])
    let used = try await client.call(
      "session.start", ["host": .string(host), "port": port, "ifExists": "USE"])
    #expect(used["sessionId"] == session["sessionId"])
    #expect(try await client.call("session.list")["sessions"]?.array?.count == 1)
    await fixture.shutDown()
  }

  // MARK: Finding the device

  @Test func aDeviceIsStartedByItsName() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let waiting = Task { @LoopActor in
      try await client.call("session.start", ["friendlyName": "living room", "searchTimeout": 10])
    }
    var target = fixture.target
    target["friendlyName"] = "Living Room"
    let device = try await client.call("discovery.addDevice", target)
    #expect(try await waiting.value["deviceId"] == device["deviceId"])
    let error = try #require(
      await client.failure("session.join", ["friendlyName": "Living Rom", "searchTimeout": 0]))
    #expect(error.data["name"] == "DeviceNotFound" && error.message.contains("'Living Room'"))
    #expect(
      await client.failure("session.start", ["friendlyName": "a", "host": "b"])?.data["path"] == "params.host")
    await fixture.shutDown()
  }

  @Test func theAppOfTheCriteriaIsLaunched() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.applications.append(.init(appId: "ABCD1234"))
    let fixture = try await ServerFixture(configuration)
    let client = try await fixture.connect()
    try await client.call(
      "context.create",
      ["options": ["discoveryCriteria": ["applicationIds": ["ABCD1234"]], "disableDiscoveryAutostart": true]])
    #expect(try await client.call("session.start", fixture.target)["applicationId"] == "ABCD1234")
    await fixture.shutDown()
  }

  // MARK: App state

  @Test func ignoresClientsWithoutAnAppState() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("session.start", fixture.target)
    try await client.call("context.setAppState", ["state": "BACKGROUND"])
    #expect(try await client.call("session.get")["connectionState"] == "SUSPENDED")
    let script = try await fixture.connect()
    let status = try await script.call("session.list")
    #expect(status["sessions"]?[0]?["connectionState"] == "SUSPENDED")
    script.peer.finish(within: .seconds(0))
    #expect(try await client.call("context.get")["appState"] == "BACKGROUND")
    let other = try await fixture.connect()
    try await other.call("context.setAppState", ["state": "FOREGROUND"])
    #expect(try await client.call("session.resume")["connectionState"] == "CONNECTED")
    await fixture.shutDown()
  }

  @Test func suspendsForTheGivenReason() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["session.*"]])
    try await client.call("session.start", fixture.target)
    let session = try await client.call("session.suspend", ["reason": "NETWORK_NOT_REACHABLE"])
    #expect(session["suspendReason"] == "NETWORK_NOT_REACHABLE")
    _ = await client.event("session.didResume")
    await fixture.shutDown()
  }
}
