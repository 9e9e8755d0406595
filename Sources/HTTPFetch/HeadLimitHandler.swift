import NIOCore

/// Lets only so many bytes through until the response's head is complete.
///
/// SwiftNIO's decoder limits single fields, not their number.
final class HeadLimitHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var remaining: Int?

  init(limit: Int) { self.remaining = max(0, limit) }

  /// The head is there: whatever comes now is body.
  func headIsComplete() { self.remaining = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = self.unwrapInboundIn(data)
    if let remaining = self.remaining {
      guard let piece = bytes.readSlice(length: min(remaining, bytes.readableBytes)) else { return }
      self.remaining = remaining - piece.readableBytes
      context.fireChannelRead(self.wrapInboundOut(piece))
      if self.remaining == 0 {
        context.fireErrorCaught(FetchError(.headTooLarge, "The response's headers are longer than is accepted."))
        return context.close(promise: nil)
      }
    }
    if bytes.readableBytes > 0 { context.fireChannelRead(self.wrapInboundOut(bytes)) }
  }
}
