/// What must be known of a document's bytes before, or in spite of, the parser.
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

  /// The bytes with broken UTF-8 replaced and `NaN`, `Infinity`, `-Infinity` turned to `null`, or `nil` where that can't help.
  static func repaired(_ bytes: UnsafeRawBufferPointer, after error: JSONParseError) -> [UInt8]? {
    switch error.code {
    case .invalidUTF8: return replacingNonFiniteNumbers(Array(String(decoding: bytes, as: UTF8.self).utf8))
    case .invalidSyntax: return replacingNonFiniteNumbers(Array(bytes))
    default: return nil
    }
  }

  private static let nonFinite = ["NaN", "-Infinity", "Infinity", "-NaN"].map { Array($0.utf8) }

  private static func replacingNonFiniteNumbers(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var inString = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if inString, byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        result += bytes[index...(index + 1)]
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { inString.toggle() }
      if !inString, let token = nonFinite.first(where: { bytes[index...].starts(with: $0) }) {
        result += Array("null".utf8)
        index += token.count
        continue
      }
      result.append(byte)
      index += 1
    }
    return result
  }
}
