import LoopIsolation

/// Lets so many work at once; the others wait in the order in which they came.
@LoopActor
final class FetchSlots {
  private let maximum: Int
  private var used = 0
  private var lastWaiter: UInt64 = 0
  private var waiters: [(id: UInt64, continuation: CheckedContinuation<Bool, Never>)] = []

  init(maximum: Int) { self.maximum = maximum }

  /// Takes a slot, which ``release()`` gives back; `false` if the task was cancelled while it waited.
  func take() async -> Bool {
    if Task.isCancelled { return false }
    if self.used < self.maximum {
      self.used += 1
      return true
    }
    self.lastWaiter += 1
    let id = self.lastWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: false) }
        self.waiters.append((id, continuation))
      }
    } onCancel: {
      Task { @LoopActor in self.giveUp(id) }
    }
  }

  /// Gives a slot back, to whoever waits longest.
  func release() {
    guard let next = self.waiters.first else { return self.used -= 1 }
    self.waiters.removeFirst()
    next.continuation.resume(returning: true)
  }

  private func giveUp(_ id: UInt64) {
    guard let index = self.waiters.firstIndex(where: { $0.id == id }) else { return }
    self.waiters.remove(at: index).continuation.resume(returning: false)
  }
}
