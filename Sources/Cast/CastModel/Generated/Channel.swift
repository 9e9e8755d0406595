// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Why a channel is no longer connected.
public struct ChannelDisconnectReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The session is suspended; the channel connects again when it is resumed.
  public static let sessionSuspended: ChannelDisconnectReason = ChannelDisconnectReason(rawValue: "SESSION_SUSPENDED")
  /// The session is over, or ending.
  public static let sessionEnded: ChannelDisconnectReason = ChannelDisconnectReason(rawValue: "SESSION_ENDED")
  /// The app no longer lists the namespace.
  public static let notListed: ChannelDisconnectReason = ChannelDisconnectReason(rawValue: "NOT_LISTED")
  /// The client removed the channel.
  public static let removed: ChannelDisconnectReason = ChannelDisconnectReason(rawValue: "REMOVED")

  public static let knownValues: [ChannelDisconnectReason] = [.sessionSuspended, .sessionEnded, .notListed, .removed]
}

/// A channel in one session.
public struct ChannelSession: Sendable, Hashable, JSONObjectEncodable {
  /// The session.
  public var sessionId: String
  /// Whether messages can be sent: the session is connected, and its app lists the namespace.
  ///
  /// SDK: `GCKCastChannel.isConnected`.
  public var isConnected: Bool
  /// Whether the connection accepts more: it is connected, and at most 256 KiB are waiting for the device to read.
  ///
  /// SDK: `GCKCastChannel.isWritable`.
  public var isWritable: Bool

  public init(sessionId: String, isConnected: Bool, isWritable: Bool) {
    (self.sessionId, self.isConnected, self.isWritable) = (sessionId, isConnected, isWritable)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("isConnected", self.isConnected)
    writer.member("isWritable", self.isWritable)
  }
}

/// A channel that the client has.
public struct ChannelInfo: Sendable, Hashable, JSONObjectEncodable {
  /// Its namespace.
  ///
  /// SDK: `GCKCastChannel.protocolNamespace`.
  public var namespace: String
  /// The session that it was added for; absent: every session.
  public var sessionId: String?
  /// Its state in each session that it covers, the oldest first.
  public var sessions: [ChannelSession]

  public init(namespace: String, sessionId: String? = nil, sessions: [ChannelSession]) {
    (self.namespace, self.sessionId, self.sessions) = (namespace, sessionId, sessions)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
    writer.member("sessions", self.sessions)
  }
}
