/// The type of a field, as the spec writes it: `string`, `Track[]`, `map<number>`.
public indirect enum TypeExpression: Hashable, Sendable {
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

  /// Reads `text`; `nil` where it is no type expression. Names are not looked up.
  public init?(parsing text: some StringProtocol) {
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

  /// The declared type at the bottom: `Track` of `Track[]`.
  public var declaredName: String? {
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
  public var description: String {
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
