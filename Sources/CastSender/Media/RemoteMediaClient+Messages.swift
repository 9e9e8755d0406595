import CastModel
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore

extension RemoteMediaClient {
  /// Takes a message of the app; returns the status if it is one.
  func receive(_ message: CastMessage, payload: CastPayload) -> MediaStatusMessage? {
    self.messageCount += 1
    let reply = CastReply(message: message, payload: payload)
    guard payload.type?.rawValue == "MEDIA_STATUS" else {
      self.receiveOther(reply)
      return nil
    }
    guard let status = MediaStatusMessage(payload, byteCount: message.payload.readableBytes) else {
      self.session?.tracker.receive(message, payload: payload)
      return nil
    }
    self.receive(status, reply: reply)
    return status
  }

  // MARK: Statuses

  private func receive(_ status: MediaStatusMessage, reply: CastReply) {
    let carriedOut = self.commandsCarriedOut(by: status)
    for id in carriedOut { self.reducer.finishRequest(id) }
    let (relation, status) = self.relate(status, to: carriedOut)
    self.receive(status, relation: relation)
    self.queue.statusReceived(status, reply: reply)
    let isLoadAnswer = status.requestId != nil && status.requestId == self.load?.requestId
    self.decideLoad(by: status, reply: reply)
    // The answer to a LOAD may still say LOADING.
    if !isLoadAnswer { self.session?.tracker.receive(reply.message, payload: reply.payload) }
    for id in carriedOut { self.session?.tracker.finish(id, with: reply) }
    self.answerSoon(status, reply: reply)
  }

  /// A complete status that names no request may be the answer to a GET_STATUS, or just news: the real answer has a moment to
  /// come.
  private func answerSoon(_ status: MediaStatusMessage, reply: CastReply) {
    guard (status.requestId ?? 0) == 0, let session, let clock = self.session?.environment.clock else { return }
    for (id, expectation) in self.expectations where expectation.sign == .everything && expectation.isMet(by: status) {
      _ = clock.schedule(at: clock.now + .milliseconds(500)) { [weak session] in
        session?.tracker.finish(id, with: reply)
      }
    }
  }

  /// Our commands that a status which names no request shows to be carried out.
  private func commandsCarriedOut(by status: MediaStatusMessage) -> [Int64] {
    guard (status.requestId ?? 0) == 0, !self.expectations.isEmpty else { return [] }
    return self.expectations.filter { $0.value.sign != .everything && $0.value.isMet(by: status) }.map(\.key).sorted()
  }

  /// What a status is to us. An answer that may lack metadata gets those that are known.
  private func relate(
    _ status: MediaStatusMessage, to carriedOut: [Int64]
  ) -> (MediaStatusReducer.Relation, MediaStatusMessage) {
    let ids = ([status.requestId].compactMap { $0 } + carriedOut).filter { $0 != 0 }
    if let load, ids.contains(load.requestId) || load.isOverAtOnce(by: status) { return (.loadAnswer, status) }
    var isStatusAnswer = status.requestId.map { $0 != 0 && $0 == self.session?.ids.mediaStatus } ?? false
    var status = status
    for id in ids {
      guard let omitsMetadata = self.statusRequests.removeValue(forKey: id) else { continue }
      isStatusAnswer = true
      if omitsMetadata { status.status?.takeMetadata(of: self.reducer.status) }
    }
    return (isStatusAnswer ? .statusAnswer : .update, status)
  }

  private func decideLoad(by status: MediaStatusMessage, reply: CastReply) {
    guard var load = self.load else { return }
    let outcome = load.receive(status)
    self.load = outcome == .waiting ? load : nil
    switch outcome {
    case .waiting: break
    case .loaded: self.session?.tracker.finish(load.requestId, with: reply)
    case .failed: self.failLoadSoon(load.requestId, status)
    case .cancelled:
      self.failLoad(
        load.requestId, .mediaLoadCancelled, "The media was stopped, or replaced by other media, while it was loading.",
        status)
    }
  }

