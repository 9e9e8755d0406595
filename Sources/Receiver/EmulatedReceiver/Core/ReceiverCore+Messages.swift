import CastModel
import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// Handles CONNECT and CLOSE (cast.md 3).
  mutating func handleConnection(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    // Broadcast CONNECT and CLOSE mean nothing (openscreen's connection handler).
    guard !message.isBroadcast, let payload = try? CastPayload(message) else { return [] }
    switch payload.type {
    case .connect?: return self.connect(sender, to: message.destinationId, payload.root, now: now)
    case .close?:
      guard let kind = self.connections.close(sender, to: message.destinationId) else { return [] }
      return self.left([(sender, message.destinationId, kind)], now: now) + self.endMirroring(now: now)
    default: return []
    }
  }

  private mutating func connect(
    _ sender: SenderAddress, to destinationId: String, _ node: JSONNode, now: NIODeadline
  ) -> [ReceiverAction] {
    let isPlatform = destinationId == CastEndpointID.receiver
    guard !self.faults.silentPhases.contains(isPlatform ? .connect : .applicationConnect) else { return [] }
    let kind = node["connType"].map { VirtualConnection.Kind(rawValue: (try? Int64(json: $0)) ?? -1) } ?? .strong
    let isKnown = [.strong, .weak, .invisible].contains(kind)
    let wasVisible = self.connections.kind(of: sender, to: destinationId).map { $0 != .invisible } ?? false
    guard isPlatform || self.acceptsConnections(at: destinationId, now: now), isKnown,
      self.connections.open(sender, to: destinationId, kind)
    else {
      // That CLOSE is the only sign of failure that the sender gets.
      return [self.close(from: destinationId, to: sender)]
    }
    var actions: [ReceiverAction] = []
    if kind != .invisible, !wasVisible {
      actions.append(.event(.senderConnected(sender, destinationId: destinationId)))
    }
    if let version = Self.offeredVersion(node) {
      let connected = CastMessage(
        sourceId: destinationId, destinationId: sender.senderId, namespace: .connection,
        json: JSONObject([("type", CastMessageType.connected.jsonValue), ("protocolVersion", .integer(version))]))
      actions.append(.send(connected, to: sender.link))
    }
    if !isPlatform, self.application?.definition.mirrors == true, self.application?.mirroringLink == nil {
      self.application?.mirroringLink = sender.link
    }
    guard !isPlatform, kind != .invisible, !wasVisible else { return actions }
    let outputs = self.application?.script?.senderChanged(sender, isConnected: true, now: now) ?? []
    return actions + self.perform(outputs)
  }

  /// Whether `transportId` is the running app's, and the pause after its launch is over.
  private func acceptsConnections(at transportId: String, now: NIODeadline) -> Bool {
    if self.replay?.script.endpoints.contains(transportId) == true { return true }
    guard let application = self.application, application.transportId == transportId else { return false }
    return application.connectableAt <= now
  }

  /// Returns the version to confirm; `nil` if the sender offered none, as most do: then there is no answer.
  private static func offeredVersion(_ node: JSONNode) -> Int64? {
    let list = node["protocolVersionList"].flatMap { try? [Int64](json: $0) } ?? []
    let single = node["protocolVersion"].flatMap { try? Int64(json: $0) }
    guard single != nil || !list.isEmpty else { return nil }
    return (list + [single].compactMap { $0 }).filter { (0...3).contains($0) }.max() ?? 0
  }

  /// Returns the CLOSE that ends `sender`'s connection to `endpoint`.
  func close(from endpoint: String, to sender: SenderAddress) -> ReceiverAction {
    .send(
      CastMessage(
        sourceId: endpoint, destinationId: sender.senderId, namespace: .connection,
        json: JSONObject([("type", CastMessageType.close.jsonValue)])),
      to: sender.link)
  }

  /// Ends the connections of a link's senders to the platform; each sender gets CLOSE (cast.md 3.3).
  mutating func closePlatform(of link: LinkID) -> [ReceiverAction] {
    let senders = self.connections.senders(of: CastEndpointID.receiver).filter { $0.link == link }
    for sender in senders { self.connections.close(sender, to: CastEndpointID.receiver) }
    return senders.flatMap { sender -> [ReceiverAction] in
      [
        self.close(from: CastEndpointID.receiver, to: sender),
        .event(.senderDisconnected(sender, destinationId: CastEndpointID.receiver)),
      ]
    }
  }

  /// Removes a closed link with its senders' virtual connections, and nothing else.
  mutating func linkClosed(_ link: LinkID, now: NIODeadline) -> [ReceiverAction] {
    // The sender of the LAUNCH has disconnected, so it couldn't receive the decision.
    if let pending = self.pendingLaunch, pending.phase == .asking, pending.sender.link == link {
      self.pendingLaunch = nil
    }
    self.delayedRefusals.removeAll { $0.sender.link == link }
    self.replay?.linkClosed(link)
    self.localAddresses[link] = nil
    let gone = self.connections.closeAll(of: link)
    return self.left(gone, now: now) + [.event(.linkClosed(link))] + self.endMirroring(now: now)
      + self.settle(now: now)
  }

  /// Ends a mirroring app once the sender whose pictures it shows is no longer connected to it (openscreen's
  /// mirroring application).
  private mutating func endMirroring(now: NIODeadline) -> [ReceiverAction] {
    guard let application = self.application, let link = application.mirroringLink,
      !self.connections.hasSender(on: link, to: application.transportId)
    else { return [] }
    return self.stopFromDevice(now: now)
  }

  /// Reports senders that have disconnected from the platform or an app, except invisible ones.
  private mutating func left(
    _ gone: [(sender: SenderAddress, destinationId: String, kind: VirtualConnection.Kind)], now: NIODeadline
  ) -> [ReceiverAction] {
    gone.filter { $0.kind != .invisible }.flatMap { sender, destinationId, _ -> [ReceiverAction] in
      let event = ReceiverAction.event(.senderDisconnected(sender, destinationId: destinationId))
      guard destinationId == self.application?.transportId else { return [event] }
      let outputs = self.application?.script?.senderChanged(sender, isConnected: false, now: now) ?? []
      return [event] + self.perform(outputs)
    }
  }
}

