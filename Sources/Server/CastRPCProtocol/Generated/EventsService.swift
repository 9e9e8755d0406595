// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// Subscriptions to notifications.
///
/// The methods of the namespace `events`; the server's hand-written half implements them.
@LoopActor
public protocol EventsService: AnyObject, Sendable {
  /// Subscribes to the notifications of some topics.
  ///
  /// A notification that several subscriptions of a connection cover is pushed once. Subscriptions end with the
  /// connection.
  ///
  /// - Throws: ``APIError``: TooManySubscriptions.
  func subscribe(_ params: EventsSubscribeParams, _ call: JSONRPCCallContext) async throws -> EventsSubscribeResult

  /// Ends a subscription.
  ///
  /// - Throws: ``APIError``: NoSuchSubscription.
  func unsubscribe(_ params: EventsUnsubscribeParams, _ call: JSONRPCCallContext) async throws

  /// Returns the events since the last poll.
  ///
  /// - Throws: ``APIError``: NoSuchSubscription.
  func poll(_ params: EventsPollParams, _ call: JSONRPCCallContext) async throws -> EventsPollResult

  /// Returns the present state of discovery, sessions and players.
  func snapshot(_ params: EventsSnapshotParams, _ call: JSONRPCCallContext) async throws -> Snapshot
}
