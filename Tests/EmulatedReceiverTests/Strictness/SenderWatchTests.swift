import CastTestSupport
import CastV2
import LoopIsolation
import NIOCore
import Testing

@testable import EmulatedReceiver

/// When a device sends PING, and when it cuts a sender (cast.md 4).
@Suite struct SenderWatchTests {
  private static let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

  /// Runs a watch for a minute; `answers` says whether the sender answers a PING at a time, in seconds.
  private static func actions(
    isDeaf: Bool = false, saying: [Int64] = [], answers: (Int64) -> Bool = { _ in false }
  ) -> [String] {
    var watch = SenderWatch(.device, now: Self.start)
    var actions: [String] = []
    for second in 1...60 as ClosedRange<Int64> {
      let now = Self.start + .seconds(second)
      if saying.contains(second) { watch.received(now: now) }
      guard let deadline = watch.nextDeadline, deadline <= now else { continue }
      switch watch.timePassed(isDeaf: isDeaf, now: now) {
      case .sendPing?:
        actions.append("\(second) PING")
        if answers(second) { watch.received(now: now) }
      case .cut(let time)?: return actions + ["\(second) cut after \(time.nanoseconds / 1_000_000_000)"]
      case nil: break
      }
    }
    return actions
  }

  @Test func aSilentSenderIsAskedAndThenCut() {
    #expect(Self.actions() == ["8 PING", "13 cut after 13"])
  }

  @Test func aSenderThatAnswersStays() {
    #expect(Self.actions { _ in true } == (1...7).map { "\($0 * 8) PING" })
    #expect(Self.actions { $0 < 20 } == ["8 PING", "16 PING", "24 PING", "29 cut after 13"])
  }

  @Test func everyMessageProvesThatTheSenderLives() {
    #expect(Self.actions(saying: [9]) == ["8 PING", "16 PING", "22 cut after 13"])
  }

  /// A device that a fault has silenced hears no answer.
  @Test func aDeafDeviceNeitherAsksNorCuts() {
    #expect(Self.actions(isDeaf: true).isEmpty)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  @LoopActor func theLinkOfASilentSenderEnds(answers: Bool) async throws {
    let clock = ManualClock()
    var configuration = ReceiverConfiguration.testing()
    configuration.clock = clock
    configuration.heartbeat = .device
    let receiver = try await EmulatedReceiver.start(configuration)
    let (heartbeats, continuation) = AsyncStream.makeStream(of: String.self)
    let observation = receiver.observe { event in
      switch event {
      case .messageSent(let message, _), .messageReceived(let message, _):
        if message.namespace == .heartbeat { continuation.yield("\(message.typeName ?? "") \(message.sourceId)") }
      default: break
      }
    }
    let sender = try await TestSender.connect(
      port: receiver.port, configuration: CastConnectionConfiguration(heartbeat: .receiver, answersPings: answers))
    try sender.open()
    #expect(try await sender.answer(to: try sender.request("GET_STATUS")) != nil)
    await clock.advance(by: .seconds(8), whenDueWithin: .seconds(8))
    var heard = heartbeats.makeAsyncIterator()
    #expect(await heard.next(isolation: LoopActor.shared) == "PING Tr@n$p0rt-0")
    if answers { #expect(await heard.next(isolation: LoopActor.shared) == "PONG Tr@n$p0rt-0") }
    await clock.advance(by: .seconds(6), whenDueWithin: .seconds(8))
    if answers {
      #expect(try await sender.answer(to: try sender.request("GET_STATUS")) != nil)
    } else {
      #expect(await sender.closure()?.reason == .closedByPeer)
    }
    withExtendedLifetime(observation) {}
  }
}
