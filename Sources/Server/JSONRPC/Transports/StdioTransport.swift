import Glibc
public import Logging
public import LoopIsolation
public import NIOCore
import NIOPosix

/// The connection over standard input and output.
///
/// The event loop watches pipes and sockets; files, terminals and other devices get a pump thread each. At the end of
/// the input, requests received so far are still answered (``JSONRPCConnectionConfiguration/finishTimeout``). When
/// the output has no reader any more, the connection ends with the next message.
@LoopActor
public final class StdioTransport {
  /// The connection.
  public let peer: JSONRPCPeer
  /// Succeeds when the connection is closed and everything written has left the process, unless its reader stopped
  /// reading.
  public nonisolated let finished: EventLoopFuture<Void>

  private init(peer: JSONRPCPeer, finished: EventLoopFuture<Void>) {
    self.peer = peer
    self.finished = finished
  }

  /// Opens the connection; takes ownership of the streams.
  ///
  /// - Parameter onAccept: Returns the handler of the connection's messages; called once, before anything is read.
  /// - Throws: ``TransportError``, or SwiftNIO's errors.
  public static func open(
    _ streams: StandardStreams, configuration: JSONRPCConnectionConfiguration = JSONRPCConnectionConfiguration(),
    logger: Logger, onAccept: @escaping @LoopActor @Sendable (JSONRPCPeer) -> any JSONRPCHandler
  ) async throws -> StdioTransport {
    SystemCalls.ignoreBrokenPipes
    let opened = LoopActor.shared.eventLoop.makePromise(of: JSONRPCPeer.self)
    let initialise: @Sendable (any Channel) -> EventLoopFuture<Void> = { channel in
      JSONRPCPeer.initialise(channel, "stdio", configuration, logger, opened: opened, onAccept)
    }
    do {
      let finished =
        try SystemCalls.isOneSocket(streams.input, streams.output)
        ? try await self.openSocket(streams, initialise) : try await self.openStreams(streams, initialise)
      return StdioTransport(peer: try await opened.futureResult.value(), finished: finished)
    } catch {
      opened.fail(error)
      throw error
    }
  }

  private static func openStreams(
    _ streams: StandardStreams, _ initialise: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
  ) async throws -> EventLoopFuture<Void> {
    let loop = LoopActor.shared.eventLoop
    let pumped = loop.makePromise(of: Void.self)
    let output = try StreamDescriptor.output(streams.output, done: pumped)
    let input = try StreamDescriptor.input(streams.input)
    let channel = try await NIOPipeBootstrap(group: loop)
      .channelOption(.maxMessagesPerRead, value: 1)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelOption(.writeBufferWaterMark, value: JSONRPCPeer.waterMark)
      .channelInitializer(initialise)
      .takingOwnershipOfDescriptors(input: input.descriptor, output: output.descriptor).value()
    channel.closeFuture.whenComplete { _ in
      input.restore()
      output.restore()
    }
    return channel.closeFuture.and(pumped.futureResult).map { _ in }
  }

  /// Opens one socket that is both input and output, as this project's own client passes it. This saves both
  /// processes SwiftNIO's channel for pipes: a tenth of the instructions of a program that sends one request and
  /// ends.
  private static func openSocket(
    _ streams: StandardStreams, _ initialise: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
  ) async throws -> EventLoopFuture<Void> {
    let socket = try StreamDescriptor.input(streams.input)
    if streams.output != streams.input { close(streams.output) }
    let channel = try await ConnectedSocket.open(socket.descriptor, initialise: initialise)
    channel.closeFuture.whenComplete { _ in socket.restore() }
    return channel.closeFuture
  }
}

/// The process's standard input and output, moved out of reach of all other code in the process.
///
/// A stray `print`, or a library's banner, would corrupt the stream of messages. So the real descriptors become
/// private ones; from then on descriptor 1 leads to standard error, and descriptor 0 to `/dev/null`.
public struct StandardStreams: Sendable, Hashable {
  /// The real standard input.
  public var input: Int32
  /// The real standard output.
  public var output: Int32

