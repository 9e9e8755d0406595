/// What the things of the API are called in Python: the texts of the spec name them as they are on the wire.
struct PythonNames {
  private let members: Set<String>
  private let messages: [String: String]

  init(_ spec: APISpec) {
    var fields: [Field] = []
    for type in spec.types {
      if case .object(let shape) = type.shape { fields += spec.flattenedFields(of: shape) }
    }
    for method in spec.methods {
      fields += spec.flattenedFields(of: method.params)
      if case .fields(let shape) = method.result { fields += spec.flattenedFields(of: shape) }
    }
    for notification in spec.notifications { fields += spec.flattenedFields(of: notification.params) }
    self.members = Set(fields.map(\.name))
    let methods = spec.methods.map {
      ($0.wireName, "\(PythonSyntax.identifier($0.namespace)).\(PythonSyntax.identifier($0.name))")
    }
    self.messages = Dictionary(
      methods + spec.notifications.map { ($0.wireName, $0.typeName) }, uniquingKeysWith: { first, _ in first })
  }

  /// A module's text, with Python's names between its backticks, which only docstrings have.
  func translated(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index % 2 == 1 && index < parts.count - 1 ? self.name(of: part) : String(part)
    }.joined(separator: "`")
  }

  /// `queueData` -> `queue_data`, `media.customData` -> `media.custom_data`, `session.didEnd` -> `SessionDidEnd`; others stay.
  private func name(of text: Substring) -> String {
    if let message = self.messages[String(text)] { return message }
    let path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.allSatisfy({ self.members.contains($0) }) else { return String(text) }
    return path.map(PythonSyntax.identifier).joined(separator: ".")
  }
}
