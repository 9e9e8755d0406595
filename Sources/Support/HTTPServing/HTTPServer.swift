public import Logging
public import LoopIsolation
public import NIOCore
public import NIOHTTP1
import NIOPosix
public import TLS

/// Answers one request; called on the loop, cancelled if the client leaves.
public typealias HTTPHandler = @LoopActor @Sendable (HTTPRequest) async -> HTTPResponse

/// Whether a peer may connect; called on the loop before anything is read.
public typealias HTTPDoorkeeper = @LoopActor @Sendable (SocketAddress?) -> Bool

/// A small HTTP/1.1 server, with TLS if wanted: setup information, the screen's page, files for receivers.
///
/// ``HTTPServerConfiguration`` limits all input. Keep a reference: the server stops listening when the last one is
/// released.
@LoopActor
public final class HTTPServer {
  /// The address on which the server listens, with the port that the system chose.
  public nonisolated let localAddress: SocketAddress?
  /// The port on which the server listens.
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
  /// - Parameter upgraders: Other protocols that a connection's first request may ask for. One that fails with
  ///   ``HTTPUpgradeRefusal`` leaves the request to the handler. An upgraded connection still counts, but has no time
  ///   limits.
  /// - Parameter doorkeeper: Decides which peers may connect; others are closed at once and don't count. `nil`: all
  ///   peers.
  /// - Parameter handler: Answers each request.
  /// - Throws: ``HTTPServerError`` if the address isn't available.
  public static func listen(
    on address: SocketAddress,
    tls: TLSContext? = nil,
    configuration: HTTPServerConfiguration = HTTPServerConfiguration(),
    upgraders: [any HTTPServerProtocolUpgrader & Sendable] = [],
    logger: Logger,
    doorkeeper: HTTPDoorkeeper? = nil,
    handler: @escaping HTTPHandler
  ) async throws(HTTPServerError) -> HTTPServer {
    let acceptor = Acceptor(
      tls: tls, configuration: configuration, upgraders: upgraders, logger: logger, doorkeeper: doorkeeper,
      handler: handler)
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

  /// The number of open connections.
  public var connectionCount: Int { self.acceptor.channels.count }

  /// Stops listening, and closes every connection.
  public func close() async {
    try? await self.channel.close()
    for channel in self.acceptor.channels.values { channel.close(promise: nil) }
  }
}

/// The set-up and the list of the channels of a server's clients.
@LoopActor
private final class Acceptor {
  private let tls: TLSContext?
  private let configuration: HTTPServerConfiguration
  private let upgraders: [any HTTPServerProtocolUpgrader & Sendable]
  private let logger: Logger
  private let doorkeeper: HTTPDoorkeeper?
  private let handler: HTTPHandler
  private(set) var channels: [ObjectIdentifier: any Channel] = [:]
  /// The connections that speak HTTP, oldest first.
  private var connections = ReplaceableConnections<ObjectIdentifier>()

  init(
    tls: TLSContext?, configuration: HTTPServerConfiguration, upgraders: [any HTTPServerProtocolUpgrader & Sendable],
    logger: Logger, doorkeeper: HTTPDoorkeeper?, handler: @escaping HTTPHandler
  ) {
    self.tls = tls
    self.doorkeeper = doorkeeper
    self.configuration = configuration
    self.upgraders = upgraders
    self.logger = logger.component("HTTPServer")
    self.handler = handler
  }

  func accept(_ channel: any Channel) throws {
    if let doorkeeper, !doorkeeper(channel.remoteAddress) {
      return channel.close(promise: nil)
    }
    let address = channel.remoteAddress?.ipAddress
    if let limit = self.configuration.maximumConnectionsPerAddress, let address,
      self.channels.values.count(where: { $0.remoteAddress?.ipAddress == address }) >= limit
    {
      self.logger.debug("HTTP connection refused: too many from one address", metadata: ["peer": "\(address)"])
      return channel.close(promise: nil)
    }
    guard self.channels.count < self.configuration.maximumConnections || self.makeRoom() else {
      self.logger.debug("HTTP connection refused: too many", metadata: ["open": "\(self.channels.count)"])
      return channel.close(promise: nil)
    }
    let id = ObjectIdentifier(channel)
    self.channels[id] = channel
    self.connections.insert(id)
    channel.closeFuture.whenComplete { [weak self] _ in LoopActor.assumeIsolated { self?.forget(id) } }
    let pipeline = channel.pipeline.syncOperations
    if let tls { try pipeline.addHandler(try TLSHandler(context: tls, handshake: nil)) }
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = self.configuration.maximumHeaderLength / 2
    limits.maxHeaderListSize = self.configuration.maximumHeaderLength
    limits.maxHeaderFieldCount = self.configuration.maximumHeaderCount
    // The connection frames bodies: the encoder doesn't know that a response is one to HEAD.
    var encoding = HTTPResponseEncoder.Configuration()
    encoding.automaticallySetFramingHeaders = false
    var upgrade: NIOHTTPServerUpgradeConfiguration?
    if !self.upgraders.isEmpty {
      upgrade = (
        upgraders: self.upgraders,
        completionHandler: { [weak self] context in
          // The further input isn't HTTP.
          context.pipeline.removeHandler(name: HTTPConnectionHandler.name, promise: nil)
          LoopActor.assumeIsolated { self?.connections.remove(id) }
        }
      )
    }
    try pipeline.configureHTTPServerPipeline(
      withServerUpgrade: upgrade,
      withEncoderConfiguration: encoding, withDecoderLimitConfiguration: limits)
    try pipeline.addHandler(
      HTTPConnectionHandler(
        connection: HTTPConnection(
          channel: channel, isPlain: self.tls == nil, configuration: self.configuration, logger: self.logger,
          onActivity: { [weak self] isBusy in self?.connections.set(id, isBusy: isBusy) }, handler: self.handler)),
      name: HTTPConnectionHandler.name)
  }

