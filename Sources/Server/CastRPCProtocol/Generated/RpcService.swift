// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec
public import JSONRPC
public import LoopIsolation

/// Introspection, as defined by the OpenRPC specification.
///
/// The methods of the namespace `rpc`; the server's hand-written half implements them.
@LoopActor
public protocol RpcService: AnyObject, Sendable {
  /// Returns the whole API as an OpenRPC document.
  func discover(_ params: RpcDiscoverParams, _ call: JSONRPCCallContext) async throws -> any JSONEncodable & Sendable
}
