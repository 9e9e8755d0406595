// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Who the viewer is.
///
/// SDK: `GCKCredentialsData`.
public struct LaunchCredentials: Sendable, Hashable, JSONCodable {
  /// The credentials; absent: none.
  public var credentials: String?
  /// What kind.
  ///
  /// Absent: `"web"`.
  public var credentialsType: String?

  public init(credentials: String? = nil, credentialsType: String? = nil) {
    self.credentials = credentials
    self.credentialsType = credentialsType
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "credentials",
      "credentialsType",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
  }
}

/// The parameters of `credentials.provide`.
public struct CredentialsProvideParams: Sendable, Hashable, JSONCodable {
  /// The device.
  public var deviceId: String
  /// The app.
  public var applicationId: String
  /// The session that starts.
  public var sessionId: String

  public init(deviceId: String, applicationId: String, sessionId: String) {
    self.deviceId = deviceId
    self.applicationId = applicationId
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
    self.applicationId = try members.required("applicationId")
    self.sessionId = try members.required("sessionId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("applicationId", self.applicationId)
    writer.member("sessionId", self.sessionId)
  }
}

/// `credentials.provide`
///
/// Asks the client for the credentials of a launch or join that it began. Not answered within 5 seconds, or refused:
/// what `context.setLaunchCredentials` said.
public enum CredentialsProvide: RPCServerRequest {
  public typealias Params = CredentialsProvideParams
  public typealias Result = LaunchCredentials
  public static var method: String { "credentials.provide" }
  public static var capability: String { "credentialsProvider" }
}
