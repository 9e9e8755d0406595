import LoopIsolation
import Testing

/// A task and the outcome that it waits for.
@Suite(.timeLimit(.minutes(1))) struct WaiterTests {
  @Test @LoopActor func theFirstOutcomeCounts() async {
    let waiter = Waiter<Int, Never>()
    #expect(waiter.finish(.success(1)) && !waiter.finish(.success(2)))
    #expect(await waiter.value() == 1)
  }

  @Test @LoopActor func aCancelledTaskGetsItsOutcome() async {
    let waiter = Waiter<Int, Never>()
    let task = LoopActor.task { await waiter.value { waiter.finish(.success(3)) } }
    task.cancel()
    #expect(await task.value == 3)
  }
}
