import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// Strong, weak and invisible connections, and what keeps an app alive (cast.md 3.2).
@Suite struct ConnectionKindTests {
  private static func bench(_ lifetime: ApplicationLifetime) -> (ReceiverBench, String) {
    var configuration = ReceiverConfiguration.testing()
    configuration.applications[0].lifetime = lifetime
    configuration.applications[1].lifetime = lifetime
    var bench = ReceiverBench(configuration)
    let app = bench.launch("EC40EC40")
    return (bench, app)
  }

  private static func connect(_ bench: inout ReceiverBench, _ kind: Int, from source: String, to app: String) {
    _ = bench.send(#"{"type":"CONNECT","connType":\#(kind)}"#, .connection, from: source, to: app)
  }

  private static func mirroringBench() -> (ReceiverBench, String) {
    var configuration = ReceiverConfiguration.testing()
    configuration.applications.append(.mirroring)
    var bench = ReceiverBench(configuration)
    let app = bench.launch("0F5096E8")
    return (bench, app)
  }

  @Test(arguments: [true, false]) func mirroringEndsWithItsSender(byLink: Bool) {
    var (bench, app) = Self.mirroringBench()
    _ = bench.send(#"{"type":"OFFER","seqNum":1}"#, .webRTC, to: app)
    // An observer doesn't keep it.
    bench.connect(from: "viewer", link: 2)
    bench.connect(from: "viewer", to: app, link: 2)
    let sent = byLink ? bench.closeLink(1) : bench.send(#"{"type":"CLOSE"}"#, .connection, to: app)
    #expect(bench.core.application == nil)
    #expect(sent.contains { $0.link == 2 && $0.type == "CLOSE" })
    #expect(sent.contains { $0.link == 2 && $0.type == "RECEIVER_STATUS" && $0.application == nil })
  }

  @Test func onlyAnOfferMovesMirroringToItsSender() {
    var (bench, app) = Self.mirroringBench()
    _ = bench.send(#"{"type":"OFFER","seqNum":1}"#, .webRTC, to: app)
    bench.connect(from: "viewer", to: app, link: 2)
    _ = bench.send(#"{"type":"GET_STATUS","seqNum":2}"#, .webRTC, from: "viewer", to: app, link: 2)
    _ = bench.closeLink(2)
    #expect(bench.core.application != nil)
    bench.connect(from: "other", to: app, link: 3)
    _ = bench.send(#"{"type":"OFFER","seqNum":3}"#, .webRTC, from: "other", to: app, link: 3)
    _ = bench.closeLink(1)
    #expect(bench.core.application != nil)
    _ = bench.closeLink(3)
    #expect(bench.core.application == nil)
  }

  @Test func mirroringOfAnInvisibleSenderGoesOnWhileItIsThere() {
    var (bench, app) = Self.mirroringBench()
    _ = bench.send(#"{"type":"CONNECT","connType":2}"#, .connection, to: app)
    _ = bench.send(#"{"type":"OFFER","seqNum":1}"#, .webRTC, to: app)
    bench.connect(from: "viewer", to: app, link: 2)
    _ = bench.closeLink(2)
    #expect(bench.core.application != nil)
    _ = bench.closeLink(1)
    #expect(bench.core.application == nil)
  }

  @Test func weakOnesLetTheAppExit() {
    var (bench, app) = Self.bench(.whileConnected)
    Self.connect(&bench, 1, from: "weak", to: app)
    #expect(bench.send(#"{"type":"GET_STATUS","requestId":5}"#, .receiver).first?.application != nil)
    let sent = bench.send(#"{"type":"CLOSE"}"#, .connection, to: app)
    #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
    #expect(sent.first?.message.destinationId == "weak")
    #expect(sent.last?.payload["status"]?["applications"] == nil)
    #expect(bench.events.contains { $0.name == "stopped" })
  }

  @Test func strongOnesKeepItAlive() {
    var (bench, app) = Self.bench(.whileConnected)
    Self.connect(&bench, 0, from: "second", to: app)
    #expect(bench.send(#"{"type":"CLOSE"}"#, .connection, to: app).isEmpty)
    #expect(bench.core.application != nil)
    _ = bench.closeLink(1)
    #expect(bench.core.application == nil)
  }

  @Test func becomingWeakLetsTheAppExitToo() {
    var (bench, app) = Self.bench(.whileConnected)
    Self.connect(&bench, 1, from: "sender-1", to: app)
    #expect(bench.core.application == nil)
  }

  @Test func anAppWaitsForItsFirstSender() {
    var configuration = ReceiverConfiguration.testing()
    configuration.applications[0].lifetime = .whileConnected
    var bench = ReceiverBench(configuration)
    bench.connect()
    _ = bench.send(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":4}"#, .receiver)
    #expect(bench.pass(.seconds(29)).isEmpty)
    #expect(bench.pass(.seconds(1)).map(\.type) == ["RECEIVER_STATUS"])
  }

  @Test func idleAppsEndAfterATimeAndPlayingOnesDoNot() {
    var (bench, app) = Self.bench(.idleTimeout)
    _ = bench.media(
      #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a?duration=600","contentType":"video/mp4"}}"#,
      to: app)
    _ = bench.send(#"{"type":"CLOSE"}"#, .connection, to: app)
    _ = bench.pass(.seconds(600))
    #expect(bench.core.application != nil)
    _ = bench.pass(.seconds(301))
    #expect(bench.core.application == nil)
  }

  @Test func anAppWithoutSendersEndsAfterItsMediaFailed() {
    var (bench, app) = Self.bench(.idleTimeout)
    _ = bench.media(#"{"type":"LOAD","requestId":2,"media":{"contentId":"http://x/a","streamType":"LIVE"}}"#, to: app)
    _ = bench.pass(.seconds(1))
    _ = bench.closeLink(1)
    #expect(bench.core.nextDeadline == nil)
    _ = bench.operate(.failMedia(ResourceFailure(detailedErrorCode: 104)))
    #expect(bench.core.nextDeadline == bench.now + .minutes(5))
  }

  @Test func theIdleScreenStays() {
    var configuration = ReceiverConfiguration.testing()
    configuration.showsIdleScreen = true
    configuration.idleScreen.lifetime = .whileConnected
    let bench = ReceiverBench(configuration)
    #expect(bench.core.application != nil)
    #expect(bench.core.nextDeadline == nil)
  }

  @Test func invisibleOnesAreNotSeen() {
    var (bench, app) = Self.bench(.untilStopped)
    let before = bench.events.count { $0.name == "senderConnected" }
    bench.connect(from: "watcher")
    Self.connect(&bench, 2, from: "watcher", to: app)
    #expect(bench.events.count { $0.name == "senderConnected" } == before + 1)
    #expect(bench.core.screen(at: bench.now).application?.senders == 1)
    _ = bench.send(#"{"type":"CLOSE"}"#, .connection, to: app)
    let status = bench.send(#"{"type":"GET_STATUS","requestId":5}"#, .receiver).first
    #expect(status?.application?["senderConnected"] == false)
    let disconnected = bench.events.count { $0.name == "senderDisconnected" }
    _ = bench.send(#"{"type":"CLOSE"}"#, .connection, from: "watcher", to: app)
    #expect(bench.events.count { $0.name == "senderDisconnected" } == disconnected)
  }

  @Test func invisibleOnesHearMediaAndReachTheAppByBroadcastAlone() {
    var (bench, app) = Self.bench(.untilStopped)
    Self.connect(&bench, 2, from: "watcher", to: app)
    #expect(bench.media(#"{"type":"GET_STATUS","requestId":9}"#, to: app, from: "watcher").first?.requestId == 9)
    #expect(bench.send("hello", .echo, from: "watcher", to: app).isEmpty)
    #expect(bench.send("hello", .echo, from: "watcher", to: "*").map(\.message.text) == ["hello"])
    #expect(bench.send("hello", .echo, from: "nobody", to: "*").isEmpty)
  }

  @Test func invisibleOnesCannotLaunch() {
    var bench = ReceiverBench()
    _ = bench.send(#"{"type":"CONNECT","connType":2}"#, .connection)
    let sent = bench.send(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":4}"#, .receiver)
    #expect(sent.first?.payload["reason"] == "NOT_ALLOWED")
  }
}
