import CastModel
import JSONCodec
import LoopIsolation

/// Makes odd values of valid ones, reproducibly by seed.
struct JSONMutator: RandomNumberGenerator {
  private var generator: SplitMix64

  init(seed: UInt64) { self.generator = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { self.generator.next() }

  private static let odd: [JSONValue] = [
    nil, true, false, 0, -1, 1.5, "", "x", "5", "1.5", "true", [], [:], [nil], [[:]], 9_223_372_036_854_775_807, 1e308,
    -1e308,
    "PLAYING", "NaN", ["a": 1], [1, "2", 3.5], "\u{0}", "🎬",
  ]

  /// Returns `value` with some of its parts replaced, removed, doubled or wrapped. `type` at the top is kept.
  mutating func mutated(_ value: JSONValue) -> JSONValue {
    var result = value
    for _ in 0..<Int.random(in: 1...4, using: &self) { result = self.mutatedOnce(result, depth: 0) }
    if let type = value["type"], case .object(var members) = result {
      members["type"] = type
      result = .object(members)
    }
    return result
  }

  private mutating func mutatedOnce(_ value: JSONValue, depth: Int) -> JSONValue {
    if depth > 0, Int.random(in: 0..<6, using: &self) == 0 { return self.replacement(of: value) }
    switch value {
    case .object(var members) where !members.isEmpty:
      let index = Int.random(in: 0..<members.count, using: &self)
      let (key, member) = members.members[index]
      if depth > 1, Int.random(in: 0..<12, using: &self) == 0 {
        members[key] = nil
      } else {
        members[key] = self.mutatedOnce(member, depth: depth + 1)
      }
      if Int.random(in: 0..<12, using: &self) == 0 {
        members["odd\(self.next() % 9)"] = Self.odd.randomElement(using: &self)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: 0..<elements.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: elements.append(elements[index])
      case 1: elements.append(Self.odd.randomElement(using: &self) ?? nil)
      default: elements[index] = self.mutatedOnce(elements[index], depth: depth + 1)
      }
      return .array(elements)
    default: return depth > 0 ? self.replacement(of: value) : value
    }
  }

  private mutating func replacement(of value: JSONValue) -> JSONValue {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: [value]
    case 1: value.number.map { .string("\($0)") } ?? ["wrapped": value]
    default: Self.odd.randomElement(using: &self) ?? nil
    }
  }

  /// Returns `bytes` with some of them changed, removed, doubled or cut off.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...6, using: &self) where !result.isEmpty {
      let index = Int.random(in: 0..<result.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: result[index] = UInt8.random(in: 0...255, using: &self)
      case 1: result.remove(at: index)
      case 2: result.insert(result[index], at: index)
      case 3: result[index] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      default: if result.count > 20 { result.removeLast(Int.random(in: 1..<10, using: &self)) }
      }
    }
    return result
  }
}
