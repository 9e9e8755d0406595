import NIOCore
import Testing

@testable import JSONRPC

@Suite("Progress throttle")
struct ProgressThrottleTests {
  static func time(_ milliseconds: Int64) -> NIODeadline { .uptimeNanoseconds(0) + .milliseconds(milliseconds) }

  @Test("sends the first at once, then the latest of each interval")
  func thinsOut() {
    var throttle = ProgressThrottle(interval: .milliseconds(100))
    #expect(throttle.offer([1], now: Self.time(0)) == .send([1]))
    #expect(throttle.offer([2], now: Self.time(10)) == .wait(until: Self.time(100)))
    #expect(throttle.offer([3], now: Self.time(20)) == .none)
    #expect(throttle.due(now: Self.time(100)) == [3])
    #expect(throttle.due(now: Self.time(100)) == nil)
    #expect(throttle.offer([4], now: Self.time(150)) == .wait(until: Self.time(200)))
    #expect(throttle.due(now: Self.time(200)) == [4])
    #expect(throttle.offer([5], now: Self.time(300)) == .send([5]))
  }

  @Test("a report after its slot replaces the waiting one")
  func lateTimer() {
    var throttle = ProgressThrottle(interval: .milliseconds(100))
    _ = throttle.offer([1], now: Self.time(0))
    _ = throttle.offer([2], now: Self.time(50))
    #expect(throttle.offer([3], now: Self.time(120)) == .send([3]))
    #expect(throttle.due(now: Self.time(121)) == nil)
  }

  @Test("a new step is sent at once, before the waiting report")
  func steps() {
    var throttle = ProgressThrottle(interval: .milliseconds(100))
    #expect(throttle.offer([1], isStep: true, now: Self.time(0)) == .send([1]))
    #expect(throttle.offer([2], isStep: true, now: Self.time(1)) == .send([2]))
    #expect(throttle.offer([3], now: Self.time(2)) == .wait(until: Self.time(101)))
    #expect(throttle.offer([4], isStep: true, now: Self.time(3)) == .send([4]))
    #expect(throttle.due(now: Self.time(101)) == nil)
  }

  @Test("a report after a new step waits for the whole interval")
  func waitsAfterAStep() {
    var throttle = ProgressThrottle(interval: .milliseconds(100))
    #expect(throttle.offer([1], now: Self.time(0)) == .send([1]))
    #expect(throttle.offer([2], now: Self.time(10)) == .wait(until: Self.time(100)))
    #expect(throttle.offer([3], isStep: true, now: Self.time(90)) == .send([3]))
    #expect(throttle.offer([4], now: Self.time(95)) == .wait(until: Self.time(190)))
    // The timer of the report that the step replaced.
    #expect(throttle.due(now: Self.time(100)) == nil)
    #expect(throttle.due(now: Self.time(190)) == [4])
  }

  @Test("the waiting report is dropped when the end overtakes it")
  func cancel() {
    var throttle = ProgressThrottle(interval: .milliseconds(100))
    _ = throttle.offer([1], now: Self.time(0))
    _ = throttle.offer([2], now: Self.time(50))
    throttle.cancel()
    #expect(throttle.due(now: Self.time(100)) == nil)
  }
}
