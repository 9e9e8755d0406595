import JSONCodec

/// The types and messages as data, by which the clients of languages without types check and shape values.
///
/// A type is `{"fields": {…}, "open": true}` or `{"values": […], "open": true}`, a message an object of that first
/// form. Type expressions have the spec's form.
struct SchemaTable {
  let spec: APISpec

  /// Every declared type by its name.
  var types: JSONObject { JSONObject(self.spec.types.map { ($0.name, .object(self.schema(of: $0))) }) }

  /// The `params` and `result` of every method by its wire name. A method for which the server may take longer than
  /// clients usually wait also has `patience` and perhaps `limits`, the values of its ``CallLimits``.
  var methods: JSONObject {
    JSONObject(
      self.spec.methods.map { method in
        var entry = self.entry(method.params, method.result)
        if let limits = CallLimits(of: method, in: self.spec) {
          entry["patience"] = .number(limits.patience)
          let parameters = limits.parameters.map { ($0.name, JSONValue.number($0.seconds)) }
          if !parameters.isEmpty { entry["limits"] = .object(JSONObject(parameters)) }
        }
        return (method.wireName, .object(entry))
      })
  }

  /// The params of every notification by its wire name.
  var notifications: JSONObject {
    JSONObject(self.spec.notifications.map { ($0.wireName, .object(self.schema(of: $0.params))) })
  }

  /// The `capability`, `params` and `result` of the server's requests.
  var serverRequests: JSONObject {
    JSONObject(
      self.spec.serverRequests.map { request in
        var entry: JSONObject = ["capability": .string(request.capability)]
        for member in self.entry(request.params, request.result).members { entry[member.key] = member.value }
        return (request.wireName, .object(entry))
      })
  }

  private func entry(_ params: ObjectShape, _ result: ResultShape) -> JSONObject {
    ["params": .object(self.schema(of: params)), "result": self.schema(of: result)]
  }

  private func schema(of type: TypeDeclaration) -> JSONObject {
    switch type.shape {
    case .stringEnum(let shape): self.schema(of: shape.values.map { .string($0.value) }, isOpen: shape.isOpen)
    case .integerEnum(let shape): self.schema(of: shape.values.map { .integer($0.value) }, isOpen: shape.isOpen)
    case .object(let shape): self.schema(of: shape)
    }
  }

  private func schema(of values: [JSONValue], isOpen: Bool) -> JSONObject {
    var schema: JSONObject = ["values": .array(values)]
    if isOpen { schema["open"] = true }
    return schema
  }

  private func schema(of result: ResultShape) -> JSONValue {
    switch result {
    case .empty: .object(self.schema(of: ObjectShape(fields: [])))
    case .object: "object"
    case .type(let name): .string(name)
    case .fields(let shape): .object(self.schema(of: shape))
    }
  }

  private func schema(of shape: ObjectShape) -> JSONObject {
    let fields = self.spec.flattenedFields(of: shape).map { ($0.name, JSONValue.object(self.schema(of: $0))) }
    var schema: JSONObject = ["fields": .object(JSONObject(fields))]
    if self.spec.isOpen(shape) { schema["open"] = true }
    return schema
  }

  private func schema(of field: Field) -> JSONObject {
    var schema: JSONObject = ["type": .string(field.type.description)]
    if field.isRequired { schema["required"] = true }
    let constraint = field.constraint
    if let minimum = constraint.minimum { schema["minimum"] = .number(minimum) }
    if let maximum = constraint.maximum { schema["maximum"] = .number(maximum) }
    if let bound = constraint.exclusiveMinimum { schema["exclusiveMinimum"] = .number(bound) }
    if constraint.isNonEmpty { schema["nonEmpty"] = true }
    return schema
  }
}
