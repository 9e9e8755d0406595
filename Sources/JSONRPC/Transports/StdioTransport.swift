public import LoopIsolation
public import Logging
public import NIOCore
import NIOPosix

/// The connection over standard input and output.
///
/// Pipes and sockets are watched by the event loop; files, terminals and other devices get a pump thread each. At the end of the
/// input what was asked is still answered (``JSONRPCConnectionConfiguration/finishTimeout``); when nobody reads the output any more, the
/// connection ends with the next message.
@LoopActor
public final class StdioTransport {
  /// The connection.
  public let peer: JSONRPCPeer
  /// Done when the connection is closed and all that was written has left the process, as far as anybody took it.
  public nonisolated let finished: EventLoopFuture<Void>

  private init(peer: JSONRPCPeer, finished: EventLoopFuture<Void>) {
    self.peer = peer
    self.finished = finished
  }

  /// Opens the connection; takes the streams over.
  ///
  /// - Parameter onAccept: Returns what handles the connection's messages; called once, before anything was read.
  /// - Throws: ``TransportError``, or SwiftNIO's errors.
  public static func open(
    _ streams: StandardStreams, configuration: JSONRPCConnectionConfiguration = JSONRPCConnectionConfiguration(),
    logger: Logger, onAccept: @escaping @LoopActor @Sendable (JSONRPCPeer) -> any JSONRPCHandler
  ) async throws -> StdioTransport {
    SystemCalls.ignoreBrokenPipes
    let loop = LoopActor.shared.eventLoop
    let pumped = loop.makePromise(of: Void.self)
    let output = try StreamDescriptor.output(streams.output, done: pumped)
    let input = try StreamDescriptor.input(streams.input)
    let opened = loop.makePromise(of: JSONRPCPeer.self)
    let bootstrap = NIOPipeBootstrap(group: loop)
      .channelOption(.maxMessagesPerRead, value: 1)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelOption(.writeBufferWaterMark, value: JSONRPCPeer.waterMark)
      .channelInitializer { channel in
        JSONRPCPeer.initialise(channel, "stdio", configuration, logger, opened: opened, onAccept)
      }
    do {
      let channel = try await bootstrap.takingOwnershipOfDescriptors(
        input: input.descriptor, output: output.descriptor
      ).value()
      channel.closeFuture.whenComplete { _ in
        input.restore()
        output.restore()
      }
      return StdioTransport(
        peer: try await opened.futureResult.value(), finished: channel.closeFuture.and(pumped.futureResult).map { _ in }
      )
    } catch {
      opened.fail(error)
      throw error
    }
  }
}
