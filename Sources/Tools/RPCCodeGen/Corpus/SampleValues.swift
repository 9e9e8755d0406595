import JSONCodec

/// Makes values of the spec's types: valid ones, and ones with a single mistake.
struct SampleValues {
  let spec: APISpec

  /// A named value that a case is made from.
  struct Sample {
    var name: String
    var value: JSONValue
    /// The path of the mistake within the value; empty for the value as a whole.
    var path = ""
  }

  // MARK: Right values

  /// Returns a value of `type`; objects in it have every member down to `depth` levels, below that the required ones.
  func value(of type: TypeExpression, depth: Int) -> JSONValue {
    switch type {
    case .string: "text"
    case .integer: 7
    case .number: 0.5
    case .boolean: true
    case .any: ["anything": [1, "two", nil]]
    case .object: ["key": "value"]
    case .array(let element): [self.value(of: element, depth: depth)]
    case .map(let value): ["key": self.value(of: value, depth: depth)]
    case .named(let name): self.value(ofDeclared: name, depth: depth)
    }
  }

  private func value(ofDeclared name: String, depth: Int) -> JSONValue {
    switch self.spec.type(named: name)?.shape {
    case .stringEnum(let declaration): .string(declaration.values.first?.value ?? "")
    case .integerEnum(let declaration): .integer(declaration.values.first?.value ?? 0)
    case .object(let shape): .object(self.object(shape, depth: depth))
    case nil: .null
    }
  }

  /// Returns an object with every member down to `depth` levels; at 0 with the required ones.
  func object(_ shape: ObjectShape, depth: Int) -> JSONObject {
    let fields = self.spec.flattenedFields(of: shape).filter { depth > 0 || $0.isRequired }
    return JSONObject(fields.map { ($0.name, self.value(of: $0, depth: depth - 1)) })
  }

  /// Returns a value of a field, within its limits.
  func value(of field: Field, depth: Int) -> JSONValue {
    if let example = field.example { return example }
    let value = self.value(of: field.type, depth: depth)
    guard let number = value.number, field.type == .integer || field.type == .number else { return value }
    let constraint = field.constraint
    if let maximum = constraint.maximum, number > maximum { return Self.number(maximum, field.type) }
    if let minimum = constraint.minimum, number < minimum { return Self.number(minimum, field.type) }
    if let bound = constraint.exclusiveMinimum, number <= bound { return Self.number(bound + 1, field.type) }
    return value
  }

  static func number(_ value: Double, _ type: TypeExpression) -> JSONValue {
    type == .integer ? .integer(Int64(value)) : .number(value)
  }

  /// Returns values at the limits of `field`.
  func boundaries(of field: Field) -> [Sample] {
    var samples: [Sample] = []
    if let minimum = field.constraint.minimum {
      samples.append(Sample(name: "at its minimum", value: Self.number(minimum, field.type)))
    }
    if let maximum = field.constraint.maximum {
      samples.append(Sample(name: "at its maximum", value: Self.number(maximum, field.type)))
    }
    return samples
  }

  // MARK: Wrong values

  /// Returns invalid values of `field`.
  private func wrongValues(of field: Field, nesting: Int) -> [Sample] {
    var samples = self.wrongValues(of: field.type, nesting: nesting)
    if field.isRequired, field.type != .any { samples.append(Sample(name: "null", value: .null)) }
    let constraint = field.constraint
    if let minimum = constraint.minimum {
      samples.append(Sample(name: "too small", value: Self.number(minimum - 1, field.type)))
    }
    if let bound = constraint.exclusiveMinimum {
      samples.append(Sample(name: "at its excluded minimum", value: Self.number(bound, field.type)))
    }
    if let maximum = constraint.maximum {
      samples.append(Sample(name: "too large", value: Self.number(maximum + 1, field.type)))
    }
    if constraint.isNonEmpty { samples.append(Sample(name: "empty", value: self.empty(field.type))) }
    return samples
  }

  private func empty(_ type: TypeExpression) -> JSONValue {
    switch type {
    case .array: []
    case .map: [:]
    default: ""
    }
  }

