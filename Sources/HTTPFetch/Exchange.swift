import LoopIsolation
import NIOCore
import NIOHTTP1

/// One request and its response on a connection of their own.
@LoopActor
final class Exchange {
  private let channel: any Channel
  private let idleTimeout: TimeAmount
  private var state: ExchangeState
  private var headWaiter: CheckedContinuation<HTTPResponseHead, any Error>?
  private var bodyWaiter: CheckedContinuation<ByteBuffer?, any Error>?
  private var idleTimer: Scheduled<Void>?
  private var totalTimer: Scheduled<Void>?

  /// - Parameter deadline: When the whole body must be there.
  init(channel: any Channel, handler: ResponseHandler, request: FetchRequest, deadline: NIODeadline?) {
    self.channel = channel
    self.idleTimeout = request.limits.idleTimeout
    self.state = ExchangeState(bodyLimit: request.limits.bodyBytes, isHead: request.method == .head)
    handler.exchange = self
    guard let deadline else { return }
    self.totalTimer = channel.eventLoop.scheduleTask(deadline: deadline) { [weak self] in
      LoopActor.assumeIsolated { self?.handle(.failed(.init(.timedOut, "The whole fetch took longer than it may."))) }
    }
  }

  deinit {
    self.idleTimer?.cancel()
    self.totalTimer?.cancel()
    self.channel.close(promise: nil)
  }

  /// Sends the request and waits for the head of the answer. Called once.
  func start(_ head: HTTPRequestHead) async throws(FetchError) -> HTTPResponseHead {
    try await Self.typed {
      try await withCheckedThrowingContinuation { continuation in
        self.headWaiter = continuation
        // Headers that can't stand on the wire are refused by the pipeline.
        let sent = self.channel.eventLoop.makePromise(of: Void.self)
        sent.futureResult.whenFailure { [weak self] error in
          LoopActor.assumeIsolated { self?.handle(.failed(FetchError(describing: error))) }
        }
        self.channel.write(HTTPClientRequestPart.head(head), promise: sent)
        self.channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        self.channel.read()
        self.restartIdleTimer()
      }
    }
  }

  /// The next piece of the body; `nil` when that was all.
  func nextPiece() async throws(FetchError) -> ByteBuffer? {
    guard self.bodyWaiter == nil else {
      throw FetchError(.cancelled, "A body has one reader at a time.")
    }
    return try await Self.typed {
      try await withCheckedThrowingContinuation { continuation in
        self.bodyWaiter = continuation
        self.handle(.bodyWanted)
      }
    }
  }

  /// Ends it; whoever waits is told so.
  func cancel() { self.handle(.failed(FetchError(.cancelled, "The fetch was cancelled."))) }

  func handle(_ event: ExchangeState.Event) {
    for action in self.state.handle(event) {
      switch action {
      case .deliverHead(let head):
        self.headWaiter?.resume(returning: head)
        self.headWaiter = nil
      case .deliverBody(let piece):
        self.bodyWaiter?.resume(returning: piece)
        self.bodyWaiter = nil
      case .fail(let error): self.fail(error)
      case .read: self.channel.read()
      case .close: self.close()
      }
    }
    self.restartIdleTimer()
  }

  private func fail(_ error: FetchError) {
    self.headWaiter?.resume(throwing: error)
    self.headWaiter = nil
    self.bodyWaiter?.resume(throwing: error)
    self.bodyWaiter = nil
  }

  private func close() {
    self.totalTimer?.cancel()
    self.totalTimer = nil
    self.channel.close(promise: nil)
  }

  private func restartIdleTimer() {
    self.idleTimer?.cancel()
    self.idleTimer = nil
    guard self.state.isWaiting else { return }
    self.idleTimer = self.channel.eventLoop.scheduleTask(in: self.idleTimeout) { [weak self] in
      LoopActor.assumeIsolated {
        self?.handle(.failed(FetchError(.timedOut, "The server sent nothing for too long.")))
      }
    }
  }

  /// Continuations throw anything; here it is always a ``FetchError``.
  private static func typed<T: Sendable>(_ body: () async throws -> T) async throws(FetchError) -> T {
    do {
      return try await body()
    } catch {
      throw FetchError(describing: error)
    }
  }
}
