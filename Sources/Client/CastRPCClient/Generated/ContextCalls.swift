// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
import CastModel
import FrameworkLog
import JSONCodec

/// The server's Cast context: options and state that all clients share.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct ContextCalls: Sendable {
  let client: CastClient

  /// Creates the context with options, once, and starts discovery unless the options say otherwise.
  public func create(
    _ params: ContextCreateParams = ContextCreateParams(), timeout: Duration? = nil
  ) async throws -> ContextInfo {
    return try await self.client.typed("context.create", params, timeout)
  }

  /// Returns the context's state.
  public func get(
    _ params: ContextGetParams = ContextGetParams(), timeout: Duration? = nil
  ) async throws -> ContextInfo {
    return try await self.client.typed("context.get", params, timeout)
  }

  /// Sets the viewer's credentials for the next launches and joins.
  public func setLaunchCredentials(
    _ params: ContextSetLaunchCredentialsParams = ContextSetLaunchCredentialsParams(), timeout: Duration? = nil
  ) async throws {
    let _: JSONObject = try await self.client.typed("context.setLaunchCredentials", params, timeout)
  }

  /// Says whether the calling client is in the foreground.
  public func setAppState(
    _ params: ContextSetAppStateParams, timeout: Duration? = nil
  ) async throws -> ContextSetAppStateResult {
    return try await self.client.typed("context.setAppState", params, timeout)
  }
}
