import JSONCodec
import JSONRPC
import LoopIsolation

/// One method of the control protocol.
struct ControlMethod: Sendable {
  typealias Body = @LoopActor @Sendable (inout ControlParams, ControlCall) async throws -> any JSONEncodable

  /// `namespace.verb`.
  let name: String
  /// The members that its params may have.
  let params: Set<String>
  let body: Body

  init(_ name: String, _ params: Set<String> = [], _ body: @escaping Body) {
    self.name = name
    self.params = params
    self.body = body
  }
}

/// Who calls, and what can be done.
struct ControlCall: Sendable {
  let service: ControlService
  /// The connection; `nil` when a scenario calls.
  let peer: JSONRPCPeer?
}
