public import CastModel
import CastV2
import LoopIsolation
public import NIOCore

/// What somebody waits for; `nil` says that it is not decided.
struct StateCondition {
  let decide: @LoopActor (MediaSnapshot) -> Result<MediaSnapshot, CastError>?
  /// The LOAD whose media it is about; its failure ends the wait.
  let loadRequestId: Int64?
}

extension RemoteMediaClient {
  /// Where a wait for a state ends, and which one it is.
  public struct StateWait: Sendable, Hashable {
    /// The state that is waited for.
    public var state: PlayerState
    /// How long at most.
    public var timeout: TimeAmount

    /// How long is waited where nobody says it.
    public static let defaultTimeout = TimeAmount.seconds(30)

    public init(_ state: PlayerState, timeout: TimeAmount = StateWait.defaultTimeout) {
      self.state = state
      self.timeout = timeout
    }
  }

  /// Waits until the player is in a state: commands are answered while it still settles.
  ///
  /// Media that comes to its end ends the wait, too: nothing more will happen.
  ///
  /// - Parameter isLoad: Whether the wait is for what the last LOAD led to.
  /// - Throws: ``CastErrorCode/requestTimedOut``; where the media session ends otherwise ``CastErrorCode/mediaLoadFailed`` or
  ///   ``CastErrorCode/mediaLoadCancelled`` after a load, else ``CastErrorCode/mediaError`` or ``CastErrorCode/noMediaSession``.
  public func wait(for wait: StateWait, isLoad: Bool = false) async throws(CastError) -> MediaSnapshot {
    let mediaSessionId = self.reducer.status?.effectiveMediaSessionId
    let condition = StateCondition(
      decide: { [sessionId] snapshot in
        if let status = snapshot.status, !status.isEnded, snapshot.mediaSessionId == mediaSessionId {
          return snapshot.playerState == wait.state ? .success(snapshot) : nil
        }
        if snapshot.playerState == wait.state, snapshot.mediaSessionId == mediaSessionId { return .success(snapshot) }
        return Self.ended(snapshot, mediaSessionId, isLoad: isLoad, sessionId)
      }, loadRequestId: isLoad ? self.lastLoadRequestId : nil)
    return try await self.wait(condition, timeout: wait.timeout) { snapshot in
      "The player is \(snapshot.playerState), and not \(wait.state)"
    }
  }

  /// Waits until the queue plays `itemId`, or at least no longer `earlier`: jumps are answered before they are made.
  func wait(forItem itemId: Int64?, otherThan earlier: Int64) async throws(CastError) -> MediaSnapshot {
    let condition = StateCondition(
      decide: { [sessionId] snapshot in
        guard let status = snapshot.status, !status.isEnded else {
          return Self.ended(snapshot, snapshot.mediaSessionId, isLoad: false, sessionId)
        }
        let isThere = status.currentItemId == itemId || status.currentItemId != earlier
        return isThere ? .success(snapshot) : nil
      }, loadRequestId: nil)
    let limit = self.session?.environment.options.requestLimits.load ?? .seconds(60)
    return try await self.wait(condition, timeout: limit) { _ in "The receiver took the jump, and still plays item \(earlier)" }
  }

  private static func ended(
    _ snapshot: MediaSnapshot, _ mediaSessionId: Int64?, isLoad: Bool, _ sessionId: String
  ) -> Result<MediaSnapshot, CastError> {
    let isOther = snapshot.status != nil && snapshot.mediaSessionId != mediaSessionId
    let reason = isOther ? nil : snapshot.status?.idleReason
    let details = ReceiverErrorDetails(type: "MEDIA_STATUS", reason: reason?.rawValue)
    switch reason {
    case IdleReason.finished, IdleReason.completed: return .success(snapshot)
    case IdleReason.error:
      return .failure(
        CastError(
          isLoad ? .mediaLoadFailed : .mediaError, "The receiver could not play the media. \(details.loadAdvice)",
          receiver: details, sessionId: sessionId))
    default:
      return .failure(
        CastError(
          isLoad ? .mediaLoadCancelled : .noMediaSession,
          "The media was stopped, or replaced by other media, before the player came to the state that was waited for.",
          receiver: isOther ? nil : details, sessionId: sessionId))
    }
  }

  private func wait(
    _ condition: StateCondition, timeout: TimeAmount, message: @escaping @LoopActor (MediaSnapshot) -> String
  ) async throws(CastError) -> MediaSnapshot {
    if let outcome = condition.decide(self.snapshot) { return try outcome.get() }
    guard let session, self.stateConditions.count < MediaQueue.maximumWaiters else {
      throw CastError(.internalLimitReached, "Too many calls wait for what plays.", sessionId: self.sessionId)
    }
    self.lastStateWaiter += 1
    let ticket = self.lastStateWaiter
    self.stateConditions[ticket] = condition
    self.stateWaiters.expect(ticket)
    let timer = session.environment.clock.schedule(at: self.now + timeout) { [weak self] in
      guard let self else { return }
      let seconds = Double(timeout.nanoseconds) / 1e9
      let text = "\(message(self.snapshot)), after \(seconds) s. It may come to it yet: media.didUpdateStatus tells."
      self.stateWaiters.resolve(ticket, .failure(CastError(.requestTimedOut, text, sessionId: self.sessionId)))
    }
    defer {
      timer.cancel()
      self.stateConditions[ticket] = nil
    }
    return try await self.stateWaiters.outcome(of: ticket).get()
  }

  /// What plays is another: some may have waited for just that.
  func checkStateWaiters() {
    for (ticket, condition) in self.stateConditions.sorted(by: { $0.key < $1.key }) {
      if let outcome = condition.decide(self.snapshot) { self.stateWaiters.resolve(ticket, outcome) }
    }
  }

  /// A LOAD that had been answered fails after all.
  func loadFailedWhileWaiting(_ payload: CastPayload) {
    guard let type = payload.type, type.isErrorReply else { return }
    let id = payload.requestId ?? 0
    for (ticket, condition) in self.stateConditions {
      guard let loadId = condition.loadRequestId else { continue }
      guard id == loadId || (id == 0 && [.loadFailed, .loadCancelled].contains(type)) else { continue }
      var error = CastError(reply: payload)
      error.sessionId = self.sessionId
      self.stateWaiters.resolve(ticket, .failure(error))
    }
  }
}
