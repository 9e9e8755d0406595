import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import Testing

@testable import CastRPCServer

@Suite(.timeLimit(.minutes(1))) @LoopActor struct ContextMethodsTests {
  @Test func optionsAreSettledOnce() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    #expect(try await client.call("context.get")["isCreated"] == false)
    let created = try await client.call(
      "context.create",
      ["options": ["launchOptions": ["languageCode": "de"], "maximumSessions": 3, "disableDiscoveryAutostart": true]])
    #expect(created["options"]?["launchOptions"]?["languageCode"] == "de")
    #expect(created["options"]?["launchOptions"]?["relaunchIfRunning"] == false)
    #expect(created["options"]?["maximumSessions"] == 3)
    let other = await client.failure("context.create", ["options": ["launchOptions": ["languageCode": "fr"]]])
    #expect(other?.name == "AlreadyInitialized")
    #expect(
      other?.message.contains(#"launchOptions.languageCode is "de", not "fr""#) == true, "\(String(describing: other))")
    #expect(other?.data["path"] == "params.options.launchOptions.languageCode")
    #expect(try await client.call("context.get")["options"] == created["options"])
    await fixture.shutDown()
  }

  @Test func theSameOptionsAreNoError() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let options: JSONObject = [
      "disableDiscoveryAutostart": true, "connectTimeout": 12, "deviceAuthentication": ["policy": "REPORT"],
      "discoveryCriteria": ["applicationIds": ["CC1AD845"]], "disableAnalyticsLogging": false,
    ]
    let created = try await client.call("context.create", ["options": .object(options)])
    let other = try await fixture.connect()
    #expect(try await other.call("context.create", ["options": .object(options)])["options"] == created["options"])
    #expect(try await other.call("context.create")["options"] == created["options"])
    let refused = await other.failure("context.create", ["options": ["connectTimeout": 13, "maximumSessions": 64]])
    #expect(refused?.data["differences"] == ["connectTimeout"])
    await fixture.shutDown()
  }

  /// Every method of the API, with its first example: only those that discover devices or connect to them settle the
  /// options.
  @Test func onlyDiscoveryAndConnectingSettleTheOptions() async throws {
    let settling: Set<String> = [
      "context.create", "discovery.describe", "discovery.find", "discovery.queryAppAvailability", "discovery.scan",
      "discovery.start",
      "media.preflight", "media.resolve", "player.connect", "player.interrupt", "player.list", "player.next",
      "player.pause", "player.play", "player.previous", "player.resume", "player.seek", "player.setVolume",
      "player.status", "player.stop",
      "player.toggle", "server.report", "session.join", "session.start", "session.startWithOpenUrl",
      "widget.selectDevice",
    ]
    var settled: Set<String> = []
    for (method, params) in try await Self.examples() {
      let server = Self.server()
      let client = try await TestClient(server, isStdio: false)
      let call = Task { @LoopActor in _ = await client.failure(method, params) }
      let end = EndOfCall()
      LoopActor.task {
        await call.value
        end.hasCome = true
      }
      // A call that waits for long (events.poll) has done its immediate part after fifty others. One that must settle
      // the options may read a file first.
      var others = 0
      while !end.hasCome, !server.context.isCreated, others < 50 || settling.contains(method) {
        try await client.call("server.ping")
        others += 1
      }
      if server.context.isCreated { settled.insert(method) }
      call.cancel()
      await server.shutDown()
    }
    #expect(settled == settling, "\(settled.symmetricDifference(settling).sorted())")
  }

  @LoopActor private final class EndOfCall {
    var hasCome = false
    nonisolated init() {}
  }

  private static func server() -> CastRPCServer {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let discovery = DiscoveryManager(sources: [FakeSource(name: "test")], logger: logger)
    return CastRPCServer(context: CastContext(discovery: discovery, logger: logger), processId: 1, logger: logger) {}
  }

  /// The first example of each method of the spec.
  private static func examples() async throws -> [(method: String, params: JSONObject)] {
    let server = self.server()
    let spec = try await TestClient(server, isStdio: false).call("rpc.discover")
    await server.shutDown()
    return try #require(spec["methods"]?.array).map { method in
      let params = method["examples"]?[0]?["params"]?.array?.compactMap { param in
        param["name"]?.string.flatMap { name in param["value"].map { (name, $0) } }
      }
      return (try #require(method["name"]?.string), JSONObject(params ?? []))
    }
  }

  @Test(
    arguments: [
      ("channel.add", ["namespace": "urn:x-cast:com.example.a"]), ("discovery.setPassiveScan", ["passiveScan": true]),
      ("discovery.setOptions", ["options": ["passiveScan": true]]), ("session.pressVolumeKey", ["key": "UP"]),
      ("session.setDefaultOptions", ["options": ["a": 1]]), ("image.setPolicy", ["policy": ["strategy": "FIRST"]]),
      ("image.fetch", ["url": "ftp://192.0.2.1/a.png"]), ("image.cacheInfo", [:]), ("media.play", [:]),
      ("session.start", ["host": "127.0.0.1", "port": 0]), ("session.list", [:]), ("discovery.diagnose", [:]),
    ] as [(String, JSONObject)])
  func canBeCreatedAfterOtherCalls(method: String, params: JSONObject) async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    _ = try? await client.call(method, params)
    #expect(try await client.call("context.get")["isCreated"] == false)
    try await client.call("context.create", ["options": ["disableDiscoveryAutostart": true, "maximumSessions": 3]])
    await fixture.shutDown()
  }

  @Test func credentialsThatNoReceiverCouldBeSentAreRefused() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let long = JSONValue.string(String(repeating: "x", count: 40_000))
    #expect(
      await client.failure("context.setLaunchCredentials", ["credentials": long])?.data["path"] == "params.credentials")
    let target = JSONObject(fixture.target.members.map { ($0.key, $0.value) } + [("credentials", long)])
    #expect(await client.failure("session.start", target)?.data["path"] == "params.credentials")
    await fixture.shutDown()
  }

  @Test func creatingStartsDiscoveryByDefault() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["discovery.*"]])
    try await client.call("context.create")
    _ = await client.event("discovery.didStart")
    await fixture.shutDown()
  }

  @Test func theFirstUseSettlesTheOptions() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("server.ping")
    #expect(try await client.call("context.get")["isCreated"] == false)
    // It needs the options with or without a daemon.
    _ = try? await client.call("discovery.start")
    let refused = await client.failure("context.create", ["options": ["maximumSessions": 3]])
    #expect(refused?.name == "AlreadyInitialized")
    #expect(refused?.message.contains("maximumSessions is 64, not 3") == true)
    await fixture.shutDown()
  }

  @Test func aSessionEndsAsTheOptionsSay() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call(
      "context.create",
      ["options": ["stopReceiverApplicationWhenEndingSession": true, "disableDiscoveryAutostart": true]])
    try await client.call("session.start", fixture.target)
    try await client.call("session.end")
    #expect(fixture.receiver.sessionId == nil)
    await fixture.shutDown()
  }

  @Test func theLimitOfSessionsIsTheOptionsOne() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    #expect(await client.failure("context.create", ["options": ["maximumSessions": 0]])?.name == "InvalidParams")
    try await client.call("context.create", ["options": ["maximumSessions": 1, "disableDiscoveryAutostart": true]])
    try await client.call("session.start", fixture.target)
    let failure = await client.failure("session.start", ["host": "127.0.0.1", "port": 1])
    #expect(failure?.name == "InternalLimitReached")
    await fixture.shutDown()
  }

  @Test func tlsAndHeartbeatAreOptions() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let refused = await client.failure("context.create", ["options": ["tls": ["ciphers": "NO-SUCH-CIPHER"]]])
    #expect(refused?.name == "InvalidParams")
    #expect(refused?.message.contains("no cipher match") == true)
    #expect(
      await client.failure("context.create", ["options": ["tls": ["minimumVersion": "SSLv3"]]])?.name == "InvalidParams"
    )
    let options: JSONObject = [
      "disableDiscoveryAutostart": true, "tls": ["minimumVersion": "TLS_1_2", "securityLevel": 1],
      "heartbeat": ["pingAfter": 2, "deadAfter": 4],
    ]
    let created = try await client.call("context.create", ["options": .object(options)])
    #expect(created["options"]?["tls"]?["minimumVersion"] == "TLS_1_2")
    #expect(created["options"]?["tls"]?["ciphers"] == "DEFAULT")
    #expect(created["options"]?["tls"]?["securityLevel"] == 1)
    #expect(created["options"]?["heartbeat"]?["deadAfter"] == 4.0)
    #expect(created["options"]?["heartbeat"]?["partialMessageDeadline"] == 10.0)
    try await client.call("session.start", fixture.target)
    await fixture.shutDown()
  }
}
