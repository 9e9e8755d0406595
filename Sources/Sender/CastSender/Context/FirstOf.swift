import LoopIsolation
import NIOCore

/// A wait for a result, with a time limit.
enum FirstOf {
  /// Returns the result of `work`, or `nil` if `limit` is over or the caller's task is cancelled first. In that case
  /// `work` is cancelled and its result dropped.
  @LoopActor
  static func value<T: Sendable>(
    within limit: TimeAmount, clock: any LoopClock, of work: @escaping @LoopActor () async -> T?
  ) async -> T? {
    guard !Task.isCancelled else { return nil }
    let waiter = Waiter<T?, Never>()
    let task = LoopActor.task {
      let value = await work()
      waiter.finish(.success(value))
    }
    let giveUp: @LoopActor () -> Void = {
      task.cancel()
      waiter.finish(.success(nil))
    }
    waiter.limit(to: limit, clock: clock, giveUp)
    return await waiter.value(onCancel: giveUp)
  }
}
