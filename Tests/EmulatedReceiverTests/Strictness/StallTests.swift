import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// Media that never begins, or begins without a picture, without an error (devices.md F25, F73, F74).
@Suite struct StallTests {
  private static func load(_ query: String, _ more: String = "") -> String {
    #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a?\#(query)","contentType":"application/x-mpegURL"\#(more)}}"#
  }

  /// Where it stops, and the states of the statuses that follow the LOAD
  @Test(arguments: [("loading", []), ("buffering", ["BUFFERING"])])
  func loadsForEver(stall: String, states: [String]) {
    var (bench, app) = MediaApplicationTests.bench()
    #expect(bench.media(Self.load("stall=\(stall)"), to: app).map(\.requestId) == [2])
    let later = bench.pass(.hours(10))
    #expect(later.map { $0.media?["playerState"]?.string } == states)
    #expect(later.allSatisfy { $0.requestId == 0 })
    #expect(bench.core.nextDeadline == nil)
    let status = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media
    #expect(status?["playerState"]?.string == states.last ?? "IDLE")
    #expect((status?["extendedStatus"]?["playerState"] == "LOADING") == states.isEmpty)
    #expect(status?["idleReason"] == nil)
  }

  @Test(arguments: ["loading", "buffering"])
  func neverAnswersALoadThatIsAnsweredLate(stall: String) {
    var (bench, app) = MediaApplicationTests.bench { $0.answersLoadAtOnce = false }
    #expect(bench.media(Self.load("stall=\(stall)"), to: app).isEmpty)
    #expect(bench.pass(.hours(1)).allSatisfy { $0.requestId == 0 })
    let stopped = bench.media(#"{"type":"STOP","requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(stopped.map(\.type) == ["LOAD_CANCELLED", "MEDIA_STATUS"])
    #expect(stopped.last?.media?["idleReason"] == "CANCELLED")
  }

  @Test(arguments: ["loading", "buffering"])
  func endsWithStopAnotherLoadOrTheApp(stall: String) {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(Self.load("stall=\(stall)"), to: app)
    _ = bench.pass(.minutes(1))
    let stopped = bench.media(#"{"type":"STOP","requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(stopped.last?.media?["idleReason"] == "CANCELLED")
    _ = bench.media(Self.load("stall=\(stall)"), to: app)
    _ = bench.pass(.minutes(1))
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":5,\(MediaApplicationTests.video)}", to: app)
    #expect(bench.pass(.seconds(1)).last?.media?["playerState"] == "PLAYING")
    _ = bench.media(Self.load("stall=\(stall)"), to: app)
    #expect(bench.send(#"{"type":"STOP","requestId":6}"#, .receiver).contains { $0.type == "RECEIVER_STATUS" })
  }

  @Test(arguments: ["loading", "buffering"])
  func neitherSeekNorPlayHelps(stall: String) {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(Self.load("stall=\(stall)"), to: app)
    _ = bench.pass(.seconds(1))
    for request in [#""SEEK","currentTime":5"#, #""PLAY""#, #""PAUSE""#] {
      _ = bench.media("{\"type\":\(request),\"requestId\":3,\"mediaSessionId\":1}", to: app)
      #expect(bench.pass(.minutes(1)).allSatisfy { $0.media?["playerState"] != "PLAYING" })
    }
    #expect(bench.core.screen(at: bench.now).phase.rawValue == stall)
  }

  /// What LOAD says of the segments, and whether a device with Google's old HLS player plays fMP4
  @Test(arguments: [("", false), (#","hlsSegmentFormat":"fmp4","hlsVideoSegmentFormat":"fmp4""#, true)])
  func hangsOnSegmentsThatLoadDoesNotName(hints: String, plays: Bool) throws {
    let model = try #require(DeviceModels.builtIn["chromecast-3"])
    var (bench, app) = MediaApplicationTests.bench { $0.decoder = model.decoder }
    _ = bench.media(Self.load("segments=fmp4", hints), to: app)
    #expect((bench.pass(.minutes(5)).last?.media?["playerState"] == "PLAYING") == plays)
  }

  // MARK: Without picture, sound or code

  private static func status(of query: String, on model: String) throws -> (ReceiverBench, [ReceiverBench.Sent]) {
    let model = try #require(DeviceModels.builtIn[model])
    var (bench, app) = MediaApplicationTests.bench { $0.decoder = model.decoder }
    let load = #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a?\#(query)","contentType":"video/mp4"}}"#
    _ = bench.media(load, to: app)
    return (bench, bench.pass(.seconds(1)))
  }

  @Test func playsWithoutVideoInfoWhatItPretendsToShow() throws {
    let (bench, sent) = try Self.status(of: "picture=h264&depth=10&sound=aac", on: "chromecast-3")
    #expect(sent.last?.media?["playerState"] == "PLAYING")
    #expect(sent.allSatisfy { $0.media?["videoInfo"] == nil })
    #expect(bench.core.screen(at: bench.now).media?.hasPicture == false)
    let (_, shown) = try Self.status(of: "picture=h264&width=1280&height=720&sound=aac", on: "chromecast-3")
    #expect(shown.last?.media?["videoInfo"]?["width"] == 1280)
  }

  @Test func playsWithoutSoundWhatItCannotDecode() throws {
    let (bench, sent) = try Self.status(of: "picture=h264&sound=aac&channels=6", on: "chromecast-2")
    #expect(sent.last?.media?["playerState"] == "PLAYING" && sent.last?.media?["videoInfo"] != nil)
    #expect(bench.core.screen(at: bench.now).media?.hasSound == false)
  }

  @Test func reportsAFailureTwiceBesideTheAnswer() throws {
    let (_, sent) = try Self.status(of: "picture=hevc", on: "chromecast-3")
    #expect(sent.map(\.type) == ["ERROR", "ERROR", "LOAD_FAILED", "MEDIA_STATUS"])
    #expect(sent.prefix(2).map { $0.payload["itemId"] } == [1, nil])
    #expect(sent.prefix(3).allSatisfy { $0.payload["detailedErrorCode"] == 104 })
    let (_, once) = try Self.status(of: "picture=hevc", on: "chromecast-2")
    #expect(once.map(\.type) == ["LOAD_FAILED", "MEDIA_STATUS"])
  }

  /// query, model, the code of LOAD_FAILED
  @Test(
    arguments: [
      ("picture=av1", "google-tv", nil), ("fail=104", "google-tv", nil), ("fail=104", "chromecast-3", 104),
      ("fail=104&code=none", "chromecast-3", nil),
    ] as [(String, String, Int64?)])
  func someFailuresHaveNoCode(query: String, model: String, code: Int64?) throws {
    let (_, sent) = try Self.status(of: query, on: model)
    let failed = sent.first { $0.type == "LOAD_FAILED" }
    #expect(failed != nil && failed?.payload["detailedErrorCode"]?.integer == code)
    #expect(sent.last?.media?["idleReason"] == "ERROR")
  }

  // MARK: What no device plays

  /// URL, content type, the code
  @Test(
    arguments: [
      ("http://nas.local/a.mp4", "video/mp4", 104), ("http://u:p@NAS.local:80/a", "video/mp4", 104),
      ("https://nas.local/a.m3u8", "application/x-mpegURL", 311),
      ("http://nas.local./a.mpd", "application/dash+xml", 321),
      ("http://x/a.ts", "video/mp2t", 104), ("http://x/a.ts", "video/MP2T; charset=x", 104),
      ("http://x/a.m3u8?x", "video/mp4", 104), ("http://x/a.m3u8", "application/vnd.apple.mpegurl", nil),
      ("http://x/nas.local/a", "video/mp4", nil), ("http://nas.localdomain/a", "video/mp4", nil),
    ] as [(String, String, Int64?)])
  func refusesWhatNoDevicePlays(url: String, type: String, code: Int64?) {
    let media = MediaInformation(contentId: url, contentType: type)
    let request = ResourceRequest(id: .init(sessionId: "s", number: 1), media: media)
    #expect(AssumedResource(request, timing: .immediate).examination.failure?.detailedErrorCode == code)
  }

  @Test(arguments: [("video/mp4", 104), ("application/x-mpegURL", 311), ("application/dash+xml", 321)])
  func waitsTwoMinutesForAServerThatNeverAnswers(type: String, code: Int64) {
    var (bench, app) = MediaApplicationTests.bench()
    bench.examine = nil
    _ = bench.media(
      #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a","contentType":"\#(type)"}}"#, to: app)
    #expect(bench.pass(.milliseconds(129_999)).isEmpty)
    let sent = bench.pass(.milliseconds(1))
    #expect(sent.map(\.type) == ["LOAD_FAILED", "MEDIA_STATUS"])
    #expect(sent.first?.payload["detailedErrorCode"]?.integer == code)
  }

  @Test func forgetsTheSessionOfAFailedLoad() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(Self.load("fail=104"), to: app)
    _ = bench.pass(.seconds(1))
    for type in ["STOP", "PLAY"] {
      let refused = bench.media("{\"type\":\"\(type)\",\"requestId\":3,\"mediaSessionId\":1}", to: app).first
      #expect(refused?.type == "INVALID_REQUEST")
      #expect(refused?.payload["reason"] == "INVALID_MEDIA_SESSION_ID")
    }
    let answer = bench.media(#"{"type":"GET_STATUS","requestId":4}"#, to: app).first
    #expect(answer?.type == "MEDIA_STATUS" && answer?.payload["status"]?.array == [])
  }

  @Test func keepsTheSessionOfAQueueThatGoesOn() {
    var (bench, app) = MediaApplicationTests.bench()
    let items = #"{"media":{"contentId":"http://x/1?fail=104"}},{"media":{"contentId":"http://x/2?duration=9"}}"#
    _ = bench.media("{\"type\":\"QUEUE_LOAD\",\"requestId\":2,\"items\":[\(items)]}", to: app)
    _ = bench.pass(.seconds(1))
    let paused = bench.media(#"{"type":"PAUSE","requestId":3,"mediaSessionId":1}"#, to: app).first
    #expect(paused?.media?["playerState"] == "PAUSED")
  }
}
