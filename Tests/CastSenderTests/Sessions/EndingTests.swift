import CastModel
import CastTestSupport
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@testable import CastSender

@Suite("Ending sessions over real sockets", .timeLimit(.minutes(1)))
@LoopActor
struct EndingTests {
  private func closes(_ receiver: ScriptedReceiver) -> [String] {
    receiver.received.filter { $0.type == "CLOSE" }.map(\.message.destinationId)
  }

  // MARK: On request

  @Test func leavingClosesTheVirtualConnectionsAndStopsNothing() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    try await bench.context.sessions.end(session.id, action: .leave)
    _ = await bench.receiver.message { $0.type == "CLOSE" && $0.message.destinationId == "receiver-0" }
    #expect(self.closes(bench.receiver) == ["transport-1", "receiver-0"])
    #expect(!bench.receiver.types.contains("STOP"))
    #expect(bench.recorder.names.suffix(3) == ["willEnd", "castState NO_DEVICES_AVAILABLE", "didEnd REQUESTED"])
    #expect(session.connectionState == .disconnected)
  }

  @Test func disconnectingSaysNothing() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let before = bench.receiver.types
    try await bench.context.sessions.end(session.id, action: .disconnect)
    while bench.receiver.linkCount > 0 { await Task.yield() }
    #expect(bench.receiver.types == before)
  }

  @Test func stoppingStopsTheAppByItsSession() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    try await bench.context.sessions.end(session.id, action: .stopCasting)
    let stop = await bench.receiver.message("STOP")
    #expect(stop.payload.root["sessionId"]?.string == "run-1")
    #expect(bench.receiver.applications.isEmpty)
    #expect(bench.recorder.names.suffix(2) == ["castState NO_DEVICES_AVAILABLE", "didEnd REQUESTED"])
    #expect(bench.recorder.names.contains("mediaEnd 1 -"))
  }

  @Test func aStopIsConfirmedByABroadcastToo() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.stop = .seconds(60)
    let bench = try await Bench(options: options)
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["STOP"] = { _ in
      receiver.applications = []
      receiver.broadcastStatus()
    }
    try await bench.context.sessions.end(session.id, action: .stopCasting)
    #expect(session.connectionState == .disconnected)
  }

  @Test func aStopIsConfirmedByTheAppsCloseToo() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.stop = .seconds(60)
    let bench = try await Bench(options: options)
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["STOP"] = { receiver.close(from: "transport-1", to: $0.message.sourceId) }
    try await bench.context.sessions.end(session.id, action: .stopCasting)
    #expect(session.connectionState == .disconnected)
  }

  @Test func aReceiverThatDoesNotConfirmIsLeft() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.stop = .milliseconds(100)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let session = try await bench.start()
    bench.receiver.handlers["STOP"] = { _ in clock.advance(by: .milliseconds(100)) }
    try await bench.context.sessions.end(session.id, action: .stopCasting)
    #expect(session.connectionState == .disconnected)
    #expect(bench.recorder.names.last == "didEnd REQUESTED")
  }

  @Test func thePlayerStopsAnAppWhoseFirstStopWasRefused() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    let player = CastPlayer(context: bench.context, names: DeviceNameStore(directory: nil))
    let device = try await player.devices.find(
      "127.0.0.1:\(bench.receiver.port)", currentSessionId: nil, within: .seconds(1)
    ) {}
    let receiver = bench.receiver
    receiver.handlers["STOP"] = { request in
      receiver.handlers["STOP"] = nil
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_SESSION_ID"}"#, to: request)
    }
    let status = try await player.stop(on: device, keepsApplication: false, within: .seconds(20)) { _ in }
    #expect(status.playerState == .idle && receiver.applications.isEmpty)
    #expect(receiver.types.filter { $0 == "STOP" }.count == 2)
  }

  @Test func aLinkThatBreaksDuringTheStopEndsItToo() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.stop = .seconds(60)
    let bench = try await Bench(options: options)
    let session = try await bench.start()
    bench.receiver.handlers["STOP"] = { _ in bench.receiver.dropLinks() }
    try await bench.context.sessions.end(session.id, action: .stopCasting)
    #expect(bench.recorder.names.filter { $0.hasPrefix("didEnd") } == ["didEnd REQUESTED"])
  }

  @Test func endingTwiceAtOnceEndsOnce() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    bench.receiver.handlers["STOP"] = { _ in }
    let first = Task { @LoopActor in try await bench.context.sessions.end(session.id, action: .stopCasting) }
    let stop = await bench.receiver.message("STOP")
    let second = Task { @LoopActor in try await bench.context.sessions.end(session.id, action: .stopCasting) }
    // The answer takes a turn of the loop, and the second call comes before it.
    bench.receiver.answer(stop)
    _ = try await (first.value, second.value)
    #expect(bench.recorder.names.filter { $0.hasPrefix("didEnd") }.count == 1)
    #expect(bench.receiver.types.filter { $0 == "STOP" }.count == 1)
    let error = try await castError { try await bench.context.sessions.end(session.id) }
    #expect(error.code == .noSuchSession)
  }

  @Test func requestsFailWhenTheSessionEnds() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.handlers["PAUSE"] = { _ in }
    let pause = Task { @LoopActor in try await castError { _ = try await session.media.pause() } }
    _ = await bench.receiver.message("PAUSE")
    try await bench.context.sessions.end(session.id)
    #expect(try await pause.value.code == .sessionEnded)
    let error = try await castError { _ = try await session.media.pause() }
    #expect(error.code == .sessionEnded)
  }

  // MARK: By itself

  @Test func aCloseOfTheAppEndsTheSessionAndRequests() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.handlers["PAUSE"] = { receiver.close(from: "transport-1", to: $0.message.sourceId) }
    let error = try await castError { _ = try await session.media.pause() }
    #expect(error.code == .sessionEnded && error.sessionId == session.id)
    await bench.recorder.event("didEnd APPLICATION_ENDED")
    // Without our own CLOSE as an answer, some receivers answer every later message with CLOSE.
    _ = await receiver.message { $0.type == "CLOSE" && $0.message.destinationId == "transport-1" }
  }

  @Test func ignoresACloseForAnotherSender() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.close(from: "transport-1", to: "sender-of-somebody-else")
    bench.receiver.close(from: "receiver-0", to: "*")
    bench.receiver.close(from: "transport-9", to: "*")
    _ = try await session.requestStatus()
    #expect(session.connectionState == .connected)
  }

  @Test func anAppMissingFromTheStatusEndsTheSession() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    bench.receiver.applications = []
    bench.receiver.broadcastStatus()
    await bench.recorder.event("didEnd APPLICATION_ENDED")
  }

  @Test func anotherAppReplacesTheSession() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    bench.receiver.applications = [.running("233637DE", sessionId: "run-2", transportId: "transport-2")]
    bench.receiver.broadcastStatus()
    await bench.recorder.event("didEnd REPLACED")
  }

  @Test func anAppThatFlickersDoesNotEndTheSession() async throws {
    var options = CastContextOptions.quick
    options.applicationGoneDelay = .minutes(1)
    let bench = try await Bench(options: options)
    let session = try await bench.start()
    let applications = bench.receiver.applications
    bench.receiver.applications = []
    bench.receiver.broadcastStatus()
    bench.receiver.applications = applications
    _ = try await session.requestStatus()
    #expect(session.connectionState == .connected)
    #expect(!bench.recorder.names.contains { $0.hasPrefix("didEnd") })
  }

  @Test func reconnectsToAMovedApp() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.applications = [.running(transportId: "transport-2")]
    bench.receiver.broadcastStatus()
    _ = await bench.receiver.message { $0.type == "CONNECT" && $0.message.destinationId == "transport-2" }
    _ = try await session.media.pause()
    let pause = await bench.receiver.message("PAUSE")
    #expect(pause.message.destinationId == "transport-2")
  }

  /// A device that invents addresses makes no table grow, and no later message dearer.
  @Test func movesOfTheAppLeaveNothingBehind() async throws {
    var options = CastContextOptions.quick
    // No question is answered, and none may time out before the test has looked.
    options.requestLimits.media = .seconds(600)
    options.requestLimits.receiver = .seconds(600)
    let bench = try await Bench(options: options)
    let session = try await bench.startPlaying()
    bench.receiver.handlers["media.GET_STATUS"] = { _ in }
    for number in 2...9 {
      bench.receiver.applications = [.running(transportId: "transport-\(number)")]
      bench.receiver.broadcastStatus()
      _ = await bench.receiver.message { $0.type == "GET_STATUS" && $0.message.destinationId == "transport-\(number)" }
    }
    let status = MediaStatus(mediaSessionId: 1, media: MediaInformation(contentId: "a"), playerState: .idle)
    let update = MediaStatusMessage(requestId: nil, status: status)
    #expect(session.media.commands.statusRequests(perhapsAnsweredBy: update).count == 1)
    try await bench.context.sessions.end(session.id, action: .leave)
    _ = await bench.receiver.message { $0.type == "CLOSE" && $0.message.destinationId == "receiver-0" }
    #expect(self.closes(bench.receiver) == ["transport-9", "receiver-0"])
  }

  // MARK: Afterwards

  /// Holds a session weakly.
  @LoopActor
  private final class Witness {
    weak var session: CastSession?
  }

  /// Waits until the session is deallocated; the suite's time limit is the deadline.
  private func freed(_ witness: Witness) async {
    while witness.session != nil { await Task.yield() }
  }

  @Test func anEndedSessionLeavesNothing() async throws {
    let bench = try await Bench()
    let witness = Witness()
    for action in [SessionEndAction.leave, .disconnect, .stopCasting] {
      let snapshot = try await bench.context.sessions.start(bench.target) { witness.session = $0 }
      try await bench.context.sessions.end(snapshot.sessionId, action: action)
      await self.freed(witness)
      while bench.receiver.linkCount > 0 { await Task.yield() }
    }
    #expect(bench.context.sessions.sessions.isEmpty)
  }

  @Test func aStartThatFailsLeavesNothing() async throws {
    let bench = try await Bench()
    let witness = Witness()
    let error = try await castError {
      _ = try await bench.context.sessions.start(
        bench.target, options: SessionStartOptions(applicationId: "00000000")
      ) { witness.session = $0 }
    }
    #expect(error.code == .applicationNotFound)
    await self.freed(witness)
    while bench.receiver.linkCount > 0 { await Task.yield() }
  }

  // MARK: All

  @Test func shuttingDownEndsEverySession() async throws {
    let bench = try await Bench()
    let other = try await ScriptedReceiver.start()
    _ = try await bench.start()
    _ = try await bench.context.sessions.start(.address("127.0.0.1", port: other.port))
    await bench.context.shutDown()
    #expect(bench.recorder.names.filter { $0 == "didEnd SERVER_SHUTDOWN" }.count == 2)
    let error = try await castError { _ = try await bench.start() }
    #expect(error.code == .shuttingDown)
  }
}
