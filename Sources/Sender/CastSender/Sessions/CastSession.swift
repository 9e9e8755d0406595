public import CastDiscovery
public import CastModel
import CastV2
import DeviceAuthentication
public import JSONCodec
import Logging
public import LoopIsolation
import NIOCore

/// A connection to a receiver app (SDK `GCKCastSession`).
///
/// 1. ``SessionManager`` creates it, and ``start()`` opens its ``ReceiverLink``. The caller gets the snapshot when
///    the app is connected, or the error of the phase that failed.
/// 2. Connected, it passes the link's events on as events of the context, and the calls of clients to the link.
/// 3. When the link is lost, the session is suspended. ``ReconnectSchedule`` decides when the link is opened again;
///    the same run of the app resumes the session, another run or a missing app ends it.
/// 4. A transfer exchanges the link for one to another device (``cross(to:)``); the session stays the same.
/// 5. Once it has ended it refuses every call.
@LoopActor
public final class CastSession {
  /// The session's id in its context: `s-` and 8 hexadecimal digits.
  public nonisolated let id: String
  /// The controls of the app's playback. Every session has them; for an app without media they throw.
  public let media: RemoteMediaClient
  /// The data that the client stored when it began the session (SDK `GCKSession.sessionOptions`).
  public internal(set) var sessionOptions: JSONObject?
  /// The program that started or joined the session.
  public var owner: ClientInfo?

  /// The connection to the session's device, replaced by a transfer.
  private(set) var link: ReceiverLink {
    didSet {
      oldValue.delegate = nil
      oldValue.media = nil
      oldValue.progress = nil
      self.moveIn()
    }
  }
  var life = SessionLife.connecting
  var transfer: SessionTransferDriver?
  /// The search for the session on other devices, if one runs.
  var search: MovedSessionFinder?
  /// The link to the same device of another session, which ends when the app of this one runs.
  weak var replaced: ReceiverLink?
  /// The source of a restored session, until it has connected.
  var restoration: SessionRestoration?
  /// Whether the programs moved to the background while the session was connecting, so that it is suspended when it is
  /// connected.
  var isSuspendedOnceUp = false
  let environment: LinkEnvironment
  let logger: Logger
  weak var manager: SessionManager?
  private var retryTimer: LoopTimer?
  private var waiters = SessionWaiters()

  init(id: String, link: ReceiverLink, manager: SessionManager) {
    self.id = id
    self.link = link
    self.manager = manager
    self.environment = link.environment
    self.logger = link.logger.component("CastSession")
    self.media = RemoteMediaClient(sessionId: id, now: link.environment.clock.now)
    self.moveIn()
  }

  /// Connects the link's events to this session.
  private func moveIn() {
    self.link.delegate = self
    self.link.media = self.media
    self.media.link = self.link
    self.link.progress = { [environment, id] phase, elapsed, message in
      environment.emit(.session(.didEnterPhase(sessionId: id, phase: phase, elapsed: elapsed, message: message)))
    }
  }

  // MARK: Present state

  /// The session's device, as discovery or the link last described it.
  public var device: DiscoveredDevice { self.link.device }

  /// The state of the session.
  public var connectionState: ConnectionState { self.life.connectionState }

  /// The app, as described by the latest status that lists it.
  public var application: ReceiverApplication? { self.link.application }

  /// The device's volume; `nil` before the receiver's first status.
  public var volume: DeviceVolume? { self.link.receiver.volume }

  /// The ways in which the device's volume can be changed.
  public var traits: SessionTraits { SessionTraits(self.link.receiver.volume) }

  /// The session's present state.
  public var snapshot: SessionSnapshot {
    let link = self.link
    let application = link.application
    return SessionSnapshot(
      sessionId: self.id,
      device: link.device,
      connectionState: self.connectionState,
      suspendReason: self.life.suspension?.reason,
      linkState: self.linkState,
      applicationState: self.applicationState,
      phase: self.isAdvancing ? link.lifecycle?.phase : nil,
      applicationId: link.applicationId,
      sessionOptions: self.sessionOptions,
      receiverSessionId: link.presence?.receiverSessionId ?? application?.sessionId,
      application: application,
      volume: link.receiver.volume,
      traits: self.traits,
      isActiveInput: link.receiver.isActiveInput,
      isStandBy: link.receiver.isStandBy,
      deviceStatus: link.receiver.undeclared.isEmpty ? nil : link.receiver.undeclared,
      authentication: link.authentication,
      multizone: link.multizone.status,
      supportsMedia: application?.supportsMedia ?? false,
      isMediaStatusKnown: link.isMediaStatusKnown,
      owner: self.owner)
  }

