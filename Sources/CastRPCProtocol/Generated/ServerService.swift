// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// The server itself: the hand-shake, what it is, whether it answers, how it ends.
///
/// The methods of the namespace `server`; the server's hand-written half implements them.
@LoopActor
public protocol ServerService: AnyObject, Sendable {
  /// Says who the client is and what it can do, and learns the same of the server.
  ///
  /// Optional: a script may just call. A connection that never initializes gets no pushed notification before
  /// `events.subscribe`, and no request from the server. A second call is an InvalidRequest.
  ///
  /// - Throws: ``APIError``: UnsupportedProtocolVersion.
  func initialize(_ params: ServerInitializeParams, _ call: JSONRPCCallContext) async throws -> ServerInitializeResult

  /// Says what this server is.
  func info(_ params: ServerInfoParams, _ call: JSONRPCCallContext) async throws -> ServerInfo

  /// Answers.
  func ping(_ params: ServerPingParams, _ call: JSONRPCCallContext) async throws

  /// Answers with what it was given; for testing transports.
  func echo(_ params: ServerEchoParams, _ call: JSONRPCCallContext) async throws -> ServerEchoResult

  /// Ends the server in good order: sessions are left (what plays goes on), replies are written, then the process ends
  /// with exit code 0.
  func shutdown(_ params: ServerShutdownParams, _ call: JSONRPCCallContext) async throws
}