  /// Fails a LOAD, unless LOAD_FAILED says in a moment why it failed.
  private func failLoadSoon(_ requestId: Int64, _ status: MediaStatusMessage) {
    guard let clock = self.session?.environment.clock else { return }
    let timer = clock.schedule(at: clock.now + .milliseconds(FailingLoad.patienceMs)) { [weak self] in
      guard let self, self.failingLoad?.requestId == requestId else { return }
      self.failingLoad = nil
      self.failLoad(requestId, .mediaLoadFailed, "The receiver could not play the media, and didn't say why.", status)
    }
    self.failingLoad = FailingLoad(requestId: requestId, timer: timer)
  }

  private func failLoad(_ requestId: Int64, _ code: CastErrorCode, _ message: String, _ status: MediaStatusMessage) {
    let details = ReceiverErrorDetails(type: "MEDIA_STATUS", reason: status.status?.idleReason?.rawValue)
    let error = CastError(code, message, receiver: details, sessionId: self.sessionId)
    self.session?.tracker.fail(
      requestId, with: CastChannelError(code: .errorReply, message: message, cause: error))
  }

  // MARK: Everything else

  /// Error replies, answers of other types, and what other features understand.
  private func receiveOther(_ reply: CastReply) {
    self.queue.receive(reply)
    let type = reply.payload.type
    self.loadFailedWhileWaiting(reply.payload)
    if let id = self.requestRefused(by: reply) {
      if id == self.load?.requestId { self.load = nil }
      if id == self.failingLoad?.requestId {
        self.failingLoad?.timer.cancel()
        self.failingLoad = nil
      }
      self.session?.tracker.finish(id, with: reply)
      return
    }
    if type?.rawValue == "SESSION_STATE", (reply.payload.requestId ?? 0) == 0, let id = self.storeRequestId {
      self.session?.tracker.finish(id, with: reply)
      return
    }
    if self.session?.tracker.receive(reply.message, payload: reply.payload) == true { return }
    if type?.isErrorReply == true {
      // Whose request it answers, if it names one, is somebody else's.
      guard (reply.payload.requestId ?? 0) == 0 else { return }
      var error = CastError(reply: reply.payload)
      error.sessionId = self.sessionId
      self.emit(.mediaDidReceiveError(sessionId: self.sessionId, error))
    } else if let type, !Self.isUnderstood(type), let message = reply.payload.root.value.object {
      self.emit(.mediaDidReceiveMessage(sessionId: self.sessionId, message))
    }
  }

  private static func isUnderstood(_ type: CastMessageType) -> Bool {
    type.rawValue.hasPrefix("QUEUE_") || type.rawValue == "SESSION_STATE"
  }

  /// The request of ours that an error reply is about: the one that it names, or where it names none the only one that it
  /// can mean.
  private func requestRefused(by reply: CastReply) -> Int64? {
    guard let type = reply.payload.type, type.isErrorReply, let session else { return nil }
    let id = reply.payload.requestId ?? 0
    if let loadId = self.load?.requestId ?? self.failingLoad?.requestId {
      let isAboutLoading = type == .loadFailed || type == .loadCancelled
      if id == loadId || (id == 0 && isAboutLoading) { return loadId }
    }
    guard id == 0, type == .invalidPlayerState || type == .invalidRequest else { return nil }
    let pending = session.tracker.pendingRequests.filter { $0.namespace == .media }
    return pending.count == 1 ? pending[0].id : nil
  }
}

extension MediaStatus {
  /// Takes the metadata that an answer left out because it was asked to (GET_STATUS with NO_METADATA).
  fileprivate mutating func takeMetadata(of known: MediaStatus?) {
    guard self.media != nil, self.media?.metadata == nil, let old = known?.media,
      old.contentId == self.media?.contentId
    else { return }
    self.media?.metadata = old.metadata
  }
}
