/// What a method knows of the call besides its params.
public struct JSONRPCCallContext: Sendable {
  /// The connection that asks.
  public let peer: JSONRPCPeer
  /// The request's id, unique among the connection's unanswered ones.
  public let id: JSONRPCID
  /// The method's name.
  public let method: String
  /// Where progress is reported; `nil` if the request has no `progressToken`.
  public let progress: JSONRPCProgressReporter?
}
