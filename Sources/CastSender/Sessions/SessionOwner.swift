public import JSONCodec

/// The program that started or joined a session, as it calls itself.
public struct SessionOwner: Sendable, Hashable, JSONCodable {
  public var name: String
  public var version: String?

  public init(name: String, version: String? = nil) {
    self.name = name
    self.version = version
  }

  public init(json: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(json)
    self.name = try members.required("name")
    self.version = try members.optional("version")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", self.name)
    writer.member("version", self.version)
    writer.endObject()
  }
}
