import LoopIsolation
import TextFormats

/// The source of ids, from the context's randomness.
@LoopActor
final class RandomIDs {
  private var generator: any RandomNumberGenerator & Sendable

  init(_ generator: any RandomNumberGenerator & Sendable) {
    self.generator = generator
  }

  /// Returns `s-` and 8 hexadecimal digits.
  func sessionId() -> String { "s-" + self.hexadecimal(digits: 8) }

  /// Returns `sender-` and 12 hexadecimal digits.
  func senderId() -> String { "sender-" + self.hexadecimal(digits: 12) }

  /// Returns a number from 0 to 1.
  func fraction() -> Double { Double(self.generator.next() >> 11) / Double(1 << 53) }

  /// Returns random bytes for challenges.
  func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in self.generator.next() } }

  private func hexadecimal(digits: Int) -> String {
    Hexadecimal.text(self.generator.next() >> (64 - 4 * digits), digits: digits)
  }
}
