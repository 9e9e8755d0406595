import CastV2
import JSONCodec

extension ReceiverCore {
  /// `message` as an answer of the platform to `sender`.
  func answer(
    _ message: some JSONEncodable, on namespace: CastNamespace = .receiver, to sender: SenderAddress
  ) -> ReceiverAction {
    .send(
      CastMessage(
        sourceId: CastEndpointID.receiver, destinationId: sender.senderId, namespace: namespace, json: message),
      to: sender.link)
  }

  /// `message` from one of the receiver's ends to whom it is for.
  ///
  /// A link with nobody to except gets it once, for all its senders (`*`).
  func deliver(
    _ message: WireMessage, on namespace: CastNamespace, from endpoint: String, to recipients: Recipients
  ) -> [ReceiverAction] {
    switch recipients {
    case .sender(let sender): return [self.send(message, on: namespace, from: endpoint, to: sender)]
    case .everyone(let exception):
      var actions: [ReceiverAction] = []
      var broadcastLinks: Set<LinkID> = []
      for sender in self.connections.senders(of: endpoint) where sender != exception {
        if sender.link == exception?.link {
          actions.append(self.send(message, on: namespace, from: endpoint, to: sender))
        } else if broadcastLinks.insert(sender.link).inserted {
          let everyone = SenderAddress(link: sender.link, senderId: CastEndpointID.broadcast)
          actions.append(self.send(message, on: namespace, from: endpoint, to: everyone))
        }
      }
      return actions
    }
  }

  private func send(
    _ message: WireMessage, on namespace: CastNamespace, from endpoint: String, to sender: SenderAddress
  ) -> ReceiverAction {
    let message = self.faults.zeroesRequestIDs ? message.unsolicited : message
    return .send(
      CastMessage(sourceId: endpoint, destinationId: sender.senderId, namespace: namespace, json: message),
      to: sender.link)
  }

  /// Sends what an app wants sent.
  func perform(_ outputs: [ApplicationOutput]) -> [ReceiverAction] {
    guard let endpoint = self.application?.transportId else { return [] }
    return outputs.flatMap { output -> [ReceiverAction] in
      switch output {
      case .event(let event): return [.event(event)]
      case .examine(let request): return [.examine(request)]
      case .abandon(let id): return [.abandon(id)]
      case .send(let message, let recipients):
        return self.deliver(message, on: .media, from: endpoint, to: recipients)
      }
    }
  }
}
