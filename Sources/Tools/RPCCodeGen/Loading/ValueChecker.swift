import JSONCodec

/// Checks whether JSON fits a type of the spec under the strict rules, those for RPC clients.
///
/// It checks examples and defaults; tests compare it with the generated code.
struct ValueChecker {
  /// A place where a value doesn't fit.
  struct Mismatch: Hashable, Sendable {
    /// The path: `media.tracks[2].type`; empty for the value itself.
    var path: String
    var reason: String
  }

  private let spec: APISpec

  init(spec: APISpec) { self.spec = spec }

  /// Returns the first place where `value` doesn't fit `type`, or `nil` if it fits.
  func mismatch(_ value: JSONValue, _ type: TypeExpression, path: String = "") -> Mismatch? {
    switch (type, value) {
    case (.any, _), (.string, .string), (.boolean, .bool), (.number, .integer), (.number, .number), (.object, .object):
      return nil
    case (.integer, _) where value.integer != nil: return nil
    case (.array(let element), .array(let values)):
      for (index, value) in values.enumerated() {
        if let mismatch = self.mismatch(value, element, path: "\(path)[\(index)]") { return mismatch }
      }
      return nil
    case (.map(let element), .object(let object)):
      for (key, value) in object.members {
        if let mismatch = self.mismatch(value, element, path: Self.join(path, key)) { return mismatch }
      }
      return nil
    case (.named(let name), _): return self.mismatch(value, declared: name, path: path)
    default: return Mismatch(path: path, reason: "is no \(type)")
    }
  }

  /// Returns the first place where `object` doesn't fit `shape`, or `nil` if it fits.
  func mismatch(_ object: JSONObject, _ shape: ObjectShape, path: String = "") -> Mismatch? {
    let fields = self.spec.flattenedFields(of: shape)
    for field in fields {
      let place = Self.join(path, field.name)
      guard let value = object[field.name] else {
        if field.isRequired { return Mismatch(path: place, reason: "is required, but missing") }
        continue
      }
      if value == .null, !field.isRequired { continue }
      if let mismatch = self.mismatch(value, field.type, path: place) { return mismatch }
      if let reason = Self.violation(value, field.constraint) { return Mismatch(path: place, reason: reason) }
    }
    guard !self.spec.isOpen(shape) else { return nil }
    let declared = Set(fields.flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) })
    return object.keys.first { !declared.contains($0) }.map {
      Mismatch(path: Self.join(path, $0), reason: "is not declared")
    }
  }

  private func mismatch(_ value: JSONValue, declared name: String, path: String) -> Mismatch? {
    switch (self.spec.type(named: name)?.shape, value) {
    case (.stringEnum(let declaration), .string(let text)):
      if declaration.isOpen || declaration.values.contains(where: { $0.value == text }) { return nil }
      return Mismatch(path: path, reason: "\"\(text)\" is no known \(name)")
    case (.integerEnum(let declaration), _) where value.integer != nil:
      if declaration.isOpen || declaration.values.contains(where: { $0.value == value.integer }) { return nil }
      return Mismatch(path: path, reason: "is no known \(name)")
    case (.object(let shape), .object(let object)): return self.mismatch(object, shape, path: path)
    default: return Mismatch(path: path, reason: "is no \(name)")
    }
  }

  private static func violation(_ value: JSONValue, _ constraint: Field.Constraint) -> String? {
    if let number = value.number {
      if let minimum = constraint.minimum, number < minimum { return "is less than \(minimum)" }
      if let maximum = constraint.maximum, number > maximum { return "is more than \(maximum)" }
      if let bound = constraint.exclusiveMinimum, number <= bound { return "is not more than \(bound)" }
    }
    if constraint.isNonEmpty, value.string?.isEmpty ?? value.array?.isEmpty ?? value.object?.isEmpty ?? false {
      return "must not be empty"
    }
    return nil
  }

  private static func join(_ path: String, _ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
