import CastModel
import CastSender
import NIOCore
import Testing

@Suite("Available controls")
struct MediaControlsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var status: String
    /// The available ones of play, pause, stop, seek, live edge, skip ad, tracks, rate.
    var offered: Set<String>
    var testDescription: String { self.status }
  }

  private static let live = #""media":{"streamType":"LIVE"},"supportedMediaCommands":12303"#

  static let rows: [Row] = [
    Row(status: #""playerState":"PLAYING""#, offered: ["pause", "stop", "seek", "tracks", "rate"]),
    Row(status: #""playerState":"PAUSED""#, offered: ["play", "stop", "seek", "tracks", "rate"]),
    Row(status: #""playerState":"BUFFERING""#, offered: ["pause", "stop", "seek", "tracks", "rate"]),
    Row(status: #""playerState":"PLAYING","supportedMediaCommands":0"#, offered: ["stop"]),
    Row(status: #""playerState":"PLAYING","supportedMediaCommands":3"#, offered: ["pause", "stop", "seek"]),
    Row(status: #""playerState":"PAUSED","supportedMediaCommands":0"#, offered: ["play", "stop"]),
    Row(status: #""playerState":"IDLE""#, offered: []),
    Row(status: #""playerState":"IDLE","extendedStatus":{"playerState":"LOADING"}"#, offered: ["stop"]),
    Row(status: #""playerState":"PLAYING",\#(live)"#, offered: ["pause", "stop", "tracks"]),
    Row(
      status: #""playerState":"PLAYING","currentTime":99,"liveSeekableRange":{"start":0,"end":100},\#(live)"#,
      offered: ["pause", "stop", "seek", "tracks"]),
    Row(
      status: #""playerState":"PLAYING","currentTime":50,"liveSeekableRange":{"start":0,"end":100},\#(live)"#,
      offered: ["pause", "stop", "seek", "edge", "tracks", "rate"]),
    Row(
      status:
        #""playerState":"PLAYING","currentTime":50,"liveSeekableRange":{"start":0,"end":100,"isLiveDone":true},\#(live)"#,
      offered: ["pause", "stop", "seek", "tracks"]),
    Row(
      status: #""playerState":"PLAYING","supportedMediaCommands":12815,"#
        + #""breakStatus":{"breakId":"b","currentBreakTime":6,"currentBreakClipTime":6,"whenSkippable":5}"#,
      offered: ["pause", "stop", "ad", "tracks"]),
    Row(
      status: #""playerState":"PLAYING","supportedMediaCommands":12815,"#
        + #""breakStatus":{"breakId":"b","currentBreakTime":1,"currentBreakClipTime":1,"whenSkippable":5}"#,
      offered: ["pause", "stop", "tracks"]),
  ]

  @Test(arguments: rows)
  func isOffered(_ row: Row) throws {
    let controls = MediaControls(try snapshot(row.status), at: at(0))
    let all = [
      "play": controls.play, "pause": controls.pause, "stop": controls.stop, "seek": controls.seek,
      "edge": controls.seekToLiveEdge, "ad": controls.skipAd, "tracks": controls.editTracks,
      "rate": controls.setPlaybackRate,
    ]
    #expect(Set(all.filter(\.value).keys) == row.offered)
  }

  @Test(
    arguments: [
      (1, MediaCommands.pause), (2, .seek), (4, .streamVolume), (8, .streamMute), (16, .skipForward),
      (32, .skipBackward),
      (64, .queueNext), (128, .queuePrevious), (256, .queueShuffle), (512, .skipAd), (1024, .queueRepeatAll),
      (2048, .queueRepeatOne), (4096, .editTracks), (8192, .playbackRate), (16_384, .like), (32_768, .dislike),
      (65_536, .follow), (131_072, .unfollow), (262_144, .streamTransfer), (12_303, .basic),
    ] as [(Int64, MediaCommands)])
  func aBitIsACommand(value: Int64, command: MediaCommands) throws {
    #expect(command.rawValue == value)
    let media = try snapshot(#""playerState":"PLAYING","supportedMediaCommands":\#(value)"#)
    #expect(media.commands == command)
  }

  @Test func offersNothingWithoutMedia() {
    let empty = MediaSnapshot.empty
    #expect(empty.commands == [])
    #expect(!MediaControls(empty, at: at(0)).stop)
  }

  @Test func bitsBeyondTheKnownSurvive() throws {
    let media = try snapshot(#""playerState":"PLAYING","supportedMediaCommands":1039823"#)
    #expect(media.commands.rawValue == 1_039_823)
  }
}

/// A session's snapshot after a status with these members at ``at(0)``.
func snapshot(_ members: String) throws -> MediaSnapshot {
  var reducer = MediaStatusReducer(now: at(0))
  _ = reducer.receive(MediaStatusMessage(status: try mediaStatus(#"{"mediaSessionId":1,\#(members)}"#)), now: at(0))
  return MediaSnapshot(
    sessionId: "s", revision: reducer.revision, status: reducer.status, estimator: reducer.estimator,
    statusReceivedAt: at(0))
}

extension MediaSnapshot {
  /// A session's snapshot before the first message.
  static var empty: MediaSnapshot {
    MediaSnapshot(sessionId: "s", revision: 0, status: nil, estimator: MediaStatusReducer(now: at(0)).estimator)
  }
}
