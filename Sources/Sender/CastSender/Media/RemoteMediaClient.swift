import CastDiscovery
import CastModel
import CastV2
import JSONCodec
public import LoopIsolation
import NIOCore

/// The client that loads media into a session's app, and controls it (SDK `GCKRemoteMediaClient`).
///
/// 1. A call checks that a link and a media session exist, and sends its request with
///    ``ask(_:timeout:replacesSameKind:_:)``, which notes the request's purpose in ``MediaCommandTable``.
/// 2. The link delivers each MEDIA_STATUS. The table returns the requests that it answers, ``MediaStatusReducer``
///    merges it.
/// 3. The changes are published as events, then ``MediaQueue`` compares its list, then the requests get their
///    outcomes. A call therefore returns after the notifications that it caused, with the state as it is then.
///
/// Every call can fail with ``CastErrorCode/sessionNotConnected``, ``CastErrorCode/mediaNotSupported``,
/// ``CastErrorCode/connectionLost``, ``CastErrorCode/sessionEnded``, ``CastErrorCode/requestTimedOut``,
/// ``CastErrorCode/requestRejected``, ``CastErrorCode/requestCancelled`` and ``CastErrorCode/castMessageTooLarge``,
/// and with the app's answers ``CastErrorCode/invalidPlayerState`` and ``CastErrorCode/mediaError``.
@LoopActor
public final class RemoteMediaClient: QueuePlayer {
  /// The session.
  public nonisolated let sessionId: String
  /// The media state known now, without a request to the receiver.
  public private(set) var snapshot: MediaSnapshot
  /// The media played last; `nil` if none was.
  public internal(set) var lastKnown: PlayedMedia?
  /// The queue of the media session.
  public let queue: MediaQueue

  /// The number of unanswered commands; questions don't count.
  public var requestsInFlight: Int { self.commands.commandCount }
  /// Called when ``requestsInFlight`` changes, so that widgets update their enabled controls.
  var onRequestsChange: (@LoopActor () -> Void)?

  /// The session's link; a transfer replaces it.
  weak var link: ReceiverLink?
  var reducer: MediaStatusReducer
  var commands = MediaCommandTable()
  var messageCount = 0
  /// The number of the load that began last, with which an older one notices after its preparation that it is replaced.
  var lastLoad: UInt64 = 0
  /// The last GET_STATUS that no caller waits for.
  private var askedId: Int64?
  /// The GET_STATUS requests that a status without an id answers in a moment.
  var answeredSoon: Set<Int64> = []
  /// The callers that wait for a media state.
  let stateWaiters = WaiterTable<MediaSnapshot>()
  var stateConditions: [UInt64: StateCondition] = [:]
  var lastStateWaiter: UInt64 = 0
  /// Fires when the available commands change by time alone.
  private var changeTimer: LoopTimer?
  /// Whether changes are published; they aren't before the session is.
  private var isAnnounced = false
  private var statusReceivedAt: NIODeadline?
  /// The time when the link was lost, until it is up again: the position that the media reached later is unknown.
  var lostAt: NIODeadline?
  /// Whether the app played media when its description was last checked.
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

  /// Starts publishing, with the first status: the session is connected.
  func announce() {
    self.isAnnounced = true
    defer { self.queue.linkIsUp() }
    self.scheduleChange()
    guard self.snapshot.status != nil else { return }
    let changes = MediaStatusUpdate.Changes(from: nil, to: self.snapshot.status)
    self.tell(MediaStatusUpdate(startedMediaSessionId: self.reducer.activeMediaSessionId, changes: changes))
  }

  /// Called when the session is connected again. Publishes the whole status only if that hasn't been done before.
  func announceOnce() {
    self.lostAt = nil
    if self.isAnnounced { self.queue.linkIsUp() } else { self.announce() }
  }

  /// Requests the media status if the app's changed description says only now that it plays media.
  func applicationChanged() {
    guard self.reducer.status == nil, !self.commands.asksForStatus, let link, !self.supportedMedia,
      link.application?.supportsMedia == true
    else { return }
    self.supportedMedia = true
    self.askForStatus(over: link)
  }

  /// Requests the media status without waiting for the answer, which is handled like any status.
  func askForStatus() {
    guard let link, link.application?.supportsMedia == true || self.reducer.status != nil else { return }
    self.askForStatus(over: link)
  }

  private func askForStatus(over link: ReceiverLink) {
    // Some apps never name a request: their answers end none, so that old questions would add up.
    if let askedId { self.commands.finish(askedId) }
    let id = link.tracker.nextId()
    self.askedId = id
    self.commands.begin(id, .status(omitsMetadata: false))
    link.send(MediaRequest(type: .getStatus, requestId: id), to: link.transportId, namespace: .media)
  }

  /// Forgets the media, which ended with the app.
  func applicationEnded() { self.forgetMedia() }

  /// Forgets the media and its player: the next status will be of another player.
  func forgetMedia() {
    self.publish(self.reducer.forgetPlayer(now: self.now))
    self.queue.statusReceived(nil)
  }

  /// Ends all requests and waits with `error`: none will be answered.
  func failAll(_ error: CastError) {
    var error = error
    error.sessionId = self.sessionId
    self.lostAt = self.lostAt ?? self.now
    self.commands.removeAll()
    self.changeTimer?.cancel()
    self.stateWaiters.resolveAll(.failure(error))
    self.queue.failAll(error)
  }

