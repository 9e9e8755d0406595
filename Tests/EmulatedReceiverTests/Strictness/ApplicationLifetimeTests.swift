import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// When apps end by themselves, though senders are connected (devices.md F131).
@Suite struct ApplicationLifetimeTests {
  private static func isRunning(_ bench: ReceiverBench) -> Bool { bench.core.application != nil }

  @Test func endsFiveMinutesAfterItsLaunchWithoutMedia() {
    var (bench, app) = MediaApplicationTests.bench()
    #expect(bench.pass(.milliseconds(299_999)).isEmpty)
    let sent = bench.pass(.milliseconds(1))
    #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
    #expect(sent.first?.message.sourceId == app)
    #expect(sent.last?.application == nil)
  }

  @Test func endsFiveMinutesAfterTheLastMedia() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.pass(.minutes(4))
    let film = #""media":{"contentId":"http://x/a?duration=60","contentType":"video/mp4"}"#
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(film)}", to: app)
    _ = bench.pass(.milliseconds(60_250))
    #expect(bench.pass(.milliseconds(299_999)).isEmpty && Self.isRunning(bench))
    #expect(bench.pass(.milliseconds(1)).map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
  }

  @Test func neitherStatusNorHeartbeatKeepsItAlive() {
    var (bench, app) = MediaApplicationTests.bench()
    for _ in 1...10 {
      _ = bench.pass(.seconds(29))
      _ = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app)
    }
    #expect(bench.pass(.seconds(10)).map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
  }

  @Test func aLaunchCountsTheTimeAnew() {
    var (bench, _) = MediaApplicationTests.bench()
    _ = bench.pass(.minutes(4))
    _ = bench.send(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":7}"#, .receiver)
    #expect(bench.pass(.minutes(4)).isEmpty && Self.isRunning(bench))
    #expect(!bench.pass(.minutes(1)).isEmpty && !Self.isRunning(bench))
  }

  @Test func endsTwentyMinutesAfterAPause() {
    var (bench, app) = MediaApplicationTests.playing()
    _ = bench.media(#"{"type":"PAUSE","requestId":3,"mediaSessionId":1}"#, to: app)
    _ = bench.pass(.minutes(19))
    _ = bench.media(#"{"type":"PLAY","requestId":4,"mediaSessionId":1}"#, to: app)
    _ = bench.media(#"{"type":"PAUSE","requestId":5,"mediaSessionId":1}"#, to: app)
    #expect(bench.pass(.milliseconds(1_199_999)).isEmpty)
    #expect(bench.pass(.milliseconds(1)).map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
  }

  @Test func playingOrLoadingForEverKeepsItAlive() {
    var (bench, app) = MediaApplicationTests.playing(#""media":{"contentId":"http://x/live","streamType":"LIVE"}"#)
    _ = bench.pass(.hours(5))
    #expect(Self.isRunning(bench))
    _ = bench.media(#"{"type":"LOAD","requestId":6,"media":{"contentId":"http://x/a?stall=buffering"}}"#, to: app)
    _ = bench.pass(.hours(5))
    #expect(Self.isRunning(bench))
  }

  @Test func appsWithoutAPlayerRunWhileSendersAreConnected() {
    var (bench, _) = MediaApplicationTests.bench {
      $0.applications = [ApplicationDefinition(appId: "CC1AD845", namespaces: [.echo])]
    }
    #expect(bench.pass(.hours(5)).isEmpty && Self.isRunning(bench))
    _ = bench.closeLink(1)
    _ = bench.pass(.minutes(5))
    #expect(!Self.isRunning(bench))
  }

  @Test func anAppCanSwitchTheLimitsOff() {
    var (bench, app) = MediaApplicationTests.bench { $0.applications[0].lifetime = .whileUsed }
    #expect(bench.pass(.hours(5)).isEmpty)
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\"autoplay\":false,\(MediaApplicationTests.video)}", to: app)
    _ = bench.pass(.hours(5))
    #expect(Self.isRunning(bench))
  }
}
