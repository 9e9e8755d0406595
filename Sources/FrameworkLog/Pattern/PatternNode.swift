/// A part of a regular expression.
indirect enum PatternNode: Hashable, Sendable {
  case empty
  case character(CharacterTest)
  case start
  case end
  case wordBoundary(isNegated: Bool)
  case sequence([PatternNode])
  case either([PatternNode])
  /// `maximum` is `nil` for any number.
  case repeated(PatternNode, minimum: Int, maximum: Int?)
}

/// Which characters fit at one place.
struct CharacterTest: Hashable, Sendable {
  var ranges: [ClosedRange<UInt32>]
  var isNegated = false
  var ignoresCase = false

  init(_ ranges: [ClosedRange<UInt32>], isNegated: Bool = false) {
    self.ranges = ranges
    self.isNegated = isNegated
  }

  func matches(_ scalar: Unicode.Scalar) -> Bool {
    var isIn = self.contains(scalar.value)
    if !isIn, self.ignoresCase {
      isIn = Self.otherCases(of: scalar).contains { self.contains($0) }
    }
    return isIn != self.isNegated
  }

  private func contains(_ value: UInt32) -> Bool { self.ranges.contains { $0.contains(value) } }

  private static func otherCases(of scalar: Unicode.Scalar) -> [UInt32] {
    if scalar.isASCII {
      let value = scalar.value
      switch value {
      case 65...90: return [value + 32]
      case 97...122: return [value - 32]
      default: return []
      }
    }
    let properties = scalar.properties
    return [properties.lowercaseMapping, properties.uppercaseMapping].compactMap { text in
      text.unicodeScalars.count == 1 ? text.unicodeScalars.first?.value : nil
    }
  }

  static let everything: ClosedRange<UInt32> = 0...0x10_FFFF
  static let digits: [ClosedRange<UInt32>] = [48...57]
  static let word: [ClosedRange<UInt32>] = [48...57, 65...90, 95...95, 97...122]
  static let space: [ClosedRange<UInt32>] = [9...13, 32...32, 0x85...0x85, 0xA0...0xA0, 0x2028...0x2029]

  /// What is in none of `ranges`.
  static func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { result.append(next...(range.lowerBound - 1)) }
      next = max(next, range.upperBound + 1)
    }
    if next <= 0x10_FFFF { result.append(next...0x10_FFFF) }
    return result
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool { self.word.contains { $0.contains(scalar.value) } }
}
