import CastModel
import EmulatedReceiver
import JSONCodec
import JSONRPC
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

  @Test(arguments: [
    "session.list", "channel.list", "media.requests", "discovery.diagnose", "discovery.list", "image.cacheInfo",
    "session.listSaved", "context.get",
  ])
  func readsSettleNothing(method: String) async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    _ = try? await client.call(method)
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

  @Test func creatingStartsDiscoveryUnlessToldNotTo() async throws {
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
    // It needs the options whether or not there is a daemon.
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
