import Glibc
public import LoopIsolation
public import NIOCore

/// Notifies links within a second after the machine has slept; runs no timer while there is no link.
@LoopActor
public final class SleepMonitor {
  /// The process's monitor, which uses the system's clocks.
  public static let shared = SleepMonitor()

  private let interval: TimeAmount
  private let distance: @LoopActor () -> TimeAmount
  private var detector: SleepDetector
  private var observers: [Int: @LoopActor (TimeAmount) -> Void] = [:]
  private var lastObserver = 0
  private var timer: RepeatedTask?

  /// - Parameter interval: The time between two readings of the clocks.
  /// - Parameter distance: The time by which CLOCK_BOOTTIME is ahead of CLOCK_MONOTONIC.
  public init(
    interval: TimeAmount = .seconds(1), distance: @escaping @LoopActor () -> TimeAmount = SleepMonitor.systemDistance
  ) {
    self.interval = interval
    self.distance = distance
    self.detector = SleepDetector(distance: distance())
  }

  /// Registers `handler`, which is called on the loop with the length of each sleep, until ``remove(_:)``.
  func add(_ handler: @escaping @LoopActor (TimeAmount) -> Void) -> Int {
    self.lastObserver += 1
    self.observers[self.lastObserver] = handler
    if self.timer == nil { self.start() }
    return self.lastObserver
  }

  func remove(_ observer: Int) {
    self.observers[observer] = nil
    guard self.observers.isEmpty else { return }
    self.timer?.cancel()
    self.timer = nil
  }

  private func start() {
    // Earlier sleeps don't count.
    self.detector = SleepDetector(distance: self.distance())
    self.timer = LoopActor.shared.eventLoop.scheduleRepeatedTask(initialDelay: self.interval, delay: self.interval) {
      [weak self] _ in
      LoopActor.assumeIsolated { self?.look() }
    }
  }

  private func look() {
    guard let slept = self.detector.observe(distance: self.distance()) else { return }
    for (_, handler) in self.observers.sorted(by: { $0.key < $1.key }) { handler(slept) }
  }

  /// Returns the time by which the system's CLOCK_BOOTTIME is ahead of CLOCK_MONOTONIC.
  public nonisolated static func systemDistance() -> TimeAmount {
    var boot = timespec()
    var monotonic = timespec()
    clock_gettime(CLOCK_MONOTONIC, &monotonic)
    clock_gettime(CLOCK_BOOTTIME, &boot)
    let seconds = Int64(boot.tv_sec) - Int64(monotonic.tv_sec)
    return .seconds(seconds) + .nanoseconds(Int64(boot.tv_nsec) - Int64(monotonic.tv_nsec))
  }
}

/// Detects that the machine has slept; a pure value.
///
/// Linux's CLOCK_BOOTTIME runs while the machine sleeps and CLOCK_MONOTONIC doesn't, so their distance grows by the
/// length of the sleep. Neither a stopped process nor a set wall clock changes it.
public struct SleepDetector: Sendable {
  /// The shortest sleep that counts, since the two clocks aren't read at the same instant.
  public static let threshold = TimeAmount.milliseconds(500)

  private var distance: TimeAmount

  /// - Parameter distance: The current time by which CLOCK_BOOTTIME is ahead of CLOCK_MONOTONIC.
  public init(distance: TimeAmount) {
    self.distance = distance
  }

  /// Returns how long the machine has slept since the last call, or `nil` if it hasn't; `distance` is the current
  /// one.
  public mutating func observe(distance: TimeAmount) -> TimeAmount? {
    let slept = distance - self.distance
    guard slept >= Self.threshold else { return nil }
    self.distance = distance
    return slept
  }
}
