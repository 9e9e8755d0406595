public import LoopIsolation
public import NIOCore

/// Gives requests their ids and hands each caller exactly one outcome: the reply, or a ``CastChannelError``.
///
/// Every inbound message goes through ``receive(_:payload:)`` *after* it was handled as an event (cast.md 15). The owner
/// also tells it of closed virtual connections and of the loss of the socket.
@LoopActor
public final class RequestTracker {
  /// How many requests may wait at a time.
  public nonisolated static let maximumPending = 1_000

  private typealias Outcome = Result<CastReply, CastChannelError>

  private var pending: PendingRequests
  private var waiters: [Int64: (Outcome) -> Void] = [:]
  /// Outcomes that came while the request was being sent, before its caller could wait.
  private var earlyOutcomes: [Int64: Outcome] = [:]
  private var timer: Scheduled<Void>?
  private var timerDeadline: NIODeadline?
  private var loss: CastChannelError?

  public init(pending: PendingRequests = PendingRequests()) {
    self.pending = pending
  }

  deinit {
    self.timer?.cancel()
  }

  /// The requests that wait, the oldest first.
  public var pendingRequests: [PendingRequests.Request] { self.pending.all }

  /// How many requests wait.
  public var pendingCount: Int { self.pending.count }

  /// An id for a request whose reply nobody waits for.
  public func nextId() -> Int64 { self.pending.nextId() }

  /// Sends a request and waits for its outcome.
  ///
  /// - Parameter send: Called once, at once, with the id that the payload must carry; what it throws is the request's outcome.
  /// - Throws: the outcome, if it isn't a good reply. Cancelling the calling task ends the request as cancelled.
  public func request(
    _ description: PendingRequests.Description, send: @LoopActor (Int64) throws(CastChannelError) -> Void
  ) async throws(CastChannelError) -> CastReply {
    if let loss { throw loss }
    guard !Task.isCancelled else {
      throw CastChannelError(
        code: .cancelled, message: "\(description.kind.rawValue) was cancelled before it was sent.")
    }
    guard self.pending.count < Self.maximumPending else {
      throw CastChannelError(
        code: .tooManyRequests, message: "\(self.pending.count) requests wait already. Send fewer at a time.")
    }
    let (request, replaced) = self.pending.begin(description, now: .now())
    self.fail(replaced) { .replaced($0) }
    do throws(CastChannelError) {
      try send(request.id)
    } catch {
      _ = self.pending.take(request.id)
      self.earlyOutcomes[request.id] = nil
      throw error
    }
    return try await self.outcome(of: request).get()
  }

  private func outcome(of request: PendingRequests.Request) async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let outcome = self.earlyOutcomes.removeValue(forKey: request.id) {
          continuation.resume(returning: outcome)
        } else {
          self.waiters[request.id] = { continuation.resume(returning: $0) }
          self.reschedule()
        }
      }
    } onCancel: {
      Task { @LoopActor in self.cancel(request.id) }
    }
  }

  // MARK: Events

  /// Whether a request waits that a message with this `requestId` answers.
  public func isAwaited(_ message: CastMessage, requestId: Int64) -> Bool {
    self.pending.request(answeredBy: message, requestId: requestId) != nil
  }

  /// Takes an inbound message; says whether it ended a request.
  ///
  /// An error type (LAUNCH_ERROR, LOAD_FAILED, INVALID_REQUEST…) ends it as ``CastChannelError/Code/errorReply``. For requests whose
  /// answer is not what carries their id (LAUNCH, STOP), see ``finish(_:with:)``.
  @discardableResult
  public func receive(_ message: CastMessage, payload: CastPayload) -> Bool {
    guard let id = payload.requestId, self.pending.request(answeredBy: message, requestId: id) != nil else {
      return false
    }
    let reply = CastReply(message: message, payload: payload)
    return self.finish(id, with: reply)
  }

  /// Ends the request `id` with `reply`, whatever id that carries; says whether it still waited.
  @discardableResult
  public func finish(_ id: Int64, with reply: CastReply) -> Bool {
    guard let request = self.pending.take(id) else { return false }
    if let type = reply.payload.type, type.isErrorReply {
      self.resume(id, .failure(.errorReply(reply, to: request)))
    } else {
      self.resume(id, .success(reply))
    }
    return true
  }

  /// Ends the request `id` as failed; says whether it still waited.
  @discardableResult
  public func fail(_ id: Int64, with error: CastChannelError) -> Bool {
    guard let request = self.pending.take(id) else { return false }
    var error = error
    error.elapsed = error.elapsed ?? .now() - request.startedAt
    self.resume(id, .failure(error))
    return true
  }

  /// Ends the request `id` as cancelled; says whether it still waited.
  @discardableResult
  public func cancel(_ id: Int64) -> Bool {
    guard let request = self.pending.take(id) else { return false }
    self.resume(id, .failure(.cancelled(request)))
    return true
  }

  /// Gives a waiting request a new time-out, counted from now; `nil` lets it wait for ever (the TV asks for permission:
  /// cast.md 16, trap 23).
  public func setTimeout(_ timeout: TimeAmount?, of id: Int64) {
    self.pending.setDeadline(timeout.map { .now() + $0 }, of: id)
    self.reschedule()
  }

  /// The peer closed a virtual connection: requests over it fail at once.
  public func connectionClosed(_ id: VirtualConnection.ID) {
    self.fail(self.pending.takeAll(localId: id.localId, remoteId: id.remoteId)) { .destinationClosed($0) }
  }

  /// The socket is gone: every request fails at once, and so does every later one.
  public func connectionLost(_ closure: CastConnectionClosure) {
    guard self.loss == nil else { return }
    self.loss = CastChannelError(
      code: .connectionLost, message: "The connection is closed: \(closure).", cause: closure.cause)
    self.fail(self.pending.takeAll()) { self.lost($0) }
  }

  /// There is a new socket: requests can be made again.
  public func connectionRestored() { self.loss = nil }

  // MARK: Outcomes

  private func lost(_ request: PendingRequests.Request) -> CastChannelError {
    var error = self.loss ?? CastChannelError(code: .connectionLost, message: "The connection is closed.")
    error.elapsed = .now() - request.startedAt
    return error
  }

  private func fail(
    _ requests: [PendingRequests.Request], as error: (PendingRequests.Request) -> CastChannelError
  ) {
    for request in requests { self.resume(request.id, .failure(error(request))) }
  }

  private func resume(_ id: Int64, _ outcome: Outcome) {
    if let waiter = self.waiters.removeValue(forKey: id) {
      waiter(outcome)
    } else {
      self.earlyOutcomes[id] = outcome
    }
  }

  /// Sets the timer if none is set that fires early enough; one that fires too early just looks again.
  private func reschedule() {
    guard let deadline = self.pending.nextDeadline else { return }
    if let timerDeadline, timerDeadline <= deadline { return }
    self.timer?.cancel()
    self.timerDeadline = deadline
    self.timer = LoopActor.shared.eventLoop.scheduleTask(deadline: deadline) { [weak self] in
      LoopActor.assumeIsolated { self?.timerFired() }
    }
  }

  private func timerFired() {
    self.timer = nil
    self.timerDeadline = nil
    self.fail(self.pending.takeExpired(now: .now())) { .timedOut($0) }
    self.reschedule()
  }
}
