/// Makes JSON of what devices write and no parser accepts, in one pass: broken UTF-8, `NaN` and infinities, numbers beyond 64 bits,
/// half surrogate pairs, and control characters in strings.
struct JSONRepair {
  private let bytes: [UInt8]
  private var result: [UInt8] = []
  private var index = 0

  /// The repaired document.
  static func repaired(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var repair = JSONRepair(Array(String(decoding: bytes, as: UTF8.self).utf8))
    repair.run()
    return repair.result
  }

  private init(_ bytes: [UInt8]) {
    // A byte order mark is no white space.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.result.reserveCapacity(bytes.count)
  }

  private mutating func run() {
    while self.index < self.bytes.count {
      let byte = self.bytes[self.index]
      if byte == UInt8(ascii: "\"") {
        self.copyString()
      } else if let token = Self.nonFinite.first(where: { self.bytes[self.index...].starts(with: $0) }) {
        self.result += Self.null
        self.index += token.count
      } else if Self.beginsNumber(byte) {
        self.copyNumber()
      } else {
        self.result.append(byte)
        self.index += 1
      }
    }
  }

  private static let null = Array("null".utf8)
  private static let nonFinite = ["NaN", "-Infinity", "Infinity", "-NaN"].map { Array($0.utf8) }

  // MARK: Numbers

  private static func beginsNumber(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || self.isDigit(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    self.isDigit(byte)
      || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")]
        .contains(byte)
  }

  /// An integer beyond 64 bits becomes a number with an exponent; what is beyond a double has no value.
  private mutating func copyNumber() {
    let token = self.bytes[self.index...].prefix { Self.isInNumber($0) }
    self.index += token.count
    let text = String(decoding: token, as: UTF8.self)
    if let number = Double(text), !number.isFinite {
      self.result += Self.null
      return
    }
    self.result += token
    let isInteger = token.dropFirst().allSatisfy { Self.isDigit($0) }
    if isInteger, token.count > 1, Int64(text) == nil { self.result += Array("e0".utf8) }
  }

  // MARK: Strings

  private mutating func copyString() {
    self.result.append(self.bytes[self.index])
    self.index += 1
    while self.index < self.bytes.count {
      let byte = self.bytes[self.index]
      switch byte {
      case UInt8(ascii: "\""):
        self.result.append(byte)
        self.index += 1
        return
      case UInt8(ascii: "\\"): self.copyEscape()
      case 0..<0x20:
        self.result += Array(byte == 0x0A ? "\\n".utf8 : byte == 0x09 ? "\\t".utf8 : "\\ufffd".utf8)
        self.index += 1
      default:
        self.result.append(byte)
        self.index += 1
      }
    }
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
      (0xD800..<0xE000).contains(unit) ? Array("\\ufffd".utf8) : Array(self.bytes[self.index..<(self.index + 6)])
    self.index += 6
  }

  /// The UTF-16 unit that `\uXXXX` at `start` stands for.
  private func escapedUnit(at start: Int) -> UInt16? {
    guard start + 6 <= self.bytes.count, self.bytes[start] == UInt8(ascii: "\\"),
      self.bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: self.bytes[(start + 2)..<(start + 6)], as: UTF8.self), radix: 16)
  }
}
