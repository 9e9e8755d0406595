// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
import CastModel
import FrameworkLog
import JSONCodec

/// Which notifications a connection receives.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct EventsCalls: Sendable {
  let client: CastClient

  /// Subscribes to the notifications of some topics.
  public func subscribe(
    _ params: EventsSubscribeParams, timeout: Duration? = nil
  ) async throws -> EventsSubscribeResult {
    return try await self.client.typed("events.subscribe", params, timeout)
  }

  /// Ends a subscription.
  public func unsubscribe(_ params: EventsUnsubscribeParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("events.unsubscribe", params, timeout)
  }

  /// Returns the events since the last poll.
  public func poll(_ params: EventsPollParams, timeout: Duration? = nil) async throws -> EventsPollResult {
    return try await self.client.typed("events.poll", params, timeout)
  }

  /// Returns the state of everything at this moment.
  public func snapshot(
    _ params: EventsSnapshotParams = EventsSnapshotParams(), timeout: Duration? = nil
  ) async throws -> Snapshot {
    return try await self.client.typed("events.snapshot", params, timeout)
  }
}
