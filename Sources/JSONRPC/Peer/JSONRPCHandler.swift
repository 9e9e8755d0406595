public import JSONCodec
public import LoopIsolation

/// A method: takes the request's params, returns the result.
///
/// It runs as a task of its own on ``LoopActor``; the tasks of one connection begin in the order of their requests. Params are an
/// object or absent (`nil`). What it throws is answered: a ``JSONRPCErrorRepresentable`` as it says, a `JSONDecodingError` as -32602
/// (its path taken to start inside the params), a `CancellationError` as -32800, everything else as -32603.
public typealias JSONRPCMethod = @LoopActor @Sendable (JSONNode?, JSONRPCCallContext) async throws -> any JSONEncodable

/// What a connection's peer asks and tells; one object may serve many peers.
@LoopActor
public protocol JSONRPCHandler: AnyObject, Sendable {
  /// The method `name`; `nil` is answered with -32601. Called once for each request, in order, before it becomes a task.
  func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod?

  /// The method that was probably meant by a name that ``method(_:for:)`` doesn't know; `nil` if none was.
  func nearestMethod(to name: String) -> String?

  /// Called with each notification, in order with requests; those that begin with `$/` never come here.
  func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer)

  /// Called when the peer has ended its input: nothing more will come, what it asked for is still answered.
  ///
  /// Calls that wait for something to happen should end now.
  func peerDidEndInput(_ peer: JSONRPCPeer)

  /// Called once, last; the peer's calls have been cancelled.
  func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason)
}

extension JSONRPCHandler {
  public func nearestMethod(to name: String) -> String? { nil }
  public func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {}
  public func peerDidEndInput(_ peer: JSONRPCPeer) {}
  public func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason) {}
}
