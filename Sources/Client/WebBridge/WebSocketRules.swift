import Glibc
import NIOCore
import NIOWebSocket

/// What becomes of a frame that a browser sent, after its fragments were put together: a value without I/O.
struct WebSocketRules: Sendable, Hashable {
  /// What to do with a frame.
  enum Action: Equatable, Sendable {
    /// It is a message: this line, without its line break, goes to the cast-rpc server.
    case forward(ByteBuffer)
    /// It is a ping, and is owed these bytes.
    case pong(ByteBuffer)
    /// The browser ends the connection.
    case leave
    /// It is an answer to a ping, or says nothing.
    case nothing
    /// It breaks the protocol: the connection ends with this code and this reason.
    case fail(WebSocketErrorCode, String)
  }

  /// The longest message from a browser, in bytes: more than any request of a page, and far less than the server takes (16 MiB).
  static let maximumMessageBytes = 1 << 20
  /// The most fragments of one message.
  static let maximumFragments = 256

  /// Why a frame, which may be a fragment, breaks the protocol; `nil`: it doesn't.
  static func fault(of frame: WebSocketFrame) -> String? {
    // RFC 6455, 5.1 and 5.2: what a client sends is masked; no extension was agreed on.
    if frame.maskKey == nil { return "Frames must be masked." }
    return frame.rsv1 || frame.rsv2 || frame.rsv3 ? "There is no extension." : nil
  }

  /// What is to be done with a whole `frame`.
  static func action(on frame: WebSocketFrame) -> Action {
    switch frame.opcode {
    case .text: return self.message(frame.unmaskedData)
    case .binary: return .fail(.unacceptableData, "Messages are text.")
    case .ping: return .pong(frame.unmaskedData)
    case .pong: return .nothing
    case .connectionClose: return .leave
    default: return .fail(.protocolError, "The opcode is unknown.")
    }
  }

  /// A message as one line: the server is spoken to in lines of JSON, in which line breaks can only stand between values.
  private static func message(_ text: ByteBuffer) -> Action {
    guard let first = text.readableBytesView.first(where: { !self.isSpace($0) }) else { return .nothing }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return .fail(.dataInconsistentWithMessage, "A message is a JSON object or an array of them.")
    }
    let hasBreak = text.withUnsafeReadableBytes { bytes in
      bytes.baseAddress.map { start in
        memchr(start, Int32(UInt8(ascii: "\n")), bytes.count) != nil
          || memchr(start, Int32(UInt8(ascii: "\r")), bytes.count) != nil
      } ?? false
    }
    guard hasBreak else { return .forward(text) }
    return .forward(ByteBuffer(bytes: text.readableBytesView.lazy.map { self.isBreak($0) ? UInt8(ascii: " ") : $0 }))
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isSpace(_ byte: UInt8) -> Bool {
    self.isBreak(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The code and the reason for an error of the pipeline.
  static func failure(_ error: any Error) -> (code: WebSocketErrorCode, reason: String) {
    switch error {
    case NIOWebSocketError.invalidFrameLength, NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge,
      NIOWebSocketFrameAggregator.Error.tooManyFragments:
      (.messageTooLarge, "A message has at most \(self.maximumMessageBytes) bytes.")
    default: (.protocolError, "The frames are out of order.")
    }
  }
}

/// Whether a browser is still there: a value, the time passed in.
struct WebSocketLiveness: Sendable, Hashable {
  /// What a look at the clock asks for.
  enum Action: Hashable, Sendable {
    case nothing, ping, close
  }

  /// After so long without a word the browser is asked; browsers answer by themselves, also for pages in the background.
  static let quiet = TimeAmount.seconds(20)
  /// So long after its last word it is given up.
  static let patience = TimeAmount.seconds(60)

  private var heard: NIODeadline
  private var asked: NIODeadline?

  /// Makes one for a connection that begins at `now`.
  init(now: NIODeadline) { self.heard = now }

  /// The browser said something.
  mutating func hear(now: NIODeadline) {
    self.heard = now
    self.asked = nil
  }

  /// The clock moved.
  mutating func look(now: NIODeadline) -> Action {
    if now - self.heard >= Self.patience { return .close }
    guard now - (self.asked ?? self.heard) >= Self.quiet else { return .nothing }
    self.asked = now
    return .ping
  }
}
