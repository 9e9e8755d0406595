import JSONCodec

/// One value of the corpus, and whether it is acceptable under the strict rules.
struct CorpusCase {
  /// What the value is.
  enum Subject {
    case type(String)
    case params(String)
    case result(String)
    case notification(String)
    case serverParams(String)
    case serverResult(String)

    /// Whether it is something that the server sends: later servers may say more.
    var mayGrow: Bool {
      switch self {
      case .result, .notification, .serverParams: true
      case .type, .params, .serverResult: false
      }
    }

    /// The key that names it in a case, the name, and the case's kind.
    var description: (key: String, name: String, kind: String) {
      switch self {
      case .type(let name): ("type", name, "type")
      case .params(let name): ("method", name, "params")
      case .result(let name): ("method", name, "result")
      case .notification(let name): ("method", name, "notification")
      case .serverParams(let name): ("method", name, "serverParams")
      case .serverResult(let name): ("method", name, "serverResult")
      }
    }
  }

  var name: String
  var subject: Subject
  var value: JSONValue
  /// Where an unacceptable value is wrong, from the value's root; `nil` if it is acceptable.
  var path: String?

  var json: JSONValue {
    let (key, name, kind) = self.subject.description
    var object: JSONObject = [
      "name": .string(self.name), key: .string(name), "kind": .string(kind), "value": self.value,
      "valid": .bool(self.path == nil),
    ]
    if let path = self.path { object["path"] = .string(path) }
    return .object(object)
  }
}
