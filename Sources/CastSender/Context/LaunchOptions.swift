/// How apps are launched where a call doesn't say otherwise (SDK `GCKLaunchOptions`).
public struct LaunchOptions: Sendable, Hashable {
  /// The language that is asked of apps, RFC 5646.
  public var languageCode: String
  /// Whether an app that runs already is started anew, instead of joined.
  public var relaunchIfRunning: Bool
  /// Whether an app's Android TV twin may be launched.
  public var androidReceiverCompatible: Bool

  public init(languageCode: String = "en-US", relaunchIfRunning: Bool = false, androidReceiverCompatible: Bool = false)
  {
    self.languageCode = languageCode
    self.relaunchIfRunning = relaunchIfRunning
    self.androidReceiverCompatible = androidReceiverCompatible
  }
}
