import JSONCodec
import LoopIsolation
import Testing

@testable import ImageCache

@Suite("Slots for fetches", .timeLimit(.minutes(1))) @LoopActor struct FetchSlotsTests {
  /// A cancelled waiter is skipped at any place in the queue.
  @Test func givesASlotToTheOldestWaiter() async {
    let slots = FetchSlots(maximum: 1)
    #expect(await slots.take())
    var served: [Int] = []
    var waiting: [Task<Bool, Never>] = []
    for number in 0..<6 {
      waiting.append(
        Task { @LoopActor in
          guard await slots.take() else { return false }
          served.append(number)
          slots.release()
          return true
        })
    }
    // Each begins before this task gets its next turn.
    for _ in 0..<10 { await Task.yield() }
    for number in [0, 3, 5] {
      waiting[number].cancel()
      #expect(await waiting[number].value == false)
    }
    slots.release()
    var outcomes: [Bool] = []
    for task in waiting { outcomes.append(await task.value) }
    #expect(outcomes == [false, true, true, false, true, false])
    #expect(served == [1, 2, 4])
    #expect(await slots.take(), "the slot is free again")
  }

  @Test func workGrowsLinearlyWithWaiters() async {
    var steps: [Int] = []
    for count in [200, 400, 800] {
      let slots = FetchSlots(maximum: 1)
      _ = await slots.take()
      let waiting = (0..<count).map { _ in Task { @LoopActor in await slots.take() } }
      for _ in 0..<10 { await Task.yield() }
      for task in waiting.prefix(count / 2) {
        task.cancel()
        #expect(await task.value == false)
      }
      steps.append(JSONWork.steps { for _ in 0..<count / 2 { slots.release() } })
      for task in waiting.suffix(count / 2) { #expect(await task.value) }
    }
    #expect(steps[0] >= 200 && steps[1] < 3 * steps[0] && steps[2] < 3 * steps[1], "\(steps)")
  }
}
