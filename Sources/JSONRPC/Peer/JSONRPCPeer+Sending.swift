public import JSONCodec
import Logging
import LoopIsolation
public import NIOCore

extension JSONRPCPeer {
  /// Sends a notification.
  ///
  /// While the peer is slow, notifications wait in memory: of those with one method and one `coalescingKey` only the newest, lossless
  /// ones always, of the others the oldest are dropped when there are too many. After a drop the peer first gets `$/overflow` with
  /// `{dropped, topics}`. Before the peer has sent its first message nothing is sent, and everything waits.
  ///
  /// - Parameters:
  ///   - params: One JSON object, encoded; the bytes may be shared by many peers.
  ///   - coalescingKey: Names the state that the notification tells; ignored when it is lossless.
  ///   - isLossless: Whether it must never be dropped.
  public func notify(_ method: String, params: [UInt8], coalescingKey: String? = nil, isLossless: Bool = false) {
    var writer = JSONWriter(reservingCapacity: params.count + method.utf8.count + 48)
    writer.notification(method: method, encodedParams: params)
    let delivery: OutgoingMessage.Delivery =
      isLossless ? .lossless : .droppable(topic: method, coalescingKey: coalescingKey)
    self.send(writer.bytes, delivery)
  }

  /// Sends a notification; see ``notify(_:params:coalescingKey:isLossless:)``.
  public func notify(
    _ method: String, _ params: some JSONEncodable, coalescingKey: String? = nil, isLossless: Bool = false
  ) {
    self.notify(method, params: params.jsonBytes, coalescingKey: coalescingKey, isLossless: isLossless)
  }

  /// Asks the peer, and waits for its answer.
  ///
  /// Throws the peer's ``JSONRPCError``; ``JSONRPCError/timedOut(_:)`` after `timeout` (``JSONRPCConnectionConfiguration/requestTimeout``
  /// unless given), ``JSONRPCError/connectionClosed`` when the connection ends first, `CancellationError` when the task is cancelled. In the first and last
  /// case the peer gets `$/cancelRequest`.
  public func request(
    _ method: String, _ params: (any JSONEncodable & Sendable)? = nil, timeout: TimeAmount? = nil
  ) async throws -> JSONNode {
    try Task.checkCancellation()
    guard case .open = self.state else { throw JSONRPCError.connectionClosed }
    // Strings never look like a client's integers in a log.
    let id = JSONRPCID.string("s-\(self.nextRequestNumber)")
    self.nextRequestNumber += 1
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let timer = LoopActor.shared.eventLoop.scheduleTask(in: timeout ?? self.configuration.requestTimeout) {
          LoopActor.assumeIsolated { self.abandonRequest(id, JSONRPCError.timedOut(method)) }
        }
        self.requests[id] = OutgoingRequest(continuation, timeout: timer)
        var writer = JSONWriter()
        writer.call(id: id, method: method, params: params)
        self.send(writer.bytes)
      }
    } onCancel: {
      LoopActor.shared.eventLoop.execute {
        LoopActor.assumeIsolated { self.abandonRequest(id, CancellationError()) }
      }
    }
  }

  private func abandonRequest(_ id: JSONRPCID, _ error: any Error) {
    guard let request = self.requests.removeValue(forKey: id) else { return }
    var writer = JSONWriter()
    writer.call(method: "$/cancelRequest", params: ["id": id])
    self.send(writer.bytes)
    request.finish(.failure(error))
  }

  /// Hands a reply to the one who asked; late and unknown ones are ignored.
  func finishRequest(_ id: JSONRPCID?, _ outcome: Result<JSONNode, JSONRPCError>) {
    guard let id, let request = self.requests.removeValue(forKey: id) else {
      return self.logger.debug("\(self.label): a reply that nobody waits for")
    }
    request.finish(outcome.mapError { $0 })
  }

  func failRequests(_ error: JSONRPCError) {
    let requests = self.requests
    self.requests = [:]
    for request in requests.values { request.finish(.failure(error)) }
  }

  func send(_ body: [UInt8], _ delivery: OutgoingMessage.Delivery = .lossless) {
    switch self.state {
    case .open, .finishing: break
    case .closing, .closed: return
    }
    self.outlet?.send(OutgoingMessage(body: body, delivery: delivery))
  }
}
