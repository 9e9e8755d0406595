import CastModel
import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// Handles LAUNCH (cast.md 6.1, 6.3).
  mutating func handleLaunch(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    guard !self.faults.silentPhases.contains(.launch) else { return [] }
    guard let launch = LaunchCommand(request) else { return self.refuse(request, .invalidParameters) }
    if let pending = self.pendingLaunch, pending.sender == request.sender, pending.request.requestId == launch.requestId
    {
      return self.refuse(request, .duplicateRequestID)
    }
    switch self.launchable(launch, by: request.sender) {
    case .failure(let refusal): return self.refuse(launch, refusal, to: request.sender, now: now)
    case .success(let application): return self.authorize(launch, application, for: request.sender, now: now)
    }
  }

  /// Answers LAUNCH with LAUNCH_ERROR, at once or later.
  private mutating func refuse(
    _ launch: LaunchCommand, _ refusal: LaunchRefusal, to sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    guard refusal.delay > .zero, self.delayedRefusals.count < DelayedRefusal.maximumCount else {
      return self.launchError(refusal, launch, to: sender)
    }
    self.delayedRefusals.append(
      DelayedRefusal(request: launch, sender: sender, refusal: refusal, deadline: now + refusal.delay))
    return []
  }

  /// Answers the launches whose refusal is due.
  mutating func refuseDueLaunches(now: NIODeadline) -> [ReceiverAction] {
    let due = self.delayedRefusals.filter { $0.deadline <= now }
    self.delayedRefusals.removeAll { $0.deadline <= now }
    return due.flatMap { self.launchError($0.refusal, $0.request, to: $0.sender) }
  }

  /// Returns the app that `launch` gets, or why it gets none.
  private func launchable(
    _ launch: LaunchCommand, by sender: SenderAddress
  ) -> Result<LaunchableApplication, LaunchRefusal> {
    if let refusal = self.faults.launchRefusal { return .failure(refusal) }
    // Invisible senders may not launch (Chromium connects strongly for that reason).
    guard self.connections.kind(of: sender, to: CastEndpointID.receiver) != .invisible else {
      return .failure(LaunchRefusal(reason: "NOT_ALLOWED"))
    }
    guard let definition = self.configuration.applications.first(where: { $0.answers(to: launch.appId) }),
      let application = LaunchableApplication(
        definition, for: launch, deviceTypes: self.configuration.applicationTypes)
    else { return .failure(LaunchRefusal(reason: "NOT_FOUND")) }
    return definition.launch.refusal.map { .failure($0) } ?? .success(application)
  }

  /// Cancels the launch that waits, and asks about this one, denies it or starts the app, by the policy.
  private mutating func authorize(
    _ launch: LaunchCommand, _ application: LaunchableApplication, for sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    var actions = self.cancelPendingLaunch(now: now)
    let authorization = application.definition.launch.authorization ?? self.configuration.launchAuthorization
    var pending = PendingLaunch(
      request: launch, sender: sender, application: application, phase: .starting, deadline: now)
    switch authorization.policy {
    case .ask:
      pending.phase = .asking
      pending.deadline = now + authorization.timeout
      self.pendingLaunch = pending
      actions.append(self.launchStatus("USER_PENDING_AUTHORIZATION", pending))
      actions.append(.event(.launchPending(appId: application.definition.appId, by: sender)))
    case .deny: actions += self.denyLaunch(pending)
    case .allow: actions += self.allowLaunch(pending, now: now)
    default: actions += self.startApplication(pending, now: now)
    }
    return actions
  }

  /// Answers the question on the screen.
  mutating func decideLaunch(isAllowed: Bool, now: NIODeadline) -> [ReceiverAction] {
    guard let pending = self.pendingLaunch, pending.phase == .asking else { return [] }
    self.pendingLaunch = nil
    return isAllowed ? self.allowLaunch(pending, now: now) : self.denyLaunch(pending)
  }

  private mutating func allowLaunch(_ pending: PendingLaunch, now: NIODeadline) -> [ReceiverAction] {
    // openscreen reports the permission only when the app runs already.
    let isSaidNow = self.configuration.dialect.launchAnswer == .direct
    return (isSaidNow ? [self.launchStatus("USER_ALLOWED", pending)] : []) + self.startApplication(pending, now: now)
  }

  private func denyLaunch(_ pending: PendingLaunch) -> [ReceiverAction] {
    [self.launchStatus("USER_NOT_ALLOWED", pending)]
      + self.launchError(
        LaunchRefusal(reason: "NOT_ALLOWED", extendedError: "USER_NOT_ALLOWED"), pending.request, to: pending.sender)
  }

  private mutating func startApplication(_ pending: PendingLaunch, now: NIODeadline) -> [ReceiverAction] {
    var pending = pending
    pending.phase = .starting
    let timing = self.configuration.launchTiming
    let usual = self.configuration.launchTime ?? (self.isRunning(pending.application) ? timing.warm : timing.cold)
    pending.deadline = now + (pending.application.definition.launch.time ?? usual)
    if pending.deadline <= now { return self.finishLaunch(pending, now: now) }
    self.pendingLaunch = pending
    return self.makeRoom(for: pending.application)
  }

  /// Ends another app, also the idle screen, when a launch begins, and sends a status without apps, long before the new
  /// app runs: seen on an Android TV and Chromecasts (vishen/go-chromecast#101, home-assistant/core#112717).
  private mutating func makeRoom(for application: LaunchableApplication) -> [ReceiverAction] {
    guard self.application != nil, !self.isRejoin(application) else { return [] }
    return self.endApplication() + self.statusBroadcast(except: nil)
  }

  /// Handles a launch whose waiting time is over: the app runs, or the question has timed out.
  mutating func launchIsDue(_ pending: PendingLaunch, now: NIODeadline) -> [ReceiverAction] {
    self.pendingLaunch = nil
    switch pending.phase {
    case .starting: return self.finishLaunch(pending, now: now)
    case .asking:
      return self.launchError(
        LaunchRefusal(reason: "NOT_ALLOWED", extendedError: "USER_TIMEOUT"), pending.request, to: pending.sender)
    }
  }

  /// Cancels the launch that waits, because another LAUNCH or STOP has arrived.
  mutating func cancelPendingLaunch(now: NIODeadline) -> [ReceiverAction] {
    guard let pending = self.pendingLaunch else { return [] }
    self.pendingLaunch = nil
    if self.application == nil { self.application = self.idleScreen(now: now) }
    return self.launchError(LaunchRefusal(reason: "CANCELLED"), pending.request, to: pending.sender)
  }

  /// Completes a launch: the previous app ends, unless it is the same one, which keeps its session.
  private mutating func finishLaunch(_ pending: PendingLaunch, now: NIODeadline) -> [ReceiverAction] {
    var actions: [ReceiverAction] = []
    let isRejoin = self.isRejoin(pending.application)
    if isRejoin {
      self.application?.launchedAgain(now: now)
    } else {
      actions += self.endApplication()
      self.application = self.run(pending.application, now: now)
    }
    let wasAwake = self.input.wake()
    actions.append(.event(.launched(LaunchRecord(pending, session: self.application?.sessionId, isRejoin: isRejoin))))
    return actions + self.launchAnswer(pending, isNews: !isRejoin || !wasAwake)
  }

  /// Whether the app that runs is `application`, in the same variant.
  private func isRunning(_ application: LaunchableApplication) -> Bool {
    self.application?.definition.appId == application.definition.appId && self.application?.appId == application.appId
  }

  /// Whether a launch of `application` keeps the session that runs.
  private func isRejoin(_ application: LaunchableApplication) -> Bool {
    self.isRunning(application) && !application.definition.launch.restartsOnRelaunch
  }

  /// Creates a new run of an app.
  mutating func run(_ application: LaunchableApplication, now: NIODeadline) -> RunningApplication {
    let sessionId = self.makeSessionID()
    self.lastTransport += 1
    let transportId = self.configuration.dialect.transportIDPrefix.map { "\($0)\(self.lastTransport)" } ?? sessionId
    return RunningApplication(
      application, sessionId: sessionId, transportId: transportId, configuration: self.configuration, now: now)
  }

  private func launchAnswer(_ pending: PendingLaunch, isNews: Bool) -> [ReceiverAction] {
    let answer = self.deliver(
      self.statusMessage(requestId: pending.request.requestId), on: .receiver, from: CastEndpointID.receiver,
      to: .sender(pending.sender))
    switch self.configuration.dialect.launchAnswer {
    case .broadcastFirst:
      return self.statusBroadcast(except: nil) + [self.launchStatus("USER_ALLOWED", pending)] + answer
    case .broadcastOnly:
      return self.statusBroadcast(except: nil) + [self.launchStatus("USER_ALLOWED", pending)]
    default: return answer + (isNews ? self.statusBroadcast(except: pending.sender) : [])
    }
  }

  private func launchStatus(_ status: String, _ pending: PendingLaunch) -> ReceiverAction {
    let message = JSONObject([
      ("type", CastMessageType.launchStatus.jsonValue), ("launchRequestId", .integer(pending.request.requestId)),
      ("status", .string(status)),
    ])
    return self.answer(message, to: pending.sender)
  }

  private func launchError(
    _ refusal: LaunchRefusal, _ launch: LaunchCommand, to sender: SenderAddress
  ) -> [ReceiverAction] {
    let message = WireMessage(type: .launchError, requestId: launch.requestId) {
      $0.member("appId", launch.appId)
      $0.member("reason", refusal.reason)
      $0.member("extendedError", refusal.extendedError)
    }
    return self.deliver(message, on: .receiver, from: CastEndpointID.receiver, to: .sender(sender))
      + [.event(.launchFailed(appId: launch.appId, refusal))]
  }
}

