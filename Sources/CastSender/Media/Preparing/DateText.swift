/// ISO 8601 dates as Cast restricts them (gck-surface.md 1.24, cast.md 7.7).
enum DateText {
  /// Whether `text` is a date, or a date with a time: `1994`, `1994-11`, `1994-11-05`, `19941105`, `1994-11-05T13:15:30.5Z`,
  /// `19941105T131530+0100`.
  static func isValid(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return Self.isDate(parts[0], isWhole: false)
    case 2: return Self.isDate(parts[0], isWhole: true) && Self.isTime(parts[1])
    default: return false
    }
  }

  /// - Parameter isWhole: whether month and day are needed.
  private static func isDate(_ text: Substring, isWhole: Bool) -> Bool {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let numbers: [String] =
      fields.count == 1 && text.utf8.count == 8
      ? [String(text.prefix(4)), String(text.dropFirst(4).prefix(2)), String(text.dropFirst(6))] : fields
    guard let year = number(numbers[0], digits: 4), numbers.count <= 3, !isWhole || numbers.count == 3 else {
      return false
    }
    guard numbers.count > 1 else { return true }
    guard let month = number(numbers[1], digits: 2), (1...12).contains(month) else { return false }
    guard numbers.count > 2 else { return true }
    guard let day = number(numbers[2], digits: 2) else { return false }
    return (1...self.days(of: month, year)).contains(day)
  }

  private static func isTime(_ text: Substring) -> Bool {
    var clock = text
    if clock.hasSuffix("Z") {
      clock = clock.dropLast()
    } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard Self.isClock(clock[clock.index(after: sign)...], fields: 1...2) else { return false }
      clock = clock[..<sign]
    }
    if let dot = clock.firstIndex(of: ".") {
      let fraction = clock[clock.index(after: dot)...]
      guard !fraction.isEmpty, fraction.allSatisfy({ $0.isASCII && $0.isNumber }),
        Self.isClock(clock[..<dot], fields: 3...3)
      else { return false }
      return true
    }
    return Self.isClock(clock, fields: 2...3)
  }

  /// Hours, minutes and seconds, with or without colons.
  private static func isClock(_ text: Substring, fields: ClosedRange<Int>) -> Bool {
    var numbers = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if numbers.count == 1 {
      let digits = Array(text)
      guard digits.count.isMultiple(of: 2) else { return false }
      numbers = stride(from: 0, to: digits.count, by: 2).map { String(digits[$0...($0 + 1)]) }
    }
    guard fields.contains(numbers.count) else { return false }
    let limits: [Int64] = [23, 59, 60]
    return zip(numbers, limits).allSatisfy { text, limit in number(text, digits: 2).map { $0 <= limit } ?? false }
  }

  private static func number(_ text: String, digits: Int) -> Int64? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int64(text)
  }

  private static func days(of month: Int64, _ year: Int64) -> Int64 {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
