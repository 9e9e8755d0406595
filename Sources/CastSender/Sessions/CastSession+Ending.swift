import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  /// What ending does to the app where nobody says.
  var defaultEndAction: SessionEndAction {
    self.environment.options.stopReceiverApplicationWhenEndingSession ? .stopCasting : .leave
  }

  /// Ends the session; returns when it is over. A second call waits for the first.
  func end(_ action: SessionEndAction, reason: SessionEndReason = .requested) async {
    self.transfer?.sourceEnds(
      CastError(.sessionEnded, "The session was ended while it was being transferred.", sessionId: self.id))
    self.pursuit?.stop()
    switch self.connectionState {
    case .disconnected: return
    case .disconnecting: await withCheckedContinuation { waiter in self.endWaiters.append { waiter.resume() } }
    case .connecting:
      if action == .stopCasting, !self.lifecycle.hasLaunched, let sessionId = self.lifecycle.application?.sessionId {
        self.sendToReceiver(Self.stopRequest(id: self.tracker.nextId(), sessionId: sessionId))
      }
      self.advance(.cancel(CastError(.sessionEnded, "The session was ended while it was connecting.")))
    case .suspended:
      if action == .stopCasting, (try? await self.resume()) != nil { return await self.end(action, reason: reason) }
      self.endSuspended(reason, error: nil, wasRequested: true)
    default:
      self.environment.emit(.sessionWillEnd(self.willEndSnapshot()))
      _ = self.presence?.endRequested(reason)
      self.failRequests(CastError(.sessionEnded, "The session was ended while the request was in flight."))
      if action == .stopCasting { await self.stopApplication() }
      self.closeLink(sayingGoodbye: action != .disconnect)
      self.didEnd(reason, error: nil, mediaIsOver: action == .stopCasting)
    }
  }

  private func willEndSnapshot() -> SessionSnapshot {
    self.setState(.disconnecting)
    self.tellChannels()
    self.scheduleTimer()
    return self.snapshot
  }

  // MARK: STOP

  static func stopRequest(id: Int64, sessionId: String) -> ReceiverRequest {
    ReceiverRequest(type: "STOP", requestId: id, members: ["sessionId": .string(sessionId)])
  }

  /// Stops the app, and waits until the receiver says so, in whatever way; or for a while.
  private func stopApplication() async {
    guard let sessionId = self.presence?.receiverSessionId else { return }
    let description = PendingRequests.Description(
      kind: "STOP", namespace: .receiver, sourceId: self.senderId, destinationId: CastEndpointID.receiver,
      timeout: self.environment.options.requestLimits.stop)
    do throws(CastChannelError) {
      self.isStopConfirmed = false
      _ = try await self.tracker.request(description) { (id: Int64) throws(CastChannelError) in
        self.stopRequestId = id
        self.send(
          CastMessage(
            sourceId: self.senderId, destinationId: CastEndpointID.receiver, namespace: .receiver,
            json: Self.stopRequest(id: id, sessionId: sessionId)))
      }
      self.isStopConfirmed = true
    } catch {
      self.logger.debug("STOP not confirmed", metadata: ["error": "\(error)"])
    }
    self.stopRequestId = nil
  }

  // MARK: By itself

  /// CLOSE of one of our virtual connections.
  func connectionClosed(_ id: VirtualConnection.ID) {
    self.tracker.connectionClosed(id)
    if let stopRequestId, id.remoteId == self.transportId {
      self.isStopConfirmed = true
      self.tracker.cancel(stopRequestId)
    }
    self.advance(.closed(remoteId: id.remoteId))
    self.noticeWhetherItMayMove()
    self.carryOut(
      self.presence?.closed(
        by: id.remoteId, receiverId: CastEndpointID.receiver, now: self.environment.clock.now) ?? [])
    if self.connectionState == .connected { self.scheduleTimer() }
  }

  func linkWasLost(_ closure: CastConnectionClosure) {
    self.advance(.linkLost(message: "The connection to the device was lost: \(closure.message)", cause: closure.cause))
    guard self.connectionState == .connected || self.connectionState == .disconnecting else { return }
    let error = CastError(
      .connectionLost, "The connection to the device was lost: \(closure.message)", sessionId: self.id,
      cause: closure.cause)
    let reason: SessionSuspendReason = self.isNetworkGone ? .networkNotReachable : .networkError
    self.carryOut(self.presence?.linkLost(reason) ?? [], error: error)
  }

  /// Whether there is no network that could lead to the device.
  private var isNetworkGone: Bool {
    let addresses = self.device.addresses + [self.device.host]
    let isLocal = addresses.contains { $0.hasPrefix("127.") || $0 == "::1" || $0 == "localhost" }
    return !isLocal && !self.environment.hasNetwork()
  }

  /// Does what the session's presence says.
  func carryOut(_ actions: [SessionPresence.Action], error: CastError? = nil) {
    for action in actions {
      switch action {
      case .reconnectApplication(let transportId):
        self.openApplication(transportId)
        self.media.applicationReconnected()
        self.environment.stateChanged(self)
      case .seek: self.pursue()
      case .stopSeeking: self.pursuit?.stop()
      case .suspend(let reason):
        guard self.connectionState == .connected else { continue }
        self.suspend(for: reason, error: error ?? Self.receiverClosed(sessionId: self.id))
      case .end(let reason):
        guard self.connectionState == .connected else { continue }
        self.pursuit?.stop()
        self.failRequests(error ?? CastError(.sessionEnded, "The session ended: \(Self.words(of: reason))."))
        self.closeLink(sayingGoodbye: true)
        self.didEnd(reason, error: error, mediaIsOver: reason == .applicationEnded || reason == .replaced)
      }
    }
  }

  private static func words(of reason: SessionEndReason) -> String {
    switch reason {
    case .applicationEnded: "the app has ended"
    case .replaced: "another app runs now"
    default: reason.rawValue
    }
  }

  private static func receiverClosed(sessionId: String) -> CastError {
    CastError(.connectionLost, "The receiver closed the virtual connection.", sessionId: sessionId)
  }

  // MARK: The end

  /// Fails what waits for an answer, at once and with the reason.
  func failRequests(_ error: CastError) {
    for request in self.tracker.pendingRequests {
      self.tracker.fail(
        request.id, with: CastChannelError(code: .cancelled, message: error.message, cause: error))
    }
  }

  /// Closes the link; with CLOSE for the app and the receiver, so that they know that this sender has left.
  func closeLink(sayingGoodbye: Bool) {
    guard let connection = self.connection else { return }
    self.multizone.reset()
    if sayingGoodbye {
      for message in self.router.closeAll() { self.send(message) }
    } else {
      _ = self.router.transportClosed()
    }
    self.connection = nil
    connection.close()
  }

  func didEnd(_ reason: SessionEndReason, error: CastError?, mediaIsOver: Bool) {
    guard self.connectionState != .disconnected else { return }
    if mediaIsOver { self.media.applicationEnded() }
    self.didEndForGood()
    self.logger.info("session ended", metadata: ["reason": "\(reason)", "error": "\(error?.message ?? "none")"])
    self.environment.emit(.sessionDidEnd(self.snapshot, reason: reason, error: error))
    self.resumeEndWaiters()
  }

  func didEndForGood() {
    self.timer?.cancel()
    self.timer = nil
    self.suspension = nil
    self.transfer?.sourceEnds(CastError(.sessionEnded, "The session ended meanwhile.", sessionId: self.id))
    self.setState(.disconnected)
    self.tellNamespaces()
    self.environment.channels.sessionEnded(self)
  }

  func resumeEndWaiters() {
    let waiters = self.endWaiters
    self.endWaiters = []
    for waiter in waiters { waiter() }
  }
}
