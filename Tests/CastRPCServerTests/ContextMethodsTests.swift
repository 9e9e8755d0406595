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
    #expect(await client.failure("context.create")?.name == "AlreadyInitialized")
    #expect(try await client.call("context.get")["options"] == created["options"])
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
    try await client.call("session.list")
    #expect(await client.failure("context.create")?.name == "AlreadyInitialized")
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
