import CastModel
import CastSender
import CastTestSupport
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Receivers that behave differently from Google's (findings I1).
@Suite("Receivers that answer in their own way", .timeLimit(.minutes(1)))
@LoopActor
struct OddReceiverTests {
  private static let playing =
    #"{"type":"MEDIA_STATUS","requestId":%ID,"status":[{"mediaSessionId":1,"playerState":"PLAYING","#
    + #""currentTime":3,"media":{"contentId":"a"}}]}"#

  /// The source ids of replies, other than the app's own.
  @Test(arguments: ["receiver-0", "web-1"])
  func acceptsRepliesFromAnySource(_ source: String) async throws {
    let bench = try await Bench()
    let receiver = bench.receiver
    let answer: @LoopActor (ScriptedReceiver.Request) -> Void = { request in
      receiver.send(
        Self.playing.replacing("%ID", with: "\(request.id)"), from: source, to: request.message.sourceId,
        namespace: .media)
    }
    for type in ["media.GET_STATUS", "LOAD", "PAUSE"] { receiver.handlers[type] = answer }
    let session = try await bench.start()
    #expect(session.snapshot.isMediaStatusKnown == true)
    _ = try await session.media.load(LoadRequestData(media: MediaInformation(contentId: "a")))
    _ = try await session.media.pause()
    #expect(session.media.snapshot.mediaSessionId == 1)
  }

  @Test func ignoresRepliesToOtherSenders() async throws {
    var options = CastContextOptions.quick
    options.connectLimits.mediaStatus = .milliseconds(100)
    let bench = try await Bench(options: options)
    let receiver = bench.receiver
    receiver.handlers["media.GET_STATUS"] = { request in
      receiver.send(
        Self.playing.replacing("%ID", with: "\(request.id)"), from: "web-1", to: "sender-other", namespace: .media)
    }
    let session = try await bench.start()
    #expect(session.snapshot.isMediaStatusKnown == false && session.media.snapshot.status == nil)
  }

  @Test func connectsToAnAppWithoutAMediaStatus() async throws {
    var options = CastContextOptions.quick
    options.connectLimits.mediaStatus = .milliseconds(100)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    bench.receiver.handlers["media.GET_STATUS"] = { _ in clock.advance(by: .milliseconds(100)) }
    let session = try await bench.start()
    #expect(session.snapshot.isMediaStatusKnown == false && session.snapshot.connectionState == .connected)
    _ = try await session.media.load(LoadRequestData(media: MediaInformation(contentId: "a")))
    #expect(session.snapshot.isMediaStatusKnown == true && session.media.snapshot.playerState == .playing)
    #expect(bench.recorder.names.contains("status"), "that it is known now is told")
  }

  // MARK: Abandoned launches

  /// Begins a start, and waits until its LAUNCH is sent, unanswered.
  private func startInVain(
    _ bench: Bench, timeout: TimeAmount? = nil
  ) async -> (Task<CastError, any Error>, ScriptedReceiver.Request) {
    bench.receiver.handlers["LAUNCH"] = { _ in }
    let task = Task { @LoopActor in
      try await castError { _ = try await bench.start(SessionStartOptions(timeout: timeout)) }
    }
    return (task, await bench.receiver.message("LAUNCH"))
  }

  /// Cancels a start whose LAUNCH is unanswered; later ones are answered. Returns the LAUNCH.
  private func abandonLaunch(_ bench: Bench) async throws -> ScriptedReceiver.Request {
    let (task, launch) = await self.startInVain(bench)
    task.cancel()
    _ = try await task.value
    bench.receiver.handlers["LAUNCH"] = nil
    return launch
  }

  @Test func anAppThatComesUpAfterItsStartWasCancelledIsStopped() async throws {
    let bench = try await Bench()
    let (task, launch) = await self.startInVain(bench)
    task.cancel()
    #expect(try await task.value.code == .requestCancelled)
    #expect(bench.context.sessions.sessions.isEmpty)
    bench.receiver.answer(launch)
    #expect(await bench.receiver.message("STOP").json["sessionId"]?.string == "run-1")
    _ = await bench.receiver.message { $0.type == "CLOSE" && $0.message.destinationId == "receiver-0" }
  }

  @Test func anAppThatComesUpTooLateIsStopped() async throws {
    var options = CastContextOptions.quick
    options.connectLimits.total = .seconds(3)
    let bench = try await Bench(options: options)
    let (task, launch) = await self.startInVain(bench)
    #expect(try await task.value.code == .connectionTimedOut)
    bench.receiver.answer(launch)
    #expect(await bench.receiver.message("STOP").json["sessionId"]?.string == "run-1")
  }

  @Test func keepsAnAppThatIsStartedAgain() async throws {
    let bench = try await Bench()
    _ = try await self.abandonLaunch(bench)
    _ = try await bench.start()
    #expect(!bench.receiver.types.contains("STOP"))
  }

  @Test func stopsAnAppAlthoughAnotherStartWasRefusedMeanwhile() async throws {
    let bench = try await Bench()
    let launch = try await self.abandonLaunch(bench)
    let error = try await castError { _ = try await bench.start(SessionStartOptions(applicationId: "NOTFOUND")) }
    #expect(error.code == .applicationNotFound)
    bench.receiver.answer(launch)
    #expect(await bench.receiver.message("STOP").json["sessionId"]?.string == "run-1")
  }

  @Test func stopsAnAppLaunchedInVain() async throws {
    let bench = try await Bench()
    bench.receiver.handlers["media.GET_STATUS"] = { request in
      bench.receiver.close(from: "transport-1", to: request.message.sourceId)
    }
    let error = try await castError { _ = try await bench.start() }
    #expect(error.code == .connectionRejected)
    #expect(await bench.receiver.message("STOP").json["sessionId"]?.string == "run-1")
  }

  @Test func anAppThatWasJoinedIsLeftRunning() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running()]
    bench.receiver.handlers["media.GET_STATUS"] = { request in
      bench.receiver.close(from: "transport-1", to: request.message.sourceId)
    }
    _ = try await castError { _ = try await bench.start() }
    _ = await bench.receiver.message { $0.type == "CLOSE" && $0.message.destinationId == "receiver-0" }
    #expect(!bench.receiver.types.contains("STOP"))
  }

  @Test func relaunchingStopsTheOldRun() async throws {
    let bench = try await Bench()
    let receiver = bench.receiver
    receiver.applications = [.running()]
    receiver.launchable = ["CC1AD845": .running(sessionId: "run-2", transportId: "transport-2")]
    let session = try await bench.start(SessionStartOptions(relaunchIfRunning: true))
    #expect(Array(receiver.types.prefix(4)) == ["CONNECT", "GET_STATUS", "STOP", "LAUNCH"])
    #expect(await receiver.message("STOP").json["sessionId"]?.string == "run-1")
    #expect(session.snapshot.receiverSessionId == "run-2")
  }
}
