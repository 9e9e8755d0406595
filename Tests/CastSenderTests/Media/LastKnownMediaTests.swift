import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import LoopIsolation
import NIOCore
import Testing

@Suite("Last played media", .serialized, .timeLimit(.minutes(1)))
struct LastKnownMediaTests {
  private static let playing =
    #""playerState":"PLAYING","currentTime":10,"media":{"contentId":"a","duration":100,"streamType":"BUFFERED"}"#

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// The status 5 s later; `nil`: the app or the connection is gone.
    var next: String?
    var state: PlayerState
    /// The position another 10 s later.
    var position: Double
    var testDescription: String { self.name }
  }

  static let rows: [Row] = [
    Row(name: "taken away while playing", next: nil, state: .playing, position: 15),
    Row(name: "paused", next: #""playerState":"PAUSED","currentTime":14"#, state: .paused, position: 14),
    Row(name: "playing on", next: #""playerState":"PLAYING","currentTime":20"#, state: .playing, position: 30),
    Row(
      name: "finished", next: #""playerState":"IDLE","currentTime":0,"idleReason":"FINISHED""#, state: .idle,
      position: 100),
    Row(
      name: "stopped", next: #""playerState":"IDLE","currentTime":0,"idleReason":"CANCELLED""#, state: .idle,
      position: 15),
    Row(name: "failed", next: #""playerState":"IDLE","idleReason":"ERROR""#, state: .idle, position: 15),
  ]

  @Test(arguments: rows)
  func isKnown(_ row: Row) throws {
    var last = try #require(PlayedMedia(try snapshot(Self.playing), deviceId: "d"))
    if let next = row.next {
      var reducer = MediaStatusReducer(now: at(0))
      for (index, text) in [Self.playing, next].enumerated() {
        let status = try mediaStatus(#"{"mediaSessionId":1,\#(text)}"#)
        _ = reducer.receive(MediaStatusMessage(status: status), now: at(Double(index) * 5))
      }
      last.update(
        MediaSnapshot(sessionId: "s", revision: 2, status: reducer.status, estimator: reducer.estimator), now: at(5))
    } else {
      last.mediaEnded(idleReason: nil, now: at(5))
    }
    #expect(last.playerState == row.state)
    #expect(last.position(at: at(15)) == row.position)
    #expect(last.media.contentId == "a" && last.snapshot.duration == 100)
  }

  @Test func isEmptyWithoutMedia() throws {
    #expect(PlayedMedia(try snapshot(#""playerState":"IDLE""#), deviceId: "d") == nil)
    #expect(PlayedMedia(try snapshot(#""playerState":"PLAYING""#), deviceId: "d") == nil)
  }

  @LoopActor
  @Test func survivesTheEndOfTheSession() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"PAUSED","currentTime":42}"#)
    await bench.recorder.event("media PAUSED")
    #expect(session.media.lastKnown?.hasMediaEnded == false)
    try await bench.context.sessions.end(session.id, action: .stopCasting)
    let last = try #require(bench.context.sessions.endedMedia.last)
    #expect(last.sessionId == session.id && last.hasSessionEnded && last.hasMediaEnded)
    #expect(last.playerState == .paused && last.position(at: bench.context.clock.now) == 42)
    #expect(last.media.contentId == "a" && last.deviceId == session.device.deviceId)
  }

  @LoopActor
  @Test func staysWhereTheLinkWasLost() async throws {
    let clock = ManualClock()
    let bench = try await Bench(clock: clock)
    let session = try await bench.startPlaying()
    clock.advance(by: .seconds(2))
    bench.receiver.refusesLinks = true
    bench.receiver.dropLinks()
    await bench.recorder.event("didSuspend NETWORK_ERROR")
    clock.advance(by: .seconds(50))
    try await bench.context.sessions.end(session.id, action: .leave)
    let last = try #require(bench.context.sessions.endedMedia.last)
    #expect(last.playerState == .playing && last.position(at: clock.now) == 12)
  }

  @LoopActor
  @Test func survivesTheEndOfTheApp() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.applications = []
    bench.receiver.broadcastStatus()
    await bench.recorder.event("didEnd \(SessionEndReason.applicationEnded)")
    #expect(bench.context.sessions.endedMedia.map(\.sessionId) == [session.id])
    #expect(bench.context.sessions.endedMedia.last?.playerState == .playing)
  }
}
