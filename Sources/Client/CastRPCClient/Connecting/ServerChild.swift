import ChildProcesses
import Glibc
import JSONRPC
import LoopIsolation
import NIOCore
import NIOPosix

/// A server that runs as a child of this process: its sockets, the end of its standard error, and its exit status.
///
/// It runs in a separate session, so that Ctrl-C in a terminal only reaches this program, which can then end the
/// server properly. It inherits no descriptors but its three streams, and ends with its input, even when this process
/// is killed.
@LoopActor
final class ServerChild {
  private static let tailBytes = 8 << 10
  /// The time for the process to exit after its output has ended, so that its status is known.
  private static let exitGrace = TimeAmount.milliseconds(500)
  private static let terminationGrace = TimeAmount.seconds(1)

  let program: String
  private let pid: pid_t
  private var tail: [UInt8] = []
  private var status: Int32?
  private var hasReadErrors = false
  private var waiters: [Waiter<Void, Never>] = []
  private let onOutput: (@Sendable ([UInt8]) -> Void)?

  private init(program: String, pid: pid_t, onOutput: (@Sendable ([UInt8]) -> Void)?) {
    self.program = program
    self.pid = pid
    self.onOutput = onOutput
  }

  /// Starts the program, and returns it with its streams.
  static func start(
    _ program: String, arguments: [String], onOutput: (@Sendable ([UInt8]) -> Void)?
  ) async throws -> (ServerChild, StandardStreams) {
    let sockets = try ChildSockets()
    let child: ServerChild
    do {
      var launch = ChildLaunch(program, arguments)
      launch.input = .descriptor(sockets.messages.child)
      launch.output = .descriptor(sockets.messages.child)
      launch.errors = .descriptor(sockets.errors.child)
      child = ServerChild(program: program, pid: try launch.start(), onOutput: onOutput)
      try child.awaitExit()
    } catch {
      sockets.closeAll()
      throw CastClientError(
        CastClientError.serverNotFound, "Can't start the server \"\(program)\": \(error).", cause: error)
    }
    sockets.closeChildEnds()
    await child.read(sockets.errors.own)
    return (child, StandardStreams(input: sockets.messages.own, output: sockets.messages.own))
  }

  // MARK: Its end

  /// Returns a phrase on how the process ended, with the last lines of its standard error; waits briefly for its exit.
  func obituary() async -> String {
    await self.wait(Self.exitGrace)
    let how: String
    switch self.status {
    case nil: how = "closed its output"
    case let status? where status & 0x7f == 0: how = "ended with status \((status >> 8) & 0xff)"
    case let status?: how = "was ended by signal \(status & 0x7f)"
    }
    let words = String(decoding: self.tail, as: UTF8.self).split(separator: "\n").suffix(3).joined(separator: " / ")
    return how + (words.isEmpty ? "." : ". Its last words: \(words)")
  }

  /// Ends the process, whose input was closed: waits for `grace`, then terminates and finally kills it.
  func stop(within grace: TimeAmount) async {
    await self.wait(grace)
    for signal in [SIGTERM, SIGKILL] where self.status == nil {
      // Only the loop collects the status, so the number still belongs to the child.
      kill(self.pid, signal)
      await self.wait(Self.terminationGrace)
    }
  }

  private var hasEnded: Bool { self.status != nil && self.hasReadErrors }

  private func wait(_ limit: TimeAmount) async {
    guard !self.hasEnded else { return }
    let waiter = Waiter<Void, Never>()
    self.waiters.append(waiter)
    waiter.limit(to: limit) { waiter.finish(.success(())) }
    // A cancelled caller still closes properly; the time limit bounds it.
    await waiter.value {}
    self.waiters.removeAll { $0 === waiter }
  }

  private func finishWaiters() {
    guard self.hasEnded else { return }
    for waiter in self.waiters { waiter.finish(.success(())) }
  }

  /// Waits for the process's exit on a separate thread, and doesn't collect its status, so that the process number
  /// stays taken until the loop does.
  private func awaitExit() throws(TransportError) {
    let pid = self.pid
    try SystemCalls.detachThread {
      var information = siginfo_t()
      while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
      LoopActor.shared.eventLoop.execute {
        LoopActor.assumeIsolated {
          var status: Int32 = 0
          // -1: another part of this process has collected its status.
          self.status = waitpid(pid, &status, WNOHANG) == pid ? status : 0
          self.finishWaiters()
        }
      }
    }
  }

  // MARK: Its words

  private func read(_ descriptor: Int32) async {
    do {
      let channel = try await ClientBootstrap(group: LoopActor.shared.eventLoop)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(ErrorOutputHandler(child: self))
          }
        }
        .withConnectedSocket(descriptor).value()
      channel.closeFuture.whenComplete { _ in
        LoopActor.assumeIsolated { self.errorsEnded() }
      }
    } catch {
      close(descriptor)
      self.errorsEnded()
    }
  }

  private func errorsEnded() {
    self.hasReadErrors = true
    self.finishWaiters()
  }

  fileprivate func received(_ bytes: [UInt8]) {
    self.tail = (self.tail + bytes).suffix(Self.tailBytes)
    self.onOutput?(bytes)
  }
}

/// The sockets between this process and a child; no end of them is inherited.
private struct ChildSockets {
  /// The two ends of a connection: the child's, and this process's.
  typealias Pair = (own: Int32, child: Int32)

  /// The child's standard input and output.
  let messages: Pair
  /// The child's standard error.
  let errors: Pair

  init() throws(TransportError) {
    self.messages = try SystemCalls.socketPair()
    do throws(TransportError) {
      self.errors = try SystemCalls.socketPair()
    } catch {
      Self.close([self.messages.own, self.messages.child])
      throw error
    }
  }

  func closeChildEnds() { Self.close([self.messages.child, self.errors.child]) }

  func closeAll() {
    self.closeChildEnds()
    Self.close([self.messages.own, self.errors.own])
  }

  private static func close(_ ends: [Int32]) { for end in ends { Glibc.close(end) } }
}

/// Passes a child's standard error to the child object.
private final class ErrorOutputHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let child: ServerChild

  init(child: ServerChild) { self.child = child }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = Array(self.unwrapInboundIn(data).readableBytesView)
    let child = self.child
    LoopActor.assumeIsolated { child.received(bytes) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
