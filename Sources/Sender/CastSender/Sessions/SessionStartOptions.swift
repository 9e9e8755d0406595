public import CastModel
public import JSONCodec
public import NIOCore

/// The options of a session's start (SDK `GCKLaunchOptions`).
public struct SessionStartOptions: Sendable, Hashable {
  /// The app to launch.
  public var applicationId: String
  /// The language for the app, RFC 5646. `nil` takes the context's.
  public var language: String?
  /// Whether a running app is restarted instead of joined.
  public var relaunchIfRunning: Bool
  /// Whether the app's Android TV counterpart may be launched.
  public var androidReceiverCompatible: Bool
  /// The viewer's credentials. `nil` takes those of the context's provider, or else its static ones.
  public var credentials: LaunchCredentials?
  /// The client's data in the session (SDK `GCKSessionOptions`). `nil` takes the defaults of the device's category.
  public var sessionOptions: JSONObject?
  /// The features that the app must have, such as `STREAM_TRANSFER` (cast.md 6.1: `appParams.requiredFeatures`).
  public var requiredFeatures: [String] = []
  /// Whether an existing session with the device is returned if it has the app. Otherwise an existing session is an
  /// error (``CastErrorCode/sessionExists``).
  public var usesExisting = false
  /// The time limit of the start, without the TV's question to its viewer for permission. `nil` takes the context's.
  public var timeout: TimeAmount?

  /// Creates options for an app, by default the Default Media Receiver, that is joined if it runs already.
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

  /// Whether an app is the Default Media Receiver. An unknown app counts as it.
  static func isDefaultMediaReceiver(_ application: String?) -> Bool {
    application.map { $0.uppercased() == Self.defaultMediaReceiver } ?? true
  }
}
