public import LoopIsolation
public import NIOCore
import TLS

/// The body of a response, piece by piece, as fast as it is asked for: the loop's end of a ``Transfer``.
///
/// Has one reader. When nobody keeps it the connection ends.
@LoopActor
public final class FetchBody {
  private let thread: CurlThread
  private var transfer: Transfer?
  private var headWaiter: CheckedContinuation<Result<ResponseHead, FetchError>, Never>?
  private var bodyWaiter: CheckedContinuation<Result<ByteBuffer?, FetchError>, Never>?
  private var pieces: CircularBuffer<ByteBuffer> = []
  /// How it ended.
  private var outcome: Result<Void, FetchError>?

  init(_ thread: CurlThread) { self.thread = thread }

  deinit { if let transfer { self.thread.cancel(transfer) } }

  /// Sends the request and waits for the head of the answer. Called once.
  func start(_ request: FetchRequest, timeout: TimeAmount?, tls: TLSPolicy) async throws(FetchError) -> ResponseHead {
    let loop = LoopActor.shared.eventLoop
    let transfer = Transfer(request, timeout: timeout, tls: tls, library: self.thread.library) { [weak self] event in
      loop.execute { LoopActor.assumeIsolated { self?.handle(event) } }
    }
    self.transfer = transfer
    self.thread.start(transfer)
    return try await self.cancellable { await withCheckedContinuation { self.headWaiter = $0 } }
  }

  /// The next piece, of whatever size the network gave; `nil` when that was all.
  ///
  /// - Throws: ``FetchError``: `bodyTooLarge`, `truncated`, `connectionLost`, `invalidResponse`, `timedOut`, `cancelled`.
  public func next() async throws(FetchError) -> ByteBuffer? {
    if Task.isCancelled { throw FetchError(.cancelled, "The fetch was cancelled.") }
    guard self.bodyWaiter == nil else { throw FetchError(.cancelled, "A body has one reader at a time.") }
    if let piece = self.pieces.popFirst() { return self.taken(piece) }
    if let outcome {
      try outcome.get()
      return nil
    }
    return try await self.cancellable { await withCheckedContinuation { self.bodyWaiter = $0 } }
  }

  /// All that is left, up to `limit` bytes.
  ///
  /// - Throws: As ``next()``; `bodyTooLarge` past the limit.
  public func collect(upTo limit: Int) async throws(FetchError) -> ByteBuffer {
    var all = ByteBuffer()
    while let piece = try await self.next() {
      guard all.readableBytes + piece.readableBytes <= limit else {
        self.cancel()
        throw FetchError(.bodyTooLarge, "The body is longer than the \(limit) bytes that are accepted.")
      }
      all.writeImmutableBuffer(piece)
    }
    return all
  }

  /// The first `count` bytes, or all there are; the connection ends without the rest.
  public func prefix(_ count: Int) async throws(FetchError) -> ByteBuffer {
    var start = ByteBuffer()
    while start.readableBytes < count, var piece = try await self.next() {
      let slice = piece.readSlice(length: min(piece.readableBytes, count - start.readableBytes))
      if let slice { start.writeImmutableBuffer(slice) }
    }
    self.cancel()
    return start
  }

  /// Ends the connection; a reader that waits gets `cancelled`.
  public func cancel() { self.end(.failure(FetchError(.cancelled, "The fetch was cancelled."))) }

  private func handle(_ event: Transfer.Event) {
    guard self.outcome == nil else { return }
    switch event {
    case .head(let head):
      self.headWaiter?.resume(returning: .success(head))
      self.headWaiter = nil
    case .body(let piece):
      guard let waiter = self.bodyWaiter else { return self.pieces.append(piece) }
      self.bodyWaiter = nil
      waiter.resume(returning: .success(self.taken(piece)))
    case .end(let error):
      // Its thread has closed it.
      self.transfer = nil
      self.end(error.map { .failure($0) } ?? .success(()))
    }
  }

  private func end(_ outcome: Result<Void, FetchError>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    if let transfer { self.thread.cancel(transfer) }
    self.transfer = nil
    if case .failure(let error) = outcome { self.headWaiter?.resume(returning: .failure(error)) }
    self.bodyWaiter?.resume(returning: outcome.map { nil })
    (self.headWaiter, self.bodyWaiter) = (nil, nil)
  }

  private func taken(_ piece: ByteBuffer) -> ByteBuffer {
    if let transfer, transfer.take(piece.readableBytes) { self.thread.goOn(transfer) }
    return piece
  }

  /// Waits; ends the exchange when the caller's task is cancelled meanwhile.
  private func cancellable<Value: Sendable>(
    _ body: @LoopActor () async -> Result<Value, FetchError>
  ) async throws(FetchError) -> Value {
    let result = await withTaskCancellationHandler {
      await body()
    } onCancel: {
      Task { @LoopActor in self.cancel() }
    }
    return try result.get()
  }
}
