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
        self.startWaiter = { continuation.resume(returning: $0) }
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
    case .openApplication(let application):
      self.openApplication(application.transportId ?? "")
      Task { @LoopActor in await self.deliverCredentials(to: application) }
    case .requestMediaStatus(let requestId):
      self.sendToApplication(MediaRequest(type: "GET_STATUS", requestId: requestId), namespace: .media)
    case .finish: self.didConnect()
    case .fail(let error): self.didFailToStart(error)
    }
  }

  private func report(_ phase: ConnectionPhase, message: String?) {
    // How a part of another session's move is undone is nobody's concern.
    guard !self.environment.isHidden || self.suspension == nil else { return }
    let elapsedMs = self.lifecycle.elapsedMs(now: self.environment.clock.now)
    self.logger.debug("phase", metadata: ["phase": "\(phase)", "elapsedMs": "\(elapsedMs)"])
    self.environment.emit(
      .sessionDidEnterPhase(sessionId: self.id, phase: phase, elapsedMs: elapsedMs, message: message))
  }

  // MARK: The link

  private func openLink() async {
    do throws(CastError) {
      let connection = try await self.connect(to: try await self.endpoints())
      guard !Task.isCancelled, self.isAdvancing, self.connection == nil else { return connection.close() }
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

  /// A device's address may have changed since it was found: ask anew (peers page, P6 and P18).
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
    let deadline = self.environment.clock.now + self.environment.options.connectLimits.tcp
    var failure = CastError(.addressNotResolved, "The device has no address.", phase: .resolve)
    for (index, endpoint) in endpoints.enumerated() {
      var configuration = self.environment.connection
      let rest = (deadline - self.environment.clock.now).nanoseconds / Int64(endpoints.count - index)
      configuration.tcpTimeout = min(configuration.tcpTimeout, .nanoseconds(max(rest, 1_000_000)))
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
    let snapshot = self.snapshot
    self.logger.info(
      "session started",
      metadata: [
        "application": "\(application.appId ?? "?")", "transport": "\(application.transportId ?? "?")",
        "elapsedMs": "\(self.lifecycle.elapsedMs(now: self.environment.clock.now))",
      ])
    self.environment.emit(.sessionDidStart(snapshot))
    self.didComeUp()
    self.media.announce()
    self.startWaiter?(.success(snapshot))
    self.startWaiter = nil
  }

  /// What else there is to do with every link that is up.
  func didComeUp() {
    self.tellNamespaces()
    self.connectChannels()
    self.identifyDevice()
    self.greetGroup()
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
    if self.stopsLaunchedApplication, self.lifecycle.hasLaunched, let id = self.lifecycle.application?.sessionId {
      self.sendToReceiver(Self.stopRequest(id: self.tracker.nextId(), sessionId: id))
    }
    self.abandonLink()
    var error = error
    error.sessionId = self.id
    guard self.suspension == nil else { return self.attemptDidFail(error) }
    self.logger.error(
      "session failed to start",
      metadata: [
        "code": "\(error.code.rawValue)", "phase": "\(error.phase?.rawValue ?? "?")", "error": "\(error.message)",
        "elapsedMs": "\(error.elapsedMs ?? 0)",
      ])
    self.didEndForGood()
    self.environment.emit(.sessionDidFailToStart(self.snapshot, error: error))
    self.startWaiter?(.failure(error))
    self.startWaiter = nil
    self.resumeEndWaiters()
  }
}
