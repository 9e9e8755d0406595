public import NIOCore

/// How an app takes being launched and connected to.
public struct ApplicationLaunch: Sendable, Hashable {
  /// LAUNCH_ERROR in place of a launch.
  public var refusal: LaunchRefusal?
  /// Whether a person has to allow it; `nil`: as the device does.
  public var authorization: LaunchAuthorization?
  /// How long it takes to launch; `nil`: as long as apps of the device do.
  public var time: TimeAmount?
  /// How long after its launch it refuses connections: Audible needs about a second (cast.md 16, trap 22).
  public var connectPause: TimeAmount
  /// Whether another LAUNCH begins it anew, in a new session, or joins it.
  public var restartsOnRelaunch: Bool

  public init(
    refusal: LaunchRefusal? = nil, authorization: LaunchAuthorization? = nil, time: TimeAmount? = nil,
    connectPause: TimeAmount = .zero, restartsOnRelaunch: Bool = false
  ) {
    self.refusal = refusal
    self.authorization = authorization
    self.time = time
    self.connectPause = connectPause
    self.restartsOnRelaunch = restartsOnRelaunch
  }
}
