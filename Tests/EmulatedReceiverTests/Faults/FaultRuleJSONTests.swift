import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct FaultRuleJSONTests {
  static func rule(_ text: String) throws -> FaultRule {
    try FaultRule(json: JSONDocument(parsing: text, policy: .strict).root)
  }

  @Test(arguments: [
    (
      #"{"fault":"discard","when":{"type":"LOAD","direction":"received"},"after":2,"times":3}"#,
      FaultRule(.discard, when: .init(direction: .received, type: "LOAD"), after: 2, times: .count(3))
    ),
    (#"{"fault":"duplicate"}"#, FaultRule(.duplicate(copies: 2))),
    (#"{"fault":"delay","seconds":0.25}"#, FaultRule(.delay(.milliseconds(250)))),
    (#"{"fault":"garbage","bytes":3,"framed":false}"#, FaultRule(.garbage(byteCount: 3, isFramed: false))),
    (#"{"fault":"oversize"}"#, FaultRule(.oversize(announcedLength: .max))),
    (#"{"fault":"stall","afterBytes":0}"#, FaultRule(.stall(afterBytes: 0))),
    (#"{"fault":"close"}"#, FaultRule(.closePlatform)),
    (#"{"fault":"silence"}"#, FaultRule(.silence(nil))),
    (#"{"fault":"slowTls","seconds":1}"#, FaultRule(.slowTLS(.seconds(1)))),
    (#"{"fault":"reboot","seconds":2,"port":8010}"#, FaultRule(.reboot(after: .seconds(2), port: 8010))),
    (#"{"fault":"takeOver","action":"launch","appId":"ABC"}"#, FaultRule(.takeOver(.launch(appId: "ABC")))),
    (
      #"{"fault":"takeOver","contentId":"x"}"#,
      FaultRule(.takeOver(.load(appId: "CC1AD845", contentId: "x", contentType: "video/mp4", title: nil)))
    ),
    (#"{"fault":"moveLeader","memberId":"m"}"#, FaultRule(.moveLeader(to: "m"))),
  ])
  func readsRules(text: String, expected: FaultRule) throws {
    #expect(try Self.rule(text) == expected)
  }

  @Test(arguments: [
    (#"{}"#, "fault", "required, but missing"),
    (#"{"fault":"earthquake"}"#, "fault", "unknown value"),
    (#"{"fault":"delay"}"#, "seconds", "required, but missing"),
    (#"{"fault":"delay","seconds":-1}"#, "seconds", "between"),
    (#"{"fault":"drop","seconds":1}"#, "seconds", "unknown member"),
    (#"{"fault":"drop","when":{"typo":1}}"#, "when.typo", "unknown member"),
    (#"{"fault":"drop","when":{"direction":"up"}}"#, "when.direction", "unknown value"),
    (#"{"fault":"drop","times":0}"#, "times", "between"),
    (#"{"fault":"slowTls","seconds":1,"when":{}}"#, "when", "handshakes"),
    (#"{"fault":"oversize","length":100}"#, "length", "between"),
    (#"{"fault":"takeOver","action":"sing"}"#, "action", "unknown value"),
    (#"[]"#, "", "expected an object"),
  ])
  func saysWhereARuleIsWrong(text: String, path: String, reason: String) throws {
    let error = #expect(throws: JSONDecodingError.self) { try Self.rule(text) }
    #expect(error?.path == path)
    #expect(error?.reason.contains(reason) == true)
  }

  @Test func everyFaultHasAName() throws {
    for name in FaultName.knownValues {
      let needsTime = ["delay", "freeze", "slowTls"].contains(name.rawValue)
      let rule = try Self.rule("{\"fault\":\"\(name)\"\(needsTime ? ",\"seconds\":1" : "")}")
      #expect(rule.fault.name == name)
    }
  }

  @Test func theOptionTakesRules() throws {
    var faults = ReceiverFaults()
    try faults.set(#"{"fault":"halfClose","when":{"type":"LOAD"}}"#)
    #expect(faults.rules == [FaultRule(.halfClose, when: MessageTrigger(type: "LOAD"))])
    #expect(throws: FaultSyntaxError.self) { try faults.set(#"{"fault":1}"#) }
  }
}
