import CastTestSupport
import CastV2
import LoopIsolation
import NIOCore
import NIOPosix
import Testing
import TLS

/// A TLS server that records every message, heartbeats too, and answers nothing by itself.
@LoopActor
final class RawTLSServer {
  let messages: Mailbox<CastMessage>
  let address: SocketAddress
  private let listener: any Channel
  private let peer: EventLoopPromise<any Channel>

  private init(
    listener: any Channel, address: SocketAddress, peer: EventLoopPromise<any Channel>, messages: Mailbox<CastMessage>
  ) {
    self.listener = listener
    self.address = address
    self.peer = peer
    self.messages = messages
  }

  deinit { self.listener.close(promise: nil) }

  static func listen() async throws -> RawTLSServer {
    let context = try TLSContext(serverPolicy: TLSPolicy(), identity: await Link.identity.value)
    let loop = LoopActor.shared.eventLoop
    let peer = loop.makePromise(of: (any Channel).self)
    let messages = Mailbox<CastMessage>()
    let listener = try await ServerBootstrap(group: loop)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let tls = try TLSHandler(context: context, handshake: nil)
          try channel.pipeline.syncOperations.addHandlers([tls, Collector(messages)])
          peer.succeed(channel)
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return RawTLSServer(
      listener: listener, address: try #require(listener.localAddress), peer: peer, messages: messages)
  }

  func send(_ message: CastMessage) async throws {
    var frame = ByteBuffer()
    try CastFramer.write(message, into: &frame)
    try await self.peer.futureResult.get().writeAndFlush(frame)
  }

  private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let messages: Mailbox<CastMessage>
    private var framer = CastFramer()

    init(_ messages: Mailbox<CastMessage>) { self.messages = messages }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      self.framer.append(self.unwrapInboundIn(data))
      while let body = try? self.framer.next(), let message = try? CastMessage(body: body) {
        let messages = self.messages
        LoopActor.assumeIsolated { messages.put(message) }
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
