import CastModel
import JSONCodec

/// What LAUNCH asks for (cast.md 6.1).
struct LaunchRequest: Sendable {
  var requestId: Int64
  var appId: String
  var language: String?
  /// What the sender can talk to; `nil`: it doesn't say, and gets what there is.
  var supportedAppTypes: [ApplicationType]?
  var appParams: JSONValue?
  /// What the sender calls itself (newest Android).
  var senderDeviceName: String?
  /// Legacy: parameters in a text.
  var commandParameters: String?
  private var ownCredentials: String?
  private var ownCredentialsType: String?

  /// Reads a LAUNCH; `nil` if it names no app.
  init?(_ request: PlatformRequest) {
    guard let appId = request.node["appId"]?.string, !appId.isEmpty else { return nil }
    self.requestId = request.requestId
    self.appId = appId
    self.language = request.node["language"]?.string
    self.supportedAppTypes = request.node["supportedAppTypes"].flatMap { try? [ApplicationType](json: $0) }
    self.appParams = request.node["appParams"]?.value
    self.senderDeviceName = request.node["senderDeviceName"]?.string
    self.commandParameters = request.node["commandParameters"]?.string
    self.ownCredentials = request.node["credentials"]?.string
    self.ownCredentialsType = request.node["credentialsType"]?.string
  }

  private var credentialsData: JSONValue? { self.appParams?["launchCheckerParams"]?["credentialsData"] }

  /// Who the viewer is: nested as current senders write it, or at the top.
  var credentials: String? { self.credentialsData?["credentials"]?.string ?? self.ownCredentials }
  var credentialsType: String? { self.credentialsData?["credentialsType"]?.string ?? self.ownCredentialsType }

  /// Whether the sender can talk to apps of `type`.
  func supports(_ type: ApplicationType) -> Bool { self.supportedAppTypes?.contains(type) ?? true }
}
