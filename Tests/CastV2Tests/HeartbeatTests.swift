import CastV2
import NIOCore
import Testing

@Suite struct HeartbeatTests {
  static let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

  /// An event at a time, in seconds from the start.
  enum Step: Sendable {
    /// Bytes: complete frames only, the begin of a frame, more of one, the end of one and the begin of another.
    case message, begin, more, endAndBegin
    case sent
    case woke
    case timer(Heartbeat.Action?)
  }

  struct Script: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [(Int64, Step)]

    init(_ testDescription: String, _ steps: [(Int64, Step)]) {
      self.testDescription = testDescription
      self.steps = steps
    }
  }

  static let scripts: [Script] = [
    Script("nothing for five seconds asks", [(4, .timer(nil)), (5, .timer(.sendPing)), (6, .timer(nil))]),
    Script(
      "silence after the question is death at ten seconds",
      [(5, .timer(.sendPing)), (9, .timer(nil)), (10, .timer(.peerSilent(silentFor: .seconds(10))))]),
    Script(
      "traffic both ways puts off the question", [(4, .message), (4, .sent), (8, .timer(nil)), (9, .timer(.sendPing))]),
    Script(
      "any message counts as life, not only PONG (trap 13)",
      [
        (5, .timer(.sendPing)), (9, .message), (10, .timer(.sendPing)), (18, .timer(.sendPing)),
        (19, .timer(.peerSilent(silentFor: .seconds(10)))),
      ]),
    Script(
      "what we send doesn't prove the peer: it is asked all the same",
      [
        (2, .sent), (4, .sent), (5, .timer(.sendPing)), (6, .sent), (8, .sent),
        (10, .timer(.peerSilent(silentFor: .seconds(10)))),
      ]),
    Script(
      "what we hear doesn't make us heard: old devices cut the silent (trap 15)",
      [(2, .message), (4, .message), (5, .timer(.sendPing)), (7, .message), (9, .message), (10, .timer(.sendPing))]),
    Script(
      "half a message and then nothing is death ten seconds after its first byte",
      [(3, .begin), (8, .timer(.sendPing)), (12, .timer(nil)), (13, .timer(.frameStalled(stalledFor: .seconds(10))))]),
    Script(
      "dribbling a message is no life",
      [
        (3, .begin), (5, .more), (7, .more), (9, .more), (11, .more),
        (13, .timer(.frameStalled(stalledFor: .seconds(10)))),
      ]),
    Script(
      "each unfinished message has its own deadline",
      [
        (3, .begin), (9, .endAndBegin), (9, .sent), (13, .timer(nil)), (18, .timer(.sendPing)),
        (19, .timer(.frameStalled(stalledFor: .seconds(10)))),
      ]),
    Script("a finished message has no deadline", [(3, .begin), (9, .message), (9, .sent), (13, .timer(nil))]),
    Script(
      "a process that was stopped asks before it judges, and gives time to answer",
      [
        (3_600, .timer(.sendPing)), (3_604, .timer(nil)), (3_605, .timer(.peerSilent(silentFor: .seconds(3_605)))),
      ]),
    Script(
      "whoever answers after that lives", [(3_600, .timer(.sendPing)), (3_601, .message), (3_605, .timer(.sendPing))]),
    Script(
      "a question that was out before the process was stopped counts",
      [(5, .timer(.sendPing)), (3_600, .timer(.peerSilent(silentFor: .seconds(3_600))))]),
    Script(
      "after a sleep the peer is asked at once and has its whole time",
      [
        (4, .woke), (4, .timer(.sendPing)), (8, .timer(nil)), (9, .timer(.sendPing)), (13, .timer(nil)),
        (14, .timer(.peerSilent(silentFor: .seconds(10)))),
      ]),
    Script(
      "a question of before the sleep is no reason",
      [(5, .timer(.sendPing)), (9, .woke), (10, .timer(.sendPing)), (19, .timer(.peerSilent(silentFor: .seconds(10))))]),
    Script(
      "an unfinished message has its whole time after a sleep",
      [
        (1, .begin), (10, .woke), (11, .timer(.sendPing)), (19, .more), (19, .sent),
        (20, .timer(.frameStalled(stalledFor: .seconds(10)))),
      ]),
  ]

  @Test(arguments: scripts)
  func script(_ script: Script) {
    var heartbeat = Heartbeat(now: Self.start)
    for (second, step) in script.steps {
      let now = Self.start + .seconds(second)
      switch step {
      case .message: heartbeat.didReceiveBytes(completedFrame: true, hasPartialFrame: false, now: now)
      case .begin, .more: heartbeat.didReceiveBytes(completedFrame: false, hasPartialFrame: true, now: now)
      case .endAndBegin: heartbeat.didReceiveBytes(completedFrame: true, hasPartialFrame: true, now: now)
      case .sent: heartbeat.didSend(now: now)
      case .woke: heartbeat.didWake(now: now)
      case .timer(let expected): #expect(heartbeat.timerFired(now: now) == expected, "at \(second) s")
      }
    }
  }

  @Test func theDeadlineIsTheEarliestRule() {
    var heartbeat = Heartbeat(
      configuration: Heartbeat.Configuration(
        pingAfter: .seconds(5), deadAfter: .seconds(10), partialFrameDeadline: .seconds(2)), now: Self.start)
    #expect(heartbeat.nextDeadline == Self.start + .seconds(5))
    heartbeat.didReceiveBytes(completedFrame: false, hasPartialFrame: true, now: Self.start + .seconds(1))
    #expect(heartbeat.nextDeadline == Self.start + .seconds(3))
    heartbeat.didReceiveBytes(completedFrame: true, hasPartialFrame: false, now: Self.start + .seconds(2))
    #expect(heartbeat.nextDeadline == Self.start + .seconds(5), "nothing was sent since the start")
    #expect(heartbeat.timerFired(now: Self.start + .seconds(5)) == .sendPing)
    #expect(heartbeat.nextDeadline == Self.start + .seconds(10))
  }

  /// One wake serves many links.
  @Test func linksPingTogether() {
    let opened: [TimeAmount] = [.milliseconds(10), .milliseconds(120), .milliseconds(499)]
    let links = opened.map { Heartbeat(now: Self.start + $0) }
    #expect(links.map(\.nextDeadline) == Array(repeating: Self.start + .seconds(5), count: 3))
    var later = Heartbeat(now: Self.start + .milliseconds(501))
    #expect(later.nextDeadline == Self.start + .milliseconds(5_500))
    #expect(later.timerFired(now: Self.start + .milliseconds(5_503)) == .sendPing)
    #expect(later.nextDeadline == Self.start + .milliseconds(10_500), "a late timer doesn't move it off the step")
  }

  @Test func afterASleepTheDeadlineIsNow() {
    var heartbeat = Heartbeat(now: Self.start)
    heartbeat.didWake(now: Self.start + .seconds(1))
    #expect(heartbeat.nextDeadline == Self.start + .seconds(1))
    #expect(heartbeat.timerFired(now: Self.start + .seconds(1)) == .sendPing)
    #expect(heartbeat.nextDeadline == Self.start + .seconds(6))
  }

  /// With intervals that leave no time for a PING, silence alone decides.
  @Test func aDeadlineBeforeTheFirstQuestionHolds() {
    var heartbeat = Heartbeat(
      configuration: Heartbeat.Configuration(pingAfter: .seconds(5), deadAfter: .seconds(2)), now: Self.start)
    #expect(heartbeat.timerFired(now: Self.start + .seconds(2)) == .peerSilent(silentFor: .seconds(2)))
  }

  @Test func rulesCanBeOff() {
    var heartbeat = Heartbeat(configuration: .receiver, now: Self.start)
    #expect(heartbeat.nextDeadline == nil)
    #expect(heartbeat.timerFired(now: Self.start + .hours(5)) == nil)
    heartbeat.didReceiveBytes(completedFrame: false, hasPartialFrame: true, now: Self.start)
    #expect(heartbeat.nextDeadline == Self.start + .seconds(10))
  }

  // MARK: Messages

  /// Trap 11: PONG goes back to the PING's source, with the ids swapped.
  @Test func aPingIsAnsweredWithItsIdsSwapped() throws {
    let ping = HeartbeatMessage.ping(from: "Tr@n$p0rt-0", to: "sender-7")
    let pong = try #require(HeartbeatMessage.pong(answering: ping))
    #expect(pong.sourceId == "sender-7")
    #expect(pong.destinationId == "Tr@n$p0rt-0")
    #expect(pong.namespace == .heartbeat)
    #expect(pong.text == #"{"type":"PONG"}"#)
  }

  /// Trap 14: only PING is answered.
  @Test(arguments: [#"{"type":"PONG"}"#, #"{"type":"ping"}"#, "{}", "", "PING", #"["PING"]"#])
  func answersOnlyPings(text: String) {
    let message = CastMessage(sourceId: "a", destinationId: "b", namespace: .heartbeat, text: text)
    #expect(HeartbeatMessage.pong(answering: message) == nil)
  }

  @Test func aPingOfAnotherNamespaceGetsNoAnswer() {
    let message = CastMessage(sourceId: "a", destinationId: "b", namespace: "urn:x-cast:x", text: #"{"type":"PING"}"#)
    #expect(HeartbeatMessage.pong(answering: message) == nil)
  }

  @Test func aBroadcastPingIsNotAnsweredInTheNameOfAll() {
    let message = HeartbeatMessage.ping(from: "receiver-0", to: "*")
    #expect(HeartbeatMessage.pong(answering: message)?.sourceId == "sender-0")
  }
}
