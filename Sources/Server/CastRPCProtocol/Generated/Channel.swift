// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// The parameters of `channel.add`.
public struct ChannelAddParams: Sendable, Equatable, JSONDecodable {
  /// `urn:x-cast:` and a name, 128 bytes at most.
  public var namespace: String
  /// The session; the channel is removed with it. Absent: all present and future sessions.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(namespace: String, sessionId: String? = nil) {
    (self.namespace, self.sessionId) = (namespace, sessionId)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    ["namespace", "sessionId", "progressToken"],
    meant: ["ns": "namespace", "protocolNamespace": "namespace"]
  )
}

/// The parameters of `channel.remove`.
public struct ChannelRemoveParams: Sendable, Equatable, JSONDecodable {
  /// Its namespace.
  public var namespace: String
  /// The session that it was added for; absent: the channel that was added for every session.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(namespace: String, sessionId: String? = nil) {
    (self.namespace, self.sessionId) = (namespace, sessionId)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    ["namespace", "sessionId", "progressToken"],
    meant: ["ns": "namespace", "protocolNamespace": "namespace"]
  )
}

/// The parameters of `channel.list`.
public struct ChannelListParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `channel.list`.
public struct ChannelListResult: Sendable, Equatable, JSONObjectEncodable {
  /// The channels.
  public var channels: [ChannelInfo]

  public init(channels: [ChannelInfo]) {
    self.channels = channels
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("channels", self.channels)
  }
}

/// The parameters of `channel.send`.
public struct ChannelSendParams: Sendable, Equatable, JSONDecodable {
  /// The channel's namespace.
  public var namespace: String
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The message, as text.
  public var text: String?
  /// The message, as bytes in base64 (RFC 4648, section 4).
  public var data: String?

  @_alwaysEmitIntoClient public init(
    namespace: String, sessionId: String? = nil, text: String? = nil, data: String? = nil
  ) {
    (self.namespace, self.sessionId, self.text, self.data) = (namespace, sessionId, text, data)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
    self.text = try members.optional("text")
    self.data = try members.optional("data")
  }

  private static let vocabulary = JSONVocabulary(
    ["namespace", "sessionId", "text", "data", "progressToken"],
    meant: ["message": "text", "ns": "namespace", "protocolNamespace": "namespace"]
  )
}

/// The result of `channel.send`.
public struct ChannelSendResult: Sendable, Equatable, JSONObjectEncodable {
  /// Whether the connection accepts more now; if not, wait for `channel.didChangeWritable`.
  public var isWritable: Bool

  public init(isWritable: Bool) {
    self.isWritable = isWritable
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isWritable", self.isWritable)
  }
}

/// The parameters of `channel.generateRequestId`.
public struct ChannelGenerateRequestIdParams: Sendable, Equatable, JSONDecodable {
  /// The channel's namespace.
  public var namespace: String
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(namespace: String, sessionId: String? = nil) {
    (self.namespace, self.sessionId) = (namespace, sessionId)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    ["namespace", "sessionId", "progressToken"],
    meant: ["ns": "namespace", "protocolNamespace": "namespace"]
  )
}

/// The result of `channel.generateRequestId`.
public struct ChannelGenerateRequestIdResult: Sendable, Equatable, JSONObjectEncodable {
  /// The number.
  public var requestId: Int64

  public init(requestId: Int64) {
    self.requestId = requestId
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("requestId", self.requestId)
  }
}

/// The parameters of `channel.broadcast`.
public struct ChannelBroadcastParams: Sendable, Equatable, JSONDecodable {
  /// The namespace.
  public var namespace: String
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The message, as text.
  public var text: String?
  /// The message, as bytes in base64 (RFC 4648, section 4).
  public var data: String?

  @_alwaysEmitIntoClient public init(
    namespace: String, sessionId: String? = nil, text: String? = nil, data: String? = nil
  ) {
    (self.namespace, self.sessionId, self.text, self.data) = (namespace, sessionId, text, data)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.namespace = try members.required("namespace")
    self.sessionId = try members.optional("sessionId")
    self.text = try members.optional("text")
    self.data = try members.optional("data")
  }

  private static let vocabulary = JSONVocabulary(
    ["namespace", "sessionId", "text", "data", "progressToken"],
    meant: ["message": "text", "ns": "namespace", "protocolNamespace": "namespace"]
  )
}

/// The result of `channel.broadcast`.
public struct ChannelBroadcastResult: Sendable, Equatable, JSONObjectEncodable {
  /// Whether the connection accepts more now.
  public var isWritable: Bool

  public init(isWritable: Bool) {
    self.isWritable = isWritable
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isWritable", self.isWritable)
  }
}

/// `channel.didConnect`
///
/// Messages can now be sent on a channel. Comes after `session.didStart` and `session.didResume`, and only to clients
/// that have the channel.
///
/// SDK: `GCKGenericChannelDelegate.castChannelDidConnect`.
public struct ChannelDidConnect: Sendable, Equatable, RPCNotification {
  public static var method: String { "channel.didConnect" }

  /// The session.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// Whether the connection accepts more.
  public var isWritable: Bool

  public init(sessionId: String, namespace: String, isWritable: Bool) {
    (self.sessionId, self.namespace, self.isWritable) = (sessionId, namespace, isWritable)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("namespace", self.namespace)
    writer.member("isWritable", self.isWritable)
  }
}

/// `channel.didDisconnect`
///
/// Messages can no longer be sent on a channel. Comes before `session.didSuspend` and `session.didEnd`.
///
/// SDK: `GCKGenericChannelDelegate.castChannelDidDisconnect`.
public struct ChannelDidDisconnect: Sendable, Equatable, RPCNotification {
  public static var method: String { "channel.didDisconnect" }

  /// The session.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// The reason.
  public var reason: ChannelDisconnectReason

  public init(sessionId: String, namespace: String, reason: ChannelDisconnectReason) {
    (self.sessionId, self.namespace, self.reason) = (sessionId, namespace, reason)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("namespace", self.namespace)
    writer.member("reason", self.reason)
  }
}

/// `channel.didReceiveMessage`
///
/// The app sent a message. Either `text` or `data` is present, as the app sent it; text that isn't valid UTF-8 arrives
/// as `data`.
///
/// SDK: `GCKGenericChannelDelegate.castChannel:didReceiveTextMessage`.
public struct ChannelDidReceiveMessage: Sendable, Equatable, RPCNotification {
  public static var method: String { "channel.didReceiveMessage" }

  /// The session.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// The message, if it is text.
  public var text: String?
  /// The message in base64, if it is binary.
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
/// The device reads more slowly than the server writes (`false`), or has caught up (`true`). No message is lost until a
/// call fails with `SendBufferFull`.
///
/// SDK: `GCKGenericChannelDelegate.castChannel:didChangeWritableState`.
public struct ChannelDidChangeWritable: Sendable, Equatable, RPCNotification {
  public static var method: String { "channel.didChangeWritable" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId + "\u{1F}" + self.namespace }

  /// The session.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// Whether the connection accepts more.
  public var isWritable: Bool

  public init(sessionId: String, namespace: String, isWritable: Bool) {
    (self.sessionId, self.namespace, self.isWritable) = (sessionId, namespace, isWritable)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("namespace", self.namespace)
    writer.member("isWritable", self.isWritable)
  }
}
