/// The launch for which a provider is asked for credentials.
public struct CredentialsRequest: Sendable, Hashable {
  /// The device.
  public var deviceId: String
  /// The app.
  public var applicationId: String
  /// The session that is starting.
  public var sessionId: String

  /// Creates the request for one launch of `applicationId` on `deviceId`.
  public init(deviceId: String, applicationId: String, sessionId: String) {
    self.deviceId = deviceId
    self.applicationId = applicationId
    self.sessionId = sessionId
  }
}
