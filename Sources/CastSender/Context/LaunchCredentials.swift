/// Who the viewer is, for the app (SDK `GCKCredentialsData`).
///
/// On the wire: LAUNCH `appParams.launchCheckerParams.credentialsData` (cast.md 6.1). Never logged.
public struct LaunchCredentials: Sendable, Hashable {
  /// The credentials; an app's own format.
  public var credentials: String
  /// What kind: `web`, `cloud`, `android`, `ios`, or an app's own.
  public var credentialsType: String

  public init(credentials: String, credentialsType: String = "web") {
    self.credentials = credentials
    self.credentialsType = credentialsType
  }
}