  /// Ends the session's media, and returns the media played last. Nothing is published from then on.
  func sessionEnded() -> PlayedMedia? {
    self.isAnnounced = false
    self.changeTimer?.cancel()
    self.changeTimer = nil
    self.lastKnown?.mediaEnded(idleReason: nil, now: self.lostAt ?? self.now)
    self.lastKnown?.sessionEnded()
    return self.lastKnown
  }

  // MARK: Publishing

  /// Merges a status into the media state, and publishes the changes.
  func receive(_ status: MediaStatusMessage, relation: MediaStatusReducer.Relation) {
    self.statusReceivedAt = self.now
    self.publish(self.reducer.receive(status, relation: relation, now: self.now))
  }

  /// Makes the new snapshot, and publishes the changes.
  func publish(_ update: MediaStatusUpdate) {
    let before = self.snapshot
    defer { self.logChange(from: before, update) }
    self.snapshot = MediaSnapshot(
      sessionId: self.sessionId, revision: self.reducer.revision, status: self.reducer.status,
      estimator: self.reducer.estimator, isPaused: self.reducer.isPaused, statusReceivedAt: self.statusReceivedAt)
    self.remember()
    self.scheduleChange()
    defer { self.checkStateWaiters() }
    guard !update.changes.isEmpty else { return }
    if self.isAnnounced { self.tell(update) }
  }

  /// Notes that the receiver accepted a command to play or to pause, and returns the media state after it.
  @discardableResult
  func noteCommand(pauses: Bool) -> MediaSnapshot {
    self.reducer.noteCommand(pauses: pauses)
    self.publish(MediaStatusUpdate())
    return self.snapshot
  }

  /// Schedules publishing the changes that time alone makes: an ad becomes skippable, a live stream falls behind its
  /// edge.
  private func scheduleChange() {
    self.changeTimer?.cancel()
    self.changeTimer = nil
    guard self.isAnnounced, let link, let change = self.snapshot.nextChange(after: self.now) else { return }
    let before = MediaControls(self.snapshot, at: self.now)
    self.changeTimer = link.environment.clock.schedule(at: change) { [weak self] in
      guard let self else { return }
      self.changeTimer = nil
      // A short moving window may move the position with it.
      guard MediaControls(self.snapshot, at: self.now) != before else { return }
      self.publish(self.reducer.timePassed())
    }
  }

  private func remember() {
    if self.lastKnown == nil {
      self.lastKnown = PlayedMedia(self.snapshot, deviceId: self.link?.device.deviceId ?? "")
    } else {
      self.lastKnown?.update(self.snapshot, now: self.lostAt ?? self.now)
    }
  }

  private func tell(_ update: MediaStatusUpdate) {
    if let ended = update.ended { self.tell(ended) }
    if let started = update.startedMediaSessionId {
      self.emit(.media(.didStartSession(sessionId: self.sessionId, mediaSessionId: started)))
    }
    if update.changes.contains(.status) { self.emit(.media(.didUpdateStatus(self.snapshot))) }
    if update.changes.contains(.metadata) { self.emit(.media(.didUpdateMetadata(self.snapshot))) }
    if update.changes.contains(.queue) { self.emit(.media(.didUpdateQueue(self.snapshot))) }
    if update.changes.contains(.preload) { self.emit(.media(.didUpdatePreload(self.snapshot))) }
    if let ended = update.endedAtOnce { self.tell(ended) }
  }

  private func tell(_ ended: MediaStatusUpdate.Ended) {
    self.emit(
      .media(
        .didEndSession(sessionId: self.sessionId, mediaSessionId: ended.mediaSessionId, idleReason: ended.idleReason)))
  }

  func emit(_ event: CastEvent) { self.link?.emit(event) }

  // MARK: Asking

  /// Sends a request to the app's player, and waits for its outcome. Media, queue, widgets and transfers all use this
  /// method.
  ///
  /// - Parameters:
  ///   - replacesSameKind: Whether an unanswered older request of the same kind ends as replaced.
  ///   - make: Returns the purpose and the message of the request with this id.
  func ask<Payload: JSONEncodable>(
    _ kind: RequestKind, timeout: TimeAmount, replacesSameKind: Bool = false,
    _ make: @LoopActor (Int64) -> (MediaCommandTable.Purpose, Payload)
  ) async throws(CastError) -> CastReply {
    guard let link else { throw .sessionOver(self.sessionId) }
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

  func connectedLink() throws(CastError) -> ReceiverLink {
    guard let link else { throw .sessionOver(self.sessionId) }
    try link.checkConnected()
    return link
  }

  func mediaLink() throws(CastError) -> ReceiverLink {
    let link = try self.connectedLink()
    guard link.application?.supportsMedia == true || self.reducer.status != nil else {
      throw CastError(
        .mediaNotSupported, "The app \(link.application?.displayName ?? "that runs") doesn't play media.",
        sessionId: self.sessionId)
    }
    return link
  }

  /// Returns the media session that plays or loads.
  func mediaSessionId() throws(CastError) -> Int64 {
    guard let id = self.reducer.activeMediaSessionId else {
      throw CastError(.noMediaSession, "Nothing is loaded: load media first.", sessionId: self.sessionId)
    }
    return id
  }

  func invalid(_ problem: InvalidParameter) -> CastError { CastError(problem, sessionId: self.sessionId) }
}
