import Glibc
import Synchronization
import Testing

@testable import LoopIsolation

@Suite(.timeLimit(.minutes(2))) struct WorkerThreadsTests {
  /// Jobs that run until the test releases them.
  private final class Gate: Sendable {
    let isOpen = Atomic(false)

    func pass() { while !self.isOpen.load(ordering: .relaxed) { sched_yield() } }
  }

  @Test func aJobThatFindsNoIdleThreadStartsOneUpToTheLimit() {
    let (threads, gate) = (WorkerThreads(limit: 3), Gate())
    #expect(threads.count == 0)
    for expected in [1, 2, 3, 3, 3] {
      threads.submit { gate.pass() }
      #expect(threads.count == expected)
    }
    gate.isOpen.store(true, ordering: .relaxed)
  }

  @Test func anIdleThreadTakesTheNextJob() async {
    let threads = WorkerThreads(limit: 3)
    for _ in 0..<1_000 {
      await withCheckedContinuation { continuation in threads.submit { continuation.resume() } }
      // It isn't idle before its job has returned, which may be a moment after the continuation.
      while threads.idleCount < threads.count { sched_yield() }
    }
    #expect(threads.count == 1)
  }
}
