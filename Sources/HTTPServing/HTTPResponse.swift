import LoopIsolation
public import NIOCore
public import NIOHTTP1

/// What a handler answers.
public struct HTTPResponse: Sendable {
  /// The body: known as a whole, or written bit by bit.
  public enum Body: Sendable {
    case bytes(ByteBuffer)
    /// Called once the head is on its way, with what to write to; the stream ends when its `end()` is called or the client leaves.
    case stream(@LoopActor @Sendable (HTTPResponseStream) -> Void)
  }

  public var status: HTTPResponseStatus
  public var headers: HTTPHeaders
  public var body: Body

  public init(status: HTTPResponseStatus = .ok, headers: HTTPHeaders = [:], body: Body = .bytes(ByteBuffer())) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// `bytes` of a media type.
  public init(status: HTTPResponseStatus = .ok, _ bytes: some Sequence<UInt8>, type: String) {
    self.init(status: status, headers: ["content-type": type], body: .bytes(ByteBuffer(bytes: bytes)))
  }

  /// A page, or any other text, as UTF-8.
  public init(status: HTTPResponseStatus = .ok, text: String, type: String = "text/plain") {
    self.init(status: status, text.utf8, type: "\(type); charset=utf-8")
  }

  /// The status alone, with its reason as text where it allows a body.
  public static func status(_ status: HTTPResponseStatus) -> HTTPResponse {
    guard status.mayHaveResponseBody else { return HTTPResponse(status: status) }
    return HTTPResponse(status: status, text: "\(status.code) \(status.reasonPhrase)\n")
  }

  /// Server-sent events: `body` gets the stream to send them to.
  public static func events(_ body: @escaping @LoopActor @Sendable (HTTPResponseStream) -> Void) -> HTTPResponse {
    HTTPResponse(
      headers: ["content-type": "text/event-stream", "cache-control": "no-store"], body: .stream(body))
  }
}
