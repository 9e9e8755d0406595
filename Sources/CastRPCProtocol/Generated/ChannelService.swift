// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// Custom channels: messages between a client and the receiver app of a session, in a namespace of the app's own.
///
/// The methods of the namespace `channel`; the server's hand-written half implements them.
@LoopActor
public protocol ChannelService: AnyObject, Sendable {
  /// Adds a channel, at any time: before a session is started, too.
  ///
  /// It connects (`channel.didConnect`) in every session that is up and whose app lists the namespace, and again after
  /// such a session was resumed. It is the client's own: others may add the same, and each one's channels go with its
  /// connection. An app often greets its sender at once: only a channel that was added before the session was started
  /// hears that.
  ///
  /// SDK: `GCKSession.addChannel`.
  ///
  /// - Throws: ``APIError``: InvalidNamespace, ReservedNamespace, ChannelExists, NoSuchSession, InternalLimitReached.
  func add(_ params: ChannelAddParams, _ call: JSONRPCCallContext) async throws -> ChannelInfo

  /// Removes a channel of the client's; named as it was added.
  ///
  /// Where it was connected `channel.didDisconnect` says so. Other clients' channels stay.
  ///
  /// SDK: `GCKSession.removeChannel`.
  ///
  /// - Throws: ``APIError``: NoSuchChannel.
  func remove(_ params: ChannelRemoveParams, _ call: JSONRPCCallContext) async throws

  /// Lists the client's channels, the oldest first.
  func list(_ params: ChannelListParams, _ call: JSONRPCCallContext) async throws -> ChannelListResult

  /// Sends a message to the app, on a channel of the client's.
  ///
  /// Either `text` or `data`; text goes out byte by byte as it is. The answer says that the message is on its way, not
  /// that the app took it: replies, if the app makes any, come as `channel.didReceiveMessage`. With its envelope a
  /// message may have 64 KiB.
  ///
  /// SDK: `GCKCastChannel.sendTextMessage`.
  ///
  /// - Throws: ``APIError``: InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession,
  /// SessionNotConnected, SessionSuspended, ChannelNotConnected, CastMessageTooLarge, SendBufferFull, ConnectionLost.
  func send(_ params: ChannelSendParams, _ call: JSONRPCCallContext) async throws -> ChannelSendResult

  /// Gives a number for a request of the app's own protocol that nobody else on this link uses.
  ///
  /// SDK: `GCKCastChannel.generateRequestID`.
  ///
  /// - Throws: ``APIError``: InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession,
  /// SessionNotConnected, SessionSuspended, ChannelNotConnected.
  func generateRequestId(_ params: ChannelGenerateRequestIdParams, _ call: JSONRPCCallContext) async throws -> ChannelGenerateRequestIdResult

  /// Sends a message to every end of a session's device (destination `*`).
  ///
  /// Needs no channel, and no app that lists the namespace: whoever listens on the device gets it. Most apps have no
  /// use for it; `channel.send` is the usual way.
  ///
  /// - Throws: ``APIError``: InvalidNamespace, ReservedNamespace, NoSuchSession, AmbiguousSession, SessionNotConnected,
  /// SessionSuspended, CastMessageTooLarge, SendBufferFull, ConnectionLost.
  func broadcast(_ params: ChannelBroadcastParams, _ call: JSONRPCCallContext) async throws -> ChannelBroadcastResult
}
