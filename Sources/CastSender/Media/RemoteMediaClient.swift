import CastDiscovery
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
  /// What played last; `nil` as long as nothing did.
  public internal(set) var lastKnown: LastKnownMedia?
  /// The queue that it plays from.
  public let queue: MediaQueue

  /// How many commands are unanswered; questions don't count.
  public private(set) var requestsInFlight = 0

  weak var session: CastSession?
  var reducer: MediaStatusReducer
  /// The LOAD that is not decided; a newer one replaces it.
  var load: LoadResolution?
  /// A LOAD that has failed, while why is still to be told.
  var failingLoad: FailingLoad?
  /// Our GET_STATUS requests without an answer, and whether the answer may lack metadata.
  var statusRequests: [Int64: Bool] = [:]
  /// What shows that a command of ours was carried out, where the answer doesn't name it.
  var expectations: [Int64: CommandExpectation] = [:]
  /// How many messages the app has sent.
  var messageCount = 0
  /// Those who wait until what plays is as they want it.
  let stateWaiters = QueueWaiters<MediaSnapshot>()
  var stateConditions: [UInt64: StateCondition] = [:]
  var lastStateWaiter: UInt64 = 0
  /// Our last LOAD, answered or not.
  var lastLoadRequestId: Int64?
  /// Fires when time alone changes what can be done.
  private var changeTimer: CastTimer?
  /// Our STORE_SESSION without an answer.
  var storeRequestId: Int64?
  /// Whether changes are told; they aren't before the session is.
  private var isAnnounced = false
  private var statusReceivedAt: NIODeadline?
  /// Whether the app played media when it was last looked at.
  private lazy var supportedMedia: Bool = self.session?.lifecycle.application?.supportsMedia ?? false

  init(sessionId: String, now: NIODeadline) {
    self.sessionId = sessionId
    self.queue = MediaQueue(sessionId: sessionId)
    self.reducer = MediaStatusReducer(now: now)
    self.snapshot = MediaSnapshot(
      sessionId: sessionId, revision: 0, status: nil, estimator: MediaStatusReducer(now: now).estimator)
    self.queue.client = self
  }

  var now: NIODeadline { self.session?.environment.clock.now ?? .now() }

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
    self.statusRequests[id] = false
    session.sendToApplication(MediaRequest(type: "GET_STATUS", requestId: id), namespace: .media)
  }

  /// The app is gone, and its media with it.
  func applicationEnded() { self.forgetMedia() }

  /// The player that was known is not the one that will be heard of next.
  func forgetMedia() {
    self.publish(self.reducer.forgetPlayer(now: self.now))
    self.queue.statusReceived(nil)
  }

  /// The link is down: what was asked is not answered any more.
  func linkLost() {
    self.load = nil
    self.failingLoad?.timer.cancel()
    self.failingLoad = nil
    self.statusRequests.removeAll()
    self.expectations.removeAll()
    self.storeRequestId = nil
    self.changeTimer?.cancel()
    self.stateWaiters.resolveAll(
      .failure(CastError(.connectionLost, "The connection to the device is closed.", sessionId: self.sessionId)))
    self.queue.linkLost()
  }

  /// The session is over; what it played last.
  func sessionEnded() -> LastKnownMedia? {
    self.lastKnown?.mediaEnded(idleReason: nil, now: self.now)
    self.lastKnown?.sessionEnded()
    return self.lastKnown
  }

  // MARK: Telling

  /// Takes a status into what is known, and tells what changed.
  func receive(_ status: MediaStatusMessage, relation: MediaStatusReducer.Relation) {
    self.statusReceivedAt = self.now
    self.publish(self.reducer.receive(status, relation: relation, now: self.now))
  }

  /// A command is sent, or was answered.
  func countRequests(_ change: Int) {
    self.requestsInFlight += change
    self.session?.environment.emit(.mediaDidChangeRequests(sessionId: self.sessionId))
  }

  /// Makes the new snapshot, and tells what changed.
  func publish(_ update: MediaStatusUpdate) {
    let before = self.snapshot
    defer { self.logChange(from: before, update) }
    self.snapshot = MediaSnapshot(
      sessionId: self.sessionId, revision: self.reducer.revision, status: self.reducer.status,
      estimator: self.reducer.estimator, statusReceivedAt: self.statusReceivedAt)
    self.remember()
    self.scheduleChange()
    defer { self.checkStateWaiters() }
    guard !update.changes.isEmpty else { return }
    if self.isAnnounced { self.tell(update) }
  }

  /// Tells of what time alone changes: an ad can be skipped, a live stream falls behind its edge.
  private func scheduleChange() {
    self.changeTimer?.cancel()
    self.changeTimer = nil
    guard let session, let change = self.snapshot.nextChange(after: self.now) else { return }
    let before = MediaControls(self.snapshot, at: self.now)
    self.changeTimer = session.environment.clock.schedule(at: change) { [weak self] in
      guard let self else { return }
      self.changeTimer = nil
      // A short window that moves may take the position with it.
      guard MediaControls(self.snapshot, at: self.now) != before else { return }
      self.publish(self.reducer.timePassed())
    }
  }

  private func remember() {
    if self.lastKnown == nil {
      self.lastKnown = LastKnownMedia(self.snapshot, deviceId: self.session?.device.deviceId ?? "")
    } else {
      self.lastKnown?.update(self.snapshot, now: self.now)
    }
  }

  private func tell(_ update: MediaStatusUpdate) {
    if let ended = update.ended {
      self.emit(
        .mediaDidEndSession(
          sessionId: self.sessionId, mediaSessionId: ended.mediaSessionId, idleReason: ended.idleReason))
    }
    if let started = update.startedMediaSessionId {
      self.emit(.mediaDidStartSession(sessionId: self.sessionId, mediaSessionId: started))
    }
    if update.changes.contains(.status) { self.emit(.mediaDidUpdateStatus(self.snapshot)) }
    if update.changes.contains(.metadata) { self.emit(.mediaDidUpdateMetadata(self.snapshot)) }
    if update.changes.contains(.queue) { self.emit(.mediaDidUpdateQueue(self.snapshot)) }
    if update.changes.contains(.preload) { self.emit(.mediaDidUpdatePreload(self.snapshot)) }
    if let ended = update.endedAtOnce {
      self.emit(
        .mediaDidEndSession(
          sessionId: self.sessionId, mediaSessionId: ended.mediaSessionId, idleReason: ended.idleReason))
    }
  }

  func emit(_ event: CastEvent) { self.session?.environment.emit(event) }
}
