public import JSONCodec

/// The members of a dialect that differ from ``ReceiverDialect/current``, in a model's data.
extension ReceiverDialect: JSONCodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self = .current
    self.availabilityKey = try members.optional("availabilityKey") ?? self.availabilityKey
    self.typeKey = try members.optional("typeKey") ?? self.typeKey
    self.launchAnswer = try members.optional("launchAnswer") ?? self.launchAnswer
    self.mediaStatusShape = try members.optional("mediaStatusShape") ?? self.mediaStatusShape
    self.namespacesAreStrings = try members.optional("namespacesAreStrings") ?? self.namespacesAreStrings
    self.listsNoApplications = try members.optional("listsNoApplications") ?? self.listsNoApplications
    self.omittedApplicationMembers = Set(try members.optional("omittedApplicationMembers", as: [String].self) ?? [])
    self.omittedStatusMembers = Set(try members.optional("omittedStatusMembers", as: [String].self) ?? [])
    self.omittedVolumeMembers = Set(try members.optional("omittedVolumeMembers", as: [String].self) ?? [])
    self.userEq = try members.optional("userEq") ?? self.userEq
    self.answersStop = try members.optional("answersStop") ?? self.answersStop
    self.transportIDPrefix = try members.optional("transportIdPrefix")
    self.deviceInfoType = try members.optional("deviceInfoType") ?? self.deviceInfoType
    self.capabilitiesKey = try members.optional("capabilitiesKey") ?? self.capabilitiesKey
    try ScriptWords.refuseRest(of: members, known: Self.memberNames)
  }

  private static let memberNames: Set<String> = [
    "availabilityKey", "typeKey", "launchAnswer", "mediaStatusShape", "namespacesAreStrings", "listsNoApplications",
    "omittedApplicationMembers", "omittedStatusMembers", "omittedVolumeMembers", "userEq", "answersStop",
    "transportIdPrefix", "deviceInfoType", "capabilitiesKey",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("availabilityKey", self.availabilityKey)
    writer.member("typeKey", self.typeKey)
    writer.member("launchAnswer", self.launchAnswer)
    writer.member("mediaStatusShape", self.mediaStatusShape)
    writer.member("namespacesAreStrings", self.namespacesAreStrings)
    writer.member("listsNoApplications", self.listsNoApplications)
    writer.member("omittedApplicationMembers", self.omittedApplicationMembers.sorted())
    writer.member("omittedStatusMembers", self.omittedStatusMembers.sorted())
    writer.member("omittedVolumeMembers", self.omittedVolumeMembers.sorted())
    writer.member("userEq", self.userEq)
    writer.member("answersStop", self.answersStop)
    writer.member("transportIdPrefix", self.transportIDPrefix)
    writer.member("deviceInfoType", self.deviceInfoType)
    writer.member("capabilitiesKey", self.capabilitiesKey)
    writer.endObject()
  }
}

extension ReceiverDialect.TypeKey: JSONStringEnum {
  public static let knownValues: [Self] = [.type, .responseType, .both]
}

extension ReceiverDialect.LaunchAnswer: JSONStringEnum {
  public static let knownValues: [Self] = [.direct, .broadcastFirst, .broadcastOnly]
}

extension ReceiverDialect.MediaStatusShape: JSONStringEnum {
  public static let knownValues: [Self] = [.array, .object, .flat]
}
