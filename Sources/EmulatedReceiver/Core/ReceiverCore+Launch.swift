import CastModel
import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// LAUNCH (cast.md 6.1, 6.3).
  mutating func handleLaunch(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    guard !self.faults.silentPhases.contains(.launch) else { return [] }
    guard let launch = LaunchRequest(request) else { return self.refuse(request, .invalidParameters) }
    if let pending = self.pendingLaunch, pending.sender == request.sender, pending.request.requestId == launch.requestId
    {
      return self.refuse(request, .duplicateRequestID)
    }
    switch self.launchable(launch, by: request.sender) {
    case .failure(let refusal): return self.launchError(refusal, launch, to: request.sender)
    case .success(let application): return self.authorize(launch, application, for: request.sender, now: now)
    }
  }

  /// The app that `launch` gets, or why it gets none.
  private func launchable(
    _ launch: LaunchRequest, by sender: SenderAddress
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

  /// Asks whoever is at the device, if it does that.
  private mutating func authorize(
    _ launch: LaunchRequest, _ application: LaunchableApplication, for sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    var actions = self.cancelPendingLaunch()
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
    // openscreen says so only when the app runs already.
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
    pending.deadline = now + (pending.application.definition.launch.time ?? self.configuration.launchTime)
    if pending.deadline <= now { return self.finishLaunch(pending, now: now) }
    self.pendingLaunch = pending
    return []
  }

  /// The time of a launch that waits has come.
  mutating func launchIsDue(_ pending: PendingLaunch, now: NIODeadline) -> [ReceiverAction] {
    self.pendingLaunch = nil
    switch pending.phase {
    case .starting: return self.finishLaunch(pending, now: now)
    case .asking:
      return self.launchError(
        LaunchRefusal(reason: "NOT_ALLOWED", extendedError: "USER_TIMEOUT"), pending.request, to: pending.sender)
    }
  }

  /// Another launch, or STOP, takes the place of the one that waits.
  mutating func cancelPendingLaunch() -> [ReceiverAction] {
    guard let pending = self.pendingLaunch else { return [] }
    self.pendingLaunch = nil
    return self.launchError(LaunchRefusal(reason: "CANCELLED"), pending.request, to: pending.sender)
  }

  /// The app runs: the one that ran before has ended, unless it is the same, which keeps its session.
  private mutating func finishLaunch(_ pending: PendingLaunch, now: NIODeadline) -> [ReceiverAction] {
    let definition = pending.application.definition
    var actions: [ReceiverAction] = []
    let isRejoin =
      self.application?.definition.appId == definition.appId && self.application?.appId == pending.application.appId
      && !definition.launch.restartsOnRelaunch
    if isRejoin {
      if self.application?.unattendedSince != nil { self.application?.unattendedSince = now }
    } else {
      actions += self.endApplication()
      self.application = self.run(pending.application, now: now)
    }
    let wasAwake = self.input.wake()
    actions.append(.event(.launched(LaunchRecord(pending, session: self.application?.sessionId, isRejoin: isRejoin))))
    return actions + self.launchAnswer(pending, isNews: !isRejoin || !wasAwake)
  }

  /// A new run of an app.
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
      ("type", "LAUNCH_STATUS"), ("launchRequestId", .integer(pending.request.requestId)), ("status", .string(status)),
    ])
    return self.answer(message, to: pending.sender)
  }

  private func launchError(
    _ refusal: LaunchRefusal, _ launch: LaunchRequest, to sender: SenderAddress
  ) -> [ReceiverAction] {
    let message = WireMessage(type: "LAUNCH_ERROR", requestId: launch.requestId) {
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
