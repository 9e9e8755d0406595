public import JSONCodec

/// How a device words what all devices say: firmware and models differ in it (cast.md 6.2 to 6.5; third-party.md, "What they taught").
public struct ReceiverDialect: Sendable, Hashable {
  /// Under which key an answer says what it is; more may be added.
  public struct TypeKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = TypeKey(rawValue: "type")
    public static let responseType = TypeKey(rawValue: "responseType")
    public static let both = TypeKey(rawValue: "both")
  }

  /// How LAUNCH is answered; more may be added.
  public struct LaunchAnswer: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `status` is an array of at most one.
    public static let array = MediaStatusShape(rawValue: "array")
    /// `status` is the object itself.
    public static let object = MediaStatusShape(rawValue: "object")
    /// There is no `status`: its members stand beside `type`.
    public static let flat = MediaStatusShape(rawValue: "flat")
  }

  /// Of GET_APP_AVAILABILITY's answer.
  public var availabilityKey: TypeKey
  /// Of every other answer in the receiver, multizone and media namespaces.
  public var typeKey: TypeKey
  /// Whether an app's namespaces are strings, as in old firmware, and not objects with a `name`.
  public var namespacesAreStrings: Bool
  /// Whether `applications` is there when nothing runs, empty.
  public var listsNoApplications: Bool
  /// Members of an app that the firmware doesn't know: `universalAppId`, `appType`, `iconUrl`…
  public var omittedApplicationMembers: Set<String>
  /// Members of the receiver's status that it doesn't know: `isActiveInput`, `isStandBy`, `userEq`…
  public var omittedStatusMembers: Set<String>
  /// Members of `volume` that it doesn't know: `controlType`, `stepInterval`.
  public var omittedVolumeMembers: Set<String>
  /// The equalizer, as `userEq` reports it.
  public var userEq: JSONValue
  public var launchAnswer: LaunchAnswer
  /// Whether STOP is answered under its id; openscreen only broadcasts.
  public var answersStop: Bool
  /// What `transportId` begins with, a number follows: `web-` in old firmware; `nil`: it is the session's id.
  public var transportIDPrefix: String?
  /// Unless an app has its own.
  public var mediaStatusShape: MediaStatusShape
  /// What GET_DEVICE_INFO is answered by; some devices say DEVICE_INFO.
  public var deviceInfoType = "GET_DEVICE_INFO"
  /// Where that answer has the device's capabilities: openscreen's schema says `capabilities`, its code the other (trap 28).
  public var capabilitiesKey = "deviceCapabilities"

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
