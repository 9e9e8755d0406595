// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension ServerInitializeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("protocolVersion", self.protocolVersion)
    writer.member("clientInfo", self.clientInfo)
    writer.member("processId", self.processId)
    writer.member("capabilities", self.capabilities)
    writer.member("specHash", self.specHash)
    writer.member("topics", self.topics)
  }
}

extension ServerInitializeResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      serverInfo: try members.value("serverInfo"), limits: try members.value("limits"),
      topics: try members.value("topics")
    )
  }
}

extension ServerInfoParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ServerPingParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ServerEchoParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("value", self.value)
  }
}

extension ServerEchoResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(value: try members.value("value"))
  }
}

extension ServerShutdownParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }
