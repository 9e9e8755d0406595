import Glibc
import LoopIsolation
import NIOCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2))) struct BlockingTests {
  private struct Refused: Error {}

  @Test @LoopActor func returnsABodysResultOrError() async throws {
    let threads = Blocking(threads: 2)
    #expect(await threads.run { 42 } == 42)
    await #expect(throws: Refused.self) { try await threads.run { () throws -> Int in throw Refused() } }
    let loop = LoopActor.shared.eventLoop
    #expect(try await threads.future(on: loop) { "read" }.value() == "read")
    await #expect(throws: Refused.self) {
      try await threads.future(on: loop) { () throws -> Int in throw Refused() }.value()
    }
  }

  @Test @LoopActor func oneThreadTakesJobsInTheirOrder() async {
    let (threads, seen) = (Blocking(threads: 1), Seen())
    for number in 0..<1_000 { threads.submit { seen.add(number) } }
    await threads.run {}
    #expect(seen.numbers == Array(0..<1_000))
  }

  /// Each job waits for all the others, so they come to an end only if each has a thread.
  @Test @LoopActor func asManyJobsRunAtOnceAsThereAreThreads() async throws {
    let (threads, running) = (Blocking(threads: 4), Seen())
    let jobs = (0..<4).map { number in
      threads.future(on: LoopActor.shared.eventLoop) {
        running.add(number)
        while running.numbers.count < 4 { sched_yield() }
      }
    }
    for job in jobs { try await job.value() }
    #expect(running.numbers.sorted() == [0, 1, 2, 3])
  }

  /// The threads become idle between two rounds: a lost wake-up would leave a round unfinished.
  @Test @LoopActor func noJobIsLeftBesideIdleThreads() async {
    let threads = Blocking(threads: 4)
    for _ in 0..<20_000 {
      await withCheckedContinuation { continuation in
        let done = Seen()
        for number in 0..<4 {
          threads.submit {
            if done.add(number) == 4 { continuation.resume() }
          }
        }
      }
    }
  }
}

/// The results of jobs on several threads.
private final class Seen: Sendable {
  private let list = Mutex<[Int]>([])

  var numbers: [Int] { self.list.withLock { $0 } }

  /// Adds a result, and returns their number.
  @discardableResult
  func add(_ number: Int) -> Int {
    self.list.withLock { list in
      list.append(number)
      return list.count
    }
  }
}
