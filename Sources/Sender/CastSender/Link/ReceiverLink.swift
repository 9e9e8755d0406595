import CastDiscovery
import CastModel
import CastV2
import DeviceAuthentication
import JSONCodec
import Logging
import LoopIsolation
import NIOCore
import TLS

/// The wire to one device: its connection and virtual connections, its requests, what it proved, and what its receiver, its group
/// and the run of one app have told.
///
/// A session has one, and a transfer gives it another (``CastSession/link``). A probe is a link without a session. It can be made
/// anew after it was lost, with everything that was known.
@LoopActor
final class ReceiverLink {
  /// What the owner of a link is notified of.
  enum Event {
    /// The app is connected to, for the first time or again.
    case didOpen(ReceiverApplication)
    /// It couldn't be connected to; the link is down.
    case didFailToOpen(CastError)
    /// The link was lost, although the app may go on: ``breakOff(_:)`` is next.
    case wasLost(SessionSuspendReason, CastError?)
    /// The app has ended, or is another one: ``breakOff(_:)`` is next.
    case applicationDidEnd(SessionEndReason, CastError?)
    /// The app is missing and may have moved to another device: look for it there.
    case applicationMayHaveMoved
    /// It is here again.
    case applicationReturned
    /// The app has another address.
    case applicationAddressChanged
    case receiverStatusChanged(ReceiverStatusReducer.Changes)
    /// The app has told for the first time what it plays, after the link was up.
    case mediaStatusBecameKnown
    case groupChanged(MultizoneReducer.Change)
    /// The app sent a message in a namespace that isn't the framework's.
    case didReceive(CastMessage)
    /// The device reads as fast as is written again, or no longer.
    case writabilityChanged
  }

  /// How far the way to the app is.
  enum Stage: Sendable, Hashable {
    /// Nothing was asked of it: a new link, or one for questions to the receiver alone.
    case idle
    case opening
    /// The app is connected to.
    case up
    case down
  }

  /// Names the session in errors, in the log and in requests for credentials; `nil` for a probe.
  let sessionId: String?
  let target: SessionTarget
  /// The device, as it was last seen.
  var device: DiscoveredDevice
  /// What the link is for; `nil`: for questions to the receiver alone.
  let goal: SessionLifecycle.Goal?
  let launch: SessionStartOptions?
  /// The app that a link without a goal looks at.
  var visitedApplication: ReceiverApplication?
  let environment: LinkEnvironment
  let logger: Logger

  /// Who lives on this link. Without a delegate, a link that is lost is broken off and stays down.
  weak var delegate: (any ReceiverLinkDelegate)?
  /// Gets the messages of the media namespace.
  weak var media: RemoteMediaClient?
  /// Is told each step of opening, with the time that it took until then and what there is to say about it.
  var progress: (@LoopActor (ConnectionPhase, TimeAmount, String?) -> Void)?

  /// This end of the virtual connections: unlike any that another sender uses (peers.md P19).
  private(set) var senderId: String
  let tracker: RequestTracker
  private(set) var ids: SessionLifecycle.RequestIDs
  private(set) var stage = Stage.idle
  var lifecycle: SessionLifecycle?
  var presence: ApplicationPresence?
  var receiver = ReceiverStatusReducer()
  var multizone = MultizoneReducer()
  var router = VirtualConnectionRouter()
  private(set) var connection: CastConnection?
  /// What the device proved on this connection.
  var authentication: AuthenticationResult?
  var authenticator: LinkAuthenticator?
  /// Our requests to the receiver whose answers may not name them.
  var unnamed = UnnamedAnswers()
  /// What the app said before anybody could hear it.
  var earlyMessages = EarlyMessages()
  var backlog = LinkBacklog()
  /// Whether the log says that the device told more than is kept.
  var hasLoggedLimits = false
  var openingTask: Task<Void, Never>?
  /// Waits for the outcome of ``open()``.
  var openingWaiter: ((Result<Void, CastError>) -> Void)?
  /// Nobody waits for the app any longer; the connection is kept until what the LAUNCH brings is stopped.
  private(set) var abandonedLaunch: AbandonedLaunch?
  private var didClose: (@LoopActor () -> Void)?
  private var timer: LoopTimer?

