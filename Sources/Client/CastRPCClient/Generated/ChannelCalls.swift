// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
import FrameworkLog
import JSONCodec

/// Custom channels: messages between a client and the receiver app of a session, in a namespace of the app's own.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct ChannelCalls: Sendable {
  let client: CastClient

  /// Adds a channel. It can be added before a session is started.
  public func add(_ params: ChannelAddParams, timeout: Duration? = nil) async throws -> ChannelInfo {
    return try await self.client.typed("channel.add", params, timeout)
  }

  /// Removes one of the client's channels; name it as it was added.
  public func remove(_ params: ChannelRemoveParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("channel.remove", params, timeout)
  }

  /// Lists the client's channels, the oldest first.
  public func list(
    _ params: ChannelListParams = ChannelListParams(), timeout: Duration? = nil
  ) async throws -> ChannelListResult {
    return try await self.client.typed("channel.list", params, timeout)
  }

  /// Sends a message to the app on one of the client's channels.
  public func send(_ params: ChannelSendParams, timeout: Duration? = nil) async throws -> ChannelSendResult {
    return try await self.client.typed("channel.send", params, timeout)
  }

  /// Returns a number for a request of the app's own protocol that is unique on this connection to the device.
  public func generateRequestId(
    _ params: ChannelGenerateRequestIdParams, timeout: Duration? = nil
  ) async throws -> ChannelGenerateRequestIdResult {
    return try await self.client.typed("channel.generateRequestId", params, timeout)
  }

  /// Broadcasts a message to every endpoint on a session's device (destination `*`).
  public func broadcast(
    _ params: ChannelBroadcastParams, timeout: Duration? = nil
  ) async throws -> ChannelBroadcastResult {
    return try await self.client.typed("channel.broadcast", params, timeout)
  }
}
