import CastDiscovery
import CastModel
import CastV2
import DeviceAuthentication
import JSONCodec
import Logging
import LoopIsolation
import NIOCore
import TLS
import TextFormats

/// The link to one device: the connection, the virtual connections, the requests, and the device's reported state.
///
/// A session has one link, and a transfer gives it another (``CastSession/link``). A probe is a link without a
/// session.
///
/// 1. The owner calls ``open()``. ``SessionLifecycle`` decides each step, and the link carries its actions out: it
///    resolves and connects, authenticates the device, opens the virtual connection to `receiver-0`, launches or
///    joins the app, and opens the virtual connection to the app.
/// 2. ``CastConnection`` delivers each message. The link parses its payload once. ``VirtualConnectionRouter``
///    determines its destination, and the namespace decides the handler: receiver, media, multizone or a custom
///    channel.
/// 3. Requests are sent by ``ask(_:namespace:destinationId:timeout:replacesSameKind:maximumPending:payload:)``;
///    ``RequestTracker`` gives each its id and its one outcome.
/// 4. While the link is up, ``ApplicationPresence`` decides from the receiver's statuses whether the app still runs.
///    The link notifies its owner with ``Event``.
/// 5. When the connection is lost, the owner calls ``breakOff(_:)`` and later ``prepareToReopen(timeout:)``: the link
///    opens again with the state that it had. ``close(sayingGoodbye:)`` ends it for good.
@LoopActor
final class ReceiverLink {
  /// An event of which the link notifies its owner.
  enum Event {
    /// The app was connected, for the first time or again.
    case didOpen(ReceiverApplication)
    /// The app couldn't be connected; the link is down.
    case didFailToOpen(CastError)
    /// The link was lost, although the app may continue. The owner must call ``breakOff(_:)``.
    case wasLost(SessionSuspendReason, CastError?)
    /// The app ended or was replaced. The owner must call ``breakOff(_:)``.
    case applicationDidEnd(SessionEndReason, CastError?)
    /// The app is missing and may have moved to another device. The owner should look for it there.
    case applicationMayHaveMoved
    /// The missing app has returned.
    case applicationReturned
    case applicationAddressChanged
    case receiverStatusChanged(ReceiverStatusReducer.Changes)
    /// The app reported its media status for the first time, after the link was up.
    case mediaStatusBecameKnown
    case groupChanged(MultizoneReducer.Change)
    /// The app sent a message in a namespace that isn't the framework's.
    case didReceive(CastMessage)
    /// The device began to read as fast as this client writes, or no longer does.
    case writabilityChanged
  }

  enum Stage: Sendable, Hashable {
    /// Not opened: a new link, or one only for requests to the receiver.
    case idle
    case opening
    /// The app is connected.
    case up
    case down
  }

  /// The session's id, used in errors, in the log and in requests for credentials; `nil` for a probe.
  let sessionId: String?
  let target: SessionTarget
  /// The device, as last seen.
  var device: DiscoveredDevice
  /// The goal of opening; `nil`: the link is only for requests to the receiver.
  let goal: SessionLifecycle.Goal?
  let launch: SessionStartOptions?
  /// The app that a link without a goal observes.
  var visitedApplication: ReceiverApplication?
  let environment: LinkEnvironment
  let logger: Logger

  /// The owner: a session. Without a delegate, a link that is lost is broken off and stays down.
  weak var delegate: (any ReceiverLinkDelegate)?
  /// Gets the messages of the media namespace.
  weak var media: RemoteMediaClient?
  /// Called with each step of opening, the time elapsed, and details if there are any.
  var progress: (@LoopActor (ConnectionPhase, TimeAmount, String?) -> Void)?

  /// This client's id on the virtual connections, different from those of all other senders (peers.md P19).
  private(set) var senderId: String
  let tracker: RequestTracker<CastError>
  private(set) var ids: SessionLifecycle.RequestIDs
  private(set) var stage = Stage.idle
  var lifecycle: SessionLifecycle?
  var presence: ApplicationPresence?
  var receiver = ReceiverStatusReducer()
  var multizone = MultizoneReducer()
  /// The media and the queue's items of a status, which many receivers send with each one.
  private(set) lazy var repeatedMedia = JSONMemo.ofMediaStatuses()
  var router = VirtualConnectionRouter()
  /// The app's end of the virtual connection that was opened last.
  var applicationEnd: String?
  private(set) var connection: CastConnection?
  /// The number of the connection in reports.
  private var connectionNumber: UInt64 = 0
  /// The result of the device's authentication on this connection.
  var authentication: AuthenticationResult?
  var authenticator: LinkAuthenticator?
  /// Our requests to the receiver whose answers may not name them.
  var unnamed = UnnamedAnswers()
  /// The app's messages from the time before its session was connected.
  var earlyMessages = EarlyMessages()
  var backlog = LinkBacklog()
  /// Whether the log mentions that reports of the device exceeded ``DeviceLimits``.
  var hasLoggedLimits = false
  var openingTask: Task<Void, Never>?
  /// Waits for the outcome of ``open()``.
  var openingWaiter: Waiter<Void, CastError>?
  /// The launch whose caller no longer waits; the connection is kept until the launched app is stopped.
  private(set) var abandonedLaunch: AbandonedLaunch?
  private var didClose: (@LoopActor () -> Void)?
  private var timer: LoopTimer?

