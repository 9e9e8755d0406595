// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension ImagePickParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("images", self.images)
    writer.member("metadata", self.metadata)
    writer.member("sessionId", self.sessionId)
    writer.member("hints", self.hints)
    writer.member("strategy", self.strategy)
    writer.member("useDefault", self.useDefault)
  }
}

extension ImagePickResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(image: try members.option("image"), isCustom: try members.value("isCustom"))
  }
}

extension ImageSetPolicyParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("policy", self.policy)
  }
}

extension ImageGetPolicyParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ImageFetchParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("mode", self.mode)
    writer.member("options", self.options)
    writer.member("includeData", self.includeData)
    writer.member("useDefault", self.useDefault)
  }
}

extension ImageCacheInfoParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ImageClearCacheParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ImageDidCache: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      url: try members.value("url"), urlDigest: try members.value("urlDigest"), path: try members.value("path"),
      mediaType: try members.value("mediaType"), width: try members.option("width"),
      height: try members.option("height"), bytes: try members.value("bytes")
    )
  }
}

extension ImageChooseParams: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      images: try members.value("images"), metadata: try members.option("metadata"), hints: try members.value("hints")
    )
  }
}

extension ImageProvideParams: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(url: try members.value("url"))
  }
}
