import NIOCore
import NIOWebSocket
import Testing

@testable import WebBridge

/// What becomes of a browser's frames, as a table.
@Suite struct WebSocketRulesTests {
  static func frame(_ opcode: WebSocketOpcode, _ text: String = "", rsv1: Bool = false, masked: Bool = true)
    -> WebSocketFrame
  {
    let key: WebSocketMaskingKey? = masked ? [1, 2, 3, 4] : nil
    var data = ByteBuffer(string: text)
    if let key { data.webSocketMask(key) }
    return WebSocketFrame(fin: true, rsv1: rsv1, opcode: opcode, maskKey: key, data: data)
  }

  @Test(arguments: [
    (#"{"id":1}"#, #"{"id":1}"#), (#"[{"id":1}]"#, #"[{"id":1}]"#), ("{\n\"id\":\r\n1}\n", #"{ "id":  1} "#),
    (" \t{}", " \t{}"),
  ])
  func aMessageIsOneLine(text: String, line: String) {
    #expect(WebSocketRules.action(on: Self.frame(.text, text)) == .forward(ByteBuffer(string: line)))
  }

  @Test(arguments: ["", " \n"])
  func nothingIsForwardedOfNothing(text: String) {
    #expect(WebSocketRules.action(on: Self.frame(.text, text)) == .nothing)
  }

  @Test(arguments: ["Content-Length: 2\r\n\r\n{}", "x", "\u{FEFF}{}", "\"{\"", "1"])
  func whatIsNoMessageEndsTheConnection(text: String) {
    guard case .fail(.dataInconsistentWithMessage, _) = WebSocketRules.action(on: Self.frame(.text, text)) else {
      Issue.record("\(text) was taken")
      return
    }
  }

  @Test func controlFramesAreAnswered() {
    #expect(WebSocketRules.action(on: Self.frame(.ping, "abc")) == .pong(ByteBuffer(string: "abc")))
    #expect(WebSocketRules.action(on: Self.frame(.pong)) == .nothing)
    #expect(WebSocketRules.action(on: Self.frame(.connectionClose)) == .leave)
  }

  @Test func otherFramesEndTheConnection() {
    #expect(WebSocketRules.action(on: Self.frame(.binary, "{}")) == .fail(.unacceptableData, "Messages are text."))
    let unknown = WebSocketOpcode(encodedWebSocketOpcode: 3)
    #expect(
      unknown.map { WebSocketRules.action(on: Self.frame($0)) } == .fail(.protocolError, "The opcode is unknown."))
  }

  @Test func framesAreMaskedAndHaveNoExtension() {
    #expect(WebSocketRules.fault(of: Self.frame(.text, "{}")) == nil)
    #expect(WebSocketRules.fault(of: Self.frame(.text, "{}", masked: false)) != nil)
    #expect(WebSocketRules.fault(of: Self.frame(.text, "{}", rsv1: true)) != nil)
  }

  @Test func whatIsTooLongIsToldFromWhatIsWrong() {
    #expect(WebSocketRules.failure(NIOWebSocketError.invalidFrameLength).code == .messageTooLarge)
    #expect(
      WebSocketRules.failure(NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge).code == .messageTooLarge)
    #expect(WebSocketRules.failure(NIOWebSocketError.fragmentedControlFrame).code == .protocolError)
  }

  @Test func aQuietBrowserIsAskedAndASilentOneIsGivenUp() {
    let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
    var liveness = WebSocketLiveness(now: start)
    let steps: [(seconds: Int64, hears: Bool, action: WebSocketLiveness.Action)] = [
      (10, false, .nothing), (20, false, .ping), (30, false, .nothing), (35, true, .nothing), (50, false, .nothing),
      (55, false, .ping), (75, false, .ping), (94, false, .nothing), (95, false, .close),
    ]
    for step in steps {
      let now = start + .seconds(step.seconds)
      if step.hears { liveness.hear(now: now) }
      #expect(liveness.look(now: now) == step.action, "after \(step.seconds) s")
    }
  }
}
