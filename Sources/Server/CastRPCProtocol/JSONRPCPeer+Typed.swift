import JSONCodec
public import JSONRPC
public import NIOCore

extension JSONRPCPeer {
  /// Sends a request to the client, which must have declared the request's capability.
  ///
  /// - Parameter timeout: How long to wait; the connection's own time unless given.
  /// - Throws: The errors of ``request(_:_:timeout:)``, and a ``JSONRPCError`` when the reply doesn't fit its
  ///   declaration.
  public func request<T: RPCServerRequest>(
    _ type: T.Type, _ params: T.Params, timeout: TimeAmount? = nil
  ) async throws -> T.Result {
    let answer = try await self.request(T.method, params, timeout: timeout)
    do {
      return try T.Result(json: answer)
    } catch {
      // A decoding error would be mistaken for one in the params of the current call.
      throw JSONRPCError.internalError("the client's answer to \(T.method) doesn't fit: \(error)")
    }
  }
}
