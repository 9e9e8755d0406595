import JSONCodec

/// Takes out of JSON what nobody should read in a log.
enum CredentialRedaction {
  static let mark = JSONValue.string("[redacted]")

  /// Parts of names whose values are secrets.
  private static let secretWords = ["credential", "token", "password", "secret", "authorization", "cookie"]

  /// `value` without the values of members that are called like secrets, at any depth.
  static func redact(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map(self.redact))
    case .object(let object):
      return .object(
        JSONObject(
          object.members.map { key, value in (key, self.isSecret(key, value) ? self.mark : self.redact(value)) }))
    default: return value
    }
  }

  private static func isSecret(_ key: String, _ value: JSONValue) -> Bool {
    let name = key.lowercased()
    // `credentialsType` says of what kind they are.
    guard !name.hasSuffix("type"), self.secretWords.contains(where: name.contains) else { return false }
    switch value {
    case .string(let text): return !text.isEmpty
    case .integer, .number, .array: return true
    // `credentialsData` holds more than the secret.
    case .object, .bool, .null: return false
    }
  }
}
