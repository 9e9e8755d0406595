import LoopIsolation
import NIOCore
import NIOPosix

/// A connection over a connected socket that was passed as a descriptor.
@LoopActor
enum ConnectedSocket {
  /// Registers the socket with the loop, takes ownership of it, and returns its channel.
  ///
  /// - Parameter initialise: Called on the loop before anything is read.
  /// - Throws: SwiftNIO's errors.
  static func open(
    _ descriptor: Int32, initialise: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
  ) async throws -> any Channel {
    try await ClientBootstrap(group: LoopActor.shared.eventLoop)
      .channelOption(.maxMessagesPerRead, value: 1)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelOption(.writeBufferWaterMark, value: JSONRPCPeer.waterMark)
      .channelInitializer(initialise)
      .withConnectedSocket(descriptor).value()
  }
}
