/// The modules of a QR code while it is built: function patterns first, then codewords, then a mask
/// (ISO/IEC 18004, 7.7 and 7.8).
struct QRGrid {
  let size: Int
  private(set) var modules: [Bool]
  /// The modules of patterns and information, which hold no data and aren't masked.
  private var isFunction: [Bool]
  private let version: QRVersion

  /// Creates the grid of a version, with its function patterns.
  init(_ version: QRVersion) {
    self.version = version
    self.size = version.size
    self.modules = [Bool](repeating: false, count: version.size * version.size)
    self.isFunction = self.modules
    for index in 0..<self.size {
      self.draw(6, index, index % 2 == 0)
      self.draw(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (self.size - 4, 3), (3, self.size - 4)] { self.drawFinder(x, y) }
    let last = version.alignment.count - 1
    for (row, y) in version.alignment.enumerated() {
      for (column, x) in version.alignment.enumerated() {
        // The finders are in three corners.
        if (row, column) != (0, 0), (row, column) != (0, last), (row, column) != (last, 0) { self.drawAlignment(x, y) }
      }
    }
    self.drawFormat(mask: 0)
    self.drawVersion()
  }

  private subscript(x: Int, y: Int) -> Bool { self.modules[y * self.size + x] }

  private mutating func draw(_ x: Int, _ y: Int, _ isDark: Bool) {
    self.modules[y * self.size + x] = isDark
    self.isFunction[y * self.size + x] = true
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<self.size).contains(x + dx) && (0..<self.size).contains(y + dy) {
        let ring = max(abs(dx), abs(dy))
        self.draw(x + dx, y + dy, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 {
      for dx in -2...2 { self.draw(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
    }
  }

  /// Draws the level and the mask twice, and the dark module. (ISO/IEC 18004, 7.9)
  private mutating func drawFormat(mask: Int) {
    // Level M is 00, so the data are the mask alone.
    var rest = mask
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (mask << 10 | rest) ^ 0x5412
    let isDark = { (bit: Int) in bits >> bit & 1 == 1 }
    for index in 0...5 { self.draw(8, index, isDark(index)) }
    self.draw(8, 7, isDark(6))
    self.draw(8, 8, isDark(7))
    self.draw(7, 8, isDark(8))
    for index in 9..<15 { self.draw(14 - index, 8, isDark(index)) }
    for index in 0..<8 { self.draw(self.size - 1 - index, 8, isDark(index)) }
    for index in 8..<15 { self.draw(8, self.size - 15 + index, isDark(index)) }
    self.draw(8, self.size - 8, true)
  }

  /// Draws the version twice, from version 7 on. (ISO/IEC 18004, 7.10)
  private mutating func drawVersion() {
    guard self.version.number >= 7 else { return }
    var rest = self.version.number
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = self.version.number << 12 | rest
    for index in 0..<18 {
      let (a, b) = (self.size - 11 + index % 3, index / 3)
      self.draw(a, b, bits >> index & 1 == 1)
      self.draw(b, a, bits >> index & 1 == 1)
    }
  }

  /// Places the codewords: in columns of two from the right, upwards and downwards in turn.
  mutating func place(_ codewords: [UInt8]) {
    var index = 0
    var right = self.size - 1
    while right >= 1 {
      // The column of the vertical timing pattern is left out.
      if right == 6 { right = 5 }
      for step in 0..<self.size {
        let isUpward = (right + 1) & 2 == 0
        let y = isUpward ? self.size - 1 - step : step
        for x in [right, right - 1] where !self.isFunction[y * self.size + x] && index < 8 * codewords.count {
          self.modules[y * self.size + x] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  /// Inverts the data modules of a mask, and draws its number.
  mutating func apply(mask: Int) {
    for y in 0..<self.size {
      for x in 0..<self.size where !self.isFunction[y * self.size + x] && Self.inverts(mask, x, y) {
        self.modules[y * self.size + x].toggle()
      }
    }
    self.drawFormat(mask: mask)
  }

  /// Whether a mask inverts a module (ISO/IEC 18004, table 10).
  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  // MARK: Penalty

  /// The penalty of the mask: the features that make a code hard to read. (ISO/IEC 18004, 7.8.3)
  var penalty: Int {
    let rows = (0..<self.size).map { y in (0..<self.size).map { self[$0, y] } }
    let columns = (0..<self.size).map { x in (0..<self.size).map { self[x, $0] } }
    let lines = (rows + columns).reduce(0) { $0 + Self.penalty(ofLine: $1) }
    return lines + self.penaltyOfBlocks + self.penaltyOfBalance
  }

  /// Returns the penalty of runs of five and more modules of a colour, and of patterns that look like a finder.
  private static func penalty(ofLine line: [Bool]) -> Int {
    var result = 0
    var run = 0
    for (index, isDark) in line.enumerated() {
      run = index > 0 && line[index - 1] == isDark ? run + 1 : 1
      if run == 5 { result += 3 } else if run > 5 { result += 1 }
    }
    // The quiet zone counts as light.
    let light = [Bool](repeating: false, count: 4)
    let padded = light + line + light
    let finder = [true, false, true, true, true, false, true]
    for start in 0...(padded.count - 11) {
      let window = Array(padded[start..<start + 11])
      if window == finder + light || window == light + finder { result += 40 }
    }
    return result
  }

  private var penaltyOfBlocks: Int {
    var count = 0
    for y in 0..<self.size - 1 {
      for x in 0..<self.size - 1 {
        let isDark = self[x, y]
        if self[x + 1, y] == isDark, self[x, y + 1] == isDark, self[x + 1, y + 1] == isDark { count += 1 }
      }
    }
    return 3 * count
  }

  private var penaltyOfBalance: Int {
    let dark = self.modules.count(where: { $0 })
    return abs(20 * dark - 10 * self.modules.count) / self.modules.count * 10
  }
}
