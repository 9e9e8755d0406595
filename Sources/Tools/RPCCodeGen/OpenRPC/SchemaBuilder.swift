import JSONCodec

/// Makes JSON Schemas (draft-07) of the spec's types.
struct SchemaBuilder {
  /// Returns the schema of a declared type.
  func schema(of type: TypeDeclaration) -> JSONValue {
    var schema: JSONObject = [
      "title": .string(type.name),
      "description": .string(type.documentation.description),
    ]
    switch type.shape {
    case .stringEnum(let declaration):
      schema["type"] = "string"
      self.addValues(
        declaration.values.map { (.string($0.value), $0.value, $0.description) }, declaration.isOpen, &schema)
    case .integerEnum(let declaration):
      schema["type"] = "integer"
      self.addValues(
        declaration.values.map { (.integer($0.value), $0.name, $0.description) }, declaration.isOpen, &schema)
    case .object(let shape): self.addMembers(shape, to: &schema)
    }
    Self.addFacts(type.documentation, to: &schema)
    return .object(schema)
  }

  private func addValues(
    _ values: [(wire: JSONValue, name: String, description: String)], _ isOpen: Bool, _ schema: inout JSONObject
  ) {
    schema[isOpen ? "x-knownValues" : "enum"] = .array(values.map(\.wire))
    schema["x-values"] = .object(JSONObject(values.map { ($0.name, .string($0.description)) }))
  }

  /// Returns the schema of a shape that has no name.
  func schema(of shape: ObjectShape, title: String) -> JSONValue {
    var schema: JSONObject = [
      "title": .string(title)
    ]
    self.addMembers(shape, to: &schema)
    return .object(schema)
  }

  private func addMembers(_ shape: ObjectShape, to schema: inout JSONObject) {
    schema["type"] = "object"
    if !shape.includes.isEmpty { schema["allOf"] = .array(shape.includes.map { Self.reference(to: $0) }) }
    schema["properties"] = .object(JSONObject(shape.fields.map { ($0.name, self.schema(of: $0)) }))
    let required = shape.fields.filter(\.isRequired)
    if !required.isEmpty { schema["required"] = .array(required.map { .string($0.name) }) }
    if shape.isOpen { schema["x-open"] = true }
  }

  /// Returns the schema of a field: its type, its limits and its documentation.
  func schema(of field: Field) -> JSONValue {
    var schema: JSONObject = [
      "description": .string(field.documentation.description)
    ]
    // Draft-07 ignores members beside a $ref.
    if case .named(let name) = field.type {
      schema["allOf"] = [Self.reference(to: name)]
    } else {
      for (key, value) in self.schema(of: field.type).object?.members ?? [] { schema[key] = value }
    }
    self.addConstraint(of: field, to: &schema)
    if let value = field.defaultValue { schema["default"] = value }
    if let example = field.example { schema["examples"] = [example] }
    if let unit = field.unit { schema["x-unit"] = .string(unit) }
    Self.addFacts(field.documentation, to: &schema)
    return .object(schema)
  }

  private func addConstraint(of field: Field, to schema: inout JSONObject) {
    if let minimum = field.constraint.minimum { schema["minimum"] = Self.number(minimum) }
    if let maximum = field.constraint.maximum { schema["maximum"] = Self.number(maximum) }
    if let bound = field.constraint.exclusiveMinimum { schema["exclusiveMinimum"] = Self.number(bound) }
    guard field.constraint.isNonEmpty else { return }
    switch field.type {
    case .array: schema["minItems"] = 1
    case .map: schema["minProperties"] = 1
    default: schema["minLength"] = 1
    }
  }

  private func schema(of type: TypeExpression) -> JSONValue {
    switch type {
    case .string: ["type": "string"]
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .boolean: ["type": "boolean"]
    case .any: [:]
    case .object: ["type": "object"]
    case .named(let name): Self.reference(to: name)
    case .array(let element): ["type": "array", "items": self.schema(of: element)]
    case .map(let value): ["type": "object", "additionalProperties": self.schema(of: value)]
    }
  }

  static func reference(to name: String) -> JSONValue { ["$ref": .string("#/components/schemas/\(name)")] }

  /// Adds the documentation of a declaration, as `x-` members.
  static func addFacts(_ documentation: Documentation, to object: inout JSONObject) {
    object["x-since"] = .integer(documentation.since)
    if let gck = documentation.gck { object["x-gck"] = .string(gck) }
    if let deprecated = documentation.deprecated { object["x-deprecated"] = .string(deprecated) }
  }

  private static func number(_ value: Double) -> JSONValue {
    Int64(exactly: value).map { .integer($0) } ?? .number(value)
  }
}
