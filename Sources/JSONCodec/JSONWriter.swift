/// Writes compact JSON straight to bytes.
///
/// The caller gives the structure (``beginObject()``, ``key(_:)-(StaticString)``, values, ``endObject()``); commas, quotes and escapes are
/// the writer's. Control characters are escaped, so the output never holds a line break and can be one NDJSON line.
public struct JSONWriter {
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init(reservingCapacity capacity: Int = 256) {
    self.bytes.reserveCapacity(capacity)
  }

  public mutating func beginObject() { self.open(UInt8(ascii: "{")) }
  public mutating func endObject() { self.close(UInt8(ascii: "}")) }
  public mutating func beginArray() { self.open(UInt8(ascii: "[")) }
  public mutating func endArray() { self.close(UInt8(ascii: "]")) }

  /// Writes a member's key, which must need no escapes (generated code's keys don't).
  public mutating func key(_ key: StaticString) {
    self.separate()
    self.bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { self.bytes.append(contentsOf: $0) }
    self.bytes.append(UInt8(ascii: "\""))
    self.bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a member's key that is only known at run time.
  @_disfavoredOverload  // A literal is a StaticString.
  public mutating func key(_ key: String) {
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

  /// Writes an array, or where elements were left out of it because they couldn't be read, the array as it came, which is in
  /// `raw`.
  public mutating func member<T: JSONEncodable>(_ key: StaticString, _ value: [T]?, raw: JSONObject) {
    guard let value else { return }
    guard !raw.isEmpty, case .array(let elements)? = raw["\(key)"], elements.count > value.count else {
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

  public mutating func null() { self.raw("null") }
  public mutating func value(_ value: Bool) { self.raw(value ? "true" : "false") }

  public mutating func value(_ value: Int64) {
    self.separate()
    if value >= 0, value < 10 {
      self.bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      self.bytes.append(contentsOf: value.description.utf8)
    }
    self.needsComma = true
  }

  /// Writes a number in the fewest digits that read back as the same double; NaN and infinities, which JSON lacks, as null.
  public mutating func value(_ value: Double) {
    guard value.isFinite else { return self.null() }
    self.separate()
    self.bytes.append(contentsOf: value.description.utf8)
    self.needsComma = true
  }

  public mutating func value(_ value: String) {
    self.separate()
    self.quoted(value)
    self.needsComma = true
  }

  /// Writes one value that is JSON already.
  public mutating func value(json bytes: some Sequence<UInt8>) {
    self.separate()
    self.bytes.append(contentsOf: bytes)
    self.needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    self.separate()
    self.bytes.append(bracket)
  }

  private mutating func close(_ bracket: UInt8) {
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
