// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

/// Subscriptions to notifications.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct EventsCalls: Sendable {
  let client: CastClient

  /// Subscribes to the notifications of some topics.
  public func subscribe(
    _ params: EventsSubscribeParams, timeout: Duration? = nil
  ) async throws -> EventsSubscribeResult {
    try await self.client.typed("events.subscribe", params, timeout)
  }
  /// Ends a subscription.
  public func unsubscribe(_ params: EventsUnsubscribeParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("events.unsubscribe", params, timeout)
  }
  /// Returns the events since the last poll.
  public func poll(_ params: EventsPollParams, timeout: Duration? = nil) async throws -> EventsPollResult {
    try await self.client.typed("events.poll", params, timeout)
  }
  /// Returns the present state of discovery, sessions and players.
  public func snapshot(_ params: EventsSnapshotParams = .init(), timeout: Duration? = nil) async throws -> Snapshot {
    try await self.client.typed("events.snapshot", params, timeout)
  }
}

extension EventsSubscribeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("topics", self.topics), ("delivery", self.delivery), ("omitStatus", self.omitStatus),
      ("snapshot", self.snapshot)
    )
  }
}

extension EventsSubscribeResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      subscription: try members.value("subscription"), topics: try members.value("topics"),
      snapshot: try members.option("snapshot")
    )
  }
}

extension EventsUnsubscribeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("subscription", self.subscription))
  }
}

extension EventsPollParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("subscription", self.subscription), ("maximum", self.maximum), ("timeout", self.timeout))
  }
}

extension EventsPollResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(events: try members.value("events"), dropped: try members.value("dropped"))
  }
}

extension EventsSnapshotParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }
