import JSONCodec
public import JSONRPC
public import NIOCore

extension JSONRPCPeer {
  /// Sends a notification as its declaration says it is delivered.
  public func notify<T: RPCNotification>(_ notification: T) {
    self.notify(
      T.method, notification, coalescingKey: notification.coalescingKey, isLossless: T.delivery == .lossless)
  }

  /// Asks the client; only those that declared the request's capability may be asked.
  ///
  /// - Parameter timeout: How long to wait; the connection's own time unless given.
  /// - Throws: What ``request(_:_:timeout:)`` throws, and a ``JSONRPCError`` when the answer doesn't fit its declaration.
  public func request<T: RPCServerRequest>(
    _ type: T.Type, _ params: T.Params, timeout: TimeAmount? = nil
  ) async throws -> T.Result {
    let answer = try await self.request(T.method, params, timeout: timeout)
    do {
      return try T.Result(json: answer)
    } catch {
      // A decoding error would be taken for one of the params of the call that is going on.
      throw JSONRPCError.internalError("the client's answer to \(T.method) doesn't fit: \(error)")
    }
  }
}
