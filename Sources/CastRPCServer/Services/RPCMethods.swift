import CastRPCProtocol
import JSONCodec
import JSONRPC
import LoopIsolation

/// `rpc.*`: introspection.
@LoopActor
final class RPCMethods: RpcService {
  nonisolated init() {}

  func discover(_ params: RpcDiscoverParams, _ call: JSONRPCCallContext) async throws -> any JSONEncodable & Sendable {
    OpenRPCDocument()
  }
}
