import CastModel
import CastSender
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Changes caused by time alone", .timeLimit(.minutes(1)))
struct TimedChangeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var status: String
    /// The time of the next change in seconds; `nil`: none.
    var change: Double?
    var testDescription: String { self.name }
  }

  private static func ad(_ state: String, rate: Double = 1, skippable: Double = 5, commands: Int = 15) -> String {
    #""playerState":"\#(state)","playbackRate":\#(rate),"supportedMediaCommands":\#(commands),"currentTime":3,"#
      + #""media":{"contentId":"a","duration":100},"breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":1,"#
      + #""currentBreakClipTime":1,"whenSkippable":\#(skippable)}"#
  }

  private static func live(_ state: String, at time: Double, rate: Double = 1, isDone: Bool = false) -> String {
    #""playerState":"\#(state)","playbackRate":\#(rate),"supportedMediaCommands":15,"currentTime":\#(time),"#
      + #""media":{"contentId":"a","streamType":"LIVE"},"liveSeekableRange":{"start":0,"end":100,"isLiveDone":\#(isDone)}"#
  }

  static let rows: [Row] = [
    Row(name: "nothing loaded", status: #""playerState":"IDLE""#, change: nil),
    Row(name: "a film", status: #""playerState":"PLAYING","currentTime":3,"media":{"duration":9}"#, change: nil),
    Row(name: "an ad can be skipped", status: ad("PLAYING"), change: 4),
    Row(name: "sooner at a higher rate", status: ad("PLAYING", rate: 2), change: 2),
    Row(name: "also where the rate is 0", status: ad("PLAYING", rate: 0), change: 4),
    Row(name: "not while it is paused", status: ad("PAUSED"), change: nil),
    Row(name: "not if it can be already", status: ad("PLAYING", skippable: 1), change: nil),
    Row(name: "not if it never can", status: ad("PLAYING", skippable: -1), change: nil),
    Row(name: "a paused stream leaves the edge", status: live("PAUSED", at: 99), change: 4),
    Row(name: "a slow one, too", status: live("PLAYING", at: 99, rate: 0.5), change: 8),
    Row(name: "a fast one catches up", status: live("PLAYING", at: 80, rate: 2), change: 15),
    Row(name: "one that plays stays", status: live("PLAYING", at: 99), change: nil),
    Row(name: "one that is behind stays there", status: live("PAUSED", at: 50), change: nil),
    Row(name: "one that is over has no edge", status: live("PAUSED", at: 99, isDone: true), change: nil),
  ]

  @Test(arguments: rows)
  func changesWhen(_ row: Row) throws {
    let status = try mediaStatus("{\"mediaSessionId\":1,\(row.status)}")
    let estimator = PositionEstimator(status: status, positionReceivedAt: at(0), statusReceivedAt: at(0))
    let media = MediaSnapshot(sessionId: "s", revision: 1, status: status, estimator: estimator)
    let change = media.nextChange(after: at(0)).map { Double(($0 - at(0)).nanoseconds) / 1e9 }
    #expect(row.change.map { abs((change ?? -1) - $0) < 0.01 } ?? (change == nil))
    // At that moment the change has happened, and no other follows.
    guard let moment = media.nextChange(after: at(0)) else { return }
    let before = MediaControls(media, at: at(0)), after = MediaControls(media, at: moment)
    #expect(before != after && media.nextChange(after: moment) == nil)
  }

  @Test @LoopActor func reportsTheChange() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.broadcastMedia(
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":20,"playbackRate":1,"supportedMediaCommands":527,"#
        + #""breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":1,"currentBreakClipTime":1,"whenSkippable":1.05}}"#
    )
    func told() -> [MediaSnapshot] {
      bench.recorder.events.compactMap { event in
        if case .media(.didUpdateStatus(let media)) = event, media.isPlayingAd { media } else { nil }
      }
    }
    // The first change comes from the receiver, the second from the clock.
    while told().count < 2 { await bench.recorder.nextEvent("media PLAYING") }
    let now = bench.context.clock.now
    #expect(told()[1].revision == told()[0].revision + 1)
    #expect(session.media.snapshot.ad(at: now)?.isSkippable == true)
  }
}
