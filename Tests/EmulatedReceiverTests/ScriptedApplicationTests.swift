import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct ScriptedApplicationTests {
  private static let namespace: CastNamespace = "urn:x-cast:test"

  private static func bench(_ script: String) throws -> (ReceiverBench, String) {
    var configuration = ReceiverConfiguration.testing()
    configuration.applications = [
      ApplicationDefinition(
        appId: "TEST", namespaces: [Self.namespace, "urn:x-cast:other"],
        script: try ApplicationScript(json: JSONDocument(parsing: script).root))
    ]
    var bench = ReceiverBench(configuration)
    let app = bench.launch("TEST")
    return (bench, app)
  }

  @Test func theFirstRuleThatFitsAnswers() throws {
    var (bench, app) = try Self.bench(
      #"""
      {"rules":[
        {"when":{"type":"HELLO","payload":{"who":{"name":"A*"}}},"answers":[{"payload":{"type":"WELCOME","who":"${message.who.name}"}}]},
        {"when":{"type":"HELLO"},"answers":[{"payload":{"type":"GO_AWAY","requestId":"${message.requestId}"}}]},
        {"when":{"text":"pi*g"},"answers":[{"text":"pong ${count} for ${senderId} of ${sessionId}"}]},
        {"when":{"namespace":"urn:x-cast:other"},"answers":[{"hex":"00 ff"},{"echo":true}]}]}
      """#)
    let welcome = bench.send(#"{"type":"HELLO","who":{"name":"Anna","age":3}}"#, Self.namespace, to: app)
    #expect(welcome.map(\.payload) == [["type": "WELCOME", "who": "Anna"]])
    let away = bench.send(#"{"type":"HELLO","who":{"name":"Bob"},"requestId":7}"#, Self.namespace, to: app)
    #expect(away.map(\.payload) == [["type": "GO_AWAY", "requestId": 7]])
    #expect(bench.send("ping", Self.namespace, to: app).map(\.message.text) == ["pong 1 for sender-1 of session-1"])
    #expect(bench.send("ping", Self.namespace, to: app).map(\.message.text) == ["pong 2 for sender-1 of session-1"])
    #expect(bench.send("pin", Self.namespace, to: app).isEmpty)
    let binary = bench.send("x", "urn:x-cast:other", to: app)
    #expect(binary.map(\.message.bytes) == [[0, 255], [120]])
    #expect(binary.map(\.message.payloadType) == [.binary, .string])
  }

  @Test func answersComeLateAndToMany() throws {
    var (bench, app) = try Self.bench(
      #"""
      {"rules":[{"answers":[{"text":"later","delay":2,"to":"everyone"},{"text":"now"},{"text":"others","delay":1,"to":"others",
      "namespace":"urn:x-cast:other"}],"times":1}],"otherwise":"echo"}
      """#)
    bench.connect(from: "sender-2", to: app, link: 2)
    #expect(bench.send("x", Self.namespace, to: app).map(\.message.text) == ["now"])
    let others = bench.pass(.seconds(1))
    #expect(others.map(\.message.text) == ["others"])
    #expect(others.map(\.link) == [2])
    #expect(others.first?.message.namespace == "urn:x-cast:other")
    #expect(bench.pass(.seconds(1)).map(\.link) == [1, 2])
    #expect(bench.send("y", Self.namespace, to: app).map(\.message.text) == ["y"])
  }

  @Test func sendersAreGreeted() throws {
    var (bench, app) = try Self.bench(
      #"{"rules":[{"when":{"event":"senderConnected"},"answers":[{"payload":{"type":"HI","to":"${senderId}"}}]}]}"#)
    let sent = bench.send(#"{"type":"CONNECT"}"#, .connection, from: "sender-2", to: app)
    #expect(sent.map(\.payload) == [["type": "HI", "to": "sender-2"]])
    #expect(sent.first?.message.namespace == Self.namespace)
    #expect(bench.send(#"{"type":"CONNECT","connType":2}"#, .connection, from: "sender-3", to: app).isEmpty)
  }

  @Test func broadcastsReachAppsOfTheirIds() throws {
    var (bench, _) = try Self.bench(#"{"rules":[{"when":{"text":"cache"},"answers":[{"text":"cached"}]}]}"#)
    func broadcast(_ ids: String, _ namespace: String) -> [String] {
      bench.send(
        #"{"type":"APPLICATION_BROADCAST","requestId":2,"appIds":[\#(ids)],"namespace":"\#(namespace)","message":"cache"}"#,
        .broadcast
      ).map(\.message.text)
    }
    #expect(broadcast(#""OTHER","test""#, "urn:x-cast:test") == ["cached"])
    #expect(broadcast(#""OTHER""#, "urn:x-cast:test") == [])
    #expect(broadcast(#""TEST""#, "urn:x-cast:unknown") == [])
  }

  @Test func theYouTubeAppTellsItsScreen() {
    var bench = ReceiverBench()
    let app = bench.launch("233637DE")
    let sent = bench.send(#"{"type":"getMdxSessionStatus"}"#, .youTube, to: app)
    #expect(sent.first?.payload["type"] == "mdxSessionStatus")
    #expect(sent.first?.payload["data"]?["screenId"]?.string == app)
  }

  /// Scripts with a slip in them, and where it is found.
  @Test(
    arguments: [
      (#"{}"#, "rules"), (#"{"rules":[{}]}"#, "rules[0].answers"),
      (#"{"rules":[{"answers":[{}]}]}"#, "rules[0].answers[0]"),
      (#"{"rules":[{"answers":[{"text":"a","hex":"00"}]}]}"#, "rules[0].answers[0]"),
      (#"{"rules":[{"answers":[{"hex":"0"}]}]}"#, "rules[0].answers[0].hex"),
      (#"{"rules":[{"answers":[{"text":"a","to":"nobody"}]}]}"#, "rules[0].answers[0].to"),
      (#"{"rules":[{"answers":[{"text":"a","delay":-1}]}]}"#, "rules[0].answers[0].delay"),
      (#"{"rules":[{"answers":[],"wen":{}}]}"#, "rules[0].wen"),
      (#"{"rules":[],"otherwise":"shout"}"#, "otherwise"),
    ])
  func slipsAreFound(script: String, path: String) {
    #expect {
      try ApplicationScript(json: JSONDocument(parsing: script).root)
    } throws: { error in
      (error as? JSONDecodingError)?.path == path
    }
  }

  @Test(
    arguments: [
      ("a", "a", true), ("a", "ab", false), ("*", "", true), ("a*", "ab", true), ("*b", "ab", true),
      ("a*a", "a", false),
      ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false), ("**", "x", true),
    ])
  func starsStandForAnything(pattern: String, text: String, fits: Bool) {
    #expect(Wildcard(pattern).fits(text) == fits)
  }
}
