import CastModel
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct AdPlaybackTests {
  /// A minute with a pre-roll of two clips and a break at 30 s that can be skipped after 5.
  static func playing() -> (ReceiverBench, String) {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(
      #"""
      {"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a?duration=60","breaks":[
      {"id":"pre","position":0,"breakClipIds":["a","b"]},{"id":"mid","position":30,"breakClipIds":["c"]}],
      "breakClips":[{"id":"a","duration":4},{"id":"b","duration":6},{"id":"c","duration":20,"whenSkippable":5}]}}
      """#, to: app)
    return (bench, app)
  }

  static func status(_ bench: inout ReceiverBench, _ app: String) -> JSONValue? {
    bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media
  }

  @Test func clipsPlayInTurnWhileTheContentStandsStill() {
    var (bench, app) = Self.playing()
    _ = bench.pass(.milliseconds(1250))
    var status = Self.status(&bench, app)
    #expect(status?["breakStatus"]?["breakId"] == "pre")
    #expect(status?["breakStatus"]?["breakClipId"] == "a")
    #expect(status?["breakStatus"]?["currentBreakClipTime"]?.number == 1)
    #expect(status?["currentTime"]?.number == 0)
    #expect(status?["playerState"] == "PLAYING")
    _ = bench.pass(.seconds(5))
    status = Self.status(&bench, app)
    #expect(status?["breakStatus"]?["breakClipId"] == "b")
    #expect(status?["breakStatus"]?["currentBreakTime"]?.number == 6)
    #expect(status?["breakStatus"]?["currentBreakClipTime"]?.number == 2)
    _ = bench.pass(.seconds(5))
    status = Self.status(&bench, app)
    #expect(status?["breakStatus"] == nil)
    #expect(status?["currentTime"]?.number == 1)
  }

  @Test func skippingIsPossibleFromTheSaidTimeOn() {
    var (bench, app) = Self.playing()
    _ = bench.pass(.milliseconds(44_250))
    #expect(Self.status(&bench, app)?["breakStatus"]?["currentBreakClipTime"]?.number == 4)
    let early = bench.media(#"{"type":"SKIP_AD","requestId":4,"mediaSessionId":1}"#, to: app)
    #expect(early.map(\.type) == ["INVALID_PLAYER_STATE"])
    _ = bench.pass(.seconds(1))
    #expect((Self.status(&bench, app)?["supportedMediaCommands"]?.integer ?? 0) & 512 != 0)
    let skipped = bench.media(#"{"type":"SKIP_AD","requestId":5,"mediaSessionId":1}"#, to: app)
    #expect(skipped.first?.requestId == 5)
    #expect(skipped.first?.media?["breakStatus"] == nil)
    #expect(skipped.first?.media?["currentTime"]?.number == 30)
  }

  @Test func adsCanBePausedButNotSought() {
    var (bench, app) = Self.playing()
    _ = bench.pass(.milliseconds(1250))
    let paused = bench.media(#"{"type":"PAUSE","requestId":4,"mediaSessionId":1}"#, to: app)
    #expect(paused.first?.media?["playerState"] == "PAUSED")
    #expect(bench.pass(.seconds(100)).isEmpty)
    let seek = bench.media(#"{"type":"SEEK","currentTime":40,"requestId":5,"mediaSessionId":1}"#, to: app)
    #expect(seek.map(\.type) == ["INVALID_PLAYER_STATE"])
    _ = bench.media(#"{"type":"PLAY","requestId":6,"mediaSessionId":1}"#, to: app)
    #expect(Self.status(&bench, app)?["breakStatus"]?["currentBreakClipTime"]?.number == 1)
  }

  @Test func aBreakThatWasSoughtOverPlaysFirst() {
    var (bench, app) = Self.playing()
    _ = bench.pass(.seconds(12))
    _ = bench.media(#"{"type":"SEEK","currentTime":50,"requestId":5,"mediaSessionId":1}"#, to: app)
    _ = bench.pass(.seconds(1))
    let status = Self.status(&bench, app)
    #expect(status?["breakStatus"]?["breakId"] == "mid")
    #expect(status?["currentTime"]?.number == 50)
  }
}
