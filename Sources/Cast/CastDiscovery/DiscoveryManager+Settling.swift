import LoopIsolation
public import NIOCore

// The detection that waiting longer will find no more devices.
extension DiscoveryManager {
  /// The time without a new answer after which the list counts as complete: the second of a querier's questions,
  /// after 1 s, and its answers (RFC 6762, 5.2).
  static let quiet = TimeAmount.milliseconds(1_500)
  /// The same if all devices that earlier runs knew have answered.
  static let quietAmongKnown = TimeAmount.milliseconds(300)
  /// The same if nothing has answered yet: the third of a querier's questions, after 3 s, and its answers.
  static let quietAmongNone = TimeAmount.milliseconds(3_500)

  /// The time at which the list counts as complete if nothing more answers; `nil` while discovery isn't running.
  public var settlesAt: NIODeadline? {
    guard let searchingSince else { return nil }
    // Without a source no device can arrive.
    guard !self.sources.isEmpty else { return searchingSince }
    // Configured and provided devices are listed without an answer.
    guard self.devices.contains(where: { $0.origin == .dnssd }) else { return searchingSince + Self.quietAmongNone }
    let isAllKnown = self.knewDevices && !self.registry.hasCachedDevices
    return max(searchingSince, self.lastArrival ?? searchingSince) + (isAllKnown ? Self.quietAmongKnown : Self.quiet)
  }

  /// Whether the current devices satisfy a pending search.
  public enum Finding<Value: Sendable>: Sendable {
    /// The search has ended with this value.
    case decided(Value)
    /// The search continues, and may end at this time even without an event; `nil` if only an event can end it.
    case undecided(until: NIODeadline?)
  }

  /// Calls `decide` at once, after every event and at the times that it returns, until it has decided. Returns `nil`
  /// after `timeout`.
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

  /// Returns the devices that answer, in the list's order, as soon as nothing new answers, or after `time`.
  ///
  /// Starts discovery if it isn't running, and restores its previous state afterwards.
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

/// A timer that can be replaced.
@LoopActor
private final class TimerBox {
  var timer: LoopTimer?

  func cancel() {
    self.timer?.cancel()
    self.timer = nil
  }
}
