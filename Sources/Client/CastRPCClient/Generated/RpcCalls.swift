// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

/// Introspection, as defined by the OpenRPC specification.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct RpcCalls: Sendable {
  let client: CastClient

  /// Returns the whole API as an OpenRPC document.
  public func discover(_ params: RpcDiscoverParams = .init(), timeout: Duration? = nil) async throws -> JSONObject {
    try await self.client.typed("rpc.discover", params, timeout)
  }
}

extension RpcDiscoverParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }
