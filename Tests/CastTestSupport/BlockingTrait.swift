import Foundation
import Glibc
import Synchronization
public import Testing

/// Runs a suite's tests on threads of their own, because they wait for programs or compute for long.
///
/// Swift's pool has as many threads as the machine has processors: two tests that wait for child processes stop every other test of the
/// process, and the deadlines of those that are about deadlines pass meanwhile.
public struct BlockingTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(BlockingThreads.shared) { try await function() }
  }
}

extension Trait where Self == BlockingTrait {
  /// The tests block, and get threads of their own.
  public static var blocking: BlockingTrait { BlockingTrait() }
}

/// The threads; not many, because a program each is as much as a small machine bears.
///
/// They wait on a semaphore and not, as SwiftNIO's pool does, on a condition: glibc before 2.41 loses a condition's signal now and then
/// (its bug 25847), and jobs then wait for ever beside idle threads.
private final class BlockingThreads: TaskExecutor, @unchecked Sendable {
  static let shared = BlockingThreads()

  private static let count = 4
  private let jobs = Mutex<[UnownedJob]>([])
  private let waiting: UnsafeMutablePointer<sem_t>

  private init() {
    self.waiting = .allocate(capacity: 1)
    sem_init(self.waiting, 0, 0)
    for _ in 0..<Self.count { Thread.detachNewThread { self.run() } }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    self.jobs.withLock { $0.append(job) }
    sem_post(self.waiting)
  }

  private func run() {
    while true {
      guard sem_wait(self.waiting) == 0 else { continue }
      let job = self.jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
