import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import LoopIsolation
import NIOCore
import Testing

@Suite("Interruptions that fail", .serialized, .timeLimit(.minutes(2)))
@LoopActor
struct InterruptionFailureTests {
  typealias Scene = InterruptingTests.Scene

  /// A film plays at 500 s.
  @LoopActor
  private func playing(options: CastContextOptions = .quick) async throws -> (scene: Scene, session: CastSession) {
    let scene = try await Scene(options: options)
    let session = try await scene.start()
    _ = try await session.media.load(LoadRequestData(media: Scene.film, currentTime: 500))
    return (scene, session)
  }

  private func expectFilm(_ scene: Scene, _ session: CastSession, sourceLocation: SourceLocation = #_sourceLocation) {
    let snapshot = session.media.snapshot
    #expect(snapshot.media?.contentId == Scene.film.contentId, sourceLocation: sourceLocation)
    #expect(snapshot.playerState == .playing, sourceLocation: sourceLocation)
    #expect((500..<520).contains(scene.loads.last?.currentTime ?? 0), sourceLocation: sourceLocation)
  }

  @Test func anAnnouncementThatCannotBeLoaded() async throws {
    let (scene, session) = try await self.playing()
    let error = try await castError {
      _ = try await scene.announce(Announcement(Scene.sound("broken", 1, "&fail=104")))
    }
    #expect(error.code == .mediaLoadFailed && error.receiver?.detailedErrorCode == 104)
    self.expectFilm(scene, session)
    await scene.context.shutDown()
  }

  @Test func anAnnouncementThatFailsWhileItPlays() async throws {
    let (scene, session) = try await self.playing()
    let task = await scene.begin()
    scene.receiver.operate(.failMedia(ResourceFailure(detailedErrorCode: 103)))
    #expect(try await castError { _ = try await task.value }.code == .mediaError)
    self.expectFilm(scene, session)
    await scene.context.shutDown()
  }

  @Test func aFailureWithoutEarlierPlaybackLeavesNothing() async throws {
    let scene = try await Scene()
    let error = try await castError {
      _ = try await scene.announce(Announcement(Scene.sound("broken", 1, "&fail=104")))
    }
    #expect(error.code == .mediaLoadFailed)
    #expect(scene.receiver.sessionId == nil && scene.context.sessions.sessions.isEmpty)
    await scene.context.shutDown()
  }

