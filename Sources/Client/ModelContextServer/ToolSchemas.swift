import CastRPCProtocol
import JSONCodec

/// The JSON schemas of tools, made from the API's OpenRPC document: a model reads the spec's descriptions.
struct ToolSchemas: Sendable {
  private let methods: [String: JSONObject]
  private let types: JSONObject
  private let parameterNames: Set<String>

  /// The place of the types in a standalone schema.
  private static let definitionPlace = "#/$defs/"

  /// Reads an OpenRPC document.
  init(openRPC: JSONValue) {
    let methods = (openRPC["methods"]?.array ?? []).compactMap(\.object)
    self.methods = Dictionary(methods.map { ($0["name"]?.string ?? "", $0) }) { first, _ in first }
    self.types = openRPC["components"]?["schemas"]?.object ?? JSONObject()
    self.parameterNames = Set(methods.flatMap { ($0["params"]?.array ?? []).compactMap { $0["name"]?.string } })
  }

  /// Whether the API has a method `name`.
  func hasMethod(_ name: String) -> Bool { self.methods[name] != nil }

  /// Whether some method of the API has a parameter `name`.
  func hasParameter(_ name: String) -> Bool { self.parameterNames.contains(name) }

  /// The schemas of the API that this program was built with.
  static let ofAPI = ToolSchemas(
    openRPC: (try? JSONDocument(parsing: OpenRPCDocument().jsonText).root.value) ?? .object(JSONObject()))

  /// Returns the spec's summary of a method; its description names parameters that models don't see.
  func summary(of method: String) -> String { self.methods[method]?["summary"]?.string ?? "" }

  /// Returns the schema of a method's parameters without the hidden ones; it allows no others.
  ///
  /// - Parameter words: Descriptions that replace the spec's, by the parameter's name.
  func input(of method: String, hiding: Set<String>, describing words: [String: String] = [:]) -> JSONObject {
    var (properties, required) = (JSONObject(), [JSONValue]())
    for param in self.methods[method]?["params"]?.array ?? [] {
      guard let name = param["name"]?.string, !hiding.contains(name), var schema = param["schema"]?.object else {
        continue
      }
      if let description = words[name] { schema["description"] = .string(description) }
      properties[name] = .object(schema)
      if param["required"]?.bool == true { required.append(.string(name)) }
    }
    var schema: JSONObject = ["type": "object", "properties": .object(properties), "additionalProperties": false]
    if !required.isEmpty { schema["required"] = .array(required) }
    return self.standalone(schema)
  }

  // MARK: References

  /// Returns `schema` with the types that it refers to, and without the API's own keywords.
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

  /// Returns `schema` without the API's own keywords; its references point to the definitions beside it.
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

  /// Returns the name at the end of a reference: `#/components/schemas/PlayerStatus`.
  private func typeName(_ place: String) -> String { place.split(separator: "/").last.map(String.init) ?? "" }
}
