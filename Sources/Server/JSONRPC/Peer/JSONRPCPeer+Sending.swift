public import JSONCodec
import Logging
import LoopIsolation
public import NIOCore

extension JSONRPCPeer {
  /// Sends a notification.
  ///
  /// While the peer is slow, notifications wait in memory. Of those with one method and one `coalescingKey` only the
  /// newest is kept; lossless ones are always kept; of the others the oldest are dropped when there are too many.
  /// After a drop the peer first gets `$/overflow` with `{dropped, topics}`. Until the peer has sent its first
  /// message, everything waits.
  ///
  /// - Parameters:
  ///   - params: One JSON object, encoded; the bytes may be shared by many peers.
  ///   - coalescingKey: The name of the state that the notification reports; ignored when it is lossless.
  ///   - isLossless: Whether the notification is never dropped.
  public func notify(_ method: String, params: [UInt8], coalescingKey: String? = nil, isLossless: Bool = false) {
    var writer = JSONWriter(reservingCapacity: params.count + method.utf8.count + 48)
    writer.notification(method: method, encodedParams: params)
    self.notify(method, OutgoingMessage.Body(writer.bytes), coalescingKey, isLossless)
  }

  /// Sends a notification whose params have this peer's own members, followed by those that many peers get; see
  /// ``notify(_:params:coalescingKey:isLossless:)``.
  ///
  /// - Parameters:
  ///   - ownMembers: Encoded, with commas between them and no brackets around them.
  ///   - sharedMembers: The same; copied once, into the output of this peer.
  public func notify(
    _ method: String, ownMembers: [UInt8], sharedMembers: [UInt8], coalescingKey: String? = nil,
    isLossless: Bool = false
  ) {
    let body = OutgoingMessage.Body(notification: method, own: ownMembers, shared: sharedMembers)
    self.notify(method, body, coalescingKey, isLossless)
  }

  private func notify(
    _ method: String, _ body: OutgoingMessage.Body, _ coalescingKey: String?, _ isLossless: Bool
  ) {
    self.send(body, isLossless ? .lossless : .droppable(topic: method, coalescingKey: coalescingKey))
  }

  /// Sends a notification; see ``notify(_:params:coalescingKey:isLossless:)``.
  public func notify(
    _ method: String, _ params: some JSONEncodable, coalescingKey: String? = nil, isLossless: Bool = false
  ) {
    self.notify(method, params: params.jsonBytes, coalescingKey: coalescingKey, isLossless: isLossless)
  }

  /// Sends a request to the peer, and waits for its reply.
  ///
  /// Throws the peer's ``JSONRPCError``; ``JSONRPCError/timedOut(_:)`` after `timeout`
  /// (``JSONRPCConnectionConfiguration/requestTimeout`` unless given); ``JSONRPCError/connectionClosed`` when the
  /// connection ends first; `CancellationError` when the task is cancelled. After a time-out or a cancellation the
  /// peer gets `$/cancelRequest`.
  public func request(
    _ method: String, _ params: (any JSONEncodable & Sendable)? = nil, timeout: TimeAmount? = nil
  ) async throws -> JSONNode {
    try Task.checkCancellation()
    guard case .open = self.state else { throw JSONRPCError.connectionClosed }
    // String ids can't be mistaken in a log for a client's integers.
    let id = JSONRPCID.string("s-\(self.nextRequestNumber)")
    self.nextRequestNumber += 1
    let waiter = Waiter<JSONNode, any Error>()
    self.requests[id] = waiter
    waiter.limit(to: timeout ?? self.configuration.requestTimeout) {
      self.abandonRequest(id, JSONRPCError.timedOut(method))
    }
    var writer = JSONWriter()
    writer.call(id: id, method: method, params: params)
    self.send(writer.bytes)
    return try await waiter.value { self.abandonRequest(id, CancellationError()) }
  }

  private func abandonRequest(_ id: JSONRPCID, _ error: any Error) {
    guard let request = self.requests.removeValue(forKey: id) else { return }
    var writer = JSONWriter()
    writer.call(method: "$/cancelRequest", params: ["id": id])
    self.send(writer.bytes)
    request.finish(.failure(error))
  }

  /// Delivers a reply to the caller that waits for it; late and unknown ones are ignored.
  func finishRequest(_ id: JSONRPCID?, _ outcome: Result<JSONNode, JSONRPCError>) {
    guard let id, let request = self.requests.removeValue(forKey: id) else {
      return self.logger.debug("\(self.label): ignored a reply to no pending request")
    }
    request.finish(outcome.mapError { $0 })
  }

  func failRequests(_ error: JSONRPCError) {
    let requests = self.requests
    self.requests = [:]
    for request in requests.values { request.finish(.failure(error)) }
  }

  func send(_ bytes: [UInt8]) { self.send(OutgoingMessage.Body(bytes), .lossless) }

  private func send(_ body: OutgoingMessage.Body, _ delivery: OutgoingMessage.Delivery) {
    switch self.state {
    case .open, .finishing: break
    case .closing, .closed: return
    }
    self.outlet?.send(OutgoingMessage(body, delivery: delivery))
  }
}
