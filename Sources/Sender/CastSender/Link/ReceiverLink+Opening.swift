import CastDiscovery
import CastModel
import CastV2
import DeviceAuthentication
import Logging
import LoopIsolation
import NIOCore
import TLS

// The steps to a connected app: carries out the actions of `SessionLifecycle`.
extension ReceiverLink {
  /// Begins to open the link; the delegate is notified of the outcome.
  func begin() {
    self.enter(.opening)
    self.advance(.start)
  }

  /// Opens the link; returns when the app is connected and, for media apps, its first media status is known.
  func open() async throws(CastError) {
    let waiter = Waiter<Void, CastError>()
    self.openingWaiter = waiter
    self.begin()
    try await waiter.value()
  }

  /// Passes an event to the life cycle, and carries out its actions.
  func advance(_ event: SessionLifecycle.Event) {
    guard self.isOpening else { return }
    for action in self.lifecycle?.handle(event, now: self.environment.clock.now) ?? [] { self.carryOut(action) }
    if self.isOpening { self.scheduleTimer() }
  }

  private func carryOut(_ action: SessionLifecycle.Action) {
    switch action {
    case .report(let phase, let message): self.report(phase, message: message)
    case .openLink: self.openingTask = LoopActor.task { await self.openConnection() }
    case .reopenLink:
      self.dropConnection()
      self.openingTask = LoopActor.task { await self.openConnection() }
    case .authenticate:
      let options = self.environment.options
      self.authenticate(options.deviceAuthentication, files: options.authenticationFiles) { [weak self] in
        self?.didAuthenticate($0)
      }
    case .openReceiver(let requestId):
      self.openVirtualConnection(to: CastEndpointID.receiver)
      self.send(ReceiverRequest.status(requestId: requestId))
    case .launch(let requestId):
      self.environment.sessions?.willLaunch(self)
      LoopActor.task { await self.sendLaunch(requestId: requestId) }
    case .stop(let run, let requestId): self.send(.stop(run, requestId: requestId))
    case .abandonLaunch(let launch): self.abandon(launch)
    case .openApplication(let application):
      self.environment.sessions?.didFindApplication(self, run: application.sessionId ?? "")
      self.openVirtualConnection(to: application.transportId ?? "")
    case .deliverCredentials(let application): LoopActor.task { await self.deliverCredentials(to: application) }
    case .requestMediaStatus(let requestId):
      self.send(MediaRequest(type: .getStatus, requestId: requestId), to: self.transportId, namespace: .media)
    case .record: LoopActor.task { await self.record() }
    case .finish(let application): self.didOpen(application)
    case .fail(let error): self.didFailToOpen(error)
    }
  }

  private func report(_ phase: ConnectionPhase, message: String?) {
    guard let progress, let lifecycle else { return }
    let elapsed = lifecycle.elapsed(now: self.environment.clock.now)
    self.logger.debug("phase", metadata: ["phase": "\(phase)", "elapsed": "\(elapsed.seconds)"])
    progress(phase, elapsed, message)
  }

  /// Saves the session before any listener is notified of it, so that a server that crashes right afterwards loses
  /// none.
  private func record() async {
    await self.environment.recordSessions()
    self.advance(.recorded)
  }

  private func didOpen(_ application: ReceiverApplication) {
    self.openingTask = nil
    let options = self.environment.options
    if self.presence == nil {
      self.presence = ApplicationPresence(
        receiverSessionId: application.sessionId ?? "", transportId: application.transportId ?? "",
        applicationId: application.universalAppId ?? application.appId, goneDelay: options.applicationGoneDelay,
        transfer: options.transfer)
    } else {
      self.presence?.resumed(transportId: application.transportId ?? "")
    }
    self.enter(.up)
    if self.isMediaStatusKnown == false {
      self.logger.notice("the app doesn't report its media status; the session is connected without it")
    }
    self.notify(.didOpen(application))
    self.finishOpening(.success(()))
  }

