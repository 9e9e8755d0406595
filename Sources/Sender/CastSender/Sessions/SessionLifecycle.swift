package import CastModel
import CastV2
import LoopIsolation
package import NIOCore

/// The steps from a device to a connected app, with a time limit for each and for all of them (cast.md 12). A pure
/// value.
///
/// 1. Resolve, TCP, TLS; authenticate, if the policy asks for it.
/// 2. Connect: open `receiver-0`, request the receiver's status.
/// 3. Launch the app, or join the run that the status shows (``Goal``). A second LAUNCH follows a CANCELLED.
/// 4. Connect to the app once the status has its transport id, deliver the credentials, request the first media
///    status.
/// 5. Record the session on disk, then finish.
///
/// It ends with exactly one ``Action/finish(_:)`` or ``Action/fail(_:)``; later events do nothing. A failure after
/// LAUNCH abandons the launch, so that the app doesn't stay behind (``Action/abandonLaunch(_:)``).
package struct SessionLifecycle: Sendable {
  /// The app that the steps lead to.
  package enum Goal: Sendable, Hashable {
    /// Launches the app; or joins it if it already runs, unless it must be restarted.
    case launch(applicationId: String, relaunchIfRunning: Bool)
    /// Joins the running app, limited to this app and this run if they are given.
    case join(applicationId: String?, receiverSessionId: String?)
    /// Joins the run that the session had. It may be missing from the receiver's status for a moment.
    case resume(applicationId: String?, receiverSessionId: String)
  }

  /// The request ids that a start may need, reserved in advance.
  package struct RequestIDs: Sendable, Hashable {
    package var receiverStatus: Int64
    package var launch: Int64
    /// For the second LAUNCH, after a CANCELLED.
    package var secondLaunch: Int64
    package var mediaStatus: Int64
    /// The id of the STOP for a run that is relaunched.
    package var stop: Int64
    /// The id of the STOP for an app that was launched in vain.
    package var takeBack: Int64

    package init(
      receiverStatus: Int64, launch: Int64, secondLaunch: Int64, mediaStatus: Int64, stop: Int64, takeBack: Int64
    ) {
      self.receiverStatus = receiverStatus
      self.launch = launch
      self.secondLaunch = secondLaunch
      self.mediaStatus = mediaStatus
      self.stop = stop
      self.takeBack = takeBack
    }
  }

  package enum Event: Sendable {
    case start
    /// The device's addresses are known.
    case resolved
    /// TCP is up; TLS begins.
    case tcpConnected
    /// TLS is up.
    case linkUp
    /// The device was authenticated as the policy demands, and may be connected to.
    case authenticated
    /// The device failed authentication, for the reason in the error.
    case authenticationFailed(CastError)
    /// The link could not be opened, for the reason in the error, which lacks phase and time.
    case linkFailed(CastError)
    case linkLost(message: String, cause: (any Error)?)
    case receiverStatus(ReceiverStatusMessage)
    case launchStatus(launchRequestId: Int64?, status: String?)
    case launchError(requestId: Int64?, ReceiverErrorInfo)
    /// INVALID_REQUEST in the receiver namespace.
    case invalidRequest(requestId: Int64?, ReceiverErrorInfo)
    /// A media status, or an error reply to our request for it. A partial status doesn't show the media.
    case mediaStatus(requestId: Int64?, isComplete: Bool)
    /// The session was saved, or can't be.
    case recorded
    /// CLOSE of our virtual connection with `remoteId`.
    case closed(remoteId: String)
    case cancel(CastError)
    /// A deadline may have been reached.
    case tick
  }

  /// An action that the owner must carry out.
  package enum Action: Sendable {
    /// Report a new step, or progress within the present one.
    case report(ConnectionPhase, message: String?)
    /// Resolve the device's addresses, and open a link to one of them.
    case openLink
    /// Close the link and open another one, with another sender id. Returned at most once.
    case reopenLink
    case authenticate
    /// CONNECT to receiver-0 and GET_STATUS.
    case openReceiver(requestId: Int64)
    case launch(requestId: Int64)
    /// STOP this run of an app, because it is to be relaunched, or was launched and is no longer wanted.
    case stop(receiverSessionId: String, requestId: Int64)
    /// Keep the link until the receiver has answered the LAUNCH in flight, and stop the app if it starts. The start
    /// itself fails now.
    case abandonLaunch(AbandonedLaunch)
    /// CONNECT to the app.
    case openApplication(ReceiverApplication)
    /// Send the viewer's credentials to the app that was joined. Returned once.
    case deliverCredentials(ReceiverApplication)
    case requestMediaStatus(requestId: Int64)
    /// Save the session, before clients are notified of it.
    case record
    /// The session is connected.
    case finish(ReceiverApplication)
    case fail(CastError)
  }

  package private(set) var phase = ConnectionPhase.resolve
  /// The app, once known.
  package private(set) var application: ReceiverApplication?
  package let goal: Goal
  private let ids: RequestIDs
  package let limits: ConnectLimits
  private let goneDelay: TimeAmount
  private let authenticates: Bool
  private let isRecorded: Bool
  /// Whether an earlier connection of this session launched the run.
  private let launchedEarlier: Bool
  /// Whether the viewer's credentials still have to be sent to an app that was joined rather than launched.
  private var owesCredentials: Bool
  /// Whether only saving the session is left.
  package private(set) var isRecording = false
  private let startedAt: NIODeadline
  private var totalDeadline: NIODeadline
  private var phaseDeadline: NIODeadline
  /// The time since which the TV has been asking its viewer. The time limits pause meanwhile.
  private var askingSince: NIODeadline?
  /// The end of the time in which the app may be missing from the receiver's status.
  private var missingUntil: NIODeadline?
  private var resolution: LaunchResolution?
  /// The run that must end before the app is relaunched, and the deadline for that.
  private var endingRun: (receiverSessionId: String, until: NIODeadline)?
  /// Whether the link was closed and opened again, because the receiver refused the first one.
  private var hasReopened = false
  /// Whether the app has sent a media status since this connection was begun.
  package private(set) var isMediaStatusKnown = false
  private var isOver = false

  package init(
    goal: Goal,
    ids: RequestIDs,
    limits: ConnectLimits,
    timeout: TimeAmount? = nil,
    goneDelay: TimeAmount = .seconds(1),
    authenticates: Bool = false,
    isRecorded: Bool = false,
    owesCredentials: Bool = false,
    launchedEarlier: Bool = false,
    now: NIODeadline
  ) {
    self.goal = goal
    self.ids = ids
    let limits = limits.allowing(timeout)
    self.limits = limits
    self.goneDelay = goneDelay
    self.authenticates = authenticates
    self.isRecorded = isRecorded
    self.owesCredentials = owesCredentials
    self.launchedEarlier = launchedEarlier
    self.startedAt = now
    self.totalDeadline = now + TimeAmount(limits.total)
    self.phaseDeadline = now + TimeAmount(limits.resolve)
  }

  /// The time at which ``Event/tick`` is due next; `nil` after the end.
  package var nextDeadline: NIODeadline? {
    guard !self.isOver else { return nil }
    if let askingSince { return askingSince + TimeAmount(self.limits.authorization) }
    return [self.phaseDeadline, self.missingUntil, self.endingRun?.until].compactMap(\.self)
      .reduce(self.totalDeadline, min)
  }

  /// Whether this start launched the run. A run that was there before belongs to another sender.
  package var hasLaunched: Bool {
    guard let resolution, let application else { return false }
    return !resolution.earlierSessionIds.contains(application.sessionId ?? "")
  }

  /// Whether this connection or an earlier one of the session launched the run.
  package var launchedApplication: Bool { self.launchedEarlier || self.hasLaunched }

  package func elapsed(now: NIODeadline) -> TimeAmount { now - self.startedAt }

  /// Handles an event. Returns the actions, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    guard !self.isOver else { return [] }
    switch event {
    case .start: return self.enter(.resolve, now: now) + [.openLink]
    case .resolved: return self.phase == .resolve ? self.enter(.tcp, now: now) : []
    case .tcpConnected: return self.phase == .tcp ? self.enter(.tls, now: now) : []
    case .linkUp where self.authenticates: return self.enter(.authenticate, now: now) + [.authenticate]
    case .linkUp: return self.connect(now: now)
    case .authenticated: return self.phase == .authenticate ? self.connect(now: now) : []
    case .linkFailed(let error), .authenticationFailed(let error): return self.fail(error, now: now)
    case .cancel(let error): return self.giveUp(error, now: now)
    case .linkLost(let message, let cause):
      return self.fail(CastError(.connectionLost, message, cause: cause), now: now)
    case .receiverStatus(let message): return self.receive(message, now: now)
    case .launchStatus(let id, let status): return self.receiveLaunchStatus(status, id: id, now: now)
    case .launchError(let id, let details): return self.receiveLaunchError(details, id: id, now: now)
    case .invalidRequest(let id, let details): return self.receiveInvalidRequest(details, id: id, now: now)
    case .mediaStatus(let id, let isComplete):
      guard self.phase == .mediaStatus, isComplete || id == self.ids.mediaStatus else { return [] }
      self.isMediaStatusKnown = true
      return self.isRecording ? [] : self.record(now: now)
    case .recorded: return self.isRecording ? self.finish() : []
    case .closed(let remoteId): return self.receiveClose(remoteId, now: now)
    case .tick: return self.tick(now: now)
    }
  }

  // MARK: Steps

  private mutating func enter(_ phase: ConnectionPhase, message: String? = nil, now: NIODeadline) -> [Action] {
    self.phase = phase
    self.phaseDeadline = now + TimeAmount(self.limits.limit(of: phase))
    return [.report(phase, message: message)]
  }

  private mutating func connect(now: NIODeadline) -> [Action] {
    self.enter(.connect, now: now) + [.openReceiver(requestId: self.ids.receiverStatus)]
  }

  /// Saves the session as the last step. The session is connected afterwards.
  private mutating func record(now: NIODeadline) -> [Action] {
    guard self.isRecorded else { return self.finish() }
    self.isRecording = true
    self.phaseDeadline = now + TimeAmount(self.limits.record)
    return [.record]
  }

  private mutating func finish() -> [Action] {
    guard let application else { return [] }
    self.isOver = true
    return [.finish(application)]
  }

  /// Fails, and stops the app if this start launched it.
  mutating func fail(_ error: CastError, now: NIODeadline) -> [Action] {
    guard self.hasLaunched, let id = self.application?.sessionId else { return [self.failure(error, now: now)] }
    return [.stop(receiverSessionId: id, requestId: self.ids.takeBack), self.failure(error, now: now)]
  }

  /// Fails because the caller no longer waits. An app that the LAUNCH in flight may still start is stopped, too.
  private mutating func giveUp(_ error: CastError, now: NIODeadline) -> [Action] {
    guard self.phase == .launch, self.endingRun == nil, let resolution else { return self.fail(error, now: now) }
    let patience = self.askingSince == nil ? TimeAmount(self.limits.launch) : TimeAmount(self.limits.authorization)
    let launch = AbandonedLaunch(resolution, stopRequestId: self.ids.takeBack, until: now + patience)
    return [.abandonLaunch(launch)] + self.fail(error, now: now)
  }

  private mutating func failure(_ error: CastError, now: NIODeadline) -> Action {
    self.isOver = true
    var error = error
    error.phase = error.phase ?? self.phase
    error.elapsed = self.elapsed(now: now)
    return .fail(error)
  }

  /// Notes a media status that came after the session was connected. Returns whether it is the first.
  package mutating func noticeMediaStatus() -> Bool {
    defer { self.isMediaStatusKnown = true }
    return !self.isMediaStatusKnown
  }

  private mutating func tick(now: NIODeadline) -> [Action] {
    guard let deadline = self.nextDeadline, deadline <= now else { return [] }
    if self.askingSince == nil, let missingUntil, missingUntil <= now {
      if self.phase == .join { return self.fail(self.nothingToJoin, now: now) }
      return self.fail(
        CastError(.sessionEnded, "The app ended while the session was connecting. Start it again."), now: now)
    }
    if let until = self.endingRun?.until, until <= now { return self.launchAnew() }
    // If the disk doesn't respond, the session starts without its record.
    if self.isRecording { return self.finish() }
    // The app runs and is connected: keep it, even if it doesn't send its media status (node-castv2's receiver,
    // bridges).
    if self.phase == .mediaStatus { return [.report(.mediaStatus, message: Self.silence)] + self.record(now: now) }
    return self.giveUp(CastError(.connectionTimedOut, self.timeoutMessage), now: now)
  }

  private static let silence = "The app doesn't report its media status, so its playback is unknown."

  private var timeoutMessage: String {
    if self.askingSince != nil {
      return "The viewer didn't answer the TV's question whether casting is allowed. Answer it there, and try again."
    }
    switch self.phase {
    case .resolve: return "The device's address did not come in time. Check that it is switched on and in this network."
    case .tcp: return "The device did not accept the connection in time. Check its address and that nothing filters it."
    case .tls: return "The device accepted the connection but did not encrypt it. Check that the port is a Cast port."
    case .authenticate: return "The device authentication didn't finish in time. Allow more time."
    case .connect: return "The device did not report its status. Restarting it may help."
    case .launch: return "The receiver did not launch the app in time."
    case .join: return "The app that runs did not become reachable in time."
    case .appConnect: return "The app runs, but the receiver did not say where it can be reached."
    default: return "The device did not answer in time."
    }
  }

  // MARK: Receiver

  private mutating func receive(_ message: ReceiverStatusMessage, now: NIODeadline) -> [Action] {
    let applications = message.status.applications ?? []
    switch self.phase {
    case .connect: return self.begin(applications, now: now)
    case .launch:
      if let endingRun {
        return applications.contains { $0.sessionId == endingRun.receiverSessionId } ? [] : self.launchAnew()
      }
      guard let application = self.resolution?.application(in: message) else { return [] }
      self.endAsking(now: now)
      return self.adopt(application, now: now)
    case .join:
      guard let application = self.joinable(applications), application.isReachable else { return [] }
      return self.adopt(application, now: now)
    case .appConnect, .mediaStatus: return self.follow(applications, now: now)
    default: return []
    }
  }

  /// Handles the first status: joins the running app, or launches one.
  private mutating func begin(_ applications: [ReceiverApplication], now: NIODeadline) -> [Action] {
    if let application = self.joinable(applications) {
      let report = self.enter(.join, now: now)
      return application.isReachable ? report + self.adopt(application, now: now) : report
    }
    guard case .launch(let applicationId, let relaunch) = self.goal else {
      return self.beginWithoutApplication(now: now)
    }
    self.resolution = LaunchResolution(
      applicationId: applicationId, requestId: self.ids.launch,
      earlierSessionIds: Set(applications.compactMap(\.sessionId)), mustBeNew: relaunch)
    // The LAUNCH carries the credentials.
    self.owesCredentials = false
    let report = self.enter(.launch, now: now)
    // A LAUNCH of a running app doesn't restart it (cast.md 6.4): stop it first.
    guard relaunch, let run = applications.first(where: { $0.matches(applicationId) })?.sessionId, !run.isEmpty else {
      return report + [.launch(requestId: self.ids.launch)]
    }
    self.endingRun = (run, now + TimeAmount(self.limits.stop))
    return report + [.stop(receiverSessionId: run, requestId: self.ids.stop)]
  }

  /// Launches the app after its earlier run has ended, or failed to end in time.
  private mutating func launchAnew() -> [Action] {
    self.endingRun = nil
    return [.launch(requestId: self.ids.launch)]
  }

  /// Handles a status without the app to join. A run to resume may be missing for a moment (cast.md 6.2).
  private mutating func beginWithoutApplication(now: NIODeadline) -> [Action] {
    let report = self.enter(.join, now: now)
    guard case .resume = self.goal else { return self.fail(self.nothingToJoin, now: now) }
    self.missingUntil = now + self.goneDelay
    return report
  }

  private var nothingToJoin: CastError {
    if case .resume = self.goal {
      return CastError(.sessionEnded, "The app ended while the link was down. Start a session to launch it again.")
    }
    return CastError(.applicationNotRunning, "No such app runs on the device. Start a session to launch it.")
  }

  private func joinable(_ applications: [ReceiverApplication]) -> ReceiverApplication? {
    switch self.goal {
    case .launch(let applicationId, let relaunch):
      return relaunch ? nil : applications.first { $0.matches(applicationId) }
    case .join(let applicationId, let receiverSessionId):
      return applications.first { application in
        !application.isIdle && (applicationId.map(application.matches) ?? true)
          && (receiverSessionId == nil || application.sessionId == receiverSessionId)
      }
    case .resume(_, let receiverSessionId): return applications.first { $0.sessionId == receiverSessionId }
    }
  }

  private mutating func adopt(_ application: ReceiverApplication, now: NIODeadline) -> [Action] {
    self.application = application
    self.missingUntil = nil
    var actions = self.enter(.appConnect, now: now) + [.openApplication(application)]
    if self.owesCredentials { actions.append(.deliverCredentials(application)) }
    self.owesCredentials = false
    guard application.supportsMedia else { return actions + self.record(now: now) }
    return actions + self.enter(.mediaStatus, now: now) + [.requestMediaStatus(requestId: self.ids.mediaStatus)]
  }

  /// Follows the app while it is being connected, in case its transport id changes or it vanishes.
  private mutating func follow(_ applications: [ReceiverApplication], now: NIODeadline) -> [Action] {
    guard let own = applications.first(where: { $0.sessionId == self.application?.sessionId }) else {
      self.missingUntil = self.missingUntil ?? now + self.goneDelay
      return []
    }
    self.missingUntil = nil
    let hasMoved = own.isReachable && own.transportId != self.application?.transportId
    guard hasMoved else { return [] }
    return self.adopt(own, now: now)
  }

  private mutating func receiveClose(_ remoteId: String, now: NIODeadline) -> [Action] {
    if remoteId == CastEndpointID.receiver {
      if self.phase == .connect, !self.hasReopened { return self.reopen(now: now) }
      return self.fail(
        CastError(.connectionRejected, "The receiver closed the virtual connection. It may be restarting: try again."),
        now: now)
    }
    guard remoteId == self.application?.transportId else { return [] }
    return self.fail(
      CastError(.connectionRejected, "The app closed the virtual connection: it has ended, or refuses this sender."),
      now: now)
  }

  /// Tries once more over another link: a Chromecast was seen to answer the first GET_STATUS with CLOSE, and to serve
  /// the next connection (cast.md 3.3; Tests/Recordings/captures/samdel62-connect-closed.jsonl).
  private mutating func reopen(now: NIODeadline) -> [Action] {
    self.hasReopened = true
    return self.enter(.tcp, message: "The receiver closed the connection. Connecting again.", now: now) + [.reopenLink]
  }

  private mutating func receiveInvalidRequest(
    _ details: ReceiverErrorInfo, id: Int64?, now: NIODeadline
  ) -> [Action] {
    if self.endingRun != nil, id == self.ids.stop { return self.launchAnew() }
    guard let id, [self.ids.receiverStatus, self.resolution?.requestId].contains(id) else { return [] }
    let reason = details.reason.map { " (\($0))" } ?? ""
    return self.fail(
      CastError(.requestRejected, "The receiver rejected the request\(reason).", receiver: details), now: now)
  }

  // MARK: Launch

  /// Whether a message with this id is about our present LAUNCH. Some receivers give no id: they mean it, too.
  func isOurLaunch(_ id: Int64?) -> Bool {
    guard self.phase == .launch, self.endingRun == nil, let resolution else { return false }
    return id == nil || id == 0 || id == resolution.requestId
  }

  /// Pauses the time limits. Returns false if they were paused already.
  mutating func beginAsking(now: NIODeadline) -> Bool {
    guard self.askingSince == nil else { return false }
    self.askingSince = now
    return true
  }

  /// Continues the time limits. Returns false if they weren't paused.
  @discardableResult
  mutating func endAsking(now: NIODeadline) -> Bool {
    guard let askingSince else { return false }
    self.askingSince = nil
    self.totalDeadline = self.totalDeadline + (now - askingSince)
    self.phaseDeadline = self.phaseDeadline + (now - askingSince)
    return true
  }

  /// Returns the id of the second LAUNCH, or `nil` if that was sent already.
  mutating func beginSecondLaunch() -> Int64? {
    guard let resolution, resolution.requestId != self.ids.secondLaunch else { return nil }
    self.resolution = LaunchResolution(
      applicationId: resolution.applicationId, requestId: self.ids.secondLaunch,
      earlierSessionIds: resolution.earlierSessionIds, mustBeNew: resolution.mustBeNew)
    return self.ids.secondLaunch
  }
}

extension SessionLifecycle.RequestIDs {
  /// Reserves the ids that a start or a resumption may need.
  @LoopActor
  init(_ tracker: RequestTracker<CastError>) {
    self.init(
      receiverStatus: tracker.nextId(), launch: tracker.nextId(), secondLaunch: tracker.nextId(),
      mediaStatus: tracker.nextId(), stop: tracker.nextId(), takeBack: tracker.nextId())
  }
}
