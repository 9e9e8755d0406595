public import Logging
public import LoopIsolation
public import NIOCore
import NIOPosix
public import TLS
import TextFormats

/// The receiver's side of the port: accepts links and does their TLS handshakes.
@LoopActor
public final class CastListener {
  /// The address on which it listens, with the port that the system chose.
  public nonisolated let localAddress: SocketAddress?
  private let channel: any Channel

  private init(channel: any Channel) {
    self.channel = channel
    self.localAddress = channel.localAddress
  }

  /// Listens on `address`; port 0 takes any free one.
  ///
  /// - Parameter context: The identity to show; `TLSContext(serverPolicy:identity:)`.
  /// - Parameter maximumConnections: The most links at a time, unfinished handshakes included; further ones are
  ///   closed at once.
  /// - Parameter handshake: Called for each new connection to choose its TLS handshake; `nil` for `context`, at once.
  /// - Parameter onConnection: Called on the loop with each link after its handshake; it must keep and start the link.
  /// - Throws: ``CastChannelError`` with `connectFailed` if the address can't be bound.
  public static func listen(
    on address: SocketAddress,
    context: TLSContext,
    configuration: CastConnectionConfiguration = .receiver,
    maximumConnections: Int = 256,
    logger: Logger,
    handshake: (@LoopActor () -> CastHandshake)? = nil,
    onConnection: @escaping @LoopActor (CastConnection) -> Void
  ) async throws(CastChannelError) -> CastListener {
    let acceptor = Acceptor(
      handshake: handshake ?? { CastHandshake(context: context) }, configuration: configuration,
      maximumConnections: maximumConnections, logger: logger, onConnection: onConnection)
    let bootstrap = ServerBootstrap(group: LoopActor.shared.eventLoop)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        LoopActor.assumeIsolated { acceptor.accept(channel) }
        return channel.eventLoop.makeSucceededVoidFuture()
      }
    do {
      if let network = configuration.network {
        return CastListener(channel: try network.listen(on: address) { acceptor.accept($0) })
      }
      return CastListener(channel: try await bootstrap.bind(to: address).value())
    } catch {
      throw CastChannelError(
        code: .connectFailed, message: "Can't listen on \(address): \(PlainReason.of(error)).", cause: error)
    }
  }

  deinit { self.channel.close(promise: nil) }

  /// Stops accepting connections; existing links stay open.
  public func close() async {
    try? await self.channel.close()
  }
}

/// The parameters of one connection's TLS handshake.
public struct CastHandshake: Sendable {
  /// The context with the certificate for this connection; a fault may replace it by a wrong one.
  public var context: TLSContext
  /// The delay before the handshake begins.
  public var delay: TimeAmount

  /// Plans a handshake that begins `delay` after the TCP connection was accepted.
  ///
  /// The delay doesn't count against ``CastConnectionConfiguration/tlsTimeout``.
  public init(context: TLSContext, delay: TimeAmount = .zero) {
    self.context = context
    self.delay = delay
  }
}

/// Performs the handshakes of a listener's links.
@LoopActor
private final class Acceptor {
  private let handshake: @LoopActor () -> CastHandshake
  private let configuration: CastConnectionConfiguration
  private let maximumConnections: Int
  private let logger: Logger
  private let onConnection: @LoopActor (CastConnection) -> Void
  private var openChannels = 0

  init(
    handshake: @escaping @LoopActor () -> CastHandshake,
    configuration: CastConnectionConfiguration,
    maximumConnections: Int,
    logger: Logger,
    onConnection: @escaping @LoopActor (CastConnection) -> Void
  ) {
    self.handshake = handshake
    self.configuration = configuration
    self.maximumConnections = maximumConnections
    self.logger = logger.component("CastListener")
    self.onConnection = onConnection
  }

  func accept(_ channel: any Channel) {
    guard self.openChannels < self.maximumConnections else {
      self.logger.debug("connection refused: too many", metadata: ["open": "\(self.openChannels)"])
      return channel.close(promise: nil)
    }
    self.openChannels += 1
    channel.closeFuture.whenComplete { _ in LoopActor.assumeIsolated { self.openChannels -= 1 } }
    let handshake = self.handshake()
    guard handshake.delay > .zero else { return self.begin(handshake, on: channel) }
    // Bytes that arrive before a handler exists stay in the kernel.
    try? channel.syncOptions?.setOption(.autoRead, value: false)
    _ = self.configuration.clock.schedule(at: self.configuration.clock.now + handshake.delay) {
      guard channel.isActive else { return }
      self.begin(handshake, on: channel)
      try? channel.syncOptions?.setOption(.autoRead, value: true)
    }
  }

  private func begin(_ handshake: CastHandshake, on channel: any Channel) {
    let clock = self.configuration.clock
    let deadline = clock.schedule(at: clock.now + self.configuration.tlsTimeout) { channel.close(promise: nil) }
    CastPipeline.configure(
      channel, context: handshake.context, configuration: self.configuration, logger: self.logger
    ).whenComplete { result in
      LoopActor.assumeIsolated {
        deadline.cancel()
        self.handshakeEnded(result)
      }
    }
  }

  private func handshakeEnded(_ result: Result<CastConnection, any Error>) {
    switch result {
    case .success(let connection): self.onConnection(connection)
    case .failure(let error): self.logger.debug("handshake failed", metadata: ["error": "\(error)"])
    }
  }
}
