/// Reads numbers out of bytes of unknown origin: beyond the end there is nothing.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { self.bytes.count }

  subscript(index: Int) -> Int? { self.bytes.indices.contains(index) ? Int(self.bytes[index]) : nil }

  func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { self.starts(with: Array($0), at: offset) }
  }

  func starts(with expected: [UInt8], at offset: Int = 0) -> Bool {
    guard offset >= 0, offset <= self.count, self.count - offset >= expected.count else { return false }
    return self.bytes[offset..<(offset + expected.count)].elementsEqual(expected)
  }

  /// An unsigned number, of eight bytes at most, of which numbers beyond `Int` are none.
  func bigEndian(at offset: Int, bytes width: Int) -> Int? { self.number(at: offset, width) { $0 } }

  func littleEndian(at offset: Int, bytes width: Int) -> Int? { self.number(at: offset, width) { width - 1 - $0 } }

  private func number(at offset: Int, _ width: Int, _ place: (Int) -> Int) -> Int? {
    guard offset >= 0, (1...8).contains(width), offset <= self.count, self.count - offset >= width else { return nil }
    var value: UInt64 = 0
    for index in 0..<width { value = value << 8 | UInt64(self.bytes[offset + place(index)]) }
    return Int(exactly: value)
  }
}
