import CastModel
public import JSONCodec
public import NIOCore

/// The contents of a LAUNCH (cast.md 6.1).
@dynamicMemberLookup
struct LaunchCommand: Sendable {
  var requestId: Int64
  private let data: LaunchRequestData

  /// Reads a LAUNCH; `nil` if it names no app.
  init?(_ request: PlatformRequest) {
    guard let data = try? LaunchRequestData(json: request.node), !data.appId.isEmpty else { return nil }
    self.requestId = request.requestId
    self.data = data
  }

  subscript<T>(dynamicMember member: KeyPath<LaunchRequestData, T>) -> T { self.data[keyPath: member] }

  private var credentialsData: JSONValue? { self.appParams?["launchCheckerParams"]?["credentialsData"] }

  /// The viewer's credentials: nested as current senders write them, or at the top.
  var credentials: String? { self.credentialsData?["credentials"]?.string ?? self.data.credentials }
  var credentialsType: String? { self.credentialsData?["credentialsType"]?.string ?? self.data.credentialsType }

  /// Whether the sender can talk to apps of `type`.
  func supports(_ type: ApplicationType) -> Bool { self.supportedAppTypes?.contains(type) ?? true }
}

/// Whether a person at the device has to allow a launch (cast.md 6.3, LAUNCH_STATUS).
public struct LaunchAuthorization: Sendable, Hashable {
  /// The receiver's decision about a LAUNCH; more may be added.
  public struct Policy: RawRepresentable, Sendable, Hashable {
    /// The policy's name in an app's definition: `none`, `allow`, `deny` or `ask`.
    public let rawValue: String
    /// Creates a policy from any text; one that is not in ``known`` works as ``none``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app is launched without a question, and LAUNCH_STATUS isn't sent.
    public static let none = Policy(rawValue: "none")
    /// The launch is allowed at once, and LAUNCH_STATUS says so.
    public static let allow = Policy(rawValue: "allow")
    /// The launch is denied at once.
    public static let deny = Policy(rawValue: "deny")
    /// The screen asks, until ``DeviceOperation/decideLaunch(isAllowed:)`` answers or the question times out.
    public static let ask = Policy(rawValue: "ask")

    /// The policies that an app's definition may name in `authorization`.
    public static let known: [Policy] = [none, allow, deny, ask]
  }

  /// The decision about a LAUNCH before the app starts.
  public var policy: Policy
  /// How long the screen asks before the launch fails with `USER_TIMEOUT`.
  public var timeout: TimeAmount

  /// Creates an authorization, by default without a question; `timeout` counts for ``Policy/ask`` only.
  public init(_ policy: Policy = .none, timeout: TimeAmount = .seconds(60)) {
    self.policy = policy
    self.timeout = timeout
  }
}

/// How long apps take to launch on a kind of device (devices.md F123).
///
/// Both are 0.2 seconds by default: an answer that comes sooner than any device's may come before senders such as
/// PyChromecast listen for it.
public struct LaunchTiming: Sendable, Hashable {
  /// The time until an app runs that didn't run before.
  public var cold = TimeAmount.milliseconds(200)
  /// The time until a LAUNCH of the running app is answered.
  public var warm = TimeAmount.milliseconds(200)
}

extension LaunchTiming: JSONCodable {
  /// Reads the members `cold` and `warm`, in seconds, each of which may be absent.
  ///
  /// - Throws: `JSONDecodingError` for a wrong value, and for an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init()
    if let cold: Double = try members.optional("cold", .range(0...3_600)) { self.cold = .seconds(fraction: cold) }
    if let warm: Double = try members.optional("warm", .range(0...3_600)) { self.warm = .seconds(fraction: warm) }
    try members.refuseRemaining(known: ["cold", "warm"])
  }

  /// Writes both members.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("cold", Double(self.cold.nanoseconds) / 1e9)
    writer.member("warm", Double(self.warm.nanoseconds) / 1e9)
    writer.endObject()
  }
}

/// An app in the variant that a LAUNCH gets: the web app, or the Android TV app in its place (cast.md 6.1, 6.2).
struct LaunchableApplication: Sendable, Hashable {
  var definition: ApplicationDefinition
  /// The id that the app reports when it runs.
  var appId: String
  var appType: ApplicationType

  /// Chooses the variant of `definition` that `request` gets on a device that runs apps of `deviceTypes`; `nil` if
  /// the sender supports none of the variants.
  init?(_ definition: ApplicationDefinition, for request: LaunchCommand, deviceTypes: [ApplicationType]) {
    self.definition = definition
    if let nativeId = definition.androidTVAppId, deviceTypes.contains(.androidTv), request.supports(.androidTv) {
      self.appId = nativeId
      self.appType = .androidTv
      return
    }
    guard request.supports(definition.appType) else { return nil }
    self.appId = definition.runningAppId ?? definition.appId
    self.appType = definition.appType
  }

  /// Creates the idle screen's app.
  init(idleScreen definition: ApplicationDefinition) {
    self.definition = definition
    self.appId = definition.runningAppId ?? definition.appId
    self.appType = definition.appType
  }
}

/// A LAUNCH that fails only after a while, as one that times out does (devices.md F124).
struct DelayedRefusal: Sendable {
  var request: LaunchCommand
  var sender: SenderAddress
  var refusal: LaunchRefusal
  /// The time of LAUNCH_ERROR.
  var deadline: NIODeadline

  /// The maximum number of such launches at a time; further ones fail at once.
  static let maximumCount = 64
}

/// A LAUNCH whose app isn't running yet.
struct PendingLaunch: Sendable {
  /// The reason why the app isn't running yet.
  enum Phase: Sendable, Hashable {
    /// A person at the device has to allow the launch.
    case asking
    /// The app is starting.
    case starting
  }

  var request: LaunchCommand
  var sender: SenderAddress
  var application: LaunchableApplication
  var phase: Phase
  /// The time when the question times out, or the app runs.
  var deadline: NIODeadline
}
