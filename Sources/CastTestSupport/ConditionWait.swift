public import LoopIsolation

/// Lets tests on the loop wait until something holds; whoever changes things calls ``check()``.
///
/// A wait that is cancelled returns, or a test that runs out of its time would hold up the whole run.
@LoopActor
public final class ConditionWait {
  private struct Waiter {
    let id: Int
    let condition: @LoopActor () -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private var waiters: [Waiter] = []
  private var lastId = 0

  public nonisolated init() {}

  /// Returns when `condition` holds; it is asked now, and at each ``check()``.
  public func wait(until condition: @escaping @LoopActor () -> Bool) async {
    if condition() || Task.isCancelled { return }
    self.lastId += 1
    let id = self.lastId
    await withTaskCancellationHandler {
      await withCheckedContinuation { self.waiters.append(Waiter(id: id, condition: condition, continuation: $0)) }
    } onCancel: {
      Task { @LoopActor in self.cancel(id) }
    }
  }

  /// Lets those go on whose condition holds now.
  public func check() {
    let ready = self.waiters.filter { $0.condition() }
    self.waiters.removeAll { waiter in ready.contains { $0.id == waiter.id } }
    for waiter in ready { waiter.continuation.resume() }
  }

  private func cancel(_ id: Int) {
    guard let index = self.waiters.firstIndex(where: { $0.id == id }) else { return }
    self.waiters.remove(at: index).continuation.resume()
  }
}
