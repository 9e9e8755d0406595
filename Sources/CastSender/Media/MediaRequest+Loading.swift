import CastModel
import JSONCodec

extension MediaRequest {
  /// LOAD_BY_ENTITY: the app finds out what a deep link stands for (cast.md 7.1).
  static func loadByEntity(_ entity: String, shuffle: Bool?, sessionId: String, data: LoadRequestData) -> MediaRequest {
    var members: JSONObject = ["sessionId": .string(sessionId), "entity": .string(entity)]
    members["shuffle"] = shuffle.map { .bool($0) }
    if case .object(let others)? = data.jsonValue {
      for (key, value) in others.members where members[key] == nil && key != "type" && key != "requestId" {
        members[key] = value
      }
    }
    return MediaRequest(type: "LOAD_BY_ENTITY", members: members)
  }
}

extension JSONEncodable {
  /// The value as JSON that owns itself.
  var jsonValue: JSONValue? { try? JSONDocument(parsing: self.jsonBytes, policy: .tolerant).root.value }
}