extension LaunchRefusal: Error {}

extension LaunchRecord {
  fileprivate init(_ launch: PendingLaunch, session: String?, isRejoin: Bool) {
    self.init(
      appId: launch.application.definition.appId, sessionId: session ?? "", isRejoin: isRejoin,
      language: launch.request.language, appParams: launch.request.appParams)
    self.credentials = launch.request.credentials
    self.credentialsType = launch.request.credentialsType
    self.supportedAppTypes = launch.request.supportedAppTypes
    self.senderDeviceName = launch.request.senderDeviceName
    self.commandParameters = launch.request.commandParameters
  }
}

extension ReceiverCore {
  /// Handles a message to the running app, or to all apps.
  mutating func handleApplicationMessage(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let application = self.application, application.definition.namespaces.contains(message.namespace),
      message.isBroadcast || message.destinationId == application.transportId
    else { return [] }
    if message.namespace == .media { return self.handleMedia(message, from: sender, now: now) }
    // Invisible senders reach the app only by broadcasts (cast.md 3.2), but Chromium also controls media through
    // invisible connections.
    let kind = self.connections.kind(of: sender, to: application.transportId)
    guard message.isBroadcast || kind != .invisible else { return [] }
    let event = ReceiverAction.event(.applicationMessage(message, from: sender.link))
    if message.namespace == .webRTC {
      if (try? CastPayload(message))?.type == .offer { self.application?.mirroringLink = sender.link }
      return [event, .answerMirroring(message, from: sender.link)]
    }
    guard application.script != nil else { return [event, self.echo(message, from: application, to: sender)] }
    let outputs = self.application?.script?.receive(message, from: sender, now: now) ?? []
    return [event] + self.perform(outputs)
  }