  /// Whether the session is connecting, for the first time or again.
  private var isAdvancing: Bool {
    switch self.life {
    case .connecting: true
    case .suspended(let suspension): suspension.schedule.isAttempting
    default: false
    }
  }

  private var linkState: SessionLinkState {
    guard self.connectionState != .disconnected else { return .down }
    if self.isAdvancing { return self.link.connection == nil ? .connecting : .up }
    return self.link.connection == nil ? .down : .up
  }

  private var applicationState: SessionApplicationState {
    guard let presence = self.link.presence else {
      return self.link.lifecycle?.application == nil ? .unknown : .running
    }
    guard presence.link == .up else { return .unknown }
    return switch presence.application {
    case .running: .running
    case .missing, .sought: .missing
    case .gone: .ended
    }
  }

  func checkConnected() throws(CastError) {
    switch self.life {
    case .connected: return
    case .connecting:
      throw CastError(
        .sessionNotConnected, "The session is still connecting: wait until it has started.", sessionId: self.id)
    case .suspended:
      throw CastError(
        .sessionSuspended, "The session is suspended: wait until it is resumed, or call session.resume.",
        sessionId: self.id)
    case .disconnecting:
      throw CastError(.sessionNotConnected, "The session is ending: start another.", sessionId: self.id)
    case .disconnected: throw .sessionOver(self.id)
    }
  }

  // MARK: Life cycle

  /// Enters another state, and notifies the manager.
  func enter(_ life: SessionLife) {
    self.life = life
    self.scheduleRetry()
    self.manager?.stateChanged(of: self)
  }

  func scheduleRetry() {
    self.retryTimer?.cancel()
    self.retryTimer = self.life.suspension?.schedule.deadline.map { deadline in
      self.environment.clock.schedule(at: deadline) { [weak self] in self?.retryTimerFired() }
    }
  }

  /// Waits until the session reaches `milestone`, or can't. Calls `begin` once the wait is registered.
  func wait(
    for milestone: SessionWaiters.Milestone, begin: @LoopActor () -> Void = {}
  ) async -> Result<SessionSnapshot, CastError> {
    let waiter = Waiter<SessionSnapshot, CastError>()
    self.waiters.add(milestone, waiter)
    begin()
    return await waiter.outcome()
  }

  /// Resumes the waiters of these milestones, which the session has reached or can't reach.
  func resume(_ milestones: Set<SessionWaiters.Milestone>, with result: Result<SessionSnapshot, CastError>) {
    var waiters = self.waiters.take(milestones)
    waiters.finishAll(result)
  }

  /// Moves the session to the device of `visit` by exchanging the two links: `visit` gets the old one.
  ///
  /// Clients keep the same session: its id stays, its ``device`` changes (SDK
  /// `sessionManager:didResumeCastSession:`).
  func cross(to visit: LinkVisit) {
    let source = self.device
    let media = visit.media.snapshot
    let isThere = self.manager?.handovers?.begin(in: self.id) == true
    self.link.failRequests(
      CastError(
        .sessionTransferred, "The session came to another device while the request was in flight. Send it again.",
        sessionId: self.id))
    self.search?.stop()
    if self.life.suspension != nil { self.link.close() }
    let hasLoggedLimits = self.link.hasLoggedLimits
    self.link = visit.exchange(for: self.link)
    self.link.hasLoggedLimits = hasLoggedLimits || self.link.hasLoggedLimits
    self.link.multizone.reset()
    self.enter(.connected)
    // The session no longer learns which app the old device has.
    self.environment.discovery.recordNamespaces([], of: source.deviceId)
    self.notifyOfCrossing(from: source, media: media)
    if isThere { self.manager?.handovers?.end(in: self.id, as: media.mediaSessionId) }
    self.resume([.attempted, .up], with: .success(self.snapshot))
  }

  private func notifyOfCrossing(from source: DiscoveredDevice, media: MediaSnapshot) {
    let snapshot = self.snapshot
    self.logger.info("session transferred", metadata: ["to": "\(snapshot.deviceId)"])
    self.environment.emit(.session(.didUpdateDevice(snapshot)))
    if let volume = self.volume {
      self.environment.emit(.session(.didChangeVolume(sessionId: self.id, volume: volume)))
    }
    self.media.adopt(media)
    self.environment.emit(.session(.didResume(snapshot)))
    self.environment.emit(.transfer(.didTransfer(snapshot, from: source)))
    self.didComeUp()
  }