  /// Creates streams from descriptors that are private already, or from one socket that is both; the server that uses
  /// them owns them.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Takes ownership of the standard streams; call it once, before anything else in `main`.
  ///
  /// Also ignores `SIGPIPE`, so that a write without a reader fails with an error. Child processes don't inherit the
  /// private descriptors.
  public static func takeOver() throws(TransportError) -> StandardStreams {
    SystemCalls.ignoreBrokenPipes
    return try self.takeOver(input: 0, output: 1, errors: 2)
  }

  /// Does the work of ``takeOver()`` for given descriptors.
  package static func takeOver(
    input: Int32, output: Int32, errors: Int32
  ) throws(TransportError) -> StandardStreams {
    let opened = try SystemCalls.check("open(/dev/null)") { open("/dev/null", O_RDWR | O_CLOEXEC) }
    let nowhere = try SystemCalls.duplicate(opened)
    close(opened)
    defer { close(nowhere) }
    let streams = StandardStreams(
      input: try self.duplicate(input, orElse: nowhere), output: try self.duplicate(output, orElse: nowhere))
    let target = fcntl(errors, F_GETFD) == -1 ? nowhere : errors
    try SystemCalls.check("dup2") { dup2(nowhere, input) }
    try SystemCalls.check("dup2") { dup2(target, output) }
    return streams
  }

  /// Returns a private copy of a standard stream, or of `nowhere` if the program was started with the stream closed.
  private static func duplicate(_ descriptor: Int32, orElse nowhere: Int32) throws(TransportError) -> Int32 {
    do {
      return try SystemCalls.duplicate(descriptor)
    } catch {
      guard error.systemError == EBADF else { throw error }
      return try SystemCalls.duplicate(nowhere)
    }
  }
}

/// One standard stream, prepared for the event loop.
struct StreamDescriptor: Sendable {
  /// The descriptor that the loop watches; a pipe or a socket.
  let descriptor: Int32
  /// A copy of the descriptor and its original flags, if its description is shared with other programs.
  private let shared: (copy: Int32, flags: Int32)?

  private init(_ descriptor: Int32, shared: (copy: Int32, flags: Int32)? = nil) {
    self.descriptor = descriptor
    self.shared = shared
  }

  /// Prepares an input; takes ownership of `descriptor`.
  static func input(_ descriptor: Int32) throws(TransportError) -> StreamDescriptor {
    switch try SystemCalls.kind(of: descriptor) {
    case S_IFIFO, S_IFSOCK: return try self.sharing(descriptor)
    default: return StreamDescriptor(try DescriptorPump.input(from: descriptor))
    }
  }

  /// Prepares an output; takes ownership of `descriptor`. `done` succeeds when nothing is pumped any more.
  static func output(_ descriptor: Int32, done: EventLoopPromise<Void>) throws(TransportError) -> StreamDescriptor {
    do throws(TransportError) {
      switch try SystemCalls.kind(of: descriptor) {
      case S_IFIFO:
        done.succeed(())
        // A private description: standard error and other programs often share this one, and would see it
        // non-blocking.
        // (Not for inputs: a new reader of a pipe whose writers have closed it isn't notified of the end.)
        let own = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard own >= 0 else { return try self.sharing(descriptor) }
        close(descriptor)
        return StreamDescriptor(own)
      case S_IFSOCK:
        done.succeed(())
        return try self.sharing(descriptor)
      default: return StreamDescriptor(try DescriptorPump.output(to: descriptor, done: done))
      }
    } catch {
      done.succeed(())
      throw error
    }
  }

  private static func sharing(_ descriptor: Int32) throws(TransportError) -> StreamDescriptor {
    let flags = try SystemCalls.check("fcntl(F_GETFL)") { fcntl(descriptor, F_GETFL) }
    return StreamDescriptor(descriptor, shared: (try SystemCalls.duplicate(descriptor), flags))
  }

  /// Restores the flags of a shared description; call it once, when the loop has closed the descriptor.
  func restore() {
    guard let shared = self.shared else { return }
    _ = fcntl(shared.copy, F_SETFL, shared.flags)
    close(shared.copy)
  }
}