  /// - Parameters:
  ///   - goal: The goal of opening; `nil`: the link is only for requests to the receiver.
  ///   - launch: The launch options and the viewer's credentials.
  ///   - timeout: The time limit of opening; `nil`: that of the options.
  ///   - isRecorded: Whether the session is saved before it is up.
  ///   - owesCredentials: Whether an app that is joined gets the viewer's credentials.
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

  // MARK: State

  var isOpening: Bool { self.stage == .opening }

  /// The app, as described by the latest status that lists it.
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

  /// The destination of messages to the app.
  var transportId: String? {
    // A resumed run of the app may have another address than before.
    let fresh = self.isOpening ? self.lifecycle?.application?.transportId : nil
    return fresh ?? self.presence?.transportId ?? self.lifecycle?.application?.transportId
      ?? self.visitedApplication?.transportId
  }

  /// Whether requests can be sent: the app is connected, or the link is only for requests to the receiver and has a
  /// connection.
  var isTalking: Bool { self.stage == .up || self.goal == nil && self.connection != nil }

  /// Whether the app has reported its media status since the link was made; `nil` for an app without media.
  var isMediaStatusKnown: Bool? {
    guard self.application?.supportsMedia == true else { return nil }
    return self.lifecycle?.isMediaStatusKnown ?? false
  }

  /// Whether the app was launched for this link, and not joined.
  var hasLaunched: Bool { self.lifecycle?.launchedApplication ?? false }

  /// Whether the link is down for good: it never was up, or the app has ended.
  var isOver: Bool { self.stage == .down && self.presence?.isOver ?? true }

  /// Whether a LAUNCH is in flight, so that an unwanted app may still start if opening is cancelled.
  var isWaitingForLaunch: Bool { self.isOpening && self.lifecycle?.phase == .launch }

  // MARK: Stages

  func enter(_ stage: Stage) {
    self.stage = stage
    self.scheduleTimer()
  }

  /// Prepares to open the link again, to the same run of the app. The caller must then call ``begin()``.
  ///
  /// - Parameter timeout: The time limit; `nil`: that of the options.
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

  /// Closes the connection while the link opens, so that another one can be opened in its place.
  func dropConnection() {
    guard let connection else { return }
    self.report(.closed("The receiver refused it."))
    self.connection = nil
    connection.close()
    self.senderId = self.environment.makeSenderId()
    _ = self.earlyMessages.takeAll()
    self.router = VirtualConnectionRouter()
  }

  /// Uses a new connection: messages are exchanged from now on.
  func use(_ connection: CastConnection) {
    self.connection = connection
    self.logger.debug(
      "link up",
      metadata: [
        "peer": "\(connection.remoteAddress.map { "\($0)" } ?? "?")", "tls": "\(connection.session.version)",
        "sender": "\(self.senderId)",
      ])
    self.connectionNumber = self.environment.taps.nextConnection()
    connection.messageTap = { [taps = self.environment.taps, sessionId, weak self] message, direction in
      if let sessionId, let tap = taps.message {
        tap(TappedMessage(sessionId: sessionId, direction: direction, message: message))
      }
      if taps.link != nil { self?.report(.message(message, direction)) }
    }
    self.report(.opened)
    connection.start(delegate: self)
  }

  /// Notifies the observer of links, if there is one.
  func report(_ event: @autoclosure () -> LinkReport.Event) {
    guard let tap = self.environment.taps.link else { return }
    let peer = self.connection?.remoteAddress
    tap(
      LinkReport(
        connection: self.connectionNumber, sessionId: self.sessionId, device: self.device, senderId: self.senderId,
        peer: peer?.ipAddress, address: peer?.ipAddress.map { URLHost.withPort($0, peer?.port ?? 0) }, event: event()))
  }

  /// Sets the single timer to the earliest deadline.
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

  /// Carries out the actions of the app's presence.
  func follow(_ actions: [ApplicationPresence.Action], error: CastError? = nil) {
    for action in actions {
      switch action {
      case .reconnectApplication(let transportId):
        // The former end may not exist any more, so that a CLOSE would reach nothing.
        if let applicationEnd, applicationEnd != transportId {
          _ = self.router.close(VirtualConnection.ID(localId: self.senderId, remoteId: applicationEnd))
        }
        self.openVirtualConnection(to: transportId)
        self.media?.askForStatus()
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
    case .didOpen, .didFailToOpen, .applicationMayHaveMoved, .applicationReturned, .applicationAddressChanged,
      .receiverStatusChanged, .mediaStatusBecameKnown, .groupChanged, .didReceive, .writabilityChanged:
      break
    }
  }

  /// Notifies the context's listeners, if a session has this link.
  func emit(_ event: CastEvent) {
    if self.delegate != nil { self.environment.emit(event) }
  }

  // MARK: Ending

  /// Ends the app's presence: its later fate is no longer reported.
  func endPresence(_ reason: SessionEndReason) { _ = self.presence?.endRequested(reason) }

  /// Stops the app, and waits until the receiver confirms it in any way, or for a limited time; returns whether it
  /// did.
  func stopApplication() async -> Bool {
    guard let receiverSessionId = self.presence?.receiverSessionId ?? self.visitedApplication?.sessionId else {
      return false
    }
    defer { self.unnamed.stop = nil }
    do throws(CastError) {
      _ = try await self.ask(RequestKind(.stop), timeout: TimeAmount(self.environment.options.requestLimits.stop)) {
        id in
        self.unnamed.stop = UnnamedAnswers.Stop(requestId: id, receiverSessionId: receiverSessionId)
        return ReceiverRequest.stop(receiverSessionId, requestId: id)
      }
      return true
    } catch {
      self.logger.debug("STOP not confirmed", metadata: ["error": "\(error)"])
      return false
    }
  }

  /// Fails all unanswered requests and all waits for the player at once, with the reason.
  func failRequests(_ error: CastError) {
    for request in self.tracker.pendingRequests { self.tracker.fail(request.id, with: error) }
    self.media?.failAll(error)
  }

  /// Closes the link, and fails all unanswered requests; it can be opened again.
  func breakOff(_ error: CastError) {
    self.failRequests(error)
    self.close()
  }

  /// Closes the link, also while it opens.
  ///
  /// - Parameter sayingGoodbye: Whether to send CLOSE to the app and the receiver, so that they know that this sender
  ///   has left.
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
    self.report(.closed("This side closed it."))
    self.connection = nil
    connection.close()
  }

  /// Closes a link that belongs to no session; returns whether the app was stopped, if requested.
  ///
  /// A link that was lost is opened again to stop the app.
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

  // MARK: Abandoned launches

  /// Keeps the connection for a launch whose caller no longer waits.
  func abandon(_ launch: AbandonedLaunch) {
    guard self.connection != nil else { return }
    self.logger.info("the app of the pending launch will be stopped")
    self.abandonedLaunch = launch
    self.environment.sessions?.keep(self)
  }

  /// - Parameter didClose: Called once, when the connection is closed.
  func keepUntilLaunchIsDecided(_ didClose: @escaping @LoopActor () -> Void) { self.didClose = didClose }

  func advanceAbandoned(_ event: AbandonedLaunch.Event) {
    for action in self.abandonedLaunch?.handle(event, now: self.environment.clock.now) ?? [] {
      switch action {
      case .stop(let run, let requestId): self.send(.stop(run, requestId: requestId))
      case .closeLink: self.closeAbandoned()
      }
    }
  }

  /// Closes the connection that was kept; does nothing if it is closed already.
  func closeAbandoned() {
    self.abandonedLaunch = nil
    self.close()
    self.didClose?()
    self.didClose = nil
  }

  /// Called when the connection has ended without a call of this client.
  func connectionEnded() {
    self.connection = nil
    self.multizone.reset()
    _ = self.router.transportClosed()
  }
}

/// The owner of a link: a session.
@LoopActor
protocol ReceiverLinkDelegate: AnyObject {
  /// Throws the reason why no request can be sent to the device now, if there is one.
  func checkConnected() throws(CastError)

  /// Called when a connection to `address` was made; throws if it leads to a device that another session uses.
  func link(_ link: ReceiverLink, willUse address: SocketAddress?) throws(CastError)

  func link(_ link: ReceiverLink, did event: ReceiverLink.Event)
}
