import CastModel
import CastSender
import LoopIsolation
import Testing

@Suite("Many sessions", .timeLimit(.minutes(1)))
@LoopActor
struct ManySessionsTests {
  @Test func theNewestConnectedSessionIsTheCurrentOne() async throws {
    let bench = try await Bench()
    let other = try await ScriptedReceiver.start()
    let sessions = bench.context.sessions
    let first = try await bench.start()
    let second = try await sessions.start(.address("127.0.0.1", port: other.port))
    #expect(sessions.sessions.map(\.id) == [first.id, second.sessionId])
    #expect(sessions.current?.id == second.sessionId)
    try await sessions.end(nil)
    #expect(sessions.current?.id == first.id)
    #expect(bench.context.castState == .connected)
  }

  @Test func withoutASessionThereIsNoCurrentOne() async throws {
    let bench = try await Bench()
    let error = try await castError { _ = try bench.context.sessions.session() }
    #expect(error.code == .noSuchSession)
  }

  @Test func oneDeviceHasOneSession() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let error = try await castError { _ = try await bench.start() }
    #expect(error.code == .sessionExists && error.sessionId == session.id)
  }

  @Test func thereIsALimit() async throws {
    var options = CastContextOptions.quick
    options.maximumSessions = 1
    let bench = try await Bench(options: options)
    _ = try await bench.start()
    let error = try await castError { _ = try await bench.context.sessions.start(.address("127.0.0.1", port: 1)) }
    #expect(error.code == .internalLimitReached)
  }

  @Test func oneSessionsEventsAreNotTheOthers() async throws {
    let bench = try await Bench()
    let other = try await ScriptedReceiver.start()
    let first = try await bench.startPlaying()
    let second = try await bench.context.sessions.start(.address("127.0.0.1", port: other.port))
    other.refusesLinks = true
    other.dropLinks()
    await bench.recorder.event("didSuspend NETWORK_ERROR")
    #expect(first.connectionState == .connected)
    #expect(try await first.media.pause().sessionId == first.id)
    #expect(try bench.context.sessions.session(second.sessionId).connectionState == .suspended)
  }
}
