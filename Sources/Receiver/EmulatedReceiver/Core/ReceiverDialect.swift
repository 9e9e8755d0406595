import CastModel
public import JSONCodec

/// The device's wording of the common messages, which differs between firmware and models (cast.md 6.2 to 6.5;
/// third-party.md, "What they taught").
public struct ReceiverDialect: Sendable, Hashable {
  /// The key that holds an answer's type; more may be added.
  public struct TypeKey: RawRepresentable, Sendable, Hashable {
    /// The key's name in a model's `typeKey` and `availabilityKey`.
    public let rawValue: String
    /// Creates a key from any text; answers treat one that is not in ``knownValues`` like ``type``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type is under `type`.
    public static let type = TypeKey(rawValue: "type")
    /// The type is under `responseType` alone, as in GET_APP_AVAILABILITY's answers on current firmware.
    public static let responseType = TypeKey(rawValue: "responseType")
    /// The type is under both `type` and `responseType`, as in old firmware.
    public static let both = TypeKey(rawValue: "both")
  }

  /// The answer to LAUNCH; more may be added.
  public struct LaunchAnswer: RawRepresentable, Sendable, Hashable {
    /// The manner's name in a model's `launchAnswer`.
    public let rawValue: String
    /// Creates a manner from any text; the receiver treats one that is not in ``knownValues`` like ``direct``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The status under the request's id, and without an id to the other senders.
    public static let direct = LaunchAnswer(rawValue: "direct")
    /// The status without an id to everyone, LAUNCH_STATUS, and only then the status under the request's id, as
    /// openscreen does.
    public static let broadcastFirst = LaunchAnswer(rawValue: "broadcastFirst")
    /// The status without an id to everyone, LAUNCH_STATUS, and nothing more, as current Android TV does.
    public static let broadcastOnly = LaunchAnswer(rawValue: "broadcastOnly")
  }

  /// The place of the status in a MEDIA_STATUS; more may be added.
  public struct MediaStatusShape: RawRepresentable, Sendable, Hashable {
    /// The shape's name in a model's and an app's data: `array`, `object` or `flat`.
    public let rawValue: String
    /// Creates a shape from any text; statuses treat one that is not in ``knownValues`` like ``array``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `status` is an array with at most one element.
    public static let array = MediaStatusShape(rawValue: "array")
    /// `status` is the object itself.
    public static let object = MediaStatusShape(rawValue: "object")
    /// There is no `status`: its members are beside `type`.
    public static let flat = MediaStatusShape(rawValue: "flat")
  }

  /// The type key of GET_APP_AVAILABILITY's answer.
  var availabilityKey = TypeKey.responseType
  /// The type key of every other answer in the receiver, multizone and media namespaces.
  public var typeKey = TypeKey.type
  /// Whether an app's namespaces are strings, as in old firmware, and not objects with a `name`.
  var namespacesAreStrings = false
  /// Whether the status has an empty `applications` when no app runs.
  var listsNoApplications = false
  /// Members of an app that the firmware doesn't know: `universalAppId`, `appType`, `iconUrl`…
  var omittedApplicationMembers: Set<String> = []
  /// Members of the receiver's status that the firmware doesn't know: `isActiveInput`, `isStandBy`, `userEq`…
  var omittedStatusMembers: Set<String> = []
  /// Members of `volume` that the firmware doesn't know: `controlType`, `stepInterval`.
  var omittedVolumeMembers: Set<String> = []
  /// The equaliser, as `userEq` reports it.
  public var userEq: JSONValue = .object([:])
  var launchAnswer = LaunchAnswer.direct
  /// Whether STOP is answered under its id; openscreen only broadcasts.
  var answersStop = true
  /// The prefix of `transportId`, which a number follows: `web-` in old firmware; `nil`: the session's id is the
  /// transport id.
  var transportIDPrefix: String?
  /// The shape of the media status, unless an app has its own.
  var mediaStatusShape = MediaStatusShape.array
  /// The type of GET_DEVICE_INFO's answer; some devices send DEVICE_INFO.
  var deviceInfoType = CastMessageType.getDeviceInfo
  /// The key of the device's capabilities in that answer: openscreen's schema has `capabilities`, its code
  /// `deviceCapabilities` (trap 28).
  var capabilitiesKey = "deviceCapabilities"

  /// The dialect of current firmware.
  public static let current = ReceiverDialect()
  /// The dialect of openscreen's receiver.
  public static let openscreen = ReceiverDialect(launchAnswer: .broadcastFirst, answersStop: false)
  /// The dialect of a first-generation device of firmware 1.18 or so.
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
  /// Reads a dialect; the object's members replace those of ``current``. The object may be empty.
  ///
  /// - Throws: `JSONDecodingError` for a value of the wrong type, and for an unknown member.
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
    try members.refuseRemaining(known: Self.memberNames)
  }

  private static let memberNames: Set<String> = [
    "availabilityKey", "typeKey", "launchAnswer", "mediaStatusShape", "namespacesAreStrings", "listsNoApplications",
    "omittedApplicationMembers", "omittedStatusMembers", "omittedVolumeMembers", "userEq", "answersStop",
    "transportIdPrefix", "deviceInfoType", "capabilitiesKey",
  ]

  /// Writes every member, whether or not it differs from ``current``.
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
  /// The values that a model's `typeKey` and `availabilityKey` may have.
  public static let knownValues: [Self] = [.type, .responseType, .both]
}

extension ReceiverDialect.LaunchAnswer: JSONStringEnum {
  /// The values that a model's `launchAnswer` may have.
  public static let knownValues: [Self] = [.direct, .broadcastFirst, .broadcastOnly]
}

extension ReceiverDialect.MediaStatusShape: JSONStringEnum {
  /// The values that a model's `mediaStatusShape` may have.
  public static let knownValues: [Self] = [.array, .object, .flat]
}
