import LoopIsolation
import NIOCore
import Testing

@Suite struct LoopActorTests {
  @LoopActor final class Recorder {
    var events: [String] = []
  }

  @Test func handlersOnTheLoopAreIsolated() async throws {
    let answer = try await LoopActor.shared.eventLoop.submit {
      LoopActor.assumeIsolated { 42 }
    }.get()
    #expect(answer == 42)
  }

  @Test @LoopActor func isolatedTasksBeginInOrder() async {
    let recorder = Recorder()
    let tasks = (0..<200).map { number in
      LoopActor.task { recorder.events.append("\(number)") }
    }
    for task in tasks { await task.value }
    #expect(recorder.events == (0..<200).map(String.init))
  }

  /// Work submitted to the loop after an answer runs after the task that waited for the answer.
  @Test @LoopActor func aResumedTaskStaysOnTheLoop() async throws {
    let recorder = Recorder()
    for _ in 0..<100 {
      let (waiter, loop) = (Waiter<Void, Never>(), LoopActor.shared.eventLoop)
      let task = LoopActor.task {
        recorder.events.append("waits")
        await waiter.value {}
        recorder.events.append("goes on")
      }
      try await loop.submit {}.value()
      waiter.finish(.success(()))
      let next = loop.submit { LoopActor.assumeIsolated { recorder.events.append("next") } }
      try await next.value()
      await task.value
    }
    #expect(recorder.events == (0..<100).flatMap { _ in ["waits", "goes on", "next"] })
  }

  @Test @LoopActor func aTasksErrorReachesItsWaiter() async {
    struct Refused: Error {}
    await #expect(throws: Refused.self) { try await LoopActor.task { throw Refused() }.value }
  }
}
