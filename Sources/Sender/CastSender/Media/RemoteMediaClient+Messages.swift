import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension RemoteMediaClient {
  /// Handles a message of the app; returns the status if it is one.
  func receive(_ message: CastMessage, payload: CastPayload) -> MediaStatusMessage? {
    self.messageCount += 1
    let reply = CastReply(message: message, payload: payload)
    guard payload.type == .mediaStatus else {
      self.receiveOther(reply)
      return nil
    }
    guard let status = MediaStatusMessage(payload, byteCount: message.payload.readableBytes) else {
      self.link?.tracker.receive(message, payload: payload)
      return nil
    }
    self.receive(status, reply: reply)
    return status
  }

  // MARK: Statuses

  private func receive(_ status: MediaStatusMessage, reply: CastReply) {
    let carriedOut = self.commands.commandsCarriedOut(by: status)
    for id in carriedOut { self.reducer.finishRequest(id) }
    let (relation, omitsMetadata) = self.commands.relate(
      status, carriedOut: carriedOut, awaited: self.link?.ids.mediaStatus)
    var status = status
    if omitsMetadata { status.status?.takeMetadata(of: self.reducer.status) }
    self.receive(status, relation: relation)
    self.queue.statusReceived(status, reply: reply)
    let isLoadAnswer = self.commands.answersLoad(status)
    self.decideLoad(by: status, reply: reply)
    // The answer to a LOAD may still say LOADING.
    if !isLoadAnswer { self.link?.tracker.receive(reply.message, payload: reply.payload) }
    for id in carriedOut { self.link?.tracker.finish(id, with: reply) }
    self.answerSoon(status, reply: reply)
  }

  /// Completes GET_STATUS requests with a complete status that names no request, after a delay: it may also be an
  /// unrelated update, and the real answer may still arrive.
  private func answerSoon(_ status: MediaStatusMessage, reply: CastReply) {
    guard let link else { return }
    let clock = link.environment.clock
    let delay = TimeAmount(link.environment.options.requestLimits.unnamedStatusDelay)
    for id in self.commands.statusRequests(perhapsAnsweredBy: status) where self.answeredSoon.insert(id).inserted {
      _ = clock.schedule(at: clock.now + delay) { [weak self, weak link] in
        self?.answeredSoon.remove(id)
        self?.commands.finish(id)
        link?.tracker.finish(id, with: reply)
      }
    }
  }

  private func decideLoad(by status: MediaStatusMessage, reply: CastReply) {
    guard let (id, outcome) = self.commands.decideLoad(by: status) else { return }
    switch outcome {
    case .waiting: break
    case .loaded: self.link?.tracker.finish(id, with: reply)
    case .failed: self.failLoadSoon(id, status)
    case .cancelled:
      self.failLoad(
        id, .mediaLoadCancelled, "The media was stopped, or replaced by other media, while it was loading.", status)
    }
  }

  /// Fails a LOAD after a delay, unless LOAD_FAILED gives the reason before.
  private func failLoadSoon(_ requestId: Int64, _ status: MediaStatusMessage) {
    guard let environment = self.link?.environment else { return }
    let (clock, delay) = (environment.clock, TimeAmount(environment.options.requestLimits.failureReasonDelay))
    _ = clock.schedule(at: clock.now + delay) { [weak self] in
      guard let self, self.commands.takeFailingLoad(requestId) else { return }
      self.failLoad(requestId, .mediaLoadFailed, "The receiver could not play the media, and didn't say why.", status)
    }
  }

  /// Ends the state LOADING after a delay, unless a status comes before: not every receiver sends one after
  /// LOAD_FAILED.
  private func endFailedLoadSoon(_ payload: CastPayload) {
    guard let environment = self.link?.environment, self.commands.concernsNewestLoad(payload.requestId ?? 0) else {
      return
    }
    let deadline = environment.clock.now + TimeAmount(environment.options.requestLimits.failureReasonDelay)
    let itemId = payload.root["itemId"]?.value.integer
    guard self.reducer.loadFailed(itemId: itemId, endsAt: deadline) else { return }
    _ = environment.clock.schedule(at: deadline) { [weak self] in self?.endFailedLoad() }
  }

  /// Ends the media whose LOAD failed. In a queue the receiver may play the next item, so it is asked instead.
  private func endFailedLoad() {
    guard self.reducer.awaitsEndOfFailedLoad(at: self.now) else { return }
    guard max(self.queue.itemCount, self.reducer.status?.items?.count ?? 0) < 2 else {
      self.reducer.forgetFailedLoad()
      return self.askForStatus()
    }
    guard let update = self.reducer.endFailedLoad(at: self.now) else { return }
    self.publish(update)
    self.queue.statusReceived(nil)
  }

  private func failLoad(_ requestId: Int64, _ code: CastErrorCode, _ message: String, _ status: MediaStatusMessage) {
    let details = ReceiverErrorInfo(
      type: CastMessageType.mediaStatus.rawValue, reason: status.status?.idleReason?.rawValue)
    self.link?.tracker.fail(
      requestId, with: CastError(code, message, receiver: details, sessionId: self.sessionId))
  }

  // MARK: Everything else

  /// Handles error replies, answers of other types, and messages of other features.
  private func receiveOther(_ reply: CastReply) {
    self.queue.receive(reply)
    let type = reply.payload.type
    self.loadFailedWhileWaiting(reply.payload)
    if type == .loadFailed { self.endFailedLoadSoon(reply.payload) }
    if let id = self.requestRefused(by: reply) {
      self.link?.tracker.finish(id, with: reply)
      return
    }
    if type == .sessionState, (reply.payload.requestId ?? 0) == 0, let id = self.commands.storeSessionId {
      self.link?.tracker.finish(id, with: reply)
      return
    }
    if self.link?.tracker.receive(reply.message, payload: reply.payload) == true { return }
    if type?.isErrorReply == true {
      // A request id here is that of another sender, whose failed load concerns every client, or of an old request of
      // ours.
      let id = reply.payload.requestId ?? 0
      guard id == 0 || (type == .loadFailed && !self.commands.isOwnLoad(id)) else { return }
      var error = CastError(reply: reply.payload)
      error.sessionId = self.sessionId
      self.emit(.media(.didReceiveError(sessionId: self.sessionId, error)))
    } else if let type, !type.rawValue.hasPrefix("QUEUE_"), type != .sessionState,
      let message = reply.payload.root.value.object
    {
      self.emit(.media(.didReceiveMessage(sessionId: self.sessionId, message)))
    }
  }

  private func requestRefused(by reply: CastReply) -> Int64? {
    guard let type = reply.payload.type, let link else { return nil }
    let awaited = link.tracker.pendingRequests.filter { $0.namespace == .media }.map(\.id)
    return self.commands.refused(type, requestId: reply.payload.requestId ?? 0, awaited: awaited)
  }

  // MARK: Logging

  /// Logs the changes that help to find the cause of a problem.
  func logChange(from before: MediaSnapshot, _ update: MediaStatusUpdate) {
    guard let logger = self.link?.logger.component("RemoteMediaClient"), logger.logLevel <= .info else { return }
    if let ended = update.ended {
      logger.info(
        "media session ended",
        metadata: ["mediaSession": "\(ended.mediaSessionId)", "idleReason": "\(ended.idleReason?.rawValue ?? "none")"])
    }
    let now = self.snapshot
    if let started = update.startedMediaSessionId {
      logger.info(
        "media session started",
        metadata: [
          "mediaSession": "\(started)", "content": "\(now.media?.contentUrl ?? now.media?.contentId ?? "?")",
          "contentType": "\(now.media?.contentType ?? "?")", "streamType": "\(now.media?.streamType?.rawValue ?? "?")",
        ])
    }
    if before.playerState != now.playerState {
      logger.info(
        "player state changed",
        metadata: [
          "from": "\(before.playerState)", "to": "\(now.playerState)", "position": "\(now.position(at: self.now))",
          "idleReason": "\(now.status?.idleReason?.rawValue ?? "none")",
        ])
    }
    if update.changes.contains(.queue) {
      logger.debug(
        "queue changed",
        metadata: [
          "currentItem": "\(now.status?.currentItemId ?? 0)", "items": "\(now.status?.items?.count ?? 0)",
          "repeatMode": "\(now.status?.repeatMode?.rawValue ?? "none")",
        ])
    }
  }
}

extension MediaStatus {
  /// Copies the metadata that an answer left out on request (GET_STATUS with NO_METADATA).
  fileprivate mutating func takeMetadata(of known: MediaStatus?) {
    guard self.media != nil, self.media?.metadata == nil, let old = known?.media,
      old.contentId == self.media?.contentId
    else { return }
    self.media?.metadata = old.metadata
  }
}
