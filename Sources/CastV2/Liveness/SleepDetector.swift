public import NIOCore

/// Notices that the machine has slept; a pure value.
///
/// Linux's CLOCK_BOOTTIME goes on while the machine sleeps and CLOCK_MONOTONIC stands still, so the distance between them grows by what was
/// slept through, and by nothing else: neither a stopped process nor a set wall clock moves it.
public struct SleepDetector: Sendable {
  /// The least that counts as sleep: the two clocks aren't read at the same instant.
  public static let threshold = TimeAmount.milliseconds(500)

  private var distance: TimeAmount

  /// - Parameter distance: How far CLOCK_BOOTTIME is ahead of CLOCK_MONOTONIC now.
  public init(distance: TimeAmount) {
    self.distance = distance
  }

  /// Takes the distance as it is now; gives how long the machine has slept since the last time, `nil` if it hasn't.
  public mutating func observe(distance: TimeAmount) -> TimeAmount? {
    let slept = distance - self.distance
    guard slept >= Self.threshold else { return nil }
    self.distance = distance
    return slept
  }
}
