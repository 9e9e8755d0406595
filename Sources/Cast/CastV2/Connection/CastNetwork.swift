package import LoopIsolation
package import NIOCore

/// A network in place of the machine's TCP, such as one in memory for tests. TLS and everything above stay the same.
///
/// The channels that it makes must be on ``LoopActor``'s loop.
@LoopActor
package protocol CastNetwork: AnyObject, Sendable {
  /// Connects to a listener of this network.
  ///
  /// - Parameter initializer: Called once with the new channel before it connects, to add its handlers.
  /// - Returns: The connection's success, or an `IOError` with the code that TCP reports. Closing the channel while it
  ///   connects must fail it.
  func connect(
    to address: SocketAddress, initializer: @escaping @LoopActor (any Channel) -> Void
  ) -> EventLoopFuture<Void>

  /// Listens on `address`; port 0 takes any free one.
  ///
  /// - Parameter accept: Called with each incoming channel before it becomes active, to add its handlers.
  /// - Returns: The listening channel, whose close ends the listening.
  func listen(on address: SocketAddress, accept: @escaping @LoopActor (any Channel) -> Void) throws -> any Channel
}
