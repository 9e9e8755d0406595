import CastModel
import JSONCodec

/// A message to the receiver itself (cast.md 6.1). Only members that are set are written.
struct ReceiverRequest: JSONEncodable {
  let type: CastMessageType
  let requestId: Int64
  /// The other members.
  var members: JSONObject = JSONObject()

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", self.type)
    writer.member("requestId", self.requestId)
    writer.members(of: self.members)
    writer.endObject()
  }

  /// Creates a GET_STATUS, for the receiver or a group.
  static func status(requestId: Int64) -> ReceiverRequest { ReceiverRequest(type: .getStatus, requestId: requestId) }

  static func stop(_ receiverSessionId: String, requestId: Int64) -> ReceiverRequest {
    let data = StopApplicationRequestData(sessionId: receiverSessionId)
    return ReceiverRequest(type: .stop, requestId: requestId, members: data.jsonObject)
  }

  static func launch(
    _ options: SessionStartOptions, language: String, credentials: LaunchCredentials?, requestId: Int64
  ) -> ReceiverRequest {
    var parameters = JSONObject()
    if let credentials, let text = credentials.credentials {
      let data: JSONValue = .object([
        "credentials": .string(text), "credentialsType": .string(credentials.credentialsType),
      ])
      // Nested as Android's and Chrome's senders write it.
      parameters["launchCheckerParams"] = .object(["credentialsData": data])
    }
    if !options.requiredFeatures.isEmpty {
      parameters["requiredFeatures"] = .array(options.requiredFeatures.map { .string($0) })
    }
    let data = LaunchRequestData(
      appId: options.applicationId, language: language.isEmpty ? nil : language,
      supportedAppTypes: options.androidReceiverCompatible ? [.androidTv, .web] : [.web],
      appParams: parameters.isEmpty ? nil : .object(parameters))
    return ReceiverRequest(type: .launch, requestId: requestId, members: data.jsonObject)
  }
}
