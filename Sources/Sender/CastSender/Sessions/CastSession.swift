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
/// Made by ``SessionManager``. What happens to it is told by the context's events; after it is over it answers every call with
/// an error. A session is a life, which has one link after the other.
@LoopActor
public final class CastSession {
  /// Names the session in its context: `s-` and 8 hexadecimal digits.
  public nonisolated let id: String
  /// Controls what the app plays; it exists for every session, and refuses what an app without media can't do.
  public let media: RemoteMediaClient
  /// What the client that began the session wants to find in it again (SDK `GCKSession.sessionOptions`).
  public internal(set) var sessionOptions: JSONObject?
  /// The program that started or joined it.
  public var owner: ClientInfo?

  /// The wire to its device; another one after a transfer.
  private(set) var link: ReceiverLink {
    didSet {
      oldValue.delegate = nil
      oldValue.media = nil
      oldValue.progress = nil
      self.moveIn()
    }
  }
  var life = SessionLife.connecting
  /// While the session is being brought to another device.
  var transfer: SessionTransferDriver?
  /// While the session is looked for on other devices.
  var search: MovedSessionFinder?
  /// What it was made from, while it has not been connected since.
  var restoration: SessionRestoration?
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

  /// What comes over the link is this session's from now on.
  private func moveIn() {
    self.link.delegate = self
    self.link.media = self.media
    self.media.link = self.link
    self.link.progress = { [environment, id] phase, elapsed, message in
      environment.emit(.session(.didEnterPhase(sessionId: id, phase: phase, elapsed: elapsed, message: message)))
    }
  }

  // MARK: What is known

  /// Its device, as it was last seen.
  public var device: DiscoveredDevice { self.link.device }

  /// How far it is.
  public var connectionState: ConnectionState { self.life.connectionState }

  /// The app: as the latest status that lists it describes it.
  public var application: ReceiverApplication? { self.link.application }

  /// The device's volume; `nil` before the receiver's first status.
  public var volume: DeviceVolume? { self.link.receiver.volume }

  /// What the device can do with its volume.
  public var traits: SessionTraits { SessionTraits(self.link.receiver.volume) }

  /// How the session is now.
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
      authentication: link.authentication,
      multizone: link.multizone.status,
      supportsMedia: application?.supportsMedia ?? false,
      isMediaStatusKnown: link.isMediaStatusKnown,
      owner: self.owner)
  }

  /// Whether the way to a connected session is being gone, for the first time or again.
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
    case .disconnecting, .disconnected:
      throw CastError(.sessionNotConnected, "The session has ended, or is ending: start another.", sessionId: self.id)
    }
  }

  // MARK: Its life

  /// The session is another: the manager is notified.
  func enter(_ life: SessionLife) {
    self.life = life
    self.scheduleRetry()
    self.manager?.stateChanged(of: self)
  }

  /// Sets the timer for the next attempt to resume.
  func scheduleRetry() {
    self.retryTimer?.cancel()
    self.retryTimer = self.life.suspension?.schedule.deadline.map { deadline in
      self.environment.clock.schedule(at: deadline) { [weak self] in self?.retryTimerFired() }
    }
  }

  /// Waits until the session has come to `milestone`, or can't; `begin` is called as soon as it is waited for.
  func wait(
    for milestone: SessionWaiters.Milestone, begin: @LoopActor () -> Void = {}
  ) async -> Result<SessionSnapshot, CastError> {
    await withCheckedContinuation { continuation in
      self.waiters.add(milestone) { continuation.resume(returning: $0) }
      begin()
    }
  }

  /// The session has come to these milestones, or can't.
  func resume(_ milestones: Set<SessionWaiters.Milestone>, with result: Result<SessionSnapshot, CastError>) {
    for waiter in self.waiters.take(milestones) { waiter(result) }
  }

  /// The session goes on over the link of `visit`, to another device, and leaves it the link that it had.
  ///
  /// For clients it is the same session: same id, other ``device`` (SDK `sessionManager:didResumeCastSession:`).
  func cross(to visit: LinkVisit) {
    let source = self.device
    let media = visit.media.snapshot
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
    self.notifyOfCrossing(from: source, media: media)
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
    let reply = try await self.link.receiverRequest("GET_STATUS") { _ in JSONObject() }
    guard let message = ReceiverStatusMessage(reply.payload) else {
      throw CastError(
        .requestRejected, "The receiver answered GET_STATUS with something else than its status.", sessionId: self.id)
    }
    return message.status
  }

  /// Sets the device's volume, 0 to 1; returns what it is then.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``, ``CastErrorCode/volumeFixed``, and what requests can fail with.
  public func setVolume(_ level: Double) async throws(CastError) -> DeviceVolume {
    guard level >= 0, level <= 1 else {
      throw CastError(InvalidParameter("level", "\(level) is not between 0 and 1"), sessionId: self.id)
    }
    return try await self.link.setVolume(level)
  }

  /// Turns the device up, or down with a negative number, by as many of its own steps.
  ///
  /// Steps that come while an earlier one is unanswered add up, as on a remote control.
  ///
  /// - Throws: as ``setVolume(_:)``.
  public func stepVolume(by steps: Int) async throws(CastError) -> DeviceVolume {
    try self.checkConnected()
    try self.link.checkVolumeIsFree()
    guard let level = self.link.unnamed.levels.last ?? self.volume?.level else {
      throw CastError(
        .requestRejected, "The receiver has not told its volume, so it can't be changed by steps. Set it instead.",
        sessionId: self.id)
    }
    return try await self.setVolume(self.traits.level(level, steps: steps))
  }

  /// Mutes the device or lets it be heard; returns its volume then.
  ///
  /// - Throws: ``CastErrorCode/volumeFixed``, and what requests can fail with.
  public func setMuted(_ muted: Bool) async throws(CastError) -> DeviceVolume {
    try await self.link.setMuted(muted)
  }
}

// What happens on the link.
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
    case .applicationDidEnd(let reason, let error): self.applicationDidEnd(reason, error: error)
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
