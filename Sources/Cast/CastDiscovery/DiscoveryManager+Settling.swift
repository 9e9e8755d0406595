import LoopIsolation
public import NIOCore

// When it is worth waiting for devices no longer.
extension DiscoveryManager {
  /// How long nothing new has to answer: the second of a querier's questions, after 1 s, and its answers (RFC 6762, 5.2).
  static let quiet = TimeAmount.milliseconds(1_500)
  /// The same where everything that earlier runs knew has answered.
  static let quietAmongKnown = TimeAmount.milliseconds(300)
  /// The same where nothing has answered yet: the third of a querier's questions, after 3 s, and its answers.
  static let quietAmongNone = TimeAmount.milliseconds(3_500)

  /// When the list counts as all that there is, if nothing more answers; `nil` while nobody looks for devices.
  public var settlesAt: NIODeadline? {
    guard let runningSince else { return nil }
    // What has no source, has nothing more to tell.
    guard !self.sources.isEmpty else { return runningSince }
    guard !self.confirmedDevices.isEmpty else { return runningSince + Self.quietAmongNone }
    let isAllKnown = self.knewDevices && !self.registry.hasCachedDevices
    return max(runningSince, self.lastArrival ?? runningSince) + (isAllKnown ? Self.quietAmongKnown : Self.quiet)
  }

  /// What somebody who looks for devices thinks of those that there are.
  public enum Finding<Value: Sendable>: Sendable {
    /// It is decided.
    case decided(Value)
    /// It isn't; it may be at this time, whatever is listed till then.
    case undecided(until: NIODeadline?)
  }

  /// Asks `decide` whenever the list changes until it has decided; `nil` when `timeout` is over first.
  ///
  /// - Throws: ``DiscoveryError`` (`cancelled`) if the task is cancelled.
  public func watch<Value: Sendable>(
    timeout: TimeAmount, _ decide: @escaping @LoopActor () -> Finding<Value>
  ) async throws(DiscoveryError) -> Value? {
    let deadline = self.clock.now + timeout
    let waiter = Waiter<Value?, DiscoveryError>()
    let timer = TimerBox()
    func look() {
      guard !waiter.isFinished else { return }
      timer.cancel()
      switch decide() {
      case .decided(let value): waiter.finish(.success(value))
      case .undecided(let next):
        guard self.clock.now < deadline else { return _ = waiter.finish(.success(nil)) }
        timer.timer = self.clock.schedule(at: min(max(next ?? deadline, self.clock.now), deadline)) { look() }
      }
    }
    let listener = self.addListener { _ in look() }
    defer {
      self.removeListener(listener)
      timer.cancel()
    }
    look()
    return try await waiter.value {
      waiter.finish(.failure(DiscoveryError(.cancelled, "The search for devices was cancelled.")))
    }
  }

  /// The devices that answer, in the list's order, as soon as nothing new answers, or `time` is over.
  ///
  /// Discovery is started for it if need be, and is afterwards what it was.
  ///
  /// - Throws: ``DiscoveryError`` (`cancelled`) if the task is cancelled.
  public func settledScan(for time: TimeAmount) async throws(DiscoveryError) -> [DiscoveredDevice] {
    self.beginScan()
    defer { self.endScan() }
    let clock = self.clock
    _ = try await self.watch(timeout: time) { [weak self] () -> Finding<Bool> in
      guard let self, let end = self.settlesAt else { return .decided(true) }
      return end <= clock.now ? .decided(true) : .undecided(until: end)
    }
    return self.confirmedDevices
  }
}

/// A timer that is replaced.
@LoopActor
private final class TimerBox {
  var timer: LoopTimer?

  func cancel() {
    self.timer?.cancel()
    self.timer = nil
  }
}