  /// - Parameters:
  ///   - goal: What to open; `nil`: nothing, only the receiver is asked.
  ///   - launch: How an app is launched, and who the viewer is.
  ///   - timeout: How long opening may take; `nil`: as the options say.
  ///   - isRecorded: Whether the session is written down before it is up.
  ///   - owesCredentials: Whether an app that is joined is told who the viewer is.
  init(
    sessionId: String?, target: SessionTarget, device: DiscoveredDevice, goal: SessionLifecycle.Goal?,
    launch: SessionStartOptions? = nil, timeout: TimeAmount? = nil, isRecorded: Bool = false,
    owesCredentials: Bool = false, environment: LinkEnvironment
  ) {
    self.sessionId = sessionId
    self.target = target
    self.device = device
    self.goal = goal
    self.launch = launch
    self.environment = environment
    self.tracker = RequestTracker(clock: environment.clock)
    var logger = environment.logger.component("ReceiverLink")
    if let sessionId { logger[metadataKey: "session"] = "\(sessionId)" }
    self.logger = logger
    self.senderId = environment.makeSenderId()
    self.ids = SessionLifecycle.RequestIDs(self.tracker)
    self.lifecycle = goal.map { goal in
      SessionLifecycle(
        goal: goal, ids: self.ids, limits: environment.options.connectLimits, timeout: timeout,
        goneDelay: environment.options.applicationGoneDelay,
        authenticates: environment.options.deviceAuthentication.policy != .off, isRecorded: isRecorded,
        owesCredentials: owesCredentials, now: environment.clock.now)
    }
  }

  // MARK: What is known

  var isOpening: Bool { self.stage == .opening }

  /// The app: as the latest status that lists it describes it.
  var application: ReceiverApplication? {
    let own = self.lifecycle?.application ?? self.visitedApplication
    let sessionId = self.presence?.receiverSessionId ?? own?.sessionId
    return self.receiver.applications.first { $0.sessionId != nil && $0.sessionId == sessionId } ?? own
  }

  /// The id of the app that was requested.
  var applicationId: String? {
    switch self.goal {
    case .launch(let applicationId, _): applicationId
    case .join(let applicationId, _), .resume(let applicationId, _):
      applicationId ?? self.lifecycle?.application?.appId
    case nil: nil
    }
  }

  /// Where the app's messages go.
  var transportId: String? {
    // A run that is resumed may have another address than before.
    let fresh = self.isOpening ? self.lifecycle?.application?.transportId : nil
    return fresh ?? self.presence?.transportId ?? self.lifecycle?.application?.transportId
      ?? self.visitedApplication?.transportId
  }

  /// Whether the device can be asked: the app is connected to, or the link is for questions alone and there is a connection.
  var isTalking: Bool { self.stage == .up || self.goal == nil && self.connection != nil }

  /// Whether the app has told what it plays, since the link was made; `nil` for an app without media.
  var isMediaStatusKnown: Bool? {
    guard self.application?.supportsMedia == true else { return nil }
    return self.lifecycle?.isMediaStatusKnown ?? false
  }

  /// Whether the app was launched for this link, and not joined.
  var hasLaunched: Bool { self.lifecycle?.launchedApplication ?? false }

  /// Whether it is down for good: it never was up, or the app has ended.
  var isOver: Bool { self.stage == .down && self.presence?.isOver ?? true }

  /// Whether a LAUNCH is on its way, so that an app may come that nobody wants any more.
  var isWaitingForLaunch: Bool { self.isOpening && self.lifecycle?.phase == .launch }

  // MARK: Stages

  func enter(_ stage: Stage) {
    self.stage = stage
    self.scheduleTimer()
  }

