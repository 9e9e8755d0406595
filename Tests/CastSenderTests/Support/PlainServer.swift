import CastModel
import LoopIsolation
import NIOCore
import NIOPosix

/// A TCP server without TLS: it sends its greeting, if it has one, and nothing else.
@LoopActor
final class PlainServer {
  let port: UInt16
  private let channel: any Channel

  private init(channel: any Channel) {
    self.channel = channel
    self.port = UInt16(channel.localAddress?.port ?? 0)
  }

  static func start(greeting: String? = nil) async throws -> PlainServer {
    let channel = try await ServerBootstrap(group: LoopActor.shared.eventLoop)
      .childChannelInitializer { child in
        if let greeting {
          child.pipeline.eventLoop.execute {
            child.writeAndFlush(ByteBuffer(string: greeting), promise: nil)
          }
        }
        return child.eventLoop.makeSucceededVoidFuture()
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return PlainServer(channel: channel)
  }

  deinit { self.channel.close(promise: nil) }
}
