/// What a provider of credentials is told about the launch that needs them.
public struct CredentialsRequest: Sendable, Hashable {
  /// The device.
  public var deviceId: String
  /// The app.
  public var applicationId: String
  /// The session that is starting.
  public var sessionId: String

  /// Makes the request for one launch of `applicationId` on `deviceId`.
  public init(deviceId: String, applicationId: String, sessionId: String) {
    self.deviceId = deviceId
    self.applicationId = applicationId
    self.sessionId = sessionId
  }
}
