import CastV2
import JSONCodec

extension ReceiverCore {
  /// CONNECT and CLOSE (Protocol page 3).
  mutating func handleConnection(_ message: CastMessage, from sender: SenderAddress) -> [ReceiverAction] {
    // Broadcast CONNECT and CLOSE mean nothing (openscreen's connection handler).
    guard !message.isBroadcast, let payload = try? CastPayload(message) else { return [] }
    switch payload.type {
    case .connect?: return self.connect(sender, to: message.destinationId, payload.root)
    case .close?:
      guard self.connections.close(sender, to: message.destinationId) != nil else { return [] }
      return [.event(.senderDisconnected(sender, destinationId: message.destinationId))]
    default: return []
    }
  }

  private mutating func connect(
    _ sender: SenderAddress, to destinationId: String, _ node: JSONNode
  ) -> [ReceiverAction] {
    let isPlatform = destinationId == CastEndpointID.receiver
    guard !self.faults.silentPhases.contains(isPlatform ? .connect : .applicationConnect) else { return [] }
    let kind = node["connType"].map { VirtualConnection.Kind(rawValue: (try? Int64(json: $0)) ?? -1) } ?? .strong
    let isKnown = [.strong, .weak, .invisible].contains(kind)
    let exists = isPlatform || destinationId == self.application?.transportId
    guard exists, isKnown, self.connections.open(sender, to: destinationId, kind) else {
      // That CLOSE is the only sign of failure.
      return [self.close(from: destinationId, to: sender)]
    }
    let event = ReceiverAction.event(.senderConnected(sender, destinationId: destinationId))
    guard let version = Self.offeredVersion(node) else { return [event] }
    let connected = CastMessage(
      sourceId: destinationId, destinationId: sender.senderId, namespace: .connection,
      json: JSONObject([("type", "CONNECTED"), ("protocolVersion", .integer(version))]))
    return [event, .send(connected, to: sender.link)]
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

  /// Ends the connections of a link's senders to the platform, which they are told by CLOSE (Protocol page 3.3).
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
  mutating func linkClosed(_ link: LinkID) -> [ReceiverAction] {
    let gone = self.connections.closeAll(of: link)
    return gone.map { .event(.senderDisconnected($0.sender, destinationId: $0.destinationId)) }
      + [.event(.linkClosed(link))]
  }
}
