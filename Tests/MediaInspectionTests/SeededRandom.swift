/// Random numbers that are the same in every run (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { self.state = seed }

  mutating func next() -> UInt64 {
    self.state &+= 0x9E37_79B9_7F4A_7C15
    var value = self.state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Some bytes changed, extremes above all, and sometimes cut, doubled or shifted.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var mutant = bytes
    for _ in 0..<Int.random(in: 1...8, using: &self) where !mutant.isEmpty {
      // The beginning is where the structure is.
      let limit = Bool.random(using: &self) ? min(mutant.count, 64) : mutant.count
      let index = Int.random(in: 0..<limit, using: &self)
      switch Int.random(in: 0..<6, using: &self) {
      case 0: mutant[index] = 0xFF
      case 1: mutant[index] = 0
      case 2: mutant[index] = UInt8.random(in: .min ... .max, using: &self)
      case 3: for offset in index..<min(mutant.count, index + 8) { mutant[offset] = 0xFF }
      case 4: mutant.removeSubrange(index...)
      default: mutant.insert(contentsOf: mutant[index..<min(mutant.count, index + 16)], at: index)
      }
    }
    return mutant
  }
}
