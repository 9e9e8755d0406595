import CastModel
import CastSender
import NIOCore
import Testing

/// One row per rule of cast.md 7.5.
@Suite("Playback position between two statuses")
struct PositionEstimatorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var status: String
    var elapsed: Double
    var position: Double
    var testDescription: String { self.name }
  }

  private static let vod = #""media":{"contentId":"a","streamType":"BUFFERED","duration":100}"#
  private static let live = #""media":{"contentId":"a","streamType":"LIVE","duration":-1}"#

  static let rows: [Row] = [
    Row(name: "playing advances", status: #""playerState":"PLAYING","currentTime":10,"#, elapsed: 5, position: 15),
    Row(
      name: "at the playback rate", status: #""playerState":"PLAYING","currentTime":10,"playbackRate":1.5,"#,
      elapsed: 4,
      position: 16),
    Row(
      name: "rate 0 stands still", status: #""playerState":"PLAYING","currentTime":10,"playbackRate":0,"#, elapsed: 4,
      position: 10),
    Row(
      name: "backwards ends at 0", status: #""playerState":"PLAYING","currentTime":3,"playbackRate":-1,"#, elapsed: 4,
      position: 0),
    Row(name: "paused stands still", status: #""playerState":"PAUSED","currentTime":10,"#, elapsed: 5, position: 10),
    Row(
      name: "buffering stands still", status: #""playerState":"BUFFERING","currentTime":10,"#, elapsed: 5, position: 10),
    Row(
      name: "loading stands still",
      status: #""playerState":"PLAYING","extendedStatus":{"playerState":"LOADING"},"currentTime":10,"#, elapsed: 5,
      position: 10),
    Row(
      name: "the duration is the end", status: #""playerState":"PLAYING","currentTime":98,"#, elapsed: 5, position: 100),
    Row(
      name: "time that goes back counts as none", status: #""playerState":"PLAYING","currentTime":10,"#, elapsed: -5,
      position: 10),
    Row(
      name: "a negative position is 0", status: #""playerState":"PAUSED","currentTime":-4,"#, elapsed: 0, position: 0),
    Row(name: "no position is 0", status: #""playerState":"PAUSED","#, elapsed: 5, position: 0),
    Row(
      name: "an ad stands still", status: #""playerState":"PLAYING","currentTime":10,"# + ad, elapsed: 5, position: 10),
  ]

  private static let ad =
    #""breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":1,"currentBreakClipTime":1},"#

  @Test(arguments: [
    (#""streamType":"BUFFERED","breaks":[{"id":"b","isEmbedded":true}]"#, 15.0),
    (#""streamType":"BUFFERED","breaks":[{"id":"b","isEmbedded":false}]"#, 10),
    (#""streamType":"LIVE""#, 15),
  ])
  func subtractsTheTimeOfAds(_ media: String, _ position: Double) throws {
    let estimator = try Self.estimator(
      #""playerState":"PLAYING","currentTime":10,"# + Self.ad + #""media":{"contentId":"a",\#(media)}"#)
    #expect(estimator.position(at: at(105)) == position)
    #expect(estimator.isAdvancing(at: at(105)), "The ad's own clock runs.")
  }

  private static func estimator(_ status: String) throws -> PositionEstimator {
    PositionEstimator(status: try mediaStatus("{\(status)}"), positionReceivedAt: at(100), statusReceivedAt: at(100))
  }

  @Test(arguments: rows)
  func extrapolates(_ row: Row) throws {
    let estimator = try Self.estimator(row.status + Self.vod)
    #expect(estimator.position(at: at(100 + row.elapsed)) == row.position)
  }

  @Test(arguments: ["0", "-1", "null"])
  func ignoresUnusableDurations(_ duration: String) throws {
    let estimator = try Self.estimator(
      #""playerState":"PLAYING","currentTime":10,"media":{"streamType":"BUFFERED","duration":\#(duration)}"#)
    #expect(estimator.duration == nil)
    #expect(estimator.position(at: at(200)) == 110)
  }

  // MARK: Live

  struct RangeRow: Sendable, CustomTestStringConvertible {
    var flags: String
    var start: Double
    var end: Double
    var testDescription: String { self.flags }
  }

  @Test(arguments: [
    RangeRow(flags: #""isMovingWindow":true,"isLiveDone":false"#, start: 14, end: 54),
    RangeRow(flags: #""isMovingWindow":false,"isLiveDone":false"#, start: 10, end: 54),
    RangeRow(flags: #""isMovingWindow":false,"isLiveDone":true"#, start: 10, end: 50),
    RangeRow(flags: #""isMovingWindow":true,"isLiveDone":true"#, start: 14, end: 50),
  ])
  func theSeekableRangeMovesWithTime(_ row: RangeRow) throws {
    let estimator = try Self.estimator(
      #""playerState":"PAUSED","playbackRate":2,"liveSeekableRange":{"start":10,"end":50,\#(row.flags)},"# + Self.live)
    let range = try #require(estimator.liveSeekableRange(at: at(104)))
    #expect(range.start == row.start)
    #expect(range.end == row.end)
  }

  @Test func theStartOfAFinishedEventStopsAtItsEnd() throws {
    let estimator = try Self.estimator(
      #""liveSeekableRange":{"start":10,"end":20,"isMovingWindow":true,"isLiveDone":true},"# + Self.live)
    #expect(estimator.liveSeekableRange(at: at(200))?.start == 20)
  }

  @Test func aLivePositionStaysInTheMovingRange() throws {
    let estimator = try Self.estimator(
      #""playerState":"PAUSED","currentTime":12,"liveSeekableRange":{"start":10,"end":50,"isMovingWindow":true},"#
        + Self.live)
    #expect(estimator.position(at: at(101)) == 12)
    #expect(estimator.position(at: at(110)) == 20)
  }

  @Test func aLivePositionDoesNotPassTheEdge() throws {
    let estimator = try Self.estimator(
      #""playerState":"PLAYING","currentTime":49,"playbackRate":2,"liveSeekableRange":{"start":10,"end":50},"#
        + Self.live)
    #expect(estimator.position(at: at(110)) == 60)
  }

  @Test func aLiveStreamWithoutARangeHasNoEnd() throws {
    let estimator = try Self.estimator(#""playerState":"PLAYING","currentTime":80000,"# + Self.live)
    #expect(estimator.duration == nil)
    #expect(estimator.position(at: at(110)) == 80010)
    #expect(estimator.liveSeekableRange(at: at(110)) == nil)
  }

  @Test func aSeekToTheEndOfALiveStreamShowsItsEdge() throws {
    let estimator = PositionEstimator(
      status: try mediaStatus(#"{"playerState":"PLAYING","liveSeekableRange":{"start":10,"end":50},\#(Self.live)}"#),
      positionReceivedAt: at(100), statusReceivedAt: at(100), seekTarget: .infinity)
    #expect(estimator.position(at: at(103)) == 53)
  }

  @Test func aSeekToAnUnknownEndKeepsThePosition() throws {
    let estimator = PositionEstimator(
      status: try mediaStatus(#"{"playerState":"PLAYING","currentTime":7,\#(Self.live)}"#),
      positionReceivedAt: at(100), statusReceivedAt: at(100), seekTarget: .infinity)
    #expect(estimator.position(at: at(103)) == 7)
  }

  // MARK: Ads

  struct AdRow: Sendable, CustomTestStringConvertible {
    var name: String
    var status: String
    var times: BreakTimes?
    var testDescription: String { self.name }
  }

  @Test(arguments: [
    AdRow(
      name: "advances while playing",
      status: #""playerState":"PLAYING","breakStatus":{"breakId":"b","currentBreakTime":5,"currentBreakClipTime":2}"#,
      times: BreakTimes(breakTime: 9, clipTime: 6, isSkippable: false)),
    AdRow(
      name: "at the playback rate",
      status:
        #""playerState":"PLAYING","playbackRate":2,"breakStatus":{"breakId":"b","currentBreakTime":5,"currentBreakClipTime":2}"#,
      times: BreakTimes(breakTime: 13, clipTime: 10, isSkippable: false)),
    AdRow(
      name: "at normal speed if the rate is reported as 0",
      status:
        #""playerState":"PLAYING","playbackRate":0,"breakStatus":{"breakClipId":"c","currentBreakTime":5,"currentBreakClipTime":2}"#,
      times: BreakTimes(breakTime: 9, clipTime: 6, isSkippable: false)),
    AdRow(
      name: "stands still while paused",
      status: #""playerState":"PAUSED","breakStatus":{"breakId":"b","currentBreakTime":5,"currentBreakClipTime":2}"#,
      times: BreakTimes(breakTime: 5, clipTime: 2, isSkippable: false)),
    AdRow(
      name: "can be skipped from then on",
      status:
        #""playerState":"PLAYING","breakStatus":{"breakId":"b","currentBreakTime":5,"currentBreakClipTime":2,"whenSkippable":6}"#,
      times: BreakTimes(breakTime: 9, clipTime: 6, isSkippable: true)),
    AdRow(
      name: "can never be skipped with -1",
      status:
        #""playerState":"PLAYING","breakStatus":{"breakId":"b","currentBreakTime":5,"currentBreakClipTime":2,"whenSkippable":-1}"#,
      times: BreakTimes(breakTime: 9, clipTime: 6, isSkippable: false)),
    AdRow(
      name: "advances by a year at most",
      status:
        #""playerState":"PLAYING","playbackRate":1e308,"breakStatus":{"breakId":"b","currentBreakTime":5,"currentBreakClipTime":2}"#,
      times: BreakTimes(breakTime: 31_536_005, clipTime: 31_536_002, isSkippable: false)),
    AdRow(
      name: "begins at 0",
      status:
        #""playerState":"PAUSED","breakStatus":{"breakId":"b","currentBreakTime":-1e308,"currentBreakClipTime":-1e308,"whenSkippable":1e308}"#,
      times: BreakTimes(breakTime: 0, clipTime: 0, isSkippable: false)),
    AdRow(
      name: "is none without its times", status: #""playerState":"PLAYING","breakStatus":{"breakId":"b"}"#, times: nil),
    AdRow(
      name: "is none without an id",
      status: #""playerState":"PLAYING","breakStatus":{"currentBreakTime":5,"currentBreakClipTime":2}"#, times: nil),
  ])
  func anAd(_ row: AdRow) throws {
    #expect(try Self.estimator(row.status).breakTimes(at: at(104)) == row.times)
  }

  @Test func withoutAStatusThePositionIsZero() {
    let estimator = PositionEstimator(status: nil, positionReceivedAt: at(0), statusReceivedAt: at(0))
    #expect(estimator.position(at: at(50)) == 0)
  }
}
