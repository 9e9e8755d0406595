import LoopIsolation
package import NIOCore

/// Growing waits between attempts, with jitter, so that many processes don't retry at the same instant.
///
/// The generator is part of the value: the same seed makes the same waits.
package struct Backoff: Sendable, Hashable {
  private let first: TimeAmount
  private let maximum: TimeAmount
  private var generator: SplitMix64

  /// - Parameters:
  ///   - first: the wait after the first failure, before jitter.
  ///   - maximum: no wait is longer.
  package init(first: TimeAmount, maximum: TimeAmount, seed: UInt64) {
    self.first = first
    self.maximum = maximum
    self.generator = SplitMix64(seed: seed)
  }

  /// Returns the wait after failure number `failures` (from 1): doubles each time, less up to a quarter at random.
  package mutating func wait(afterFailures failures: Int) -> TimeAmount {
    let factor = Int64(1) << Int64(min(max(failures - 1, 0), 20))
    let (product, overflow) = self.first.nanoseconds.multipliedReportingOverflow(by: factor)
    let full = overflow ? self.maximum.nanoseconds : min(product, self.maximum.nanoseconds)
    return .nanoseconds(full - Int64(Double(full) * 0.25 * self.generator.nextFraction()))
  }
}
