import CastModel
import EmulatedReceiver
import Foundation
import JSONCodec
import JSONRPC
import LoopIsolation
import Testing

@testable import CastRPCServer

@Suite(.timeLimit(.minutes(1))) @LoopActor struct DeviceAuthenticationTests {
  private nonisolated static let chain = Result { try DeviceChain(root: PrivateRoot()) }

  private static func fixture(_ quirks: AuthenticationQuirk...) async throws -> ServerFixture {
    var configuration = ReceiverConfiguration.testing()
    configuration.device.authenticationQuirks = Set(quirks)
    configuration.deviceChain = try self.chain.get()
    return try await ServerFixture(configuration)
  }

  /// A file that is removed again.
  private final class TemporaryFile {
    let path = FileManager.default.temporaryDirectory.appending(path: "root-\(UUID().uuidString).pem").path
    init(_ contents: String) throws { try Data(contents.utf8).write(to: URL(filePath: self.path)) }
    deinit { unlink(self.path) }
  }

  private static func options(_ authentication: JSONObject) -> JSONObject {
    ["options": ["disableDiscoveryAutostart": true, "deviceAuthentication": .object(authentication)]]
  }

  @Test func returnsTheOptionsWithDefaults() async throws {
    let fixture = try await Self.fixture()
    let client = try await fixture.connect()
    let assumed: JSONValue = [
      "policy": "OFF", "ignoreExpiry": false, "acceptSHA1": true, "requireNonce": false, "crl": "OPTIONAL",
      "timeout": 5.0,
    ]
    #expect(try await client.call("context.get")["options"]?["deviceAuthentication"] == assumed)
    let root = try TemporaryFile(try Self.chain.get().root.certificatePEM)
    let created = try await client.call(
      "context.create",
      Self.options([
        "policy": "REPORT", "ignoreExpiry": true, "acceptSHA1": false, "requireNonce": true, "crl": "IGNORE",
        "timeout": 1.5, "trustedRootsFile": .string(root.path),
      ]))
    #expect(
      created["options"]?["deviceAuthentication"] == [
        "policy": "REPORT", "ignoreExpiry": true, "acceptSHA1": false, "requireNonce": true, "crl": "IGNORE",
        "timeout": 1.5, "trustedRootsFile": .string(root.path),
      ])
    await fixture.shutDown()
  }

  @Test func aDeviceWithAPrivateRootIsAuthentic() async throws {
    let fixture = try await Self.fixture()
    let client = try await fixture.connect()
    let root = try TemporaryFile(try Self.chain.get().root.certificatePEM)
    try await client.call(
      "context.create", Self.options(["policy": "REQUIRE", "trustedRootsFile": .string(root.path)]))
    try await client.call("events.subscribe", ["topics": ["session.*"]])
    let session = try await client.call("session.start", fixture.target)
    let authentication = session["authentication"]
    #expect(authentication?["verdict"] == "AUTHENTIC")
    #expect(authentication?["failedCheck"] == nil)
    #expect(authentication?["model"] == "Emulated Cast ICA")
    #expect(authentication?["nonceEchoed"] == true)
    #expect(authentication?["hashAlgorithm"] == "SHA-256")
    #expect(authentication?["chain"]?.array?.count == 3)
    #expect(authentication?["notAfter"]?.string?.hasSuffix("Z") == true)
    #expect(authentication?["chain"]?.array?.first?["fingerprint"]?.string?.count == 64)
    let event = await client.event("session.didStart")
    #expect(event["session"]?["authentication"] == authentication)
    await fixture.shutDown()
  }

  @Test func refusesADeviceWithItsFindings() async throws {
    let fixture = try await Self.fixture(.expiredIntermediate)
    let client = try await fixture.connect()
    let root = try TemporaryFile(try Self.chain.get().root.certificatePEM)
    try await client.call(
      "context.create", Self.options(["policy": "REQUIRE", "trustedRootsFile": .string(root.path)]))
    try await client.call("events.subscribe", ["topics": ["session.*"]])
    let failure = await client.failure("session.start", fixture.target)
    #expect(failure?.name == "DeviceAuthenticationFailed")
    #expect(failure?.data["phase"] == "AUTHENTICATE")
    #expect(failure?.data["gckErrorCode"] == 43 && failure?.data["gckErrorName"] == "DeviceCertificateNotTrusted")
    #expect(failure?.data["authentication"]?["verdict"] == "EXPIRED")
    #expect(failure?.data["authentication"]?["failedCheck"] == "INTERMEDIATE_EXPIRED")
    let event = await client.event("session.didFailToStart")
    #expect(event["error"]?["data"]?["authentication"]?["failedCheck"] == "INTERMEDIATE_EXPIRED")
    await fixture.shutDown()
  }

  @Test(arguments: [
    ("trustedRootsFile", "/nonexistent.pem", "unreadable"), ("trustedRootsFile", "/", "unreadable"),
    ("crlRootsFile", "/dev/null", "unreadable"), ("crlFile", "/nonexistent.crl", "unreadable"),
  ])
  func aFileThatCannotBeUsedIsRefusedAndNothingIsSettled(member: String, path: String, reason: String) async throws {
    let fixture = try await Self.fixture()
    let client = try await fixture.connect()
    let failure = await client.failure(
      "context.create", Self.options(["policy": "REQUIRE", member: .string(path)]))
    #expect(failure?.name == "FileNotUsable")
    #expect(failure?.data["path"] == .string("params.options.deviceAuthentication.\(member)"))
    #expect(failure?.data["reason"] == .string(reason))
    #expect(try await client.call("context.get")["isCreated"] == false)
    try await client.call("context.create", Self.options(["policy": "REPORT"]))
    await fixture.shutDown()
  }

  /// A client that doesn't wait for the answer to context.create must not slip past its policy.
  @Test func laterCallsWaitForTheOptions() async throws {
    let fixture = try await Self.fixture(.wrongRoot)
    let client = try await fixture.connect()
    let root = try TemporaryFile(try Self.chain.get().root.certificatePEM)
    let target = fixture.target
    let creation = Task { @LoopActor in
      try await client.call(
        "context.create", Self.options(["policy": "REQUIRE", "trustedRootsFile": .string(root.path)]))
    }
    let start = Task { @LoopActor in await client.failure("session.start", target) }
    #expect(try await creation.value["isCreated"] == true)
    #expect(await start.value?.name == "DeviceAuthenticationFailed")
    await fixture.shutDown()
  }
}
