import CastModel
import CastV2
import JSONCodec
public import LoopIsolation
import NIOCore

/// Loads media into a session's app, and controls it (SDK `GCKRemoteMediaClient`).
///
/// Calls return when the receiver has confirmed, with what is known then. All of them can fail with
/// ``CastErrorCode/sessionNotConnected``, ``CastErrorCode/mediaNotSupported``, ``CastErrorCode/connectionLost``,
/// ``CastErrorCode/sessionEnded``, ``CastErrorCode/requestTimedOut``, ``CastErrorCode/requestRejected``,
/// ``CastErrorCode/requestCancelled`` and ``CastErrorCode/castMessageTooLarge``, and with what the app answers:
/// ``CastErrorCode/invalidPlayerState``, ``CastErrorCode/mediaError``.
@LoopActor
public final class RemoteMediaClient {
  /// The session.
  public nonisolated let sessionId: String
  /// What is known now; without asking the receiver.
  public private(set) var snapshot: MediaSnapshot
  /// The queue that it plays from.
  public let queue: MediaQueue

  weak var session: CastSession?
  var reducer: MediaStatusReducer
  /// The LOAD that is not decided; a newer one replaces it.
  var load: LoadResolution?
  /// Our GET_STATUS requests without an answer.
  var statusRequests: Set<Int64> = []
  /// Whether changes are told; they aren't before the session is.
  private var isAnnounced = false

  init(sessionId: String, now: NIODeadline) {
    self.sessionId = sessionId
    self.queue = MediaQueue(sessionId: sessionId)
    self.reducer = MediaStatusReducer(now: now)
    self.snapshot = MediaSnapshot(
      sessionId: sessionId, revision: 0, status: nil, estimator: MediaStatusReducer(now: now).estimator)
    self.queue.client = self
  }

  // MARK: The session's events

  /// The session is up: tell what its first status said.
  func announce() {
    self.isAnnounced = true
    defer { self.queue.linkIsUp() }
    guard self.snapshot.status != nil else { return }
    let changes = MediaStatusUpdate.Changes(from: nil, to: self.snapshot.status)
    self.tell(MediaStatusUpdate(startedMediaSessionId: self.reducer.activeMediaSessionId, changes: changes))
  }

  /// The session is up again; what its status says is only told as a whole if nobody has heard of it.
  func announceOnce() {
    if self.isAnnounced { self.queue.linkIsUp() } else { self.announce() }
  }

  /// The app's description changed: if it plays media only now, ask what.
  func applicationChanged() {
    guard self.reducer.status == nil, self.statusRequests.isEmpty, let session, !self.supportedMedia,
      session.application?.supportsMedia == true
    else { return }
    self.supportedMedia = true
    let id = session.tracker.nextId()
    self.statusRequests.insert(id)
    session.sendToApplication(MediaRequest(type: "GET_STATUS", requestId: id), namespace: .media)
  }

  /// Whether the app played media when it was last looked at.
  private lazy var supportedMedia: Bool = self.session?.lifecycle.application?.supportsMedia ?? false

  /// The app is gone, and its media with it.
  func applicationEnded() {
    self.publish(self.reducer.clear(now: self.now))
    self.queue.statusReceived(nil)
  }

  /// The link is down: what was asked is not answered any more.
  func linkLost() {
    self.load = nil
    self.statusRequests.removeAll()
    self.queue.linkLost()
  }

  // MARK: Messages

  /// Takes a message of the app; returns the status if it is one.
  func receive(_ message: CastMessage, payload: CastPayload) -> MediaStatusMessage? {
    let reply = CastReply(message: message, payload: payload)
    guard payload.type?.rawValue == "MEDIA_STATUS" else {
      self.receiveOther(reply)
      return nil
    }
    guard let status = MediaStatusMessage(payload) else {
      self.session?.tracker.receive(message, payload: payload)
      return nil
    }
    self.receive(status, reply: reply)
    return status
  }

