package import JSONCodec

/// One JSON-RPC message, read but not yet acted upon.
package enum IncomingMessage: Sendable {
  case request(id: JSONRPCID, method: String, params: JSONNode?)
  case notification(method: String, params: JSONNode?)
  /// A reply to one of our requests; `id` is `nil` when the peer could not tell which.
  case response(id: JSONRPCID?, outcome: Result<JSONNode, JSONRPCError>)
  /// No message; the error is owed to the sender, under its id if that could be read.
  case invalid(id: JSONRPCID?, error: JSONRPCError)
  /// A notification that can't be read: nobody waits for an answer.
  case ignorable(reason: JSONRPCError)
}

/// What one frame holds.
package enum IncomingFrame: Sendable {
  case single(IncomingMessage)
  /// The replies go out as one array. Never empty.
  case batch([IncomingMessage])
}
