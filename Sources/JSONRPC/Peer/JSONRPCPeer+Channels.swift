import LoopIsolation
import Logging
import NIOCore

extension JSONRPCPeer {
  /// How much the channel takes before messages wait in the queue, where they can still be coalesced.
  nonisolated static let waterMark = ChannelOptions.Types.WriteBufferWaterMark(low: 32 << 10, high: 128 << 10)

  /// What a bootstrap's channel initialiser does.
  nonisolated static func initialise(
    _ channel: any Channel, _ label: String, _ configuration: JSONRPCConnectionConfiguration, _ logger: Logger,
    opened: EventLoopPromise<JSONRPCPeer>? = nil,
    _ onAccept: @escaping @LoopActor @Sendable (JSONRPCPeer) -> any JSONRPCHandler
  ) -> EventLoopFuture<Void> {
    LoopActor.assumeIsolated {
      do {
        let peer = try self.attach(
          to: channel, label: label, configuration: configuration, logger: logger, onAccept: onAccept)
        opened?.succeed(peer)
        return channel.eventLoop.makeSucceededVoidFuture()
      } catch {
        opened?.fail(error)
        return channel.eventLoop.makeFailedFuture(error)
      }
    }
  }
}