  /// Prepares to make the link anew, to the same run of the app; ``begin()`` is next.
  ///
  /// - Parameter timeout: How long it may take; `nil`: as the options say.
  func prepareToReopen(timeout: TimeAmount?) {
    guard let presence else { return }
    let options = self.environment.options
    self.senderId = self.environment.makeSenderId()
    _ = self.earlyMessages.takeAll()
    self.router = VirtualConnectionRouter()
    self.tracker.connectionRestored()
    self.ids = SessionLifecycle.RequestIDs(self.tracker)
    self.lifecycle = SessionLifecycle(
      goal: .resume(applicationId: self.application?.appId, receiverSessionId: presence.receiverSessionId),
      ids: self.ids, limits: options.connectLimits, timeout: timeout, goneDelay: options.applicationGoneDelay,
      authenticates: options.deviceAuthentication.policy != .off, launchedEarlier: self.hasLaunched,
      now: self.environment.clock.now)
  }

  /// The connection is there: messages are exchanged from now on.
  func use(_ connection: CastConnection) {
    self.connection = connection
    self.logger.debug(
      "link up",
      metadata: [
        "peer": "\(connection.remoteAddress.map { "\($0)" } ?? "?")", "tls": "\(connection.session.version)",
        "sender": "\(self.senderId)",
      ])
    if let sessionId {
      connection.messageTap = { [environment] message, direction in
        environment.messageTap?(TappedMessage(sessionId: sessionId, direction: direction, message: message))
      }
    }
    connection.start(delegate: self)
  }

  /// Sets the one timer for what is due next.
  func scheduleTimer() {
    self.timer?.cancel()
    self.timer = nil
    let deadline =
      switch self.stage {
      case .opening: self.lifecycle?.nextDeadline
      case .up: self.presence?.deadline
      case .idle, .down: self.abandonedLaunch?.deadline
      }
    guard let deadline else { return }
    self.timer = self.environment.clock.schedule(at: deadline) { [weak self] in self?.timerFired() }
  }

  private func timerFired() {
    self.timer = nil
    if self.abandonedLaunch != nil { return self.advanceAbandoned(.tick) }
    if self.isOpening { return self.advance(.tick) }
    self.follow(self.presence?.deadlineReached(now: self.environment.clock.now) ?? [])
    self.scheduleTimer()
  }

  // MARK: The run of the app

  /// Does what the app's presence says.
  func follow(_ actions: [ApplicationPresence.Action], error: CastError? = nil) {
    for action in actions {
      switch action {
      case .reconnectApplication(let transportId):
        self.openVirtualConnection(to: transportId)
        self.media?.applicationReconnected()
        self.notify(.applicationAddressChanged)
      case .seek: self.notify(.applicationMayHaveMoved)
      case .stopSeeking: self.notify(.applicationReturned)
      case .suspend(let reason): self.notify(.wasLost(reason, error))
      case .end(let reason): self.notify(.applicationDidEnd(reason, error))
      }
    }
  }

  func notify(_ event: Event) {
    if let delegate { return delegate.link(self, did: event) }
    switch event {
    case .wasLost(_, let error), .applicationDidEnd(_, let error):
      self.breakOff(error ?? CastError(.connectionLost, "The connection to the device is closed."))
    default: break
    }
  }

  /// Notifies the context's listeners, of a link that a session has.
  func emit(_ event: CastEvent) {
    if self.delegate != nil { self.environment.emit(event) }
  }

  // MARK: Ending

  /// The app isn't wanted any more, or is over; its fate is no news from now on.
  func endPresence(_ reason: SessionEndReason) { _ = self.presence?.endRequested(reason) }

  /// Stops the app, and waits until the receiver says so, in whatever way, or for a while; returns whether it did.
  func stopApplication() async -> Bool {
    guard let receiverSessionId = self.presence?.receiverSessionId ?? self.visitedApplication?.sessionId else {
      return false
    }
    defer { self.unnamed.stop = nil }
    do throws(CastChannelError) {
      _ = try await self.ask("STOP", timeout: self.environment.options.requestLimits.stop) { id in
        self.unnamed.stop = UnnamedAnswers.Stop(requestId: id, receiverSessionId: receiverSessionId)
        return ReceiverRequest.stop(receiverSessionId, requestId: id)
      }
      return true
    } catch {
      self.logger.debug("STOP not confirmed", metadata: ["error": "\(error)"])
      return false
    }
  }

