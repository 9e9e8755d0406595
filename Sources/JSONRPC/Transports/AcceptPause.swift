import Glibc
import Logging
import NIOCore

/// Stops accepting connections for a while when the process has no descriptor or memory for another one.
///
/// The connection that waits keeps the socket readable: without a pause the loop would try again and again. NIO's own handler
/// (`AcceptBackoffHandler`) leaves the socket registered.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = any Channel

  /// The time until the next attempt.
  static let pause = TimeAmount.milliseconds(250)

  private let logger: Logger
  /// Whether the last attempt failed.
  private var isShort = false

  init(logger: Logger) { self.logger = logger }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if self.isShort {
      self.isShort = false
      self.logger.notice("connections are accepted again")
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let failure = error as? IOError,
      [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(failure.errnoCode)
    else { return context.fireErrorCaught(error) }
    if !self.isShort {
      self.isShort = true
      self.logger.warning(
        "no connection is accepted for now: raise the limit of open files (ulimit -n), or close connections",
        metadata: ["error": "\(String(cString: strerror(failure.errnoCode)))"])
    }
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenFailure { _ in }
    channel.eventLoop.scheduleTask(in: Self.pause) {
      channel.setOption(.autoRead, value: true).whenFailure { _ in }
    }
  }
}
