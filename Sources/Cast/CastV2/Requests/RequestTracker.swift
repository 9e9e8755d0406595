public import LoopIsolation
public import NIOCore

/// The error of a request's caller, which the channel's errors are mapped to.
public protocol RequestFailure: Error {
  /// Maps the channel's error.
  init(_ error: CastChannelError)
  /// The time from sending the request to its failure.
  var elapsed: TimeAmount? { get set }
}

extension CastChannelError: RequestFailure {
  /// Makes a copy: callers that know the channel's errors need no mapping.
  public init(_ error: CastChannelError) { self = error }
}

/// Gives requests their ids, and each caller exactly one outcome: the reply, or a failure.
///
/// 1. ``request(_:send:)`` reserves an id, lets the caller send the message, and waits.
/// 2. The owner passes every inbound message to ``receive(_:payload:)`` *after* handling it as an event (cast.md 15),
///    so a caller resumes when the state already shows the reply. ``PendingRequests`` finds the request.
/// 3. The owner reports a closed virtual connection and the loss of the socket: the requests concerned fail at once.
/// 4. A deadline, a newer request of the same kind, or the cancellation of the calling task ends a request as well.
@LoopActor
public final class RequestTracker<Failure: RequestFailure> {
  private var pending: PendingRequests
  private let clock: any LoopClock
  private var waiters: [Int64: Waiter<CastReply, Failure>] = [:]
  private var timer: LoopTimer?
  private var timerDeadline: NIODeadline?
  private var loss: CastChannelError?

  /// Makes a tracker for one socket; `pending` is an empty set, which determines the first id.
  ///
  /// `clock` measures deadlines and `elapsed`.
  public init(pending: PendingRequests = PendingRequests(), clock: any LoopClock = EventLoopClock()) {
    self.pending = pending
    self.clock = clock
  }

  isolated deinit { self.timer?.cancel() }

  /// The requests that wait, the oldest first.
  public var pendingRequests: [PendingRequests.Request] { self.pending.all }

  /// The number of requests that wait.
  public var pendingCount: Int { self.pending.count }

  /// Returns an id for a request whose reply isn't awaited.
  public func nextId() -> Int64 { self.pending.nextId() }

  /// Sends a request and waits for its outcome.
  ///
  /// - Parameter send: Called once, at once, with the id that the payload must carry; an error that it throws is the
  ///   request's outcome.
  /// - Throws: the failure. Cancelling the calling task ends the request as cancelled.
  public func request(
    _ description: PendingRequests.Description, send: @LoopActor (Int64) throws(CastChannelError) -> Void
  ) async throws(Failure) -> CastReply {
    if let refusal = self.refusal(of: description) { throw Failure(refusal) }
    let (request, replaced) = self.pending.begin(description, now: self.clock.now)
    self.fail(replaced) { .replaced($0) }
    let waiter = Waiter<CastReply, Failure>()
    self.waiters[request.id] = waiter
    do throws(CastChannelError) {
      try send(request.id)
    } catch {
      _ = self.pending.take(request.id)
      self.waiters[request.id] = nil
      throw Failure(error)
    }
    self.reschedule()
    return try await waiter.value { self.cancel(request.id) }
  }

  /// Returns why a request can't be sent now, or `nil` if it can.
  private func refusal(of description: PendingRequests.Description) -> CastChannelError? {
    if let loss { return loss }
    if Task.isCancelled {
      return CastChannelError(code: .cancelled, message: "\(description.kind) was cancelled before it was sent.")
    }
    guard self.pending.count >= description.maximumPending else { return nil }
    return CastChannelError(
      code: .tooManyRequests, message: "\(self.pending.count) requests wait already. Send fewer at a time.")
  }

  // MARK: Events

  /// Whether a message with this `requestId` answers a waiting request.
  public func isAwaited(_ message: CastMessage, requestId: Int64) -> Bool {
    self.pending.request(answeredBy: message, requestId: requestId) != nil
  }

  /// Receives an inbound message. Returns whether it ended a request.
  ///
  /// An error type (LAUNCH_ERROR, LOAD_FAILED, INVALID_REQUEST…) ends it as ``CastChannelError/Code/errorReply``. For
  /// requests whose answer doesn't carry their id (LAUNCH, STOP), see ``finish(_:with:)``.
  @discardableResult
  public func receive(_ message: CastMessage, payload: CastPayload) -> Bool {
    guard let id = payload.requestId, self.pending.request(answeredBy: message, requestId: id) != nil else {
      return false
    }
    return self.finish(id, with: CastReply(message: message, payload: payload))
  }

  /// Ends the request `id` with `reply`, even if that carries another id. Returns whether the request still waited.
  @discardableResult
  public func finish(_ id: Int64, with reply: CastReply) -> Bool {
    guard let request = self.pending.take(id) else { return false }
    if let type = reply.payload.type, type.isErrorReply {
      self.fail([request]) { .errorReply(reply, to: $0) }
    } else {
      self.resume(id, .success(reply))
    }
    return true
  }

  /// Ends the request `id` as failed. Returns whether it still waited.
  @discardableResult
  public func fail(_ id: Int64, with error: Failure) -> Bool {
    guard let request = self.pending.take(id) else { return false }
    var error = error
    error.elapsed = error.elapsed ?? self.clock.now - request.startedAt
    self.resume(id, .failure(error))
    return true
  }

  /// Ends the request `id` as cancelled. Returns whether it still waited.
  @discardableResult
  public func cancel(_ id: Int64) -> Bool {
    guard let request = self.pending.take(id) else { return false }
    self.fail([request]) { .cancelled($0) }
    return true
  }

  /// Fails all requests over a virtual connection that the peer has closed.
  public func connectionClosed(_ id: VirtualConnection.ID) {
    self.fail(self.pending.takeAll(localId: id.localId, remoteId: id.remoteId)) { .destinationClosed($0) }
  }

  /// Fails every request after the loss of the socket, and every later one at once.
  public func connectionLost(_ closure: CastConnectionClosure) {
    guard self.loss == nil else { return }
    let loss = CastChannelError(
      code: .connectionLost, message: "The connection is closed: \(closure).", cause: closure.cause)
    self.loss = loss
    self.fail(self.pending.takeAll()) { _ in loss }
    self.timer?.cancel()
    self.timer = nil
    self.timerDeadline = nil
  }

  /// Allows requests again, over a new socket.
  public func connectionRestored() { self.loss = nil }

  // MARK: Outcomes

  private func fail(
    _ requests: [PendingRequests.Request], as error: (PendingRequests.Request) -> CastChannelError
  ) {
    for request in requests {
      var error = error(request)
      error.elapsed = self.clock.now - request.startedAt
      self.resume(request.id, .failure(Failure(error)))
    }
  }

  private func resume(_ id: Int64, _ outcome: Result<CastReply, Failure>) {
    self.waiters.removeValue(forKey: id)?.finish(outcome)
  }

  /// Sets the timer unless one is set that fires early enough; a timer that fires too early sets the next one.
  private func reschedule() {
    guard let deadline = self.pending.nextDeadline else { return }
    if let timerDeadline, timerDeadline <= deadline { return }
    self.timer?.cancel()
    self.timerDeadline = deadline
    self.timer = self.clock.schedule(at: deadline) { [weak self] in self?.timerFired() }
  }

  private func timerFired() {
    self.timer = nil
    self.timerDeadline = nil
    self.fail(self.pending.takeExpired(now: self.clock.now)) { .timedOut($0) }
    self.reschedule()
  }
}
