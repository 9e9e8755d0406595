public import TLS
public import Logging
public import LoopIsolation
public import NIOCore
import NIOHTTP1
import NIOPosix

/// Answers one request; called on the loop, cancelled if the client leaves.
public typealias HTTPHandler = @LoopActor @Sendable (HTTPRequest) async -> HTTPResponse

/// A small HTTP/1.1 server, with TLS if wanted: setup information, the screen's page, files for receivers.
///
/// Bounded in everything that comes from outside (``HTTPServerConfiguration``). Keep it: a server that nobody keeps ends.
@LoopActor
public final class HTTPServer {
  /// Where it listens, with the port that the system chose.
  public nonisolated let localAddress: SocketAddress?
  /// The port that it listens on.
  public nonisolated var port: Int { self.localAddress?.port ?? 0 }

  private let channel: any Channel
  private let acceptor: Acceptor

  private init(channel: any Channel, acceptor: Acceptor) {
    self.channel = channel
    self.acceptor = acceptor
    self.localAddress = channel.localAddress
  }

  /// Listens on `address`; port 0 takes any free one.
  ///
  /// - Parameter tls: The identity to show; `nil` for plain HTTP.
  /// - Parameter handler: Answers each request.
  /// - Throws: ``HTTPServerError`` if the address can't be had.
  public static func listen(
    on address: SocketAddress,
    tls: TLSContext? = nil,
    configuration: HTTPServerConfiguration = HTTPServerConfiguration(),
    logger: Logger,
    handler: @escaping HTTPHandler
  ) async throws(HTTPServerError) -> HTTPServer {
    let acceptor = Acceptor(tls: tls, configuration: configuration, logger: logger, handler: handler)
    let bootstrap = ServerBootstrap(group: LoopActor.shared.eventLoop)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try LoopActor.assumeIsolated { try acceptor.accept(channel) } }
      }
    do {
      return HTTPServer(channel: try await bootstrap.bind(to: address).value(), acceptor: acceptor)
    } catch {
      throw HTTPServerError(.addressUnavailable, "Can't listen for HTTP on \(address): \(error).", cause: error)
    }
  }

  deinit { self.channel.close(promise: nil) }

  /// How many connections are open.
  public var connectionCount: Int { self.acceptor.channels.count }

  /// Stops to listen, and ends every connection.
  public func close() async {
    try? await self.channel.close()
    for channel in self.acceptor.channels.values { channel.close(promise: nil) }
  }
}

/// Sets the channels of a server's clients up.
@LoopActor
private final class Acceptor {
  private let tls: TLSContext?
  private let configuration: HTTPServerConfiguration
  private let logger: Logger
  private let handler: HTTPHandler
  private(set) var channels: [ObjectIdentifier: any Channel] = [:]

  init(
    tls: TLSContext?, configuration: HTTPServerConfiguration, logger: Logger, handler: @escaping HTTPHandler
  ) {
    self.tls = tls
    self.configuration = configuration
    self.logger = logger
    self.handler = handler
  }

  func accept(_ channel: any Channel) throws {
    guard self.channels.count < self.configuration.maximumConnections else {
      self.logger.debug("HTTP connection refused: too many", metadata: ["open": "\(self.channels.count)"])
      return channel.close(promise: nil)
    }
    let id = ObjectIdentifier(channel)
    self.channels[id] = channel
    channel.closeFuture.whenComplete { [weak self] _ in LoopActor.assumeIsolated { self?.channels[id] = nil } }
    let pipeline = channel.pipeline.syncOperations
    if let tls { try pipeline.addHandler(try TLSHandler(context: tls, handshake: nil)) }
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = self.configuration.maximumHeaderLength / 2
    limits.maxHeaderListSize = self.configuration.maximumHeaderLength
    limits.maxHeaderFieldCount = self.configuration.maximumHeaderCount
    try pipeline.configureHTTPServerPipeline(
      withEncoderConfiguration: HTTPResponseEncoder.Configuration(), withDecoderLimitConfiguration: limits)
    try pipeline.addHandler(
      HTTPConnectionHandler(
        connection: HTTPConnection(
          channel: channel, configuration: self.configuration, logger: self.logger, handler: self.handler)))
  }
}
