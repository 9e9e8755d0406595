package import CastDiscovery
public import CastModel
import CastV2
import JSONCodec
public import LoopIsolation
import NIOCore

/// The sessions of a context, several at once, by their own ids (SDK `GCKSessionManager`, which has one).
///
/// 1. ``start(_:options:didBegin:)`` and ``join(_:options:didBegin:)`` look for an existing session with the device
///    that fits; otherwise they create a ``CastSession`` and wait until it is connected.
/// 2. Each session reports its changes (``stateChanged(of:)``), from which the manager derives the current session
///    and what each one played last.
/// 3. It reserves a device for one session at a time, including saved sessions that are being restored.
/// 4. If a start is cancelled or times out during its launch, its link stays here until the device has answered the
///    launch, so that the app can be stopped.
@LoopActor
public final class SessionManager {
  /// All sessions that are not over, the oldest first.
  public private(set) var sessions: [CastSession] = []

  /// The sessions without those that are about to replace another one: at most one a device.
  public var standing: [CastSession] {
    self.sessions.filter { session in
      session.connectionState != .connecting || !self.sessions.contains { $0.link === session.replaced }
    }
  }

  /// The media that the ended sessions played last, the newest end last; at most 32.
  public private(set) var endedMedia: [PlayedMedia] = []

  let randomness: RandomIDs
  let discovery: DiscoveryManager
  private weak var context: CastContext?
  /// The sessions that are connected, or were when they were suspended. The current one is last.
  private var connected: [CastSession] = []
  private(set) var isShutDown = false
  /// The links of starts that were abandoned while their app was being launched.
  private var abandonedLaunches: [ReceiverLink] = []
  /// The links that launch an app, until it runs or is refused.
  private var launching: [ReceiverLink] = []
  /// The links of transfers and searches to other devices.
  var visits: [LinkVisit] = []
  /// The number of searches for saved sessions in progress. Starts wait for their end.
  var claims = 0
  private var claimWaiters: [Waiter<Void, Never>] = []
  /// The default session options by device category.
  var defaultOptions: [String: JSONObject] = [:]
  /// Called after ``setCurrent(_:)``, which emits no event.
  var onCurrentChange: (@LoopActor () -> Void)?

  init(_ context: CastContext, randomness: RandomIDs) {
    self.randomness = randomness
    self.discovery = context.discovery
    self.context = context
  }

  /// The sessions whose playback gives way to other media; `nil` once the context is gone.
  var handovers: MediaHandovers? { self.context?.handovers }

  /// The dependencies of links; `nil` once the context is gone.
  var environment: LinkEnvironment? { self.context?.linkEnvironment }

  /// The devices to which transfers and searches have links.
  package var visitedDevices: [DiscoveredDevice] { self.visits.map(\.link.device) }

  /// The session that was connected, or made the current one, last; `nil` if there is none (SDK `currentCastSession`).
  /// It stays current while it is suspended.
  public var current: CastSession? { self.connected.last }

  /// Makes a connected session the current one.
  ///
  /// - Throws: ``CastErrorCode/noSuchSession``.
  public func setCurrent(_ id: String) throws(CastError) {
    let session = try self.session(id)
    guard let index = self.connected.firstIndex(where: { $0 === session }) else { return }
    self.connected.append(self.connected.remove(at: index))
    self.context?.sessionsChanged()
    self.onCurrentChange?()
  }

  /// Whether a search for the sessions of earlier servers is in progress.
  package var isClaiming: Bool { self.claims > 0 }

  /// Waits until the sessions of earlier servers are known, or the disk hasn't responded in time.
  func claimsSettled() async {
    guard self.claims > 0, let clock = self.environment?.clock else { return }
    let waiter = Waiter<Void, Never>()
    self.claimWaiters.append(waiter)
    waiter.limit(to: .seconds(5), clock: clock) { waiter.finish(.success(())) }
    await waiter.value { waiter.finish(.success(())) }
  }

  func resumeClaimWaiters() {
    self.claimWaiters.finishAll(.success(()))
  }

