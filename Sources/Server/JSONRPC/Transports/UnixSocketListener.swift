import Glibc
public import Logging
public import LoopIsolation
import NIOCore
import NIOPosix
import TextFormats

/// Accepts connections on a Unix socket.
///
/// Only processes of the same user, and root, are admitted: the socket's file has mode 0600 from its first moment,
/// its directory is closed to others, and each connection's credentials are checked (`SO_PEERCRED`).
@LoopActor
public final class UnixSocketListener {
  /// The limits and settings for connections.
  public struct Options: Sendable {
    /// The most connections at once; further ones get an error (``JSONRPCError/tooManyClients(limit:)``) and are
    /// closed.
    public var maximumConnections = 256
    /// How long a connection beyond the limit may take to send a request, before it is closed without a reply.
    var refusalTimeout = TimeAmount.seconds(1)
    /// The limits of each connection.
    public var connection = JSONRPCConnectionConfiguration()
    /// The logger of the listener and its connections, for example for refused users.
    public var logger: Logger

    /// Creates options for at most 256 connections; `logger` gets the component `UnixSocketListener`.
    public init(logger: Logger) { self.logger = logger.component("UnixSocketListener") }
  }

  /// Returns the handler of a new connection's messages; called on the loop before anything is read from it.
  public typealias Accept = @LoopActor @Sendable (JSONRPCPeer) -> any JSONRPCHandler

  /// The open connections.
  public private(set) var peers: [ObjectIdentifier: JSONRPCPeer] = [:]
  private let options: Options
  private let onAccept: Accept
  private var channel: (any Channel)?
  private var descriptor: Int32?
  /// The inherited socket, of which the channel has a copy, so that ``letIn(_:)`` finds it after ``retire()``.
  private var inherited: Int32?
  private var file: BoundUnixSocket?
  /// The path of the listener's own socket.
  private var path: UnixSocketPath?
  private var number = 0
  /// The connections beyond the limit that haven't been answered yet.
  private var refused: Set<ObjectIdentifier> = []
  /// The most connections beyond the limit that are answered at once; further ones are closed without a reply.
  private static let maximumRefused = 16

  private init(options: Options, onAccept: @escaping Accept) {
    self.options = options
    self.onAccept = onAccept
  }

  /// Listens at `path`: creates a default path's directory (mode 0700), and replaces a dead server's socket.
  ///
  /// - Throws: ``TransportError``: ``TransportError/Code/alreadyRunning`` if a server responds there.
  public static func listen(
    at path: UnixSocketPath, options: Options, onAccept: @escaping Accept
  ) async throws -> UnixSocketListener {
    let listener = UnixSocketListener(options: options, onAccept: onAccept)
    let file = try BoundUnixSocket(path)
    do {
      try await listener.start(file.descriptor)
    } catch {
      file.removeFile()
      throw error
    }
    listener.file = file
    listener.path = path
    return listener
  }

  /// Listens on an inherited socket (systemd), whose file the listener doesn't remove.
  public static func listen(
    onInherited descriptor: Int32, options: Options, onAccept: @escaping Accept
  ) async throws -> UnixSocketListener {
    let listener = UnixSocketListener(options: options, onAccept: onAccept)
    try await listener.start(try SystemCalls.duplicate(descriptor))
    listener.inherited = descriptor
    return listener
  }

  /// Serves one connection on an inherited connected socket (`--socket-fd`).
  public static func serve(
    connected descriptor: Int32, options: Options, onAccept: @escaping Accept
  ) async throws -> JSONRPCPeer {
    SystemCalls.ignoreBrokenPipes
    let opened = LoopActor.shared.eventLoop.makePromise(of: JSONRPCPeer.self)
    let credentials = PeerCredentials(of: descriptor)
    do {
      _ = try await ConnectedSocket.open(descriptor) { channel in
        JSONRPCPeer.initialise(
          channel, "socket \(descriptor)", options.connection, options.logger, processId: credentials?.processId,
          opened: opened, onAccept)
      }
    } catch {
      opened.fail(error)
      throw error
    }
    return try await opened.futureResult.value()
  }

