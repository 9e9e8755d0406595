import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import JSONCodec
import JSONRPC
import LoopIsolation
import Testing

@testable import CastRPCServer

/// `player.interrupt` over real sockets, with the emulated receiver.
@Suite("Announcements", .timeLimit(.minutes(1)))
@LoopActor
struct PlayerInterruptTests {
  private static let film: JSONObject = ["url": "https://example.com/film.mp4?duration=600", "currentTime": 100]
  private static let gong: JSONObject = ["url": "https://example.com/gong.mp3?duration=0.2"]

  @LoopActor
  private struct Scene {
    let fixture: ServerFixture
    let client: TestClient

    init(_ configuration: ReceiverConfiguration = .testing()) async throws {
      self.fixture = try await ServerFixture(configuration)
      self.client = try await self.fixture.connect()
    }

    func to(_ params: JSONObject) -> JSONObject {
      params.merging(["device": .string("127.0.0.1:\(self.fixture.receiver.port)")])
    }

    /// Starts a long announcement, and returns when it plays.
    func begin(by other: TestClient) async -> Task<JSONRPCError?, Never> {
      let params = self.to(["url": "https://example.com/long.mp3?duration=100", "title": "Long"])
      let task = Task { @LoopActor in await other.failure("player.interrupt", params) }
      _ = await self.client.event("player.didChange") { $0["title"] == "Long" && $0["playerState"] == "PLAYING" }
      return task
    }
  }

  @Test func restoresAFilm() async throws {
    let scene = try await Scene()
    let played = try await scene.client.call("player.play", scene.to(Self.film))
    let after = try await scene.client.call("player.interrupt", scene.to(Self.gong.merging(["volumeLevel": 0.9])))
    #expect(after["contentId"] == Self.film["url"] && after["playerState"] == "PLAYING")
    #expect(after["sessionId"] == played["sessionId"] && after["volumeLevel"] == played["volumeLevel"])
    #expect((100..<120).contains(after["position"]?.number ?? 0))
    await scene.fixture.shutDown()
  }

  @Test func stopsTheAppIfNoneRanBefore() async throws {
    let scene = try await Scene()
    let after = try await scene.client.call("player.interrupt", scene.to(Self.gong))
    #expect(after["playerState"] == "IDLE" && after["sessionId"] == nil && after["applicationId"] == nil)
    #expect(try await scene.client.call("session.list")["sessions"]?.array?.isEmpty == true)
    await scene.fixture.shutDown()
  }

  @Test func reportsWhyPlaybackIsNotRestored() async throws {
    let scene = try await Scene()
    try await scene.client.call("events.subscribe", ["topics": ["player.*"]])
    _ = try await scene.client.call(
      "session.start",
      ["host": "127.0.0.1", "port": .integer(Int64(scene.fixture.receiver.port)), "applicationId": "EC40EC40"])
    let failure = await scene.begin(by: scene.client)
    scene.fixture.receiver.faults.launchRefusal = LaunchRefusal(reason: "NOT_ALLOWED")
    scene.fixture.receiver.operate(.finishMedia)
    let error = await failure.value
    #expect(error?.name == "PlaybackNotRestored" && error?.data["reason"] == "LaunchFailed")
    await scene.fixture.shutDown()
  }

  @Test func invalidParametersInterruptNothing() async throws {
    let scene = try await Scene()
    for params: JSONObject in [[:], ["url": "gong"], Self.gong.merging(["urls": ["https://example.com/a.mp3"]])] {
      #expect(await scene.client.failure("player.interrupt", scene.to(params))?.name == "InvalidParams")
    }
    #expect(scene.fixture.receiver.sessionId == nil)
    await scene.fixture.shutDown()
  }

  @Test func aDisconnectedClientsAnnouncementIsUndone() async throws {
    let scene = try await Scene()
    try await scene.client.call("events.subscribe", ["topics": ["player.*"]])
    try await scene.client.call("player.play", scene.to(Self.film))
    let other = try await scene.fixture.connect()
    let failure = await scene.begin(by: other)
    other.peer.close()
    _ = await failure.value
    _ = await scene.client.event("player.didChange") { _ in
      let last = scene.client.events.last?.params
      return last?["contentId"] == Self.film["url"] && last?["playerState"] == "PLAYING"
    }
    await scene.fixture.shutDown()
  }
}

extension JSONObject {
  /// This object with the members of `other`.
  fileprivate func merging(_ other: JSONObject) -> JSONObject {
    other.members.reduce(into: self) { $0[$1.key] = $1.value }
  }
}
