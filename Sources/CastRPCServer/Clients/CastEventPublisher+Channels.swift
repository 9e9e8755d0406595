import CastRPCProtocol
import CastSender
import LoopIsolation

extension CastEventPublisher {
  /// Tells those clients of a channel's event that have the channel.
  func publish(_ event: ChannelEvent) {
    let isAddressed: (ClientConnection) -> Bool = { client in
      client.channelOwner.map(event.owners.contains) ?? false
    }
    switch event.kind {
    case .didConnect(let isWritable):
      self.publisher.publish(
        ChannelDidConnect(sessionId: event.sessionId, namespace: event.namespace, isWritable: isWritable),
        where: isAddressed)
    case .didDisconnect(let reason):
      self.publisher.publish(
        ChannelDidDisconnect(
          sessionId: event.sessionId, namespace: event.namespace,
          reason: CastRPCProtocol.ChannelDisconnectReason(rawValue: reason.rawValue)),
        where: isAddressed)
    case .didReceiveMessage(let payload, let isBroadcast):
      self.publisher.publish(
        ChannelDidReceiveMessage(
          sessionId: event.sessionId, namespace: event.namespace, text: payload.text,
          data: payload.bytes.map(Base64.encode), isBroadcast: isBroadcast),
        where: isAddressed)
    case .didChangeWritable(let isWritable):
      self.publisher.publish(
        ChannelDidChangeWritable(sessionId: event.sessionId, namespace: event.namespace, isWritable: isWritable),
        where: isAddressed)
    }
  }
}

extension ChannelPayload {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  fileprivate var bytes: [UInt8]? {
    if case .binary(let bytes) = self { bytes } else { nil }
  }
}
