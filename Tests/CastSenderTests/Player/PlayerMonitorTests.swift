import CastModel
import CastSender
import CastTestSupport
import LoopIsolation
import NIOCore
import Testing

@Suite("Changes of the playback status", .timeLimit(.minutes(1)))
@LoopActor
struct PlayerMonitorTests {
  /// A session that plays, on a manual clock, with the monitor's reports.
  @LoopActor
  final class Scene {
    let clock = ManualClock()
    let bench: Bench
    let session: CastSession
    let player: CastPlayer
    private(set) var told: [PlayerState] = []
    private var monitor: PlayerMonitor?
    private let changes = ConditionWait()

    init() async throws {
      self.bench = try await Bench(clock: self.clock)
      self.player = CastPlayer(context: self.bench.context, names: DeviceNameStore(directory: nil))
      self.session = try await self.bench.startPlaying()
      self.monitor = PlayerMonitor(self.player) { [weak self] status in self?.told.append(status.playerState) }
      self.bench.context.addListener { [changes] _ in changes.check() }
    }

    /// Waits until the receiver's status of this state has arrived.
    func show(_ state: PlayerState) async {
      self.bench.receiver.broadcastMedia(
        #"{"mediaSessionId":1,"playerState":"\#(state.rawValue)","currentTime":10,"media":{"contentId":"a"}}"#)
      let session = self.session
      await self.changes.wait(within: .seconds(20)) { session.media.snapshot.playerState == state }
    }

    func gather() { self.clock.advance(by: .milliseconds(50)) }
  }

  @Test func reportsSimultaneousChangesOnce() async throws {
    let scene = try await Scene()
    await scene.show(.paused)
    scene.gather()
    #expect(scene.told == [.paused])
    await scene.show(.playing)
    await scene.show(.paused)
    scene.gather()
    #expect(scene.told == [.paused], "in the end it is as it was told")
    await scene.bench.context.shutDown()
  }

  /// A client that reads PAUSED in an answer, and doesn't get PLAYING, would show PAUSED for ever.
  @Test func reportsAChangeRightAfterAnAnswer() async throws {
    let scene = try await Scene()
    await scene.show(.buffering)
    await scene.show(.playing)
    scene.gather()
    #expect(scene.told == [.playing])
    await scene.show(.paused)
    #expect(scene.player.status(of: scene.session).playerState == .paused)
    #expect(scene.told == [.playing, .paused], "before the answer")
    await scene.show(.playing)
    scene.gather()
    #expect(scene.told == [.playing, .paused, .playing])
    await scene.bench.context.shutDown()
  }

  @Test func reportsNoChangeForAnEqualAnswer() async throws {
    let scene = try await Scene()
    await scene.show(.paused)
    #expect(scene.player.statuses.map(\.playerState) == [.paused])
    #expect(scene.player.statuses.map(\.playerState) == [.paused])
    scene.gather()
    #expect(scene.told == [.paused])
    await scene.bench.context.shutDown()
  }
}
