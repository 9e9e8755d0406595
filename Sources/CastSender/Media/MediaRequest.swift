import CastModel
import JSONCodec

/// A message to the app's media namespace (cast.md 7.1). Only what is set is written.
struct MediaRequest: JSONEncodable {
  /// The wire's `type`.
  let type: String
  var requestId: Int64 = 0
  var mediaSessionId: Int64?
  /// The other members.
  var members: JSONObject = JSONObject()
  var customData: JSONValue?

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", self.type)
    writer.member("requestId", self.requestId)
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.members(of: self.members)
    writer.member("customData", self.customData)
    writer.endObject()
  }

  /// Whether it makes no sense without a media session (cast.md 7.1).
  var concernsMediaSession: Bool {
    !["GET_STATUS", "PRECACHE", "STORE_SESSION", "SET_CREDENTIALS", "LOAD_BY_ENTITY"].contains(self.type)
  }

  func with(requestId: Int64) -> MediaRequest {
    var request = self
    request.requestId = requestId
    return request
  }

  static func seek(_ options: SeekOptions) -> MediaRequest {
    var members = JSONObject()
    switch options.target.kind {
    case .position(let seconds): members["currentTime"] = .number(seconds)
    case .offset(let seconds): members["relativeTime"] = .number(seconds)
    case .end: members["currentTime"] = .integer(Self.infinitePosition)
    }
    members["resumeState"] = options.resumeState.map { .string($0.rawValue) }
    return MediaRequest(type: "SEEK", members: members, customData: options.customData)
  }

  /// What the SDK for Android sends for the end or the live edge (cast.md 7.1).
  static let infinitePosition: Int64 = 1 << 32

  static func volume(_ key: String, _ value: JSONValue, customData: JSONValue?) -> MediaRequest {
    MediaRequest(type: "SET_VOLUME", members: ["volume": .object([key: value])], customData: customData)
  }
}
