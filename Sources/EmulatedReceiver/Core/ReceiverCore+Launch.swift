import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  mutating func handleLaunch(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    guard !self.faults.silentPhases.contains(.launch) else { return [] }
    guard let launch = LaunchRequest(request) else { return self.refuse(request, .invalidParameters) }
    if let refusal = self.faults.launchRefusal { return self.launchError(refusal, launch, to: request.sender) }
    guard let definition = self.configuration.applications.first(where: { $0.answers(to: launch.appId) }) else {
      return self.launchError(LaunchRefusal(reason: "NOT_FOUND"), launch, to: request.sender)
    }
    var actions: [ReceiverAction] = []
    if let replaced = self.pendingLaunch {
      self.pendingLaunch = nil
      actions += self.launchError(LaunchRefusal(reason: "CANCELLED"), replaced.request, to: replaced.sender)
    }
    if self.configuration.reportsLaunchStatus {
      let allowed = JSONObject([
        ("type", "LAUNCH_STATUS"), ("launchRequestId", .integer(launch.requestId)), ("status", "USER_ALLOWED"),
      ])
      actions.append(self.answer(allowed, to: request.sender))
    }
    let pending = PendingLaunch(
      request: launch, sender: request.sender, definition: definition,
      deadline: now + self.configuration.launchTime)
    if self.configuration.launchTime == .zero { return actions + self.finishLaunch(pending) }
    self.pendingLaunch = pending
    return actions
  }

  /// The app runs: the one that ran before has ended, unless it is the same, which keeps its session.
  mutating func finishLaunch(_ pending: PendingLaunch) -> [ReceiverAction] {
    var actions: [ReceiverAction] = []
    let isRejoin = self.application?.definition.appId == pending.definition.appId
    if !isRejoin {
      actions += self.endApplication()
      self.application = RunningApplication(
        definition: pending.definition, sessionId: self.makeSessionID(), configuration: self.configuration)
    }
    let record = LaunchRecord(
      appId: pending.definition.appId, sessionId: self.application?.sessionId ?? "", isRejoin: isRejoin,
      language: pending.request.language, appParams: pending.request.appParams)
    actions.append(.event(.launched(record)))
    actions += self.deliver(
      self.statusMessage(requestId: pending.request.requestId), on: .receiver, from: CastEndpointID.receiver,
      to: .sender(pending.sender))
    if !isRejoin { actions += self.statusBroadcast(except: pending.sender) }
    return actions
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
  }

  /// STOP, of the session that it names or of whatever runs (Protocol page 6.1).
  mutating func handleStop(_ request: PlatformRequest) -> [ReceiverAction] {
    if let wanted = request.node["sessionId"]?.string, wanted != self.application?.sessionId {
      return self.refuse(request, .invalidSessionID)
    }
    guard let application = self.application, !application.definition.isIdleScreen else {
      return self.statusAnswer(to: request)
    }
    let closes = self.endApplication()
    self.application = self.idleScreen()
    return closes + self.statusAnswer(to: request) + self.statusBroadcast(except: request.sender)
  }

  /// Ends the running app: whoever is connected to it is told by CLOSE.
  mutating func endApplication() -> [ReceiverAction] {
    guard let application = self.application else { return [] }
    self.application = nil
    let abandoned = application.media?.session?.examination.map { ReceiverAction.abandon($0.request.id) }
    let senders = self.connections.closeAll(to: application.transportId)
    let closes =
      (abandoned.map { [$0] } ?? []) + senders.map { self.close(from: application.transportId, to: $0) }
    guard !application.definition.isIdleScreen else { return closes }
    return closes + [.event(.stopped(appId: application.definition.appId, sessionId: application.sessionId))]
  }
}

extension ReceiverCore {
  /// Somebody ended the app at the device: everyone is told, nobody asked.
  mutating func stopFromDevice() -> [ReceiverAction] {
    guard let application = self.application, !application.definition.isIdleScreen else { return [] }
    let closes = self.endApplication()
    self.application = self.idleScreen()
    return closes + self.statusBroadcast(except: nil)
  }

  /// The device lost its power: whatever ran is gone, and nobody could be told.
  mutating func rebooted() -> [ReceiverAction] {
    let stopped = self.application.flatMap { application -> ReceiverAction? in
      guard !application.definition.isIdleScreen else { return nil }
      return .event(.stopped(appId: application.definition.appId, sessionId: application.sessionId))
    }
    let abandoned = self.application?.media?.session?.examination.map { ReceiverAction.abandon($0.request.id) }
    self.application = self.idleScreen()
    self.pendingLaunch = nil
    self.connections = VirtualConnectionTable()
    return [stopped, abandoned].compactMap { $0 }
  }
}
