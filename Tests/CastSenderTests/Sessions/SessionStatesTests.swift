import CastModel
import CastSender
import LoopIsolation
import Testing

@Suite("States of a session, and its waiters") @LoopActor
struct SessionStatesTests {
  private static func suspension(_ reason: SessionSuspendReason = .networkError) -> SessionSuspension {
    let options = ReconnectOptions()
    return SessionSuspension(
      reason, options: options, schedule: ReconnectSchedule(reason, options: options, random: 0, now: at(0)))
  }

  /// Each state, its connection state for clients, and whether it has a suspension.
  private static let lives: [(SessionLife, ConnectionState, isSuspended: Bool)] = [
    (.connecting, .connecting, false), (.connected, .connected, false), (.suspended(suspension()), .suspended, true),
    (.disconnecting, .disconnecting, false), (.disconnected, .disconnected, false),
  ]

  @Test func mapsStatesForClients() {
    for (life, state, isSuspended) in Self.lives {
      #expect(life.connectionState == state)
      #expect((life.suspension != nil) == isSuspended)
    }
  }

  @Test func aSuspensionIsChangedInPlaceAndNeverMade() {
    for (life, state, isSuspended) in Self.lives {
      var life = life
      life.suspension = Self.suspension(.backgrounded)
      #expect(life.connectionState == state)
      #expect(life.suspension?.reason == (isSuspended ? .backgrounded : nil))
      life.suspension?.latestError = CastError(.connectionLost, "gone")
      #expect(life.suspension?.latestError?.code == (isSuspended ? .connectionLost : nil))
      life.suspension = nil
      #expect(life.connectionState == state && (life.suspension != nil) == isSuspended, "nil takes nothing away")
    }
  }

  @Test func keepsTheScheduleOfASuspension() {
    var life = SessionLife.suspended(Self.suspension())
    #expect(life.suspension?.schedule.deadlineReached(now: at(0)) == .attempt(1))
    #expect(life.suspension?.schedule.isAttempting == true)
    life.suspension?.schedule.finish()
    #expect(life.suspension?.schedule.stage == .over)
  }

  /// The waiters, the milestones in order, and the notified waiters.
  @Test(arguments: [
    ([SessionWaiters.Milestone.attempted], ["a", "d"]), ([.up], ["b"]), ([.over], ["c"]),
    ([.attempted, .up], ["a", "b", "d"]), ([.attempted, .up, .over], ["a", "b", "c", "d"]), ([], []),
  ])
  func notifiesWaitersOnceInOrder(_ milestones: [SessionWaiters.Milestone], _ expected: [String]) {
    var heard: [String] = []
    var waiters = SessionWaiters()
    let waiting: [(String, SessionWaiters.Milestone)] = [
      ("a", .attempted), ("b", .up), ("c", .over), ("d", .attempted),
    ]
    let all = waiting.map { _ in Waiter<SessionSnapshot, CastError>() }
    for ((_, milestone), waiter) in zip(waiting, all) { waiters.add(milestone, waiter) }
    for taken in waiters.take(Set(milestones)) {
      heard += zip(waiting, all).filter { $0.1 === taken }.map(\.0.0)
    }
    #expect(heard == expected)
    #expect(waiters.take(Set(milestones)).isEmpty)
    #expect(waiters.take([.attempted, .up, .over]).count == waiting.count - expected.count, "the others wait on")
  }

  @Test func aNotifiedWaiterMayWaitAgain() {
    var waiters = SessionWaiters()
    waiters.add(.up, Waiter())
    let taken = waiters.take([.up])
    waiters.add(.up, Waiter())
    #expect(taken.count == 1 && waiters.take([.up]).count == 1)
  }
}