  private func forget(_ id: ObjectIdentifier) {
    self.channels[id] = nil
    self.connections.remove(id)
  }

  /// Closes the connection that a new one may replace; `false` if there is none.
  private func makeRoom() -> Bool {
    guard self.configuration.replacesConnections, let id = self.connections.replaceable else { return false }
    self.logger.debug("HTTP connection replaced: too many", metadata: ["open": "\(self.channels.count)"])
    let channel = self.channels[id]
    self.forget(id)
    channel?.close(promise: nil)
    return true
  }
}

/// The error of an upgrader that doesn't want the connection: the server's ``HTTPHandler`` gets the request like every
/// other.
public struct HTTPUpgradeRefusal: Error, Sendable, Hashable {
  /// Creates a refusal; the handler's answer gives the reason.
  public init() {}
}

/// The limits of an ``HTTPServer``: every length, count and time of input.
public struct HTTPServerConfiguration: Sendable {
  /// The most connections at a time; more are closed at once.
  public var maximumConnections: Int
  /// Whether a new connection replaces another one at the limit: the one that has waited longest for a request, or else
  /// the oldest. Connections that were upgraded to another protocol aren't replaced.
  public var replacesConnections = false
  /// The most connections from one IP address, upgraded ones included; more are closed at once. `nil`: no such limit.
  public var maximumConnectionsPerAddress: Int?
  /// The most bytes of all header fields of one request together; one field may have half of them. More is a 400.
  public var maximumHeaderLength = 16 << 10
  /// The most header fields of one request.
  public var maximumHeaderCount = 64
  /// The most bytes of a request's target (path and query); more is a 414.
  public var maximumTargetLength: Int
  /// The most bytes of a request's body; more is a 413.
  public var maximumBodyLength: Int
  /// The time limit for the first request's headers, the TLS handshake included; `nil`: ``idleTimeout``.
  public var firstRequestTimeout: TimeAmount?
  /// The time limit from an answer to the end of the next request's headers.
  public var idleTimeout: TimeAmount
  /// The time limit for a request's body to arrive, and for an answer to be sent that is neither a stream nor an
  /// ``HTTPContentBody``.
  public var transferTimeout: TimeAmount
  /// The longest time in which the client takes nothing of an ``HTTPContentBody``, or of the rest of a stream that has
  /// ended; a paused player takes nothing, too.
  public var stallTimeout: TimeAmount
  /// The most bytes of a streamed answer that wait for the client; one that is further behind is disconnected.
  public var maximumQueuedBytes: Int
  /// The methods that reach the handler; others are a 405.
  public var methods: [HTTPMethod]

  /// Creates a configuration; the defaults suit small requests.
  ///
  /// They are 64 connections, 16 KiB of headers in 64 fields, 4 KiB of target, 64 KiB of body, 30 s for each wait, 10
  /// minutes for a pause, 1 MiB of a stream that waits for its reader, and the methods GET, HEAD, POST and OPTIONS.
  public init(
    maximumConnections: Int = 64,
    maximumTargetLength: Int = 4 << 10,
    maximumBodyLength: Int = 64 << 10,
    idleTimeout: TimeAmount = .seconds(30),
    transferTimeout: TimeAmount = .seconds(30),
    stallTimeout: TimeAmount = .minutes(10),
    maximumQueuedBytes: Int = 1 << 20,
    methods: [HTTPMethod] = [.GET, .HEAD, .POST, .OPTIONS]
  ) {
    self.maximumConnections = maximumConnections
    self.maximumTargetLength = maximumTargetLength
    self.maximumBodyLength = maximumBodyLength
    self.idleTimeout = idleTimeout
    self.transferTimeout = transferTimeout
    self.stallTimeout = stallTimeout
    self.maximumQueuedBytes = maximumQueuedBytes
    self.methods = methods
  }
}

/// The reason why a server can't start.
public struct HTTPServerError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The code's name is a stable key, as `addressUnavailable`.
    public let rawValue: String
    /// Makes a code of its name; a name that isn't among the members here is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address to listen on is in use, or isn't one of this machine's.
    public static let addressUnavailable = Code(rawValue: "addressUnavailable")
  }

  /// The kind of failure, for programs.
  public let code: Code
  /// What happened and what to do, for people.
  public let message: String
  /// The error underneath.
  public let cause: (any Error)?

  /// Makes an error of its kind, a sentence for people and, where there is one, the error of the layer below.
  public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  public var description: String { self.message }
}
