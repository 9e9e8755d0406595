public import JSONCodec

/// How a model answers questions for its setup information (cast.md 10).
public struct SetupProfile: Sendable, Hashable {
  /// What the document looks like.
  public struct Shape: JSONStringEnum {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Everything at the top, whatever was asked for, as the first Chromecasts do.
    public static let flat = Shape(rawValue: "flat")
    /// The sections that were asked for; without `params` the flat document.
    public static let sections = Shape(rawValue: "sections")
    public static let knownValues: [Shape] = [.flat, .sections]
  }

  public var shape: Shape
  /// The document's version.
  public var version: Int64
  public var castBuildRevision: String
  public var buildNumber: String
  /// Whether it listens on the HTTPS port, too.
  public var hasHTTPS: Bool
  /// Whether a `Host` field with a name, not an address, is a 403 (trap 64).
  public var refusesHostNames: Bool
  /// Members that take the place of those made up, at the top of the document or of a section.
  public var members: JSONObject

  public init(
    shape: Shape = .sections, version: Int64 = 12, castBuildRevision: String = "1.68.000000",
    buildNumber: String = "000000", hasHTTPS: Bool = true, refusesHostNames: Bool = false,
    members: JSONObject = JSONObject()
  ) {
    self.shape = shape
    self.version = version
    self.castBuildRevision = castBuildRevision
    self.buildNumber = buildNumber
    self.hasHTTPS = hasHTTPS
    self.refusesHostNames = refusesHostNames
    self.members = members
  }
}

extension SetupProfile: JSONCodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init()
    if let shape: Shape = try members.optional("shape") { self.shape = shape }
    if let version: Int64 = try members.optional("version") { self.version = version }
    if let revision: String = try members.optional("castBuildRevision") { self.castBuildRevision = revision }
    if let number: String = try members.optional("buildNumber") { self.buildNumber = number }
    self.hasHTTPS = try members.optional("https") ?? true
    self.refusesHostNames = try members.optional("refusesHostNames") ?? false
    self.members = try members.optional("members") ?? JSONObject()
    try ScriptWords.refuseRest(
      of: members,
      known: [
        "shape", "version", "castBuildRevision", "buildNumber", "https", "refusesHostNames", "members",
      ])
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("shape", self.shape)
    writer.member("version", self.version)
    writer.member("castBuildRevision", self.castBuildRevision)
    writer.member("buildNumber", self.buildNumber)
    writer.member("https", self.hasHTTPS)
    writer.member("refusesHostNames", self.refusesHostNames)
    if !self.members.isEmpty { writer.member("members", self.members) }
    writer.endObject()
  }
}
