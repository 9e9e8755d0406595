// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

/// The server's Cast context: options and state that all clients share.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct ContextCalls: Sendable {
  let client: CastClient

  /// Creates the context with options, once, and starts discovery unless the options say otherwise.
  public func create(_ params: ContextCreateParams = .init(), timeout: Duration? = nil) async throws -> ContextInfo {
    try await self.client.typed("context.create", params, timeout)
  }
  /// Returns the context's state.
  public func get(_ params: ContextGetParams = .init(), timeout: Duration? = nil) async throws -> ContextInfo {
    try await self.client.typed("context.get", params, timeout)
  }
  /// Sets the viewer's credentials for the next launches and joins.
  public func setLaunchCredentials(
    _ params: ContextSetLaunchCredentialsParams = .init(), timeout: Duration? = nil
  ) async throws {
    let _: JSONObject = try await self.client.typed("context.setLaunchCredentials", params, timeout)
  }
  /// Sets whether the calling client is in the foreground.
  public func setAppState(
    _ params: ContextSetAppStateParams, timeout: Duration? = nil
  ) async throws -> ContextSetAppStateResult {
    try await self.client.typed("context.setAppState", params, timeout)
  }
}

extension ContextCreateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("options", self.options))
  }
}

extension ContextGetParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ContextSetLaunchCredentialsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("credentials", self.credentials), ("credentialsType", self.credentialsType))
  }
}

extension ContextSetAppStateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("state", self.state))
  }
}

extension ContextSetAppStateResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(appState: try members.value("appState"))
  }
}

extension ContextDidChangeCastState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(castState: try members.value("castState"))
  }
}
