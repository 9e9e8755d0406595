import CastDiscovery
import CastModel
import CastV2
import Logging
import LoopIsolation
import NIOCore
import TLS

extension CastSession {
  /// Connects; returns when the session is up, and for media apps the first media status is known.
  ///
  /// Cancelling the calling task ends the attempt.
  func start() async throws(CastError) -> SessionSnapshot {
    let result: Result<SessionSnapshot, CastError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.startWaiters.append { continuation.resume(returning: $0) }
        self.logger.info(
          "session starting",
          metadata: [
            "device": "\(self.device.friendlyName)", "model": "\(self.device.modelName)",
            "address": "\(self.device.host):\(self.device.port)",
            "application": "\(self.applicationId ?? "whatever runs")",
          ])
        self.environment.emit(.sessionWillStart(self.snapshot))
        self.advance(.start)
        if Task.isCancelled { self.cancelStart() }
      }
    } onCancel: {
      Task { @LoopActor in self.cancelStart() }
    }
    return try result.get()
  }

  /// The caller gave up.
  private func cancelStart() {
    self.advance(.cancel(CastError(.requestCancelled, "Starting the session was cancelled.")))
  }

  /// Tells the life cycle what happened, and does what it says.
  func advance(_ event: SessionLifecycle.Event) {
    guard self.isAdvancing else { return }
    for action in self.lifecycle.handle(event, now: self.environment.clock.now) { self.carryOut(action) }
    if self.isAdvancing { self.scheduleTimer() }
  }

  private func carryOut(_ action: SessionLifecycle.Action) {
    switch action {
    case .report(let phase, let message): self.report(phase, message: message)
    case .openLink: self.linkTask = Task { @LoopActor in await self.openLink() }
    case .authenticate: self.authenticateDevice()
    case .openReceiver(let requestId): self.openReceiver(requestId: requestId)
    case .launch(let requestId): Task { @LoopActor in await self.sendLaunch(requestId: requestId) }
    case .stop(let run, let requestId): self.sendToReceiver(Self.stopRequest(id: requestId, sessionId: run))
    case .abandonLaunch(let launch): self.abandon(launch)
    case .openApplication(let application):
      self.openApplication(application.transportId ?? "")
      Task { @LoopActor in await self.deliverCredentials(to: application) }
    case .requestMediaStatus(let requestId):
      self.sendToApplication(MediaRequest(type: "GET_STATUS", requestId: requestId), namespace: .media)
    case .record: Task { @LoopActor in await self.record() }
    case .finish: self.didConnect()
    case .fail(let error): self.didFailToStart(error)
    }
  }

  private func report(_ phase: ConnectionPhase, message: String?) {
    // How a part of another session's move is undone is nobody's concern.
    guard !self.environment.isHidden || self.suspension == nil else { return }
    let elapsed = self.lifecycle.elapsed(now: self.environment.clock.now)
    self.logger.debug("phase", metadata: ["phase": "\(phase)", "elapsed": "\(elapsed.seconds)"])
    self.environment.emit(
      .sessionDidEnterPhase(sessionId: self.id, phase: phase, elapsed: elapsed, message: message))
  }

  /// Nothing is told before it is written down, so that a server that dies in the next moment loses no session.
  private func record() async {
    await self.environment.record()
    self.advance(.recorded)
  }

  // MARK: The link

  private func openLink() async {
    do throws(CastError) {
      let connection = try await self.connect(to: try await self.endpoints())
      guard !Task.isCancelled, self.isAdvancing, self.connection == nil else { return connection.close() }
      if self.suspension == nil, let other = self.environment.occupant(self, connection.remoteAddress) {
        connection.close()
        throw other.stands()
      }
      self.connection = connection
      self.logger.debug(
        "link up",
        metadata: [
          "peer": "\(connection.remoteAddress.map { "\($0)" } ?? "?")", "tls": "\(connection.session.version)",
          "sender": "\(self.senderId)",
        ])
      connection.messageTap = { [weak self] message, direction in
        guard let self, let tap = self.environment.messageTap() else { return }
        tap(TappedMessage(sessionId: self.id, direction: direction, message: message))
      }
      connection.start(delegate: self.linkDelegate)
      self.advance(.linkUp)
    } catch {
      guard !Task.isCancelled else { return }
      self.advance(.linkFailed(error))
    }
  }

  private func endpoints() async throws(CastError) -> [CastEndpoint] {
    switch self.target.kind {
    case .device:
      do throws(CastError) {
        return try await self.freshEndpoints(of: self.device.deviceId)
      } catch {
        // The record may be lost while the device is up where it was; the app's session tells whether it is the one.
        guard self.suspension != nil, !self.lastEndpoints.isEmpty else { throw error }
        return self.lastEndpoints
      }
    case .address(let host, let port):
      // A device that is known by more than its address may have moved while the link was down.
      guard self.suspension != nil, self.environment.discovery.device(id: self.device.deviceId) != nil else {
        return [.host(host, port: Int(port))]
      }
      return (try? await self.freshEndpoints(of: self.device.deviceId)) ?? [.host(host, port: Int(port))]
    }
  }

  /// Where the device was when it was last heard of.
  private var lastEndpoints: [CastEndpoint] {
    let addresses = self.device.addresses.isEmpty ? [self.device.host] : self.device.addresses
    return addresses.map { .host($0, port: Int(self.device.port)) }
  }

  /// A device's address may have changed since it was found: ask anew (peers.md P6 and P18).
  private func freshEndpoints(of id: String) async throws(CastError) -> [CastEndpoint] {
    do {
      return try await self.environment.discovery.freshEndpoints(for: id).map {
        .host($0.address, port: Int($0.port))
      }
    } catch {
      let message = (error as? DiscoveryError)?.message ?? "\(error)"
      throw CastError(.addressNotResolved, message, phase: .resolve, cause: error)
    }
  }

  /// Tries one endpoint after the other; whoever answers TCP is the right one.
  private func connect(to endpoints: [CastEndpoint]) async throws(CastError) -> CastConnection {
    let tls = try self.environment.tls()
    let limits = self.lifecycle.limits
    let deadline = self.environment.clock.now + limits.tcp
    var failure = CastError(.addressNotResolved, "The device has no address.", phase: .resolve)
    for (index, endpoint) in endpoints.enumerated() {
      var configuration = self.environment.connection
      configuration.resolveTimeout = limits.resolve
      configuration.tlsTimeout = limits.tls
      var share = (deadline - self.environment.clock.now).nanoseconds / Int64(endpoints.count - index)
      // However patient the caller is, an address that doesn't answer is not what it waits for while there are others.
      if index + 1 < endpoints.count { share = min(share, configuration.tcpTimeout.nanoseconds) }
      configuration.tcpTimeout = .nanoseconds(max(share, 1_000_000))
      do throws(CastChannelError) {
        return try await CastConnection.connect(
          to: endpoint, context: tls, configuration: configuration, logger: self.logger,
          onPhase: { [weak self] in self?.linkEntered($0) })
      } catch {
        failure = CastError(error)
        if failure.phase == .tls || failure.code == .requestCancelled { break }
      }
    }
    throw failure
  }

  private func linkEntered(_ phase: CastConnectPhase) {
    switch phase {
    case .tcp: self.advance(.resolved)
    case .tls: self.advance(.tcpConnected)
    default: break
    }
  }

  // MARK: Receiver and app

  private func openReceiver(requestId: Int64) {
    self.open(CastEndpointID.receiver)
    self.sendToReceiver(ReceiverRequest(type: "GET_STATUS", requestId: requestId))
  }

  private func sendLaunch(requestId: Int64) async {
    guard let launch = self.launch else { return }
    self.owesCredentials = false
    let credentials = await self.credentials(for: launch)
    guard self.isAdvancing else { return }
    self.send(launch, requestId: requestId, credentials: credentials)
  }

  /// An app that runs already is told who the viewer is by a LAUNCH, which is how credentials travel; it goes on as it is.
  private func deliverCredentials(to application: ReceiverApplication) async {
    guard self.owesCredentials, self.suspension == nil, var launch = self.launch else { return }
    self.owesCredentials = false
    if launch.applicationId.isEmpty { launch.applicationId = application.appId ?? "" }
    guard let credentials = await self.credentials(for: launch) else { return }
    // Nothing is launched that doesn't run any more.
    guard self.connection != nil, [.connecting, .connected].contains(self.connectionState),
      self.receiver.applications.contains(where: { $0.sessionId == application.sessionId })
    else { return }
    self.send(launch, requestId: self.tracker.nextId(), credentials: credentials)
  }

  private func credentials(for launch: SessionStartOptions) async -> LaunchCredentials? {
    if let credentials = launch.credentials { return credentials }
    return await self.environment.credentials(
      CredentialsRequest(deviceId: self.device.deviceId, applicationId: launch.applicationId, sessionId: self.id))
  }

  private func send(_ launch: SessionStartOptions, requestId: Int64, credentials: LaunchCredentials?) {
    self.logger.debug(
      "launching",
      metadata: [
        "application": "\(launch.applicationId)", "relaunch": "\(launch.relaunchIfRunning)",
        "hasCredentials": "\(credentials != nil)",
      ])
    self.sendToReceiver(
      LaunchRequest(
        requestId: requestId, options: launch,
        language: launch.language ?? self.environment.options.launchOptions.languageCode,
        credentials: credentials))
  }

  func openApplication(_ transportId: String) { self.open(transportId) }

  private func open(_ remoteId: String) {
    let payload = ConnectPayload(userAgent: self.environment.options.userAgent)
    self.send(self.router.open(VirtualConnection.ID(localId: self.senderId, remoteId: remoteId), payload: payload))
  }

  // MARK: Outcome

  private func didConnect() {
    guard let application = self.lifecycle.application else { return }
    guard self.suspension == nil else { return self.didResume(application) }
    self.presence = SessionPresence(
      receiverSessionId: application.sessionId ?? "", transportId: application.transportId ?? "",
      applicationId: application.appId, goneDelay: self.environment.options.applicationGoneDelay,
      transfer: self.environment.options.transfer)
    self.linkTask = nil
    self.hasLaunched = self.lifecycle.hasLaunched
    self.setState(.connected)
    self.scheduleTimer()
    self.logMissingMediaStatus()
    let snapshot = self.snapshot
    self.logger.info(
      "session started",
      metadata: [
        "application": "\(application.appId ?? "?")", "transport": "\(application.transportId ?? "?")",
        "elapsed": "\(self.lifecycle.elapsed(now: self.environment.clock.now).seconds)",
      ])
    self.environment.emit(.sessionDidStart(snapshot))
    self.didComeUp()
    self.media.announce()
    self.resumeStartWaiters(.success(snapshot))
  }

  private func resumeStartWaiters(_ result: Result<SessionSnapshot, CastError>) {
    let waiters = self.startWaiters
    self.startWaiters = []
    for waiter in waiters { waiter(result) }
  }

  /// Waits until a session that is connecting is up, or failed.
  func startOutcome() async -> Result<SessionSnapshot, CastError> {
    guard self.connectionState == .connecting else { return .success(self.snapshot) }
    return await withCheckedContinuation { continuation in
      self.startWaiters.append { continuation.resume(returning: $0) }
    }
  }

  /// What else there is to do with every link that is up.
  func didComeUp() {
    self.tellNamespaces()
    self.connectChannels()
    self.identifyDevice()
    self.greetGroup()
  }

  func logMissingMediaStatus() {
    guard self.isMediaStatusKnown == false else { return }
    self.logger.notice("the app doesn't tell its media status; the session is connected without")
  }

  /// Leaves the link to the launch that nobody waits for any longer.
  private func abandon(_ launch: AbandonedLaunch) {
    guard let connection else { return }
    self.logger.info("what the launch on its way brings will be stopped")
    self.connection = nil
    let keeper = AbandonedLaunchKeeper(
      launch, deviceId: self.device.deviceId, senderId: self.senderId, connection: connection, router: self.router,
      clock: self.environment.clock)
    self.linkDelegate.abandonedLaunch = keeper
    keeper.linkDelegate = self.linkDelegate
    self.environment.keep(keeper)
  }

  /// Gives up the link that is there, or being made.
  func abandonLink() {
    self.linkTask?.cancel()
    self.linkTask = nil
    self.authenticator?.cancel()
    self.authenticator = nil
    self.closeLink(sayingGoodbye: true)
  }

  private func didFailToStart(_ error: CastError) {
    self.abandonLink()
    var error = error
    error.sessionId = error.sessionId ?? self.id
    guard self.suspension == nil else { return self.attemptDidFail(error) }
    self.logger.error(
      "session failed to start",
      metadata: [
        "code": "\(error.code.rawValue)", "phase": "\(error.phase?.rawValue ?? "?")", "error": "\(error.message)",
        "elapsed": "\(error.elapsed?.seconds ?? 0)",
      ])
    self.didEndForGood()
    self.environment.emit(.sessionDidFailToStart(self.snapshot, error: error))
    self.resumeStartWaiters(.failure(error))
    self.resumeEndWaiters()
  }
}
