// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

/// Custom channels: messages between a client and the receiver app of a session, in a namespace of the app's own.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct ChannelCalls: Sendable {
  let client: CastClient

  /// Adds a channel. It can be added before a session is started.
  public func add(_ params: ChannelAddParams, timeout: Duration? = nil) async throws -> ChannelInfo {
    try await self.client.typed("channel.add", params, timeout)
  }
  /// Removes one of the client's channels; name it as it was added.
  public func remove(_ params: ChannelRemoveParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("channel.remove", params, timeout)
  }
  /// Lists the client's channels, the oldest first.
  public func list(_ params: ChannelListParams = .init(), timeout: Duration? = nil) async throws -> ChannelListResult {
    try await self.client.typed("channel.list", params, timeout)
  }
  /// Sends a message to the app on one of the client's channels.
  public func send(_ params: ChannelSendParams, timeout: Duration? = nil) async throws -> ChannelSendResult {
    try await self.client.typed("channel.send", params, timeout)
  }
  /// Returns a number for a request of the app's own protocol that is unique on this connection to the device.
  public func generateRequestId(
    _ params: ChannelGenerateRequestIdParams, timeout: Duration? = nil
  ) async throws -> ChannelGenerateRequestIdResult {
    try await self.client.typed("channel.generateRequestId", params, timeout)
  }
  /// Broadcasts a message to every endpoint on a session's device (destination `*`).
  public func broadcast(
    _ params: ChannelBroadcastParams, timeout: Duration? = nil
  ) async throws -> ChannelBroadcastResult {
    try await self.client.typed("channel.broadcast", params, timeout)
  }
}

extension ChannelAddParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("namespace", self.namespace), ("sessionId", self.sessionId))
  }
}

extension ChannelRemoveParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("namespace", self.namespace), ("sessionId", self.sessionId))
  }
}

extension ChannelListParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ChannelListResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(channels: try members.value("channels"))
  }
}

extension ChannelSendParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("namespace", self.namespace), ("sessionId", self.sessionId), ("text", self.text), ("data", self.data)
    )
  }
}

extension ChannelSendResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isWritable: try members.value("isWritable"))
  }
}

extension ChannelGenerateRequestIdParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("namespace", self.namespace), ("sessionId", self.sessionId))
  }
}

extension ChannelGenerateRequestIdResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(requestId: try members.value("requestId"))
  }
}

extension ChannelBroadcastParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("namespace", self.namespace), ("sessionId", self.sessionId), ("text", self.text), ("data", self.data)
    )
  }
}

extension ChannelBroadcastResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isWritable: try members.value("isWritable"))
  }
}

extension ChannelDidConnect: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), namespace: try members.value("namespace"),
      isWritable: try members.value("isWritable")
    )
  }
}

extension ChannelDidDisconnect: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), namespace: try members.value("namespace"),
      reason: try members.value("reason")
    )
  }
}

extension ChannelDidReceiveMessage: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), namespace: try members.value("namespace"),
      text: try members.option("text"), data: try members.option("data"), isBroadcast: try members.value("isBroadcast")
    )
  }
}

extension ChannelDidChangeWritable: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), namespace: try members.value("namespace"),
      isWritable: try members.value("isWritable")
    )
  }
}
