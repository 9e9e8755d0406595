// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

/// The server itself: handshake, information, ping, shutdown.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct ServerCalls: Sendable {
  let client: CastClient

  /// Introduces the client, and returns the server's name, versions and limits.
  public func initialize(
    _ params: ServerInitializeParams = .init(), timeout: Duration? = nil
  ) async throws -> ServerInitializeResult {
    try await self.client.typed("server.initialize", params, timeout)
  }
  /// Returns the server's name, versions and state.
  public func info(_ params: ServerInfoParams = .init(), timeout: Duration? = nil) async throws -> ServerInfo {
    try await self.client.typed("server.info", params, timeout)
  }
  /// Lists the clients, with their unanswered requests and undelivered notifications.
  public func clients(
    _ params: ServerClientsParams = .init(), timeout: Duration? = nil
  ) async throws -> ServerClientsResult {
    try await self.client.typed("server.clients", params, timeout)
  }
  /// Composes a report about this server and its network, to be attached to an issue.
  public func report(
    _ params: ServerReportParams = .init(), timeout: Duration? = nil
  ) async throws -> ServerReportResult {
    try await self.client.typed("server.report", params, timeout)
  }
  /// Answers at once.
  public func ping(_ params: ServerPingParams = .init(), timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("server.ping", params, timeout)
  }
  /// Returns its parameter unchanged; for testing transports.
  public func echo(_ params: ServerEchoParams, timeout: Duration? = nil) async throws -> ServerEchoResult {
    try await self.client.typed("server.echo", params, timeout)
  }
  /// Shuts the server down: it leaves its sessions (playback continues), writes pending replies, and exits with code 0.
  public func shutdown(_ params: ServerShutdownParams = .init(), timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("server.shutdown", params, timeout)
  }
}

extension ServerInitializeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("protocolVersion", self.protocolVersion), ("clientInfo", self.clientInfo), ("processId", self.processId),
      ("capabilities", self.capabilities), ("specHash", self.specHash), ("topics", self.topics)
    )
  }
}

extension ServerInitializeResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      serverInfo: try members.value("serverInfo"), limits: try members.value("limits"),
      topics: try members.value("topics")
    )
  }
}

extension ServerInfoParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ServerClientsParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ServerClientsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(clients: try members.value("clients"))
  }
}

extension ServerReportParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("listenFor", self.listenFor), ("probesDevices", self.probesDevices), ("host", self.host), ("port", self.port),
      ("notes", self.notes)
    )
  }
}

extension ServerReportResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(text: try members.value("text"), replacements: try members.value("replacements"))
  }
}

extension ServerPingParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ServerEchoParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("value", self.value))
  }
}

extension ServerEchoResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(value: try members.value("value"))
  }
}

extension ServerShutdownParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }
