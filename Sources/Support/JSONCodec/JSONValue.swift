/// Any JSON value, owned: for custom data, unknown members and echoed ids.
///
/// Typed values are decoded directly from a ``JSONNode``; this type is for JSON of undeclared shape.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  /// A number in its original form, which would change if written as an integer or a double: `1e2`, `1.50`, `-0`,
  /// `12345678901234567890`.
  case writtenNumber(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// The string, if this is one.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// Whether a number is passed on as it is written: it is within a double, and has at most 1,000 characters. Strict
  /// documents with another one are refused.
  public static func isPassedOn(number text: String) -> Bool { WrittenNumbers.isPassedOn(text.utf8) }

  /// The integer, if this is one, or a number with an integral value.
  public var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    case .writtenNumber(let text): Int64(text) ?? Double(text).flatMap { Int64(exactly: $0) }
    default: nil
    }
  }

  /// The number, if this is one, integral or not; `nil` for one beyond a double.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .writtenNumber(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// The truth value, if this is one.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements, if this is an array.
  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members, if this is an object.
  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The member `key` of an object; `nil` for everything that isn't an object or lacks it.
  public subscript(key: String) -> JSONValue? { self.object?[key] }

  /// The element `index` of an array; `nil` for everything that isn't an array or is shorter.
  public subscript(index: Int) -> JSONValue? {
    guard let array = self.array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes JSON's null of the literal `nil`; an optional value's `nil` still means that there is none.
  public init(nilLiteral: ()) { self = .null }
  /// Makes a truth value of the literal `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes an integer of a literal without a decimal point, which must fit 64 bits.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Makes a number of a literal with a decimal point or an exponent, even if its value is integral.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a string of a literal in quotes.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes an array of a literal in brackets, whose elements may be literals of several kinds.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes an object of a dictionary literal, in the literal's order; of equal keys the last value wins.
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}
