public import JSONRPC
public import Logging
public import LoopIsolation
import NIOCore

/// Where the control protocol is spoken: a Unix socket, or the process's own streams.
@LoopActor
public final class ControlServer {
  private let service: ControlService
  private var listener: UnixSocketListener?
  private var stdio: StdioTransport?

  private init(service: ControlService) { self.service = service }

  /// Listens on a Unix socket that only its user can reach; see `UnixSocketListener`.
  ///
  /// - Throws: `TransportError`.
  public static func listen(at path: String, _ service: ControlService, logger: Logger) async throws -> ControlServer {
    let server = ControlServer(service: service)
    server.listener = try await UnixSocketListener.listen(
      at: UnixSocketPath(path), options: UnixSocketListener.Options(logger: logger)
    ) { _ in service }
    return server
  }

  /// Serves one client over the streams.
  ///
  /// - Parameter onEnd: Called when the client has gone.
  public static func serve(
    _ streams: StandardStreams, _ service: ControlService, logger: Logger,
    onEnd: @escaping @LoopActor @Sendable () -> Void
  ) async throws -> ControlServer {
    let server = ControlServer(service: service)
    let stdio = try await StdioTransport.open(streams, logger: logger) { _ in service }
    server.stdio = stdio
    stdio.finished.whenComplete { _ in LoopActor.assumeIsolated { onEnd() } }
    return server
  }

  /// Takes no more connections, and ends those that are open, once what they were answered is written.
  public func close() async {
    let peers = (self.listener?.peers.values.map { $0 } ?? []) + (self.stdio.map { [$0.peer] } ?? [])
    try? await self.listener?.close()
    self.listener = nil
    self.stdio = nil
    for peer in peers {
      peer.finish(within: .milliseconds(200))
      try? await peer.closeFuture.value()
    }
  }
}
