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
  public internal(set) var lastKnown: PlayedMedia?
  /// The queue that it plays from.
  public let queue: MediaQueue

  /// How many commands are unanswered; questions don't count.
  public var requestsInFlight: Int { self.commands.commandCount }
  /// Called when ``requestsInFlight`` is another number; widgets show which controls are free.
  var onRequestsChange: (@LoopActor () -> Void)?

  /// The link of its session; another one after a transfer.
  weak var link: ReceiverLink?
  var reducer: MediaStatusReducer
  /// What was asked of the app's player and has no outcome yet.
  var commands = MediaCommandTable()
  /// How many messages the app has sent.
  var messageCount = 0
  /// Those who wait until what plays is as they want it.
  let stateWaiters = OutcomeWaiters<MediaSnapshot>()
  var stateConditions: [UInt64: StateCondition] = [:]
  var lastStateWaiter: UInt64 = 0
  /// Fires when time alone changes what can be done.
  private var changeTimer: LoopTimer?
  /// Whether changes are told; they aren't before the session is.
  private var isAnnounced = false
  private var statusReceivedAt: NIODeadline?
  /// Whether the app played media when it was last looked at.
  private lazy var supportedMedia: Bool = self.link?.lifecycle?.application?.supportsMedia ?? false

  init(sessionId: String, now: NIODeadline) {
    self.sessionId = sessionId
    self.queue = MediaQueue(sessionId: sessionId)
    self.reducer = MediaStatusReducer(now: now)
    self.snapshot = MediaSnapshot(
      sessionId: sessionId, revision: 0, status: nil, estimator: MediaStatusReducer(now: now).estimator)
    self.queue.client = self
  }

  var now: NIODeadline { self.link?.environment.clock.now ?? .now() }

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
    guard self.reducer.status == nil, !self.commands.asksForStatus, let link, !self.supportedMedia,
      link.application?.supportsMedia == true
    else { return }
    self.supportedMedia = true
    self.askForStatus(over: link)
  }

  /// The app is at another address: ask it what it plays.
  func applicationReconnected() { self.askForStatus() }

  /// Asks the app what it plays; whatever it says is taken, and nobody waits for it.
  func askForStatus() {
    guard let link, link.application?.supportsMedia == true || self.reducer.status != nil else { return }
    self.askForStatus(over: link)
  }

  private func askForStatus(over link: ReceiverLink) {
    let id = link.tracker.nextId()
    self.commands.begin(id, .status(omitsMetadata: false))
    link.send(MediaRequest(type: "GET_STATUS", requestId: id), to: link.transportId, namespace: .media)
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
    self.commands.removeAll()
    self.changeTimer?.cancel()
    self.stateWaiters.resolveAll(
      .failure(CastError(.connectionLost, "The connection to the device is closed.", sessionId: self.sessionId)))
    self.queue.linkLost()
  }

  /// The session is over; what it played last.
  func sessionEnded() -> PlayedMedia? {
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
    guard let link, let change = self.snapshot.nextChange(after: self.now) else { return }
    let before = MediaControls(self.snapshot, at: self.now)
    self.changeTimer = link.environment.clock.schedule(at: change) { [weak self] in
      guard let self else { return }
      self.changeTimer = nil
      // A short window that moves may take the position with it.
      guard MediaControls(self.snapshot, at: self.now) != before else { return }
      self.publish(self.reducer.timePassed())
    }
  }

  private func remember() {
    if self.lastKnown == nil {
      self.lastKnown = PlayedMedia(self.snapshot, deviceId: self.link?.device.deviceId ?? "")
    } else {
      self.lastKnown?.update(self.snapshot, now: self.now)
    }
  }

  private func tell(_ update: MediaStatusUpdate) {
    if let ended = update.ended {
      self.emit(
        .media(
          .didEndSession(
            sessionId: self.sessionId, mediaSessionId: ended.mediaSessionId, idleReason: ended.idleReason)))
    }
    if let started = update.startedMediaSessionId {
      self.emit(.media(.didStartSession(sessionId: self.sessionId, mediaSessionId: started)))
    }
    if update.changes.contains(.status) { self.emit(.media(.didUpdateStatus(self.snapshot))) }
    if update.changes.contains(.metadata) { self.emit(.media(.didUpdateMetadata(self.snapshot))) }
    if update.changes.contains(.queue) { self.emit(.media(.didUpdateQueue(self.snapshot))) }
    if update.changes.contains(.preload) { self.emit(.media(.didUpdatePreload(self.snapshot))) }
    if let ended = update.endedAtOnce {
      self.emit(
        .media(
          .didEndSession(
            sessionId: self.sessionId, mediaSessionId: ended.mediaSessionId, idleReason: ended.idleReason)))
    }
  }

  func emit(_ event: CastEvent) { self.link?.emit(event) }

  // MARK: Asking

  /// Sends a request to the app's player, and waits for its outcome: the one way, for media, queue, widgets and transfers.
  ///
  /// - Parameters:
  ///   - replacesSameKind: Whether an older one of the same kind without an answer ends as replaced.
  ///   - make: Says what the request with this id is for, and makes its message.
  func ask<Payload: JSONEncodable>(
    _ kind: RequestKind, timeout: TimeAmount, replacesSameKind: Bool = false,
    _ make: @LoopActor (Int64) -> (MediaCommandTable.Purpose, Payload)
  ) async throws(CastError) -> CastReply {
    guard let link else { throw self.notConnected }
    var requestId: Int64?
    defer { if let requestId { self.finish(requestId) } }
    return try await link.request(
      kind, namespace: .media, destinationId: link.transportId ?? "", timeout: timeout,
      replacesSameKind: replacesSameKind
    ) { id in
      let (purpose, payload) = make(id)
      requestId = id
      self.commands.begin(id, purpose)
      if purpose.isCommand { self.onRequestsChange?() }
      return payload
    }
  }

  private func finish(_ requestId: Int64) {
    let count = self.commands.commandCount
    self.commands.finish(requestId)
    if self.commands.commandCount != count { self.onRequestsChange?() }
  }

  private var notConnected: CastError {
    CastError(.sessionNotConnected, "The session has ended: start another.", sessionId: self.sessionId)
  }

  /// The session, if it is up.
  func connectedLink() throws(CastError) -> ReceiverLink {
    guard let link else { throw self.notConnected }
    try link.checkConnected()
    return link
  }

  /// The session, if it is up and its app plays media.
  func mediaLink() throws(CastError) -> ReceiverLink {
    let link = try self.connectedLink()
    guard link.application?.supportsMedia == true || self.reducer.status != nil else {
      throw CastError(
        .mediaNotSupported, "The app \(link.application?.displayName ?? "that runs") doesn't play media.",
        sessionId: self.sessionId)
    }
    return link
  }

  /// The media session that plays or loads.
  func mediaSessionId() throws(CastError) -> Int64 {
    guard let id = self.reducer.activeMediaSessionId else {
      throw CastError(.noMediaSession, "Nothing is loaded: load media first.", sessionId: self.sessionId)
    }
    return id
  }

  func invalid(_ problem: InvalidParameter) -> CastError { CastError(problem, sessionId: self.sessionId) }
}