  @Test func anInvalidAnnouncementInterruptsNothing() async throws {
    let (scene, _) = try await self.playing()
    #expect(
      try await castError { _ = try await scene.announce(Announcement(LoadRequestData())) }.code == .invalidParams)
    #expect(scene.loads.count == 1)
    await scene.context.shutDown()
  }

  @Test func cutsOffALongAnnouncement() async throws {
    let (scene, session) = try await self.playing()
    _ = try await scene.announce(Announcement(Scene.longGong.request, maximumDuration: .milliseconds(300)))
    self.expectFilm(scene, session)
    await scene.context.shutDown()
  }

  // MARK: Volume

  @Test func restoresTheVolume() async throws {
    let (scene, session) = try await self.playing()
    _ = try await session.setVolume(0.3)
    _ = try await session.setMuted(true)
    let task = await scene.begin(Announcement(Scene.longGong.request, volumeLevel: 0.7))
    #expect(scene.receiver.volume.level == 0.7 && scene.receiver.volume.muted == false)
    scene.receiver.operate(.finishMedia)
    _ = try await task.value
    #expect(scene.receiver.volume.level == 0.3 && scene.receiver.volume.muted == true)
    self.expectFilm(scene, session)
    await scene.context.shutDown()
  }

  @Test func keepsAVolumeSetInTheMeantime() async throws {
    let (scene, session) = try await self.playing()
    _ = try await session.setVolume(0.3)
    let task = await scene.begin(Announcement(Scene.longGong.request, volumeLevel: 0.7))
    scene.receiver.operate(.setVolume(level: 0.5, isMuted: nil))
    await scene.recorder.event("volume 0.5 false")
    scene.receiver.operate(.finishMedia)
    _ = try await task.value
    #expect(scene.receiver.volume.level == 0.5)
    await scene.context.shutDown()
  }

  // MARK: Several

  @Test func playsTwoAnnouncementsAndRestoresOnce() async throws {
    let (scene, session) = try await self.playing()
    async let first = scene.announce(Announcement(Scene.sound("first", 0.3)))
    async let second = scene.announce(Announcement(Scene.sound("second", 0.2)))
    _ = try await (first, second)
    let names = scene.loads.map { ($0.media?.contentId ?? "").contains("film") ? "film" : "gong" }
    #expect(names == ["film", "gong", "gong", "film"])
    self.expectFilm(scene, session)
    await scene.context.shutDown()
  }

  // MARK: The link

  @Test func aLinkThatBreaksMeanwhile() async throws {
    let (scene, session) = try await self.playing()
    let task = await scene.begin(Announcement(Scene.sound("gong", 1)))
    scene.receiver.dropLinks()
    await scene.recorder.event("didResume")
    _ = try await task.value
    self.expectFilm(scene, session)
    await scene.context.shutDown()
  }

  @Test func aLinkThatBreaksWhileItIsRestored() async throws {
    let (scene, session) = try await self.playing()
    let task = await scene.begin()
    try await scene.receiver.inject(
      FaultRule(.drop, when: MessageTrigger(direction: .received, type: "LOAD"), times: .count(1)))
    scene.receiver.operate(.finishMedia)
    _ = try await task.value
    self.expectFilm(scene, session)
    await scene.context.shutDown()
  }

  /// The device is muted again before its level is restored.
  @Test(arguments: [0, 1])
  func aLinkThatBreaksWhileTheVolumeIsRestored(_ confirmedChanges: Int) async throws {
    let (scene, session) = try await self.playing()
    _ = try await session.setVolume(0.3)
    _ = try await session.setMuted(true)
    let task = await scene.begin(Announcement(Scene.longGong.request, volumeLevel: 0.7))
    try await scene.receiver.inject(
      FaultRule(
        .drop, when: MessageTrigger(direction: .received, type: "SET_VOLUME"), after: confirmedChanges,
        times: .count(1)))
    scene.receiver.operate(.finishMedia)
    _ = try await task.value
    #expect(scene.recorder.names.contains("didResume"))
    #expect(scene.receiver.volume.level == 0.3 && scene.receiver.volume.muted == true)
    self.expectFilm(scene, session)
    await scene.context.shutDown()
  }

  @Test func restoresTheVolumeAfterTheAppWasStopped() async throws {
    let (scene, session) = try await self.playing()
    _ = try await session.setVolume(0.3)
    let task = await scene.begin(Announcement(Scene.longGong.request, volumeLevel: 0.7))
    let waits = ConditionWait()
    let observation = scene.receiver.observe { _ in waits.check() }
    scene.receiver.stopApplication()
    #expect(try await castError { _ = try await task.value }.code == .sessionEnded)
    let isRestored = await waits.wait(within: .seconds(20)) { scene.receiver.volume.level == 0.3 }
    #expect(isRestored && scene.receiver.sessionId == nil)
    withExtendedLifetime(observation) {}
    await scene.context.shutDown()
  }

  @Test func reportsAVolumeThatIsNotRestored() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    let receiver = bench.receiver
    let task = Task { @LoopActor in
      try await bench.context.interruptions.announce(
        Announcement(Scene.longGong.request, volumeLevel: 0.9), on: bench.target)
    }
    await bench.recorder.event("media PLAYING")
    receiver.handlers["SET_VOLUME"] = {
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_PARAMS"}"#, to: $0)
    }
    receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"FINISHED"}"#)
    let error = try await castError { _ = try await task.value }
    #expect(error.code == .playbackNotRestored && (error.cause as? CastError)?.code == .requestRejected)
    await bench.context.shutDown()
  }

  // MARK: Others

  @Test func leavesAnotherSendersPlaybackAlone() async throws {
    let (scene, session) = try await self.playing()
    let task = await scene.begin(Announcement(Scene.longGong.request, volumeLevel: 0.9))
    let other = TwoSendersTests.Scene.context()
    let joined = try await other.sessions.join(scene.target)
    _ = try await other.sessions.session(joined.sessionId).media.load(Scene.sound("theirs", 300))
    #expect(try await castError { _ = try await task.value }.code == .requestReplaced)
    #expect(scene.loads.count == 3 && session.media.snapshot.media?.contentId?.contains("theirs") == true)
    await other.shutDown()
    await scene.context.shutDown()
  }

  /// The announcement's session was made for it alone.
  @Test func keepsTheSessionInWhichAnotherClientPlays() async throws {
    let scene = try await Scene()
    let task = await scene.begin()
    var options = SessionStartOptions()
    options.usesExisting = true
    let joined = try await scene.context.sessions.start(scene.target, options: options)
    let session = try scene.context.sessions.session(joined.sessionId)
    _ = try await session.media.load(Scene.sound("theirs", 300))
    #expect(try await castError { _ = try await task.value }.code == .requestReplaced)
    #expect(try await session.media.pause().playerState == .paused)
    #expect(session.connectionState == .connected && scene.loads.count == 2)
    await scene.context.shutDown()
  }

  /// The receiver reports no end of the announcement.
  @Test func leavesMediaThatReplacesTheAnnouncementAtOnce() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    let task = Task { @LoopActor in
      try await bench.context.interruptions.announce(Announcement(Scene.longGong.request), on: bench.target)
    }
    await bench.recorder.event("media PLAYING")
    bench.receiver.broadcastMedia(
      #"{"mediaSessionId":2,"playerState":"PLAYING","currentTime":0,"media":{"contentId":"theirs","duration":300}}"#)
    #expect(try await castError { _ = try await task.value }.code == .requestReplaced)
    #expect(bench.receiver.types.filter { $0 == "LOAD" }.count == 1)
    await bench.context.shutDown()
  }

  @Test func anAppStoppedInTheMeantimeStaysStopped() async throws {
    let (scene, _) = try await self.playing()
    let task = await scene.begin()
    scene.receiver.stopApplication()
    #expect(try await castError { _ = try await task.value }.code == .sessionEnded)
    #expect(scene.receiver.sessionId == nil && scene.loads.count == 2)
    await scene.context.shutDown()
  }

  // MARK: Cancelling

  @Test func cutsOffACancelledAnnouncement() async throws {
    let (scene, session) = try await self.playing()
    let task = await scene.begin()
    task.cancel()
    #expect(try await castError { _ = try await task.value }.code == .requestCancelled)
    self.expectFilm(scene, session)
    await scene.context.shutDown()
  }

  /// The receiver has got the LOAD, and the sender no status yet.
  @Test(arguments: [true, false])
  func cutsOffAnAnnouncementThatLoads(_ isInFilm: Bool) async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.mediaTiming.loadTime = .milliseconds(300)
    let scene = try await Scene(configuration)
    let session = try await scene.start()
    if isInFilm { _ = try await session.media.load(LoadRequestData(media: Scene.film, currentTime: 500)) }
    let waits = ConditionWait()
    let observation = scene.receiver.observe { _ in waits.check() }
    let task = Task { @LoopActor in try await scene.announce(Scene.longGong) }
    await waits.wait { scene.loads.last?.media?.contentId == Scene.longGong.request.media?.contentId }
    task.cancel()
    #expect(try await castError { _ = try await task.value }.code == .requestCancelled)
    if isInFilm {
      self.expectFilm(scene, session)
    } else {
      #expect(try await session.media.requestStatus().playerState == .idle)
    }
    withExtendedLifetime(observation) {}
    await scene.context.shutDown()
  }

  @Test func theEndOfTheProgramRestores() async throws {
    let (scene, _) = try await self.playing()
    let task = await scene.begin()
    await scene.context.shutDown()
    #expect(try await castError { _ = try await task.value }.code == .requestCancelled)
    #expect(scene.loads.last?.media?.contentId == Scene.film.contentId && scene.receiver.sessionId != nil)
  }
}
