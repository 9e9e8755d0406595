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

  /// The same, in the device's dialect.
  func answer(
    _ message: WireMessage, on namespace: CastNamespace = .receiver, to sender: SenderAddress
  ) -> ReceiverAction {
    self.send(message, on: namespace, from: CastEndpointID.receiver, to: sender)
  }

  /// `message` from one of the receiver's ends to whom it is for.
  ///
  /// A link with nobody to except gets it once, for all its senders (`*`).
  func deliver(
    _ message: WireMessage, on namespace: CastNamespace, from endpoint: String, to recipients: Recipients
  ) -> [ReceiverAction] {
    self.receivers(of: recipients, at: endpoint).map { self.send(message, on: namespace, from: endpoint, to: $0) }
  }

  /// The addresses that a message goes to.
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

  /// Sends what an app wants sent.
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
