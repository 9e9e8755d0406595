import CastRPCClient
import CastTestSupport
import Glibc
import Testing

/// Finding and starting servers, and the handshake.
@Suite(.blocking, .timeLimit(.minutes(2)))
struct ConnectingTests {
  @Test func theHandshakeIdentifiesTheClient() async throws {
    var options = CastClientOptions(name: "example", version: "2")
    options.topics = ["session.*"]
    options.handle(CredentialsProvide.self) { LaunchCredentials(credentials: "secret of \($0.deviceId)") }
    let client = try await FakeServer.connect(options: options)
    let hello = try await client.call("fake.hello")
    #expect(hello["clientInfo"] == ["name": "example", "version": "2"] && hello["topics"] == ["session.*"])
    #expect(hello["capabilities"] == ["credentialsProvider": true])
    #expect(hello["processId"]?.integer == Int64(getpid()) && hello["specHash"]?.string == APIFacts.specHash)
    #expect(client.info.name == "fake" && client.info.apiLevel == 99)
    await client.close()
  }

  @Test func theServersRequestsAreAnsweredOrRefused() async throws {
    var options = CastClientOptions()
    options.handle(CredentialsProvide.self) { LaunchCredentials(credentials: "secret of \($0.deviceId)") }
    let client = try await FakeServer.connect(options: options)
    let params: JSONValue = ["deviceId": "tv", "applicationId": "A", "sessionId": "s", "added": "later"]
    let answer = try await client.call("fake.ask", params: ["method": "credentials.provide", "params": params])
    #expect(answer["result"]?["credentials"] == "secret of tv")
    let refusal = try await client.call("fake.ask", params: ["method": "image.pick", "params": [:]])
    #expect(refusal["error"]?["code"] == -32601)
    let misshapen = try await client.call("fake.ask", params: ["method": "credentials.provide", "params": [:]])
    #expect(misshapen["error"]?["code"] == -32602)
    await client.close()
  }

  @Test func aServerInheritsItsThreeStreamsAndNothingElse() async throws {
    // Without FD_CLOEXEC, as of a careless library.
    let careless = dup(2)
    defer { close(careless) }
    let client = try await FakeServer.connect()
    #expect(try await client.call("fake.descriptors")["open"] == [0, 1, 2])
    await client.close()
  }

  @Test func closingLeavesNoDescriptorOpen() async throws {
    func descriptors() -> Int { (3..<4_096).count { fcntl($0, F_GETFD) != -1 } }
    try await FakeServer.connect().close()
    let before = descriptors()
    for _ in 0..<40 { try await FakeServer.connect().close() }
    // Other tests of this process run at the same time; a leak would be at least forty.
    #expect(descriptors() < before + 40)
  }

  @Test func aFailedConnectionIsReleased() async {
    final class Mark: Sendable {}
    weak var first: Mark?
    // The second attempt gives the loop its turns to release the first one's channel.
    for attempt in 1...2 {
      let own = Mark()
      if attempt == 1 { first = own }
      var options = CastClientOptions()
      options.onServerOutput = { _ in withExtendedLifetime(own) {} }
      let error = await failure {
        _ = try await CastClient.connect(.socket("/nonexistent/socket"), options: options)
      }
      #expect(error?.name == CastClientError.serverNotFound)
    }
    let isReleased = first == nil
    #expect(isReleased)
  }

  @Test func reportsOtherPrograms() async throws {
    let missing = await failure { _ = try await CastClient.connect(.spawn(server: "/nonexistent/cast-rpc")) }
    #expect(
      missing?.name == CastClientError.serverNotFound && missing?.message.contains("/nonexistent/cast-rpc") == true)
    let mute = await failure { _ = try await CastClient.connect(.spawn(server: "/bin/true")) }
    #expect(mute?.name == CastClientError.serverDied)
    var options = CastClientOptions()
    options.startTimeout = .milliseconds(50)
    let deaf = await failure {
      _ = try await CastClient.connect(.spawn(server: "/bin/sleep", arguments: ["60"]), options: options)
    }
    #expect(deaf?.name == CastClientError.noHandshake)
    let silent = await failure { _ = try await CastClient.connect(.socket("/nonexistent/socket")) }
    #expect(silent?.name == CastClientError.serverNotFound)
    let long = await failure { _ = try await CastClient.connect(.socket(String(repeating: "x", count: 200))) }
    #expect(long?.name == CastClientError.serverNotFound)
  }

  @Test func aServerThatNoLongerSpeaksWithThisClientIsRefused() async throws {
    let error = await failure { _ = try await FakeServer.connect(level: 50) }
    #expect(error?.name == "UnsupportedProtocolVersion" && error?.code == -32010)
  }
}
