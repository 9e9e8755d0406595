import CastDiscovery
import CastModel
import CastV2
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  // MARK: Suspending

  /// Puts the link down and keeps the session; what plays goes on (SDK `suspendSessionWithReason:`).
  ///
  /// - Throws: ``CastErrorCode/sessionNotConnected``.
  public func suspend(_ reason: SessionSuspendReason = .requested) throws(CastError) {
    guard self.connectionState != .suspended else { return }
    try self.checkConnected()
    self.transfer?.sourceEnds(
      CastError(.sessionSuspended, "The session was suspended while it was being transferred.", sessionId: self.id))
    _ = self.presence?.linkLost(reason)
    self.suspend(for: reason, error: nil)
  }

  /// The link is down, or goes down now.
  func suspend(for reason: SessionSuspendReason, error: CastError?) {
    let options = self.environment.options.reconnect
    self.failRequests(error ?? CastError(.sessionSuspended, "The session was suspended.", sessionId: self.id))
    self.pursuit?.stop()
    self.abandonLink()
    self.media.linkLost()
    guard options.isEnabled || !reason.resumesByItself else {
      return self.didEnd(.connectionLost, error: error, mediaIsOver: false)
    }
    self.suspension = SessionSuspension(
      reason: reason, options: options,
      schedule: ReconnectSchedule(
        reason, options: options, lot: self.environment.lot(), now: self.environment.clock.now),
      latestError: error)
    // What a client asked for is no reason to warn.
    self.logger.log(
      level: reason.resumesByItself ? .warning : .info, "session suspended", metadata: ["reason": "\(reason)", "error": "\(error?.message ?? "none")"])
    self.setState(.suspended)
    self.tellNamespaces()
    self.tellChannels()
    self.environment.emit(.sessionDidSuspend(self.snapshot, reason: reason, error: error))
    self.scheduleTimer()
  }

  // MARK: Resuming

  /// Makes the link anew, now; returns when the session is connected.
  ///
  /// - Throws: what the attempt failed with. A session whose link broke goes on trying by itself; one that was put down waits to be
  ///   asked again; one whose app has ended is over.
  public func resume() async throws(CastError) -> SessionSnapshot {
    switch self.connectionState {
    case .connected: return self.snapshot
    case .suspended: break
    default: try self.checkConnected()
    }
    let result: Result<SessionSnapshot, CastError> = await withCheckedContinuation { continuation in
      self.suspension?.waiters.append { continuation.resume(returning: $0) }
      self.carryOut(self.suspension?.schedule.hurry(isRequested: true))
    }
    return try result.get()
  }

  /// Discovery has news of the device.
  func deviceUpdated(_ device: DiscoveredDevice) {
    if device != self.device {
      self.device = device
      self.environment.emit(.sessionDidUpdateDevice(self.snapshot))
    }
    self.carryOut(self.suspension?.schedule.hurry())
  }

  func suspensionTimerFired() {
    let action = self.suspension?.schedule.deadlineReached(now: self.environment.clock.now)
    self.carryOut(action)
    if action == nil { self.scheduleTimer() }
  }

  private func carryOut(_ action: ReconnectSchedule.Action?) {
    switch action {
    case .attempt(let number): self.attempt(number)
    case .giveUp:
      let seconds = self.suspension?.options.giveUpAfter.map { $0.nanoseconds / 1_000_000_000 } ?? 0
      var error = CastError(
        .connectionLost, "The connection to the device was lost, and could not be made again within \(seconds) s.",
        sessionId: self.id)
      error.cause = self.suspension?.latestError
      self.failToResume(error, reason: .connectionLost)
    case nil: break
    }
  }

  private func attempt(_ number: Int) {
    guard let presence else { return }
    let environment = self.environment
    self.senderId = environment.makeSenderId()
    _ = self.earlyMessages.takeAll()
    self.router = VirtualConnectionRouter()
    self.tracker.connectionRestored()
    self.ids = SessionLifecycle.RequestIDs(self.tracker)
    self.lifecycle = SessionLifecycle(
      goal: .resume(applicationId: self.application?.appId, receiverSessionId: presence.receiverSessionId),
      ids: self.ids, limits: environment.options.connectLimits,
      timeout: self.suspension?.options.attemptTimeout,
      goneDelay: environment.options.applicationGoneDelay,
      authenticates: environment.options.deviceAuthentication.policy != .off, now: environment.clock.now)
    environment.emit(.sessionWillResume(self.snapshot, attempt: number, error: self.suspension?.latestError))
    self.advance(.start)
  }

  /// The way to the session has been gone again.
  func didResume(_ application: ReceiverApplication) {
    let waiters = (self.suspension?.waiters ?? []) + (self.suspension?.finalWaiters ?? [])
    self.linkTask = nil
    self.presence?.resumed(transportId: application.transportId ?? "")
    self.suspension = nil
    self.setState(.connected)
    self.scheduleTimer()
    self.logMissingMediaStatus()
    let snapshot = self.snapshot
    self.logger.info("session resumed")
    self.environment.emit(.sessionDidResume(snapshot))
    self.didComeUp()
    self.media.announceOnce()
    for waiter in waiters { waiter(.success(snapshot)) }
  }

  /// An attempt failed: the app has ended, or there will be another attempt.
  func attemptDidFail(_ error: CastError) {
    guard error.code != .sessionEnded else {
      let isReplaced = self.receiver.applications.contains { !$0.isIdle && $0.isReachable }
      return self.failToResume(error, reason: isReplaced ? .replaced : .applicationEnded)
    }
    // Another attempt would ask the same device, and somebody else may have taken its place.
    guard error.code != .deviceAuthenticationFailed else {
      return self.failToResume(error, reason: .authenticationFailed)
    }
    self.logger.debug("session not resumed", metadata: ["error": "\(error)"])
    self.suspension?.latestError = error
    let waiters = self.suspension?.waiters ?? []
    self.suspension?.waiters = []
    self.carryOut(
      self.suspension?.schedule.attemptFailed(lot: self.environment.lot(), now: self.environment.clock.now))
    if self.connectionState == .suspended { self.scheduleTimer() }
    for waiter in waiters { waiter(.failure(error)) }
  }

  private func failToResume(_ error: CastError, reason: SessionEndReason) {
    self.environment.emit(.sessionDidFailToResume(self.snapshot, error: error))
    self.endSuspended(reason, error: error, wasRequested: false)
  }

  /// The session is over without having been resumed.
  func endSuspended(_ reason: SessionEndReason, error: CastError?, wasRequested: Bool) {
    guard self.connectionState == .suspended else { return }
    if wasRequested { self.environment.emit(.sessionWillEnd(self.snapshot)) }
    let waiters = (self.suspension?.waiters ?? []) + (self.suspension?.finalWaiters ?? [])
    _ = self.presence?.endRequested(reason)
    self.abandonLink()
    self.didEnd(reason, error: error, mediaIsOver: reason == .applicationEnded || reason == .replaced)
    let outcome = error ?? CastError(.sessionEnded, "The session was ended while it was suspended.", sessionId: self.id)
    for waiter in waiters { waiter(.failure(outcome)) }
  }
}
