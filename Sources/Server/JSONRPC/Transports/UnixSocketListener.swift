import Glibc
public import Logging
public import LoopIsolation
import NIOCore
import NIOPosix

/// Accepts connections on a Unix socket.
///
/// Only processes of the same user, and root, are let in: the socket's file has mode 0600 from its first moment, its directory is closed to
/// others, and each connection's credentials are checked (`SO_PEERCRED`).
@LoopActor
public final class UnixSocketListener {
  /// What to do with connections.
  public struct Options: Sendable {
    /// The most connections at once; those beyond it are told so (``JSONRPCError/tooManyClients(limit:)``) and closed.
    public var maximumConnections = 256
    /// How long a connection beyond the limit may take to ask something, before it is closed without a word.
    var refusalTimeout = TimeAmount.seconds(1)
    /// The limits of each.
    public var connection = JSONRPCConnectionConfiguration()
    /// Takes what the listener and its connections say, such as users that are refused.
    public var logger: Logger

    /// Makes options for at most 256 connections; `logger` gets the component `UnixSocketListener`.
    public init(logger: Logger) { self.logger = logger.component("UnixSocketListener") }
  }

  /// Returns what handles a new connection's messages; called on the loop before anything is read from it.
  public typealias Accept = @LoopActor @Sendable (JSONRPCPeer) -> any JSONRPCHandler

  /// The open connections.
  public private(set) var peers: [ObjectIdentifier: JSONRPCPeer] = [:]
  private let options: Options
  private let onAccept: Accept
  private var channel: (any Channel)?
  private var descriptor: Int32?
  private var file: BoundUnixSocket?
  /// Where it listens on a socket of its own.
  private var path: UnixSocketPath?
  private var number = 0
  /// Connections beyond the limit, until they have been told.
  private var refused: Set<ObjectIdentifier> = []
  /// So many connections beyond the limit are told so at once; the rest is just closed.
  private static let maximumRefused = 16

  private init(options: Options, onAccept: @escaping Accept) {
    self.options = options
    self.onAccept = onAccept
  }

  /// Listens at `path`: makes its directory (mode 0700), takes a dead server's place.
  ///
  /// - Throws: ``TransportError``: ``TransportError/Code/alreadyRunning`` if a server answers there.
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

  /// Listens on a socket that was inherited (systemd); its file isn't ours to remove.
  public static func listen(
    onInherited descriptor: Int32, options: Options, onAccept: @escaping Accept
  ) async throws -> UnixSocketListener {
    let listener = UnixSocketListener(options: options, onAccept: onAccept)
    try await listener.start(descriptor)
    return listener
  }

  /// Serves one connection on a socket that was inherited connected (`--socket-fd`).
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

  /// Takes no more connections and removes the socket's file; connections that are open live on.
  public func close() async throws {
    self.file?.removeFile()
    self.file = nil
    guard let channel = self.channel else { return }
    self.channel = nil
    try await channel.close()
  }

  /// Whether somebody has connected whom the loop hasn't noticed yet.
  public var hasConnectionWaiting: Bool {
    guard let descriptor = self.descriptor, self.channel != nil else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }

  /// Takes no more connections, as ``close()`` does, but loses none: returns those that were made in the last moment, to be given to
  /// ``letIn(_:)``.
  ///
  /// Over a socket that was inherited nobody is lost: who waits there is the next process's.
  public func retire() -> [Int32] {
    guard let channel = self.channel else { return [] }
    self.channel = nil
    defer { channel.close(promise: nil) }
    guard let file = self.file else { return [] }
    self.file = nil
    // Without the file nobody finds the socket. Whoever had found it before is refused from here on, and connects anew.
    file.removeFile()
    shutdown(file.descriptor, Int32(SHUT_RD))
    var late: [Int32] = []
    while case let descriptor = Glibc.accept(file.descriptor, nil, nil), descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      late.append(descriptor)
    }
    return late
  }

  /// Serves connections that ``retire()`` returned, and listens again where it did.
  ///
  /// - Throws: ``TransportError``: another server may have taken the place. Who was let in is served all the same.
  public func letIn(_ descriptors: [Int32]) async throws {
    for descriptor in descriptors {
      _ = try? await ConnectedSocket.open(descriptor) { channel in LoopActor.assumeIsolated { self.accept(channel) } }
    }
    guard let path = self.path, self.channel == nil else { return }
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
    // The channel listens once more, also on an inherited socket, which shortens the queue to its own 128.
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

  /// Lets a connection in that is one too many, only to say so under the ids of its requests.
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

  /// Whether processes of `user` may connect: our own, and root's, who could do everything anyway.
  nonisolated static func isAdmitted(_ user: uid_t, to owner: uid_t = geteuid()) -> Bool {
    user == owner || user == 0
  }
}

/// What the kernel says of the process at a socket's other end: `struct ucred` of unix(7), which Glibc's module doesn't have.
private struct PeerCredentials: Sendable {
  var processId: Int32 = 0
  var userId: UInt32 = 0
  var groupId: UInt32 = 0
}

extension PeerCredentials {
  /// Those of a connected socket; `nil` where the kernel knows none.
  init?(of descriptor: Int32) {
    self.init()
    var size = socklen_t(MemoryLayout<PeerCredentials>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &self, &size) == 0, self.processId > 0 else { return nil }
  }
}

/// Stops accepting connections for a while when the process has no descriptor or memory for another one.
///
/// The connection that waits keeps the socket readable: without a pause the loop would try again and again. NIO's own handler
/// (`AcceptBackoffHandler`) leaves the socket registered.
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

/// Answers everything with one error, and closes the connection after the first answer.
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
