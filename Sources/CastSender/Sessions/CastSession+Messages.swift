import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  /// A message came over the link.
  func received(_ message: CastMessage, from connection: CastConnection) {
    guard connection === self.connection else { return }
    if message.namespace == .deviceAuth { return self.authenticator?.received(message) ?? () }
    let payload: CastPayload?
    if Self.understands(message.namespace) {
      payload = self.payload(of: message)
      if payload == nil { return }
    } else {
      payload = nil
    }
    switch self.router.receive(message, payload: payload) {
    case .deliver(let message, _):
      if let payload { self.deliver(message, payload: payload) } else { self.receiveOnChannel(message) }
      if payload?.root.document.isCut == true || self.hasLeftOut { self.tellOfLimits(message) }
    case .closed(let closed, _, let acknowledgement):
      if let acknowledgement { self.send(acknowledgement) }
      self.connectionClosed(closed.id)
    case .connectRequested(let request): self.send(self.router.refuse(request))
    case .unconnected(let message):
      if let payload, self.isReply(message, payload) { return self.deliver(message, payload: payload) }
      self.logger.debug(
        "message without a virtual connection ignored",
        metadata: ["source": "\(message.sourceId)", "namespace": "\(message.namespace)"])
    case .transport, .ignored: break
    }
  }

  /// The link ended.
  func closed(_ connection: CastConnection, for closure: CastConnectionClosure) {
    guard connection === self.connection else { return }
    self.logger.info("link lost", metadata: ["reason": "\(closure.reason.rawValue)", "detail": "\(closure)"])
    self.connection = nil
    self.multizone.reset()
    _ = self.router.transportClosed()
    self.tracker.connectionLost(closure)
    self.linkWasLost(closure)
  }

  /// Namespaces of apps may carry anything, and aren't looked into.
  private static func understands(_ namespace: CastNamespace) -> Bool {
    [.receiver, .media, .connection, .multizone, .discovery].contains(namespace)
  }

  /// The JSON of a message that this session understands.
  private func payload(of message: CastMessage) -> CastPayload? {
    CastPayload.reading(message, logger: self.logger)
  }

  private func deliver(_ message: CastMessage, payload: CastPayload) {
    let isOfReceiver = message.sourceId == CastEndpointID.receiver
    guard isOfReceiver || message.sourceId == self.transportId || self.isReply(message, payload) else { return }
    switch message.namespace {
    // Some receivers speak for the app (openchromecast), none lets an app speak for the receiver.
    case .media where self.transportId != nil: self.receiveMedia(message, payload: payload)
    case .receiver where isOfReceiver || self.isReply(message, payload): self.receive(message, payload: payload)
    case .multizone where isOfReceiver || self.isReply(message, payload):
      self.receiveMultizone(message, payload: payload)
    case .discovery: self.tracker.receive(message, payload: payload)
    default: break
    }
  }

  /// Whether a message answers a request of ours, which its id and destination decide: not every receiver answers from where it
  /// was asked.
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

  /// Whether the device told more than is kept of it.
  private var hasLeftOut: Bool {
    self.media.reducer.hasLeftOut || self.receiver.hasLeftOut || self.multizone.hasLeftOut
  }

  private func tellOfLimits(_ message: CastMessage) {
    guard !self.hasToldOfLimits else { return }
    self.hasToldOfLimits = true
    self.logger.warning(
      "the device tells more than is kept: what is beyond the limits is left out",
      metadata: ["namespace": "\(message.namespace)", "bytes": "\(message.payload.readableBytes)"])
  }

  /// Where the app's messages go.
  var transportId: String? {
    // A run that is resumed may have another address than before.
    let fresh = self.isAdvancing ? self.lifecycle.application?.transportId : nil
    return fresh ?? self.presence?.transportId ?? self.lifecycle.application?.transportId
  }

  // MARK: Receiver namespace

  private func receive(_ message: CastMessage, payload: CastPayload) {
    let type = payload.type?.rawValue ?? ""
    switch type {
    case "RECEIVER_STATUS":
      if var status = ReceiverStatusMessage(payload) {
        let reply = CastReply(message: message, payload: payload)
        let unnamed = self.requests(answeredBy: status)
        if let id = unnamed.first { status.requestId = id }
        self.receive(status, reply: reply)
        for id in unnamed { self.tracker.finish(id, with: reply) }
      }
    case "LAUNCH_STATUS":
      let status = payload.root["status"]?.string
      self.logger.info("launch status", metadata: ["status": "\(status ?? "?")"])
      self.advance(.launchStatus(launchRequestId: payload.launchRequestId ?? payload.requestId, status: status))
    case "LAUNCH_ERROR":
      self.advance(
        .launchError(requestId: payload.requestId, ReceiverErrorDetails(type: type, root: payload.root)))
    case "INVALID_REQUEST":
      self.advance(
        .invalidRequest(requestId: payload.requestId, ReceiverErrorDetails(type: type, root: payload.root)))
    default: break
    }
    // A reply is an event first, and then completes its request (cast.md 5).
    self.tracker.receive(message, payload: payload)
  }

  /// The requests of ours that a status answers which names none: some devices never do (cast.md 16, trap 40).
  private func requests(answeredBy status: ReceiverStatusMessage) -> [Int64] {
    guard (status.requestId ?? 0) == 0, self.connectionState == .connected else { return [] }
    let volumes = self.volumeRequests.filter { _, wanted in
      if let level = wanted.level { return status.status.volume?.level.map { abs($0 - level) < 0.005 } ?? false }
      return status.status.volume?.muted == wanted.muted
    }
    let questions = self.tracker.pendingRequests.filter { $0.kind == "GET_STATUS" && $0.namespace == .receiver }
    return volumes.keys.sorted() + questions.map(\.id)
  }

  private func receive(_ status: ReceiverStatusMessage, reply: CastReply) {
    let changes = self.receiver.receive(status)
    self.advance(.receiverStatus(status))
    guard self.connectionState == .connected || self.connectionState == .disconnecting else { return }
    self.report(changes)
    let applications = self.receiver.applications
    self.noticeWhetherItMayMove()
    self.carryOut(self.presence?.statusReceived(applications, now: self.environment.clock.now) ?? [])
    self.scheduleTimer()
    // openscreen's receiver confirms a STOP only by what it broadcasts (cast.md 6.1).
    if let stopRequestId, !applications.contains(where: { $0.sessionId == self.presence?.receiverSessionId }) {
      self.tracker.finish(stopRequestId, with: reply)
    }
  }

  private func report(_ changes: ReceiverStatusReducer.Changes) {
    if changes.contains(.volume), let volume = self.receiver.volume {
      self.logger.debug(
        "volume changed", metadata: ["level": "\(volume.level ?? -1)", "muted": "\(volume.muted ?? false)"])
      self.environment.emit(.sessionDidChangeVolume(sessionId: self.id, volume: volume))
    }
    if changes.contains(.status) {
      self.logger.debug(
        "receiver status changed",
        metadata: [
          "applications": "\(self.receiver.applications.map { $0.appId ?? "?" })",
          "activeInput": "\(self.receiver.isActiveInput.map { "\($0)" } ?? "unknown")",
          "standBy": "\(self.receiver.isStandBy.map { "\($0)" } ?? "unknown")",
        ])
      self.tellNamespaces()
      self.tellChannels()
      self.environment.emit(.sessionDidChangeStatus(self.snapshot))
      self.media.applicationChanged()
    }
  }

  // MARK: Media namespace

  private func receiveMedia(_ message: CastMessage, payload: CastPayload) {
    let status = self.media.receive(message, payload: payload)
    guard self.isAdvancing else {
      if status != nil, self.lifecycle.noticeMediaStatus(), self.connectionState == .connected {
        self.environment.emit(.sessionDidChangeStatus(self.snapshot))
      }
      return
    }
    if let status {
      self.advance(
        .mediaStatus(requestId: status.requestId, isComplete: status.status == nil || status.status?.media != nil))
    } else if payload.type?.isErrorReply == true, payload.requestId == self.ids.mediaStatus {
      // An app without a media session may refuse the question: then nothing is loaded.
      self.advance(.mediaStatus(requestId: payload.requestId, isComplete: true))
    }
  }
}
