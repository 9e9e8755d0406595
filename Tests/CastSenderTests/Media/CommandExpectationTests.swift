import CastModel
import CastSender
import Testing

/// The statuses that confirm a command of receivers that write 0 for the request's id (cast.md 5).
@Suite("Answers that name no request")
struct CommandExpectationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var effect: CommandExpectation.Effect
    /// The status' members but its id; `nil`: an empty list.
    var status: String?
    var isMet: Bool
    var testDescription: String { "\(self.effect) \(self.status ?? "nothing") \(self.isMet)" }
  }

  static let rows: [Row] = [
    Row(effect: .state([.playing, .buffering]), status: #""playerState":"PLAYING""#, isMet: true),
    Row(effect: .state([.playing, .buffering]), status: #""playerState":"BUFFERING""#, isMet: true),
    Row(effect: .state([.playing, .buffering]), status: #""playerState":"PAUSED""#, isMet: false),
    Row(effect: .state([.paused]), status: #""playerState":"PAUSED""#, isMet: true),
    Row(effect: .state([.paused]), status: #""currentTime":5"#, isMet: false),
    Row(effect: .state([.paused]), status: nil, isMet: false),
    Row(effect: .ended, status: nil, isMet: true),
    Row(effect: .ended, status: #""playerState":"IDLE","idleReason":"CANCELLED""#, isMet: true),
    Row(effect: .ended, status: #""playerState":"PAUSED""#, isMet: false),
    Row(effect: .ended, status: #""playerState":"IDLE","extendedStatus":{"playerState":"LOADING"}"#, isMet: false),
    Row(effect: .position(target: 120, before: 10), status: #""currentTime":120"#, isMet: true),
    Row(effect: .position(target: 120, before: 10), status: #""currentTime":116.5"#, isMet: true),
    Row(effect: .position(target: 120, before: 10), status: #""currentTime":11"#, isMet: false),
    Row(effect: .position(target: 120, before: 10), status: #""playerState":"PLAYING""#, isMet: false),
    Row(effect: .position(target: 12, before: 10), status: #""currentTime":10.5"#, isMet: false),
    Row(effect: .position(target: 12, before: 10), status: #""currentTime":12.5"#, isMet: true),
    Row(effect: .position(target: .infinity, before: 10), status: #""currentTime":10.5"#, isMet: false),
    Row(effect: .position(target: .infinity, before: 10), status: #""currentTime":600"#, isMet: true),
    Row(effect: .level(0.5), status: #""volume":{"level":0.509}"#, isMet: true),
    Row(effect: .level(0.5), status: #""volume":{"level":0.6}"#, isMet: false),
    Row(effect: .level(0.5), status: #""volume":{"muted":true}"#, isMet: false),
    Row(effect: .muted(true), status: #""volume":{"muted":true}"#, isMet: true),
    Row(effect: .muted(true), status: #""volume":{"muted":false}"#, isMet: false),
    Row(effect: .rate(1.5), status: #""playbackRate":1.5"#, isMet: true),
    Row(effect: .rate(1.5), status: #""playbackRate":1"#, isMet: false),
    Row(effect: .tracks([1, 2]), status: #""activeTrackIds":[2,1]"#, isMet: true),
    Row(effect: .tracks([1, 2]), status: #""activeTrackIds":[1]"#, isMet: false),
    Row(effect: .tracks([]), status: #""playerState":"PLAYING""#, isMet: true),
    Row(effect: .tracks([]), status: #""currentTime":1"#, isMet: false),
    Row(
      effect: .style(TextTrackStyle(fontScale: 1.5)),
      status: #""media":{"textTrackStyle":{"fontScale":1.5,"edgeType":"NONE"}}"#,
      isMet: true),
    Row(
      effect: .style(TextTrackStyle(fontScale: 1.5)), status: #""media":{"textTrackStyle":{"fontScale":1}}"#,
      isMet: false
    ),
    Row(
      effect: .adIsOver(BreakStatus(breakId: "b", breakClipId: "c")),
      status: #""playerState":"PLAYING","breakStatus":{"breakId":"b","breakClipId":"c"}"#, isMet: false),
    Row(
      effect: .adIsOver(BreakStatus(breakId: "b", breakClipId: "c")),
      status: #""playerState":"PLAYING","breakStatus":{"breakId":"b","breakClipId":"d"}"#, isMet: true),
    Row(effect: .adIsOver(BreakStatus(breakId: "b")), status: #""playerState":"PLAYING""#, isMet: true),
    Row(
      effect: .userAction(.like, isCleared: false), status: #""media":{"userActionStates":[{"userAction":"LIKE"}]}"#,
      isMet: true),
    Row(effect: .userAction(.like, isCleared: false), status: #""media":{"userActionStates":[]}"#, isMet: false),
    Row(effect: .userAction(.like, isCleared: true), status: #""media":{"userActionStates":[]}"#, isMet: true),
    Row(effect: .everything, status: #""media":{"contentId":"a"}"#, isMet: true),
    Row(effect: .everything, status: #""playerState":"PLAYING""#, isMet: false),
    Row(effect: .everything, status: nil, isMet: true),
  ]

  @Test(arguments: rows)
  func confirms(_ row: Row) throws {
    let status = try row.status.map { try mediaStatus(#"{"mediaSessionId":3,\#($0)}"#) }
    let expectation = CommandExpectation(row.effect, mediaSessionId: 3)
    #expect(expectation.isMet(by: MediaStatusMessage(status: status)) == row.isMet)
  }

  @Test func anotherMediaSessionConfirmsOnlyAnEnd() throws {
    let other = MediaStatusMessage(status: try mediaStatus(#"{"mediaSessionId":4,"playerState":"PAUSED"}"#))
    #expect(!CommandExpectation(.state([.paused]), mediaSessionId: 3).isMet(by: other))
    #expect(CommandExpectation(.ended, mediaSessionId: 3).isMet(by: other))
    #expect(CommandExpectation(.state([.paused]), mediaSessionId: nil).isMet(by: other))
  }
}
