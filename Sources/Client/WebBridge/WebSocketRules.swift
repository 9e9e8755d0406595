import NIOCore
import NIOWebSocket

/// The rules for handling a browser's frame, after its fragments were joined: a value without I/O.
struct WebSocketRules: Sendable, Hashable {
  /// The handling of a frame.
  enum Action: Equatable, Sendable {
    /// It is a message: send this line, without its line break, to the cast-rpc server.
    case forward(ByteBuffer)
    /// It is a ping: answer with these bytes.
    case pong(ByteBuffer)
    /// The browser ends the connection: answer with this code.
    case leave(WebSocketErrorCode)
    /// It is an answer to a ping, or empty.
    case nothing
    /// It breaks the protocol: end the connection with this code and this reason.
    case fail(WebSocketErrorCode, String)
  }

  /// The longest message from a browser, in bytes: more than any request of a page, and far less than the server
  /// accepts (16 MiB).
  static let maximumMessageBytes = 1 << 20
  /// The most fragments of one message.
  static let maximumFragments = 256

  /// Returns why a frame, which may be a fragment, breaks the protocol, or `nil` if it doesn't.
  static func fault(of frame: WebSocketFrame) -> String? {
    // RFC 6455, 5.1 and 5.2: a client's frames are masked; no extension was negotiated.
    if frame.maskKey == nil { return "Frames must be masked." }
    return frame.rsv1 || frame.rsv2 || frame.rsv3 ? "There is no extension." : nil
  }

  /// Returns the action for a whole `frame`.
  static func action(on frame: WebSocketFrame) -> Action {
    switch frame.opcode {
    case .text: return self.message(frame.unmaskedData)
    case .binary: return .fail(.unacceptableData, "Messages are text.")
    case .ping: return .pong(frame.unmaskedData)
    case .pong: return .nothing
    case .connectionClose: return self.end(frame.unmaskedData)
    default: return .fail(.protocolError, "The opcode is unknown.")
    }
  }

  /// Handles a close frame: empty, or a code and a reason (RFC 6455, 5.5.1 and 7.4).
  private static func end(_ data: ByteBuffer) -> Action {
    var data = data
    guard data.readableBytes > 0 else { return .leave(.normalClosure) }
    guard let code = data.readInteger(as: UInt16.self), self.mayBeSent(code) else {
      return .fail(.protocolError, "The code of the end is none that may be sent.")
    }
    guard self.isUTF8(data) else { return .fail(.dataInconsistentWithMessage, "The reason is not UTF-8.") }
    return .leave(WebSocketErrorCode(codeNumber: Int(code)))
  }

  /// Whether a close frame may hold the code: a registered one that isn't reserved for local use, or one of
  /// applications (IANA, WebSocket Close Code Number Registry; RFC 6455, 7.4.2).
  private static func mayBeSent(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }

  private static func isUTF8(_ data: ByteBuffer) -> Bool {
    data.withUnsafeReadableBytes { String(validating: $0, as: UTF8.self) != nil }
  }

  /// Forwards a message as one line, since the server reads JSON by lines.
  ///
  /// A line break between values becomes a space. One within a string is wrong (RFC 8259, 7) and must stay wrong: it
  /// becomes another control character, for which the server answers a parse error.
  private static func message(_ text: ByteBuffer) -> Action {
    guard self.isUTF8(text) else { return .fail(.dataInconsistentWithMessage, "The text is not UTF-8.") }
    let bytes = text.readableBytesView
    guard let first = bytes.first(where: { !self.isSpace($0) }) else { return .nothing }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return .fail(.dataInconsistentWithMessage, "A message is a JSON object or an array of them.")
    }
    guard bytes.contains(UInt8(ascii: "\n")) || bytes.contains(UInt8(ascii: "\r")) else { return .forward(text) }
    var (isInString, isEscaped) = (false, false)
    let line = bytes.map { byte -> UInt8 in
      defer {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
        isEscaped = isInString && !isEscaped && byte == UInt8(ascii: "\\")
      }
      guard self.isBreak(byte) else { return byte }
      return isInString ? self.verticalTab : UInt8(ascii: " ")
    }
    return .forward(ByteBuffer(bytes: line))
  }

  /// A control character that no JSON string may hold and that ends no line.
  private static let verticalTab: UInt8 = 0x0B

  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isSpace(_ byte: UInt8) -> Bool {
    self.isBreak(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Returns the code and the reason for an error of the pipeline.
  static func failure(_ error: any Error) -> (code: WebSocketErrorCode, reason: String) {
    switch error {
    case NIOWebSocketError.invalidFrameLength, NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      (.messageTooLarge, "A message has at most \(self.maximumMessageBytes) bytes.")
    case NIOWebSocketFrameAggregator.Error.tooManyFragments:
      (.messageTooLarge, "A message has at most \(self.maximumFragments) fragments.")
    default: (.protocolError, "The frames are out of order.")
    }
  }
}

/// The check whether a browser still responds: a value, the time passed in.
struct WebSocketLiveness: Sendable, Hashable {
  /// The action at a point in time.
  enum Action: Hashable, Sendable {
    case nothing, ping, close
  }

  /// The time without a frame after which a ping is sent; browsers answer by themselves, also for pages in the
  /// background.
  static let quiet = TimeAmount.seconds(20)
  /// The time after its last frame at which the browser's connection is ended.
  static let patience = TimeAmount.seconds(60)

  private var heard: NIODeadline
  private var asked: NIODeadline?

  /// Makes the state of a connection that begins at `now`.
  init(now: NIODeadline) { self.heard = now }

  /// Records a frame of the browser.
  mutating func hear(now: NIODeadline) {
    self.heard = now
    self.asked = nil
  }

  /// Returns the action that is due at `now`.
  mutating func look(now: NIODeadline) -> Action {
    if now - self.heard >= Self.patience { return .close }
    guard now - (self.asked ?? self.heard) >= Self.quiet else { return .nothing }
    self.asked = now
    return .ping
  }
}
