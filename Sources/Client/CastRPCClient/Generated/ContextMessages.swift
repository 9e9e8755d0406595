// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension ContextCreateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("options", self.options)
  }
}

extension ContextGetParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ContextSetLaunchCredentialsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
  }
}

extension ContextSetAppStateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("state", self.state)
  }
}

extension ContextSetAppStateResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(appState: try members.value("appState"))
  }
}

extension ContextDidChangeCastState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(castState: try members.value("castState"))
  }
}
