/// Facts about a document's bytes, collected before it is parsed.
struct JSONScan {
  /// A limit that is exceeded, and the byte at which it is.
  enum Excess: Hashable {
    case depth(Int)
    case values(Int)
  }

  /// The first limit that the bytes exceed, if they do.
  private(set) var excess: Excess?
  /// The places of the numbers that parsing and writing would change, in their order: ``WrittenNumbers`` keeps them.
  private(set) var numbers: [Range<Int>] = []

  /// Reads `bytes` once, up to the first limit that they exceed.
  init(_ bytes: UnsafeRawBufferPointer, limits: JSONLimits) {
    var level = 0
    // A value begins with the document, with each array or object, and behind each comma; for an empty array or object
    // the count is one too high.
    var values = 1
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = Self.endOfString(bytes, from: index + 1)
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        let end = JSONNumberScan.end(of: bytes, from: index)
        JSONWork.count(end - index)
        if JSONNumberScan.changes(UnsafeRawBufferPointer(rebasing: bytes[index..<end])) {
          self.numbers.append(index..<end)
        }
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        level += 1
        values += 1
        if level > limits.maximumDepth { self.excess = .depth(index) }
        if values > limits.maximumValues { self.excess = self.excess ?? .values(index) }
      case UInt8(ascii: ","):
        values += 1
        if values > limits.maximumValues { self.excess = .values(index) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
      default: break
      }
      if self.excess != nil { return }
      index += 1
    }
  }

  /// Returns the index behind the closing quotation mark of a string whose text begins at `start`; the end of the bytes
  /// if it isn't closed.
  static func endOfString(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        break
      }
    }
    // A backslash may be the last byte.
    return min(index, bytes.count)
  }
}
