import Glibc
import NIOConcurrencyHelpers
import NIOCore

/// Threads that take jobs in the order of their submission. A job that finds no idle thread starts one, up to the
/// limit, and threads live as long as the process: a program that needs one for a moment doesn't pay for all.
///
/// They wait on a semaphore and not, as SwiftNIO's pool does, on a condition: glibc before 2.41 loses a condition's
/// signal now and then (its bug 25847), and jobs then wait beside idle threads until the next one is submitted.
final class WorkerThreads: Sendable {
  private struct State {
    var jobs = CircularBuffer<@Sendable () -> Void>()
    var threads = 0
    /// Idle threads, including those that a queued job is about to wake.
    var idleThreads = 0
  }

  private let limit: Int
  /// A pthread mutex, not `Synchronization.Mutex`: ThreadSanitizer sees no futex, and would report each hand-over.
  private let state = NIOLockedValueBox(State())
  /// Counts the jobs that no thread has taken; never freed, as the threads never end.
  private nonisolated(unsafe) let waiting: UnsafeMutablePointer<sem_t>

  /// - Parameter limit: The most threads.
  init(limit: Int) {
    self.limit = limit
    self.waiting = .allocate(capacity: 1)
    sem_init(self.waiting, 0, 0)
  }

  /// The number of started threads.
  var count: Int { self.state.withLockedValue { $0.threads } }

  /// The number of threads without a job.
  var idleCount: Int { self.state.withLockedValue { $0.idleThreads } }

  /// Runs `job` on one of the threads. Traps if the system grants no thread at all.
  func submit(_ job: @escaping @Sendable () -> Void) {
    let needsThread = self.state.withLockedValue { state in
      state.jobs.append(job)
      guard state.jobs.count > state.idleThreads, state.threads < self.limit else { return false }
      state.threads += 1
      state.idleThreads += 1
      return true
    }
    if needsThread { self.startThread() }
    sem_post(self.waiting)
  }

  private func startThread() {
    let refusal = DetachedThread.start { self.run() }
    guard refusal != 0 else { return }
    let others = self.state.withLockedValue { state in
      state.threads -= 1
      state.idleThreads -= 1
      return state.threads
    }
    precondition(others > 0, "The system grants no thread: error \(refusal)")
  }

  private func run() -> Never {
    while true {
      // A signal interrupts the wait without a job.
      guard sem_wait(self.waiting) == 0 else { continue }
      let job = self.state.withLockedValue { state in
        state.idleThreads -= 1
        return state.jobs.popFirst()
      }
      job?()
      self.state.withLockedValue { $0.idleThreads += 1 }
    }
  }
}
