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

  public static let knownValues: [ChannelDisconnectReason] = [
    .sessionSuspended,
    .sessionEnded,
    .notListed,
    .removed,
  ]
}

/// A channel in one session.
public struct ChannelSession: Sendable, Hashable, JSONCodable {
  /// The session.
  public var sessionId: String
  /// Whether messages can be sent: the session is connected, and its app lists the namespace.
  ///
  /// SDK: `GCKCastChannel.isConnected`.
  public var isConnected: Bool
  /// Whether the link takes more: connected, and at most 256 KiB wait for the device to read.
  ///
  /// SDK: `GCKCastChannel.isWritable`.
  public var isWritable: Bool

  public init(sessionId: String, isConnected: Bool, isWritable: Bool) {
    self.sessionId = sessionId
    self.isConnected = isConnected
    self.isWritable = isWritable
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.isConnected = try members.required("isConnected")
    self.isWritable = try members.required("isWritable")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "isConnected",
      "isWritable",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("isConnected", self.isConnected)
    writer.member("isWritable", self.isWritable)
  }
}

/// A channel that the client has.
public struct ChannelInfo: Sendable, Hashable, JSONCodable {
  /// Its namespace.
  ///
  /// SDK: `GCKCastChannel.protocolNamespace`.
  public var namespace: String
  /// The session that it was added for; absent: every session.
  public var sessionId: String?
  /// How it is in each session that it covers, the oldest first.
  public var sessions: [ChannelSession]

  public init(namespace: String, sessionId: String? = nil, sessions: [ChannelSession]) {
    self.namespace = namespace
    self.sessionId = sessionId
    self.sessions = sessions
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
    self.sessions = try members.required("sessions")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "namespace",
      "sessionId",
      "sessions",
    ],
    meant: [
      "ns": "namespace",
      "protocolNamespace": "namespace",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
    writer.member("sessions", self.sessions)
  }
}

/// The parameters of `channel.add`.
public struct ChannelAddParams: Sendable, Hashable, JSONCodable {
  /// `urn:x-cast:` and a name, 128 bytes at most.
  public var namespace: String
  /// The session; the channel goes with it. Absent: every session that there is or will be.
  public var sessionId: String?

