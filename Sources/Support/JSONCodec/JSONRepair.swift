/// The repair, in one pass, of JSON that devices write and no parser accepts: broken UTF-8, `NaN` and infinities, half
/// surrogate pairs, control characters in strings, NULs in keys, and bytes behind the end. ``WrittenNumbers`` has
/// replaced numbers beyond the parser's range before.
struct JSONRepair {
  private let bytes: [UInt8]
  private var result: [UInt8] = []
  private var index = 0
  /// The number of open arrays and objects.
  private var depth = 0

  /// Returns the repaired document.
  static func repaired(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var repair = JSONRepair(Array(String(decoding: bytes, as: UTF8.self).utf8))
    repair.run()
    return repair.result
  }

  private init(_ bytes: [UInt8]) {
    // A byte order mark isn't white space.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.result.reserveCapacity(bytes.count)
  }

  private mutating func run() {
    while self.index < self.bytes.count {
      let byte = self.bytes[self.index]
      switch byte {
      case UInt8(ascii: "\""): self.copyString()
      case UInt8(ascii: "N"), UInt8(ascii: "I"), UInt8(ascii: "-"): self.copyWordOrByte()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        self.depth += 1
        self.copyByte()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        self.depth -= 1
        self.copyByte()
        // Bytes behind the document aren't part of it: C receivers send the NUL behind their text.
        if self.depth == 0 { return }
      default: self.copyByte()
      }
    }
  }

  private mutating func copyByte() {
    self.result.append(self.bytes[self.index])
    self.index += 1
  }

  private mutating func copyWordOrByte() {
    let rest = self.bytes[self.index...]
    guard let word = Self.nonFinite.first(where: { rest.starts(with: $0) }) else { return self.copyByte() }
    self.result += Self.null
    self.index += word.count
  }

  private static let null = Array("null".utf8)
  private static let nonFinite = ["NaN", "-Infinity", "Infinity", "-NaN"].map { Array($0.utf8) }

  // MARK: Strings

  private mutating func copyString() {
    /// The offsets of NULs in the result.
    var nuls: [Int] = []
    self.copyByte()
    while self.index < self.bytes.count {
      let byte = self.bytes[self.index]
      switch byte {
      case UInt8(ascii: "\""):
        self.copyByte()
        // The parser takes NULs in values, but not in keys.
        if !nuls.isEmpty, self.isKeyBefore(self.index) { self.replaceNULs(at: nuls) }
        return
      case UInt8(ascii: "\\"):
        if self.escapedUnit(at: self.index) == 0 { nuls.append(self.result.count) }
        self.copyEscape()
      case 0..<0x20:
        self.result += byte == 0x0A ? Self.lineBreak : byte == 0x09 ? Self.tab : Self.unreadable
        self.index += 1
      default: self.copyByte()
      }
    }
  }

  private static let lineBreak = Array("\\n".utf8)
  private static let tab = Array("\\t".utf8)
  private static let unreadable = Array("\\ufffd".utf8)

  /// Whether the string that ends before `end` is a key.
  private func isKeyBefore(_ end: Int) -> Bool {
    let next = self.bytes[end...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return next == UInt8(ascii: ":")
  }

  private mutating func replaceNULs(at places: [Int]) {
    for place in places { self.result.replaceSubrange(place..<(place + 6), with: Self.unreadable) }
  }

  private mutating func copyEscape() {
    guard let unit = self.escapedUnit(at: self.index) else {
      let end = min(self.index + 2, self.bytes.count)
      self.result += self.bytes[self.index..<end]
      self.index = end
      return
    }
    if (0xD800..<0xDC00).contains(unit), let low = self.escapedUnit(at: self.index + 6), (0xDC00..<0xE000).contains(low)
    {
      self.result += self.bytes[self.index..<(self.index + 12)]
      self.index += 12
      return
    }
    self.result +=
      (0xD800..<0xE000).contains(unit) ? Self.unreadable : Array(self.bytes[self.index..<(self.index + 6)])
    self.index += 6
  }

  /// Returns the UTF-16 unit of the escape `\uXXXX` at `start`; `nil` if there is none.
  private func escapedUnit(at start: Int) -> UInt16? {
    guard start + 6 <= self.bytes.count, self.bytes[start] == UInt8(ascii: "\\"),
      self.bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: self.bytes[(start + 2)..<(start + 6)], as: UTF8.self), radix: 16)
  }
}
