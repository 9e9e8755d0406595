import LoopIsolation
public import Testing

/// Runs a suite's tests on threads of their own, because they wait for programs or compute for long.
///
/// Swift's pool has as many threads as the machine has processors: two tests that wait for child processes would stop
/// all other tests of the process, and time limits under test would pass meanwhile.
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

/// The threads; few, because each runs a program, and a small machine can run few programs at once.
private final class BlockingThreads: TaskExecutor {
  static let shared = BlockingThreads()

  private let threads = Blocking(threads: 4)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    self.threads.submit { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
