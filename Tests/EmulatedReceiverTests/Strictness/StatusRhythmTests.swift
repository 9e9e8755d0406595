import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// Statuses that nothing has caused (devices.md F129, F130).
@Suite struct StatusRhythmTests {
  private static let film = #""media":{"contentId":"http://x/a?duration=9000","contentType":"video/mp4"}"#
  private static let stream = #""media":{"contentId":"http://x/a","streamType":"LIVE"}"#

  private static func playing(_ load: String, _ rhythm: StatusRhythm) -> (ReceiverBench, String) {
    var (bench, app) = MediaApplicationTests.bench { $0.statusRhythm = rhythm }
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(load)}", to: app)
    _ = bench.pass(.milliseconds(250))
    return (bench, app)
  }

  @Test(arguments: [film, stream])
  func isSilentByDefault(load: String) {
    var (bench, _) = Self.playing(load, StatusRhythm())
    #expect(bench.pass(.hours(1)).isEmpty)
  }

  /// the interval, and the statuses in ten seconds
  @Test(arguments: [(TimeAmount.seconds(1), 10), (.milliseconds(40), 250)])
  func repeatsTheStatusWhileItPlays(interval: TimeAmount, count: Int) {
    var (bench, app) = Self.playing(Self.film, StatusRhythm(interval: interval))
    let sent = bench.pass(.seconds(10))
    #expect(sent.count == count)
    #expect(sent.allSatisfy { $0.requestId == 0 && $0.media?["playerState"] == "PLAYING" && $0.media?["media"] == nil })
    #expect(sent.last?.media?["currentTime"]?.number == 10)
    _ = bench.media(#"{"type":"PAUSE","requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(bench.pass(.minutes(1)).isEmpty)
    _ = bench.media(#"{"type":"PLAY","requestId":4,"mediaSessionId":1}"#, to: app)
    #expect(bench.pass(.seconds(10)).count == count)
    _ = bench.media(#"{"type":"STOP","requestId":5,"mediaSessionId":1}"#, to: app)
    #expect(bench.pass(.minutes(1)).isEmpty)
  }

  @Test func reportsBufferingOfALiveStreamThatPlaysOn() {
    var (bench, app) = Self.playing(Self.stream, StatusRhythm(liveBuffering: 15))
    let sent = bench.pass(.seconds(60))
    let states = sent.map { $0.media?["playerState"]?.string ?? "" }
    #expect(states.count { $0 == "BUFFERING" } == 15)
    #expect(zip(states, states.dropFirst()).allSatisfy { $0 != $1 })
    let status = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media
    #expect(status?["currentTime"]?.number == 660)
  }

  @Test func reportsNoBufferingOfAFilm() {
    var (bench, _) = Self.playing(Self.film, StatusRhythm(liveBuffering: 15))
    #expect(bench.pass(.seconds(60)).isEmpty)
  }

  @Test(arguments: [#"{"interval": 0}"#, #"{"liveBuffering": 61}"#, #"{"every": 1}"#])
  func refusesMistakes(json: String) throws {
    let root = try JSONDocument(parsing: json, policy: .strict).root
    #expect(throws: JSONDecodingError.self) { try StatusRhythm(json: root) }
  }
}
