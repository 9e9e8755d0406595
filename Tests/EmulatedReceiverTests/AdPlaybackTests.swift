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
    #expect(early.map(\.type) == ["INVALID_REQUEST"])
    #expect(early.first?.payload["reason"] == "NOT_SUPPORTED")
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

  @Test func postRollsComeBeforeTheEnd() {
    var (bench, app) = Self.loaded(
      #"{"id":"post","position":-1,"breakClipIds":["a"]},{"id":"last","position":-1,"breakClipIds":["b"]}"#,
      #"{"id":"a","duration":4},{"id":"b","duration":6}"#)
    _ = bench.pass(.milliseconds(61_250))
    let status = Self.status(&bench, app)
    #expect(status?["breakStatus"]?["breakId"] == "post")
    #expect(status?["playerState"] == "PLAYING")
    let sent = bench.pass(.seconds(4))
    #expect(sent.last?.media?["breakStatus"]?["breakId"] == "last")
    #expect(bench.pass(.seconds(6)).last?.media?["idleReason"] == "FINISHED")
    #expect(Self.status(&bench, app) == nil)
  }

  @Test func watchedBreaksAreMarkedAndNotRepeated() {
    var (bench, app) = Self.loaded(
      #"{"id":"pre","position":0,"breakClipIds":["a"]},{"id":"seen","position":5,"isWatched":true,"breakClipIds":["a"]}"#,
      #"{"id":"a","duration":4}"#)
    let sent = bench.pass(.milliseconds(4_250))
    #expect(sent.last?.media?["media"]?["breaks"]?[0]?["isWatched"] == true)
    _ = bench.pass(.seconds(10))
    #expect(Self.status(&bench, app)?["breakStatus"] == nil)
  }

  @Test func clipsThatCannotBePlayedArePassedOver() {
    var (bench, app) = Self.loaded(
      #"{"id":"pre","position":0,"breakClipIds":["bad","good"]}"#,
      #"{"id":"bad","contentId":"http://x/ad?fail=104"},{"id":"good","contentId":"http://x/ad?duration=3"}"#)
    let sent = bench.pass(.milliseconds(250))
    let error = sent.first { $0.type == "ERROR" }
    #expect(error?.payload["detailedErrorCode"]?.integer == 901)
    #expect(bench.examinations.map(\.purpose) == [.load, .breakClip, .breakClip])
    #expect(Self.status(&bench, app)?["breakStatus"]?["breakClipId"] == "good")
    _ = bench.pass(.seconds(3))
    #expect(Self.status(&bench, app)?["breakStatus"] == nil)
  }

  @Test func clipsWithoutAnExaminerBufferAndTimeOut() {
    var (bench, app) = Self.loaded(
      #"{"id":"pre","position":0,"breakClipIds":["a"]}"#, #"{"id":"a","contentId":"http://x/ad"}"#)
    bench.examine = nil
    _ = bench.pass(.milliseconds(250))
    #expect(Self.status(&bench, app)?["playerState"] == "BUFFERING")
    #expect(Self.status(&bench, app)?["breakStatus"]?["breakId"] == "pre")
    let sent = bench.pass(.seconds(131))
    #expect(sent.contains { $0.type == "ERROR" })
    #expect(Self.status(&bench, app)?["breakStatus"] == nil)
  }

  @Test func embeddedAdsPlayInTheContentsTime() {
    var (bench, app) = Self.loaded(
      #"{"id":"in","position":10,"isEmbedded":true,"breakClipIds":["a","b"]}"#,
      #"{"id":"a","duration":5},{"id":"b","duration":5,"whenSkippable":2}"#)
    let begun = bench.pass(.milliseconds(10_250))
    #expect(begun.last?.media?["breakStatus"]?["breakClipId"] == "a")
    _ = bench.pass(.seconds(6))
    let status = Self.status(&bench, app)
    #expect(status?["currentTime"]?.number == 16)
    #expect(status?["breakStatus"]?["breakClipId"] == "b")
    #expect(status?["breakStatus"]?["currentBreakTime"]?.number == 6)
    #expect(status?["breakStatus"]?["currentBreakClipTime"]?.number == 1)
    #expect(
      bench.media(#"{"type":"SKIP_AD","requestId":4,"mediaSessionId":1}"#, to: app).first?.type == "INVALID_REQUEST")
    _ = bench.pass(.seconds(1))
    let skipped = bench.media(
      #"{"type":"USER_ACTION","userAction":"SKIP_AD","requestId":4,"mediaSessionId":1}"#, to: app)
    #expect(skipped.first?.media?["currentTime"]?.number == 20)
    #expect(skipped.first?.media?["breakStatus"] == nil)
  }

  @Test func embeddedAdsEndByThemselves() {
    var (bench, app) = Self.loaded(
      #"{"id":"in","position":10,"isEmbedded":true,"breakClipIds":["a"]}"#, #"{"id":"a","duration":5}"#)
    _ = bench.pass(.milliseconds(10_250))
    let ended = bench.pass(.seconds(5))
    #expect(ended.map { $0.media?["breakStatus"] } == [nil])
    #expect(bench.pass(.seconds(10)).isEmpty)
    _ = bench.media(#"{"type":"SEEK","currentTime":12,"requestId":4,"mediaSessionId":1}"#, to: app)
    #expect(Self.status(&bench, app)?["breakStatus"]?["currentBreakTime"]?.number == 2)
  }

  @Test func requestsForAdsAreKeptButNotEchoed() {
    var (bench, app) = MediaApplicationTests.playing(
      #""media":{"contentId":"http://x/a","vmapAdsRequest":{"adTagUrl":"http://ads"},"breaks":[{"id":"p","position":30,"breakClipIds":["a"]}],"breakClips":[{"id":"a","vastAdsRequest":{"adTagUrl":"http://vast"}}]}"#
    )
    let media = Self.status(&bench, app)?["media"]
    #expect(media?["vmapAdsRequest"] == nil)
    #expect(media?["breakClips"]?[0]?["vastAdsRequest"]?["adTagUrl"] == "http://vast")
    let stored = bench.media(#"{"type":"STORE_SESSION","requestId":9}"#, to: app).first?.payload["sessionState"]
    #expect(stored?["loadRequestData"]?["media"]?["vmapAdsRequest"]?["adTagUrl"] == "http://ads")
  }

  @Test func withoutAdsThereIsNothingToSkip() {
    var (bench, app) = MediaApplicationTests.playing()
    let sent = bench.media(#"{"type":"SKIP_AD","requestId":4,"mediaSessionId":1}"#, to: app)
    #expect(sent.map(\.type) == ["INVALID_PLAYER_STATE"])
  }

  /// A minute with the given breaks and clips.
  private static func loaded(_ breaks: String, _ clips: String) -> (ReceiverBench, String) {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(
      #"""
      {"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a?duration=60","breaks":[\#(breaks)],
      "breakClips":[\#(clips)]}}
      """#, to: app)
    return (bench, app)
  }
}
