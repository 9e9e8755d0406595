import JSONCodec
import LoopIsolation

/// Work that several callers wait for; it is cancelled when the last of them stops waiting.
@LoopActor
final class ImageFlight {
  typealias Outcome = Result<CachedImage, ImageCacheError>

  private var waiters: [ObjectIdentifier: Waiter<CachedImage, ImageCacheError>] = [:]
  private var outcome: Outcome?
  private var task: Task<Void, Never>?
  /// Whether all callers have stopped waiting.
  private(set) var isAbandoned = false

  /// Begins `work`; `finished` is called when it is over, before the waiting callers resume.
  func begin(
    _ work: @escaping @LoopActor () async -> Outcome, finished: @escaping @LoopActor () -> Void
  ) {
    self.task = LoopActor.task {
      let outcome = await work()
      finished()
      self.finish(outcome)
    }
  }

  /// Waits for the outcome, or until the caller's task is cancelled.
  func value() async throws(ImageCacheError) -> CachedImage {
    if let outcome { return try outcome.get() }
    let waiter = Waiter<CachedImage, ImageCacheError>()
    self.waiters[ObjectIdentifier(waiter)] = waiter
    return try await waiter.value { self.leave(waiter) }
  }

  private func leave(_ waiter: Waiter<CachedImage, ImageCacheError>) {
    self.waiters[ObjectIdentifier(waiter)] = nil
    waiter.finish(.failure(ImageCacheError(.cancelled, "The fetch was cancelled.")))
    guard self.waiters.isEmpty else { return }
    self.isAbandoned = true
    self.task?.cancel()
  }

  private func finish(_ outcome: Outcome) {
    self.outcome = outcome
    let waiters = self.waiters
    self.waiters = [:]
    for waiter in waiters.values { waiter.finish(outcome) }
  }
}

/// Limits the number of concurrent fetches; the others wait in the order of their arrival.
@LoopActor
final class FetchSlots {
  private let maximum: Int
  private var used = 0
  /// The waiting callers by the order of their arrival, without those that were cancelled.
  private var waiters: [UInt64: Waiter<Bool, Never>] = [:]
  /// The index of the longest waiting caller, and of the next free slot.
  private var first: UInt64 = 0
  private var next: UInt64 = 0

  init(maximum: Int) { self.maximum = maximum }

  /// Takes a slot, which ``release()`` returns; `false` if the task was cancelled while it waited.
  func take() async -> Bool {
    if Task.isCancelled { return false }
    if self.used < self.maximum {
      self.used += 1
      return true
    }
    let waiter = Waiter<Bool, Never>()
    let place = self.next
    self.next += 1
    self.waiters[place] = waiter
    return await waiter.value {
      self.waiters[place] = nil
      waiter.finish(.success(false))
    }
  }

  /// Returns a slot, to the request that waits longest.
  func release() {
    while self.first < self.next {
      self.first += 1
      JSONWork.count()
      guard let waiter = self.waiters.removeValue(forKey: self.first - 1) else { continue }
      waiter.finish(.success(true))
      return
    }
    self.used -= 1
  }
}
