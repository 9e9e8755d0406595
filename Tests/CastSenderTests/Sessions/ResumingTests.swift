import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import CastV2
import LoopIsolation
import NIOCore
import Testing

@Suite("Suspended sessions", .timeLimit(.minutes(1))) @LoopActor
struct ResumingTests {
  private static func options(_ change: (inout ReconnectOptions) -> Void) -> CastContextOptions {
    var options = CastContextOptions.quick
    change(&options.reconnect)
    return options
  }

  @Test func aLostLinkFailsRequestsAndIsRestored() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.handlers["PAUSE"] = { _ in bench.receiver.dropLinks() }
    let error = try await castError { _ = try await session.media.pause() }
    #expect(error.code == .connectionLost)
    await bench.recorder.event("didResume")
    bench.receiver.handlers["PAUSE"] = nil
    #expect(try await session.media.pause().sessionId == session.id)
    let types = bench.receiver.types
    #expect(!types.contains("LOAD") && types.filter { $0 == "LAUNCH" }.count == 1, "nothing is done twice")
    #expect(!bench.recorder.names.contains { $0.hasPrefix("mediaEnd") || $0.hasPrefix("didEnd") })
  }

  @Test func reportsEveryStepInOrder() async throws {
    let bench = try await Bench()
    _ = try await bench.startPlaying()
    bench.receiver.dropLinks()
    await bench.recorder.event("didResume")
    let names = bench.recorder.names.filter { !$0.hasPrefix("phase") && !$0.hasPrefix("media") }
    #expect(
      names.suffix(7) == [
        "didStart", "metadata", "castState CONNECTING", "didSuspend NETWORK_ERROR", "willResume 1",
        "castState CONNECTED", "didResume",
      ])
  }

  @Test func linkAndAppHaveTheirOwnStates() async throws {
    let clock = ManualClock()
    let bench = try await Bench(clock: clock)
    let session = try await bench.startPlaying()
    #expect(session.snapshot.linkState == .up && session.snapshot.applicationState == .running)
    bench.receiver.dropLinks()
    await bench.recorder.event("didSuspend NETWORK_ERROR")
    #expect(session.snapshot.linkState == .down && session.snapshot.applicationState == .unknown)
    #expect(session.connectionState == .suspended && session.snapshot.suspendReason == .networkError)
    clock.advance(by: .milliseconds(1))
    await bench.recorder.event("didResume")
    #expect(session.snapshot.linkState == .up && session.snapshot.applicationState == .running)
    #expect(session.snapshot.suspendReason == nil)
  }

  @Test func aSuspendedSessionStaysCurrentWithAdvice() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    try session.suspend()
    #expect(try bench.context.sessions.session() === session)
    let error = try await castError { _ = try await session.media.play() }
    #expect(error.code == .sessionSuspended)
    #expect(try await castError { _ = try await session.setVolume(0.3) }.code == .sessionSuspended)
  }

  @Test func everyLinkHasItsOwnSenderId() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    bench.receiver.dropLinks()
    await bench.recorder.event("didResume")
    let senders = bench.receiver.received.filter { $0.type == "CONNECT" }.map(\.message.sourceId)
    #expect(senders.count == 4 && Set(senders).count == 2)
  }

  @Test func aRefusedAttemptIsFollowedByAnother() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    bench.receiver.refusesLinks = true
    bench.receiver.dropLinks()
    await bench.recorder.event("willResume 3")
    bench.receiver.refusesLinks = false
    await bench.recorder.event("didResume")
    let errors = bench.recorder.events.compactMap { event in
      if case .session(.willResume(_, _, let error)) = event { error?.code } else { nil }
    }
    #expect(errors.count >= 3 && errors.allSatisfy { $0 == .connectionLost || $0 == .tlsFailed })
  }

  @Test func anAppThatEndedMeanwhileEndsTheSession() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.applications = []
    bench.receiver.dropLinks()
    await bench.recorder.event("didEnd APPLICATION_ENDED")
    #expect(bench.recorder.names.contains("didFailToResume SessionEnded"))
    #expect(bench.recorder.names.contains { $0.hasPrefix("mediaEnd 1") })
    #expect(session.connectionState == .disconnected)
    #expect(bench.receiver.types.filter { $0 == "LAUNCH" }.count == 1, "nothing is launched again")
  }

  @Test func anotherRunMeansThatTheSessionWasReplaced() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    bench.receiver.applications = [.running(sessionId: "run-2", transportId: "transport-2")]
    bench.receiver.dropLinks()
    await bench.recorder.event("didEnd REPLACED")
  }

  @Test func aRunMayBeMissingForAMoment() async throws {
    var options = CastContextOptions.quick
    options.applicationGoneDelay = .seconds(60)
    let bench = try await Bench(options: options)
    _ = try await bench.start()
    let applications = bench.receiver.applications
    bench.receiver.handlers["GET_STATUS"] = { request in
      bench.receiver.applications = []
      bench.receiver.answer(request)
      bench.receiver.applications = applications
      bench.receiver.broadcastStatus()
    }
    bench.receiver.dropLinks()
    await bench.recorder.event("didResume")
  }

  @Test func reportsThePresentMedia() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.mediaStatus =
      #"{"mediaSessionId":2,"playerState":"PAUSED","currentTime":5,"media":{"contentId":"b"}}"#
    bench.receiver.dropLinks()
    await bench.recorder.event("didResume")
    #expect(session.media.snapshot.mediaSessionId == 2 && session.media.snapshot.playerState == .paused)
    #expect(bench.recorder.names.contains("mediaStart 2"))
  }

  @Test func aCloseOfTheReceiverIsAnsweredByANewLink() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    let source = try #require(bench.receiver.received.first?.message.sourceId)
    bench.receiver.close(from: "receiver-0", to: source)
    await bench.recorder.event("didResume")
  }

  @Test func endsTheSessionOfADeviceThatStaysAway() async throws {
    let bench = try await Bench(options: Self.options { $0.giveUpAfter = .milliseconds(100) })
    let session = try await bench.startPlaying()
    bench.receiver.refusesLinks = true
    bench.receiver.dropLinks()
    await bench.recorder.event("didEnd CONNECTION_LOST")
    #expect(bench.recorder.names.contains("didFailToResume ConnectionLost"))
    #expect(!bench.recorder.names.contains { $0.hasPrefix("mediaEnd") }, "the app goes on, as far as anybody knows")
    #expect(session.connectionState == .disconnected && bench.context.sessions.sessions.isEmpty)
  }

  @Test func withoutReconnectingALostLinkIsTheEnd() async throws {
    let bench = try await Bench(options: Self.options { $0.isEnabled = false })
    _ = try await bench.start()
    bench.receiver.dropLinks()
    await bench.recorder.event("didEnd CONNECTION_LOST")
    #expect(!bench.recorder.names.contains { $0.hasPrefix("willResume") })
  }

  @Test func aRequestedSuspensionStaysUntilResumed() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    try session.suspend()
    _ = await bench.receiver.message { $0.type == "CLOSE" && $0.message.destinationId == "receiver-0" }
    #expect(bench.recorder.names.contains("didSuspend REQUESTED"))
    #expect(try await session.resume().connectionState == .connected)
    #expect(bench.recorder.names.filter { $0.hasPrefix("willResume") } == ["willResume 1"])
    #expect(try await session.resume().connectionState == .connected, "resuming what is up changes nothing")
  }

  @Test func aFailedResumeHasAReasonAndCanBeRepeated() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    try session.suspend()
    bench.receiver.refusesLinks = true
    let error = try await castError { _ = try await session.resume() }
    #expect(error.phase != nil && error.sessionId == session.id)
    #expect(session.connectionState == .suspended)
    bench.receiver.refusesLinks = false
    #expect(try await session.resume().connectionState == .connected)
  }

  @Test func endingASuspendedSessionLeavesTheAppAlone() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    try session.suspend()
    try await bench.context.sessions.end(session.id)
    #expect(bench.recorder.names.suffix(2).contains("didEnd REQUESTED"))
    #expect(!bench.receiver.types.contains("STOP"))
  }

  @Test func stoppingASuspendedSessionReachesTheAppFirst() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    try session.suspend()
    try await bench.context.sessions.end(session.id, action: .stopCasting)
    #expect(bench.receiver.types.contains("STOP") && bench.receiver.applications.isEmpty)
    #expect(session.connectionState == .disconnected)
  }

  @Test func endingWhileAnAttemptRunsIsFinal() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    bench.receiver.handlers["GET_STATUS"] = { _ in }
    bench.receiver.dropLinks()
    await bench.recorder.event("willResume 1")
    let resuming = Task { @LoopActor in try await castError { _ = try await session.resume() } }
    await Task.yield()
    try await bench.context.sessions.end(session.id, action: .leave)
    #expect(try await resuming.value.code == .sessionEnded)
    #expect(session.connectionState == .disconnected)
    #expect(!bench.recorder.names.contains("didResume"))
  }

  @Test func theBackgroundSuspendsAndTheForegroundResumes() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.context.setAppState(.background)
    #expect(session.connectionState == .suspended && session.snapshot.suspendReason == .backgrounded)
    bench.context.setAppState(.foreground)
    await bench.recorder.event("didResume")
  }

  @Test func theForegroundRetriesUntilTheDeviceIsReachable() async throws {
    let bench = try await Bench()
    _ = try await bench.startPlaying()
    bench.context.setAppState(.background)
    bench.receiver.refusesLinks = true
    bench.context.setAppState(.foreground)
    await bench.recorder.event("willResume 3")
    bench.receiver.refusesLinks = false
    await bench.recorder.event("didResume")
  }

  @Test func theForegroundEndsASessionWhoseDeviceStaysAway() async throws {
    let bench = try await Bench(options: Self.options { $0.giveUpAfter = .milliseconds(100) })
    _ = try await bench.startPlaying()
    bench.context.setAppState(.background)
    bench.receiver.refusesLinks = true
    bench.context.setAppState(.foreground)
    await bench.recorder.event("didEnd CONNECTION_LOST")
  }

  @Test func theForegroundTriesOnceWithoutReconnecting() async throws {
    let clock = ManualClock()
    let bench = try await Bench(options: Self.options { $0.isEnabled = false }, clock: clock)
    let session = try await bench.startPlaying()
    bench.context.setAppState(.background)
    bench.receiver.refusesLinks = true
    bench.context.setAppState(.foreground)
    _ = try await castError { _ = try await session.resume() }
    clock.advance(by: .hours(1))
    #expect(session.connectionState == .suspended)
    #expect(bench.recorder.names.filter { $0.hasPrefix("willResume") } == ["willResume 1"])
  }

  /// Loses the link while the device refuses new ones.
  private func loseLink(_ bench: Bench) async {
    bench.receiver.refusesLinks = true
    bench.receiver.dropLinks()
    await bench.recorder.event("didSuspend NETWORK_ERROR")
  }

  @Test(arguments: [SessionSuspendReason.requested, .backgrounded])
  func suspendingEndsTheAttemptsToResume(_ reason: SessionSuspendReason) async throws {
    let clock = ManualClock()
    let bench = try await Bench(clock: clock)
    let session = try await bench.startPlaying()
    await self.loseLink(bench)
    if reason == .requested { try session.suspend() } else { bench.context.setAppState(.background) }
    #expect(bench.recorder.names.contains("didSuspend \(reason)"))
    #expect(session.snapshot.suspendReason == reason)
    bench.receiver.refusesLinks = false
    clock.advance(by: .hours(1))
    #expect(!bench.recorder.names.contains { $0.hasPrefix("willResume") })
    if reason == .requested {
      _ = try await session.resume()
    } else {
      bench.context.setAppState(.foreground)
    }
    await bench.recorder.event("didResume")
  }

  @Test func suspendingEndsTheAttemptInProgress() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let sender = try #require(bench.receiver.received.first?.message.sourceId)
    bench.receiver.handlers["GET_STATUS"] = { _ in }
    bench.receiver.dropLinks()
    await bench.recorder.event("willResume 1")
    let resuming = Task { @LoopActor in try await castError { _ = try await session.resume() } }
    _ = await bench.receiver.message { $0.type == "GET_STATUS" && $0.message.sourceId != sender }
    try session.suspend()
    #expect(try await resuming.value.code == .sessionSuspended)
    #expect(session.snapshot.suspendReason == .requested && session.snapshot.linkState == .down)
    bench.receiver.handlers["GET_STATUS"] = nil
    #expect(try await session.resume().connectionState == .connected)
    #expect(bench.recorder.names.filter { $0.hasPrefix("willResume") } == ["willResume 1", "willResume 1"])
  }

  @Test func theBackgroundLeavesARequestedSuspensionAlone() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    try session.suspend()
    bench.context.setAppState(.background)
    bench.context.setAppState(.foreground)
    #expect(session.snapshot.suspendReason == .requested)
    #expect(!bench.recorder.names.contains { $0.hasPrefix("willResume") })
  }

  @Test(arguments: [true, false])
  func theBackgroundSuspendsASessionThatIsConnecting(_ staysThere: Bool) async throws {
    let bench = try await Bench()
    var launch: ScriptedReceiver.Request?
    bench.receiver.handlers["LAUNCH"] = { launch = $0 }
    let starting = Task { @LoopActor in try await bench.start() }
    _ = await bench.receiver.message("LAUNCH")
    bench.context.setAppState(.background)
    if !staysThere { bench.context.setAppState(.foreground) }
    bench.receiver.answer(try #require(launch))
    let session = try await starting.value
    #expect(bench.recorder.names.contains("didSuspend BACKGROUNDED") == staysThere)
    #expect((session.connectionState == .suspended) == staysThere)
  }

  @Test func theBackgroundLeavesSessionsAloneIfTheOptionsSaySo() async throws {
    var options = CastContextOptions.quick
    options.suspendSessionsWhenBackgrounded = false
    let bench = try await Bench(options: options)
    let session = try await bench.startPlaying()
    bench.context.setAppState(.background)
    #expect(session.connectionState == .connected)
  }

  @Test func aHundredLossesLeaveOneLink() async throws {
    let clock = ManualClock()
    let bench = try await Bench(clock: clock)
    let session = try await bench.start()
    for _ in 1...100 {
      bench.receiver.dropLinks()
      // The delay before the attempt.
      await clock.advance(by: .milliseconds(20), whenDueWithin: .milliseconds(20))
      await bench.recorder.nextEvent("didResume")
    }
    #expect(session.connectionState == .connected && bench.receiver.linkCount == 1)
  }
}
