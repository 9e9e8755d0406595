import EmulatedReceiver
import JSONCodec
import JSONRPC
import LoopIsolation

/// One method of the control protocol.
struct ControlMethod: Sendable {
  typealias Body = @LoopActor @Sendable (inout ControlParams, ControlCall) async throws -> any JSONEncodable

  /// The method's name, `namespace.verb`.
  let name: String
  /// The members that the method's params may have.
  let params: Set<String>
  let body: Body

  init(_ name: String, _ params: Set<String> = [], _ body: @escaping Body) {
    self.name = name
    self.params = params
    self.body = body
  }
}

/// The context of a call: the service, and the client's connection.
struct ControlCall: Sendable {
  let service: ControlService
  /// The client's connection; `nil` when a scenario calls.
  let peer: JSONRPCPeer?
}

/// A method's params, read strictly: unknown members are refused.
struct ControlParams {
  private var members: JSONMembers

  init(_ params: JSONNode?, known: Set<String>) throws {
    let object = try JSONRPCParams.decode(Params.self, from: params)
    self.members = object.members
    try self.members.refuseRemaining(known: known)
  }

  mutating func optional<T: JSONDecodable>(_ key: StaticString, as type: T.Type = T.self) throws -> T? {
    try self.members.optional(key)
  }

  mutating func optional<T: JSONDecodable>(_ key: StaticString, _ constraint: JSONConstraint<T>) throws -> T? {
    try self.members.optional(key, constraint)
  }

  mutating func required<T: JSONDecodable>(_ key: StaticString, as type: T.Type = T.self) throws -> T {
    try self.members.required(key)
  }

  mutating func required<T: JSONDecodable>(_ key: StaticString, _ constraint: JSONConstraint<T>) throws -> T {
    try self.members.required(key, constraint)
  }

  /// Reads the members of a take-over.
  mutating func takeOver() throws -> TakeOver { try TakeOver(&self.members) }

  private struct Params: JSONDecodable {
    let members: JSONMembers

    init(json node: JSONNode) throws(JSONDecodingError) { self.members = try JSONMembers(node) }
  }
}
