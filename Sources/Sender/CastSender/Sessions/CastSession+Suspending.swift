import CastDiscovery
public import CastModel
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  // MARK: Suspending

  /// Closes the link and keeps the session; playback on the device continues (SDK `suspendSessionWithReason:`).
  ///
  /// A session that is suspended already keeps its reason and its attempts to resume, unless `reason` is one that waits
  /// for a call: then the attempts end.
  ///
  /// - Throws: ``CastErrorCode/sessionNotConnected``, ``CastErrorCode/sessionEnded``.
  public func suspend(_ reason: SessionSuspendReason = .requested) throws(CastError) {
    if let suspension = self.life.suspension {
      let isSame = suspension.reason == reason && suspension.schedule.stage == .held
      guard !reason.resumesByItself, !isSame else { return }
    } else {
      try self.checkConnected()
    }
    self.transfer?.sourceEnds(
      CastError(.sessionSuspended, "The session was suspended while it was being transferred.", sessionId: self.id))
    _ = self.link.presence?.linkLost(reason)
    self.suspend(for: reason, error: nil)
    self.resume(
      [.attempted, .up],
      with: .failure(
        CastError(.sessionSuspended, "The session was suspended while it was being resumed.", sessionId: self.id)))
  }

  /// Suspends the session, because the programs that cast moved to the background. One that is connecting is suspended
  /// when it is connected; a suspension that waits for a call stays as it is.
  func enterBackground() {
    switch self.life {
    case .connecting: self.isSuspendedOnceUp = true
    case .suspended(let suspension) where suspension.schedule.stage == .held: break
    case .connected, .suspended: try? self.suspend(.backgrounded)
    case .disconnecting, .disconnected: break
    }
  }

  /// Resumes a session that was suspended for the background. If the device can't be reached yet, attempts continue as
  /// after the loss of a link.
  func enterForeground() {
    self.isSuspendedOnceUp = false
    guard let options = self.life.suspension?.options, self.life.suspension?.reason == .backgrounded else { return }
    if options.isEnabled { self.life.suspension?.schedule.persist(now: self.environment.clock.now) }
    self.carryOut(self.life.suspension?.schedule.hurry(isRequested: true))
  }

  /// Suspends a session that has just connected, if the programs moved to the background meanwhile.
  func suspendIfDue() {
    guard self.isSuspendedOnceUp else { return }
    self.isSuspendedOnceUp = false
    try? self.suspend(.backgrounded)
  }

  /// Suspends the session after the loss of its link, or closes the link for it.
  func suspend(for reason: SessionSuspendReason, error: CastError?) {
    let options = self.environment.options.reconnect
    self.search?.stop()
    self.link.breakOff(error ?? CastError(.sessionSuspended, "The session was suspended.", sessionId: self.id))
    guard options.isEnabled || !reason.resumesByItself else {
      return self.didEnd(.connectionLost, error: error, mediaIsOver: false)
    }
    // A suspension at a client's request isn't worth a warning.
    self.logger.log(
      level: reason.resumesByItself ? .warning : .info, "session suspended",
      metadata: ["reason": "\(reason)", "error": "\(error?.message ?? "none")"])
    self.enter(
      .suspended(
        SessionSuspension(
          reason, options: options,
          schedule: ReconnectSchedule(
            reason, options: options, random: self.environment.randomFraction(), now: self.environment.clock.now),
          latestError: error)))
    self.recordNamespaces()
    self.notifyChannels()
    self.environment.emit(.session(.didSuspend(self.snapshot, reason: reason, error: error)))
  }

  // MARK: Resuming

  /// Reconnects now. Returns when the session is connected.
  ///
  /// - Throws: the error of the attempt. A session whose link broke keeps retrying by itself, as does one that resumes
  ///   after the background; one that a client suspended waits for the next call; one whose app has ended is over.
  public func resume() async throws(CastError) -> SessionSnapshot {
    switch self.life {
    case .connected: return self.snapshot
    case .suspended: break
    default: try self.checkConnected()
    }
    return try await self.wait(for: .attempted) {
      self.carryOut(self.life.suspension?.schedule.hurry(isRequested: true))
    }.get()
  }

  /// Handles an update of the device by discovery, or by the device's own answer, which may come after the end.
  func deviceUpdated(_ device: DiscoveredDevice) {
    guard self.connectionState != .disconnected else { return }
    let hasMoved = device.addresses != self.device.addresses || device.port != self.device.port
    if device != self.device {
      self.link.device = device
      self.environment.emit(.session(.didUpdateDevice(self.snapshot)))
    }
    self.carryOut(self.life.suspension?.schedule.hurry(hasMoved: hasMoved))
  }

  /// Handles an answer of the device at the other end of `link`, which a transfer may have exchanged since.
  func deviceUpdated(_ device: DiscoveredDevice, over link: ReceiverLink) {
    guard link === self.link else { return }
    self.deviceUpdated(device)
  }

  func retryTimerFired() {
    self.carryOut(self.life.suspension?.schedule.deadlineReached(now: self.environment.clock.now))
    self.scheduleRetry()
  }

  private func carryOut(_ action: ReconnectSchedule.Action?) {
    switch action {
    case .attempt(let number):
      self.link.prepareToReopen(timeout: (self.life.suspension?.options.attemptTimeout).map { TimeAmount($0) })
      self.scheduleRetry()
      self.environment.emit(
        .session(.willResume(self.snapshot, attempt: number, error: self.life.suspension?.latestError)))
      self.link.begin()
    case .giveUp:
      let seconds = self.life.suspension?.options.giveUpAfter.components.seconds ?? 0
      var error = CastError(
        .connectionLost, "The connection to the device was lost, and could not be made again within \(seconds) s.",
        sessionId: self.id)
      error.cause = self.life.suspension?.latestError
      self.failToResume(error, reason: .connectionLost)
    case nil: break
    }
  }

  func didResume() {
    self.restoration = nil
    self.enter(.connected)
    let snapshot = self.snapshot
    self.logger.info("session resumed")
    self.environment.emit(.session(.didResume(snapshot)))
    self.didComeUp()
    self.media.announceOnce()
    self.resume([.attempted, .up], with: .success(snapshot))
    self.suspendIfDue()
  }

  /// Handles an attempt that failed: either the app has ended, or another attempt follows.
  func attemptDidFail(_ error: CastError) {
    guard error.code != .sessionEnded else {
      let isReplaced = self.link.receiver.applications.contains { !$0.isIdle && $0.isReachable }
      return self.failToResume(error, reason: isReplaced ? .replaced : .applicationEnded)
    }
    // Another attempt would reach the same device, and another device may be impersonating it.
    guard error.code != .deviceAuthenticationFailed else {
      return self.failToResume(error, reason: .authenticationFailed)
    }
    self.logger.debug("session not resumed", metadata: ["error": "\(error)"])
    self.life.suspension?.latestError = error
    let random = self.environment.randomFraction()
    self.carryOut(self.life.suspension?.schedule.attemptFailed(random: random, now: self.environment.clock.now))
    self.scheduleRetry()
    self.resume([.attempted], with: .failure(error))
  }

  private func failToResume(_ error: CastError, reason: SessionEndReason) {
    self.environment.emit(.session(.didFailToResume(self.snapshot, error: error)))
    self.endSuspended(reason, error: error, wasRequested: false)
  }

  func endSuspended(_ reason: SessionEndReason, error: CastError?, wasRequested: Bool) {
    guard self.connectionState == .suspended else { return }
    if wasRequested { self.environment.emit(.session(.willEnd(self.snapshot))) }
    self.link.endPresence(reason)
    self.link.close()
    self.didEnd(reason, error: error, mediaIsOver: reason == .applicationEnded || reason == .replaced)
  }

  // MARK: Restoring

  /// Returns the session's record for the disk, or `nil` if there is no run that can be rejoined.
  package func saved(at time: Int64) -> SessionRecord? {
    if self.connectionState == .connecting, let restoration { return restoration.saved }
    guard let run = self.recordableRun, let runId = run.receiverSessionId, !runId.isEmpty else { return nil }
    let address = self.device.address
    return SessionRecord(
      sessionId: self.id, deviceId: self.device.deviceId, friendlyName: self.device.friendlyName,
      modelName: self.device.modelName, host: address, port: self.device.port, applicationId: self.link.applicationId,
      receiverSessionId: runId, transportId: run.transportId ?? "", sessionOptions: self.sessionOptions,
      owner: self.owner, savedAt: time)
  }

  /// The app's run, once it can be rejoined.
  private var recordableRun: (receiverSessionId: String?, transportId: String?)? {
    if self.connectionState == .connecting, let lifecycle = self.link.lifecycle, lifecycle.isRecording {
      return lifecycle.application.map { ($0.sessionId, $0.transportId) }
    }
    guard let presence = self.link.presence, [.connected, .suspended].contains(self.connectionState) else { return nil }
    return (presence.receiverSessionId, presence.transportId)
  }

  /// Joins the run that an earlier server had, without a launch or a load. Returns when the session is connected.
  ///
  /// - Parameter limit: The time within which the device must be reachable.
  /// - Throws: ``CastErrorCode/sessionEnded`` if the app is gone, ``CastErrorCode/connectionLost`` if the device
  ///   isn't reachable in time.
  func restore(_ saved: SessionRecord, within limit: TimeAmount) async throws(CastError) -> SessionSnapshot {
    guard self.connectionState == .connecting else {
      throw CastError(.sessionEnded, "The session was ended before it was restored.", sessionId: self.id)
    }
    var presence = ApplicationPresence(
      receiverSessionId: saved.receiverSessionId, transportId: saved.transportId,
      applicationId: saved.applicationId, goneDelay: self.environment.options.applicationGoneDelay,
      transfer: self.environment.options.transfer)
    _ = presence.linkLost(.terminated)
    self.link.presence = presence
    var options = self.environment.options.reconnect
    options.giveUpAfter = max(Duration(limit), .nanoseconds(1))
    options.maximumDelay = min(options.maximumDelay, .seconds(2))
    options.attemptTimeout = min(options.attemptTimeout, Duration(limit))
    let suspension = SessionSuspension(
      .terminated, options: options,
      schedule: ReconnectSchedule(.terminated, options: options, random: 0, now: self.environment.clock.now))
    return try await self.wait(for: .up) { self.enter(.suspended(suspension)) }.get()
  }
}
