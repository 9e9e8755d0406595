/// Random numbers that a seed determines, the same on every machine (Steele, Lea and Flood: "Fast Splittable
/// Pseudorandom Number Generators"), so that code with random numbers can be tested.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Makes a generator whose numbers follow from `seed`; every seed is as good as another.
  public init(seed: UInt64) { self.state = seed }

  /// Returns the next 64 bits; within 2^64 draws every number occurs exactly once.
  public mutating func next() -> UInt64 {
    self.state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = self.state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to 1, without 1.
  public mutating func nextFraction() -> Double { Double(self.next() >> 11) / Double(1 << 53) }
}
