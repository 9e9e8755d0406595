import CastDiscovery
import CastModel
import CastSender
import EmulatedReceiver
import LoopIsolation
import NIOCore
import Testing

/// Two senders on one receiver: the effect of one's end on the other (peers.md P19).
@Suite("Two senders", .timeLimit(.minutes(1)))
@LoopActor
struct TwoSendersTests {
  @LoopActor
  struct Scene {
    let receiver: EmulatedReceiver
    let mine: CastContext
    let theirs: CastContext
    let myEvents: EventRecorder
    let theirEvents: EventRecorder
    let mySession: CastSession
    let theirSession: CastSession

    /// The first sender plays a film; the second one has joined.
    init() async throws {
      self.receiver = try await EmulatedReceiver.start(.testing(), logger: .silent)
      (self.mine, self.theirs) = (Self.context(), Self.context())
      (self.myEvents, self.theirEvents) = (EventRecorder(self.mine), EventRecorder(self.theirs))
      let target = SessionTarget.address("127.0.0.1", port: UInt16(self.receiver.port))
      let started = try await self.mine.sessions.start(target)
      self.mySession = try self.mine.sessions.session(started.sessionId)
      _ = try await self.mySession.media.load(
        LoadRequestData(
          media: MediaInformation(
            contentId: "https://example.com/film.mp4", contentType: "video/mp4", streamType: .buffered, duration: 100)))
      let joined = try await self.theirs.sessions.join(target)
      self.theirSession = try self.theirs.sessions.session(joined.sessionId)
      await self.theirEvents.event("media PLAYING")
    }

    static func context() -> CastContext {
      CastContext(discovery: DiscoveryManager(sources: [], logger: .silent), options: .quick, logger: .silent)
    }
  }

  @Test(arguments: [SessionEndAction.leave, .disconnect])
  func leavingAffectsNoOtherSender(_ action: SessionEndAction) async throws {
    let scene = try await Scene()
    let run = scene.receiver.sessionId
    let before = scene.theirEvents.names.count
    try await scene.mine.sessions.end(action: action)
    #expect(scene.myEvents.names.last == "didEnd REQUESTED")
    // The other sender continues in the same run of the app, and controls it.
    #expect(try await scene.theirSession.media.pause().playerState == .paused)
    #expect(try await scene.theirSession.setVolume(0.3).level == 0.3)
    #expect(scene.receiver.sessionId == run && scene.theirSession.connectionState == .connected)
    let events = scene.theirEvents.names.dropFirst(before)
    #expect(!events.contains { $0.hasPrefix("didEnd") || $0.hasPrefix("didSuspend") || $0.hasPrefix("mediaEnd") })
    await scene.theirs.shutDown()
  }

  @Test func stoppingEndsAllSessions() async throws {
    let scene = try await Scene()
    try await scene.mine.sessions.end(action: .stopCasting)
    #expect(scene.receiver.sessionId == nil)
    #expect(scene.myEvents.names.last == "didEnd REQUESTED")
    await scene.theirEvents.event("didEnd APPLICATION_ENDED")
    let names = scene.theirEvents.names
    #expect(names.contains { $0.hasPrefix("mediaEnd") } && !names.contains { $0.hasPrefix("didSuspend") })
    #expect(scene.theirs.castState != .connected)
  }

  @Test func pendingRequestsFailWithTheReason() async throws {
    let scene = try await Scene()
    try await scene.receiver.inject(
      FaultRule(.discard, when: MessageTrigger(direction: .received, type: "PAUSE")))
    let pause = Task { @LoopActor in try await castError { _ = try await scene.theirSession.media.pause() } }
    // Sent before the following request, which is answered.
    _ = try await scene.theirSession.requestStatus()
    try await scene.mine.sessions.end(action: .stopCasting)
    #expect(try await pause.value.code == .sessionEnded)
  }

  @Test func reportsTheOthersCommands() async throws {
    let scene = try await Scene()
    _ = try await scene.mySession.media.pause()
    await scene.theirEvents.event("media PAUSED")
    _ = try await scene.theirSession.setVolume(0.25)
    await scene.myEvents.event("volume 0.25 false")
    _ = try await scene.theirSession.setMuted(true)
    await scene.myEvents.event("volume 0.25 true")
    await scene.mine.shutDown()
    await scene.theirs.shutDown()
  }

  @Test func takingTheDeviceReplacesTheOther() async throws {
    let scene = try await Scene()
    try await scene.theirs.sessions.end(action: .leave)
    let other = try await scene.theirs.sessions.start(
      .address("127.0.0.1", port: UInt16(scene.receiver.port)),
      options: SessionStartOptions(applicationId: "233637DE"))
    #expect(other.connectionState == .connected)
    await scene.myEvents.event("didEnd REPLACED")
    await scene.theirs.shutDown()
  }
}