  private func didFailToOpen(_ error: CastError) {
    self.close()
    self.environment.sessions?.didFailToOpen(self)
    self.notify(.didFailToOpen(error))
    self.finishOpening(.failure(error))
  }

  private func finishOpening(_ result: Result<Void, CastError>) {
    let waiter = self.openingWaiter
    self.openingWaiter = nil
    waiter?.finish(result)
  }

  // MARK: The connection

  private func openConnection() async {
    do throws(CastError) {
      let endpoints = try await self.endpoints()
      let connection = try await self.connect(to: endpoints) { [weak self] phase in
        switch phase {
        case .tcp: self?.advance(.resolved)
        case .tls: self?.advance(.tcpConnected)
        default: break
        }
      }
      guard !Task.isCancelled, self.isOpening, self.connection == nil else { return connection.close() }
      do throws(CastError) {
        try self.delegate?.link(self, willUse: connection.remoteAddress)
        try self.environment.sessions?.checkVisit(self, at: connection.remoteAddress)
      } catch {
        connection.close()
        throw error
      }
      self.use(connection)
      self.advance(.linkUp)
    } catch {
      guard !Task.isCancelled else { return }
      self.advance(.linkFailed(error))
    }
  }

  /// Returns the device's endpoints. Its address may have changed since it was found, so discovery is asked anew
  /// (peers.md P6 and P18).
  func endpoints() async throws(CastError) -> [CastEndpoint] {
    // After a loss discovery may know the device better, or have lost its record.
    let wasUp = self.presence != nil
    switch self.target.kind {
    case .device:
      do throws(CastError) {
        return try await self.freshEndpoints()
      } catch {
        // Discovery may have lost the record of a device that is still at its address; the app's session shows
        // whether it is the same device.
        guard wasUp, !self.lastEndpoints.isEmpty else { throw error }
        return self.lastEndpoints
      }
    case .address(let host, let port):
      // A device known by more than its address may have moved while the link was down.
      guard wasUp, self.environment.discovery.device(id: self.device.deviceId) != nil else {
        return [.host(host, port: Int(port))]
      }
      return (try? await self.freshEndpoints()) ?? [.host(host, port: Int(port))]
    }
  }

  private var lastEndpoints: [CastEndpoint] {
    let addresses = self.device.addresses.isEmpty ? [self.device.host] : self.device.addresses
    return addresses.map { .host($0, port: Int(self.device.port)) }
  }

  private func freshEndpoints() async throws(CastError) -> [CastEndpoint] {
    do {
      return try await self.environment.discovery.freshEndpoints(for: self.device.deviceId).map {
        .host($0.address, port: Int($0.port))
      }
    } catch {
      let message = (error as? DiscoveryError)?.message ?? "\(error)"
      throw CastError(.addressNotResolved, message, phase: .resolve, cause: error)
    }
  }

  /// Tries the endpoints one after the other, each with its share of the time for TCP; the first that accepts TCP is
  /// used.
  func connect(
    to endpoints: [CastEndpoint], onPhase: (@LoopActor (CastConnectPhase) -> Void)? = nil
  ) async throws(CastError) -> CastConnection {
    let tls = try self.environment.tls()
    let limits = self.lifecycle?.limits ?? self.environment.options.connectLimits
    let deadline = self.environment.clock.now + TimeAmount(limits.tcp)
    var failure = CastError(.addressNotResolved, "The device has no address.", phase: .resolve)
    for (index, endpoint) in endpoints.enumerated() {
      var configuration = self.environment.connection
      configuration.resolveTimeout = TimeAmount(limits.resolve)
      configuration.tlsTimeout = TimeAmount(limits.tls)
      var share = (deadline - self.environment.clock.now).nanoseconds / Int64(endpoints.count - index)
      // Even with a long time limit, an address that doesn't answer mustn't take up the time of the others.
      if index + 1 < endpoints.count { share = min(share, configuration.tcpTimeout.nanoseconds) }
      configuration.tcpTimeout = .nanoseconds(max(share, 1_000_000))
      do throws(CastChannelError) {
        return try await CastConnection.connect(
          to: endpoint, context: tls, configuration: configuration, logger: self.logger, onPhase: onPhase)
      } catch {
        failure = CastError(error)
        if failure.phase == .tls || failure.code == .requestCancelled { break }
      }
    }
    throw failure
  }