  /// Handles APPLICATION_BROADCAST: a message to every app of some ids, used to pre-cache. It gets no answer
  /// (cast.md 2).
  mutating func handleBroadcast(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    let ids = request.node["appIds"].flatMap { try? [String](json: $0) } ?? []
    guard request.type == .applicationBroadcast, let application = self.application,
      ids.contains(where: { application.definition.answers(to: $0) }),
      let namespace = request.node["namespace"]?.string.map({ CastNamespace($0) }), namespace != .media,
      application.definition.namespaces.contains(namespace), let text = request.node["message"]?.string
    else { return [] }
    let message = CastMessage(
      sourceId: request.sender.senderId, destinationId: CastEndpointID.broadcast, namespace: namespace, text: text)
    let outputs = self.application?.script?.receive(message, from: request.sender, now: now) ?? []
    return [.event(.applicationMessage(message, from: request.sender.link))] + self.perform(outputs)
  }

  /// Passes the result of ``ReceiverAction/examine(_:)`` to the app's player.
  mutating func resourceExamined(
    _ examination: ResourceExamination, id: ResourceRequest.ID, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let outputs = self.application?.media?.resourceExamined(examination, id: id, now: now) else { return [] }
    return self.perform(outputs) + self.settle(now: now)
  }

  /// Handles the end of the arrival of ``ResourceExamination/rest``.
  mutating func resourceArrived(
    _ id: ResourceRequest.ID, length: Double?, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let outputs = self.application?.media?.resourceArrived(id, length: length, now: now) else { return [] }
    return self.perform(outputs) + self.settle(now: now)
  }

  /// The resource that plays while its rest arrives; the receiver ends the connections of all others.
  var arrivingResource: ResourceRequest.ID? { self.application?.media?.arrivingResource }

  /// The part of a file that the player fetches after a seek; the receiver cancels the fetch of another one.
  var soughtPart: SoughtPart? { self.application?.media?.soughtPart }

