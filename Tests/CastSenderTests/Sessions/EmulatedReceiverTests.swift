import CastDiscovery
import CastModel
import CastSender
import CastV2
import EmulatedReceiver
import LoopIsolation
import NIOCore
import Testing

@Suite("With the emulated receiver", .timeLimit(.minutes(1)))
@LoopActor
struct EmulatedReceiverTests {
  private static let film = LoadRequestData(
    media: MediaInformation(
      contentId: "https://example.com/film.mp4", contentType: "video/mp4", streamType: .buffered, duration: 100))

  /// A context, its events, and a receiver.
  @LoopActor
  private struct Pair {
    let receiver: EmulatedReceiver
    let context: CastContext
    let recorder: EventRecorder

    init(_ configuration: ReceiverConfiguration = .testing(), limits: ConnectLimits = ConnectLimits()) async throws {
      self.receiver = try await EmulatedReceiver.start(configuration, logger: .silent)
      self.context = try Self.makeContext(limits: limits)
      self.recorder = EventRecorder(self.context)
    }

    static func makeContext(limits: ConnectLimits = ConnectLimits()) throws -> CastContext {
      var options = CastContextOptions.quick
      options.connectLimits = limits
      return CastContext(
        discovery: DiscoveryManager(sources: [], logger: .silent), options: options, logger: .silent)
    }

    var target: SessionTarget { .address("127.0.0.1", port: UInt16(self.receiver.port)) }

    func start(_ options: SessionStartOptions = SessionStartOptions()) async throws -> CastSession {
      let snapshot = try await self.context.sessions.start(self.target, options: options)
      return try self.context.sessions.session(snapshot.sessionId)
    }
  }

  @Test func playsPausesSeeksAndStops() async throws {
    let pair = try await Pair()
    let session = try await pair.start()
    #expect(session.snapshot.receiverSessionId == pair.receiver.sessionId)

    let loaded = try await session.media.load(Self.film)
    #expect(loaded.media?.contentId == "https://example.com/film.mp4")
    #expect(loaded.playerState != .loading && loaded.duration == 100)
    #expect(try await session.media.pause().playerState == .paused)
    #expect(
      try await session.media.seek(SeekOptions(.position(50), resumeState: .playbackPause)).status?.currentTime == 50)
    _ = try await session.media.setActiveTracks([])
    _ = try await session.media.setStreamVolume(0.25)
    _ = try await session.media.play()
    #expect(try await session.setVolume(0.75).level == 0.75)
    #expect(pair.receiver.volume.level == 0.75)
    #expect(try await session.media.stop().mediaSessionId == nil || session.media.snapshot.playerState == .idle)

