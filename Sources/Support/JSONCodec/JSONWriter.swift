/// A writer of compact JSON straight to bytes.
///
/// The caller gives the structure (``beginObject()``, ``key(_:)-(StaticString)``, values, ``endObject()``); commas,
/// quotes and escapes are the writer's. Control characters are escaped, so the output never holds a line break and can
/// be one NDJSON line.
public struct JSONWriter {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []
  /// Whether a declared member whose value couldn't be read is written as it came. `false` for readers that rely on the
  /// declaration: for them such a member is absent.
  public let writesUnread: Bool
  private var needsComma = false
  /// Collects the values instead of ``bytes``; only for ``JSONEncodable/jsonValue``.
  private var builder: JSONValueBuilder?

  /// Creates an empty writer.
  public init(reservingCapacity capacity: Int = 256, writesUnread: Bool = true) {
    self.writesUnread = writesUnread
    self.bytes.reserveCapacity(capacity)
  }

  /// Makes a writer whose output is a ``JSONValue``.
  init(builder: JSONValueBuilder, writesUnread: Bool = true) {
    self.writesUnread = writesUnread
    self.builder = builder
  }

  /// The collected value, or null if the output is ``bytes``.
  var value: JSONValue { self.builder?.value ?? .null }

  /// Opens an object, whose members follow.
  public mutating func beginObject() { self.open(UInt8(ascii: "{")) }
  /// Closes the object that was opened last.
  public mutating func endObject() { self.close(UInt8(ascii: "}")) }
  /// Opens an array, whose elements follow.
  public mutating func beginArray() { self.open(UInt8(ascii: "[")) }
  /// Closes the array that was opened last.
  public mutating func endArray() { self.close(UInt8(ascii: "]")) }