  /// Stops accepting connections and removes the socket's file; open connections continue.
  public func close() async throws {
    self.file?.removeFile()
    self.file = nil
    if let inherited = self.inherited { Glibc.close(inherited) }
    self.inherited = nil
    guard let channel = self.channel else { return }
    self.channel = nil
    try await channel.close()
  }

  /// Whether a client has connected that the loop hasn't accepted yet.
  public var hasConnectionWaiting: Bool {
    guard let descriptor = self.descriptor, self.channel != nil else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }

  /// Stops accepting connections, as ``close()`` does, but loses none: returns those made in the last moment, for
  /// ``letIn(_:)``.
  ///
  /// An inherited socket loses no client: those that wait there are accepted by the next process.
  public func retire() -> [Int32] {
    guard let channel = self.channel else { return [] }
    self.channel = nil
    defer { channel.close(promise: nil) }
    guard let file = self.file else { return [] }
    self.file = nil
    // Without the file no client finds the socket. A client that had found it is refused from here on, and connects
    // again.
    file.removeFile()
    shutdown(file.descriptor, Int32(SHUT_RD))
    var late: [Int32] = []
    while case let descriptor = Glibc.accept(file.descriptor, nil, nil), descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      late.append(descriptor)
    }
    return late
  }

  /// Serves connections that ``retire()`` returned, and listens again at the same path or on the inherited socket.
  ///
  /// - Throws: ``TransportError``: another server may listen there by now. The connections are served nevertheless.
  public func letIn(_ descriptors: [Int32]) async throws {
    for descriptor in descriptors {
      _ = try? await ConnectedSocket.open(descriptor) { channel in LoopActor.assumeIsolated { self.accept(channel) } }
    }
    guard self.channel == nil else { return }
    if let inherited = self.inherited { return try await self.start(try SystemCalls.duplicate(inherited)) }
    guard let path = self.path else { return }
    let file = try BoundUnixSocket(path)
    try await self.start(file.descriptor)
    self.file = file
  }

  private func start(_ descriptor: Int32) async throws {
    SystemCalls.ignoreBrokenPipes
    let logger = self.options.logger
    self.descriptor = descriptor
    self.channel = try await ServerBootstrap(group: LoopActor.shared.eventLoop)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptPause(logger: logger))
        }
      }
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.writeBufferWaterMark, value: JSONRPCPeer.waterMark)
      .childChannelInitializer { channel in
        LoopActor.assumeIsolated { self.accept(channel) }
      }
      .withBoundSocket(descriptor).value()
    // The channel also calls listen, even on an inherited socket, and shortens the queue to its own 128; this call
    // restores it.
    _ = Glibc.listen(descriptor, BoundUnixSocket.queueLength)
  }

  private func accept(_ channel: any Channel) -> EventLoopFuture<Void> {
    self.number += 1
    let label = "socket \(self.number)"
    guard self.peers.count < self.options.maximumConnections || self.refused.count < Self.maximumRefused else {
      return channel.eventLoop.makeFailedFuture(ChannelError.inappropriateOperationForState)
    }
    guard let provider = channel as? any SocketOptionProvider else {
      return channel.eventLoop.makeFailedFuture(ChannelError.operationUnsupported)
    }
    let credentials: EventLoopFuture<PeerCredentials> = provider.unsafeGetSocketOption(
      level: .socket, name: .init(rawValue: SO_PEERCRED))
    return credentials.flatMap { credentials in
      LoopActor.assumeIsolated { self.accept(channel, label, credentials) }
    }
  }

  private func accept(_ channel: any Channel, _ label: String, _ credentials: PeerCredentials) -> EventLoopFuture<Void>
  {
    guard Self.isAdmitted(credentials.userId) else {
      self.options.logger.warning("\(label): refused, user \(credentials.userId) isn't ours")
      return channel.eventLoop.makeFailedFuture(ChannelError.operationUnsupported)
    }
    self.options.logger.debug("\(label): process \(credentials.processId)")
    guard self.peers.count < self.options.maximumConnections else { return self.refuse(channel, label) }
    return JSONRPCPeer.initialise(
      channel, label, self.options.connection, self.options.logger, processId: credentials.processId
    ) { peer in
      let identifier = ObjectIdentifier(peer)
      self.peers[identifier] = peer
      peer.closeFuture.whenComplete { _ in
        LoopActor.assumeIsolated { self.peers[identifier] = nil }
      }
      return self.onAccept(peer)
    }
  }

  /// Accepts a connection beyond the limit, only to answer its requests with the error.
  private func refuse(_ channel: any Channel, _ label: String) -> EventLoopFuture<Void> {
    self.options.logger.warning("\(label): refused, there are \(self.peers.count) connections")
    let handler = RefusingHandler(error: .tooManyClients(limit: self.options.maximumConnections))
    return JSONRPCPeer.initialise(channel, label, self.options.connection, self.options.logger) { peer in
      let identifier = ObjectIdentifier(peer)
      self.refused.insert(identifier)
      let timer = LoopActor.shared.eventLoop.scheduleTask(in: self.options.refusalTimeout) {
        LoopActor.assumeIsolated { peer.close() }
      }
      peer.closeFuture.whenComplete { _ in
        LoopActor.assumeIsolated { _ = self.refused.remove(identifier) }
        timer.cancel()
      }
      return handler
    }
  }

  /// Returns whether processes of `user` may connect: the owner's, and root's, which have every right anyway.
  nonisolated static func isAdmitted(_ user: uid_t, to owner: uid_t = geteuid()) -> Bool {
    user == owner || user == 0
  }
}

