import CastModel
import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// Handles a message of a sender at a device that replays a recording.
  ///
  /// The platform handles the connection itself; the recording answers requests.
  mutating func replay(_ message: CastMessage, from link: LinkID, now: NIODeadline) -> [ReceiverAction] {
    let sender = SenderAddress(link: link, senderId: message.sourceId)
    var actions: [ReceiverAction] = []
    if message.namespace == .connection {
      actions += self.handleConnection(message, from: sender, now: now)
    } else {
      guard self.isConnected(sender, to: message.destinationId) else { return [] }
    }
    let connections = self.connections
    guard
      let reaction = self.replay?.receive(
        message, from: link, now: now, isOpen: { connections.hasSender(on: $0, to: $1) })
    else { return actions }
    actions += self.perform(reaction.actions)
    guard !reaction.isKnown else { return actions }
    return actions + self.missed(message, from: sender, now: now)
  }

  /// Sends the recorded spontaneous messages that are due by `now`.
  mutating func advanceReplay(to now: NIODeadline) -> [ReceiverAction] {
    let connections = self.connections
    let actions = self.replay?.advance(to: now) { connections.hasSender(on: $0, to: $1) } ?? []
    return self.perform(actions)
  }

  private mutating func perform(_ actions: [ReplayState.LinkAction]) -> [ReceiverAction] {
    self.replay?.updateVolume(&self.volume)
    return actions.map { action, link in
      switch action {
      case .send(let message): return .send(self.withCurrentVolume(message), to: link)
      case .closeLink: return .closeLink(link)
      case .disappear: return .disappear
      case .close(let endpoint, let senderId):
        let sender = SenderAddress(link: link, senderId: senderId)
        self.connections.close(sender, to: endpoint)
        return .event(.senderDisconnected(sender, destinationId: endpoint))
      }
    }
  }

  /// Answers a request that the recording doesn't have.
  private mutating func missed(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    let isPlatform = message.destinationId == CastEndpointID.receiver
    let isOwnApplication = message.destinationId == self.application?.transportId
    let payload = try? CastPayload(message)
    // The current status isn't invented: it is the recorded one.
    if isPlatform, message.namespace == .receiver, payload?.type == .getStatus, self.replay?.receiverStatus != nil {
      return self.handleRequest(message, from: sender, now: now)
    }
    let emulates = self.replay?.script.options.misses == .emulate
    if emulates, isPlatform || isOwnApplication {
      return [Self.miss(message, from: sender, .emulated)] + self.handleRequest(message, from: sender, now: now)
    }
    guard let requestId = payload?.requestId, requestId != 0 else { return [Self.miss(message, from: sender, .none)] }
    // An app of which no status is recorded has no media, as far as is known.
    let isUnknownMedia = emulates && message.namespace == .media && payload?.type == .getStatus
    let answer =
      isUnknownMedia
      ? WireMessage(type: .mediaStatus, requestId: requestId) { $0.member("status", [] as [JSONValue]) }
      : .invalidRequest(.invalidCommand, requestId: requestId)
    return [Self.miss(message, from: sender, isUnknownMedia ? .emulated : .refused)]
      + self.deliver(answer, on: message.namespace, from: message.destinationId, to: .sender(sender))
  }

  private static func miss(
    _ message: CastMessage, from sender: SenderAddress, _ answer: ReplayMiss.Answer
  ) -> ReceiverAction {
    .event(.replayMissed(ReplayMiss(message, from: sender.link, answer: answer)))
  }

  /// The status of a device that replays a recording, with the volume as it is now; `nil` if the emulated receiver's
  /// own status is the current one.
  var replayedStatus: JSONObject? {
    guard self.application.map(\.definition.isIdleScreen) ?? true, let status = self.replay?.receiverStatus else {
      return nil
    }
    return self.withCurrentVolume(status)
  }

  private func withCurrentVolume(_ status: JSONObject) -> JSONObject {
    guard var volume = status["volume"]?.object else { return status }
    var status = status
    volume["level"] = .number(self.volume.level)
    volume["muted"] = .bool(self.volume.isMuted)
    status["volume"] = .object(volume)
    return status
  }

  /// Returns a recorded message, with the volume as it is now if a sender has set one that the recording doesn't have.
  private func withCurrentVolume(_ message: CastMessage) -> CastMessage {
    guard message.namespace == .receiver, let recorded = self.replay?.volume, recorded != self.volume,
      var object = (try? message.parseJSON())?.root.value.object, let status = object["status"]?.object
    else { return message }
    object["status"] = .object(self.withCurrentVolume(status))
    return CastMessage(
      sourceId: message.sourceId, destinationId: message.destinationId, namespace: message.namespace, json: object)
  }
}
