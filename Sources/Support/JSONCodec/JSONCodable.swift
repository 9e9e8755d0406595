/// A type that can be read from JSON.
///
/// Whether reading is strict or tolerant is the document's ``JSONDocument/policy``.
public protocol JSONDecodable {
  init(json node: JSONNode) throws(JSONDecodingError)
  /// The number of elements of an array; `nil` for all other values.
  var jsonElementCount: Int? { get }
}

extension JSONDecodable {
  /// `nil`, as for every type that isn't an array.
  @inlinable
  public var jsonElementCount: Int? { nil }
}

/// A type that can be written as JSON.
public protocol JSONEncodable {
  func write(to writer: inout JSONWriter)
}

/// A type that is written as a JSON object; the spec's objects conform.
public protocol JSONObjectEncodable: JSONEncodable {
  /// Writes the members into an object that is open.
  func writeMembers(to writer: inout JSONWriter)
}

extension JSONObjectEncodable {
  /// Writes the members as an object.
  @inlinable
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// A type that can be read from JSON and written to it.
public typealias JSONCodable = JSONDecodable & JSONEncodable

extension JSONEncodable {
  /// The value as compact JSON in UTF-8.
  public var jsonBytes: [UInt8] {
    var writer = JSONWriter()
    self.write(to: &writer)
    return writer.bytes
  }

  /// The value as compact JSON.
  public var jsonText: String { String(decoding: self.jsonBytes, as: UTF8.self) }

  /// The value as a ``JSONValue``, built directly instead of through bytes.
  public var jsonValue: JSONValue {
    var writer = JSONWriter(builder: JSONValueBuilder())
    self.write(to: &writer)
    return writer.value
  }

  /// The members of a value that is written as an object, for readers that rely on the declaration: see
  /// ``JSONWriter/writesUnread``.
  public var declaredJSONObject: JSONObject {
    var writer = JSONWriter(builder: JSONValueBuilder(), writesUnread: false)
    self.write(to: &writer)
    return writer.value.object ?? JSONObject()
  }

  /// The members of a value that is written as an object; none for another.
  public var jsonObject: JSONObject { self.jsonValue.object ?? JSONObject() }
}

extension JSONDecodable {
  /// Decodes an existing value.
  public init(json value: JSONValue, policy: JSONPolicy) throws(JSONDecodingError) {
    try self.init(json: JSONDocument(value, policy: policy).root)
  }
}

extension Bool: JSONCodable {
  /// Reads `true` or `false`; a tolerant document may also have them as strings.
  ///
  /// - Throws: ``JSONDecodingError`` for every other value.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    switch (node.kind, node.policy) {
    case (.bool, _): self = node.boolValue
    case (.string, .tolerant):
      guard let text = node.string, let value = Bool(text) else { throw node.mismatch(expected: "a boolean") }
      self = value
    default: throw node.mismatch(expected: "a boolean")
    }
  }

  /// Writes `true` or `false`.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Int64: JSONCodable {
  /// Reads an integer of 64 bits, also one that is written as `3.0`; a tolerant document may have it as a string.
  ///
  /// - Throws: ``JSONDecodingError`` for a fraction, a number out of range, and every other value.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    switch (node.kind, node.policy) {
    case (.integer, _): self = node.integerValue
    case (.number, _):
      guard let value = Int64(exactly: node.realValue) else {
        throw JSONDecodingError(reason: "expected an integer, found \(node.numberText)")
      }
      self = value
    case (.string, .tolerant):
      guard let text = node.string, let value = Int64(text) else { throw node.mismatch(expected: "an integer") }
      self = value
    default: throw node.mismatch(expected: "an integer")
    }
  }

  /// Writes the integer in decimal digits; no digit is lost, however large it is.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Double: JSONCodable {
  /// Reads a number, integral or not; a tolerant document may have it as a string, and its -0.0 reads as 0.
  ///
  /// - Throws: ``JSONDecodingError`` for every other value, also for a string with NaN or an infinity.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    switch (node.kind, node.policy) {
    case (.integer, _): self = Double(node.integerValue)
    case (.number, let policy):
      let value = node.realValue
      guard value.isFinite else {
        throw JSONDecodingError(reason: "expected a number, found \(node.numberText), which is beyond a double")
      }
      // Devices that write -0.0 mean 0.
      self = policy == .tolerant ? value + 0.0 : value
    case (.string, .tolerant):
      guard let text = node.string, let value = Double(text), value.isFinite else {
        throw node.mismatch(expected: "a number")
      }
      self = value + 0.0
    default: throw node.mismatch(expected: "a number")
    }
  }

  /// Writes the number in the fewest digits that read back as the same double; NaN and infinities become null.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension String: JSONCodable {
  /// Reads a string; numbers and truth values are none, under either policy.
  ///
  /// - Throws: ``JSONDecodingError`` for every other value.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    guard let text = node.string else { throw node.mismatch(expected: "a string") }
    self = text
  }

  /// Writes the text in quotes, with quotes, backslashes and control characters escaped.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  /// The number of elements that were read.
  @inlinable
  public var jsonElementCount: Int? { self.count }

  /// Reads every element; of a tolerant document, elements of another shape and those beyond its limits are left out.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    guard node.kind == .array else { throw node.mismatch(expected: "an array") }
    self = []
    let stride = MemoryLayout<Element>.stride
    self.reserveCapacity(Swift.min(node.count, 65_536 / Swift.max(1, stride)))
    for index in 0..<node.count {
      guard let element = node[index], node.document.admits(stride) else { break }
      do {
        self.append(try Element(json: element))
      } catch  where node.policy == .strict {
        throw error.inside(index: index)
      } catch {}
    }
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  /// Writes the elements as a JSON array, in their order.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in self { element.write(to: &writer) }
    writer.endArray()
  }
}

extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
  /// Reads every member; of a tolerant document, members of another shape are left out.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    guard node.kind == .object else { throw node.mismatch(expected: "an object") }
    self = [:]
    var failure: JSONDecodingError?
    node.forEachMember { key, member in
      guard node.document.admitsMember(behind: self.count) else { return }
      do throws(JSONDecodingError) {
        self[key] = try Value(json: member)
      } catch {
        if failure == nil { failure = error.inside(key: key) }
      }
    }
    if node.policy == .strict, let failure { throw failure }
  }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  /// Writes the members ordered by key, so that equal values have equal bytes.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (key, value) in self.sorted(by: { $0.key < $1.key }) { writer.member(key, value) }
    writer.endObject()
  }
}

extension JSONValue: JSONCodable {
  /// Copies a value of any kind out of the document, as far as the document's ``JSONLimits`` allow; never throws.
  public init(json node: JSONNode) throws(JSONDecodingError) { self = node.value }

  /// Writes a value of any kind; members keep their order, and NaN and infinities become null.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.value(value)
    case .integer(let value): writer.value(value)
    case .number(let value): writer.value(value)
    case .writtenNumber(let text): writer.value(number: text)
    case .string(let value): writer.value(value)
    case .array(let value): value.write(to: &writer)
    case .object(let value): value.write(to: &writer)
    }
  }
}

extension JSONObject: JSONCodable {
  /// Copies an object with all its members out of the document, as far as the document's ``JSONLimits`` allow.
  ///
  /// - Throws: ``JSONDecodingError`` for a value that isn't an object.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    guard case .object(let object) = node.value else { throw node.mismatch(expected: "an object") }
    self = object
  }

  /// Writes the members as a JSON object, in their order.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members(of: self)
    writer.endObject()
  }
}
