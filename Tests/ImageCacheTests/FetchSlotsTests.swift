import LoopIsolation
import Testing

@testable import ImageCache

@Suite("Slots for fetches", .timeLimit(.minutes(1))) @LoopActor struct FetchSlotsTests {
  /// Whoever gives up is passed over, wherever in the queue it stands.
  @Test func aSlotGoesToWhoWaitsLongestAndStillWaits() async {
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
    // Each begins before this task has its turn again.
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
}
