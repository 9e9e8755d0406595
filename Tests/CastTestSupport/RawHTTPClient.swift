import TLS
public import LoopIsolation
import NIOCore
import NIOPosix

/// A connection that sends text and reads bytes, for requests that no HTTP library would send.
@LoopActor
public final class RawHTTPClient {
  private let channel: any Channel
  private var chunks: AsyncStream<ByteBuffer>.AsyncIterator
  private var received = ""

  /// - Parameter source: The address to come from; `nil`: the system's choice.
  public static func connect(port: Int, tls: Bool = false, from source: String? = nil) async throws -> RawHTTPClient {
    let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
    var bootstrap = ClientBootstrap(group: LoopActor.shared.eventLoop)
    if let source { bootstrap = bootstrap.bind(to: try SocketAddress(ipAddress: source, port: 0)) }
    let channel =
      try await bootstrap
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          if tls {
            let context = try TLSContext(clientPolicy: TLSPolicy())
            try channel.pipeline.syncOperations.addHandler(try TLSHandler(context: context, handshake: nil))
          }
          try channel.pipeline.syncOperations.addHandler(Collector(continuation: continuation))
        }
      }
      .connect(host: "127.0.0.1", port: port).value()
    return RawHTTPClient(channel: channel, chunks: stream.makeAsyncIterator())
  }

  private init(channel: any Channel, chunks: AsyncStream<ByteBuffer>.AsyncIterator) {
    self.channel = channel
    self.chunks = chunks
  }

  /// Sends `text` unchanged.
  public func send(_ text: String) async throws {
    try await self.channel.writeAndFlush(ByteBuffer(string: text)).value()
  }

  /// Stops or resumes reading.
  public func setReading(_ reads: Bool) async throws {
    try await self.channel.setOption(.autoRead, value: reads).value()
  }

  public func close() { self.channel.close(promise: nil) }

  /// Reads up to and including the next `end`; if the stream ends before, the rest.
  public func text(upTo end: String) async -> String {
    while true {
      if let range = self.received.firstRange(of: end) {
        let text = String(self.received[..<range.upperBound])
        self.received = String(self.received[range.upperBound...])
        return text
      }
      guard let chunk = await self.nextChunk() else { return self.takeAll() }
      self.received += String(buffer: chunk)
    }
  }

  /// Everything until the server closes.
  public func textToEnd() async -> String {
    while let chunk = await self.nextChunk() { self.received += String(buffer: chunk) }
    return self.takeAll()
  }

  /// The body of the answer to a GET, and its status line; the connection ends with it.
  public static func get(
    _ target: String, port: Int, tls: Bool = false, host: String = "127.0.0.1"
  ) async throws -> (status: String, body: String) {
    let client = try await self.connect(port: port, tls: tls)
    try await client.send("GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
    let head = await client.text(upTo: "\r\n\r\n")
    return (String(head.prefix { $0 != "\r\n" && $0 != "\r" }), await client.textToEnd())
  }

  private func takeAll() -> String {
    defer { self.received = "" }
    return self.received
  }

  private func nextChunk() async -> ByteBuffer? {
    var iterator = self.chunks
    let next = await iterator.next(isolation: LoopActor.shared)
    self.chunks = iterator
    return next
  }
}

private final class Collector: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let continuation: AsyncStream<ByteBuffer>.Continuation

  init(continuation: AsyncStream<ByteBuffer>.Continuation) {
    self.continuation = continuation
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { self.continuation.yield(self.unwrapInboundIn(data)) }
  func channelInactive(context: ChannelHandlerContext) { self.continuation.finish() }
  // A reset is an end like any other.
  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
