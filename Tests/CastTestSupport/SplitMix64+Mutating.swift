package import LoopIsolation

extension SplitMix64 {
  /// Some bytes changed, extremes above all, and sometimes cut, doubled or shifted.
  package mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
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
