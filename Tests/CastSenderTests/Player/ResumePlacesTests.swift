import CastModel
import CastSender
import CastTestSupport
import LoopIsolation
import NIOCore
import StateFiles
import Testing

@Suite("Places in films", .timeLimit(.minutes(1)))
@LoopActor
struct ResumePlacesTests {
  /// A film that is followed, on a manual clock. It plays at 1,000 s.
  @LoopActor
  private final class Scene {
    static let content = "/film.mkv"

    let folder: TemporaryFolder
    let clock = ManualClock()
    let bench: Bench
    let session: CastSession

    init() async throws {
      self.folder = try TemporaryFolder()
      self.bench = try await Bench(clock: self.clock)
      self.bench.receiver.mediaStatus = Scene.status("PLAYING", at: 1_000)
      self.session = try await self.bench.start()
      await self.bench.recorder.event("media PLAYING")
      self.bench.context.places.file = StateDirectory(path: "\(self.folder.path)/state").file(ResumePlaces.fileName)
      self.bench.context.places.follow(Self.content, in: self.session.id)
    }

    static func status(_ state: String, at time: Int, item: Int? = nil) -> String {
      #"{"mediaSessionId":1,"playerState":"\#(state)","currentTime":\#(time),"playbackRate":1,"#
        + (item.map { #""currentItemId":\#($0),"# } ?? "")
        + #""media":{"contentId":"a","streamType":"BUFFERED","duration":3600}}"#
    }

    func loseLink() async {
      self.bench.receiver.dropLinks()
      await self.bench.recorder.event("didSuspend NETWORK_ERROR")
    }

    func end() async throws { try await self.bench.context.sessions.end(self.session.id, action: .leave) }

    /// The place, without the five seconds that are played again.
    var place: Double? { get async { await self.bench.context.places.place(of: Self.content).map { $0 + 5 } } }
  }

  @Test func theMomentOfTheLossCounts() async throws {
    let scene = try await Scene()
    scene.clock.advance(by: .seconds(4))
    scene.bench.receiver.refusesLinks = true
    await scene.loseLink()
    #expect(await scene.place == 1_004)
    scene.clock.advance(by: .seconds(200))
    #expect(await scene.place == 1_004)
    try await scene.end()
    #expect(await scene.place == 1_004)
  }

  @Test func aResumedSessionIsFollowedAgain() async throws {
    let scene = try await Scene()
    scene.bench.receiver.mediaStatus = Scene.status("PAUSED", at: 2_000)
    await scene.loseLink()
    scene.clock.advance(by: .milliseconds(1))
    await scene.bench.recorder.event("didResume")
    await scene.bench.recorder.event("media PAUSED")
    try await scene.end()
    #expect(await scene.place == 2_000)
  }
  @Test func thePlaceInTheNextItemIsNotKept() async throws {
    let scene = try await Scene()
    scene.bench.receiver.broadcastMedia(Scene.status("PLAYING", at: 1_000, item: 1))
    scene.bench.receiver.broadcastMedia(Scene.status("PAUSED", at: 300, item: 2))
    await scene.bench.recorder.event("media PAUSED")
    try await scene.end()
    #expect(await scene.place == 1_000)
  }
}
