import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// A message to the running app.
  mutating func handleApplicationMessage(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let application = self.application, message.destinationId == application.transportId,
      application.definition.namespaces.contains(message.namespace)
    else { return [] }
    guard message.namespace == .media else { return self.echo(message, to: sender) }
    return self.handleMedia(message, from: sender, now: now)
  }

  /// "Resource examined": the answer to ``ReceiverAction/examine(_:)``; one that comes too late is passed over.
  mutating func resourceExamined(
    _ examination: ResourceExamination, id: ResourceRequest.ID, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let outputs = self.application?.media?.resourceExamined(examination, id: id, now: now) else { return [] }
    return self.perform(outputs)
  }

  private func echo(_ message: CastMessage, to sender: SenderAddress) -> [ReceiverAction] {
    var echo = message
    echo.sourceId = message.destinationId
    echo.destinationId = message.sourceId
    return [.event(.applicationMessage(message, from: sender.link)), .send(echo, to: sender.link)]
  }

  private mutating func handleMedia(
    _ message: CastMessage, from sender: SenderAddress, now: NIODeadline
  ) -> [ReceiverAction] {
    guard let payload = try? CastPayload(message), let type = payload.type?.rawValue else { return [] }
    let isStatus = type == "GET_STATUS"
    guard !self.faults.silentPhases.contains(isStatus ? .mediaStatus : .media) else { return [] }
    let requestId = payload.requestId ?? 0
    do throws(InvalidRequestReason) {
      let request = try MediaRequest(type: type, requestId: requestId, node: payload.root)
      guard let outputs = self.application?.media?.handle(request, from: sender, now: now) else { return [] }
      return self.perform(outputs)
    } catch {
      return self.perform([.send(.invalidRequest(error, requestId: requestId), to: .sender(sender))])
    }
  }
}