  // MARK: The receiver

  /// Requests the receiver's status.
  public func requestStatus() async throws(CastError) -> ReceiverStatus {
    let reply = try await self.link.receiverRequest(.getStatus) { _ in JSONObject() }
    guard let message = ReceiverStatusMessage(reply.payload) else {
      throw CastError(
        .requestRejected, "The receiver answered GET_STATUS with something else than its status.", sessionId: self.id)
    }
    return message.status
  }

  /// Sets the device's volume, 0 to 1. Returns the volume after the change.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``, ``CastErrorCode/volumeFixed``, and the errors of requests.
  public func setVolume(_ level: Double) async throws(CastError) -> DeviceVolume {
    guard level >= 0, level <= 1 else {
      throw CastError(InvalidParameter("level", "\(level) is not between 0 and 1"), sessionId: self.id)
    }
    return try await self.link.setVolume(level)
  }

  /// Raises the device's volume by `steps` of the device's own steps, or lowers it if the number is negative.
  ///
  /// Steps that are requested while an earlier one is unanswered add up, as on a remote control.
  ///
  /// - Throws: as ``setVolume(_:)``.
  public func stepVolume(by steps: Int) async throws(CastError) -> DeviceVolume {
    try await self.link.stepVolume(by: steps)
  }

  /// Mutes or unmutes the device. Returns its volume after the change.
  ///
  /// - Throws: ``CastErrorCode/volumeFixed``, and the errors of requests.
  public func setMuted(_ muted: Bool) async throws(CastError) -> DeviceVolume {
    try await self.link.setMuted(muted)
  }
}

// Events of the link.
extension CastSession: ReceiverLinkDelegate {
  func link(_ link: ReceiverLink, willUse address: SocketAddress?) throws(CastError) {
    guard self.life.suspension == nil, let other = self.manager?.occupant(besides: self, at: address) else { return }
    throw other.stands()
  }

  func link(_ link: ReceiverLink, did event: ReceiverLink.Event) {
    switch event {
    case .didOpen(let application):
      if self.life.suspension == nil { self.didStart(application) } else { self.didResume() }
    case .didFailToOpen(var error):
      error.sessionId = error.sessionId ?? self.id
      if self.life.suspension == nil { self.didFailToStart(error) } else { self.attemptDidFail(error) }
    case .wasLost(let reason, let error):
      guard self.connectionState == .connected else { return }
      let closed = CastError(
        .connectionLost, "The receiver closed the virtual connection.", sessionId: self.id)
      self.suspend(for: reason, error: error ?? closed)
    case .applicationDidEnd(let reason, let error):
      if self.transfer?.holdsBack(reason, error: error) != true { self.applicationDidEnd(reason, error: error) }
    case .applicationMayHaveMoved: self.searchOtherDevices()
    case .applicationReturned: self.search?.stop()
    case .applicationAddressChanged: self.manager?.stateChanged(of: self)
    case .receiverStatusChanged(let changes): self.notify(of: changes)
    case .mediaStatusBecameKnown:
      if self.connectionState == .connected { self.environment.emit(.session(.didChangeStatus(self.snapshot))) }
    case .groupChanged(let change): if self.connectionState == .connected { self.notify(of: change) }
    case .didReceive(let message): self.environment.channels.received(message, in: self)
    case .writabilityChanged: self.notifyChannels()
    }
  }

  private func notify(of changes: ReceiverStatusReducer.Changes) {
    let receiver = self.link.receiver
    if changes.contains(.volume), let volume = receiver.volume {
      self.logger.debug(
        "volume changed", metadata: ["level": "\(volume.level ?? -1)", "muted": "\(volume.muted ?? false)"])
      self.environment.emit(.session(.didChangeVolume(sessionId: self.id, volume: volume)))
    }
    if changes.contains(.status) {
      self.logger.debug(
        "receiver status changed",
        metadata: [
          "applications": "\(receiver.applications.map { $0.appId ?? "?" })",
          "activeInput": "\(receiver.isActiveInput.map { "\($0)" } ?? "unknown")",
          "standBy": "\(receiver.isStandBy.map { "\($0)" } ?? "unknown")",
        ])
      self.recordNamespaces()
      self.notifyChannels()
      self.environment.emit(.session(.didChangeStatus(self.snapshot)))
    }
  }
}
