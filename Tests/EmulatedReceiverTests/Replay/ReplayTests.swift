import CastRecording
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// A device made of a recording, with a clock to turn.
@Suite struct ReplayTests {
  /// A launch as Chromecasts do it: first a status without the app.
  private static let launch = """
    0 > receiver-0 {"type":"CONNECT"}
    0 > receiver-0 {"type":"GET_STATUS","requestId":1}
    0.1 < receiver-0 {"type":"RECEIVER_STATUS","requestId":1,"status":{"volume":{"level":0.3,"muted":false}}}
    1 > receiver-0 {"type":"LAUNCH","appId":"AAAA","requestId":2}
    1.2 <* receiver-0 {"type":"RECEIVER_STATUS","requestId":0,"status":{"volume":{"level":0.3}}}
    1.5 <* receiver-0 {"type":"RECEIVER_STATUS","requestId":2,"status":{"applications":[{"appId":"AAAA","transportId":"app-1"}]}}
    1.6 > app-1 {"type":"CONNECT"}
    1.7 <* app-1 {"type":"MEDIA_STATUS","requestId":0,"status":[]}
    2 > app-1 {"type":"LOAD","requestId":3,"media":{"contentId":"film"}}
    2.5 <* app-1 {"type":"MEDIA_STATUS","requestId":0,"status":[{"mediaSessionId":7,"playerState":"BUFFERING","media":{"contentId":"film"}}]}
    3 <* app-1 {"type":"MEDIA_STATUS","requestId":3,"status":[{"mediaSessionId":7,"playerState":"PLAYING"}]}
    13 <* app-1 {"type":"MEDIA_STATUS","requestId":0,"status":[{"mediaSessionId":7,"playerState":"IDLE","idleReason":"FINISHED"}]}
    """

