/// A scanner of times and numbers at the beginning of a line.
struct TimeScanner {
  private(set) var rest: Substring.UTF8View

  init(_ line: Substring) { self.rest = line.utf8 }

  var isAtEnd: Bool { self.rest.isEmpty }
  /// The rest of the line.
  var text: Substring { Substring(self.rest) }

  mutating func skipSpaces() {
    while let byte = self.rest.first, byte == 0x20 || byte == 0x09 { self.rest.removeFirst() }
  }

  /// Reads `text` if it is next; returns whether it was.
  mutating func take(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { self.rest.starts(with: $0) }
    if isNext { self.rest.removeFirst(text.utf8CodeUnitCount) }
    return isNext
  }

  /// Reads a number of at most `digits` digits; `nil` if there is none, or a longer one.
  mutating func number(digits: Int = 9) -> Int64? {
    var (value, count) = (Int64(0), 0)
    while let byte = self.rest.first, (0x30...0x39).contains(byte) {
      guard count < digits else { return nil }
      value = value * 10 + Int64(byte - 0x30)
      count += 1
      self.rest.removeFirst()
    }
    return count > 0 ? value : nil
  }

  /// Reads the digits after a decimal point as thousandths: `5` is 500.
  private mutating func thousandths() -> Int64? {
    var (value, count) = (Int64(0), 0)
    while let byte = self.rest.first, (0x30...0x39).contains(byte) {
      if count < 3 { value = value * 10 + Int64(byte - 0x30) }
      count += 1
      self.rest.removeFirst()
    }
    guard count > 0 else { return nil }
    for _ in count..<max(count, 3) { value *= 10 }
    return value
  }

  /// Reads a time, in milliseconds: `01:02:03,450`, `1:02:03.4`, `02:03,450`, also with spaces around its signs and a
  /// leading minus.
  ///
  /// - Parameter parts: The permitted count of numbers before the fraction.
  mutating func time(parts allowed: ClosedRange<Int> = 2...3) -> Int64? {
    self.skipSpaces()
    let isNegative = self.take("-")
    var parts: [Int64] = []
    repeat {
      self.skipSpaces()
      guard let part = self.number(digits: 6) else { return nil }
      parts.append(part)
      self.skipSpaces()
    } while parts.count < 3 && self.take(":")
    guard allowed.contains(parts.count) else { return nil }
    var time = parts.reduce(0) { $0 * 60 + $1 } * 1_000
    // Some programs write another colon in front of the milliseconds.
    if self.take(",") || self.take(".") || self.take(":") {
      self.skipSpaces()
      guard let fraction = self.thousandths() else { return nil }
      time += fraction
    }
    return isNegative ? -time : time
  }
}
