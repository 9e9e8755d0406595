import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// A message to the running app, or to all apps.
  mutating func handleApplicationMessage(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let application = self.application, application.definition.namespaces.contains(message.namespace),
      message.isBroadcast || message.destinationId == application.transportId
    else { return [] }
    if message.namespace == .media { return self.handleMedia(message, from: sender, now: now) }
    // Invisible senders reach the app by broadcasts alone (cast.md 3.2); Chromium controls media through them all the same.
    let kind = self.connections.kind(of: sender, to: application.transportId)
    guard message.isBroadcast || kind != .invisible else { return [] }
    let event = ReceiverAction.event(.applicationMessage(message, from: sender.link))
    if message.namespace == .webRTC {
      self.application?.mirroringLink = sender.link
      return [event, .answerMirroring(message, from: sender.link)]
    }
    guard application.script != nil else { return [event, self.echo(message, from: application, to: sender)] }
    let outputs = self.application?.script?.receive(message, from: sender, now: now) ?? []
    return [event] + self.perform(outputs)
  }

  /// APPLICATION_BROADCAST: a message to every app of some ids, used to pre-cache; nobody is answered (cast.md 2).
  mutating func handleBroadcast(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    let ids = request.node["appIds"].flatMap { try? [String](json: $0) } ?? []
    guard request.type == "APPLICATION_BROADCAST", let application = self.application,
      ids.contains(where: { application.definition.answers(to: $0) }),
      let namespace = request.node["namespace"]?.string.map({ CastNamespace($0) }), namespace != .media,
      application.definition.namespaces.contains(namespace), let text = request.node["message"]?.string
    else { return [] }
    let message = CastMessage(
      sourceId: request.sender.senderId, destinationId: CastEndpointID.broadcast, namespace: namespace, text: text)
    let outputs = self.application?.script?.receive(message, from: request.sender, now: now) ?? []
    return [.event(.applicationMessage(message, from: request.sender.link))] + self.perform(outputs)
  }

  /// "Resource examined": the answer to ``ReceiverAction/examine(_:)``; one that comes too late is passed over.
  mutating func resourceExamined(
    _ examination: ResourceExamination, id: ResourceRequest.ID, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let outputs = self.application?.media?.resourceExamined(examination, id: id, now: now) else { return [] }
    return self.perform(outputs) + self.settle(now: now)
  }

  private func echo(
    _ message: CastMessage, from application: RunningApplication, to sender: SenderAddress
  ) -> ReceiverAction {
    var echo = message
    echo.sourceId = application.transportId
    echo.destinationId = message.sourceId
    return .send(echo, to: sender.link)
  }

  private mutating func handleMedia(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let payload = try? CastPayload(message), let type = payload.type?.rawValue else { return [] }
    let isStatus = type == "GET_STATUS"
    guard !self.faults.silentPhases.contains(isStatus ? .mediaStatus : .media) else { return [] }
    let behavior = self.application?.definition.media ?? MediaBehavior()
    guard !behavior.ignoredRequests.contains(type) else { return [] }
    let requestId = payload.requestId ?? 0
    do throws(InvalidRequestReason) {
      if behavior.refusedRequests.contains(type) { throw .notSupported }
      let request = try MediaRequest(type: type, requestId: requestId, node: payload.root)
      guard let outputs = self.application?.media?.handle(request, from: sender, now: now) else { return [] }
      return self.perform(outputs)
    } catch {
      return self.perform([.send(.invalidRequest(error, requestId: requestId), to: .sender(sender))])
    }
  }
}
