import LoopIsolation
import MulticastDNS
import NIOCore
import Testing

@Suite struct DeadlineQueueTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000)

  @Test func keysComeInTheOrderOfTheirDeadlines() {
    var queue = DeadlineQueue<Int>()
    var generator = SplitMix64(seed: 3)
    for key in (0..<200).shuffled(using: &generator) { queue.schedule(key, at: self.start + .seconds(Int64(key))) }
    #expect(queue.next == self.start)
    #expect(queue.popDue(now: self.start + .seconds(99)) == Array(0..<100))
    #expect(queue.popDue(now: self.start + .seconds(99)) == [])
    #expect(queue.next == self.start + .seconds(100))
  }

  @Test func theEarliestRequestForAKeyCounts() {
    var queue = DeadlineQueue<String>()
    queue.schedule("a", at: self.start + .seconds(5))
    queue.schedule("a", at: self.start + .seconds(9))
    queue.schedule("a", at: self.start + .seconds(2))
    #expect(queue.popDue(now: self.start + .seconds(3)) == ["a"])
    #expect(queue.isEmpty && queue.next == nil)
    #expect(queue.popDue(now: self.start + .seconds(20)) == [])
  }

  @Test func cancelledKeysDoNotComeAndDoNotPileUp() {
    var queue = DeadlineQueue<Int>()
    for round in 0..<10_000 {
      queue.schedule(1, at: self.start + .seconds(Int64(100_000 - round)))
      if round % 2 == 0 { queue.cancel(1) }
    }
    queue.cancel(1)
    #expect(queue.next == nil && queue.isEmpty)
    queue.schedule(2, at: self.start)
    #expect(queue.next == self.start)
  }
}
