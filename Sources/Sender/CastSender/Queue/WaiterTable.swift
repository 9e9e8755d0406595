import CastModel
import LoopIsolation
import NIOCore

/// The callers that wait for outcomes, by their tickets.
@LoopActor
final class WaiterTable<Value: Sendable> {
  private var waiters: [UInt64: Waiter<Value, CastError>] = [:]

  nonisolated init() {}

  /// The tickets without an outcome, the oldest first.
  var ids: [UInt64] { self.waiters.filter { !$0.value.isFinished }.keys.sorted() }

  /// Announces a caller, which must then call ``value(of:onCancel:)``.
  func expect(_ id: UInt64) { self.waiters[id] = Waiter() }

  /// Limits the time that an announced caller waits: then `error` is its outcome.
  func limit(_ id: UInt64, to limit: TimeAmount, clock: any LoopClock, error: CastError) {
    self.waiters[id]?.limit(to: limit, clock: clock) { [weak self] in self?.resolve(id, .failure(error)) }
  }

  /// Waits for the outcome. A cancelled task ends as cancelled at once, and `onCancel` is called.
  func value(of id: UInt64, onCancel: @escaping @LoopActor () -> Void = {}) async throws(CastError) -> Value {
    let waiter = self.waiters[id] ?? Waiter()
    defer { self.waiters[id] = nil }
    return try await waiter.value {
      waiter.finish(
        .failure(
          CastError(.requestCancelled, "The call was cancelled; the receiver may have carried out a part of it.")))
      onCancel()
    }
  }

  /// Delivers the outcome to `id`; returns whether it still waited.
  @discardableResult
  func resolve(_ id: UInt64, _ outcome: Result<Value, CastError>) -> Bool {
    self.waiters[id]?.finish(outcome) ?? false
  }

  func resolveAll(_ outcome: Result<Value, CastError>) {
    for id in self.ids { self.resolve(id, outcome) }
  }
}
