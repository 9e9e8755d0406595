import CastModel
import LoopIsolation

/// The callers that wait for a result of a queue; each gets exactly one outcome.
@LoopActor
final class OutcomeWaiters<Value: Sendable> {
  typealias Outcome = Result<Value, CastError>

  private var waiting: [UInt64: (Outcome) -> Void] = [:]
  /// Outcomes that arrived before their waiter began to wait.
  private var early: [UInt64: Outcome] = [:]
  private var expected: Set<UInt64> = []

  nonisolated init() {}

  /// The waiters, the oldest first.
  var ids: [UInt64] { self.expected.sorted() }

  /// Announces a waiter, which must then call ``outcome(of:onCancel:)``.
  func expect(_ id: UInt64) { self.expected.insert(id) }

  /// Waits for the outcome. A cancelled task gets the cancellation as its outcome at once, and `onCancel` is called.
  func outcome(of id: UInt64, onCancel: @escaping @LoopActor () -> Void = {}) async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let outcome = self.early.removeValue(forKey: id) {
          continuation.resume(returning: outcome)
        } else {
          self.waiting[id] = { continuation.resume(returning: $0) }
        }
      }
    } onCancel: {
      LoopActor.task {
        let error = CastError(
          .requestCancelled, "The call was cancelled; the receiver may have carried out a part of it.")
        if self.resolve(id, .failure(error)) { onCancel() }
      }
    }
  }

  /// Delivers the outcome to `id`; returns whether it still waited.
  @discardableResult
  func resolve(_ id: UInt64, _ outcome: Outcome) -> Bool {
    guard self.expected.remove(id) != nil else { return false }
    if let waiter = self.waiting.removeValue(forKey: id) { waiter(outcome) } else { self.early[id] = outcome }
    return true
  }

  func resolveAll(_ outcome: Outcome) {
    for id in self.ids { self.resolve(id, outcome) }
  }
}
