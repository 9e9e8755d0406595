import Glibc
package import LoopIsolation
package import NIOCore
import NIOPosix

/// An HTTP server on loopback for tests: a script gives the answer to each request, well-formed or not.
@LoopActor
package final class LocalHTTPServer {
  /// A client's request.
  package struct Request: Sendable {
    package var method: String
    package var target: String
    /// Names in lower case.
    package var headers: [String: String]

    /// The bounds of `Range: bytes=A-B`, `A-` or `-N`, for a resource of `length` bytes; `nil` without one, or beyond
    /// the end.
    package func range(of length: Int) -> Range<Int>? {
      guard let value = self.headers["range"], value.hasPrefix("bytes=") else { return nil }
      let ends = value.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count == 2 else { return nil }
      guard let first = Int(ends[0]) else { return Int(ends[1]).map { max(0, length - $0)..<length } }
      guard first < length else { return nil }
      return first..<min(length, (Int(ends[1]) ?? length - 1) + 1)
    }
  }

  /// The answer to a request.
  package struct Response: Sendable {
    /// The bytes on the wire, head included.
    package var bytes: [UInt8]
    /// Sent again and again after ``bytes``, as fast as the client reads.
    package var endlessly: [UInt8] = []
    /// The time between two of ``endlessly``, for a stream at playing speed.
    package var interval: TimeAmount?
    /// Whether the connection stays open in silence after the last byte.
    package var stalls = false
    /// Whether the connection is reset after the last byte.
    package var resets = false

    package init(raw: String) { self.bytes = Array(raw.utf8) }

    /// A response with `Content-Length`.
    package init(_ status: Int, headers: [(String, String)] = [], body: [UInt8] = []) {
      let fields = headers + [("Content-Length", "\(body.count)"), ("Connection", "close")]
      let head = "HTTP/1.1 \(status) Test\r\n" + fields.map { "\($0.0): \($0.1)\r\n" }.joined() + "\r\n"
      self.bytes = Array(head.utf8) + body
    }

    /// A redirect.
    package static func redirect(to url: String, headers: [(String, String)] = []) -> Response {
      Response(302, headers: [("Location", url)] + headers)
    }

    /// A file as servers give it: ranges are honoured, and HEAD has no body.
    package static func file(
      _ content: [UInt8], type: String, headers: [(String, String)] = [], for request: Request
    ) -> Response {
      let fields = [("Content-Type", type), ("Accept-Ranges", "bytes")] + headers
      guard request.headers["range"] != nil else { return Response(200, headers: fields, body: content) }
      guard let range = request.range(of: content.count) else {
        return Response(416, headers: fields + [("Content-Range", "bytes */\(content.count)")])
      }
      let part = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(content.count)"
      return Response(206, headers: fields + [("Content-Range", part)], body: Array(content[range]))
    }
  }

  /// The requests so far.
  package private(set) var requests: [Request] = []
  package nonisolated let port: Int
  private let channel: any Channel
  private let script: @LoopActor (Request) -> Response

  private init(channel: any Channel, script: @escaping @LoopActor (Request) -> Response) {
    self.channel = channel
    self.port = channel.localAddress?.port ?? 0
    self.script = script
  }

  /// Listens on a free port of 127.0.0.1; `configure` can put TLS into the connections' pipelines.
  package static func start(
    configure: @escaping @Sendable (any Channel) throws -> Void = { _ in },
    script: @escaping @LoopActor (Request) -> Response
  ) async throws -> LocalHTTPServer {
    let holder = Holder()
    let channel = try await ServerBootstrap(group: LoopActor.shared.eventLoop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try configure(channel)
          let server = LoopActor.assumeIsolated { holder.server }
          try channel.pipeline.syncOperations.addHandler(RequestHandler(server: server))
        }
      }
      .bind(host: "127.0.0.1", port: 0).value()
    let server = LocalHTTPServer(channel: channel, script: script)
    holder.server = server
    return server
  }

  deinit { self.channel.close(promise: nil) }

  /// The URL of a path on this server.
  package nonisolated func url(_ path: String) -> String { "http://127.0.0.1:\(self.port)\(path)" }

  fileprivate func response(to request: Request) -> Response {
    self.requests.append(request)
    return self.script(request)
  }

  @LoopActor
  private final class Holder {
    weak var server: LocalHTTPServer?
    nonisolated init() {}
  }
}

/// Reads a request's head, and writes the script's answer.
private final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private weak var server: LocalHTTPServer?
  private var head: [UInt8] = []
  private var response: LocalHTTPServer.Response?

  init(server: LocalHTTPServer?) { self.server = server }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    self.head += self.unwrapInboundIn(data).readableBytesView
    guard self.response == nil, self.head.suffix(4) == Array("\r\n\r\n".utf8), let request = self.request else {
      return
    }
    let server = self.server
    guard let response = LoopActor.assumeIsolated({ server?.response(to: request) }) else {
      return context.close(promise: nil)
    }
    self.response = response
    let bytes = request.method == "HEAD" ? Self.headOnly(response.bytes) : response.bytes
    context.writeAndFlush(self.wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
    if response.resets {
      // Zero linger makes the close a reset.
      _ = (context.channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
    }
    if !response.endlessly.isEmpty { return self.goOn(context: context) }
    if !response.stalls { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  /// Writes one piece in each turn of the loop, or interval, since the client runs on the same loop.
  private func goOn(context: ChannelHandlerContext) {
    guard let response = self.response else { return }
    let (bound, loop) = (NIOLoopBound((self, context), eventLoop: context.eventLoop), context.eventLoop)
    context.writeAndFlush(self.wrapOutboundOut(ByteBuffer(bytes: response.endlessly))).whenSuccess {
      loop.scheduleTask(in: response.interval ?? .nanoseconds(0)) { bound.value.0.goOn(context: bound.value.1) }
    }
  }

  private var request: LocalHTTPServer.Request? {
    let lines = String(decoding: self.head, as: UTF8.self).split(separator: "\r\n")
    guard let parts = lines.first?.split(separator: " "), parts.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased()] = String(value)
    }
    return LocalHTTPServer.Request(method: String(parts[0]), target: String(parts[1]), headers: headers)
  }

  private static func headOnly(_ bytes: [UInt8]) -> [UInt8] {
    let end = Array("\r\n\r\n".utf8)
    for index in bytes.indices where bytes[index...].starts(with: end) { return Array(bytes[..<(index + 4)]) }
    return bytes
  }
}