  /// Returns values that aren't of `type`; objects with a mistake inside only down to `nesting` levels.
  func wrongValues(of type: TypeExpression, nesting: Int) -> [Sample] {
    switch type {
    case .any: []
    case .string: [Sample(name: "a number", value: 42)]
    case .integer: [Sample(name: "a string", value: "7"), Sample(name: "a fraction", value: 1.5)]
    case .number: [Sample(name: "a string", value: "0.5")]
    case .boolean: [Sample(name: "a string", value: "true"), Sample(name: "a number", value: 1)]
    case .object: [Sample(name: "an array", value: [])]
    case .array(let element):
      [Sample(name: "an object", value: [:])]
        + self.wrongValues(of: element, nesting: nesting).prefix(1).map { wrong in
          let right = self.value(of: element, depth: 0)
          return Sample(
            name: "an array whose second element is \(wrong.name)", value: [right, wrong.value],
            path: Self.join("[1]", wrong.path))
        }
    case .map(let value):
      [Sample(name: "an array", value: [])]
        + self.wrongValues(of: value, nesting: nesting).prefix(1).map { wrong in
          Sample(
            name: "a map with a member that is \(wrong.name)", value: ["key": wrong.value],
            path: Self.join("key", wrong.path))
        }
    case .named(let name): self.wrongValues(ofDeclared: name, nesting: nesting)
    }
  }

  private func wrongValues(ofDeclared name: String, nesting: Int) -> [Sample] {
    switch self.spec.type(named: name)?.shape {
    case .stringEnum(let declaration):
      [Sample(name: "a number", value: 42)]
        + (declaration.isOpen ? [] : [Sample(name: "an unknown value", value: "NO_SUCH_VALUE")])
    case .integerEnum(let declaration):
      [Sample(name: "a string", value: "one")]
        + (declaration.isOpen ? [] : [Sample(name: "an unknown value", value: -4_711)])
    case .object(let shape):
      [Sample(name: "a string", value: "text")]
        + (nesting == 0 ? [] : self.wrongMembers(of: shape, nesting: nesting - 1)).prefix(1).map { wrong in
          Sample(name: "an object whose \(wrong.name)", value: wrong.value, path: wrong.path)
        }
    case nil: []
    }
  }

  /// Returns objects with one invalid member, or down to `nesting` levels with one invalid member of a member.
  func wrongMembers(of shape: ObjectShape, nesting: Int = 1) -> [Sample] {
    let base = self.object(shape, depth: 0)
    return self.spec.flattenedFields(of: shape).flatMap { field -> [Sample] in
      var samples = self.wrongValues(of: field, nesting: nesting).map { wrong in
        var object = base
        object[field.name] = wrong.value
        return Sample(
          name: "`\(field.name)` is \(wrong.name)", value: .object(object), path: Self.join(field.name, wrong.path))
      }
      if field.isRequired {
        var object = base
        object[field.name] = nil
        samples.insert(Sample(name: "`\(field.name)` is missing", value: .object(object), path: field.name), at: 0)
      }
      return samples
    }
  }

  // MARK: Members that are not declared

  /// The name of a case with an undeclared member.
  static let undeclared = "a member that is not declared"

  func withUndeclared(_ object: JSONObject) -> JSONObject {
    var object = object
    object["notDeclaredAnywhere"] = ["is": "let through"]
    return object
  }

  /// Returns objects with an undeclared member, in the object itself or in a member that is an object, where that is
  /// refused.
  func undeclaredMembers(of shape: ObjectShape) -> [Sample] {
    let base = self.object(shape, depth: 0)
    let own =
      self.spec.isOpen(shape)
      ? [] : [Sample(name: Self.undeclared, value: .object(self.withUndeclared(base)), path: "notDeclaredAnywhere")]
    return own
      + self.spec.flattenedFields(of: shape).compactMap { field in
        guard case .named(let name) = field.type, let inner = self.spec.objectShape(named: name),
          !self.spec.isOpen(inner)
        else { return nil }
        var object = base
        object[field.name] = .object(self.withUndeclared(self.object(inner, depth: 0)))
        return Sample(
          name: "`\(field.name)` has \(Self.undeclared)", value: .object(object),
          path: "\(field.name).notDeclaredAnywhere")
      }
  }

  private static func join(_ path: String, _ rest: String) -> String {
    if rest.isEmpty { return path }
    return rest.hasPrefix("[") ? path + rest : "\(path).\(rest)"
  }
}
