import Logging
import LoopIsolation
import NIOCore

/// Hands a channel's events to its peer; the channel must be on ``LoopActor``'s loop.
final class JSONRPCChannelHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let peer: JSONRPCPeer

  init(peer: JSONRPCPeer) { self.peer = peer }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let peer = self.peer
    let bytes = self.unwrapInboundIn(data)
    LoopActor.assumeIsolated { peer.receive(bytes) }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    let peer = self.peer
    LoopActor.assumeIsolated { peer.outlet?.pump() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case ChannelEvent.inputClosed? = event as? ChannelEvent else { return }
    let peer = self.peer
    LoopActor.assumeIsolated { peer.inputEnded() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let peer = self.peer
    LoopActor.assumeIsolated { peer.channelClosed() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let peer = self.peer
    LoopActor.assumeIsolated { peer.logger.debug("\(peer.label): \(error)") }
    context.close(promise: nil)
  }
}
