import CastModel
import CastTestSupport
import EmulatedReceiver
import Glibc
import JSONCodec
import JSONRPC
import LoopIsolation
import Testing

@testable import CastRPCServer

/// The services over real sockets: client, server and receiver each with their own.
@Suite(.timeLimit(.minutes(1))) @LoopActor struct ServiceTests {
  let film: JSONValue = ["contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4"]

  @Test func reportsEveryStepOfACast() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect(isStdio: true)
    try await client.call("server.initialize", ["clientInfo": ["name": "test"]])
    let session = try await client.call("session.start", fixture.target)
    #expect(session["connectionState"] == "CONNECTED" && session["supportsMedia"] == true)
    let loaded = try await client.call("media.load", ["media": self.film])
    #expect(loaded["status"]?["media"]?["contentId"] == self.film["contentId"])
    _ = await client.event("media.didUpdateStatus") { $0["playerState"] == "PLAYING" }
    #expect(try await client.call("media.pause")["playerState"] == "PAUSED")
    let sought = try await client.call("media.seek", ["currentTime": 120, "resumeState": "PLAYBACK_START"])
    #expect((sought["position"]?.number ?? 0) >= 120)
    try await client.call("session.setVolume", ["level": 0.25])
    _ = await client.event("session.didChangeVolume") { $0["volume"]?["level"] == 0.25 }
    try await client.call("media.stop")
    #expect(await client.event("media.didEndSession")["idleReason"] == "CANCELLED")
    try await client.call("session.end", ["action": "STOP_CASTING"])
    #expect(await client.event("session.didEnd")["reason"] == "REQUESTED")
    let phases = client.events.filter { $0.method == "session.didEnterPhase" }.compactMap { $0.params["phase"]?.string }
    #expect(phases == ["RESOLVE", "TCP", "TLS", "CONNECT", "LAUNCH", "APP_CONNECT", "MEDIA_STATUS"])
    let numbers = client.events.compactMap { $0.params["seq"]?.integer }
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count && !numbers.isEmpty)
    #expect(fixture.receiver.sessionId == nil)
    await fixture.shutDown()
  }

  @Test func everySubscriberGetsEventsOfAllClients() async throws {
    let fixture = try await ServerFixture()
    let actor = try await fixture.connect()
    let listener = try await fixture.connect()
    let deaf = try await fixture.connect()
    let answer = try await listener.call("events.subscribe", ["topics": ["session.*"], "snapshot": true])
    #expect(answer["snapshot"]?["sessions"] == [] && answer["topics"]?.array?.contains("session.didStart") == true)
    let session = try await actor.call("session.start", fixture.target)
    #expect(await listener.event("session.didStart")["session"]?["sessionId"] == session["sessionId"])
    try await actor.call("media.load", ["media": self.film])
    try await listener.call("session.end")
    #expect(!listener.eventNames.contains { $0.hasPrefix("media.") })
    #expect(deaf.events.isEmpty && actor.events.isEmpty)
    #expect(await actor.failure("media.play")?.name == "NoSuchSession")
    await fixture.shutDown()
  }

  @Test func unsubscribingEndsAPollThatWaits() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let id = try #require(
      try await client.call("events.subscribe", ["topics": ["session.*"], "delivery": "POLL"])["subscription"]?.string)
    // The loop runs its tasks in order, so the poll is sent first.
    let waiting = Task { @LoopActor in
      try await client.call("events.poll", ["subscription": .string(id), "timeout": 300])
    }
    await Task { @LoopActor in }.value
    try await client.call("events.unsubscribe", ["subscription": .string(id)])
    #expect(try await waiting.value["events"] == [])
    await fixture.shutDown()
  }

  @Test func eventsCanBePolled() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let id = try #require(
      try await client.call("events.subscribe", ["topics": ["session.*"], "delivery": "POLL"])["subscription"]?.string)
    #expect(try await client.call("events.poll", ["subscription": .string(id)])["events"] == [])
    async let waiting = client.call("events.poll", ["subscription": .string(id), "timeout": 20, "maximum": 1])
    try await client.call("session.start", fixture.target)
    #expect(try await waiting["events"]?[0]?["method"] == "session.willStart")
    let rest = try await client.call("events.poll", ["subscription": .string(id)])
    let names = rest["events"]?.array?.compactMap { $0["method"]?.string } ?? []
    #expect(names.filter { $0 == "session.didEnterPhase" }.count == 7)
    #expect(names.filter { $0 == "session.didStart" }.count == 1)
    #expect(client.events.isEmpty)
    try await client.call("events.unsubscribe", ["subscription": .string(id)])
    #expect(await client.failure("events.poll", ["subscription": .string(id)])?.name == "NoSuchSubscription")
    await fixture.shutDown()
  }

  /// Each is kept with every session or compared with every notification.
  @Test func longNamesAndManyTopicsAreRefused() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let long = JSONValue.string(String(repeating: "n", count: 257))
    let many = JSONValue.array(Array(repeating: "media.*", count: 257))
    for (params, path) in [
      (["clientInfo": ["name": long]], "params.clientInfo.name"),
      (["clientInfo": ["name": "a", "version": long]], "params.clientInfo.version"),
      (["topics": many], "params.topics"), (["topics": [long]], "params.topics"),
    ] as [(JSONObject, JSONValue)] {
      let error = await client.failure("server.initialize", params)
      #expect(error?.name == "InvalidParams" && error?.data["path"] == path)
    }
    #expect(await client.failure("events.subscribe", ["topics": many])?.data["path"] == "params.topics")
    try await client.call("server.initialize", ["clientInfo": ["name": "n"]])
    await fixture.shutDown()
  }

  @Test(.timeLimit(.minutes(1))) func aPipeOfCertificatesHoldsNothingUp() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let folder = try TemporaryFolder()
    let pipe = "\(folder.path)/roots.pem"
    #expect(mkfifo(pipe, 0o600) == 0)
    let error = await client.failure(
      "context.create", ["options": ["images": ["additionalRoots": .string(pipe)]]])
    #expect(error?.name == "FileNotUsable" && error?.message.hasSuffix("it is not a file") == true)
    await fixture.shutDown()
  }

  @Test func listsClientsWithTheirQueues() async throws {
    let fixture = try await ServerFixture()
    let first = try await fixture.connect(isStdio: true)
    try await first.call(
      "server.initialize",
      [
        "clientInfo": ["name": "bar", "version": "2"], "processId": .integer(Int64(getpid())),
        "topics": ["media.didUpdateStatus"],
      ])
    let id = try #require(
      try await first.call("events.subscribe", ["topics": ["session.did*"], "delivery": "POLL"])["subscription"])
    async let poll = first.call("events.poll", ["subscription": id, "timeout": 20])
    let second = try await fixture.connect()
    var clients: [JSONValue] = []
    repeat {
      clients = try await second.call("server.clients")["clients"]?.array ?? []
      try #require(clients.count == 2)
    } while clients[0]["unansweredCount"] == 0
    let (bar, own) = (clients[0], clients[1])
    #expect(bar["clientInfo"] == ["name": "bar", "version": "2"] && bar["isCaller"] == false)
    #expect(bar["transport"] == "STDIO" && bar["subscriptions"] == 2 && bar["currentSessionId"] == nil)
    let topics = bar["topics"]?.array?.compactMap(\.string) ?? []
    #expect(topics.contains("media.didUpdateStatus") && topics.contains("session.didEnd") && topics == topics.sorted())
    #expect(bar["unansweredCount"] == 1 && bar["unanswered"]?[0]?["method"] == "events.poll")
    #expect(try #require(bar["unanswered"]?[0]?["elapsed"]?.number) <= bar["uptime"]?.number ?? 0)
    #expect(bar["queuedBytes"] == 0 && bar["droppedNotifications"] == 0 && bar["waitingEvents"] == 0)
    #expect(own["isCaller"] == true && own["transport"] == "SOCKET" && own["clientInfo"] == nil)
    #expect(own["unanswered"]?[0]?["method"] == "server.clients" && own["topics"] == [])
    #expect(own["processId"] == .integer(Int64(getpid())))
    #expect(try #require(own["number"]?.integer) > bar["number"]?.integer ?? 0)
    let session = try await second.call("session.start", fixture.target)
    #expect(try await poll["events"]?.array?.isEmpty == false)
    for client in try await second.call("server.clients")["clients"]?.array ?? [] {
      #expect(client["currentSessionId"] == session["sessionId"])
    }
    await fixture.shutDown()
  }

  @Test func failuresHavePhaseTimeAndAdvice() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let port = UnlistenedPort()
    let address: JSONObject = ["host": "127.0.0.1", "port": .integer(Int64(port.number))]
    let refused = await client.failure("session.start", address)
    #expect(refused?.name == "ConnectionRefused" && refused?.data["phase"] == "TCP")
    #expect(refused?.data["elapsed"]?.number != nil && refused?.data["retryable"] == true)
    let probe = try await client.call("discovery.diagnose", address)
    withExtendedLifetime(port) {}
    #expect(probe["probe"]?["succeeded"] == false && probe["probe"]?["error"]?["data"]?["phase"] == "TCP")
    let unknown = await client.failure("session.start", ["deviceId": "nobody"])
    #expect(unknown?.name == "DeviceNotFound")
    let neither = await client.failure("session.start")
    #expect(neither?.name == "InvalidParams" && neither?.data["path"] == "params.deviceId")
    await fixture.shutDown()
  }

  @Test func theReceiversReasonReachesTheClient() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    var unknown = fixture.target
    unknown["applicationId"] = "DEADBEEF"
    #expect(await client.failure("session.start", unknown)?.name == "ApplicationNotFound")
    try await client.call("session.start", fixture.target)
    let failed = await client.failure(
      "media.load", ["media": ["contentId": "https://example.com/x.mp4?fail=104", "contentType": "video/mp4"]])
    #expect(failed?.name == "MediaLoadFailed")
    #expect(failed?.data["receiver"]?["detailedErrorName"] == "MEDIA_SRC_NOT_SUPPORTED")
    #expect(await client.failure("media.load")?.data["path"] == "params.media")
    let data: JSONValue = "data:video/mp4,x"
    let refused = await client.failure(
      "media.load", ["media": ["contentId": data, "contentType": "video/mp4"], "preflight": true])
    #expect(refused?.name == "MediaWillFail" && refused?.data["preflight"]?["verdict"] == "WILL_FAIL")
    let report = try await client.call("media.preflight", ["url": data])
    #expect(report["verdict"] == "WILL_FAIL" && report["deviceId"]?.string != nil)
    #expect(await client.failure("media.preflight")?.data["path"] == "params.url")
    let noOrigin = await client.failure("media.preflight", ["url": data, "origin": "https://app.example.com/page"])
    #expect(noOrigin?.name == "InvalidParams" && noOrigin?.data["path"] == "params.origin")
    let both = await client.failure("media.preflight", ["url": data, "media": ["contentId": data]])
    #expect(both?.data["path"] == "params.media")
    let opaque = await client.failure("media.preflight", ["media": ["contentId": "an app's own id"]])
    #expect(opaque?.data["path"] == "params.media.contentId")
    #expect(await client.failure("media.seek", ["currentTime": 1, "relativeTime": 1])?.name == "InvalidParams")
    await fixture.shutDown()
  }

  @Test func theStarterIsAskedForCredentials() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    client.answers["credentials.provide"] = ["credentials": "secret", "credentialsType": "web"]
    try await client.call("server.initialize", ["capabilities": ["credentialsProvider": true]])
    var events = fixture.receiver.events().makeAsyncIterator()
    try await client.call("session.start", fixture.target)
    var launched: String?
    while launched == nil, let event = await events.next(isolation: LoopActor.shared) {
      if case .launched(let launch) = event { launched = "\(launch)" }
    }
    #expect(launched?.contains("secret") == true)
    await fixture.shutDown()
  }

  @Test func devicesByAddressAreListed() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["discovery.*", "context.*"]])
    let device = try await client.call("discovery.addDevice", ["host": "192.0.2.7", "friendlyName": "Attic"])
    #expect(device["source"] == "CONFIGURED" && device["friendlyName"] == "Attic")
    #expect(await client.event("discovery.didInsertDevice")["index"] == 0)
    #expect(await client.event("context.didChangeCastState")["castState"] == "NOT_CONNECTED")
    #expect(try await client.call("discovery.find", ["friendlyName": "ATTIC"])["deviceId"] == device["deviceId"])
    #expect(try await client.call("discovery.get", ["deviceId": device["deviceId"] ?? nil]) == device)
    try await client.call("discovery.removeDevice", ["deviceId": device["deviceId"] ?? nil])
    #expect(try await client.call("discovery.list")["devices"] == [])
    #expect(await client.failure("discovery.find", ["timeout": 0])?.name == "DiscoveryUnavailable")
    await fixture.shutDown()
  }

  @Test func theHandshakeSelectsTopics() async throws {
    let fixture = try await ServerFixture()
    let everything = try await fixture.connect()
    let all = try await everything.call("server.initialize", ["topics": ["*"]])["topics"]?.array ?? []
    #expect(all.contains("session.didStart") && !all.contains("log.didRecord"))
    let chooser = try await fixture.connect(isStdio: true)
    #expect(try await chooser.call("server.initialize", ["topics": ["session.didEnd"]])["topics"] == ["session.didEnd"])
    let deaf = try await fixture.connect(isStdio: true)
    #expect(try await deaf.call("server.initialize", ["topics": []])["topics"] == [])
    try await deaf.call("session.start", fixture.target)
    try await deaf.call("session.end")
    #expect(await everything.event("session.didStart")["session"] != nil)
    _ = await chooser.event("session.didEnd")
    #expect(chooser.eventNames == ["session.didEnd"] && deaf.events.isEmpty)
    await fixture.shutDown()
  }

  @Test(
    arguments: [
      ("media.didUpdateStatsu", "media.didUpdateStatus"), ("medai.*", "media.*"), ("zzzzzz.qqqqqq", nil),
    ] as [(String, String?)])
  func theHandshakeRefusesUnknownTopics(topic: String, meant: String?) async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let error = await client.failure("server.initialize", ["topics": ["session.*", .string(topic)]])
    #expect(error?.name == "InvalidParams" && error?.data["path"] == "params.topics[1]")
    let reason = error?.data["reason"]?.string ?? ""
    #expect(meant.map { reason.hasSuffix("did you mean `\($0)`?") } ?? !reason.contains("did you mean"))
    // The connection isn't initialized yet: the client may repeat the call.
    #expect(try await client.call("server.initialize", ["topics": ["session.didEnd"]])["topics"] == ["session.didEnd"])
    await fixture.shutDown()
  }

  @Test func theHandshakeIsTypedAndHappensOnce() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let wrong = await client.failure("server.initialize", ["protocolVersion": "7.0"])
    #expect(wrong?.name == "UnsupportedProtocolVersion" && wrong?.data["supported"] == ["1.0"])
    let answer = try await client.call("server.initialize")
    #expect(answer["topics"] == [] && answer["limits"]?["maximumDepth"] == 200)
    #expect(answer["limits"]?["maximumValues"] == 250_000)
    #expect(await client.failure("server.initialize")?.name == "InvalidRequest")
    #expect(try await client.call("rpc.discover")["openrpc"] == "1.3.2")
    try await client.call("server.shutdown")
    #expect(fixture.wasAskedToEnd)
    await fixture.server.shutDown()
    #expect(await client.failure("server.ping") != nil)
    await fixture.receiver.shutDown()
  }
}
