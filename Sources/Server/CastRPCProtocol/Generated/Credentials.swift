// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// The parameters of `credentials.provide`.
public struct CredentialsProvideParams: Sendable, Equatable, JSONObjectEncodable {
  /// The device.
  public var deviceId: String
  /// The app's id.
  public var applicationId: String
  /// The session that is starting.
  public var sessionId: String

  public init(deviceId: String, applicationId: String, sessionId: String) {
    (self.deviceId, self.applicationId, self.sessionId) = (deviceId, applicationId, sessionId)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("applicationId", self.applicationId)
    writer.member("sessionId", self.sessionId)
  }
}

/// `credentials.provide`
///
/// Asks the client for the credentials of a launch or join that it began. If the client refuses or doesn't answer
/// within 5 seconds, the credentials of `context.setLaunchCredentials` are used.
public enum CredentialsProvide: RPCServerRequest {
  public typealias Params = CredentialsProvideParams
  public typealias Result = LaunchCredentials
  public static var method: String { "credentials.provide" }
  public static var capability: String { "credentialsProvider" }
}
