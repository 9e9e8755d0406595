public import LoopIsolation
public import NIOCore

/// Lets tests on the loop wait until a condition holds; the code that changes the state calls ``check()``.
///
/// A wait that is cancelled returns, or a test that runs out of its time would hold up the whole run.
@LoopActor
public final class ConditionWait {
  private var waits: [(condition: @LoopActor () -> Bool, waiter: Waiter<Bool, Never>)] = []

  public nonisolated init() {}

  /// Waits until `condition` holds; it is evaluated now, and at each ``check()``. Returns whether it held: `false`
  /// after `limit`, or when the test is cancelled.
  @discardableResult
  public func wait(within limit: TimeAmount? = nil, until condition: @escaping @LoopActor () -> Bool) async -> Bool {
    if condition() { return true }
    let waiter = Waiter<Bool, Never>()
    self.waits.append((condition, waiter))
    let giveUp: @LoopActor () -> Void = {
      self.waits.removeAll { $0.waiter === waiter }
      waiter.finish(.success(false))
    }
    if let limit { waiter.limit(to: limit, giveUp) }
    return await waiter.value(onCancel: giveUp)
  }

  /// Resumes the waits whose condition holds now.
  public func check() {
    let ready = self.waits.filter { $0.condition() }.map(\.waiter)
    self.waits.removeAll { wait in ready.contains { $0 === wait.waiter } }
    for waiter in ready { waiter.finish(.success(true)) }
  }
}
