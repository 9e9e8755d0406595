public import LoopIsolation
public import NIOCore
public import NIOHTTP1

/// The response of a handler.
public struct HTTPResponse: Sendable {
  /// The body: known as a whole, or written over time.
  public enum Body: Sendable {
    case bytes(ByteBuffer)
    /// A closure that gets the stream to write to, once the head has been written; the stream ends when its `end()` is
    /// called or the client disconnects.
    case stream(@LoopActor @Sendable (HTTPResponseStream) -> Void)
    /// Parts of a file, or of bytes in memory, by an ``HTTPContentPlan``, whose headers include the `content-length`.
    case content(HTTPContentBody)
  }

  /// The status; with one that allows no body, such as 204, the server sends no ``Body/bytes(_:)``.
  public var status: HTTPResponseStatus
  /// The header fields; where needed, the server sets `content-length`, `connection` and `date`.
  public var headers: HTTPHeaders
  /// The body; the response to a HEAD request has none, and then a stream's closure isn't called.
  public var body: Body
  /// Called once, when the response has been sent, or its connection has closed, with the number of bytes of the body
  /// that the system has taken.
  public var onEnd: (@LoopActor @Sendable (Int64) -> Void)?

  /// Makes a response; by default a 200 without fields and with an empty body.
  public init(status: HTTPResponseStatus = .ok, headers: HTTPHeaders = [:], body: Body = .bytes(ByteBuffer())) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response with `bytes` of a media type.
  public init(status: HTTPResponseStatus = .ok, _ bytes: some Sequence<UInt8>, type: String) {
    self.init(status: status, headers: ["content-type": type], body: .bytes(ByteBuffer(bytes: bytes)))
  }

  /// Creates a response with a page, or any other text, as UTF-8.
  public init(status: HTTPResponseStatus = .ok, text: String, type: String = "text/plain") {
    self.init(status: status, text.utf8, type: "\(type); charset=utf-8")
  }

  /// Returns a response with the status alone, and its reason as text if it allows a body.
  public static func status(_ status: HTTPResponseStatus) -> HTTPResponse {
    guard status.mayHaveResponseBody else { return HTTPResponse(status: status) }
    return HTTPResponse(status: status, text: "\(status.code) \(status.reasonPhrase)\n")
  }

  /// Returns a response of server-sent events; `body` gets the stream to send them to.
  public static func events(_ body: @escaping @LoopActor @Sendable (HTTPResponseStream) -> Void) -> HTTPResponse {
    HTTPResponse(
      headers: ["content-type": "text/event-stream", "cache-control": "no-store"], body: .stream(body))
  }
}

extension HTTPResponse {
  /// Reports the end of a body of which nothing is sent.
  ///
  /// - Parameter isWhole: Whether the body is empty, so that nothing is missing.
  @LoopActor
  func wasDropped(isWhole: Bool = false) {
    guard case .content(let body) = self.body else { return }
    body.onEnd?(0, isWhole ? .sent : .left)
  }
}

/// Counts the bytes of one response, for its ``HTTPResponse/onEnd``.
@LoopActor
final class HTTPResponseMeter {
  /// The bytes of the body that the system has taken.
  var sent: Int64 = 0
  private var onEnd: (@LoopActor @Sendable (Int64) -> Void)?

  init(_ response: HTTPResponse) { self.onEnd = response.onEnd }

  /// Reports the end; does nothing after the first call.
  func end() {
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(self.sent)
  }
}

/// A body that is written over time, until it ends or the client disconnects.
@LoopActor
public final class HTTPResponseStream {
  /// Called once, when the stream has ended: the client disconnected, was too far behind, or ``end()`` was called; at
  /// once if it has ended already.
  public var onEnd: (@LoopActor () -> Void)? {
    didSet {
      guard !self.isOpen, let onEnd = self.onEnd else { return }
      self.onEnd = nil
      onEnd()
    }
  }
  /// Called when the system has taken some of the bytes, so that ``queuedBytes`` has decreased.
  public var onDrain: (@LoopActor () -> Void)?
  /// Whether it can still be written to.
  public private(set) var isOpen = true
  /// The bytes written that the system hasn't taken yet.
  public private(set) var queuedBytes = 0

  private let maximumQueuedBytes: Int
  private weak var connection: HTTPConnection?
  private let meter: HTTPResponseMeter

  init(connection: HTTPConnection, meter: HTTPResponseMeter, maximumQueuedBytes: Int) {
    self.connection = connection
    self.meter = meter
    self.maximumQueuedBytes = maximumQueuedBytes
  }

  /// Sends `bytes`; `false` if the stream has ended, or ends now because the client is too far behind.
  @discardableResult
  public func write(_ bytes: ByteBuffer) -> Bool {
    guard self.isOpen, let connection = self.connection else { return false }
    let count = bytes.readableBytes
    guard count > 0 else { return true }
    guard self.queuedBytes + count <= self.maximumQueuedBytes else {
      connection.abort()
      return false
    }
    self.queuedBytes += count
    connection.write(part: .body(.byteBuffer(bytes))).whenComplete { [weak self, meter] result in
      LoopActor.assumeIsolated {
        if case .success = result { meter.sent += Int64(count) }
        guard let self else { return }
        self.queuedBytes -= count
        if self.isOpen { self.onDrain?() }
      }
    }
    return true
  }

  /// Sends one server-sent event; `data` may have several lines, which end as the HTML standard says (9.2.5): other
  /// line breaks of Unicode are part of a line.
  @discardableResult
  public func send(event: String? = nil, data: String) -> Bool {
    var text = event.map { "event: \($0)\n" } ?? ""
    for line in data.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine) {
      text += "data: \(line)\n"
    }
    return self.write(ByteBuffer(string: text + "\n"))
  }

  private static func endsLine(_ character: Character) -> Bool { ["\n", "\r\n", "\r"].contains(character) }

  /// Ends the body; the connection may stay open.
  public func end() {
    guard self.isOpen else { return }
    let connection = self.connection
    self.ended()
    connection?.streamEnded()
  }

  /// Closes the connection, so that the client notices that the body is incomplete.
  public func abort() { self.connection?.abort() }

  /// Closes the stream, for any reason, and reports its end.
  func ended() {
    guard self.isOpen else { return }
    self.isOpen = false
    let onEnd = self.onEnd
    self.onEnd = nil
    self.onDrain = nil
    onEnd?()
  }
}
