import LoopIsolation
import NIOCore
import NIOHTTP1
import TLS

/// The end of the pipeline: turns what the decoder says into events of the ``Exchange``.
final class ResponseHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  private let headLimit: HeadLimitHandler
  /// Gone once nobody wants the response.
  weak var exchange: Exchange?

  init(headLimit: HeadLimitHandler) { self.headLimit = headLimit }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch self.unwrapInboundIn(data) {
    case .head(let head):
      self.headLimit.headIsComplete()
      self.handle(.head(head))
    case .body(let piece): self.handle(.body(piece))
    case .end: self.handle(.end)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) { self.handle(.readComplete) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if let end = event as? TLSEndOfStream, !end.isClean { self.handle(.streamCutOff) }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    self.handle(
      .failed(FetchError(.connectionLost, "The server closed the connection before the response was complete.")))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    self.handle(.failed(FetchError(describing: error)))
  }

  private func handle(_ event: ExchangeState.Event) {
    let exchange = self.exchange
    LoopActor.assumeIsolated { exchange?.handle(event) }
  }
}
