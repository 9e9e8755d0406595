/// Any JSON value, owned: what custom data, unknown members and echoed ids are kept in.
///
/// Typed values are decoded straight from a ``JSONNode``; this type is for JSON whose shape nobody declared.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// The string, if this is one.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The integer, if this is one, or a number with an integral value.
  public var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    default: nil
    }
  }

  /// The number, if this is one, integral or not.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
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
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}

/// The members of a JSON object in the order in which they were written.
///
/// Keys are unique: setting a key that exists replaces its value in place. Equality ignores order, as JSON does.
public struct JSONObject: Sendable {
  public private(set) var members: [(key: String, value: JSONValue)]

  public init() { self.members = [] }

  /// Makes an object of `members`; of equal keys the last one wins.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    self.members = []
    for (key, value) in members { self[key] = value }
  }

  public var isEmpty: Bool { self.members.isEmpty }
  public var count: Int { self.members.count }
  public var keys: [String] { self.members.map(\.key) }

  /// The value of `key`; setting `nil` removes the member.
  public subscript(key: String) -> JSONValue? {
    get { self.members.first { $0.key == key }?.value }
    set {
      let index = self.members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): self.members[index].value = value
      case (let index?, nil): self.members.remove(at: index)
      case (nil, let value?): self.members.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// Adds a member that is known to be new, without looking for an older one.
  package mutating func append(uniqueKey key: String, _ value: JSONValue) {
    self.members.append((key, value))
  }
}

extension JSONObject: Hashable {
  public static func == (lhs: JSONObject, rhs: JSONObject) -> Bool {
    guard lhs.count == rhs.count else { return false }
    // Mostly the order is the same; looking each key up would take quadratic time.
    if zip(lhs.members, rhs.members).allSatisfy({ $0.key == $1.key }) {
      return zip(lhs.members, rhs.members).allSatisfy { $0.value == $1.value }
    }
    guard lhs.count > 8 else { return lhs.members.allSatisfy { rhs[$0.key] == $0.value } }
    let others = [String: JSONValue](rhs.members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    return lhs.members.allSatisfy { others[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    // Order must not matter, so only what is independent of it goes in.
    hasher.combine(self.members.count)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}
