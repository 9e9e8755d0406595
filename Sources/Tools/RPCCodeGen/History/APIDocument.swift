import JSONCodec

/// The parts of an ``OpenRPCBuilder`` document, by name.
struct APIDocument {
  /// A member of an object, or a parameter.
  struct Member {
    var schema: JSONObject
    var isRequired: Bool
  }

  /// A named part of the document.
  typealias Entry = (name: String, content: JSONObject)

  /// Methods, notifications and requests of the server.
  let messages: [Entry]
  let types: [Entry]
  let errors: [Entry]
  let messagesByName: [String: JSONObject]
  let typesByName: [String: JSONObject]
  let errorsByName: [String: JSONObject]

  init(_ document: JSONObject) {
    let messages = (document["methods"]?.array ?? []) + (document["x-serverMethods"]?.array ?? [])
    self.messages = messages.compactMap { message -> Entry? in
      guard let name = message["name"]?.string, let content = message.object else { return nil }
      return (name: name, content: content)
    }
    self.types = Self.objects(in: document["components"]?["schemas"])
    self.errors = Self.objects(in: document["components"]?["errors"])
    self.messagesByName = Dictionary(self.messages.map { ($0.name, $0.content) }) { $1 }
    self.typesByName = Dictionary(self.types.map { ($0.name, $0.content) }) { $1 }
    self.errorsByName = Dictionary(self.errors.map { ($0.name, $0.content) }) { $1 }
  }

  private static func objects(in value: JSONValue?) -> [Entry] {
    (value?.object?.members ?? []).compactMap { member -> Entry? in
      member.value.object.map { (name: member.key, content: $0) }
    }
  }

  static func isFromClient(_ message: JSONObject) -> Bool { message["x-direction"] == "clientToServer" }

  // MARK: Members

  static func params(of message: JSONObject) -> [String: Member] {
    var params: [String: Member] = [:]
    for param in message["params"]?.array ?? [] {
      guard let name = param["name"]?.string, let schema = param["schema"]?.object else { continue }
      params[name] = Member(schema: schema, isRequired: param["required"] == true)
    }
    return params
  }

  /// Returns the members of an object's schema, including those of included types.
  func members(of schema: JSONObject) -> [String: Member] {
    var members: [String: Member] = [:]
    for included in schema["allOf"]?.array ?? [] {
      guard let type = Self.reference(in: included).flatMap({ self.typesByName[$0] }) else { continue }
      members.merge(self.members(of: type)) { $1 }
    }
    let required = Set((schema["required"]?.array ?? []).compactMap(\.string))
    for (name, value) in schema["properties"]?.object?.members ?? [] {
      guard let schema = value.object else { continue }
      members[name] = Member(schema: schema, isRequired: required.contains(name))
    }
    return members
  }

  /// Returns the values that an enum lists.
  static func values(of schema: JSONObject) -> [JSONValue] {
    (schema["enum"] ?? schema["x-knownValues"])?.array ?? []
  }

  /// Returns the type of a schema in the form of the spec: `Track[]`.
  static func typeText(of schema: JSONObject) -> String {
    if schema["properties"] != nil { return "object" }
    if let name = self.reference(in: .object(schema)) ?? schema["allOf"]?[0].flatMap({ self.reference(in: $0) }) {
      return name
    }
    if let items = schema["items"]?.object { return "\(self.typeText(of: items))[]" }
    if let values = schema["additionalProperties"]?.object { return "map<\(self.typeText(of: values))>" }
    switch schema["type"] {
    case .string(let name): return name
    case .array(let names): return names.compactMap(\.string).joined(separator: " or ")
    default: return "any"
    }
  }

  // MARK: Types by direction

  /// Returns the types that clients send, or those that they receive.
  func typeNames(isSent: Bool) -> Set<String> {
    var names: Set<String> = []
    var pending = self.messages.flatMap { _, message in
      let part = Self.isFromClient(message) == isSent ? message["params"] : message["result"]
      return part.map { Self.references(in: $0) } ?? []
    }
    while let name = pending.popLast() {
      guard names.insert(name).inserted, let type = self.typesByName[name] else { continue }
      pending += Self.references(in: .object(type))
    }
    return names
  }

  private static func references(in value: JSONValue) -> [String] {
    switch value {
    case .array(let elements): elements.flatMap { self.references(in: $0) }
    case .object(let object):
      (self.reference(in: value).map { [$0] } ?? []) + object.members.flatMap { self.references(in: $0.value) }
    default: []
    }
  }

  /// Returns the type that `{"$ref": …}` names.
  private static func reference(in value: JSONValue) -> String? {
    value["$ref"]?.string?.split(separator: "/").last.map(String.init)
  }
}