  // MARK: Device authentication

  /// Authenticates the device before it gets any other message.
  ///
  /// - Parameter finish: Called once with the result, unless this side closes the link before.
  func authenticate(
    _ options: DeviceAuthenticationOptions, files: AuthenticationFiles,
    finish: @escaping @LoopActor (AuthenticationResult) -> Void
  ) {
    // The device may close the connection before it is used.
    guard let connection = self.connection else { return finish(LinkAuthenticator.linkLossResult) }
    self.authentication = nil
    let authenticator = LinkAuthenticator(
      options: options, files: files, tlsCertificate: connection.session.peerCertificate,
      claimsVideo: self.device.hasCapabilities(.videoOut), nonce: self.environment.makeNonce(),
      clock: self.environment.clock,
      send: { [weak self] in self?.send($0) },
      finish: { [weak self] result in
        self?.report(.authenticated(result.verdict, certificates: self?.authenticator?.certificates ?? []))
        self?.authenticator = nil
        self?.authentication = result
        finish(result)
      })
    self.authenticator = authenticator
    authenticator.start()
  }

  private func didAuthenticate(_ result: AuthenticationResult) {
    self.logger.info(
      "device authentication",
      metadata: [
        "verdict": "\(result.verdict)", "failure": "\(result.failure.map(String.init(describing:)) ?? "none")",
      ])
    guard result.isAuthentic || self.environment.options.deviceAuthentication.policy != .require else {
      return self.advance(.authenticationFailed(CastError(result)))
    }
    self.advance(.authenticated)
  }

  // MARK: Receiver and app

  /// Sends CONNECT, which has no answer.
  func openVirtualConnection(to remoteId: String) {
    if remoteId != CastEndpointID.receiver { self.applicationEnd = remoteId }
    let payload = ConnectPayload(userAgent: self.environment.options.userAgent)
    self.send(self.router.open(VirtualConnection.ID(localId: self.senderId, remoteId: remoteId), payload: payload))
  }

  private func sendLaunch(requestId: Int64) async {
    guard let launch = self.launch else { return }
    let credentials = await self.credentials(for: launch)
    guard self.isOpening else { return }
    self.send(launch, requestId: requestId, credentials: credentials)
  }

  /// Sends the viewer's credentials to a running app in a LAUNCH, which carries them; the app keeps running.
  private func deliverCredentials(to application: ReceiverApplication) async {
    guard var launch = self.launch else { return }
    if launch.applicationId.isEmpty { launch.applicationId = application.appId ?? "" }
    guard let credentials = await self.credentials(for: launch) else { return }
    // An app that has ended meanwhile must not be launched again.
    guard self.connection != nil, self.isOpening || self.stage == .up, self.presence?.isOver != true,
      self.receiver.applications.contains(where: { $0.sessionId == application.sessionId })
    else { return }
    self.send(launch, requestId: self.tracker.nextId(), credentials: credentials)
  }

  private func credentials(for launch: SessionStartOptions) async -> LaunchCredentials? {
    if let credentials = launch.credentials { return credentials }
    return await self.environment.credentials(
      for: CredentialsRequest(
        deviceId: self.device.deviceId, applicationId: launch.applicationId, sessionId: self.sessionId ?? ""))
  }

  private func send(_ launch: SessionStartOptions, requestId: Int64, credentials: LaunchCredentials?) {
    self.logger.debug(
      "launching",
      metadata: [
        "application": "\(launch.applicationId)", "relaunch": "\(launch.relaunchIfRunning)",
        "hasCredentials": "\(credentials != nil)",
      ])
    self.send(
      .launch(
        launch, language: launch.language ?? self.environment.options.launchOptions.languageCode ?? "en-US",
        credentials: credentials, requestId: requestId))
  }
}
