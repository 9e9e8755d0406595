public import CastModel
public import JSONCodec
public import NIOCore

/// The choice of the running app that a session joins; nothing is launched.
public struct SessionJoinOptions: Sendable, Hashable {
  /// The app. `nil` joins any running app except the idle screen.
  public var applicationId: String?
  /// The id of the app's run.
  public var receiverSessionId: String?
  /// The viewer's credentials. `nil` takes those of the context's provider, or else its static ones.
  public var credentials: LaunchCredentials?
  /// The client's data in the session (SDK `GCKSessionOptions`). `nil` takes the defaults of the device's category.
  public var sessionOptions: JSONObject?
  /// Whether an existing session with the device is returned if it has the app. Otherwise an existing session is an
  /// error (``CastErrorCode/sessionExists``).
  public var usesExisting = false
  /// The time limit of the whole attempt. `nil` takes the context's.
  public var timeout: TimeAmount?

  /// Creates options with which an existing session with the device is an error; ``usesExisting`` changes that.
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