  private func echo(
    _ message: CastMessage, from application: RunningApplication, to sender: SenderAddress
  ) -> ReceiverAction {
    var echo = message
    echo.sourceId = application.transportId
    echo.destinationId = message.sourceId
    return .send(echo, to: sender.link)
  }

  /// Whether the fault that drops the first LOAD of each run of an app applies to this request (devices.md F126).
  private mutating func dropsFirst(_ type: CastMessageType) -> Bool {
    guard [.load, .queueLoad].contains(type), self.application?.hasSeenLoad == false else { return false }
    self.application?.hasSeenLoad = true
    return self.faults.dropsFirstLoad
  }

  private mutating func handleMedia(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let payload = try? CastPayload(message), let type = payload.type,
      let requestId = FrameworkRules.requestId(of: payload.root)
    else { return [] }
    let isStatus = type == .getStatus
    guard !self.faults.silentPhases.contains(isStatus ? .mediaStatus : .media) else { return [] }
    let behavior = self.application?.definition.media ?? MediaBehavior()
    guard !behavior.ignoredRequests.contains(type.rawValue), !self.dropsFirst(type) else { return [] }
    do throws(InvalidRequestReason) {
      if behavior.refusedRequests.contains(type.rawValue) { throw .notSupported }
      let request = PlayerRequest(type: type, requestId: requestId, node: payload.root)
      guard let outputs = self.application?.media?.handle(request, from: sender, now: now) else { return [] }
      return self.perform(outputs)
    } catch {
      return self.perform([.send(.invalidRequest(error, requestId: requestId), to: .sender(sender))])
    }
  }
}

extension ReceiverCore {
  /// Handles STOP, of the session that it names or of the running app (cast.md 6.1).
  mutating func handleStop(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    if let wanted = (try? StopApplicationRequestData(json: request.node))?.sessionId {
      guard wanted == self.application?.sessionId else { return self.refuse(request, .invalidSessionID) }
    }
    let cancelled = self.cancelPendingLaunch(now: now)
    guard let application = self.application, !application.definition.isIdleScreen else {
      return cancelled + self.statusAnswer(to: request)
    }
    let closes = self.endApplication()
    self.application = self.idleScreen(now: now)
    guard self.configuration.dialect.answersStop else { return cancelled + closes + self.statusBroadcast(except: nil) }
    return cancelled + closes + self.statusAnswer(to: request) + self.statusBroadcast(except: request.sender)
  }

  /// Ends the running app; its senders get CLOSE.
  mutating func endApplication() -> [ReceiverAction] {
    guard let application = self.application else { return [] }
    self.application = nil
    let abandoned = application.media?.pendingExaminations.map { ReceiverAction.abandon($0) } ?? []
    let senders = self.connections.closeAll(to: application.transportId)
    let closes = abandoned + senders.map { self.close(from: application.transportId, to: $0) }
    guard !application.definition.isIdleScreen else { return closes }
    return closes + [.event(.stopped(appId: application.definition.appId, sessionId: application.sessionId))]
  }

  /// Ends the app without a request of a sender, and notifies all senders.
  mutating func stopFromDevice(now: NIODeadline) -> [ReceiverAction] {
    guard let application = self.application, !application.definition.isIdleScreen else { return [] }
    let closes = self.endApplication()
    self.application = self.idleScreen(now: now)
    return closes + self.statusBroadcast(except: nil)
  }

  /// Drops everything that ran, since the device lost its power; the senders can't be notified.
  mutating func rebooted(now: NIODeadline) -> [ReceiverAction] {
    let abandoned = self.application?.media?.pendingExaminations.map { ReceiverAction.abandon($0) } ?? []
    let stopped = self.application.flatMap { application -> ReceiverAction? in
      guard !application.definition.isIdleScreen else { return nil }
      return .event(.stopped(appId: application.definition.appId, sessionId: application.sessionId))
    }
    self.application = self.idleScreen(now: now)
    self.pendingLaunch = nil
    self.delayedRefusals = []
    self.connections = VirtualConnectionTable()
    return abandoned + (stopped.map { [$0] } ?? [])
  }

  /// Updates whether the running app is kept alive, and ends it when its time is over.
  mutating func settle(now: NIODeadline) -> [ReceiverAction] {
    guard let application = self.application else { return [] }
    let isConnected = self.connections.hasStrong(to: application.transportId)
    self.application?.attend(isConnected: isConnected, now: now)
    guard let deadline = self.application?.exitDeadline, deadline <= now else { return [] }
    return self.stopFromDevice(now: now)
  }
}
