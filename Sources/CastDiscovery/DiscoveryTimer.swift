public import LoopIsolation

/// A timer of a ``DiscoveryClock``.
@LoopActor
public struct DiscoveryTimer {
  private let cancellation: @LoopActor () -> Void

  public init(cancellation: @escaping @LoopActor () -> Void) {
    self.cancellation = cancellation
  }

  /// Keeps the timer from firing; nothing happens if it has.
  public func cancel() {
    self.cancellation()
  }
}
