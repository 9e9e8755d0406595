import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import LoopIsolation
import NIOCore
import Testing

/// Announcements on an emulated receiver, over real sockets.
@Suite("Interruptions of playback", .serialized, .timeLimit(.minutes(2)))
@LoopActor
struct InterruptingTests {
  @LoopActor
  final class Scene {
    let receiver: EmulatedReceiver
    let context: CastContext
    let recorder: EventRecorder
    /// The loads that the receiver got, and the actions of its player, one word each.
    private(set) var loads: [LoadRequestData] = []
    private var observation: ReceiverObservation?

    init(_ configuration: ReceiverConfiguration = .testing(), options: CastContextOptions = .quick) async throws {
      self.receiver = try await EmulatedReceiver.start(configuration, logger: .silent)
      self.context = CastContext(
        discovery: DiscoveryManager(sources: [], logger: .silent), options: options, logger: .silent)
      self.recorder = EventRecorder(self.context)
      self.observation = self.receiver.observe { [weak self] event in
        if case .loadRequested(let data, _) = event { self?.loads.append(data) }
      }
    }

    var target: SessionTarget { .address("127.0.0.1", port: UInt16(self.receiver.port)) }

    func start(_ applicationId: String = "CC1AD845") async throws -> CastSession {
      let snapshot = try await self.context.sessions.start(
        self.target, options: SessionStartOptions(applicationId: applicationId))
      return try self.context.sessions.session(snapshot.sessionId)
    }

    func announce(
      _ announcement: Announcement = Scene.gong
    ) async throws -> InterruptionResult {
      try await self.context.interruptions.announce(announcement, on: self.target)
    }

    /// Announces, and returns when the receiver loads the announcement.
    func begin(_ announcement: Announcement = Scene.longGong) async -> Task<InterruptionResult, any Error> {
      let task = Task { @LoopActor in try await self.announce(announcement) }
      await self.plays(announcement.request.media?.contentId ?? "")
      return task
    }

    /// Waits until media of this name plays.
    func plays(_ contentId: String) async {
      let waits = ConditionWait()
      let subscription = self.context.addListener { _ in waits.check() }
      await waits.wait(within: .seconds(20)) {
        self.context.sessions.sessions.contains {
          $0.media.snapshot.media?.contentId == contentId && $0.media.snapshot.playerState == .playing
        }
      }
      self.context.removeListener(subscription)
    }

    static let gong = Announcement(Scene.sound("gong", 0.2))
    static let longGong = Announcement(Scene.sound("long-gong", 100))

    static func sound(_ name: String, _ seconds: Double, _ query: String = "") -> LoadRequestData {
      LoadRequestData(
        media: MediaInformation(
          contentId: "https://example.com/\(name).mp3?duration=\(seconds)\(query)", contentType: "audio/mpeg"))
    }

    static let film = MediaInformation(
      contentId: "https://example.com/film.mp4?duration=5000", contentType: "video/mp4", streamType: .buffered,
      duration: 5_000,
      tracks: [
        Track(
          trackId: 1, type: .text, trackContentId: "https://example.com/en.vtt", subtype: .subtitles, language: "en"),
        Track(
          trackId: 2, type: .text, trackContentId: "https://example.com/de.vtt", subtype: .subtitles, language: "de"),
      ])
  }

  // MARK: In the app that runs

  @Test func restoresTheMiddleOfAShuffledQueue() async throws {
    let scene = try await Scene()
    let session = try await scene.start()
    let queue = session.media.queue
    let items = (1...50).map { number in
      QueueItem(
        media: MediaInformation(
          contentId: "https://example.com/\(number).mp3?duration=600", contentType: "audio/mpeg", duration: 600))
    }
    _ = try await queue.load(
      LoadRequestData(queueData: QueueData(name: "Fifty", repeatMode: .repeatAll, items: items, startIndex: 20)))
    _ = try await queue.setShuffled(true)
    _ = try await queue.jump(by: 17)
    _ = try await session.media.seek(SeekOptions(.position(123)))
    func names() async throws -> [String] { try await queue.list(count: 100).items.compactMap(\.media?.contentId) }
    let before = try await names()
    let current = session.media.snapshot.media?.contentId
    #expect(before.count == 50 && before[17] == current)

    let result = try await scene.announce()
    #expect(result.sessionId == session.id)
    let after = session.media.snapshot
    #expect(try await names() == before)
    #expect(after.media?.contentId == current && after.playerState == .playing)
    let position = try #require(scene.loads.last?.currentTime)
    #expect(position >= 123 && position < 130)
    #expect(after.status?.repeatMode == .repeatAll && after.status?.queueData?.shuffle == true)
    #expect(after.status?.queueData?.name == "Fifty")
    _ = try await queue.setShuffled(false)
    #expect(try await names() == items.compactMap(\.media?.contentId))
    await scene.context.shutDown()
  }