  private func receive(_ status: MediaStatusMessage, reply: CastReply) {
    let relation = self.relation(of: status)
    self.publish(self.reducer.receive(status, relation: relation, now: self.now))
    self.queue.statusReceived(status, reply: reply)
    let isLoadAnswer = status.requestId != nil && status.requestId == self.load?.requestId
    self.decideLoad(by: status, reply: reply)
    // The answer to a LOAD may still say LOADING.
    if !isLoadAnswer { self.session?.tracker.receive(reply.message, payload: reply.payload) }
  }

  private func relation(of status: MediaStatusMessage) -> MediaStatusReducer.Relation {
    guard let id = status.requestId, id != 0 else { return .update }
    if id == self.load?.requestId { return .loadAnswer }
    if self.statusRequests.remove(id) != nil || id == self.session?.ids.mediaStatus { return .statusAnswer }
    return .update
  }

  private func decideLoad(by status: MediaStatusMessage, reply: CastReply) {
    guard var load = self.load else { return }
    let outcome = load.receive(status)
    self.load = outcome == .waiting ? load : nil
    switch outcome {
    case .waiting: break
    case .loaded: self.session?.tracker.finish(load.requestId, with: reply)
    case .failed: self.failLoad(load.requestId, .mediaLoadFailed, "The receiver could not play the media.", status)
    case .cancelled:
      self.failLoad(
        load.requestId, .mediaLoadCancelled, "The media was stopped, or replaced by other media, while it was loading.",
        status)
    }
  }

  private func failLoad(_ requestId: Int64, _ code: CastErrorCode, _ message: String, _ status: MediaStatusMessage) {
    let details = ReceiverErrorDetails(type: "MEDIA_STATUS", reason: status.status?.idleReason?.rawValue)
    let error = CastError(code, message, receiver: details, sessionId: self.sessionId)
    self.session?.tracker.fail(
      requestId, with: CastChannelError(code: .errorReply, message: message, cause: error))
  }

  /// Error replies, and what other features understand.
  private func receiveOther(_ reply: CastReply) {
    self.queue.receive(reply.payload)
    let isError = reply.payload.type?.isErrorReply == true
    if isError, let load = self.load {
      let namesNone = (reply.payload.requestId ?? 0) == 0
      let isAboutLoading = [.loadFailed, .loadCancelled].contains(reply.payload.type)
      if reply.payload.requestId == load.requestId || (namesNone && isAboutLoading) {
        self.load = nil
        self.session?.tracker.finish(load.requestId, with: reply)
        return
      }
    }
    self.session?.tracker.receive(reply.message, payload: reply.payload)
  }

  // MARK: Telling

  var now: NIODeadline { self.session?.environment.clock.now ?? .now() }

  /// Makes the new snapshot, and tells what changed.
  func publish(_ update: MediaStatusUpdate) {
    guard !update.changes.isEmpty else { return }
    self.snapshot = MediaSnapshot(
      sessionId: self.sessionId, revision: self.reducer.revision, status: self.reducer.status,
      estimator: self.reducer.estimator)
    if self.isAnnounced { self.tell(update) }
  }

  private func tell(_ update: MediaStatusUpdate) {
    guard let emit = self.session?.environment.emit else { return }
    if let ended = update.ended {
      emit(
        .mediaDidEndSession(
          sessionId: self.sessionId, mediaSessionId: ended.mediaSessionId, idleReason: ended.idleReason))
    }
    if let started = update.startedMediaSessionId {
      emit(.mediaDidStartSession(sessionId: self.sessionId, mediaSessionId: started))
    }
    if update.changes.contains(.status) { emit(.mediaDidUpdateStatus(self.snapshot)) }
    if update.changes.contains(.metadata) { emit(.mediaDidUpdateMetadata(self.snapshot)) }
    if update.changes.contains(.queue) { emit(.mediaDidUpdateQueue(self.snapshot)) }
    if update.changes.contains(.preload) { emit(.mediaDidUpdatePreload(self.snapshot)) }
  }
}
