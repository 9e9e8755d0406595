import Glibc
import LoopIsolation
import NIOCore
import NIOPosix

/// A server on a Unix socket that answers each line by a script, in place of cast-rpc.
@LoopActor
final class LineServer {
  let path: String
  /// The connections that are open.
  private(set) var connections: [ObjectIdentifier: any Channel] = [:]
  private let channel: any Channel

  private init(_ path: String, _ channel: any Channel) {
    self.path = path
    self.channel = channel
  }

  /// Listens in a temporary folder; `answer` gets each received piece.
  static func start(
    _ answer: @escaping @LoopActor @Sendable (ByteBuffer) -> ByteBuffer = { $0 }
  ) async throws -> LineServer {
    var template = Array("/tmp/lines-XXXXXX".utf8CString)
    let folder = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    let path = "\(folder ?? "/tmp")/socket"
    let box = Box()
    let channel = try await ServerBootstrap(group: LoopActor.shared.eventLoop)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          LoopActor.assumeIsolated { box.server?.accept(channel) }
          try channel.pipeline.syncOperations.addHandler(AnswerHandler(answer: answer))
        }
      }
      .bind(unixDomainSocketPath: path).value()
    let server = LineServer(path, channel)
    box.server = server
    return server
  }

  deinit {
    self.channel.close(promise: nil)
    unlink(self.path)
    rmdir(String(self.path.dropLast("/socket".count)))
  }

  private func accept(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    self.connections[id] = channel
    channel.closeFuture.whenComplete { [weak self] _ in LoopActor.assumeIsolated { self?.connections[id] = nil } }
  }

  /// Ends every connection.
  func dropAll() { for channel in self.connections.values { channel.close(promise: nil) } }

  @LoopActor
  private final class Box {
    weak var server: LineServer?

    nonisolated init() {}
  }
}

private final class AnswerHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let answer: @LoopActor @Sendable (ByteBuffer) -> ByteBuffer

  init(answer: @escaping @LoopActor @Sendable (ByteBuffer) -> ByteBuffer) { self.answer = answer }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let (answer, bytes) = (self.answer, self.unwrapInboundIn(data))
    let reply = LoopActor.assumeIsolated { answer(bytes) }
    context.channel.writeAndFlush(reply, promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
