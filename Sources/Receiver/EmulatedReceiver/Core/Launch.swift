import CastModel
import JSONCodec
public import NIOCore

/// What LAUNCH asks for (cast.md 6.1).
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

  /// Who the viewer is: nested as current senders write it, or at the top.
  var credentials: String? { self.credentialsData?["credentials"]?.string ?? self.data.credentials }
  var credentialsType: String? { self.credentialsData?["credentialsType"]?.string ?? self.data.credentialsType }

  /// Whether the sender can talk to apps of `type`.
  func supports(_ type: ApplicationType) -> Bool { self.supportedAppTypes?.contains(type) ?? true }
}

/// Whether somebody at the device has to allow a launch (cast.md 6.3, LAUNCH_STATUS).
public struct LaunchAuthorization: Sendable, Hashable {
  /// What happens to a LAUNCH; more may be added.
  public struct Policy: RawRepresentable, Sendable, Hashable {
    /// The text names the policy in an app's definition: `none`, `allow`, `deny` or `ask`.
    public let rawValue: String
    /// Any text makes a policy; one that is not in ``known`` works as ``none``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nobody is asked, and LAUNCH_STATUS isn't sent.
    public static let none = Policy(rawValue: "none")
    /// It is allowed at once, and LAUNCH_STATUS says so.
    public static let allow = Policy(rawValue: "allow")
    /// It is denied at once.
    public static let deny = Policy(rawValue: "deny")
    /// The screen asks; ``DeviceOperation/decideLaunch(isAllowed:)`` answers, or nobody does in time.
    public static let ask = Policy(rawValue: "ask")

    /// An app's definition may name these policies in `authorization`.
    public static let known: [Policy] = [none, allow, deny, ask]
  }

  /// The policy decides what becomes of a LAUNCH before the app starts.
  public var policy: Policy
  /// How long the screen asks before the launch has failed with `USER_TIMEOUT`.
  public var timeout: TimeAmount

  /// Nobody is asked unless told otherwise; `timeout` counts for ``Policy/ask`` only.
  public init(_ policy: Policy = .none, timeout: TimeAmount = .seconds(60)) {
    self.policy = policy
    self.timeout = timeout
  }
}

/// An app in the variant that a LAUNCH gets: the web app, or the Android TV app in its place (cast.md 6.1, 6.2).
struct LaunchableApplication: Sendable, Hashable {
  var definition: ApplicationDefinition
  /// What the app calls itself when it runs.
  var appId: String
  var appType: ApplicationType

  /// What `request` gets of `definition` on a device that runs apps of `deviceTypes`; `nil` if the sender can't talk to what there is.
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

  /// The idle screen's.
  init(idleScreen definition: ApplicationDefinition) {
    self.definition = definition
    self.appId = definition.runningAppId ?? definition.appId
    self.appType = definition.appType
  }
}

/// A LAUNCH whose app isn't running yet.
struct PendingLaunch: Sendable {
  /// What it waits for.
  enum Phase: Sendable, Hashable {
    /// Somebody at the device has to allow it.
    case asking
    /// The app is starting.
    case starting
  }

  var request: LaunchCommand
  var sender: SenderAddress
  var application: LaunchableApplication
  var phase: Phase
  /// When the question has gone unanswered, or the app runs.
  var deadline: NIODeadline
}
