/// What must be known of a document's bytes before the parser sees them.
enum JSONScan {
  /// The first byte that opens the level after `depth`, if there is one.
  static func offsetDeeper(than depth: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    var level = 0
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
        if level > depth { return index }
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        level -= 1
      }
      index += 1
    }
    return nil
  }
}
