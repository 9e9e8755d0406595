import CastModel
import JSONCodec

/// A message to the receiver itself (cast.md 6.1). Only what is set is written.
struct ReceiverRequest: JSONEncodable {
  /// The wire's `type`.
  let type: String
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
}

extension ReceiverRequest {
  /// STOP of a run of an app.
  static func stop(_ receiverSessionId: String, requestId: Int64) -> ReceiverRequest {
    ReceiverRequest(type: "STOP", requestId: requestId, members: ["sessionId": .string(receiverSessionId)])
  }
}

/// A LAUNCH.
struct LaunchRequest: JSONEncodable {
  let requestId: Int64
  let options: SessionStartOptions
  let language: String
  let credentials: LaunchCredentials?

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", "LAUNCH")
    writer.member("requestId", self.requestId)
    writer.member("appId", self.options.applicationId)
    if !self.language.isEmpty { writer.member("language", self.language) }
    writer.member("supportedAppTypes", self.options.androidReceiverCompatible ? ["ANDROID_TV", "WEB"] : ["WEB"])
    let parameters = self.applicationParameters
    if !parameters.isEmpty { writer.member("appParams", parameters) }
    writer.endObject()
  }

  private var applicationParameters: JSONObject {
    var parameters = JSONObject()
    if let credentials, let text = credentials.credentials {
      let data: JSONValue = .object([
        "credentials": .string(text), "credentialsType": .string(credentials.credentialsType),
      ])
      // The nesting is what Android's and Chrome's senders write.
      parameters["launchCheckerParams"] = .object(["credentialsData": data])
    }
    if !self.options.requiredFeatures.isEmpty {
      parameters["requiredFeatures"] = .array(self.options.requiredFeatures.map { .string($0) })
    }
    return parameters
  }
}
