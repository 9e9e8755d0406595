import CastDiscovery
import CastModel
import CastSender
import LoopIsolation
import NIOCore
import Testing

@Suite("Links to sessions", .timeLimit(.minutes(1)))
@LoopActor
struct OpenURLTests {
  private static let link = OpenURL(
    deviceId: "0123456789abcdef0123456789abcdef", receiverSessionId: "run-1", friendlyName: "Küche, oben & links #1+2")

  @Test(arguments: [
    "cast-rpc://open", "https://example.com/watch?v=7", "https://example.com/?", "https://example.com/a?b=c&#top",
    "https://example.com/#top", "",
  ])
  func parsesItsOwnLinks(_ base: String) throws {
    let url = Self.link.url(addingTo: base)
    #expect(try OpenURL(url: url) == Self.link)
    #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f })
    #expect(url.hasSuffix("#top") == base.hasSuffix("#top"), "the fragment stays at the end")
    #expect(!base.contains("v=7") || url.contains("v=7&"))
  }

  @Test func keepsAbsentParts() throws {
    let link = OpenURL(deviceId: "d")
    #expect(try OpenURL(url: link.url(addingTo: "x:")) == link)
    #expect(try OpenURL(url: "x:?cast-open=d") == link)
  }

  @Test(arguments: [
    "", "x:", "x:?", "x:?cast-open=", "x:?cast-open=,run", "x:?other=d", "x:?cast-open=%", "x:?cast-open=%4",
    "x:?cast-open=%zz", "x:?cast-open=%FF%FE", "x:#?cast-open=d", "x:?xcast-open=d",
    "x:?cast-open=d" + String(repeating: "d", count: 9_000),
  ])
  func refusesOtherURLs(_ url: String) async throws {
    #expect(try await castError { _ = try OpenURL(url: url) }.code == .invalidParams)
  }

  @Test func anotherSenderJoinsTheRunThatTheLinkNames() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let link = try bench.context.sessions.openURL()
    #expect(link.receiverSessionId == "run-1" && link.deviceId == session.device.deviceId)

    let other = CastContext(
      discovery: DiscoveryManager(sources: [], logger: .silent), options: .quick, logger: .silent)
    let unknown = try await castError { _ = try await other.sessions.start(link, at: .device(link.deviceId)) }
    #expect(unknown.code == .deviceNotFound)
    _ = try other.discovery.addConfiguredDevice(ConfiguredDevice(host: "127.0.0.1", port: bench.receiver.port))
    let joined = try await other.sessions.start(link, at: .device(link.deviceId))
    #expect(joined.receiverSessionId == "run-1")
    try await other.sessions.end(joined.sessionId, action: .leave)
    // The link names another run.
    bench.receiver.applications = [.running(sessionId: "run-2", transportId: "transport-2")]
    let gone = try await castError { _ = try await other.sessions.start(link, at: .device(link.deviceId)) }
    #expect(gone.code == .applicationNotRunning)
    #expect(bench.receiver.types.filter { $0 == "LAUNCH" }.count == 1, "nothing was launched for it")
  }

  @Test func aLinkWithoutARunLaunches() async throws {
    let bench = try await Bench()
    let id = try bench.context.discovery.addConfiguredDevice(
      ConfiguredDevice(host: "127.0.0.1", port: bench.receiver.port))
    let session = try await bench.context.sessions.start(OpenURL(deviceId: id), at: .device(id))
    #expect(session.receiverSessionId == "run-1" && bench.receiver.types.contains("LAUNCH"))
  }
}
