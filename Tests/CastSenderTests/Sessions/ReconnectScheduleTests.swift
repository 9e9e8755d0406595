import CastModel
import CastSender
import NIOCore
import Testing

@Suite("Schedule of reconnecting")
struct ReconnectScheduleTests {
  private func schedule(
    _ reason: SessionSuspendReason = .networkError, random: Double = 1, giveUpAfter: Duration = .seconds(300)
  ) -> ReconnectSchedule {
    var options = ReconnectOptions()
    options.giveUpAfter = giveUpAfter
    return ReconnectSchedule(reason, options: options, random: random, now: at(0))
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 0.25), (1.0, 0.5)])
  func theFirstDelayIsRandom(_ random: Double, _ seconds: Double) {
    var schedule = self.schedule(random: random)
    #expect(schedule.deadline == at(seconds))
    #expect(schedule.deadlineReached(now: at(seconds)) == .attempt(1))
    #expect(schedule.isAttempting && schedule.deadline == nil)
  }

  @Test func nothingIsDoneBeforeItsTime() {
    var schedule = self.schedule()
    #expect(schedule.deadlineReached(now: at(0.4)) == nil)
    #expect(schedule.deadline == at(0.5))
  }

  @Test func pausesDoubleUpToTheCap() {
    var schedule = self.schedule(giveUpAfter: .zero)
    var now = 0.5
    var pauses: [Double] = []
    for attempt in 1...9 {
      #expect(schedule.deadlineReached(now: at(now)) == .attempt(attempt))
      #expect(schedule.attemptFailed(random: 1, now: at(now)) == nil)
      let pause = Double((schedule.deadline! - at(now)).nanoseconds) / 1e9
      pauses.append(pause)
      now += pause
    }
    #expect(pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30])
  }

  @Test(arguments: [(0.0, 0.25), (0.5, 0.375), (1.0, 0.5)])
  func halfOfADelayIsRandom(_ random: Double, _ pause: Double) {
    var schedule = self.schedule(random: 0)
    _ = schedule.deadlineReached(now: at(0))
    _ = schedule.attemptFailed(random: random, now: at(10))
    #expect(schedule.deadline == at(10 + pause))
  }

  /// The first attempt comes at once, later ones after a pause that the cap limits.
  @Test(arguments: [(30.0, 0.25), (0.1, 0.05)])
  func pausesAfterAFailureEvenWithoutAnInitialDelay(_ maximum: Double, _ pause: Double) {
    var options = ReconnectOptions()
    options.initialDelay = .zero
    options.maximumDelay = .seconds(maximum)
    var schedule = ReconnectSchedule(.networkError, options: options, random: 1, now: at(0))
    #expect(schedule.deadlineReached(now: at(0)) == .attempt(1))
    _ = schedule.attemptFailed(random: 0, now: at(10))
    #expect(schedule.deadline == at(10 + pause))
  }

  @Test func aDeviceThatIsSeenIsTriedAtOnce() {
    var schedule = self.schedule()
    #expect(schedule.hurry() == .attempt(1))
    #expect(schedule.hurry() == nil, "one attempt at a time")
    _ = schedule.attemptFailed(random: 1, now: at(1))
    #expect(schedule.hurry(isRequested: true) == .attempt(2))
  }

  @Test func aDeviceThatMovesDuringAnAttemptIsTriedAgainAtOnce() {
    var schedule = self.schedule()
    _ = schedule.deadlineReached(now: at(0.5))
    #expect(schedule.hurry(hasMoved: true) == nil, "one attempt at a time")
    _ = schedule.attemptFailed(random: 1, now: at(1))
    #expect(schedule.deadlineReached(now: at(1)) == .attempt(2))
    _ = schedule.attemptFailed(random: 1, now: at(2))
    #expect(schedule.deadlineReached(now: at(2)) == nil, "it moved once")
  }

  @Test func aMoveDuringAnAttemptThatWasRequestedWaitsForTheNextRequest() {
    var schedule = self.schedule(.requested)
    _ = schedule.hurry(isRequested: true)
    _ = schedule.hurry(hasMoved: true)
    #expect(schedule.attemptFailed(random: 1, now: at(1)) == nil)
    #expect(schedule.stage == .held)
  }

  @Test func endsOnceAfterTheLimit() {
    var schedule = self.schedule(giveUpAfter: .seconds(3))
    _ = schedule.deadlineReached(now: at(0.5))
    _ = schedule.attemptFailed(random: 1, now: at(2.9))
    #expect(schedule.deadline == at(3), "not only when the next attempt would be due")
    #expect(schedule.deadlineReached(now: at(3)) == .giveUp)
    #expect(schedule.deadlineReached(now: at(4)) == nil && schedule.hurry(isRequested: true) == nil)
  }

  @Test func anAttemptThatEndsTooLateIsTheLast() {
    var schedule = self.schedule(giveUpAfter: .seconds(3))
    _ = schedule.deadlineReached(now: at(0.5))
    #expect(schedule.attemptFailed(random: 1, now: at(15)) == .giveUp)
  }

  @Test(arguments: [SessionSuspendReason.requested, .backgrounded])
  func aRequestedSuspensionWaitsForAResume(_ reason: SessionSuspendReason) {
    var schedule = self.schedule(reason)
    #expect(schedule.deadline == nil)
    #expect(schedule.deadlineReached(now: at(1_000)) == nil && schedule.hurry() == nil)
    #expect(schedule.hurry(isRequested: true) == .attempt(1))
    #expect(schedule.attemptFailed(random: 1, now: at(1)) == nil)
    #expect(schedule.stage == .held)
  }

  @Test func aPersistentScheduleRetriesUntilItsOwnLimit() {
    var schedule = self.schedule(.backgrounded, giveUpAfter: .seconds(3))
    schedule.persist(now: at(1_000))
    #expect(schedule.stage == .held)
    #expect(schedule.hurry(isRequested: true) == .attempt(1))
    #expect(schedule.attemptFailed(random: 1, now: at(1_001)) == nil)
    #expect(schedule.deadlineReached(now: at(1_001.5)) == .attempt(2))
    #expect(schedule.attemptFailed(random: 1, now: at(1_003)) == .giveUp)
  }

  @Test func hugeOptionsDontOverflow() {
    var options = ReconnectOptions()
    options.initialDelay = .seconds(3_600_000_000)
    options.maximumDelay = .seconds(7_200_000_000)
    var schedule = ReconnectSchedule(.networkError, options: options, random: 1, now: at(0))
    for _ in 1...5 {
      _ = schedule.hurry()
      _ = schedule.attemptFailed(random: 1, now: at(0))
    }
    #expect(schedule.deadline == at(300), "when it is given up")
  }
}
