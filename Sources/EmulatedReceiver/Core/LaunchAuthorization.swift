public import NIOCore

/// Whether somebody at the device has to allow a launch (cast.md 6.3, LAUNCH_STATUS).
public struct LaunchAuthorization: Sendable, Hashable {
  /// What happens to a LAUNCH; more may be added.
  public struct Policy: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nobody is asked, and LAUNCH_STATUS isn't sent.
    public static let none = Policy(rawValue: "none")
    /// It is allowed at once, and LAUNCH_STATUS says so.
    public static let allow = Policy(rawValue: "allow")
    /// It is denied at once.
    public static let deny = Policy(rawValue: "deny")
    /// The screen asks; ``DeviceOperation/decideLaunch(isAllowed:)`` answers, or nobody does in time.
    public static let ask = Policy(rawValue: "ask")

    public static let known: [Policy] = [none, allow, deny, ask]
  }

  public var policy: Policy
  /// How long the screen asks before the launch has failed with `USER_TIMEOUT`.
  public var timeout: TimeAmount

  public init(_ policy: Policy = .none, timeout: TimeAmount = .seconds(60)) {
    self.policy = policy
    self.timeout = timeout
  }
}
