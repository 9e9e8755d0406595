import Glibc
import Synchronization

/// A thread that writes, so that no other thread waits for a disk or a terminal. The first job creates it.
///
/// A bounded number of jobs waits; further jobs are refused, and the caller counts them.
public final class LogThread: Sendable {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    var isStarted = false
  }

  private let state = Mutex(State())
  private let limit: Int
  /// The semaphore that counts the waiting jobs.
  private nonisolated(unsafe) let semaphore: UnsafeMutablePointer<sem_t>

  /// Makes the queue for at most `limit` waiting jobs; the thread itself starts with the first job.
  public init(limit: Int = 4_096) {
    self.limit = limit
    self.semaphore = .allocate(capacity: 1)
    sem_init(self.semaphore, 0, 0)
  }

  deinit {
    sem_destroy(self.semaphore)
    self.semaphore.deallocate()
  }

  /// Runs `job` later, after all that were submitted before.
  ///
  /// - Parameter isRequired: Whether a full queue accepts it, too: for jobs that end something, of which there are few.
  /// - Returns: `false` if too many wait, or the thread can't start.
  public func submit(isRequired: Bool = false, _ job: @escaping @Sendable () -> Void) -> Bool {
    let isTaken = self.state.withLock { state in
      guard isRequired || state.jobs.count < self.limit, state.isStarted || self.start() else { return false }
      state.isStarted = true
      state.jobs.append(job)
      return true
    }
    if isTaken { sem_post(self.semaphore) }
    return isTaken
  }

  /// Waits until the jobs so far are done, or the time is over. For the end of the process only.
  public func flush(milliseconds: Int) {
    guard self.state.withLock(\.isStarted) else { return }
    let done = FlushMark()
    guard self.submit(isRequired: true, { done.set() }) else { return }
    for _ in 0..<max(milliseconds, 1) where !done.isSet { usleep(1_000) }
  }

  private func start() -> Bool {
    var thread = pthread_t()
    // The thread keeps its object, which lives as long as the process.
    let context = Unmanaged.passRetained(self).toOpaque()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<LogThread>.fromOpaque(context).takeUnretainedValue().run()
      }, context)
    guard status == 0 else {
      Unmanaged<LogThread>.fromOpaque(context).release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private func run() -> Never {
    while true {
      while sem_wait(self.semaphore) != 0 {}
      let jobs = self.state.withLock { state in
        defer { state.jobs = [] }
        return state.jobs
      }
      for job in jobs { job() }
    }
  }
}

/// A mark in the queue, which is set once the thread reaches it.
private final class FlushMark: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { self.value.load(ordering: .acquiring) }
  func set() { self.value.store(true, ordering: .releasing) }
}
