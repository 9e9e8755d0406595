import CJansson

/// The kind of a JSON value.
public enum JSONKind: Sendable, Hashable {
  case null, bool, integer, number, string, array, object

  /// The kind with its article, for error texts: `a string`.
  public var phrase: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A value inside a parsed document; keeps the document alive.
public struct JSONNode: Sendable {
  /// The document that contains the value.
  public let document: JSONDocument
  // Points into the document's tree, which only this module may touch. Unsafe for the compiler only: see JSONDocument.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<json_t>

  /// The policy of the document: how tolerant decoding is.
  public var policy: JSONPolicy { self.document.policy }

  /// The kind of the value.
  public var kind: JSONKind {
    switch cjansson_typeof(self.pointer) {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .number
    case JSON_TRUE, JSON_FALSE: .bool
    default: .null
    }
  }

  /// Whether the value is null.
  public var isNull: Bool { self.kind == .null }

  /// The number of an array's elements or an object's members; 0 for everything else.
  public var count: Int {
    switch self.kind {
    case .array: json_array_size(self.pointer)
    case .object: json_object_size(self.pointer)
    default: 0
    }
  }

  /// The element `index` of an array, `nil` beyond its end.
  public subscript(index: Int) -> JSONNode? {
    json_array_get(self.pointer, index).map { JSONNode(document: self.document, pointer: $0) }
  }

  /// The member `key` of an object.
  public subscript(key: StaticString) -> JSONNode? {
    key.withUTF8Buffer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { json_object_getn(self.pointer, $0.baseAddress, $0.count) }
    }.map { JSONNode(document: self.document, pointer: $0) }
  }

  /// The member `key` of an object.
  public subscript(key: String) -> JSONNode? {
    var key = key
    return key.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) { json_object_getn(self.pointer, $0.baseAddress, $0.count) }
    }.map { JSONNode(document: self.document, pointer: $0) }
  }

  /// Calls `body` with each member of an object, in the document's order.
  public func forEachMember(_ body: (String, JSONNode) -> Void) {
    var iterator = json_object_iter(self.pointer)
    while let current = iterator {
      let key = UnsafeRawBufferPointer(start: json_object_iter_key(current), count: json_object_iter_key_len(current))
      if let value = json_object_iter_value(current) {
        body(String(decoding: key, as: UTF8.self), JSONNode(document: self.document, pointer: value))
      }
      iterator = json_object_iter_next(self.pointer, current)
    }
  }

  /// The string, if this is one.
  public var string: String? {
    guard let start = json_string_value(self.pointer) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: json_string_length(self.pointer))
    return String(decoding: bytes, as: UTF8.self)
  }

  var integerValue: Int64 { Int64(json_integer_value(self.pointer)) }
  /// The value of a number that isn't an integer within 64 bits; infinite if it is beyond a double.
  var realValue: Double {
    let value = json_real_value(self.pointer)
    guard value.isSubnormal, let text = self.document.numbers.text(of: value) else { return value }
    return Double(text) ?? .nan
  }
  var boolValue: Bool { cjansson_typeof(self.pointer) == JSON_TRUE }

  /// An estimate of a member's memory in an owned object, beside the text of its key and value: itself, and its share
  /// of the index.
  static let memberBytes = MemoryLayout<(String, JSONValue)>.stride + 16
  /// An estimate of the memory of an array or object without its elements or members.
  private static let containerBytes = 48

  /// An independent copy, cut to the limits of the document.
  public var value: JSONValue {
    switch self.kind {
    case .null: return .null
    case .bool: return .bool(self.boolValue)
    case .integer: return .integer(self.integerValue)
    case .number: return self.number
    case .string: return .string(self.string ?? "")
    case .array: return .array(self.elements)
    case .object: return .object(self.members(where: { _ in true }))
    }
  }

  /// A number as it was written, or as it would be written, cut after 40 characters.
  public var numberText: String {
    let text = self.value.jsonText
    return text.utf8.count > 40 ? "\(text.prefix(40))…" : text
  }

  private var number: JSONValue {
    let value = json_real_value(self.pointer)
    guard value.isSubnormal, let text = self.document.numbers.text(of: value) else { return .number(value) }
    return .writtenNumber(text)
  }

  private var elements: [JSONValue] {
    guard self.document.admits(Self.containerBytes) else { return [] }
    var elements: [JSONValue] = []
    elements.reserveCapacity(min(self.count, 1_024))
    for index in 0..<self.count {
      guard let element = self[index], self.document.admits(MemoryLayout<JSONValue>.stride) else { break }
      elements.append(element.value)
    }
    return elements
  }

  /// Returns a copy of an object's members whose keys satisfy `isMeant`.
  func members(where isMeant: (String) -> Bool) -> JSONObject {
    var object = JSONObject()
    guard self.document.admits(Self.containerBytes) else { return object }
    self.forEachMember { key, node in
      guard isMeant(key), self.document.admitsMember(behind: object.count) else { return }
      object.append(uniqueKey: key, node.value)
    }
    return object
  }

  /// Returns the error for a value of another kind than `expected` (`a string`).
  public func mismatch(expected: String) -> JSONDecodingError {
    JSONDecodingError(reason: "expected \(expected), found \(self.kind.phrase)")
  }
}
