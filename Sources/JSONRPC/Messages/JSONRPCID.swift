public import JSONCodec

/// What a request and its reply have in common, echoed as it came: an integer or a string.
public enum JSONRPCID: Sendable, Hashable, CustomStringConvertible {
  case integer(Int64)
  case string(String)

  public var description: String {
    switch self {
    case .integer(let value): value.description
    case .string(let value): "\"\(value)\""
    }
  }
}

extension JSONRPCID: JSONCodable {
  /// Reads an id; `null`, fractions (`1.0` too), booleans, arrays and objects are refused.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    switch node.kind {
    case .integer: self = .integer(try Int64(json: node))
    case .string: self = .string(try String(json: node))
    default: throw node.mismatch(expected: "an integer or a string")
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): writer.value(value)
    case .string(let value): writer.value(value)
    }
  }
}
