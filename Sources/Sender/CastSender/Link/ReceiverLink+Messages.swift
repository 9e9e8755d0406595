import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

// Handles the connection's events and messages.
extension ReceiverLink: CastConnectionDelegate {
  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    guard connection === self.connection else { return }
    FreedMemory.shared.note(bytes: message.payload.readableBytes)
    if self.abandonedLaunch != nil { return self.receiveAbandoned(message) }
    if message.namespace == .deviceAuth { return self.authenticator?.received(message) ?? () }
    let payload: CastPayload?
    if Self.understands(message.namespace) {
      payload = CastPayload.reading(
        message, memo: message.namespace == .media ? self.repeatedMedia : nil, logger: self.logger)
      if payload == nil { return }
    } else {
      payload = nil
    }
    switch self.router.receive(message, payload: payload) {
    case .deliver(let message, _):
      if let payload { self.deliver(message, payload: payload) } else { self.receiveOnChannel(message) }
      if payload?.root.document.isCut == true || self.hasLeftOut { self.logLimits(message) }
    case .closed(let closed, _, let acknowledgement):
      self.send(acknowledgement)
      if let payload { self.virtualConnectionClosed(closed.id, CastReply(message: message, payload: payload)) }
    case .connectRefused(let close): self.send(close)
    case .unconnected(let message):
      if let payload, self.isReply(message, payload) { return self.deliver(message, payload: payload) }
      self.logger.debug(
        "message without a virtual connection ignored",
        metadata: ["source": "\(message.sourceId)", "namespace": "\(message.namespace)"])
    case .transport, .ignored: break
    }
  }

  func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool) {
    guard connection === self.connection, self.backlog.writabilityChanged(isWritable) else { return }
    self.notify(.writabilityChanged)
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
    guard connection === self.connection else { return }
    self.report(.closed("\(closure.message)."))
    self.connectionEnded()
    if self.abandonedLaunch != nil { return self.closeAbandoned() }
    self.logger.info("link lost", metadata: ["reason": "\(closure.reason.rawValue)", "detail": "\(closure)"])
    self.tracker.connectionLost(closure)
    let message = "The connection to the device was lost: \(closure.message)"
    self.advance(.linkLost(message: message, cause: closure.cause))
    self.authenticator?.linkLost()
    guard self.stage == .up else { return }
    let error = CastError(.connectionLost, message, sessionId: self.sessionId, cause: closure.cause)
    let reason: SessionSuspendReason = self.isNetworkGone ? .networkNotReachable : .networkError
    self.follow(self.presence?.linkLost(reason) ?? [], error: error)
  }

  /// Whether this host has no network that could lead to the device.
  private var isNetworkGone: Bool {
    let addresses = self.device.addresses + [self.device.host]
    let isLocal = addresses.contains { $0.hasPrefix("127.") || $0 == "::1" || $0 == "localhost" }
    return !isLocal && !NetworkPresence.isConnected
  }

  // MARK: Routing

  /// Whether this client parses a namespace; those of apps may carry any data.
  private static func understands(_ namespace: CastNamespace) -> Bool {
    [.receiver, .media, .connection, .multizone, .discovery, .setup].contains(namespace)
  }

  private func deliver(_ message: CastMessage, payload: CastPayload) {
    let isOfReceiver = message.sourceId == CastEndpointID.receiver
    guard isOfReceiver || message.sourceId == self.transportId || self.isReply(message, payload) else { return }
    switch message.namespace {
    // Some receivers send media messages for the app (openchromecast); none lets an app send receiver messages.
    case .media where self.transportId != nil: self.receiveMedia(message, payload: payload)
    case .receiver where isOfReceiver || self.isReply(message, payload): self.receive(message, payload: payload)
    case .multizone where isOfReceiver || self.isReply(message, payload):
      self.receiveMultizone(message, payload: payload)
    case .discovery, .setup: self.tracker.receive(message, payload: payload)
    default: break
    }
  }

  /// Whether a message answers a request of ours. Its request id and destination decide, because not every receiver
  /// answers from the address that was asked.
  private func isReply(_ message: CastMessage, _ payload: CastPayload) -> Bool {
    guard let id = payload.requestId, id > 0, message.isBroadcast || message.destinationId == self.senderId else {
      return false
    }
    if self.tracker.isAwaited(message, requestId: id) { return true }
    return switch message.namespace {
    case .media: id == self.ids.mediaStatus
    case .receiver: [self.ids.receiverStatus, self.ids.launch, self.ids.secondLaunch, self.ids.stop].contains(id)
    default: false
    }
  }

  private func receiveAbandoned(_ message: CastMessage) {
    guard message.namespace == .receiver, message.isBroadcast || message.destinationId == self.senderId,
      let payload = try? CastPayload(message)
    else { return }
    if let status = ReceiverStatusMessage(payload) {
      self.advanceAbandoned(.receiverStatus(status))
    } else if payload.type?.isErrorReply == true {
      self.advanceAbandoned(.refused(requestId: payload.requestId))
    }
  }

  // MARK: Limits

  /// Whether parts of the device's reports were dropped because of ``DeviceLimits``.
  private var hasLeftOut: Bool {
    self.media?.reducer.hasLeftOut == true || self.receiver.hasLeftOut || self.multizone.hasLeftOut
  }

  private func logLimits(_ message: CastMessage) {
    guard !self.hasLoggedLimits else { return }
    self.hasLoggedLimits = true
    self.logger.warning(
      "the device sent more data than the limits allow: the rest is dropped",
      metadata: ["namespace": "\(message.namespace)", "bytes": "\(message.payload.readableBytes)"])
  }

  // MARK: Connection namespace

  private func virtualConnectionClosed(_ id: VirtualConnection.ID, _ close: CastReply) {
    self.tracker.connectionClosed(id)
    // An app that is being stopped may close its connection before the receiver confirms the STOP.
    if let stop = self.unnamed.stop, id.remoteId == self.transportId {
      self.tracker.finish(stop.requestId, with: close)
    }
    self.advance(.closed(remoteId: id.remoteId))
    self.noticeWhetherItMayMove()
    self.follow(
      self.presence?.closed(
        by: id.remoteId, receiverId: CastEndpointID.receiver, now: self.environment.clock.now) ?? [])
    if self.stage == .up { self.scheduleTimer() }
  }

  // MARK: Receiver namespace

  private func receive(_ message: CastMessage, payload: CastPayload) {
    let type = payload.type?.rawValue ?? ""
    switch payload.type {
    case .receiverStatus:
      if var status = ReceiverStatusMessage(payload) {
        let reply = CastReply(message: message, payload: payload)
        let unnamed = self.requests(answeredBy: status)
        if let id = unnamed.first { status.requestId = id }
        // One status may answer several SET_VOLUME requests; while any is unanswered, its volume is ignored.
        for id in unnamed { self.receiver.finishVolumeRequest(id) }
        self.receive(status, reply: reply)
        for id in unnamed { self.tracker.finish(id, with: reply) }
      }
    case .launchStatus:
      let status = payload.root["status"]?.string
      self.logger.info("launch status", metadata: ["status": "\(status ?? "?")"])
      self.advance(.launchStatus(launchRequestId: payload.launchRequestId ?? payload.requestId, status: status))
    case .launchError:
      self.advance(
        .launchError(requestId: payload.requestId, ReceiverErrorInfo(type: type, root: payload.root)))
    case .invalidRequest:
      self.advance(
        .invalidRequest(requestId: payload.requestId, ReceiverErrorInfo(type: type, root: payload.root)))
    default: break
    }
    // A reply is published as an event before it completes its request (cast.md 5).
    self.tracker.receive(message, payload: payload)
  }

  /// Returns our requests that a status answers without naming them.
  private func requests(answeredBy status: ReceiverStatusMessage) -> [Int64] {
    guard (status.requestId ?? 0) == 0, self.isTalking else { return [] }
    let questions = self.tracker.pendingRequests.filter {
      $0.kind == RequestKind(.getStatus) && $0.namespace == .receiver
    }
    return self.unnamed.volumeRequests(answeredBy: status) + questions.map(\.id)
  }

  private func receive(_ status: ReceiverStatusMessage, reply: CastReply) {
    let changes = self.receiver.receive(status)
    self.advance(.receiverStatus(status))
    guard self.isTalking else { return }
    let applications = self.receiver.applications
    self.noticeWhetherItMayMove()
    // The notification has the presence that this status shows.
    let actions = self.presence?.statusReceived(applications, now: self.environment.clock.now) ?? []
    self.notify(.receiverStatusChanged(changes))
    self.follow(actions)
    if changes.contains(.status), self.isTalking { self.media?.applicationChanged() }
    self.scheduleTimer()
    if let id = self.unnamed.stopRequest(answeredBy: applications) { self.tracker.finish(id, with: reply) }
  }

  // MARK: Other namespaces

  private func receiveMedia(_ message: CastMessage, payload: CastPayload) {
    guard let media else { return _ = self.tracker.receive(message, payload: payload) }
    let status = media.receive(message, payload: payload)
    guard self.isOpening else {
      if status != nil, self.lifecycle?.noticeMediaStatus() == true { self.notify(.mediaStatusBecameKnown) }
      return
    }
    if let status {
      self.advance(
        .mediaStatus(requestId: status.requestId, isComplete: status.status == nil || status.status?.media != nil))
    } else if payload.type?.isErrorReply == true, payload.requestId == self.ids.mediaStatus {
      // An app without a media session may reject GET_STATUS: then no media is loaded.
      self.advance(.mediaStatus(requestId: payload.requestId, isComplete: true))
    }
  }

  private func receiveMultizone(_ message: CastMessage, payload: CastPayload) {
    if let parsed = MultizoneMessage(payload) {
      // A reply to a volume request counts as its confirmation before its content does.
      if let id = payload.requestId { self.multizone.finishVolumeRequest(id) }
      let wasKnown = self.multizone.status != nil
      let result = self.multizone.receive(parsed)
      if wasKnown { self.noticeGroupChanges(result.changes) }
      for change in result.changes { self.notify(.groupChanged(change)) }
      let reply = CastReply(message: message, payload: payload)
      for id in result.confirmed { self.tracker.finish(id, with: reply) }
    }
    self.tracker.receive(message, payload: payload)
  }

  /// Handles a message in a custom namespace; keeps it until the session is connected.
  private func receiveOnChannel(_ message: CastMessage) {
    guard message.sourceId == self.transportId else { return }
    if self.isOpening || self.delegate == nil {
      self.earlyMessages.keep(message)
    } else {
      self.notify(.didReceive(message))
    }
  }

  // MARK: Moves by other senders

  /// Notes whether the app, if it vanishes now, may have moved to another device: that needs a media session that can
  /// be transferred (cast.md 13).
  private func noticeWhetherItMayMove() {
    // While the app is missing its media status is outdated: the last one before counts.
    guard case .running? = self.presence?.application else { return }
    self.presence?.mayMove = self.mayMove
  }

  private var mayMove: Bool {
    guard self.delegate != nil, self.environment.options.transfer.followsMoves,
      let status = self.media?.snapshot.status, !status.isEnded,
      self.environment.discovery.devices.contains(where: { $0.deviceId != self.device.deviceId })
    else { return false }
    return MediaCommands(rawValue: status.supportedMediaCommands ?? 0).contains(.streamTransfer)
      || self.multizone.status?.playbackSession?.streamTransferSupported == true
  }

  /// A change of the group shows in members that come or leave, and in a group that forms around the playing app
  /// (cast.md 8).
  private func noticeGroupChanges(_ changes: [MultizoneReducer.Change]) {
    let isChange = changes.contains { change in
      switch change {
      case .added, .removed, .playbackSession: true
      default: false
      }
    }
    guard isChange, self.stage == .up else { return }
    let actions = self.presence?.groupChanged(now: self.environment.clock.now) ?? []
    // The session has the run of the app that a status named before.
    if !actions.isEmpty { self.notify(.receiverStatusChanged(.status)) }
    self.follow(actions)
    self.scheduleTimer()
  }
}
