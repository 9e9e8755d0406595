import LoopIsolation
import NIOCore
import NIOHTTP1

/// Hands what a channel reads to its ``HTTPConnection``.
final class HTTPConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let connection: HTTPConnection

  init(connection: HTTPConnection) {
    self.connection = connection
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let connection = self.connection
    LoopActor.assumeIsolated { connection.opened() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let connection = self.connection
    LoopActor.assumeIsolated { connection.closed() }
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = self.connection
    let part = self.unwrapInboundIn(data)
    LoopActor.assumeIsolated { connection.received(part) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let connection = self.connection
    LoopActor.assumeIsolated { connection.failed(error) }
  }
}
