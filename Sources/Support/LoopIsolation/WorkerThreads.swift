import Glibc
import NIOConcurrencyHelpers
import NIOCore

/// Threads that take jobs in the order in which these come; they live as long as the process.
///
/// They wait on a semaphore and not, as SwiftNIO's pool does, on a condition: glibc before 2.41 loses a condition's signal now and then
/// (its bug 25847), and jobs then wait beside idle threads until the next one comes.
final class WorkerThreads: Sendable {
  /// A pthread mutex, not `Synchronization.Mutex`: ThreadSanitizer sees no futex, and would report each hand-over.
  private let jobs = NIOLockedValueBox(CircularBuffer<@Sendable () -> Void>())
  /// Counts the jobs that no thread has taken; never freed, as the threads never end.
  private nonisolated(unsafe) let waiting: UnsafeMutablePointer<sem_t>

  /// Starts `count` threads, or as many of them as the system grants. A process that gets none can't go on.
  init(count: Int) {
    self.waiting = .allocate(capacity: 1)
    sem_init(self.waiting, 0, 0)
    let refusals = (0..<count).map { _ in DetachedThread.start { self.run() } }
    precondition(refusals.contains(0), "The system grants no thread: error \(refusals.first ?? 0)")
  }

  func submit(_ job: @escaping @Sendable () -> Void) {
    self.jobs.withLockedValue { $0.append(job) }
    sem_post(self.waiting)
  }

  private func run() -> Never {
    while true {
      // A signal interrupts the wait, and nothing was taken then.
      guard sem_wait(self.waiting) == 0 else { continue }
      self.jobs.withLockedValue { $0.popFirst() }?()
    }
  }
}
