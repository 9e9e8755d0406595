import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct FaultScheduleTests {
  static func message(
    _ type: String, _ namespace: CastNamespace = .media, from source: String = "sender-1",
    to destination: String = "app"
  ) -> CastMessage {
    CastMessage(sourceId: source, destinationId: destination, namespace: namespace, text: "{\"type\":\"\(type)\"}")
  }

  static func strikes(_ rule: FaultRule, messages: [(String, MessageTrigger.Direction)]) -> [Bool] {
    var schedule = FaultSchedule([rule])
    return messages.map { !schedule.strike(self.message($0.0), $0.1).isEmpty }
  }

  @Test func strikesAfterSoManyAndSoOften() {
    let rule = FaultRule(.discard, when: MessageTrigger(type: "PLAY"), after: 1, times: .count(2))
    let messages = ["PLAY", "PAUSE", "PLAY", "PLAY", "PLAY"].map { ($0, MessageTrigger.Direction.received) }
    #expect(Self.strikes(rule, messages: messages) == [false, false, true, true, false])
  }

  @Test(arguments: [
    (Fault.drop, 1 as Int?), (.reboot(after: .zero, port: 0), 1 as Int?), (.discard, nil as Int?),
    (.slowTLS(.seconds(1)), nil as Int?),
  ])
  func linksAndDevicesAreStruckOnceUnlessTold(fault: Fault, times: Int?) {
    #expect(FaultRule(fault).times == times)
  }

  @Test func withoutAPatternWhatGoesOutIsStruck() {
    let messages: [(String, MessageTrigger.Direction)] = [("PLAY", .received), ("MEDIA_STATUS", .sent)]
    #expect(Self.strikes(FaultRule(.discard), messages: messages) == [false, true])
  }

  @Test(arguments: [
    (MessageTrigger(), false), (MessageTrigger(namespace: "heartbeat"), true),
    (MessageTrigger(namespace: "tp.heartbeat"), true), (MessageTrigger(namespace: "*"), true),
    (MessageTrigger(namespace: CastNamespace.heartbeat.rawValue), true),
  ])
  func heartbeatsMustBeAskedFor(pattern: MessageTrigger, fits: Bool) {
    #expect(pattern.matches(Self.message("PING", .heartbeat), .received) == fits)
  }

  @Test(arguments: [
    (MessageTrigger(namespace: "media"), true), (MessageTrigger(namespace: "receiver"), false),
    (MessageTrigger(senderId: "sender-1"), true), (MessageTrigger(senderId: "sender-2"), false),
    (MessageTrigger(direction: .sent), false), (MessageTrigger(type: "LOAD"), true),
    (MessageTrigger(type: "load"), false),
  ])
  func patternsFit(pattern: MessageTrigger, fits: Bool) {
    #expect(pattern.matches(Self.message("LOAD"), .received) == fits)
  }

  @Test func aBroadcastIsForEverySender() {
    let status = Self.message("MEDIA_STATUS", from: "app", to: "*")
    #expect(MessageTrigger(senderId: "sender-7").matches(status, .sent))
  }

  @Test func aSpentRuleMakesRoom() throws {
    var schedule = FaultSchedule()
    for _ in 0..<FaultSchedule.maximumCount {
      schedule.add(FaultRule(.discard, times: .count(1)))
    }
    let refused = schedule.add(FaultRule(.discard))
    #expect(refused == nil)
    _ = schedule.strike(Self.message("MEDIA_STATUS"), .sent)
    let added = schedule.add(FaultRule(.discard))
    #expect(added == "fault-257")
    #expect(schedule.entries.count == 1)
  }

  @Test func rulesCanBeTakenBack() throws {
    var schedule = FaultSchedule()
    let added = schedule.add(FaultRule(.discard))
    let id = try #require(added)
    let (first, second) = (schedule.remove(id), schedule.remove(id))
    #expect(first)
    #expect(!second)
    let strikes = schedule.strike(Self.message("MEDIA_STATUS"), .sent)
    #expect(strikes.isEmpty)
  }

  @Test func handshakesAreCountedApart() {
    var schedule = FaultSchedule([FaultRule(.slowTLS(.seconds(1)), after: 1, times: .count(1))])
    let ofMessage = schedule.strike(Self.message("MEDIA_STATUS"), .sent)
    #expect(ofMessage.isEmpty)
    let ofHandshakes = (0..<3).map { _ in schedule.strikeHandshake() }
    #expect(ofHandshakes == [[], [.slowTLS(.seconds(1))], []])
  }
}
