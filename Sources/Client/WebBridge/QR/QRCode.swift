/// A QR code of a text: byte mode, versions 1 to 10, error correction level M (ISO/IEC 18004:2015).
///
/// Level M restores 15 % of damaged codewords; version 10 holds 213 bytes, three times a pairing address.
public struct QRCode: Sendable, Hashable {
  /// The modules along an edge, without the quiet zone.
  public let size: Int
  /// The quiet zone around the code, in modules (ISO/IEC 18004, 9.1).
  public static let quietZone = 4
  private let modules: [Bool]

  /// Encodes `text` as UTF-8 in the smallest version that fits, or returns `nil` for a text of more than 213 bytes.
  public init?(_ text: String) {
    self.init(Array(text.utf8), mask: nil)
  }

  /// Encodes `bytes` with the mask of the least penalty, or with `mask` (0 to 7).
  init?(_ bytes: [UInt8], mask: Int?) {
    guard let version = QRVersion.smallest(for: bytes.count) else { return nil }
    let codewords = QRCodewords(bytes, version).interleaved
    let masks = mask.map { $0...$0 } ?? 0...7
    let grids = masks.map { mask in
      var grid = QRGrid(version)
      grid.place(codewords)
      grid.apply(mask: mask)
      return grid
    }
    guard let best = grids.min(by: { $0.penalty < $1.penalty }) else { return nil }
    self.size = best.size
    self.modules = best.modules
  }