    try await pair.context.sessions.end(session.id, action: .stopCasting)
    #expect(pair.receiver.sessionId == nil)
    #expect(pair.recorder.names.last == "didEnd REQUESTED")
  }

  @Test func aLaunchStatusBeforeTheAnswerIsProgress() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.launchAuthorization = LaunchAuthorization(.allow)
    let pair = try await Pair(configuration)
    #expect(try await pair.start().connectionState == .connected)
  }

  @Test func joinsAnAndroidTwinByTheLaunchedId() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.applications = [ApplicationDefinition(appId: "CC1AD845", runningAppId: "531A4F84")]
    let pair = try await Pair(configuration)
    let session = try await pair.start()
    #expect(session.application?.appId == "531A4F84")
    let other = try Pair.makeContext()
    let joined = try await other.sessions.start(pair.target)
    #expect(joined.receiverSessionId == session.snapshot.receiverSessionId)
  }

  @Test func theIdleScreenIsNotJoined() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.showsIdleScreen = true
    let pair = try await Pair(configuration)
    let error = try await castError { _ = try await pair.context.sessions.join(pair.target) }
    #expect(error.code == .applicationNotRunning)
  }

  @Test func anotherSenderJoinsAndStops() async throws {
    let pair = try await Pair()
    let session = try await pair.start()
    _ = try await session.media.load(Self.film)
    let other = try Pair.makeContext()
    let joined = try await other.sessions.join(pair.target)
    let otherSession = try other.sessions.session(joined.sessionId)
    #expect(otherSession.media.snapshot.mediaSessionId == session.media.snapshot.mediaSessionId)
    _ = try await otherSession.media.pause()
    await pair.recorder.event("media PAUSED")
    try await other.sessions.end(joined.sessionId, action: .leave)
    _ = try await session.requestStatus()
    #expect(session.connectionState == .connected)
    pair.receiver.stopApplication()
    await pair.recorder.event("didEnd APPLICATION_ENDED")
  }

  // MARK: Faults

  struct SilenceRow: Sendable {
    var silent: SilentPhase
    var phase: ConnectionPhase
  }

  @Test(arguments: [
    SilenceRow(silent: .tcp, phase: .tls), SilenceRow(silent: .tls, phase: .connect),
    SilenceRow(silent: .connect, phase: .connect), SilenceRow(silent: .receiverStatus, phase: .connect),
    SilenceRow(silent: .launch, phase: .launch),
  ])
  func aReceiverThatFallsSilentTimesOutInThatPhase(_ row: SilenceRow) async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.silentPhases = [row.silent]
    let limit = { (phase: ConnectionPhase) in Duration.milliseconds(row.phase == phase ? 300 : 10_000) }
    let pair = try await Pair(
      configuration,
      limits: ConnectLimits(tls: limit(.tls), connect: limit(.connect), launch: limit(.launch)))
    let error = try await castError { _ = try await pair.start() }
    #expect(error.code == .connectionTimedOut)
    #expect(error.phase == row.phase)
  }

  /// Devices don't confirm CONNECT, so both look alike: the app runs, and its state is unknown.
  @Test(arguments: [SilentPhase.applicationConnect, .mediaStatus])
  func connectsToASilentApp(_ phase: SilentPhase) async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.silentPhases = [phase]
    let pair = try await Pair(configuration, limits: ConnectLimits(mediaStatus: .milliseconds(100)))
    #expect(try await pair.start().snapshot.isMediaStatusKnown == false)
  }

  @Test func aRefusedLaunchSaysWhy() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.launchRefusal = LaunchRefusal(reason: "NOT_ALLOWED", extendedError: "USER_NOT_ALLOWED")
    let pair = try await Pair(configuration)
    let error = try await castError { _ = try await pair.start() }
    #expect(error.code == .launchFailed && error.receiver?.extendedError == "USER_NOT_ALLOWED")
  }

  @Test func acceptsAnswersWithoutRequestIds() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.zeroesRequestIDs = true
    let pair = try await Pair(configuration)
    let session = try await pair.start()
    #expect(try await session.media.load(Self.film).mediaSessionId != nil)
    try await pair.context.sessions.end(session.id, action: .stopCasting)
    #expect(pair.receiver.sessionId == nil)
  }

  @Test func ignoresDuplicates() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.duplicatesReplies = true
    let pair = try await Pair(configuration)
    let session = try await pair.start()
    _ = try await session.media.load(Self.film)
    _ = try await session.media.pause()
    try await pair.context.sessions.end(session.id, action: .stopCasting)
    #expect(pair.recorder.names.filter { $0.hasPrefix("mediaStart") }.count == 1)
    #expect(pair.recorder.names.filter { $0.hasPrefix("didEnd") }.count == 1)
  }

  @Test(arguments: [Fault.drop, .reset, .oversize(announcedLength: .max)])
  func aLostLinkEndsRequestsButNotTheSession(_ fault: Fault) async throws {
    let pair = try await Pair()
    let session = try await pair.start()
    _ = try await session.media.load(Self.film)
    try await pair.receiver.inject(
      FaultRule(fault, when: MessageTrigger(direction: .received, type: "PAUSE"), times: .count(1)))
    let error = try await castError { _ = try await session.media.pause() }
    #expect(error.code == .connectionLost)
    await pair.recorder.event("didResume")
    #expect(try await session.media.pause().playerState == .paused)
  }

  /// The heartbeat detects silence during playback; between messages, and in the middle of one.
  @Test(arguments: [Fault.silence(nil), .stall(afterBytes: 3), .stall(afterBytes: 40)])
  func aReceiverThatFallsSilentWhilePlayingIsNoticed(_ fault: Fault) async throws {
    var options = CastContextOptions.quick
    // Long enough for an answer of a busy machine before the fault, and shorter than a request's limit.
    options.heartbeat = HeartbeatOptions(
      pingAfter: .milliseconds(500), deadAfter: .seconds(4), partialMessageDeadline: .seconds(4))
    options.reconnect.isEnabled = false
    let receiver = try await EmulatedReceiver.start(.testing(), logger: .silent)
    let context = CastContext(
      discovery: DiscoveryManager(sources: [], logger: .silent), options: options, logger: .silent)
    let recorder = EventRecorder(context)
    let snapshot = try await context.sessions.start(.address("127.0.0.1", port: UInt16(receiver.port)))
    let session = try context.sessions.session(snapshot.sessionId)
    _ = try await session.media.load(Self.film)
    try await receiver.inject(FaultRule(fault))
    let error = try await castError { _ = try await session.media.pause() }
    #expect(error.code == .connectionLost)
    await recorder.event("didEnd CONNECTION_LOST")
  }

  @Test func skipsAFrameThatIsNoMessage() async throws {
    let pair = try await Pair()
    let session = try await pair.start()
    _ = try await session.media.load(Self.film)
    try await pair.receiver.inject(
      FaultRule(
        .garbage(byteCount: 64, isFramed: true), when: MessageTrigger(direction: .received, type: "PAUSE"),
        times: .count(1)))
    #expect(try await session.media.pause().playerState == .paused)
    #expect(session.connectionState == .connected)
  }
}
