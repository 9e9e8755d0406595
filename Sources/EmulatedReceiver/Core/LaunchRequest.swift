import JSONCodec

/// What LAUNCH asks for (Protocol page 6.1).
struct LaunchRequest: Sendable {
  var requestId: Int64
  var appId: String
  var language: String?
  var appParams: JSONValue?

  /// Reads a LAUNCH; `nil` if it names no app.
  init?(_ request: PlatformRequest) {
    guard let appId = request.node["appId"]?.string, !appId.isEmpty else { return nil }
    self.requestId = request.requestId
    self.appId = appId
    self.language = request.node["language"]?.string
    self.appParams = request.node["appParams"]?.value
  }
}
