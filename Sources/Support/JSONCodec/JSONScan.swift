/// What must be known of a document's bytes before the parser sees them.
enum JSONScan {
  /// A limit that is exceeded, and the byte at which it is.
  enum Excess: Hashable {
    case depth(Int)
    case values(Int)
  }

  /// The first limit that `bytes` exceed, if they do.
  static func excess(of limits: JSONLimits, in bytes: UnsafeRawBufferPointer) -> Excess? {
    let depth = limits.maximumDepth
    var level = 0
    // A value begins with the document, with each array or object, and behind each comma; an empty one is counted too much.
    var values = 1
    var inString = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if inString {
        if byte == UInt8(ascii: "\\") {
          index += 1
        } else if byte == UInt8(ascii: "\"") {
          inString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        inString = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        level += 1
        values += 1
        if level > depth { return .depth(index) }
        if values > limits.maximumValues { return .values(index) }
      } else if byte == UInt8(ascii: ",") {
        values += 1
        if values > limits.maximumValues { return .values(index) }
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        level -= 1
      }
      index += 1
    }
    return nil
  }
}
