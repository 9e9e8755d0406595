public import JSONCodec

/// What a request and its reply have in common, echoed as it came: a number or a string.
public enum JSONRPCID: Sendable, Hashable, CustomStringConvertible {
  case integer(Int64)
  case string(String)
  /// A number with a fraction, an exponent, or more than 64 bits, as JSON.
  ///
  /// Some libraries write every number so (`1.0`), and JSON-RPC 2.0 only advises against it (section 4).
  case number(String)

  /// The number that `text` writes; `nil` if it is no number of JSON.
  init?(number text: String) {
    guard Self.isNumber(text.utf8) else { return nil }
    self = Int64(text).map(JSONRPCID.integer) ?? .number(text)
  }

  /// Whether `text` is a number by JSON's grammar. (RFC 8259, section 6)
  private static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    var rest = Array(text)[...]
    func digits() -> ArraySlice<UInt8> {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = digits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard !digits().isEmpty else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard !digits().isEmpty else { return false }
    }
    return rest.isEmpty
  }

  public var description: String {
    switch self {
    case .integer(let value): value.description
    case .string(let value): "\"\(value)\""
    case .number(let text): text
    }
  }
}

extension JSONRPCID: JSONCodable {
  /// Reads an id; `null`, booleans, arrays and objects are refused.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    switch node.kind {
    case .integer: self = .integer(try Int64(json: node))
    case .number: self = .number(try Double(json: node).description)
    case .string: self = .string(try String(json: node))
    default: throw node.mismatch(expected: "a number or a string")
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): writer.value(value)
    case .string(let value): writer.value(value)
    case .number(let text): writer.value(json: text.utf8)
    }
  }
}
