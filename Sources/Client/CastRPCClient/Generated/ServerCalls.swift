// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
import CastModel
import FrameworkLog
import JSONCodec

/// The server itself: handshake, information, ping, shutdown.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct ServerCalls: Sendable {
  let client: CastClient

  /// Introduces the client, and returns the server's name, versions and limits.
  public func initialize(
    _ params: ServerInitializeParams = ServerInitializeParams(), timeout: Duration? = nil
  ) async throws -> ServerInitializeResult {
    return try await self.client.typed("server.initialize", params, timeout)
  }

  /// Returns the server's name, versions and state.
  public func info(
    _ params: ServerInfoParams = ServerInfoParams(), timeout: Duration? = nil
  ) async throws -> ServerInfo {
    return try await self.client.typed("server.info", params, timeout)
  }

  /// Answers at once.
  public func ping(_ params: ServerPingParams = ServerPingParams(), timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("server.ping", params, timeout)
  }

  /// Returned unchanged; for testing transports.
  public func echo(_ params: ServerEchoParams, timeout: Duration? = nil) async throws -> ServerEchoResult {
    return try await self.client.typed("server.echo", params, timeout)
  }

  /// Shuts the server down: it leaves its sessions (playback continues), writes pending replies, and exits with code 0.
  public func shutdown(_ params: ServerShutdownParams = ServerShutdownParams(), timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("server.shutdown", params, timeout)
  }
}
