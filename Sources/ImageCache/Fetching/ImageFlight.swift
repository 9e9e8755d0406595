import LoopIsolation

/// One piece of work that several wait for; it is given up when nobody waits any more.
@LoopActor
final class ImageFlight {
  typealias Outcome = Result<CachedImage, ImageCacheError>

  private var waiters: [UInt64: CheckedContinuation<Outcome, Never>] = [:]
  private var lastWaiter: UInt64 = 0
  private var outcome: Outcome?
  private var task: Task<Void, Never>?
  /// Whether nobody waits for it any more.
  private(set) var isAbandoned = false

  /// Begins `work`; `finished` is called when it is over, before anybody who waits hears of it.
  func begin(
    _ work: @escaping @LoopActor () async -> Outcome, finished: @escaping @LoopActor () -> Void
  ) {
    self.task = Task { @LoopActor in
      let outcome = await work()
      finished()
      self.finish(outcome)
    }
  }

  /// Waits for the outcome, or until the caller's task is cancelled.
  func value() async -> Outcome {
    if let outcome { return outcome }
    self.lastWaiter += 1
    let id = self.lastWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.waiters[id] = continuation
        if Task.isCancelled { self.leave(id) }
      }
    } onCancel: {
      Task { @LoopActor in self.leave(id) }
    }
  }

  private func leave(_ id: UInt64) {
    guard let waiter = self.waiters.removeValue(forKey: id) else { return }
    waiter.resume(returning: .failure(ImageCacheError(.cancelled, "The fetch was cancelled.")))
    guard self.waiters.isEmpty else { return }
    self.isAbandoned = true
    self.task?.cancel()
  }

  private func finish(_ outcome: Outcome) {
    self.outcome = outcome
    let waiters = self.waiters
    self.waiters = [:]
    for (_, waiter) in waiters.sorted(by: { $0.key < $1.key }) { waiter.resume(returning: outcome) }
  }
}
