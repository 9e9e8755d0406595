import LoopIsolation
import NIOCore

/// Waits for something, but not for ever.
enum FirstOf {
  /// What `work` yields, or `nil` when `limit` is over first; `work` is cancelled then, and its result dropped.
  @LoopActor
  static func value<T: Sendable>(
    within limit: TimeAmount, clock: any CastClock, of work: @escaping @LoopActor () async -> T?
  ) async -> T? {
    let race = Race<T>()
    return await withCheckedContinuation { continuation in
      race.waiter = { continuation.resume(returning: $0) }
      let task = Task { @LoopActor in
        let value = await work()
        race.finish(value)
      }
      race.timer = clock.schedule(at: clock.now + limit) {
        task.cancel()
        race.finish(nil)
      }
    }
  }

  @LoopActor
  private final class Race<T: Sendable> {
    var waiter: ((T?) -> Void)?
    var timer: CastTimer?

    func finish(_ value: T?) {
      self.timer?.cancel()
      self.timer = nil
      self.waiter?(value)
      self.waiter = nil
    }
  }
}
