import LoopIsolation
import NIOCore

/// Notices that something was read, whatever it says: the links are looked up afterwards.
final class LinkMonitorHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let onRead: @LoopActor () -> Void
  private let onClose: @LoopActor () -> Void

  init(onRead: @escaping @LoopActor () -> Void, onClose: @escaping @LoopActor () -> Void) {
    self.onRead = onRead
    self.onClose = onClose
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let onRead = self.onRead
    LoopActor.assumeIsolated { onRead() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let onClose = self.onClose
    LoopActor.assumeIsolated { onClose() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
