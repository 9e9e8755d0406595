import NIOCore
import NIOHTTP1
import NIOWebSocket
import Testing

@testable import WebBridge

/// The handling of a browser's frames, as a table.
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
    (" \t{}", " \t{}"), (#"{"a":"\\"}"# + "\n", #"{"a":"\\"} "#), (#"{"a":"\""}"# + "\n", #"{"a":"\""} "#),
    // Within a string a line break is invalid, and stays so for the server to refuse. (RFC 8259, 7)
    ("{\"a\":\"x\ny\"}", "{\"a\":\"x\u{B}y\"}"), ("{\"a\\\"\r\":1}\r", "{\"a\\\"\u{B}\":1} "),
  ])
  func aMessageIsOneLine(text: String, line: String) {
    #expect(WebSocketRules.action(on: Self.frame(.text, text)) == .forward(ByteBuffer(string: line)))
  }

  @Test(arguments: ["", " \n"])
  func nothingIsForwardedOfNothing(text: String) {
    #expect(WebSocketRules.action(on: Self.frame(.text, text)) == .nothing)
  }

  @Test(arguments: ["Content-Length: 2\r\n\r\n{}", "x", "\u{FEFF}{}", "\"{\"", "1"])
  func otherTextEndsTheConnection(text: String) {
    guard case .fail(.dataInconsistentWithMessage, _) = WebSocketRules.action(on: Self.frame(.text, text)) else {
      Issue.record("\(text) was taken")
      return
    }
  }

  @Test func controlFramesAreAnswered() {
    #expect(WebSocketRules.action(on: Self.frame(.ping, "abc")) == .pong(ByteBuffer(string: "abc")))
    #expect(WebSocketRules.action(on: Self.frame(.pong)) == .nothing)
    #expect(WebSocketRules.action(on: Self.frame(.connectionClose)) == .leave(.normalClosure))
  }

  private static func end(_ code: UInt16, _ reason: [UInt8] = []) -> WebSocketRules.Action {
    WebSocketRules.action(
      on: WebSocketFrame(
        fin: true, opcode: .connectionClose, data: ByteBuffer(bytes: [UInt8(code >> 8), UInt8(code & 0xFF)] + reason)))
  }

  @Test(arguments: [1000, 1001, 1003, 1007, 1011, 1014, 3000, 4999] as [UInt16])
  func aCodeThatMayBeSentIsSentBack(code: UInt16) {
    #expect(Self.end(code, Array("bye ü".utf8)) == .leave(WebSocketErrorCode(codeNumber: Int(code))))
  }

  @Test(arguments: [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535] as [UInt16])
  func aCodeThatMayNotBeSentBreaksTheProtocol(code: UInt16) {
    guard case .fail(.protocolError, _) = Self.end(code) else {
      Issue.record("\(code) was taken")
      return
    }
  }

  @Test func aCloseFrameOfOneByteBreaksTheProtocol() {
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer(bytes: [3]))
    guard case .fail(.protocolError, _) = WebSocketRules.action(on: frame) else {
      Issue.record("half a code was taken")
      return
    }
  }

  @Test(arguments: [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func invalidUTF8EndsTheConnection(bytes: [UInt8]) {
    guard case .fail(.dataInconsistentWithMessage, _) = Self.end(1000, bytes) else {
      Issue.record("a reason was taken")
      return
    }
    let text = ByteBuffer(bytes: Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8))
    let frame = WebSocketFrame(fin: true, opcode: .text, data: text)
    guard case .fail(.dataInconsistentWithMessage, _) = WebSocketRules.action(on: frame) else {
      Issue.record("a message was taken")
      return
    }
  }

  @Test(
    arguments: [
      (nil, nil), ("dGhlIHNhbXBsZSBub25jZQ==", nil), ("", .badKey), ("dGhlIHNhbXBsZSBub25jZQ", .badKey),
      ("dGhlIHNhbXBsZSBub25jZQ=", .badKey), ("dGhlIHNhbXBsZSBub25jZ===", .badKey),
      ("dGhlIHNhbXBsZSBub25jZ!==", .badKey),
      ("dGhlIHNhbXBsZSBub25jZQ==AAAA", .badKey), ("eA==", .badKey), ("dGhlIHNhbXBsZSBub25jZS4u", .badKey),
    ] as [(String?, WebSocketHandshake.Fault?)])
  func aKeyIsSixteenBytes(key: String?, fault: WebSocketHandshake.Fault?) {
    var headers: HTTPHeaders = ["Sec-WebSocket-Version": "13"]
    if let key { headers.add(name: "sec-websocket-key", value: key) }
    #expect(WebSocketHandshake.fault(of: headers) == (key == nil ? .badKey : fault))
    if let key { headers.add(name: "sec-websocket-key", value: key) }
    #expect(WebSocketHandshake.fault(of: headers) == .badKey)
  }

  @Test(arguments: [[], ["12"], ["13", "13"], ["013"]])
  func onlyTheOneVersionIsSpoken(versions: [String]) {
    var headers: HTTPHeaders = ["Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="]
    for version in versions { headers.add(name: "sec-websocket-version", value: version) }
    #expect(WebSocketHandshake.fault(of: headers) == .otherVersion)
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

  @Test func distinguishesLongFromInvalidMessages() {
    #expect(WebSocketRules.failure(NIOWebSocketError.invalidFrameLength).code == .messageTooLarge)
    #expect(
      WebSocketRules.failure(NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge).code == .messageTooLarge)
    #expect(WebSocketRules.failure(NIOWebSocketFrameAggregator.Error.tooManyFragments).reason.contains("256 fragments"))
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
