import LoopIsolation
import NIOCore

/// Hands datagrams to a transport, which is on the same loop.
final class DatagramHandler: ChannelInboundHandler {
  typealias InboundIn = AddressedEnvelope<ByteBuffer>

  private let onRead: @LoopActor (AddressedEnvelope<ByteBuffer>) -> Void
  private let onClose: @LoopActor () -> Void

  init(
    onRead: @escaping @LoopActor (AddressedEnvelope<ByteBuffer>) -> Void, onClose: @escaping @LoopActor () -> Void
  ) {
    self.onRead = onRead
    self.onClose = onClose
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let envelope = self.unwrapInboundIn(data)
    let onRead = self.onRead
    LoopActor.assumeIsolated { onRead(envelope) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let onClose = self.onClose
    LoopActor.assumeIsolated { onClose() }
  }

  /// A socket that fails ends, and the transport opens another; a failed read of one packet is no news.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
