// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension LogSetFilterParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("minimumLevel", self.minimumLevel)
    writer.member("classes", self.classes)
    writer.member("functions", self.functions)
    writer.member("messagePatterns", self.messagePatterns)
    writer.member("redact", self.redact)
  }
}

extension LogGetFilterParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension LogGetFilterResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      filter: try members.value("filter"), isSubscribed: try members.value("isSubscribed"),
      messageTap: try members.value("messageTap"), file: try members.value("file"),
      console: try members.value("console")
    )
  }
}

extension LogSetFileParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("directory", self.directory)
    writer.member("maxFileSize", self.maxFileSize)
    writer.member("maxFileCount", self.maxFileCount)
    writer.member("filter", self.filter)
  }
}

extension LogSetConsoleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("filter", self.filter)
  }
}

extension LogSetMessageTapParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("sessionId", self.sessionId)
    writer.member("namespaces", self.namespaces)
    writer.member("includeHeartbeat", self.includeHeartbeat)
    writer.member("redact", self.redact)
    writer.member("maximumPayloadBytes", self.maximumPayloadBytes)
  }
}

extension LogDidRecord: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      recordId: try members.value("recordId"), level: try members.value("level"), message: try members.value("message"),
      component: try members.value("component"), className: try members.option("className"),
      function: try members.value("function"), location: try members.value("location"), time: try members.value("time"),
      sessionId: try members.option("sessionId"), metadata: try members.option("metadata"),
      lost: try members.option("lost")
    )
  }
}

extension LogDidTapMessage: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      recordId: try members.value("recordId"), time: try members.value("time"),
      sessionId: try members.value("sessionId"), direction: try members.value("direction"),
      sourceId: try members.value("sourceId"), destinationId: try members.value("destinationId"),
      namespace: try members.value("namespace"), payload: try members.option("payload"),
      binaryPayload: try members.option("binaryPayload"), payloadBytes: try members.value("payloadBytes"),
      isTruncated: try members.value("isTruncated")
    )
  }
}

extension LogDidChangeFile: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(file: try members.value("file"))
  }
}
