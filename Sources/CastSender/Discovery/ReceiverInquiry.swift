import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

/// A link for a few questions to a receiver itself, where there is no session.
@LoopActor
final class ReceiverInquiry: CastConnectionDelegate {
  let connection: CastConnection
  private let senderId: String
  private let tracker = RequestTracker()
  private var router = VirtualConnectionRouter()
  private var authentication: CheckedContinuation<CastMessage?, Never>?

  init(connection: CastConnection, senderId: String) {
    self.connection = connection
    self.senderId = senderId
    connection.start(delegate: self)
  }

  /// Opens the virtual connection to the receiver; nothing answers that.
  func open(userAgent: String) throws(CastError) {
    try self.send(
      self.router.open(
        VirtualConnection.ID(localId: self.senderId, remoteId: CastEndpointID.receiver),
        payload: ConnectPayload(userAgent: userAgent)))
  }

  /// Asks, and waits for the answer.
  func request(
    _ type: String, namespace: CastNamespace = .receiver, timeout: TimeAmount,
    payload: @LoopActor (Int64) -> ReceiverRequest
  ) async throws(CastError) -> CastReply {
    let description = PendingRequests.Description(
      kind: RequestKind(type), namespace: namespace, sourceId: self.senderId,
      destinationId: CastEndpointID.receiver, timeout: timeout)
    do throws(CastChannelError) {
      return try await self.tracker.request(description) { (id: Int64) throws(CastChannelError) in
        try self.connection.send(
          CastMessage(
            sourceId: self.senderId, destinationId: CastEndpointID.receiver, namespace: namespace, json: payload(id)))
      }
    } catch {
      throw CastError(error)
    }
  }

  /// Sends a challenge and waits for the answer; `nil` if none comes in time, or the link ends.
  func challenge(_ message: CastMessage, timeout: TimeAmount, clock: any CastClock) async throws(CastError)
    -> CastMessage?
  {
    try self.send(message)
    let timer = clock.schedule(at: clock.now + timeout) { [weak self] in self?.answered(nil) }
    defer { timer.cancel() }
    return await withCheckedContinuation { self.authentication = $0 }
  }

  /// Leaves the receiver and ends the link.
  func close() {
    for message in self.router.closeAll() { try? self.connection.send(message) }
    self.connection.close()
  }

  private func send(_ message: CastMessage) throws(CastError) {
    do throws(CastChannelError) {
      try self.connection.send(message)
    } catch {
      throw CastError(error)
    }
  }

  private func answered(_ message: CastMessage?) {
    let continuation = self.authentication
    self.authentication = nil
    continuation?.resume(returning: message)
  }

  // MARK: The link

  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    if message.namespace == .deviceAuth { return self.answered(message) }
    guard let payload = try? CastPayload(message) else { return }
    switch self.router.receive(message, payload: payload) {
    case .deliver(let message, _): self.tracker.receive(message, payload: payload)
    case .closed(let closed, _, _): self.tracker.connectionClosed(closed.id)
    default: break
    }
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
    self.answered(nil)
    self.tracker.connectionLost(closure)
  }
}
