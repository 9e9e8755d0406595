// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension ChannelAddParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
  }
}

extension ChannelRemoveParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
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
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
    writer.member("text", self.text)
    writer.member("data", self.data)
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
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
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
    writer.member("namespace", self.namespace)
    writer.member("sessionId", self.sessionId)
    writer.member("text", self.text)
    writer.member("data", self.data)
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
