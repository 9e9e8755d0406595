import CastModel
import JSONCodec

/// A LOAD (Protocol page 7.1).
struct LoadRequest: JSONEncodable {
  /// The members that this sender sets itself.
  private static let own: Set<String> = ["type", "requestId", "sessionId", "mediaSessionId"]

  let requestId: Int64
  /// The receiver's session; senders of Google name it.
  let sessionId: String
  private let data: LoadRequestData

  init(requestId: Int64, sessionId: String, data: LoadRequestData) {
    self.requestId = requestId
    self.sessionId = sessionId
    var data = data
    for key in Self.own { data.additional[key] = nil }
    data.media = data.media?.prepared()
    data.queueData = data.queueData?.prepared()
    self.data = data
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", "LOAD")
    writer.member("requestId", self.requestId)
    writer.member("sessionId", self.sessionId)
    self.data.writeMembers(to: &writer)
    writer.endObject()
  }
}
