/// Random numbers that a seed determines, the same on every machine (Steele, Lea and Flood: "Fast Splittable
/// Pseudorandom Number Generators"), so that code with random numbers can be tested.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Makes a generator whose numbers follow from `seed`; every seed is as good as another.
  public init(seed: UInt64) { self.state = seed }

  /// Draws the next 64 bits; within 2^64 draws every number comes exactly once.
  public mutating func next() -> UInt64 {
    self.state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = self.state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to 1, without 1.
  public mutating func nextFraction() -> Double { Double(self.next() >> 11) / Double(1 << 53) }
}

/// Hexadecimal digits in lower case.
public enum Hexadecimal {
  /// `number` with at least `digits` digits, zeros in front.
  public static func text(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// Two digits a byte.
  public static func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.reduce(into: "") { $0 += self.text(UInt64($1), digits: 2) }
  }
}
