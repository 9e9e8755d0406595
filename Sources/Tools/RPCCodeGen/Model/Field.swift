import JSONCodec

/// One member of an object.
struct Field: Hashable, Sendable {
  /// The member's key on the wire, and the property's name in Swift.
  var name: String
  var type: TypeExpression
  var isRequired: Bool = false
  var documentation: Documentation
  /// The unit of a number: `seconds`, `bytes`, `pixels`.
  var unit: String?
  /// The limits of values that RPC clients send.
  var constraint: Constraint = Constraint()
  /// The server's default. Swift's options start with it, and clients count it for a limit (``CallLimits``).
  var defaultValue: JSONValue?
  /// Another key that devices use; read, never written.
  var alias: String?
  var example: JSONValue?
  /// The rule for a member that a partial value of a merged object leaves out; `nil` in other objects.
  var merge: MergeRule?

  /// The rule for a member that a partial value leaves out.
  struct MergeRule: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
      /// The member keeps its value.
      case keep
      /// The member is removed.
      case clear
      /// The member's own members are merged one by one.
      case byMember
      /// A list replaces the old one, whose elements with the same id complete its elements. Written by hand in
      /// Swift.
      case byId
    }
    var kind: Kind
    /// The member whose presence clears this one.
    var unless: String?
  }

  /// Limits of a field's value beyond its type.
  struct Constraint: Hashable, Sendable {
    var minimum: Double?
    var maximum: Double?
    /// The value must be greater than this.
    var exclusiveMinimum: Double?
    /// A string or an array must not be empty.
    var isNonEmpty: Bool = false

    var isEmpty: Bool { self == Constraint() }
  }
}

extension Field.Constraint {
  /// The limits in words, for documents: `from 0 to 1`, `more than 0`, `not empty`; `nil` if there are none.
  var summary: String? {
    var parts: [String] = []
    switch (self.minimum, self.maximum) {
    case (let minimum?, let maximum?): parts.append("from \(minimum.shortText) to \(maximum.shortText)")
    case (let minimum?, nil): parts.append("at least \(minimum.shortText)")
    case (nil, let maximum?): parts.append("at most \(maximum.shortText)")
    case (nil, nil): break
    }
    if let bound = self.exclusiveMinimum { parts.insert("more than \(bound.shortText)", at: 0) }
    if self.isNonEmpty { parts.append("not empty") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Double {
  /// The number without a zero fraction: `1` for 1.0.
  var shortText: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}

/// The type of a field, as the spec writes it: `string`, `Track[]`, `map<number>`.
indirect enum TypeExpression: Hashable, Sendable {
  case string
  /// A whole number of 64 bits.
  case integer
  /// A double.
  case number
  case boolean
  /// Any JSON value.
  case any
  /// Any JSON object.
  case object
  /// A declared type.
  case named(String)
  case array(TypeExpression)
  /// An object whose members all have one type.
  case map(TypeExpression)

  /// Whether it is an array.
  var isArray: Bool {
    if case .array = self { true } else { false }
  }

  /// Reads `text`; `nil` if it isn't a type expression. Names aren't looked up.
  init?(parsing text: some StringProtocol) {
    if text.hasSuffix("[]") {
      guard let element = TypeExpression(parsing: text.dropLast(2)) else { return nil }
      self = .array(element)
    } else if text.hasPrefix("map<"), text.hasSuffix(">") {
      guard let value = TypeExpression(parsing: text.dropFirst(4).dropLast()) else { return nil }
      self = .map(value)
    } else {
      switch text {
      case "string": self = .string
      case "integer": self = .integer
      case "number": self = .number
      case "boolean": self = .boolean
      case "any": self = .any
      case "object": self = .object
      default:
        guard Names.isTypeName(text) else { return nil }
        self = .named(String(text))
      }
    }
  }

  /// The declared type inside arrays and maps: `Track` of `Track[]`.
  var declaredName: String? {
    switch self {
    case .named(let name): name
    case .array(let element): element.declaredName
    case .map(let value): value.declaredName
    default: nil
    }
  }
}

extension TypeExpression: CustomStringConvertible {
  /// The type as the spec writes it.
  var description: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .any: "any"
    case .object: "object"
    case .named(let name): name
    case .array(let element): "\(element)[]"
    case .map(let value): "map<\(value)>"
    }
  }
}
