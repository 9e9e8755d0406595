public import JSONCodec
public import LoopIsolation

/// A handler made of closures.
@LoopActor
public final class JSONRPCMethodTable: JSONRPCHandler {
  public var methods: [String: JSONRPCMethod]
  public var onNotification: (@LoopActor (String, JSONNode?, JSONRPCPeer) -> Void)?
  public var onEndOfInput: (@LoopActor (JSONRPCPeer) -> Void)?
  public var onClose: (@LoopActor (JSONRPCPeer, JSONRPCCloseReason) -> Void)?

  public init(methods: [String: JSONRPCMethod] = [:]) { self.methods = methods }

  public func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? { self.methods[name] }

  public func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {
    self.onNotification?(name, params, peer)
  }

  public func peerDidEndInput(_ peer: JSONRPCPeer) { self.onEndOfInput?(peer) }

  public func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason) { self.onClose?(peer, reason) }
}