  /// Whether a module is dark; those outside the code, as in the quiet zone, are light.
  public func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<self.size).contains(x) && (0..<self.size).contains(y) && self.modules[y * self.size + x]
  }

  /// The code with its quiet zone as lines of half blocks, two rows of modules each, for light letters on a dark
  /// background: the blocks are the light modules.
  public var terminalLines: [String] {
    let range = -Self.quietZone..<self.size + Self.quietZone
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
      range.map { x in
        switch (self.isDark(x, y), self.isDark(x, y + 1)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
    }
  }

  /// The code with its quiet zone as an SVG document: black on white, one unit a module.
  public var svg: String {
    let edge = self.size + 2 * Self.quietZone
    let path = (0..<self.size).flatMap { y in
      (0..<self.size).filter { self.isDark($0, y) }.map { "M\($0 + Self.quietZone) \(y + Self.quietZone)h1v1h-1z" }
    }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(edge) \(edge)" shape-rendering="crispEdges">\
      <path fill="#fff" d="M0 0h\(edge)v\(edge)H0z"/><path d="\(path)"/></svg>
      """
  }
}

/// The numbers of a version at level M (ISO/IEC 18004, tables 1, 7, 9 and E.1).
struct QRVersion: Sendable, Hashable {
  /// The number of the version, 1 to 10.
  let number: Int
  /// The codewords of the whole symbol.
  let codewords: Int
  /// The error correction codewords of each block.
  let correction: Int
  /// The blocks, the longer ones last.
  let blocks: Int
  /// The centre coordinates of the alignment patterns.
  let alignment: [Int]

  static let all = [
    QRVersion(number: 1, codewords: 26, correction: 10, blocks: 1, alignment: []),
    QRVersion(number: 2, codewords: 44, correction: 16, blocks: 1, alignment: [6, 18]),
    QRVersion(number: 3, codewords: 70, correction: 26, blocks: 1, alignment: [6, 22]),
    QRVersion(number: 4, codewords: 100, correction: 18, blocks: 2, alignment: [6, 26]),
    QRVersion(number: 5, codewords: 134, correction: 24, blocks: 2, alignment: [6, 30]),
    QRVersion(number: 6, codewords: 172, correction: 16, blocks: 4, alignment: [6, 34]),
    QRVersion(number: 7, codewords: 196, correction: 18, blocks: 4, alignment: [6, 22, 38]),
    QRVersion(number: 8, codewords: 242, correction: 22, blocks: 4, alignment: [6, 24, 42]),
    QRVersion(number: 9, codewords: 292, correction: 22, blocks: 5, alignment: [6, 26, 46]),
    QRVersion(number: 10, codewords: 346, correction: 26, blocks: 5, alignment: [6, 28, 50]),
  ]

  /// The modules along an edge.
  var size: Int { 17 + 4 * self.number }
  /// The codewords for data.
  var dataCodewords: Int { self.codewords - self.correction * self.blocks }
  /// The bits of the length in byte mode.
  var lengthBits: Int { self.number < 10 ? 8 : 16 }
  /// The longest text in bytes.
  var capacity: Int { (8 * self.dataCodewords - 4 - self.lengthBits) / 8 }

  /// Returns the smallest version for a text of `count` bytes.
  static func smallest(for count: Int) -> QRVersion? { self.all.first { $0.capacity >= count } }
}

/// The codewords of a text: data, padding and error correction.
struct QRCodewords {
  private let version: QRVersion
  private let data: [UInt8]

  init(_ bytes: [UInt8], _ version: QRVersion) {
    self.version = version
    var bits = QRBits()
    bits.append(0b0100, count: 4)
    bits.append(bytes.count, count: version.lengthBits)
    for byte in bytes { bits.append(Int(byte), count: 8) }
    // The terminator of the text, and zero bits up to a whole codeword.
    let room = 8 * version.dataCodewords - bits.count
    bits.append(0, count: min(4, room))
    bits.append(0, count: (8 - bits.count % 8) % 8)
    var data = bits.bytes
    let padding: [UInt8] = [0xEC, 0x11]
    for index in 0..<(version.dataCodewords - data.count) { data.append(padding[index % 2]) }
    self.data = data
  }

  /// The codewords of all blocks in the order of the symbol: the first of each block, the second of each…
  var interleaved: [UInt8] {
    let short = self.version.dataCodewords / self.version.blocks
    let firstLong = self.version.blocks - self.version.dataCodewords % self.version.blocks
    var rest = self.data[...]
    let blocks = (0..<self.version.blocks).map { index in
      let block = Array(rest.prefix(index < firstLong ? short : short + 1))
      rest = rest.dropFirst(block.count)
      return block
    }
    let corrections = blocks.map { ReedSolomon.correction(of: $0, count: self.version.correction) }
    let data = (0...short).flatMap { index in blocks.compactMap { $0.count > index ? $0[index] : nil } }
    return data + (0..<self.version.correction).flatMap { index in corrections.map { $0[index] } }
  }
}

/// Bits that become codewords, the most significant first.
private struct QRBits {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ value: Int, count: Int) {
    for shift in stride(from: count - 1, through: 0, by: -1) {
      if self.count % 8 == 0 { self.bytes.append(0) }
      if value >> shift & 1 == 1 { self.bytes[self.bytes.count - 1] |= 0x80 >> UInt8(self.count % 8) }
      self.count += 1
    }
  }
}

/// The error correction of QR codes: Reed-Solomon over GF(256) with the polynomial 0x11D (ISO/IEC 18004, 7.5.2).
enum ReedSolomon {
  /// Returns the product in the field.
  static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result: UInt16 = 0
    for shift in stride(from: UInt16(7), through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= (UInt16(right) >> shift & 1) * UInt16(left)
    }
    return UInt8(truncatingIfNeeded: result)
  }

  /// Returns the coefficients of the generator polynomial without the leading 1.
  private static func generator(_ count: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in result.indices {
        result[index] = self.product(result[index], root) ^ (index + 1 < count ? result[index + 1] : 0)
      }
      root = self.product(root, 2)
    }
    return result
  }

  /// Returns the remainder of the block's polynomial: its error correction codewords.
  static func correction(of block: [UInt8], count: Int) -> [UInt8] {
    let generator = self.generator(count)
    var result = [UInt8](repeating: 0, count: count)
    for byte in block {
      let factor = byte ^ result[0]
      result = Array(result.dropFirst()) + [0]
      for index in result.indices { result[index] ^= self.product(generator[index], factor) }
    }
    return result
  }
}