  /// Writes a member's key, which must need no escapes (generated code's keys don't).
  public mutating func key(_ key: StaticString) {
    if let builder { return builder.key = "\(key)" }
    self.separate()
    self.bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { self.bytes.append(contentsOf: $0) }
    self.bytes.append(UInt8(ascii: "\""))
    self.bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a member's key that is only known at run time.
  @_disfavoredOverload  // A literal is a StaticString.
  public mutating func key(_ key: String) {
    if let builder { return builder.key = key }
    self.separate()
    self.quoted(key)
    self.bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a member, unless `value` is `nil`.
  @inlinable
  public mutating func member<T: JSONEncodable>(_ key: StaticString, _ value: T?) {
    guard let value else { return }
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a member of an object that keeps unreadable members: without a `value`, the member of `raw` is written.
  @inlinable
  public mutating func member<T: JSONEncodable>(_ key: StaticString, _ value: T?, or raw: JSONObject?) {
    if let value {
      self.key(key)
      value.write(to: &self)
    } else if self.writesUnread, let raw {
      self.member(key, of: raw)
    }
  }

  /// Writes an array of an object that keeps unreadable members: in its original form if it, or an element of it, was
  /// unreadable.
  @inlinable
  public mutating func member<T: JSONEncodable>(_ key: StaticString, _ value: [T]?, or raw: JSONObject?) {
    guard self.writesUnread, let raw else { return self.member(key, value) }
    if let value { self.member(key, value, raw: raw) } else { self.member(key, of: raw) }
  }

  /// Writes the member `key` of `raw`, if it has one.
  public mutating func member(_ key: StaticString, of raw: JSONObject?) {
    guard self.writesUnread, let value = raw?["\(key)"] else { return }
    self.key(key)
    value.write(to: &self)
  }

  /// Writes an array, or, if elements were left out of it because they couldn't be read, the original array, which is
  /// in `raw`.
  public mutating func member<T: JSONEncodable>(_ key: StaticString, _ value: [T]?, raw: JSONObject) {
    guard let value else { return }
    guard self.writesUnread, !raw.isEmpty, case .array(let elements)? = raw["\(key)"], elements.count > value.count
    else {
      return self.member(key, value)
    }
    self.key(key)
    elements.write(to: &self)
  }

  /// Writes a member whose key is only known at run time.
  @_disfavoredOverload  // A literal is a StaticString.
  public mutating func member(_ key: String, _ value: some JSONEncodable) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes every member of `object` into the object that is open.
  public mutating func members(of object: JSONObject) {
    for (key, value) in object.members { self.member(key, value) }
  }

  /// Writes the members of `object` that `written` doesn't have into the object that is open.
  public mutating func members(of object: JSONObject, except written: JSONObject?) {
    guard let written else { return self.members(of: object) }
    for (key, value) in object.members where !written.contains(key) { self.member(key, value) }
  }

  /// Writes null.
  public mutating func null() {
    if let builder { return builder.add(.null) }
    self.raw("null")
  }

  /// Writes a truth value.
  public mutating func value(_ value: Bool) {
    if let builder { return builder.add(.bool(value)) }
    self.raw(value ? "true" : "false")
  }

  /// Writes an integer.
  public mutating func value(_ value: Int64) {
    if let builder { return builder.add(.integer(value)) }
    self.separate()
    if value >= 0, value < 10 {
      self.bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      self.bytes.append(contentsOf: value.description.utf8)
    }
    self.needsComma = true
  }

  /// Writes a number in the fewest digits that read back as the same double; NaN and infinities, which JSON lacks, as
  /// null.
  public mutating func value(_ value: Double) {
    guard value.isFinite else { return self.null() }
    if let builder { return builder.add(.number(value)) }
    self.separate()
    self.bytes.append(contentsOf: value.description.utf8)
    self.needsComma = true
  }

  /// Writes a number as `text` has it, which must be a number of JSON.
  public mutating func value(number text: String) {
    if let builder { return builder.add(.writtenNumber(text)) }
    self.separate()
    self.bytes.append(contentsOf: text.utf8)
    self.needsComma = true
  }

  /// Writes a text.
  public mutating func value(_ value: String) {
    if let builder { return builder.add(.string(value)) }
    self.separate()
    self.quoted(value)
    self.needsComma = true
  }

  /// Writes one value that is JSON already.
  public mutating func value(json bytes: some Sequence<UInt8>) {
    if let builder {
      let document = try? JSONDocument(parsing: Array(bytes), policy: .tolerant)
      return builder.add(document?.root.value ?? .null)
    }
    self.separate()
    self.bytes.append(contentsOf: bytes)
    self.needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    if let builder { return builder.open() }
    self.separate()
    self.bytes.append(bracket)
  }

  private mutating func close(_ bracket: UInt8) {
    if let builder { return builder.close(isObject: bracket == UInt8(ascii: "}")) }
    self.bytes.append(bracket)
    self.needsComma = true
  }

  private mutating func raw(_ token: StaticString) {
    self.separate()
    token.withUTF8Buffer { self.bytes.append(contentsOf: $0) }
    self.needsComma = true
  }

  private mutating func separate() {
    if self.needsComma { self.bytes.append(UInt8(ascii: ",")) }
    self.needsComma = false
  }

  private mutating func quoted(_ text: String) {
    self.bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices where Self.mustBeEscaped(utf8[index]) {
        self.bytes.append(contentsOf: utf8[start..<index])
        self.escape(utf8[index])
        start = index + 1
      }
      self.bytes.append(contentsOf: utf8[start...])
    }
    self.bytes.append(UInt8(ascii: "\""))
  }

  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  private mutating func escape(_ byte: UInt8) {
    self.bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): self.bytes.append(byte)
    case 0x0A: self.bytes.append(UInt8(ascii: "n"))
    case 0x0D: self.bytes.append(UInt8(ascii: "r"))
    case 0x09: self.bytes.append(UInt8(ascii: "t"))
    default:
      let digits = Array("0123456789abcdef".utf8)
      self.bytes.append(contentsOf: "u00".utf8)
      self.bytes.append(digits[Int(byte >> 4)])
      self.bytes.append(digits[Int(byte & 15)])
    }
  }
}

/// The other output of a ``JSONWriter``: a collected value.
final class JSONValueBuilder {
  /// An array or object that is open.
  private struct Container {
    /// The key in the object around it; `nil` in an array, or at the top.
    var key: String?
    var elements: [JSONValue] = []
    var members = JSONObject()
  }

  /// The collected value.
  private(set) var value = JSONValue.null
  /// The key of the member that follows.
  var key: String?
  private var containers: [Container] = []

  func open() {
    self.containers.append(Container(key: self.key))
    self.key = nil
  }

  func close(isObject: Bool) {
    guard let container = self.containers.popLast() else { return }
    self.key = container.key
    self.add(isObject ? .object(container.members) : .array(container.elements))
  }

  func add(_ value: JSONValue) {
    defer { self.key = nil }
    guard let last = self.containers.indices.last else { return self.value = value }
    if let key { self.containers[last].members[key] = value } else { self.containers[last].elements.append(value) }
  }
}
