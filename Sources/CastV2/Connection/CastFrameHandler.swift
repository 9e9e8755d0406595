import LoopIsolation
import NIOCore
import TLS

/// The last handler of a link's pipeline: brings plaintext and every event to the ``CastConnection``.
final class CastFrameHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// Set when the handshake is done; weak, so that a link that nobody keeps is closed.
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
