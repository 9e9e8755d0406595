import JSONCodec
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket

@testable import WebBridge

/// Reads one stream of a browser's WebSocket, whole and in pieces: both ways end with the same actions, a forwarded
/// message is one line, and the filter of remote calls accepts its own output unchanged. Then reads the bytes as an
/// origin, as the handshake's fields and as a list of phones.
@Sendable func fuzzWebSocket(_ bytes: UnsafeBufferPointer<UInt8>) {
  let whole = actions(of: [bytes[...]])
  precondition(actions(of: pieces(of: bytes)) == whole, "the cut of the stream changed its meaning")
  for case .forward(let line) in whole { checkLine(line) }
  // Without frames the filter is reached more often.
  let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: bytes))
  if case .forward(let line) = WebSocketRules.action(on: frame) { checkLine(line) }
  checkFields(String(decoding: bytes, as: UTF8.self))
  checkPhones(bytes)
}

private func actions(of pieces: [Slice<UnsafeBufferPointer<UInt8>>]) -> [WebSocketRules.Action] {
  let channel = EmbeddedChannel()
  defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
  let collector = FrameCollector()
  let pipeline = channel.pipeline.syncOperations
  do {
    // As WebEntrance and WebTab build it, with smaller limits.
    try pipeline.addHandler(ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 1_024)))
    try pipeline.addHandler(FrameCheck())
    try pipeline.addHandler(
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 8, maxAccumulatedFrameSize: 1_024))
    try pipeline.addHandler(collector)
    try channel.connect(to: SocketAddress(unixDomainSocketPath: "/fuzz")).wait()
  } catch {
    preconditionFailure("the pipeline can't be made: \(error)")
  }
  // An error reaches the collector, too.
  for piece in pieces where !collector.hasEnded { _ = try? channel.writeInbound(ByteBuffer(bytes: piece)) }
  return collector.actions
}

/// Fails on a frame that breaks the protocol by itself.
private final class FrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard WebSocketRules.fault(of: self.unwrapInboundIn(data)) == nil else {
      return context.fireErrorCaught(NIOWebSocketError.multiByteControlFrameLength)
    }
    context.fireChannelRead(data)
  }
}

/// Collects the actions up to the first that ends the connection.
private final class FrameCollector: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  private(set) var actions: [WebSocketRules.Action] = []

  var hasEnded: Bool {
    switch self.actions.last {
    case .fail, .leave: true
    default: false
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !self.hasEnded { self.actions.append(WebSocketRules.action(on: self.unwrapInboundIn(data))) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !self.hasEnded else { return }
    let failure = WebSocketRules.failure(error)
    self.actions.append(.fail(failure.code, failure.reason))
  }
}

/// Checks a line for the server, and the filter's decision on it.
private func checkLine(_ line: ByteBuffer) {
  precondition(!line.readableBytesView.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
  switch RemoteCallFilter.verdict(on: line) {
  case .forward(let written):
    precondition(!written.readableBytesView.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    precondition(RemoteCallFilter.verdict(on: written) == .forward(written), "the filter refuses its own output")
  case .answer(let answer):
    let document = try? JSONDocument(parsing: Array(answer.readableBytesView))
    precondition(document?.root["error"] != nil, "an answer isn't JSON")
  }
}

/// Reads lines `name: value` as the fields of a request.
private func checkFields(_ text: String) {
  if let origin = WebOrigin(text) {
    precondition(WebOrigin(origin.text) == origin, "an origin doesn't survive being written")
  }
  var headers = HTTPHeaders()
  for line in text.split(separator: "\n").prefix(16) {
    let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
    // SwiftNIO's parser passes no other names on.
    if parts.count == 2, parts[0].utf8.allSatisfy({ $0 < 0x80 }) { headers.add(name: parts[0], value: parts[1]) }
  }
  let admission = WebAdmission(port: 1, token: "0123456789abcdef", origins: ["http://a": "fedcba9876543210"])
  _ = WebSocketHandshake.fault(of: headers)
  if admission.refusal(ofUser: headers) == nil { precondition(headers["authorization"].count == 1) }
  if admission.refusal(ofSocket: headers) == nil {
    precondition(headers[canonicalForm: "sec-websocket-protocol"].contains { $0.hasPrefix("token.") })
  }
  _ = admission.allowedOrigin(headers)
}

/// Reads the file of paired phones, writes it and reads it again.
private func checkPhones(_ bytes: UnsafeBufferPointer<UInt8>) {
  guard let document = try? JSONDocument(parsing: Array(bytes)) else { return }
  let list = PhoneList(document.root.value)
  precondition(list.phones.count <= PhoneList.maximumCount)
  precondition(PhoneList(list.json) == list, "a list of phones doesn't survive being written")
}
