// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// The server itself: handshake, information, ping, shutdown.
///
/// The methods of the namespace `server`; the server's hand-written half implements them.
@LoopActor
public protocol ServerService: AnyObject, Sendable {
  /// Introduces the client, and returns the server's name, versions and limits.
  ///
  /// Optional: a script may call other methods right away. A connection that never initializes receives no pushed
  /// notification before `events.subscribe`, and no request from the server. A second call is InvalidRequest.
  ///
  /// - Throws: ``APIError``: UnsupportedProtocolVersion.
  func initialize(_ params: ServerInitializeParams, _ call: JSONRPCCallContext) async throws -> ServerInitializeResult

  /// Returns the server's name, versions and state.
  func info(_ params: ServerInfoParams, _ call: JSONRPCCallContext) async throws -> ServerInfo

  /// Lists the clients, with their unanswered requests and undelivered notifications.
  ///
  /// Shows which clients keep a daemon running, and which of them read too slowly. The call itself is among its
  /// caller's unanswered requests. Clients that were refused at the limit of connections aren't listed.
  func clients(_ params: ServerClientsParams, _ call: JSONRPCCallContext) async throws -> ServerClientsResult

  /// Composes a report about this server and its network, to be attached to an issue.
  ///
  /// Has the versions, the interfaces, the devices that discovery saw on each path and when, a probe and the
  /// description of each device, the sessions, the options, and the last minutes of the log. Names, ids, addresses,
  /// Wi-Fi networks, hardware addresses, tokens, credentials and queries of URLs are replaced by stand-ins that stay
  /// the same within the report. A client shows the text to the user before it is sent anywhere.
  func report(_ params: ServerReportParams, _ call: JSONRPCCallContext) async throws -> ServerReportResult

  /// Answers at once.
  func ping(_ params: ServerPingParams, _ call: JSONRPCCallContext) async throws

  /// Returns its parameter unchanged; for testing transports.
  func echo(_ params: ServerEchoParams, _ call: JSONRPCCallContext) async throws -> ServerEchoResult

  /// Shuts the server down: it leaves its sessions (playback continues), writes pending replies, and exits with code 0.
  func shutdown(_ params: ServerShutdownParams, _ call: JSONRPCCallContext) async throws
}