  /// Returns the session `id`, or without an id the current one.
  ///
  /// - Throws: ``CastErrorCode/noSuchSession``.
  public func session(_ id: String? = nil) throws(CastError) -> CastSession {
    guard let id else {
      if let current { return current }
      throw CastError(.noSuchSession, "There is no current session: start one, or name one.")
    }
    guard let session = self.sessions.first(where: { $0.id == id }) else {
      throw CastError(.noSuchSession, "There is no session '\(id)': it may have ended.", sessionId: id)
    }
    return session
  }

  /// Connects to a device, and launches an app, or joins it if it already runs.
  ///
  /// - Parameter didBegin: Called with the new session before any notification about it, so that the caller can
  ///   report progress.
  /// - Returns: The session, once it is connected and, for media apps, its first media status is known.
  /// - Throws: ``CastErrorCode/deviceNotFound``, ``CastErrorCode/sessionExists``,
  ///   ``CastErrorCode/internalLimitReached``, and every error of connecting, with ``CastError/phase`` and
  ///   ``CastError/elapsed``. Cancelling the calling task ends the attempt.
  public func start(
    _ target: SessionTarget,
    options: SessionStartOptions = SessionStartOptions(),
    didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> SessionSnapshot {
    try await self.start(target, options: options, replacing: nil, didBegin: didBegin)
  }

  /// Starts a session beside another one with the same device.
  ///
  /// - Parameter replaced: The link of the other session, which ends when the app of this one runs. If this one fails
  ///   before, the other lasts.
  func start(
    _ target: SessionTarget, options: SessionStartOptions, replacing replaced: ReceiverLink?,
    didBegin: (@LoopActor (CastSession) -> Void)?
  ) async throws(CastError) -> SessionSnapshot {
    guard !options.applicationId.isEmpty else {
      throw CastError(InvalidParameter("applicationId", "must not be empty"))
    }
    let sessionOptions = try self.sessionOptions(options.sessionOptions, for: target)
    let wanted = WantedRun(applicationId: options.applicationId)
    return try await self.usingExisting(target, wanted, if: options.usesExisting, besides: replaced) {
      () throws(CastError) in
      try await self.startNew(
        target, goal: .launch(applicationId: options.applicationId, relaunchIfRunning: options.relaunchIfRunning),
        launch: options, sessionOptions: sessionOptions, timeout: options.timeout, replacing: replaced,
        didBegin: didBegin)
    }
  }

  /// Connects to a device and joins the running app; launches nothing.
  ///
  /// - Throws: as ``start(_:options:didBegin:)``, and ``CastErrorCode/applicationNotRunning``.
  public func join(
    _ target: SessionTarget,
    options: SessionJoinOptions = SessionJoinOptions(),
    didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> SessionSnapshot {
    let sessionOptions = try self.sessionOptions(options.sessionOptions, for: target)
    let wanted = WantedRun(applicationId: options.applicationId, receiverSessionId: options.receiverSessionId)
    return try await self.usingExisting(target, wanted, if: options.usesExisting) { () throws(CastError) in
      try await self.startNew(
        target, goal: .join(applicationId: options.applicationId, receiverSessionId: options.receiverSessionId),
        launch: SessionStartOptions(applicationId: options.applicationId ?? "", credentials: options.credentials),
        sessionOptions: sessionOptions, timeout: options.timeout, didBegin: didBegin)
    }
  }

  private func startNew(
    _ target: SessionTarget, goal: SessionLifecycle.Goal, launch: SessionStartOptions, sessionOptions: JSONObject?,
    timeout: TimeAmount?, replacing replaced: ReceiverLink? = nil, didBegin: (@LoopActor (CastSession) -> Void)?
  ) async throws(CastError) -> SessionSnapshot {
    let device = try self.device(for: target)
    let environment = try self.admit(device, isReplacing: replaced != nil, besides: replaced)
    let id = self.makeId()
    let link = ReceiverLink(
      sessionId: id, target: target, device: device, goal: goal, launch: launch, timeout: timeout, isRecorded: true,
      owesCredentials: true, environment: environment)
    let session = self.add(CastSession(id: id, link: link, manager: self))
    session.sessionOptions = sessionOptions
    session.replaced = replaced
    didBegin?(session)
    return try await session.start()
  }

  /// Ends a session. Returns when it is over. Without an action, the context's options determine what happens to the
  /// app.
  ///
  /// - Throws: Only ``CastErrorCode/noSuchSession``. A receiver that doesn't confirm is disconnected anyway.
  public func end(_ id: String? = nil, action: SessionEndAction? = nil) async throws(CastError) {
    let session = try self.session(id)
    await session.end(action ?? session.defaultEndAction)
  }

  /// Suspends every session, because the programs that cast moved to the background. One that is connecting is
  /// suspended as soon as it is connected.
  func suspendAll() {
    for session in self.sessions { session.enterBackground() }
  }

  /// Resumes the sessions that were suspended for the background, also by ``CastSession/suspend(_:)``.
  func resumeAll() {
    for session in self.sessions { session.enterForeground() }
  }

  /// Handles an update of a device by discovery.
  func deviceUpdated(_ device: DiscoveredDevice) {
    for session in self.sessions {
      if session.device.deviceId == device.deviceId { session.deviceUpdated(device) }
      session.search?.consider([device])
    }
  }

  /// Ends every session, and refuses new ones.
  func shutDown() async {
    self.isShutDown = true
    for session in self.sessions { await session.end(.leave, reason: .serverShutdown) }
    for link in self.abandonedLaunches { link.closeAbandoned() }
    for visit in self.visits {
      await visit.link.leave(stoppingApplication: visit.isTransfer && visit.link.hasLaunched)
    }
  }

  // MARK: Bookkeeping

  private func add(_ session: CastSession) -> CastSession {
    self.sessions.append(session)
    self.context?.sessionsChanged()
    return session
  }

  /// Checks that a session with the device is allowed. Returns the dependencies of its link.
  ///
  /// - Parameters:
  ///   - isReplacing: Whether the new link replaces that of an existing session.
  ///   - replaced: The link of the session with the device that counts as none.
  func admit(
    _ device: DiscoveredDevice, isReplacing: Bool = false, besides replaced: ReceiverLink? = nil
  ) throws(CastError) -> LinkEnvironment {
    guard !self.isShutDown, let environment = self.environment else {
      throw CastError(.shuttingDown, "The server is shutting down.")
    }
    if let other = self.occupant(of: device), other.link !== replaced { throw other.stands() }
    if let visit = self.transfer(with: device) {
      throw CastError(
        .sessionExists,
        "The session '\(visit.sessionId)' is being transferred to this device, or from it. Wait for the outcome.",
        sessionId: visit.sessionId)
    }
    let maximum = Int(clamping: environment.options.maximumSessions)
    guard self.sessions.count < maximum || isReplacing else {
      throw CastError(.internalLimitReached, "There are \(maximum) sessions already: end one first.")
    }
    self.context?.settleOptions()
    return environment
  }

  /// Returns the link of a transfer to the device, or from it.
  func transfer(with device: DiscoveredDevice) -> LinkVisit? {
    self.visits.first { $0.isTransfer && $0.link.device.deviceId == device.deviceId }
  }

  /// Keeps the link of a start that was abandoned while its app was being launched, until the link closes itself.
  func keep(_ link: ReceiverLink) {
    self.abandonedLaunches.append(link)
    link.keepUntilLaunchIsDecided { [weak self, weak link] in self?.abandonedLaunches.removeAll { $0 === link } }
  }

  /// Notes a LAUNCH. It may get the run of a launch abandoned on the device, whose app isn't stopped for now.
  func willLaunch(_ link: ReceiverLink) {
    if !self.launching.contains(where: { $0 === link }) { self.launching.append(link) }
    self.holdAbandonedLaunches(on: link.device)
  }

  /// Notes the run of an app that a link connects to. If a launch abandoned on the device may have started it, its app
  /// isn't stopped any more.
  func didFindApplication(_ link: ReceiverLink, run: String) {
    self.launching.removeAll { $0 === link }
    for other in self.abandonedLaunches where other.device.deviceId == link.device.deviceId {
      other.advanceAbandoned(.otherConnects(run: run))
    }
    self.holdAbandonedLaunches(on: link.device)
  }

  /// Notes that a link has no app, so that none of an abandoned launch is left behind either.
  func didFailToOpen(_ link: ReceiverLink) {
    self.launching.removeAll { $0 === link }
    self.holdAbandonedLaunches(on: link.device)
  }

  private func holdAbandonedLaunches(on device: DiscoveredDevice) {
    let isHeld = self.launching.contains { $0.device.deviceId == device.deviceId }
    for link in self.abandonedLaunches where link.device.deviceId == device.deviceId {
      link.advanceAbandoned(.otherLaunches(isHeld))
    }
  }

  /// Creates the session for a saved one, under its old id if that is free.
  func makeSession(_ restoration: SessionRestoration) throws(CastError) -> CastSession {
    let saved = restoration.saved
    let entry = ConfiguredDevice(host: saved.host, port: saved.port)
    let device =
      self.discovery.device(id: saved.deviceId)
      ?? DiscoveredDevice(
        deviceId: saved.deviceId, configured: [entry], preferred: entry,
        identity: DeviceIdentity(
          deviceId: saved.deviceId, friendlyName: saved.friendlyName, modelName: saved.modelName))
    let environment = try self.admit(device)
    let isFree = !saved.sessionId.isEmpty && !self.sessions.contains { $0.id == saved.sessionId }
    let id = isFree ? saved.sessionId : self.makeId()
    let link = ReceiverLink(
      sessionId: id, target: .address(saved.host, port: saved.port), device: device,
      goal: .join(applicationId: saved.applicationId, receiverSessionId: saved.receiverSessionId),
      environment: environment)
    let session = CastSession(id: id, link: link, manager: self)
    session.sessionOptions = saved.sessionOptions
    session.owner = saved.owner
    session.restoration = restoration
    return self.add(session)
  }

  func device(for target: SessionTarget) throws(CastError) -> DiscoveredDevice {
    switch target.kind {
    case .device(let id):
      guard let device = self.discovery.device(id: id) else {
        throw CastError(
          .deviceNotFound,
          "No device has the id '\(id)': start discovery and wait for it, or start the session by its address.")
      }
      return device
    case .address(let host, let port):
      if let session = self.sessions.first(where: { $0.isAt(anyOf: [host], port: port) }) { return session.device }
      let known = self.discovery.devices.first { device in
        device.port == port && (device.host == host || device.addresses.contains(host))
      }
      if let known { return known }
      let entry = ConfiguredDevice(host: host, port: port)
      return DiscoveredDevice(
        deviceId: DiscoveredDevice.synthesisedId(of: entry.key), configured: [entry], preferred: entry)
    }
  }

  private func remember(_ session: CastSession) {
    guard let media = session.media.sessionEnded() else { return }
    self.endedMedia.removeAll { $0.sessionId == media.sessionId }
    self.endedMedia = self.endedMedia.suffix(31) + [media]
  }

  private func makeId() -> String {
    var id = self.randomness.sessionId()
    while self.sessions.contains(where: { $0.id == id }) { id = self.randomness.sessionId() }
    return id
  }

  func stateChanged(of session: CastSession) {
    switch session.connectionState {
    case .connected:
      if !self.connected.contains(where: { $0 === session }) { self.connected.append(session) }
      // A handshake and a launch use twice the memory of an open link.
      FreedMemory.shared.giveBackSoon()
    // A suspended session stays current: a call to the current session then fails with "suspended".
    case .suspended: break
    case .disconnected:
      self.connected.removeAll { $0 === session }
      self.sessions.removeAll { $0 === session }
      self.remember(session)
      FreedMemory.shared.giveBackSoon()
    default: self.connected.removeAll { $0 === session }
    }
    self.context?.sessionsChanged()
  }
}
