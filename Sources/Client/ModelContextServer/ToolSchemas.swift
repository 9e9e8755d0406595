import CastRPCProtocol
import JSONCodec

/// The JSON schemas of tools, made from the API's OpenRPC document: what the spec says of a method is what a model reads.
struct ToolSchemas: Sendable {
  private let methods: [String: JSONObject]
  private let types: JSONObject

  /// Where a schema of its own keeps types.
  private static let definitionPlace = "#/$defs/"

  /// Reads an OpenRPC document.
  init(openRPC: JSONValue) {
    let methods = (openRPC["methods"]?.array ?? []).compactMap(\.object)
    self.methods = Dictionary(methods.map { ($0["name"]?.string ?? "", $0) }) { first, _ in first }
    self.types = openRPC["components"]?["schemas"]?.object ?? JSONObject()
  }

  /// The schemas of the API that this program was built with.
  static let ofAPI = ToolSchemas(
    openRPC: (try? JSONDocument(parsing: OpenRPCDocument().jsonText).root.value) ?? .object(JSONObject()))

  /// What a method does, in the spec's words; its description names parameters that models don't see.
  func summary(of method: String) -> String { self.methods[method]?["summary"]?.string ?? "" }

  /// The schema of a method's parameters, but for those that are hidden; others are refused.
  func input(of method: String, hiding: Set<String>) -> JSONObject {
    var (properties, required) = (JSONObject(), [JSONValue]())
    for param in self.methods[method]?["params"]?.array ?? [] {
      guard let name = param["name"]?.string, !hiding.contains(name), let schema = param["schema"] else { continue }
      properties[name] = schema
      if param["required"]?.bool == true { required.append(.string(name)) }
    }
    var schema: JSONObject = ["type": "object", "properties": .object(properties), "additionalProperties": false]
    if !required.isEmpty { schema["required"] = .array(required) }
    return self.standalone(schema)
  }

  /// The schema of a method's result: an object, and of the types in it an outline. Values that a device made up fit, too.
  func output(of method: String) -> JSONObject {
    var schema = self.outline(self.methods[method]?["result"]?["schema"]?.object ?? JSONObject(), depth: 3)
    schema["type"] = "object"
    return schema
  }

  // MARK: References

  /// `schema` with the types that it refers to beside it, and without the API's own keywords.
  private func standalone(_ schema: JSONObject) -> JSONObject {
    var definitions = JSONObject()
    var result = self.plain(schema)
    var waiting = self.references(in: .object(result))
    while let name = waiting.popLast() {
      guard !definitions.contains(name), let type = self.types[name]?.object else { continue }
      let definition = JSONValue.object(self.plain(type))
      definitions[name] = definition
      waiting += self.references(in: definition)
    }
    if !definitions.isEmpty { result["$defs"] = .object(definitions) }
    return result
  }

  /// `schema` without keywords of the API's own, its references leading to the definitions beside it.
  private func plain(_ schema: JSONObject) -> JSONObject {
    var result = JSONObject()
    for (key, value) in schema.members where !key.hasPrefix("x-") {
      switch value {
      case .string(let place) where key == "$ref": result[key] = .string(Self.definitionPlace + self.typeName(place))
      case .object(let inner): result[key] = .object(self.plain(inner))
      case .array(let elements):
        result[key] = .array(elements.map { element in element.object.map { .object(self.plain($0)) } ?? element })
      default: result[key] = value
      }
    }
    return result
  }

  private func references(in value: JSONValue) -> [String] {
    switch value {
    case .object(let object):
      object.members.flatMap { key, value in
        if key == "$ref", let place = value.string { return [self.typeName(place)] }
        return self.references(in: value)
      }
    case .array(let elements): elements.flatMap(self.references)
    default: []
    }
  }

  /// The name at the end of a reference: `#/components/schemas/PlayerStatus`.
  private func typeName(_ place: String) -> String { place.split(separator: "/").last.map(String.init) ?? "" }

  // MARK: Outlines

  /// The shape of `schema`, so many levels deep, its types in place: a host reads it with each tool, so it is kept short.
  private func outline(_ schema: JSONObject, depth: Int) -> JSONObject {
    var result = JSONObject()
    let referred = schema["$ref"]?.string ?? schema["allOf"]?[0]?["$ref"]?.string
    if let referred, let type = self.types[self.typeName(referred)]?.object {
      result = self.outline(type, depth: depth)
    }
    result["type"] = schema["type"] ?? result["type"]
    if let text = schema["description"] { result["description"] = text }
    // Devices send values that no list has.
    if let values = schema["enum"] { result["examples"] = values }
    guard depth > 0 else { return result }
    if let items = schema["items"]?.object { result["items"] = .object(self.outline(items, depth: depth - 1)) }
    if let properties = schema["properties"]?.object, depth > 1 {
      result["properties"] = .object(
        JSONObject(
          properties.members.map { key, value in
            (key, .object(self.outline(value.object ?? JSONObject(), depth: depth - 1)))
          }))
      result["required"] = schema["required"]
    }
    return result
  }
}