/// The kernel's record of the process at a socket's other end: `struct ucred` of unix(7), which Glibc's module lacks.
private struct PeerCredentials: Sendable {
  var processId: Int32 = 0
  var userId: UInt32 = 0
  var groupId: UInt32 = 0
}

extension PeerCredentials {
  /// Reads the credentials of a connected socket, or returns `nil` if the kernel has none.
  init?(of descriptor: Int32) {
    self.init()
    var size = socklen_t(MemoryLayout<PeerCredentials>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &self, &size) == 0, self.processId > 0 else { return nil }
  }
}

/// Pauses accepting connections when the process has no descriptor or memory for another one.
///
/// The waiting connection keeps the socket readable, so without a pause the loop would retry endlessly. NIO's own
/// handler (`AcceptBackoffHandler`) leaves the socket registered.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = any Channel

  /// The time until the next attempt.
  static let pause = TimeAmount.milliseconds(250)

  private let logger: Logger
  /// Whether the last attempt failed.
  private var isShort = false

  init(logger: Logger) { self.logger = logger.component("AcceptPause") }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if self.isShort {
      self.isShort = false
      self.logger.notice("connections are accepted again")
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let failure = error as? IOError,
      [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(failure.errnoCode)
    else { return context.fireErrorCaught(error) }
    if !self.isShort {
      self.isShort = true
      self.logger.warning(
        "no connection is accepted for now: raise the limit of open files (ulimit -n), or close connections",
        metadata: ["error": "\(PlainReason.of(failure))"])
    }
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenFailure { _ in }
    channel.eventLoop.scheduleTask(in: Self.pause) {
      channel.setOption(.autoRead, value: true).whenFailure { _ in }
    }
  }
}

/// Answers every request with one error, and closes the connection after the first reply.
@LoopActor
final class RefusingHandler: JSONRPCHandler {
  private let error: JSONRPCError

  init(error: JSONRPCError) { self.error = error }

  func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? {
    let error = self.error
    return { _, call in
      call.peer.finish(within: .milliseconds(100))
      throw error
    }
  }
}