  @Test func answersWithTheSendersIdsAtTheRecordedTimes() throws {
    var device = try ReplayBench(Self.launch)
    #expect(device.connect() == [])
    #expect(device.ask(#"{"type":"GET_STATUS","requestId":71}"#) == [])
    #expect(device.pass(.milliseconds(100)) == ["receiver-0>sender-1 RECEIVER_STATUS 71"])
    #expect(device.ask(#"{"type":"LAUNCH","appId":"AAAA","requestId":72,"language":"de"}"#) == [])
    #expect(device.pass(.milliseconds(250)) == ["receiver-0>* RECEIVER_STATUS 0"])
    #expect(device.pass(.milliseconds(250)) == ["receiver-0>* RECEIVER_STATUS 72 AAAA"])
    #expect(device.connect("app-1") == [])
    #expect(
      device.ask(#"{"type":"LOAD","requestId":73,"media":{"contentId":"film"}}"#, to: "app-1") == [
        "app-1>* MEDIA_STATUS 0"
      ], "the empty status comes before the LOAD")
    #expect(device.pass(.milliseconds(600)) == ["app-1>* MEDIA_STATUS 0 BUFFERING"])
    #expect(device.pass(.seconds(1)) == ["app-1>* MEDIA_STATUS 73 PLAYING"])
    #expect(device.pass(.seconds(9)) == [])
    #expect(device.pass(.seconds(1)) == ["app-1>* MEDIA_STATUS 0 IDLE"])
    #expect(device.misses == [])
  }

  @Test func withoutASpeedPausesAreShort() throws {
    var device = try ReplayBench(Self.launch, speed: nil)
    _ = device.connect()
    _ = device.ask(#"{"type":"LAUNCH","appId":"AAAA","requestId":2}"#)
    _ = device.pass(.milliseconds(110))
    _ = device.connect("app-1")
    _ = device.ask(#"{"type":"LOAD","requestId":3,"media":{"contentId":"film"}}"#, to: "app-1")
    #expect(device.pass(.milliseconds(160)).last == "app-1>* MEDIA_STATUS 0 IDLE")
  }

  @Test func aRequestThatTheSenderLeavesOutIsNotAnswered() throws {
    var device = try ReplayBench(Self.launch)
    _ = device.connect()
    #expect(device.ask(#"{"type":"LAUNCH","appId":"AAAA","requestId":9}"#) == [], "the answer to GET_STATUS is held")
    #expect(
      device.pass(.milliseconds(600)) == ["receiver-0>* RECEIVER_STATUS 0", "receiver-0>* RECEIVER_STATUS 9 AAAA"])
  }

  @Test func pollsGetTheStatusAsOfTheCursor() throws {
    var device = try ReplayBench(Self.launch, speed: nil)
    _ = device.connect()
    _ = device.ask(#"{"type":"LAUNCH","appId":"AAAA","requestId":2}"#)
    _ = device.pass(.milliseconds(110))
    #expect(device.ask(#"{"type":"GET_STATUS","requestId":50}"#) == ["receiver-0>sender-1 RECEIVER_STATUS 50 AAAA"])
    _ = device.connect("app-1")
    _ = device.ask(#"{"type":"LOAD","requestId":3,"media":{"contentId":"film"}}"#, to: "app-1")
    _ = device.pass(.seconds(1))
    let poll = device.bench.send(#"{"type":"GET_STATUS","requestId":51}"#, .media, to: "app-1")
    #expect(poll.first?.requestId == 51)
    #expect(poll.first?.media?["playerState"] == "IDLE")
    #expect(poll.first?.media?["media"]?["contentId"] == "film", "most statuses leave the media out")
    #expect(device.misses == [])
  }

  @Test func waitsOnlyAWhileForARequestThatChangesNothing() throws {
    var device = try ReplayBench(
      """
      0 > receiver-0 {"type":"CONNECT"}
      0 > receiver-0 {"type":"GET_STATUS","requestId":1}
      0 < receiver-0 {"type":"RECEIVER_STATUS","requestId":1,"status":{}}
      0 <* receiver-0 {"type":"RECEIVER_STATUS","requestId":0,"status":{},"mark":"by itself"}
      """)
    #expect(device.connect() == [])
    #expect(device.pass(.seconds(3)) == ["receiver-0>* RECEIVER_STATUS 0 by itself"])
  }

  @Test func whatTheRecordingLacksIsReported() throws {
    var device = try ReplayBench(Self.launch)
    _ = device.connect()
    let refused = device.ask(#"{"type":"LAUNCH","appId":"BBBB","requestId":5}"#)
    #expect(device.misses == ["LAUNCH emulated"])
    #expect(refused.isEmpty || refused.allSatisfy { $0.hasPrefix("receiver-0>sender-1") })
    var strict = try ReplayBench(Self.launch, misses: .refuse)
    _ = strict.connect()
    #expect(
      strict.ask(#"{"type":"SET_VOLUME","requestId":5,"volume":{"level":1}}"#) == [
        "receiver-0>sender-1 INVALID_REQUEST 5"
      ])
    #expect(strict.misses == ["SET_VOLUME refused"])
  }

  @Test func theEmulatedVolumeKeepsTheRecordedApp() throws {
    var device = try ReplayBench(Self.launch, speed: nil)
    _ = device.connect()
    _ = device.ask(#"{"type":"LAUNCH","appId":"AAAA","requestId":2}"#)
    _ = device.pass(.milliseconds(110))
    let sent = device.bench.send(#"{"type":"SET_VOLUME","requestId":6,"volume":{"level":0.9}}"#, .receiver)
    #expect(sent.first?.application?["appId"] == "AAAA")
    #expect(device.misses == ["SET_VOLUME emulated"])
  }

  @Test func aSendersVolumeStaysUntilTheRecordedOneChanges() throws {
    var device = try ReplayBench(
      """
      0 > receiver-0 {"type":"CONNECT"}
      0 > receiver-0 {"type":"GET_STATUS","requestId":1}
      0 < receiver-0 {"type":"RECEIVER_STATUS","requestId":1,"status":{"volume":{"level":0.3,"muted":false}}}
      1 <* receiver-0 {"type":"RECEIVER_STATUS","requestId":0,"status":{"volume":{"level":0.3}}}
      3 <* receiver-0 {"type":"RECEIVER_STATUS","requestId":0,"status":{"volume":{"level":0.5}}}
      """)
    func levels(_ sent: [ReceiverBench.Sent]) -> [Double?] {
      sent.map { $0.payload["status"]?["volume"]?["level"]?.number }
    }
    _ = device.connect()
    _ = device.ask(#"{"type":"GET_STATUS","requestId":7}"#)
    _ = device.ask(#"{"type":"SET_VOLUME","requestId":8,"volume":{"level":0.9}}"#)
    let polled = device.bench.send(#"{"type":"GET_STATUS","requestId":9}"#, .receiver)
    #expect(levels(polled) == [0.9])
    let unchanged = device.bench.pass(.seconds(2))
    #expect(levels(unchanged) == [0.9])
    #expect(device.bench.core.volume.level == 0.9)
    let changed = device.bench.pass(.seconds(2))
    #expect(levels(changed) == [0.5])
    #expect(device.bench.core.volume.level == 0.5)
  }

  @Test func prefersTheSameContent() throws {
    var device = try ReplayBench(
      """
      0 > receiver-0 {"type":"CONNECT"}
      0 > receiver-0 {"type":"SET_VOLUME","requestId":1,"volume":{"level":0.1}}
      0 < receiver-0 {"type":"X","requestId":1,"mark":"one"}
      0 > receiver-0 {"type":"SET_VOLUME","requestId":2,"volume":{"level":0.2}}
      0 < receiver-0 {"type":"X","requestId":2,"mark":"two"}
      """, speed: nil)
    _ = device.connect()
    #expect(
      device.ask(#"{"type":"SET_VOLUME","requestId":8,"volume":{"level":0.2}}"#) == ["receiver-0>sender-1 X 8 two"])
    #expect(
      device.ask(#"{"type":"SET_VOLUME","requestId":9,"volume":{"level":0.7}}"#) == ["receiver-0>sender-1 X 9 one"])
    #expect(
      device.ask(#"{"type":"SET_VOLUME","requestId":10,"volume":{"level":0.2}}"#) == [
        "receiver-0>sender-1 X 10 two"
      ], "once more")
  }

  @Test func aDeviceThatEndsTheConnectionEndsIt() throws {
    var device = try ReplayBench(
      """
      0 > receiver-0 {"type":"CONNECT"}
      0 > receiver-0 {"type":"GET_STATUS","requestId":1}
      0 < receiver-0 {"type":"CLOSE"}
      x
      """, speed: nil)
    _ = device.connect()
    #expect(device.ask(#"{"type":"GET_STATUS","requestId":1}"#) == ["receiver-0>sender-1 CLOSE"])
    #expect(device.ask(#"{"type":"GET_STATUS","requestId":2}"#) == [], "there is no connection any more")
    #expect(device.bench.closedLinks == [1])
    #expect(device.bench.hasDisappeared, "it was never seen again")
  }

  @Test func eachLinkReplaysTheNextRecordedOne() throws {
    var device = try ReplayBench(
      """
      0 > receiver-0 {"type":"CONNECT"}
      0 > receiver-0 {"type":"GET_STATUS","requestId":1}
      0 < receiver-0 {"type":"RECEIVER_STATUS","requestId":1,"mark":"first"}
      ! 2
      9 > receiver-0 {"type":"CONNECT"}
      9 > receiver-0 {"type":"GET_STATUS","requestId":1}
      9 < receiver-0 {"type":"RECEIVER_STATUS","requestId":1,"mark":"second"}
      """, speed: nil)
    let poll = #"{"type":"GET_STATUS","requestId":4}"#
    _ = device.connect(link: 1)
    _ = device.bench.closeLink(1)
    for (link, mark) in [(2, "first"), (3, "second"), (4, "second")] {
      _ = device.connect(link: link)
      #expect(device.ask(poll, link: link) == ["receiver-0>sender-1 RECEIVER_STATUS 4 \(mark)"])
    }
  }

  @Test func idsOfOtherSendersDontClash() throws {
    var device = try ReplayBench(
      """
      0 > receiver-0 {"type":"CONNECT"}
      0 > receiver-0 {"type":"LAUNCH","appId":"A","requestId":1}
      0 <* receiver-0 {"type":"RECEIVER_STATUS","requestId":30,"mark":"another sender's"}
      0 <* receiver-0 {"type":"RECEIVER_STATUS","requestId":1,"mark":"ours"}
      """, speed: nil)
    _ = device.connect()
    #expect(
      device.ask(#"{"type":"LAUNCH","appId":"A","requestId":30}"#) == [
        "receiver-0>* RECEIVER_STATUS \(30 + (1 << 33)) another sender's", "receiver-0>* RECEIVER_STATUS 30 ours",
      ])
  }
}