  @Test func aPausedFilmStaysPaused() async throws {
    let scene = try await Scene()
    let session = try await scene.start()
    _ = try await session.media.load(
      LoadRequestData(media: Scene.film, autoplay: false, currentTime: 1_234, activeTrackIds: [2]))
    let style = TextTrackStyle(fontScale: 1.5)
    _ = try await session.media.setTextTrackStyle(style)
    _ = try await session.media.setStreamVolume(0.4)
    let before = session.media.snapshot
    #expect(before.playerState == .paused)
    let states = scene.recorder.names.count
    _ = try await scene.announce()
    let after = session.media.snapshot
    #expect(after.playerState == .paused && after.position(at: .now()) == 1_234)
    #expect(after.media?.contentId == Scene.film.contentId && after.status?.activeTrackIds == [2])
    #expect(after.media?.textTrackStyle?.fontScale == 1.5)
    #expect(after.status?.volume?.level == 0.4)
    #expect(scene.loads.map(\.autoplay) == [false, true, false])
    // The volume applies only during the announcement.
    let played = scene.recorder.names.dropFirst(states)
    #expect(
      played.filter { $0 == "media PLAYING" }.count == 1 && played.last { $0.hasPrefix("media ") } == "media PAUSED")
    await scene.context.shutDown()
  }

  /// A device that loads and seeks slowly.
  private static var slow: ReceiverConfiguration {
    var configuration = ReceiverConfiguration.testing()
    configuration.mediaTiming = MediaTiming(loadTime: .zero, bufferingTime: .milliseconds(500))
    return configuration
  }

  @Test func aPausedFilmThatBuffersStaysPaused() async throws {
    let scene = try await Scene(Self.slow)
    let session = try await scene.start()
    _ = try await session.media.load(LoadRequestData(media: Scene.film))
    _ = try await session.media.wait(for: .init(.playing))
    _ = try await session.media.pause()
    _ = try await session.media.seek(SeekOptions(.position(1_234)))
    _ = try await scene.announce()
    #expect(scene.loads.last?.autoplay == false)
    let after = try await session.media.wait(for: .init(.paused))
    #expect(after.position(at: .now()) == 1_234)
    await scene.context.shutDown()
  }

  /// It is loaded paused, so that it isn't heard before it is muted.
  @Test func aMutedFilmThatBuffersPlaysOn() async throws {
    let scene = try await Scene(Self.slow)
    let session = try await scene.start()
    _ = try await session.media.load(LoadRequestData(media: Scene.film, currentTime: 100))
    _ = try await session.media.setStreamMuted(true)
    _ = try await session.media.wait(for: .init(.playing))
    _ = try await scene.announce()
    #expect(scene.loads.last?.autoplay == false && session.media.snapshot.status?.volume?.muted == true)
    #expect(session.media.snapshot.playerState == .playing)
    await scene.context.shutDown()
  }

  @Test func restoresTheRate() async throws {
    let scene = try await Scene()
    let session = try await scene.start()
    _ = try await session.media.load(LoadRequestData(media: Scene.film, currentTime: 100))
    _ = try await session.media.setPlaybackRate(1.5)
    _ = try await scene.announce()
    #expect(session.media.snapshot.status?.playbackRate == 1.5 && session.media.snapshot.playerState == .playing)
    await scene.context.shutDown()
  }

  @Test(arguments: [false, true])
  func restoresALiveStream(_ isPaused: Bool) async throws {
    let scene = try await Scene()
    let session = try await scene.start()
    _ = try await session.media.load(
      LoadRequestData(
        media: MediaInformation(
          contentId: "https://example.com/live.m3u8", contentType: "application/x-mpegurl", streamType: .live)))
    var position: Double?
    if isPaused {
      _ = try await session.media.seek(SeekOptions(.position(30)))
      _ = try await session.media.pause()
      position = session.media.snapshot.position(at: .now())
    }
    _ = try await scene.announce()
    #expect(scene.loads.last?.currentTime == position)
    #expect(session.media.snapshot.playerState == (isPaused ? .paused : .playing))
    #expect(session.media.snapshot.isPlayingLiveStream)
    await scene.context.shutDown()
  }

  @Test func keepsAnIdleApp() async throws {
    let scene = try await Scene()
    let session = try await scene.start()
    let run = scene.receiver.sessionId
    #expect(try await scene.announce().sessionId == session.id)
    #expect(scene.receiver.sessionId == run && session.connectionState == .connected)
    #expect(session.media.snapshot.status?.isEnded != false && scene.loads.count == 1)
    await scene.context.shutDown()
  }

  @Test func restoresAnotherSendersPlaybackAndLeaves() async throws {
    let scene = try await Scene()
    let other = TwoSendersTests.Scene.context()
    let started = try await other.sessions.start(scene.target)
    let session = try other.sessions.session(started.sessionId)
    _ = try await session.media.load(LoadRequestData(media: Scene.film, currentTime: 700))
    #expect(try await scene.announce().sessionId == nil)
    #expect(scene.context.sessions.sessions.isEmpty && session.connectionState == .connected)
    #expect(scene.loads.last?.media?.contentId == Scene.film.contentId)
    #expect((700..<705).contains(scene.loads.last?.currentTime ?? 0))
    await other.shutDown()
  }

  @Test func aQueueEndsWithItsLastItem() async throws {
    let scene = try await Scene()
    let session = try await scene.start()
    _ = try await session.media.load(LoadRequestData(media: Scene.film, currentTime: 10))
    let items = ["one", "two", "three"].map { QueueItem(media: Scene.sound($0, 0.15).media) }
    let before = scene.recorder.names.count
    _ = try await scene.announce(Announcement(LoadRequestData(queueData: QueueData(items: items))))
    #expect(scene.recorder.names.dropFirst(before).filter { $0 == "media PLAYING" }.count >= 4)
    #expect(session.media.snapshot.media?.contentId == Scene.film.contentId)
    await scene.context.shutDown()
  }

  // MARK: Nothing, and other apps

  @Test func stopsTheAppIfNoneRanBefore() async throws {
    let scene = try await Scene()
    #expect(try await scene.announce().sessionId == nil)
    #expect(scene.receiver.sessionId == nil && scene.context.sessions.sessions.isEmpty)
    #expect(scene.loads.count == 1)
    await scene.context.shutDown()
  }

  @Test func restoresAnotherAppAndItsMedia() async throws {
    let scene = try await Scene(Self.slow)
    let session = try await scene.start("EC40EC40")
    session.owner = ClientInfo(name: "somebody")
    _ = try await session.media.load(LoadRequestData(media: Scene.film, autoplay: false, currentTime: 321))
    let result = try await scene.announce()
    let restored = try scene.context.sessions.session(result.sessionId)
    #expect(restored.application?.appId == "EC40EC40" && restored.owner?.name == "somebody")
    #expect(restored.media.snapshot.media?.contentId == Scene.film.contentId)
    #expect(restored.media.snapshot.playerState == .paused && restored.media.snapshot.position(at: .now()) == 321)
    await scene.context.shutDown()
  }

  @Test func relaunchesAnAppWithoutMedia() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.applications.append(
      ApplicationDefinition(appId: "ABCD1234", displayName: "Board", namespaces: [.echo]))
    let scene = try await Scene(configuration)
    let other = TwoSendersTests.Scene.context()
    _ = try await other.sessions.start(scene.target, options: SessionStartOptions(applicationId: "ABCD1234"))
    await other.shutDown()
    #expect(try await scene.announce().sessionId == nil)
    #expect(scene.receiver.screen.application?.appId == "ABCD1234" && scene.loads.count == 1)
    await scene.context.shutDown()
  }

  @Test func reportsAnAppThatCannotBeRelaunched() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.applications.append(
      ApplicationDefinition(appId: "ABCD1234", displayName: "Board", namespaces: [.echo]))
    let scene = try await Scene(configuration)
    _ = try await scene.start("ABCD1234")
    let task = await scene.begin()
    scene.receiver.faults.launchRefusal = LaunchRefusal(reason: "NOT_ALLOWED")
    scene.receiver.operate(.finishMedia)
    let error = try await castError { _ = try await task.value }
    #expect(error.code == .playbackNotRestored && (error.cause as? CastError)?.code == .launchFailed)
    await scene.context.shutDown()
  }

  @Test func aLaunchThatIsRefusedLeavesTheOtherApp() async throws {
    let scene = try await Scene()
    let session = try await scene.start("EC40EC40")
    _ = try await session.media.load(LoadRequestData(media: Scene.film, currentTime: 50))
    let run = scene.receiver.sessionId
    try await scene.receiver.inject(
      FaultRule(.discard, when: MessageTrigger(direction: .received, type: "LAUNCH"), times: .count(1)))
    let error = try await castError {
      _ = try await scene.announce(Announcement(Scene.gong.request, timeout: .milliseconds(500)))
    }
    #expect(error.code == .connectionTimedOut)
    #expect(scene.receiver.sessionId == run && scene.loads.count == 1)
    #expect(scene.context.sessions.sessions.first?.application?.appId == "EC40EC40")
    await scene.context.shutDown()
  }
}
