import CastModel
import CastSender
import Testing

@Suite("Abandoned launches")
struct AbandonedLaunchTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var event: AbandonedLaunch.Event
    var time = 1.0
    var actions: [AbandonedLaunch.Action]
  }

  private static let stopped: [AbandonedLaunch.Action] = [
    .stop(receiverSessionId: "run-1", requestId: 6), .closeLink,
  ]

  @Test(arguments: [
    Row(
      testDescription: "its answer", event: .receiverStatus(.listing([.running()], requestId: 2)), actions: stopped),
    Row(
      testDescription: "a twin in its answer",
      event: .receiverStatus(.listing([.running("531A4F84")], requestId: 2)), actions: stopped),
    Row(
      testDescription: "a broadcast, which may be another sender's launch",
      event: .receiverStatus(.listing([.running()])), actions: []),
    Row(testDescription: "an answer without an app", event: .receiverStatus(.listing([], requestId: 2)), actions: []),
    Row(
      testDescription: "an answer with a run that was there before",
      event: .receiverStatus(.listing([.running(sessionId: "old")], requestId: 2)), actions: [.closeLink]),
    Row(testDescription: "a refusal", event: .refused(requestId: 2), actions: [.closeLink]),
    Row(testDescription: "somebody else's refusal", event: .refused(requestId: 9), actions: []),
    Row(testDescription: "another session's run", event: .otherConnects(run: "run-1"), actions: [.closeLink]),
    Row(testDescription: "another session's run that was there before", event: .otherConnects(run: "old"), actions: []),
    Row(testDescription: "too early", event: .tick, time: 29.9, actions: []),
    Row(testDescription: "the time is up", event: .tick, time: 30, actions: [.closeLink]),
  ])
  func doesWhatIsDue(_ row: Row) {
    let resolution = LaunchResolution(applicationId: "CC1AD845", requestId: 2, earlierSessionIds: ["old"])
    var launch = AbandonedLaunch(resolution, stopRequestId: 6, until: at(30))
    #expect(launch.handle(row.event, now: at(row.time)) == row.actions)
  }

  private func held() -> AbandonedLaunch {
    let resolution = LaunchResolution(applicationId: "CC1AD845", requestId: 2)
    var launch = AbandonedLaunch(resolution, stopRequestId: 6, until: at(30))
    #expect(launch.handle(.otherLaunches(true), now: at(0)) == [])
    return launch
  }

  @Test func anotherLaunchThatFailsLeavesNoAppBehind() {
    var launch = self.held()
    #expect(launch.handle(.receiverStatus(.listing([.running()], requestId: 2)), now: at(1)) == [])
    #expect(launch.handle(.otherLaunches(false), now: at(2)) == Self.stopped)
  }

  @Test func waitsOnAfterAnotherLaunchThatFailedFirst() {
    var launch = self.held()
    #expect(launch.handle(.otherLaunches(false), now: at(1)) == [])
    #expect(launch.handle(.receiverStatus(.listing([.running()], requestId: 2)), now: at(2)) == Self.stopped)
  }

  @Test func anotherLaunchMayTakeLonger() {
    var launch = self.held()
    #expect(launch.handle(.tick, now: at(30)) == [])
    #expect(launch.handle(.otherLaunches(false), now: at(31)) == [.closeLink])
  }
}
