import LoopIsolation
import NIOCore

/// Waits for something, but not for ever.
enum FirstOf {
  /// What `work` yields, or `nil` when `limit` is over or the caller's task is cancelled first; `work` is cancelled then, and its
  /// result dropped.
  @LoopActor
  static func value<T: Sendable>(
    within limit: TimeAmount, clock: any CastClock, of work: @escaping @LoopActor () async -> T?
  ) async -> T? {
    let race = Race<T>()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: nil) }
        race.waiter = { continuation.resume(returning: $0) }
        race.task = Task { @LoopActor in
          let value = await work()
          race.finish(value)
        }
        race.timer = clock.schedule(at: clock.now + limit) { race.giveUp() }
      }
    } onCancel: {
      Task { @LoopActor in race.giveUp() }
    }
  }

  @LoopActor
  private final class Race<T: Sendable> {
    var waiter: ((T?) -> Void)?
    var timer: CastTimer?
    var task: Task<Void, Never>?

    func giveUp() {
      self.task?.cancel()
      self.finish(nil)
    }

    func finish(_ value: T?) {
      self.timer?.cancel()
      self.timer = nil
      self.waiter?(value)
      self.waiter = nil
    }
  }
}
