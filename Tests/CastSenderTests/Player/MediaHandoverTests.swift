import CastDiscovery
import CastModel
import CastTestSupport
import EmulatedReceiver
import LoopIsolation
import NIOCore
import StateFiles
import Testing

@testable import CastSender

/// An announcement or a transfer amid a slideshow, a queue of pages and a film, on emulated receivers. The test moves
/// the clock.
@Suite("Playback that gives way and returns", .serialized, .timeLimit(.minutes(1))) @LoopActor
struct MediaHandoverTests {
  @LoopActor
  private final class Scene {
    let clock = ManualClock()
    let context: CastContext
    let session: CastSession
    private let receivers: [EmulatedReceiver]
    private let folder: TemporaryFolder

    /// - Parameter loadTime: The time that the receivers take to load an item.
    init(loadTime: TimeAmount = .zero) async throws {
      self.folder = try TemporaryFolder()
      var options = CastContextOptions.quick
      // No answer comes while the clock moves.
      options.heartbeat = HeartbeatOptions(
        pingAfter: .seconds(3_600), deadAfter: .seconds(7_200), partialMessageDeadline: .seconds(7_200))
      self.context = CastContext(
        discovery: DiscoveryManager(sources: [], logger: .silent), options: options, clock: self.clock,
        logger: .silent)
      var receivers: [EmulatedReceiver] = []
      for _ in 1...2 {
        var configuration = ReceiverConfiguration.testing()
        configuration.mediaTiming.loadTime = loadTime
        receivers.append(try await EmulatedReceiver.start(configuration, logger: .silent))
      }
      self.receivers = receivers
      let snapshot = try await self.context.sessions.start(Self.target(receivers[0]))
      self.session = try self.context.sessions.session(snapshot.sessionId)
      self.context.places.file = StateDirectory(path: "\(self.folder.path)/state").file(ResumePlaces.fileName)
    }

    static func target(_ receiver: EmulatedReceiver) -> SessionTarget {
      .address("127.0.0.1", port: UInt16(receiver.port))
    }

    static func film(_ name: String) -> MediaInformation {
      MediaInformation(contentId: "https://example.com/\(name).mp4?duration=3600", contentType: "video/mp4")
    }

    static func picture(_ number: Int) -> MediaInformation {
      MediaInformation(contentId: "https://example.com/\(number).jpg", contentType: "image/jpeg")
    }

    func load(_ media: [MediaInformation]) async throws {
      _ = try await self.session.media.queue.load(
        LoadRequestData(queueData: QueueData(items: media.map { QueueItem(media: $0) })))
    }

    func announce(_ seconds: Double = 0.1) async throws {
      let gong = MediaInformation(
        contentId: "https://example.com/gong.mp3?duration=\(seconds)", contentType: "audio/mpeg")
      _ = try await self.context.interruptions.announce(
        Announcement(LoadRequestData(media: gong)), on: Self.target(self.receivers[0]))
    }

    /// Returns when the announcement plays.
    func beginAnnouncement(_ seconds: Double) async -> Task<Void, any Error> {
      let announcement = Task { @LoopActor in try await self.announce(seconds) }
      await self.wait {
        $0.media.snapshot.media?.contentType == "audio/mpeg" && $0.media.snapshot.playerState == .playing
      }
      return announcement
    }

    /// Makes the receiver drop the link when the next jump arrives.
    func loseNextJump() async throws {
      try await self.receivers[0].inject(
        FaultRule(.drop, when: MessageTrigger(direction: .received, type: "QUEUE_UPDATE"), times: .count(1)))
    }

    func transfer() async throws {
      _ = try await self.context.sessions.transfer(self.session.id, to: Self.target(self.receivers[1]))
    }

    /// Waits until the session shows this media, loaded.
    func shows(_ media: MediaInformation) async {
      await self.wait {
        let snapshot = $0.media.snapshot
        return snapshot.media?.contentId == media.contentId && snapshot.playerState != .loading
      }
    }

    func wait(until condition: @escaping @LoopActor (CastSession) -> Bool) async {
      let waits = ConditionWait()
      let subscription = self.context.addListener { _ in waits.check() }
      await waits.wait(within: .seconds(20)) { condition(self.session) }
      self.context.removeListener(subscription)
    }

    func end() async {
      await self.context.shutDown()
      for receiver in self.receivers { await receiver.shutDown() }
    }
  }

  /// The event between two parts of the playback.
  enum Break: CaseIterable, Sendable { case announcement, transfer }

  @Test(arguments: Break.allCases) func aSlideshowContinues(after event: Break) async throws {
    let scene = try await Scene()
    try await scene.load((1...3).map(Scene.picture))
    scene.context.slideshows.start(in: scene.session.id, every: .seconds(60))
    scene.clock.advance(by: .seconds(59))
    try await self.carryOut(event, scene)
    // The interval begins anew.
    scene.clock.advance(by: .seconds(59))
    #expect(scene.session.media.snapshot.media?.contentId == Scene.picture(1).contentId)
    for number in 2...3 {
      scene.clock.advance(by: .seconds(60))
      await scene.shows(Scene.picture(number))
    }
    await scene.end()
  }

