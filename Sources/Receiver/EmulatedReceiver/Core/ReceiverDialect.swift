public import JSONCodec

/// How a device words what all devices say: firmware and models differ in it (cast.md 6.2 to 6.5; third-party.md, "What they taught").
public struct ReceiverDialect: Sendable, Hashable {
  /// Under which key an answer says what it is; more may be added.
  public struct TypeKey: RawRepresentable, Sendable, Hashable {
    /// The text names the key in a model's `typeKey` and `availabilityKey`.
    public let rawValue: String
    /// Any text makes a key; answers treat one that is not in ``knownValues`` like ``type``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Answers say what they are under `type`.
    public static let type = TypeKey(rawValue: "type")
    /// Answers say what they are under `responseType` alone, as GET_APP_AVAILABILITY's do on current firmware.
    public static let responseType = TypeKey(rawValue: "responseType")
    /// Answers carry `type` and `responseType` with the same value, as old firmware sends them.
    public static let both = TypeKey(rawValue: "both")
  }

  /// How LAUNCH is answered; more may be added.
  public struct LaunchAnswer: RawRepresentable, Sendable, Hashable {
    /// The text names the manner in a model's `launchAnswer`.
    public let rawValue: String
    /// Any text makes a manner; the receiver treats one that is not in ``knownValues`` like ``direct``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The status under the request's id, and to the others without.
    public static let direct = LaunchAnswer(rawValue: "direct")
    /// As openscreen: the status without an id to everyone, LAUNCH_STATUS, and only then the status under the request's id.
    public static let broadcastFirst = LaunchAnswer(rawValue: "broadcastFirst")
    /// As current Android TV: the status without an id to everyone, LAUNCH_STATUS, and nothing more.
    public static let broadcastOnly = LaunchAnswer(rawValue: "broadcastOnly")
  }

  /// How a MEDIA_STATUS holds its status; more may be added.
  public struct MediaStatusShape: RawRepresentable, Sendable, Hashable {
    /// The text names the shape in a model's and an app's data: `array`, `object` or `flat`.
    public let rawValue: String
    /// Any text makes a shape; statuses treat one that is not in ``knownValues`` like ``array``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `status` is an array of at most one.
    public static let array = MediaStatusShape(rawValue: "array")
    /// `status` is the object itself.
    public static let object = MediaStatusShape(rawValue: "object")
    /// There is no `status`: its members stand beside `type`.
    public static let flat = MediaStatusShape(rawValue: "flat")
  }

  /// Of GET_APP_AVAILABILITY's answer.
  var availabilityKey: TypeKey
  /// Of every other answer in the receiver, multizone and media namespaces.
  public var typeKey: TypeKey
  /// Whether an app's namespaces are strings, as in old firmware, and not objects with a `name`.
  var namespacesAreStrings: Bool
  /// Whether `applications` is there when nothing runs, empty.
  var listsNoApplications: Bool
  /// Members of an app that the firmware doesn't know: `universalAppId`, `appType`, `iconUrl`…
  var omittedApplicationMembers: Set<String>
  /// Members of the receiver's status that it doesn't know: `isActiveInput`, `isStandBy`, `userEq`…
  var omittedStatusMembers: Set<String>
  /// Members of `volume` that it doesn't know: `controlType`, `stepInterval`.
  var omittedVolumeMembers: Set<String>
  /// The equalizer, as `userEq` reports it.
  public var userEq: JSONValue
  var launchAnswer: LaunchAnswer
  /// Whether STOP is answered under its id; openscreen only broadcasts.
  var answersStop: Bool
  /// What `transportId` begins with, a number follows: `web-` in old firmware; `nil`: it is the session's id.
  var transportIDPrefix: String?
  /// Unless an app has its own.
  var mediaStatusShape: MediaStatusShape
  /// What GET_DEVICE_INFO is answered by; some devices say DEVICE_INFO.
  var deviceInfoType = "GET_DEVICE_INFO"
  /// Where that answer has the device's capabilities: openscreen's schema says `capabilities`, its code the other (trap 28).
  var capabilitiesKey = "deviceCapabilities"

  /// The defaults word answers as current firmware does (``current``).
  public init(
    availabilityKey: TypeKey = .responseType, typeKey: TypeKey = .type, namespacesAreStrings: Bool = false,
    listsNoApplications: Bool = false, omittedApplicationMembers: Set<String> = [],
    omittedStatusMembers: Set<String> = [], omittedVolumeMembers: Set<String> = [],
    userEq: JSONValue = .object([:]), launchAnswer: LaunchAnswer = .direct, answersStop: Bool = true,
    transportIDPrefix: String? = nil, mediaStatusShape: MediaStatusShape = .array
  ) {
    self.availabilityKey = availabilityKey
    self.typeKey = typeKey
    self.namespacesAreStrings = namespacesAreStrings
    self.listsNoApplications = listsNoApplications
    self.omittedApplicationMembers = omittedApplicationMembers
    self.omittedStatusMembers = omittedStatusMembers
    self.omittedVolumeMembers = omittedVolumeMembers
    self.userEq = userEq
    self.launchAnswer = launchAnswer
    self.answersStop = answersStop
    self.transportIDPrefix = transportIDPrefix
    self.mediaStatusShape = mediaStatusShape
  }

  /// Current firmware.
  public static let current = ReceiverDialect()
  /// openscreen's receiver.
  public static let openscreen = ReceiverDialect(launchAnswer: .broadcastFirst, answersStop: false)
  /// A first-generation device of firmware 1.18 or so.
  public static let legacy = ReceiverDialect(
    availabilityKey: .both, namespacesAreStrings: true, listsNoApplications: true,
    omittedApplicationMembers: [
      "universalAppId", "appType", "iconUrl", "isIdleScreen", "launchedFromCloud", "senderConnected",
    ],
    omittedStatusMembers: ["userEq"], omittedVolumeMembers: ["controlType", "stepInterval"],
    transportIDPrefix: "web-")
}

/// The members of a dialect that differ from ``ReceiverDialect/current``, in a model's data.
extension ReceiverDialect: JSONCodable {
  /// Members of the object replace those of ``current``; the object may be empty.
  ///
  /// - Throws: `JSONDecodingError` for a value of the wrong type, and for a member that it doesn't know.
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

  /// The writer gets every member, whether or not it differs from ``current``.
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
  /// A model's `typeKey` and `availabilityKey` take these values.
  public static let knownValues: [Self] = [.type, .responseType, .both]
}

extension ReceiverDialect.LaunchAnswer: JSONStringEnum {
  /// A model's `launchAnswer` takes these values.
  public static let knownValues: [Self] = [.direct, .broadcastFirst, .broadcastOnly]
}

extension ReceiverDialect.MediaStatusShape: JSONStringEnum {
  /// A model's `mediaStatusShape` takes these values.
  public static let knownValues: [Self] = [.array, .object, .flat]
}
