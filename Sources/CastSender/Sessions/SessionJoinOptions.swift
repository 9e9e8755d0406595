public import NIOCore

/// Which running app a session joins; nothing is launched.
public struct SessionJoinOptions: Sendable, Hashable {
  /// The app; `nil`: whatever runs, but not the idle screen.
  public var applicationId: String?
  /// The very run of the app.
  public var receiverSessionId: String?
  /// How long the whole may take. `nil`: the context's.
  public var timeout: TimeAmount?

  public init(applicationId: String? = nil, receiverSessionId: String? = nil, timeout: TimeAmount? = nil) {
    self.applicationId = applicationId
    self.receiverSessionId = receiverSessionId
    self.timeout = timeout
  }
}
