import CastModel
import CastSender
import CastTestSupport
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Waiting until the player has settled", .timeLimit(.minutes(1)))
@LoopActor
struct WaitingTests {
  private static func film(_ state: String, _ more: String = "", mediaSessionId: Int = 1) -> String {
    #"{"mediaSessionId":\#(mediaSessionId),"playerState":"\#(state)"\#(more),"currentTime":0,"media":{"contentId":"a"}}"#
  }

  /// Starts a session whose film is loaded, and buffers.
  private func buffering(clock: any LoopClock = EventLoopClock()) async throws -> (Bench, CastSession) {
    let bench = try await Bench(clock: clock)
    let session = try await bench.start()
    bench.receiver.handlers["LOAD"] = { [receiver = bench.receiver] request in
      receiver.mediaStatus = Self.film("BUFFERING")
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
    }
    _ = try await session.media.load(LoadRequestData(media: MediaInformation(contentId: "a")))
    return (bench, session)
  }

  /// Waits while the receiver sends `text`.
  private func wait(_ bench: Bench, _ session: CastSession, whileItSays text: String) async throws -> MediaSnapshot {
    let wait = Task { @LoopActor in try await session.media.wait(for: .init(.playing), isLoad: true) }
    await Task.yield()
    bench.receiver.send(text, from: "transport-1", namespace: .media)
    return try await wait.value
  }

  private func message(_ status: String) -> String { #"{"type":"MEDIA_STATUS","requestId":0,"status":[\#(status)]}"# }

  @Test func returnsWhenPlaybackStarts() async throws {
    let (bench, session) = try await self.buffering()
    let media = try await self.wait(bench, session, whileItSays: self.message(Self.film("PLAYING")))
    #expect(media.playerState == .playing)
    #expect(
      try await session.media.wait(for: .init(.playing)).playerState == .playing, "At once, where it is so already.")
  }

  @Test func mediaThatIsOverEndsTheWait() async throws {
    let (bench, session) = try await self.buffering()
    let over = self.message(Self.film("IDLE", #","idleReason":"FINISHED""#))
    #expect(try await self.wait(bench, session, whileItSays: over).playerState == .idle)
  }

  @Test(arguments: [
    (#"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"ERROR"}"#, CastErrorCode.mediaLoadFailed),
    (#"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"CANCELLED"}"#, .mediaLoadCancelled),
    (#"{"mediaSessionId":2,"playerState":"PLAYING","media":{"contentId":"b"}}"#, .mediaLoadCancelled),
  ])
  func aFailedLoadEndsTheWaitWithItsError(_ status: String, _ code: CastErrorCode) async throws {
    let (bench, session) = try await self.buffering()
    let error = try await castError { _ = try await self.wait(bench, session, whileItSays: self.message(status)) }
    #expect(error.code == code && error.sessionId == session.id)
  }

  @Test func reportsTheReasonOfLoadFailed() async throws {
    let (bench, session) = try await self.buffering()
    let error = try await castError {
      _ = try await self.wait(
        bench, session, whileItSays: #"{"type":"LOAD_FAILED","requestId":0,"detailedErrorCode":104}"#)
    }
    #expect(error.code == .mediaLoadFailed && error.receiver?.detailedErrorCode == 104)
  }

  @Test func aWaitEndsWithItsTimeItsCallerOrItsLink() async throws {
    let clock = ManualClock()
    let (bench, session) = try await self.buffering(clock: clock)
    let wait = Task { @LoopActor in
      try await castError { _ = try await session.media.wait(for: .init(.playing, timeout: .milliseconds(20))) }
    }
    await clock.advance(by: .milliseconds(20), whenDueWithin: .milliseconds(20))
    let late = try await wait.value
    #expect(late.code == .requestTimedOut && late.message.contains("BUFFERING"))
    let cancelled = Task { @LoopActor in try await session.media.wait(for: .init(.playing)) }
    await Task.yield()
    cancelled.cancel()
    #expect(try await castError { _ = try await cancelled.value }.code == .requestCancelled)
    let lost = Task { @LoopActor in try await session.media.wait(for: .init(.playing)) }
    await Task.yield()
    bench.receiver.dropLinks()
    #expect(try await castError { _ = try await lost.value }.code == .connectionLost)
  }

  enum Ending: CaseIterable { case leave, stop, suspend, applicationEnds, otherApplication }

  @Test(arguments: Ending.allCases) func aWaitEndsWithItsSession(_ ending: Ending) async throws {
    let (bench, session) = try await self.buffering()
    let wait = Task { @LoopActor in
      try await castError { _ = try await session.media.wait(for: .init(.playing, timeout: .hours(1))) }
    }
    await Task.yield()
    switch ending {
    case .leave: try await bench.context.sessions.end(session.id, action: .leave)
    case .stop: try await bench.context.sessions.end(session.id, action: .stopCasting)
    case .suspend: try session.suspend()
    case .applicationEnds:
      bench.receiver.applications = []
      bench.receiver.broadcastStatus()
    case .otherApplication:
      bench.receiver.applications = [.running("Other", sessionId: "other", transportId: "transport-2")]
      bench.receiver.broadcastStatus()
    }
    let error = try await wait.value
    #expect(error.code == (ending == .suspend ? .sessionSuspended : .sessionEnded) && error.sessionId == session.id)
    guard ending != .suspend else { return }
    let late = try await castError { _ = try await session.media.wait(for: .init(.playing, timeout: .hours(1))) }
    #expect([.sessionEnded, .noMediaSession].contains(late.code))
  }

  @Test func aWaitOfASuspendedSessionEndsWithIt() async throws {
    let (bench, session) = try await self.buffering()
    try session.suspend()
    let wait = Task { @LoopActor in
      try await castError { _ = try await session.media.wait(for: .init(.playing, timeout: .hours(1))) }
    }
    await Task.yield()
    #expect(session.connectionState == .suspended)
    try await bench.context.sessions.end(session.id)
    #expect(try await wait.value.code == .sessionEnded)
  }

  // MARK: Jumps

  /// Answers a jump while the previous item plays, and plays the other one only afterwards.
  @Test(arguments: [1, -1, 3])
  func aJumpWaitsForTheOtherItem(_ distance: Int64) async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue([1, 2, 3, 4])
    let receiver = bench.receiver
    receiver.playItem(2)
    receiver.broadcastMedia(receiver.mediaStatus ?? "")
    await bench.recorder.nextEvent("queue")
    receiver.handlers["QUEUE_UPDATE"] = { request in
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
      receiver.playItem(distance == -1 ? 1 : distance == 1 ? 3 : 4)
      receiver.broadcastMedia(receiver.mediaStatus ?? "")
    }
    let queue = session.media.queue
    let media = distance == 3 ? try await queue.jump(to: 4) : try await queue.jump(by: distance)
    #expect(media.status?.currentItemId == (distance == -1 ? 1 : distance == 1 ? 3 : 4))
  }

  @Test func aJumpToTheCurrentItemReturnsAtOnce() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    #expect(try await session.media.queue.jump(to: 1).status?.currentItemId == 1)
  }

  @Test func aJumpThatTheReceiverIgnoresFails() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.jump = .milliseconds(30)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let session = try await bench.startQueue()
    bench.receiver.handlers["QUEUE_UPDATE"] = { [receiver = bench.receiver] in receiver.answer($0) }
    let jump = Task { @LoopActor in try await castError { _ = try await session.media.queue.jump(by: 1) } }
    await clock.advance(by: .milliseconds(30), whenDueWithin: .milliseconds(30))
    let error = try await jump.value
    #expect(error.code == .requestTimedOut && error.message.contains("item 1"))
  }
}
