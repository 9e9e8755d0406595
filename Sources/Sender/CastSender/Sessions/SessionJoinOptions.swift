public import CastModel
public import JSONCodec
public import NIOCore

/// Which running app a session joins; nothing is launched.
public struct SessionJoinOptions: Sendable, Hashable {
  /// The app; `nil`: whatever runs, but not the idle screen.
  public var applicationId: String?
  /// The id of the app's run.
  public var receiverSessionId: String?
  /// Who the viewer is; `nil`: what the context's provider, or else its static credentials, say.
  public var credentials: LaunchCredentials?
  /// What the client wants to find in the session again (SDK `GCKSessionOptions`); `nil`: the defaults of the device's category.
  public var sessionOptions: JSONObject?
  /// Whether a session with the device that has the app already is used, and no other started.
  public var usesExisting = false
  /// How long the whole may take. `nil`: the context's.
  public var timeout: TimeAmount?

  /// Makes options that start a new session even if one with the device has the app; ``usesExisting`` changes that.
  public init(
    applicationId: String? = nil, receiverSessionId: String? = nil, credentials: LaunchCredentials? = nil,
    sessionOptions: JSONObject? = nil, timeout: TimeAmount? = nil
  ) {
    self.applicationId = applicationId
    self.receiverSessionId = receiverSessionId
    self.credentials = credentials
    self.sessionOptions = sessionOptions
    self.timeout = timeout
  }
}
