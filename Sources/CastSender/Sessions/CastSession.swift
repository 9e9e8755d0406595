public import CastDiscovery
public import CastModel
import CastV2
import DeviceAuthentication
public import JSONCodec
public import LoopIsolation
import Logging
import NIOCore

/// A connection to a receiver app (SDK `GCKCastSession`).
///
/// Made by ``SessionManager``. What happens to it is told by the context's events; after it is over it answers every call with
/// an error.
@LoopActor
public final class CastSession {
  /// Names the session in its context: `s-` and 8 hexadecimal digits.
  public nonisolated let id: String
  /// Its device, as it was last seen.
  public internal(set) var device: DiscoveredDevice
  /// How far it is.
  public internal(set) var connectionState = ConnectionState.connecting
  /// Controls what the app plays; it exists for every session, and refuses what an app without media can't do.
  public let media: RemoteMediaClient

  /// What the client that began the session wants to find in it again (SDK `GCKSession.sessionOptions`).
  public internal(set) var sessionOptions: JSONObject?
  /// The program that started or joined it.
  public var owner: SessionOwner?

  var target: SessionTarget
  var goal: SessionGoal
  var launch: SessionStartOptions?
  let environment: SessionEnvironment
  let logger: Logger
  /// This end of the virtual connections: unlike any that another sender uses (peers.md P19).
  var senderId: String
  var tracker = RequestTracker()
  var ids: SessionLifecycle.RequestIDs

  var lifecycle: SessionLifecycle
  var presence: SessionPresence?
  /// While suspended: why, and what is done about it.
  var suspension: SessionSuspension?
  var receiver = ReceiverStatusReducer()
  var multizone = MultizoneReducer()
  var router = VirtualConnectionRouter()
  var connection: CastConnection?
  var linkDelegate = SessionLinkDelegate()
  var linkTask: Task<Void, Never>?
  var authenticator: LinkAuthenticator?
  /// What the device proved on this link.
  var authentication: AuthenticationResult?
  var timer: CastTimer?
  var startWaiters: [(Result<SessionSnapshot, CastError>) -> Void] = []
  var endWaiters: [@LoopActor () -> Void] = []
  /// The volumes that our SET_VOLUME requests without an answer ask for.
  var volumeRequests: [Int64: DeviceVolume] = [:]
  /// The levels that were asked for and not answered yet, the oldest first.
  var requestedLevels: [Double] = []
  /// What the app said before the session was connected.
  var earlyMessages = EarlyMessages()
  /// Whether so much waits for the device that channels should not write.
  var isCongested = false
  /// The STOP that is on its way.
  var stopRequestId: Int64?
  /// Whether the receiver confirmed it.
  var isStopConfirmed = false
  /// Whether the app was launched by this session's start, whatever became of its links since.
  var hasLaunched = false
  /// While the session is being brought to another device.
  var transfer: SessionTransferDriver?
  /// While the session is looked for on other devices.
  var pursuit: SessionPursuit?
  /// Whether it is where a transfer goes to: nobody else may have the device until that is decided.
  var stopsLaunchedApplication = false
  /// Whether an app that is joined, and not launched, is still to be told who the viewer is.
  var owesCredentials = true
  /// Whether the log says that the device told more than is kept.
  var hasToldOfLimits = false

  init(
    id: String,
    senderId: String,
    target: SessionTarget,
    device: DiscoveredDevice,
    goal: SessionGoal,
    launch: SessionStartOptions? = nil,
    timeout: TimeAmount?,
    environment: SessionEnvironment
  ) {
    self.id = id
    self.senderId = senderId
    self.target = target
    self.device = device
    self.goal = goal
    self.launch = launch
    self.environment = environment
    var logger = environment.logger
    logger[metadataKey: "session"] = "\(id)"
    self.logger = logger
    let now = environment.clock.now
    self.ids = SessionLifecycle.RequestIDs(self.tracker)
    self.lifecycle = SessionLifecycle(
      goal: goal, ids: self.ids, limits: environment.options.connectLimits, timeout: timeout,
      goneDelay: environment.options.applicationGoneDelay,
      authenticates: environment.options.deviceAuthentication.policy != .off, isRecorded: !environment.isHidden,
      now: now)
    self.media = RemoteMediaClient(sessionId: id, now: now)
    self.media.session = self
    self.linkDelegate.session = self
  }

