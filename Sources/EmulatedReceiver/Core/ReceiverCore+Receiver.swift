import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// The receiver namespace (cast.md 6).
  mutating func handleReceiverRequest(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    switch request.type {
    case "GET_STATUS":
      guard !self.faults.silentPhases.contains(.receiverStatus) else { return [] }
      return self.statusAnswer(to: request)
    case "LAUNCH": return self.handleLaunch(request, now: now)
    case "STOP": return self.handleStop(request, now: now)
    case "SET_VOLUME": return self.handleSetVolume(request)
    case "GET_APP_AVAILABILITY": return self.handleAppAvailability(request)
    default: return self.refuse(request, .invalidCommand)
    }
  }

  /// RECEIVER_STATUS (cast.md 6.2).
  func statusMessage(requestId: Int64) -> WireMessage {
    let dialect = self.configuration.dialect
    var status = ReceiverStatus()
    if let application = self.application {
      let isConnected = self.connections.visibleCount(of: application.transportId) > 0
      status.applications = [application.status(isSenderConnected: isConnected, dialect: dialect)]
    } else if dialect.listsNoApplications {
      status.applications = []
    }
    let hasInput = self.configuration.device.capabilities.contains(.videoOut)
    let omitted = dialect.omittedStatusMembers
    if hasInput, !omitted.contains("isActiveInput") { status.isActiveInput = self.input.isActive }
    if hasInput, !omitted.contains("isStandBy") { status.isStandBy = self.input.isStandBy }
    if !omitted.contains("userEq") { status.additional["userEq"] = dialect.userEq }
    var volume = self.volume.status
    if dialect.omittedVolumeMembers.contains("controlType") { volume.controlType = nil }
    if dialect.omittedVolumeMembers.contains("stepInterval") { volume.stepInterval = nil }
    status.volume = volume
    return WireMessage(type: "RECEIVER_STATUS", requestId: requestId) { [status] in $0.member("status", status) }
  }

  func statusAnswer(to request: PlatformRequest) -> [ReceiverAction] {
    self.deliver(
      self.statusMessage(requestId: request.requestId), on: .receiver, from: CastEndpointID.receiver,
      to: .sender(request.sender))
  }

  /// The status to all but `exception`, who has been answered.
  func statusBroadcast(except exception: SenderAddress?) -> [ReceiverAction] {
    self.deliver(
      self.statusMessage(requestId: 0), on: .receiver, from: CastEndpointID.receiver,
      to: .everyone(except: exception))
  }

  func refuse(_ request: PlatformRequest, _ reason: InvalidRequestReason) -> [ReceiverAction] {
    self.deliver(
      .invalidRequest(reason, requestId: request.requestId), on: .receiver, from: CastEndpointID.receiver,
      to: .sender(request.sender))
  }

  private mutating func handleSetVolume(_ request: PlatformRequest) -> [ReceiverAction] {
    guard let node = request.node["volume"], let volume = try? Volume(json: node),
      volume.level != nil || volume.muted != nil
    else { return self.refuse(request, .invalidParameters) }
    let before = self.volume
    let told = self.applyVolume(level: volume.level, muted: volume.muted)
    var actions = told + self.statusAnswer(to: request)
    guard self.volume != before else { return actions }
    actions += self.statusBroadcast(except: request.sender)
    actions.append(.event(.deviceVolumeChanged(level: self.volume.level, muted: self.volume.isMuted)))
    return actions
  }

  private func handleAppAvailability(_ request: PlatformRequest) -> [ReceiverAction] {
    guard let node = request.node["appId"], let ids = try? [String](json: node) else {
      return self.refuse(request, .invalidParameters)
    }
    var availability = JSONObject()
    for id in ids {
      let isKnown = self.configuration.applications.contains { $0.answers(to: id) }
      availability[id] = isKnown ? "APP_AVAILABLE" : "APP_UNAVAILABLE"
    }
    var message = WireMessage(type: request.type, requestId: request.requestId) { [availability] in
      $0.member("availability", availability)
    }
    message.typeKey = self.configuration.dialect.availabilityKey
    return self.deliver(message, on: .receiver, from: CastEndpointID.receiver, to: .sender(request.sender))
  }
}
