// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Custom channels: messages between a client and the receiver app of a session, in a namespace of the app's own.
///
/// The methods of the namespace `channel`; the server's hand-written half implements them.
@LoopActor
public protocol ChannelService: AnyObject, Sendable {
  /// Adds a channel. It can be added before a session is started.
  ///
  /// The channel connects (`channel.didConnect`) in every connected session whose app lists the namespace, and again
  /// after such a session was resumed. It belongs to the client: other clients may add the same one, and it is removed
  /// when the client's connection closes. Many apps send a message to each new sender: only a channel that was added
  /// before the session started receives it.
  ///
  /// SDK: `GCKSession.addChannel`.
  ///
  /// - Throws: ``APIError``: InvalidNamespace, ReservedNamespace, ChannelExists, NoSuchSession, InternalLimitReached.
  func add(_ params: ChannelAddParams, _ call: JSONRPCCallContext) async throws -> ChannelInfo

  /// Removes one of the client's channels; name it as it was added.
  ///
  /// `channel.didDisconnect` follows for each session in which it was connected. Other clients' channels stay.
  ///
  /// SDK: `GCKSession.removeChannel`.
  ///
  /// - Throws: ``APIError``: NoSuchChannel.
  func remove(_ params: ChannelRemoveParams, _ call: JSONRPCCallContext) async throws

  /// Lists the client's channels, the oldest first.
  func list(_ params: ChannelListParams, _ call: JSONRPCCallContext) async throws -> ChannelListResult

  /// Sends a message to the app on one of the client's channels.
  ///
  /// Pass either `text` or `data`; text is sent unchanged, byte for byte. The answer means that the message was sent,
  /// not that the app accepted it: the app's replies, if any, arrive as `channel.didReceiveMessage`. A message may have
  /// 64 KiB including its envelope.
  ///
  /// SDK: `GCKCastChannel.sendTextMessage`.
  ///
  /// - Throws: ``APIError``: InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession,
  /// SessionNotConnected, SessionEnded, SessionSuspended, ChannelNotConnected, CastMessageTooLarge, SendBufferFull,
  /// ConnectionLost, InternalLimitReached.
  func send(_ params: ChannelSendParams, _ call: JSONRPCCallContext) async throws -> ChannelSendResult

  /// Returns a number for a request of the app's own protocol that is unique on this connection to the device.
  ///
  /// SDK: `GCKCastChannel.generateRequestID`.
  ///
  /// - Throws: ``APIError``: InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession,
  /// SessionNotConnected, SessionEnded, SessionSuspended, ChannelNotConnected.
  func generateRequestId(_ params: ChannelGenerateRequestIdParams, _ call: JSONRPCCallContext) async throws -> ChannelGenerateRequestIdResult

  /// Broadcasts a message to every endpoint on a session's device (destination `*`).
  ///
  /// Needs no channel, and no app that lists the namespace: every endpoint that listens to the namespace receives the
  /// message. Most apps don't use broadcasts; `channel.send` is the usual way.
  ///
  /// - Throws: ``APIError``: InvalidNamespace, ReservedNamespace, NoSuchSession, AmbiguousSession, SessionNotConnected,
  /// SessionEnded, SessionSuspended, CastMessageTooLarge, SendBufferFull, ConnectionLost, InternalLimitReached.
  func broadcast(_ params: ChannelBroadcastParams, _ call: JSONRPCCallContext) async throws -> ChannelBroadcastResult
}
