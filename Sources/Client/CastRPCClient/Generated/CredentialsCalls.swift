// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension CredentialsProvideParams: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      deviceId: try members.value("deviceId"), applicationId: try members.value("applicationId"),
      sessionId: try members.value("sessionId")
    )
  }
}