extension ReceiverCore {
  /// Handles the receiver namespace (cast.md 6).
  mutating func handleReceiverRequest(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    switch request.type {
    case .getStatus:
      guard !self.faults.silentPhases.contains(.receiverStatus) else { return [] }
      return self.statusAnswer(to: request)
    case .launch: return self.handleLaunch(request, now: now)
    case .stop: return self.handleStop(request, now: now)
    case .setVolume: return self.handleSetVolume(request)
    case .getAppAvailability: return self.handleAppAvailability(request)
    default: return self.refuse(request, .invalidCommand)
    }
  }

  /// Returns RECEIVER_STATUS (cast.md 6.2).
  func statusMessage(requestId: Int64) -> WireMessage {
    if let recorded = self.replayedStatus {
      return WireMessage(type: .receiverStatus, requestId: requestId) { $0.member("status", recorded) }
    }
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
    return WireMessage(type: .receiverStatus, requestId: requestId) { [status] in $0.member("status", status) }
  }

  func statusAnswer(to request: PlatformRequest) -> [ReceiverAction] {
    self.deliver(
      self.statusMessage(requestId: request.requestId), on: .receiver, from: CastEndpointID.receiver,
      to: .sender(request.sender))
  }

  /// Returns the status to all senders but `exception`, which already has its answer.
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
    guard let volume = try? SetVolumeRequestData(json: request.node).volume,
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

extension ReceiverCore {
  /// Returns `message` as an answer of the platform to `sender`.
  func answer(
    _ message: some JSONEncodable, on namespace: CastNamespace = .receiver, to sender: SenderAddress
  ) -> ReceiverAction {
    .send(
      CastMessage(
        sourceId: CastEndpointID.receiver, destinationId: sender.senderId, namespace: namespace, json: message),
      to: sender.link)
  }

  /// Returns `message`, in the device's dialect, as an answer of the platform to `sender`.
  func answer(
    _ message: WireMessage, on namespace: CastNamespace = .receiver, to sender: SenderAddress
  ) -> ReceiverAction {
    self.send(message, on: namespace, from: CastEndpointID.receiver, to: sender)
  }

  /// Returns `message` from one of the receiver's endpoints to its recipients.
  ///
  /// A link without an excepted sender gets the message once, for all its senders (`*`).
  func deliver(
    _ message: WireMessage, on namespace: CastNamespace, from endpoint: String, to recipients: Recipients
  ) -> [ReceiverAction] {
    self.receivers(of: recipients, at: endpoint).map { self.send(message, on: namespace, from: endpoint, to: $0) }
  }

  /// Returns the addresses of a message's recipients.
  private func receivers(of recipients: Recipients, at endpoint: String) -> [SenderAddress] {
    switch recipients {
    case .sender(let sender): return [sender]
    case .everyone(let exception):
      var receivers: [SenderAddress] = []
      var broadcastLinks: Set<LinkID> = []
      for sender in self.connections.senders(of: endpoint) where sender != exception {
        if sender.link == exception?.link {
          receivers.append(sender)
        } else if broadcastLinks.insert(sender.link).inserted {
          receivers.append(SenderAddress(link: sender.link, senderId: CastEndpointID.broadcast))
        }
      }
      return receivers
    }
  }

  private func send(
    _ message: WireMessage, on namespace: CastNamespace, from endpoint: String, to sender: SenderAddress
  ) -> ReceiverAction {
    var message = self.faults.zeroesRequestIDs ? message.unsolicited : message
    message.typeKey = message.typeKey ?? self.configuration.dialect.typeKey
    return .send(
      CastMessage(sourceId: endpoint, destinationId: sender.senderId, namespace: namespace, json: message),
      to: sender.link)
  }

  /// Turns an app's outputs into the receiver's actions.
  func perform(_ outputs: [ApplicationOutput]) -> [ReceiverAction] {
    guard let endpoint = self.application?.transportId else { return [] }
    return outputs.flatMap { output -> [ReceiverAction] in
      switch output {
      case .message(let message, let recipients):
        return self.receivers(of: recipients, at: endpoint).map { receiver in
          .send(message.from(endpoint, to: receiver.senderId), to: receiver.link)
        }
      case .event(let event): return [.event(event)]
      case .examine(let request): return [.examine(request)]
      case .abandon(let id): return [.abandon(id)]
      case .send(let message, let recipients):
        return self.deliver(message, on: .media, from: endpoint, to: recipients)
      }
    }
  }
}
