public import CastModel
public import JSONCodec
public import NIOCore

/// How a session starts (SDK `GCKLaunchOptions`).
public struct SessionStartOptions: Sendable, Hashable {
  /// The app to launch.
  public var applicationId: String
  /// The language for the app, RFC 5646; `nil`: the context's.
  public var language: String?
  /// Whether a running app is restarted instead of joined.
  public var relaunchIfRunning: Bool
  /// Whether the app's Android TV counterpart may be launched.
  public var androidReceiverCompatible: Bool
  /// Who the viewer is; `nil`: what the context's provider, or else its static credentials, say.
  public var credentials: LaunchCredentials?
  /// What the client wants to find in the session again (SDK `GCKSessionOptions`); `nil`: the defaults of the device's category.
  public var sessionOptions: JSONObject?
  /// What the app has to be able to do, such as `STREAM_TRANSFER` (cast.md 6.1: `appParams.requiredFeatures`).
  public var requiredFeatures: [String] = []
  /// Whether a session with the device that has the app already is used, and no other started.
  public var usesExisting = false
  /// How long the whole may take; time in which the TV asks its viewer for permission doesn't count. `nil`: the context's.
  public var timeout: TimeAmount?

  /// Makes options for an app, without an id for the Default Media Receiver, that is joined if it runs already.
  ///
  /// ``requiredFeatures`` stays empty, and ``usesExisting`` false, until they are set.
  public init(
    applicationId: String = SessionStartOptions.defaultMediaReceiver,
    language: String? = nil,
    relaunchIfRunning: Bool = false,
    androidReceiverCompatible: Bool = false,
    credentials: LaunchCredentials? = nil,
    sessionOptions: JSONObject? = nil,
    timeout: TimeAmount? = nil
  ) {
    self.applicationId = applicationId
    self.language = language
    self.relaunchIfRunning = relaunchIfRunning
    self.androidReceiverCompatible = androidReceiverCompatible
    self.credentials = credentials
    self.sessionOptions = sessionOptions
    self.timeout = timeout
  }

  /// The app that every receiver has (cast.md 14).
  public static let defaultMediaReceiver = "CC1AD845"

  /// Whether an app is the Default Media Receiver, as is one of which nobody says what it is.
  static func isDefaultMediaReceiver(_ application: String?) -> Bool {
    application.map { $0.uppercased() == Self.defaultMediaReceiver } ?? true
  }
}
