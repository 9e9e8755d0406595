import CastTestSupport
import LoopIsolation
import NIOCore
import NIOPosix
import TLS

/// A TLS connection over a real socket: a client's, or one that a listener accepted.
@LoopActor
final class TLSSocket {
  let session: TLSSession
  /// The lines that came, without their ends.
  let lines: Mailbox<String>
  private let channel: any Channel

  private init(channel: any Channel, session: TLSSession, lines: Mailbox<String>) {
    self.channel = channel
    self.session = session
    self.lines = lines
  }

  deinit { self.channel.close(promise: nil) }

  /// Connects to a port of this machine; throws the handshake's error.
  static func connect(port: Int, context: TLSContext, sessionKey: String? = nil) async throws -> TLSSocket {
    let loop = LoopActor.shared.eventLoop
    let handshake = loop.makePromise(of: TLSSession.self)
    let lines = Mailbox<String>()
    let channel = try await ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let tls = try TLSHandler(context: context, sessionKey: sessionKey, handshake: handshake)
          try channel.pipeline.syncOperations.addHandlers([tls, LineCollector(lines)])
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    return TLSSocket(channel: channel, session: try await handshake.futureResult.get(), lines: lines)
  }

  /// Listens on a free port and sends back every line that comes.
  static func echoServer(_ context: TLSContext) async throws -> any Channel {
    try await ServerBootstrap(group: LoopActor.shared.eventLoop)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([TLSHandler(context: context, handshake: nil), Echo()])
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  func send(_ line: String) async throws { try await self.channel.writeAndFlush(ByteBuffer(string: line + "\n")) }

  func close() async throws { try await self.channel.close() }

  private final class LineCollector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let lines: Mailbox<String>
    private var partial = ""

    init(_ lines: Mailbox<String>) { self.lines = lines }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      self.partial += String(buffer: self.unwrapInboundIn(data))
      let parts = self.partial.split(separator: "\n", omittingEmptySubsequences: false)
      self.partial = String(parts.last ?? "")
      let lines = self.lines
      LoopActor.assumeIsolated { for line in parts.dropLast() { lines.put(String(line)) } }
    }

    func channelInactive(context: ChannelHandlerContext) {
      let lines = self.lines
      LoopActor.assumeIsolated { lines.finish() }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }

  private final class Echo: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      context.writeAndFlush(self.wrapOutboundOut(self.unwrapInboundIn(data)), promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
