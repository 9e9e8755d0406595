import LoopIsolation
import NIOCore
import NIOPosix

/// A port that accepts TCP connections and says nothing: the fault ``SilentPhase/tcp``.
@LoopActor
final class SilentListener {
  let localAddress: SocketAddress?
  private let channel: any Channel
  static func listen(on address: SocketAddress) async throws -> SilentListener {
    let bootstrap = ServerBootstrap(group: LoopActor.shared.eventLoop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.autoRead, value: false)
    return SilentListener(channel: try await bootstrap.bind(to: address).value())
  }

  private init(channel: any Channel) {
    self.channel = channel
    self.localAddress = channel.localAddress
  }

  func close() async { try? await self.channel.close() }
}