  public init(namespace: String, sessionId: String? = nil) {
    self.namespace = namespace
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "namespace",
      "sessionId",
      "progressToken",
    ],
    meant: [
      "ns": "namespace",
      "protocolNamespace": "namespace",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `channel.remove`.
public struct ChannelRemoveParams: Sendable, Hashable, JSONCodable {
  /// Its namespace.
  public var namespace: String
  /// The session that it was added for; absent: the one that was added for every session.
  public var sessionId: String?

  public init(namespace: String, sessionId: String? = nil) {
    self.namespace = namespace
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "namespace",
      "sessionId",
      "progressToken",
    ],
    meant: [
      "ns": "namespace",
      "protocolNamespace": "namespace",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `channel.list`.
public struct ChannelListParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The result of `channel.list`.
public struct ChannelListResult: Sendable, Hashable, JSONCodable {
  /// The channels.
  public var channels: [ChannelInfo]

  public init(channels: [ChannelInfo]) {
    self.channels = channels
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.channels = try members.required("channels")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("channels", self.channels)
  }
}

/// The parameters of `channel.send`.
public struct ChannelSendParams: Sendable, Hashable, JSONCodable {
  /// The channel's namespace.
  public var namespace: String
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The message, as text.
  public var text: String?
  /// The message, as bytes in base64 (RFC 4648, section 4).
  public var data: String?

  public init(namespace: String, sessionId: String? = nil, text: String? = nil, data: String? = nil) {
    self.namespace = namespace
    self.sessionId = sessionId
    self.text = text
    self.data = data
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
    self.text = try members.optional("text")
    self.data = try members.optional("data")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "namespace",
      "sessionId",
      "text",
      "data",
      "progressToken",
    ],
    meant: [
      "message": "text",
      "ns": "namespace",
      "protocolNamespace": "namespace",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
    writer.member("text", self.text)
    writer.member("data", self.data)
  }
}

/// The result of `channel.send`.
public struct ChannelSendResult: Sendable, Hashable, JSONCodable {
  /// Whether the link takes more now; if not, better wait for `channel.didChangeWritable`.
  public var isWritable: Bool

  public init(isWritable: Bool) {
    self.isWritable = isWritable
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.isWritable = try members.required("isWritable")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isWritable", self.isWritable)
  }
}

/// The parameters of `channel.generateRequestId`.
public struct ChannelGenerateRequestIdParams: Sendable, Hashable, JSONCodable {
  /// The channel's namespace.
  public var namespace: String
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(namespace: String, sessionId: String? = nil) {
    self.namespace = namespace
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "namespace",
      "sessionId",
      "progressToken",
    ],
    meant: [
      "ns": "namespace",
      "protocolNamespace": "namespace",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
  }
}

/// The result of `channel.generateRequestId`.
public struct ChannelGenerateRequestIdResult: Sendable, Hashable, JSONCodable {
  /// The number.
  public var requestId: Int64

  public init(requestId: Int64) {
    self.requestId = requestId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.requestId = try members.required("requestId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("requestId", self.requestId)
  }
}

/// The parameters of `channel.broadcast`.
public struct ChannelBroadcastParams: Sendable, Hashable, JSONCodable {
  /// The namespace.
  public var namespace: String
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The message, as text.
  public var text: String?
  /// The message, as bytes in base64 (RFC 4648, section 4).
  public var data: String?

  public init(namespace: String, sessionId: String? = nil, text: String? = nil, data: String? = nil) {
    self.namespace = namespace
    self.sessionId = sessionId
    self.text = text
    self.data = data
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
    self.text = try members.optional("text")
    self.data = try members.optional("data")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "namespace",
      "sessionId",
      "text",
      "data",
      "progressToken",
    ],
    meant: [
      "message": "text",
      "ns": "namespace",
      "protocolNamespace": "namespace",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
    writer.member("text", self.text)
    writer.member("data", self.data)
  }
}

/// The result of `channel.broadcast`.
public struct ChannelBroadcastResult: Sendable, Hashable, JSONCodable {
  /// Whether the link takes more now.
  public var isWritable: Bool

  public init(isWritable: Bool) {
    self.isWritable = isWritable
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.isWritable = try members.required("isWritable")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isWritable", self.isWritable)
  }
}

/// `channel.didConnect`
///
/// Messages can be sent on a channel from now on. Comes after `session.didStart` and `session.didResume`, and only to
/// clients that have the channel.
///
/// SDK: `GCKGenericChannelDelegate.castChannelDidConnect`.
public struct ChannelDidConnect: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "channel.didConnect" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// Whether the link takes more.
  public var isWritable: Bool

  public init(sessionId: String, namespace: String, isWritable: Bool) {
    self.sessionId = sessionId
    self.namespace = namespace
    self.isWritable = isWritable
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.namespace = try members.required("namespace")
    self.isWritable = try members.required("isWritable")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("namespace", self.namespace)
    writer.member("isWritable", self.isWritable)
  }
}

/// `channel.didDisconnect`
///
/// Messages can't be sent on a channel any more. Comes before `session.didSuspend` and `session.didEnd`.
///
/// SDK: `GCKGenericChannelDelegate.castChannelDidDisconnect`.
public struct ChannelDidDisconnect: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "channel.didDisconnect" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// Why.
  public var reason: ChannelDisconnectReason

  public init(sessionId: String, namespace: String, reason: ChannelDisconnectReason) {
    self.sessionId = sessionId
    self.namespace = namespace
    self.reason = reason
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.namespace = try members.required("namespace")
    self.reason = try members.required("reason")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("namespace", self.namespace)
    writer.member("reason", self.reason)
  }
}

/// `channel.didReceiveMessage`
///
/// The app sent a message. Either `text` or `data` is there, as the app sent it; text that isn't valid UTF-8 comes as
/// `data`.
///
/// SDK: `GCKGenericChannelDelegate.castChannel:didReceiveTextMessage`.
public struct ChannelDidReceiveMessage: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "channel.didReceiveMessage" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// The message, if it is text.
  public var text: String?
  /// The message in base64, if it is bytes.
  public var data: String?
  /// Whether the app sent it to all its senders.
  public var isBroadcast: Bool

  public init(sessionId: String, namespace: String, text: String? = nil, data: String? = nil, isBroadcast: Bool) {
    self.sessionId = sessionId
    self.namespace = namespace
    self.text = text
    self.data = data
    self.isBroadcast = isBroadcast
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.namespace = try members.required("namespace")
    self.text = try members.optional("text")
    self.data = try members.optional("data")
    self.isBroadcast = try members.required("isBroadcast")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("namespace", self.namespace)
    writer.member("text", self.text)
    writer.member("data", self.data)
    writer.member("isBroadcast", self.isBroadcast)
  }
}

/// `channel.didChangeWritable`
///
/// The device reads more slowly than is written (`false`), or has caught up (`true`). Nothing is lost in between, until
/// `SendBufferFull`.
///
/// SDK: `GCKGenericChannelDelegate.castChannel:didChangeWritableState`.
public struct ChannelDidChangeWritable: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "channel.didChangeWritable" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId + "\u{1F}" + self.namespace }

  /// The session.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// Whether the link takes more.
  public var isWritable: Bool

  public init(sessionId: String, namespace: String, isWritable: Bool) {
    self.sessionId = sessionId
    self.namespace = namespace
    self.isWritable = isWritable
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.namespace = try members.required("namespace")
    self.isWritable = try members.required("isWritable")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("namespace", self.namespace)
    writer.member("isWritable", self.isWritable)
  }
}
