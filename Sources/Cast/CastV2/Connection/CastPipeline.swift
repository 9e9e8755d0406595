import Logging
import LoopIsolation
import NIOCore
import TLS

/// Sets a channel up as a link, for both sides.
enum CastPipeline {
  /// Adds the handlers; the future is the connection once the handshake is done, or fails with a ``TLSError``.
  ///
  /// - Parameter sessionKey: For a client, the peer's name, by which an earlier TLS session with it may be resumed.
  @LoopActor
  static func configure(
    _ channel: any Channel, context: TLSContext, sessionKey: String? = nil, configuration: CastConnectionConfiguration,
    logger: Logger
  ) -> EventLoopFuture<CastConnection> {
    let handshake = channel.eventLoop.makePromise(of: TLSSession.self)
    let frames = CastFrameHandler()
    let bound = NIOLoopBound(frames, eventLoop: channel.eventLoop)
    // Created in the turn of the loop in which the handshake ends; otherwise the first message would have no
    // receiver.
    let connection = handshake.futureResult.map { session in
      LoopActor.assumeIsolated {
        let connection = CastConnection(
          channel: channel, session: session, configuration: configuration, logger: logger)
        bound.value.connection = connection
        return connection
      }
    }
    do {
      let tls = try TLSHandler(context: context, sessionKey: sessionKey, handshake: handshake)
      try channel.pipeline.syncOperations.addHandlers([tls, frames])
    } catch {
      channel.close(promise: nil)
    }
    return connection
  }
}

/// The last handler of a link's pipeline, which passes plaintext and every event to the ``CastConnection``.
final class CastFrameHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// The link, set when the handshake is done; weak, so that a link without an owner is closed.
  weak var connection: CastConnection?
  private var isClean = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let connection = self.connection else { return }
    let bytes = self.unwrapInboundIn(data)
    LoopActor.assumeIsolated { connection.receive(bytes: bytes) }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    let isWritable = context.channel.isWritable
    guard let connection = self.connection else { return }
    LoopActor.assumeIsolated { connection.writabilityChanged(isWritable) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard let end = event as? TLSEndOfStream else { return context.fireUserInboundEventTriggered(event) }
    self.isClean = end.isClean
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let connection = self.connection else { return context.close(promise: nil) }
    LoopActor.assumeIsolated { connection.fail(.transport(error)) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    guard let connection = self.connection else { return }
    let isClean = self.isClean
    LoopActor.assumeIsolated { connection.streamEnded(isClean: isClean) }
  }
}