  /// Fails what waits for an answer, at once and with the reason.
  func failRequests(_ error: CastError) {
    for request in self.tracker.pendingRequests {
      self.tracker.fail(
        request.id, with: CastChannelError(code: .cancelled, message: error.message, cause: error))
    }
  }

  /// Ends the link, and all that waits for it fails; it can be made anew.
  func breakOff(_ error: CastError) {
    self.failRequests(error)
    self.close()
    self.media?.linkLost()
  }

  /// Ends the link that is there, or being made.
  ///
  /// - Parameter sayingGoodbye: Whether the app and the receiver get CLOSE, so that they know that this sender has left.
  func close(sayingGoodbye: Bool = true) {
    self.openingTask?.cancel()
    self.openingTask = nil
    self.authenticator?.cancel()
    self.authenticator = nil
    defer { if self.stage != .idle { self.enter(.down) } }
    guard let connection, self.abandonedLaunch == nil else { return }
    self.multizone.reset()
    if sayingGoodbye {
      for message in self.router.closeAll() { self.send(message) }
    } else {
      _ = self.router.transportClosed()
    }
    self.connection = nil
    connection.close()
  }

  /// Ends a link that no session has; returns whether the app was stopped, if that was asked for.
  ///
  /// A link that broke is made once more to stop the app.
  @discardableResult
  func leave(stoppingApplication: Bool) async -> Bool {
    switch self.stage {
    case .idle: self.close()
    case .opening:
      self.advance(.cancel(CastError(.sessionEnded, "The session was ended while it was connecting.")))
    case .down:
      let options = self.environment.options.reconnect
      guard stoppingApplication, let presence, !presence.isOver, options.isEnabled else { return false }
      self.progress = nil
      self.prepareToReopen(timeout: TimeAmount(options.attemptTimeout))
      guard (try? await self.open()) != nil else { return false }
      return await self.leave(stoppingApplication: true)
    case .up:
      self.endPresence(.requested)
      self.failRequests(CastError(.sessionEnded, "The session was ended while the request was in flight."))
      let isStopped = stoppingApplication ? await self.stopApplication() : false
      self.close()
      return isStopped
    }
    return false
  }

  // MARK: A launch that nobody waits for

  /// Keeps the connection for the launch that nobody waits for any longer.
  func abandon(_ launch: AbandonedLaunch) {
    guard self.connection != nil else { return }
    self.logger.info("what the launch on its way brings will be stopped")
    self.abandonedLaunch = launch
    self.environment.keep(self)
  }

  /// - Parameter didClose: Called when the connection is closed, once.
  func keepUntilLaunchIsDecided(_ didClose: @escaping @LoopActor () -> Void) { self.didClose = didClose }

  func advanceAbandoned(_ event: AbandonedLaunch.Event) {
    for action in self.abandonedLaunch?.handle(event, now: self.environment.clock.now) ?? [] {
      switch action {
      case .stop(let run, let requestId): self.send(.stop(run, requestId: requestId))
      case .closeLink: self.closeAbandoned()
      }
    }
  }

  /// Ends the connection that was kept; harmless if it has ended.
  func closeAbandoned() {
    self.abandonedLaunch = nil
    self.close()
    self.didClose?()
    self.didClose = nil
  }

  /// The connection has ended by itself.
  func connectionEnded() {
    self.connection = nil
    self.multizone.reset()
    _ = self.router.transportClosed()
  }
}

/// Who lives on a link: a session.
@LoopActor
protocol ReceiverLinkDelegate: AnyObject {
  /// Says why nothing can be asked of the device now, if that is so.
  func checkConnected() throws(CastError)

  /// A connection was made to `address`; throws if it leads to a device that another session has.
  func link(_ link: ReceiverLink, willUse address: SocketAddress?) throws(CastError)

  /// Something happened.
  func link(_ link: ReceiverLink, did event: ReceiverLink.Event)
}