  /// How the session is now.
  public var snapshot: SessionSnapshot {
    let application = self.application
    return SessionSnapshot(
      sessionId: self.id,
      device: self.device,
      connectionState: self.connectionState,
      suspendReason: self.suspension?.reason,
      linkState: self.linkState,
      applicationState: self.applicationState,
      phase: self.isAdvancing ? self.lifecycle.phase : nil,
      applicationId: self.applicationId,
      sessionOptions: self.sessionOptions,
      receiverSessionId: self.presence?.receiverSessionId ?? application?.sessionId,
      application: application,
      volume: self.receiver.volume,
      traits: self.traits,
      isActiveInput: self.receiver.isActiveInput,
      isStandBy: self.receiver.isStandBy,
      authentication: self.authentication,
      multizone: self.multizone.status,
      supportsMedia: application?.supportsMedia ?? false,
      isMediaStatusKnown: self.isMediaStatusKnown,
      owner: self.owner)
  }

  /// The app: as the latest status that lists it describes it.
  public var application: ReceiverApplication? {
    let own = self.lifecycle.application
    let sessionId = self.presence?.receiverSessionId ?? own?.sessionId
    return self.receiver.applications.first { $0.sessionId != nil && $0.sessionId == sessionId } ?? own
  }

  /// The device's volume; `nil` before the receiver's first status.
  public var volume: DeviceVolume? { self.receiver.volume }

  /// Whether the app has told what it plays, since the link was made; `nil` for an app without media.
  var isMediaStatusKnown: Bool? {
    guard self.application?.supportsMedia == true else { return nil }
    return self.lifecycle.isMediaStatusKnown
  }

  var applicationId: String? {
    switch self.goal {
    case .launch(let applicationId, _): applicationId
    case .join(let applicationId, _), .resume(let applicationId, _):
      applicationId ?? self.lifecycle.application?.appId
    }
  }

  /// Whether the way to a connected session is being gone, for the first time or again.
  var isAdvancing: Bool {
    self.connectionState == .connecting || self.suspension?.schedule.isAttempting == true
  }

  /// Whether a LAUNCH is on its way, so that an app may come that nobody wants any more.
  var isWaitingForLaunch: Bool { self.connectionState == .connecting && self.lifecycle.phase == .launch }

  private var linkState: SessionLinkState {
    guard self.connectionState != .disconnected else { return .down }
    if self.isAdvancing { return self.connection == nil ? .connecting : .up }
    return self.connection == nil ? .down : .up
  }

  private var applicationState: SessionApplicationState {
    guard let presence else { return self.lifecycle.application == nil ? .unknown : .running }
    guard presence.link == .up else { return .unknown }
    return switch presence.application {
    case .running: .running
    case .missing, .sought: .missing
    case .gone: .ended
    }
  }

  /// The state is another: tell whoever counts.
  func setState(_ state: ConnectionState) {
    self.connectionState = state
    self.environment.stateChanged(self)
  }

  /// Sets the one timer for what is due next.
  func scheduleTimer() {
    self.timer?.cancel()
    self.timer = nil
    guard let deadline = self.nextDeadline else { return }
    self.timer = self.environment.clock.schedule(at: deadline) { [weak self] in self?.timerFired() }
  }

  private var nextDeadline: NIODeadline? {
    if self.isAdvancing { return self.lifecycle.nextDeadline }
    return self.suspension.map(\.schedule.deadline) ?? self.presence?.deadline
  }

  private func timerFired() {
    self.timer = nil
    if self.isAdvancing {
      self.advance(.tick)
    } else if self.suspension != nil {
      self.suspensionTimerFired()
    } else {
      self.carryOut(self.presence?.deadlineReached(now: self.environment.clock.now) ?? [])
      if self.connectionState == .connected { self.scheduleTimer() }
    }
  }
}
