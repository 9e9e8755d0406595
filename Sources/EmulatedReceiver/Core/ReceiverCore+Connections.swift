import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// CONNECT and CLOSE (cast.md 3).
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
      // That CLOSE is the only sign of failure.
      return [self.close(from: destinationId, to: sender)]
    }
    var actions: [ReceiverAction] = []
    if kind != .invisible, !wasVisible {
      actions.append(.event(.senderConnected(sender, destinationId: destinationId)))
    }
    if let version = Self.offeredVersion(node) {
      let connected = CastMessage(
        sourceId: destinationId, destinationId: sender.senderId, namespace: .connection,
        json: JSONObject([("type", "CONNECTED"), ("protocolVersion", .integer(version))]))
      actions.append(.send(connected, to: sender.link))
    }
    if !isPlatform, self.application?.definition.mirrors == true, self.application?.mirroringLink == nil {
      self.application?.mirroringLink = sender.link
    }
    guard !isPlatform, kind != .invisible, !wasVisible else { return actions }
    let outputs = self.application?.script?.senderChanged(sender, isConnected: true, now: now) ?? []
    return actions + self.perform(outputs)
  }

  /// Whether `transportId` is the running app's, and it is past the pause after its launch.
  private func acceptsConnections(at transportId: String, now: NIODeadline) -> Bool {
    guard let application = self.application, application.transportId == transportId else { return false }
    return application.connectableAt <= now
  }

  /// The version to confirm; `nil` if the sender offered none, as most do: then there is no answer.
  private static func offeredVersion(_ node: JSONNode) -> Int64? {
    let list = node["protocolVersionList"].flatMap { try? [Int64](json: $0) } ?? []
    let single = node["protocolVersion"].flatMap { try? Int64(json: $0) }
    guard single != nil || !list.isEmpty else { return nil }
    return (list + [single].compactMap { $0 }).filter { (0...3).contains($0) }.max() ?? 0
  }

  /// Tells `sender` that its connection to `endpoint` is over.
  func close(from endpoint: String, to sender: SenderAddress) -> ReceiverAction {
    .send(
      CastMessage(
        sourceId: endpoint, destinationId: sender.senderId, namespace: .connection, text: #"{"type":"CLOSE"}"#),
      to: sender.link)
  }

  /// Ends the connections of a link's senders to the platform, which they are told by CLOSE (cast.md 3.3).
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

  /// A link has gone: with it go its senders' virtual connections, and nothing else.
  mutating func linkClosed(_ link: LinkID, now: NIODeadline) -> [ReceiverAction] {
    // Nobody could hear whether it was allowed.
    if let pending = self.pendingLaunch, pending.phase == .asking, pending.sender.link == link {
      self.pendingLaunch = nil
    }
    let gone = self.connections.closeAll(of: link)
    return self.left(gone, now: now) + [.event(.linkClosed(link))] + self.endMirroring(now: now)
      + self.settle(now: now)
  }

  /// A mirroring app ends when the sender whose pictures it shows is connected to it no longer (openscreen's mirroring application).
  private mutating func endMirroring(now: NIODeadline) -> [ReceiverAction] {
    guard let application = self.application, let link = application.mirroringLink,
      !self.connections.senders(of: application.transportId).contains(where: { $0.link == link })
    else { return [] }
    return self.stopFromDevice(now: now)
  }

  /// Senders have gone from the platform or an app; neither hears of those who were invisible.
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