  @Test func aSlideshowContinuesAfterALostJump() async throws {
    let scene = try await Scene()
    try await scene.load((1...2).map(Scene.picture))
    scene.context.slideshows.start(in: scene.session.id, every: .seconds(60))
    try await scene.loseNextJump()
    scene.clock.advance(by: .seconds(60))
    await scene.wait { $0.connectionState == .suspended }
    scene.clock.advance(by: .seconds(1))
    await scene.wait { $0.connectionState == .connected }
    #expect(scene.session.media.snapshot.media?.contentId == Scene.picture(1).contentId)
    scene.clock.advance(by: .seconds(60))
    await scene.shows(Scene.picture(2))
    #expect(scene.session.media.snapshot.media?.contentId == Scene.picture(2).contentId)
    await scene.end()
  }

  @Test func aSlideshowSkipsNoPictureWhileOneLoads() async throws {
    let scene = try await Scene(loadTime: .milliseconds(300))
    try await scene.load((1...3).map(Scene.picture))
    await scene.shows(Scene.picture(1))
    scene.context.slideshows.start(in: scene.session.id, every: .seconds(60))
    scene.clock.advance(by: .seconds(59))
    let next = Task { @LoopActor in _ = try await scene.session.media.queue.jump(by: 1) }
    await scene.wait { $0.media.snapshot.playerState == .loading }
    scene.clock.advance(by: .seconds(1))
    try await next.value
    await scene.shows(Scene.picture(2))
    scene.clock.advance(by: .seconds(59))
    #expect(scene.session.media.snapshot.media?.contentId == Scene.picture(2).contentId)
    scene.clock.advance(by: .seconds(1))
    await scene.shows(Scene.picture(3))
    #expect(scene.session.media.snapshot.media?.contentId == Scene.picture(3).contentId)
    await scene.end()
  }

  @Test(arguments: Break.allCases) func theEntriesOfAPlaylistAreKept(after event: Break) async throws {
    let scene = try await Scene()
    try await scene.load([Scene.film("a"), Scene.film("b")])
    let entry = PageItem(url: "https://example.com/c.mp4", media: Scene.film("c"))
    scene.context.pageQueues.follow([entry], in: scene.session)
    try await self.carryOut(event, scene)
    #expect(try await scene.session.media.queue.list(count: 9).items.count == 2)
    _ = try await scene.session.media.queue.jump(by: 1)
    await scene.wait { $0.media.queue.itemCount == 3 }
    _ = try await scene.session.media.queue.jump(by: 1)
    await scene.shows(Scene.film("c"))
    await scene.end()
  }

  @Test(arguments: Break.allCases) func thePlaceInAFilmIsKept(after event: Break) async throws {
    let scene = try await Scene()
    try await scene.load([Scene.film("a")])
    scene.context.places.follow("film", in: scene.session.id)
    _ = try await scene.session.media.seek(SeekOptions(.position(1_000)))
    try await self.carryOut(event, scene)
    #expect(await scene.context.places.place(of: "film") == 995)
    _ = try await scene.session.media.seek(SeekOptions(.position(2_000)))
    try await scene.context.sessions.end(scene.session.id, action: .leave)
    #expect(await scene.context.places.place(of: "film") == 1_995)
    await scene.end()
  }

  @Test func anotherFilmInsteadEndsAll() async throws {
    let scene = try await Scene()
    try await scene.load([Scene.picture(1), Scene.picture(2)])
    scene.context.slideshows.start(in: scene.session.id, every: .seconds(60))
    let announcement = await scene.beginAnnouncement(100)
    #expect(scene.context.handovers.contains(scene.session.id))
    try await scene.load([Scene.picture(7), Scene.picture(8)])
    await #expect(throws: CastError.self) { try await announcement.value }
    #expect(!scene.context.handovers.contains(scene.session.id))
    scene.clock.advance(by: .seconds(120))
    #expect(scene.session.media.snapshot.media?.contentId == Scene.picture(7).contentId)
    await scene.end()
  }

  @Test func noTimePassesInAFilmDuringAnAnnouncement() async throws {
    let scene = try await Scene()
    try await scene.load([Scene.film("a")])
    scene.context.places.follow("film", in: scene.session.id)
    _ = try await scene.session.media.seek(SeekOptions(.position(1_000)))
    let announcement = await scene.beginAnnouncement(5_000)
    // Places are written every half minute.
    scene.clock.advance(by: .seconds(45))
    #expect(await scene.context.places.place(of: "film") == 995)
    announcement.cancel()
    _ = await announcement.result
    await scene.end()
  }

  @Test func theFilmReturnsOnTheDeviceToWhichAnAnnouncementMoves() async throws {
    let scene = try await Scene()
    try await scene.load([Scene.film("a")])
    scene.context.places.follow("film", in: scene.session.id)
    _ = try await scene.session.media.seek(SeekOptions(.position(1_000)))
    let announcement = await scene.beginAnnouncement(5_000)
    try await scene.transfer()
    try await announcement.value
    #expect(!scene.context.handovers.contains(scene.session.id))
    #expect(scene.session.media.snapshot.media?.contentId == Scene.film("a").contentId)
    _ = try await scene.session.media.seek(SeekOptions(.position(3_000)))
    try await scene.context.sessions.end(scene.session.id, action: .leave)
    #expect(await scene.context.places.place(of: "film") == 2_995)
    await scene.end()
  }

  private func carryOut(_ event: Break, _ scene: Scene) async throws {
    switch event {
    case .announcement: try await scene.announce()
    case .transfer: try await scene.transfer()
    }
    #expect(!scene.context.handovers.contains(scene.session.id))
  }
}
