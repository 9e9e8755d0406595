import CastModel
import CastSender
import CastV2
import NIOCore
import Testing

@Suite("The life cycle until a session is connected")
struct SessionLifecycleTests {
  // MARK: Phases

  @Test func launchingTakesEveryStepInOrder() {
    var script = LifecycleScript(.launch(applicationId: "CC1AD845", relaunchIfRunning: false))
    #expect(script.play(.start) == ["phase RESOLVE", "openLink"])
    #expect(script.play(.resolved) == ["phase TCP"])
    #expect(script.play(.tcpConnected) == ["phase TLS"])
    #expect(script.play(.linkUp) == ["phase CONNECT", "openReceiver 1"])
    #expect(script.play(.receiverStatus(.listing([], requestId: 1))) == ["phase LAUNCH", "launch 2"])
    #expect(
      script.play(.receiverStatus(.listing([.running()], requestId: 2))) == [
        "phase APP_CONNECT", "openApplication transport-1", "phase MEDIA_STATUS", "requestMediaStatus 4",
      ])
    #expect(script.play(.mediaStatus(requestId: 4, isComplete: true)) == ["finish run-1"])
    #expect(script.lifecycle.nextDeadline == nil)
  }

  @Test func authenticatesBeforeAnyOtherMessage() {
    var script = LifecycleScript(.launch(applicationId: "CC1AD845", relaunchIfRunning: false), authenticates: true)
    for event in [SessionLifecycle.Event.start, .resolved, .tcpConnected] { _ = script.play(event) }
    #expect(script.play(.linkUp) == ["phase AUTHENTICATE", "authenticate"])
    // Its messages in the meantime change nothing.
    #expect(script.play(.receiverStatus(.listing([.running()], requestId: 0))) == [])
    #expect(script.play(.closed(remoteId: "transport-1")) == [])
    #expect(script.play(.authenticated) == ["phase CONNECT", "openReceiver 1"])
    #expect(script.play(.authenticated) == [])
  }

  @Test func doesNotConnectToADeviceThatFails() {
    var script = LifecycleScript(.join(applicationId: nil, receiverSessionId: nil), authenticates: true)
    for event in [SessionLifecycle.Event.start, .resolved, .tcpConnected, .linkUp] { _ = script.play(event) }
    let error = CastError(.deviceAuthenticationFailed, "")
    #expect(script.play(.authenticationFailed(error)) == ["fail DeviceAuthenticationFailed AUTHENTICATE"])
    #expect(script.play(.authenticated) == [])
  }

  @Test func authenticationCountsForTheTotalTime() {
    var script = LifecycleScript(
      .join(applicationId: nil, receiverSessionId: nil), total: 3, authenticates: true)
    for event in [SessionLifecycle.Event.start, .resolved, .tcpConnected, .linkUp] { _ = script.play(event) }
    script.now = 3
    #expect(script.play(.tick) == ["fail ConnectionTimedOut AUTHENTICATE"])
  }

  @Test func anAppThatRunsIsJoinedWithoutALaunch() {
    var script = LifecycleScript.connected(.launch(applicationId: "CC1AD845", relaunchIfRunning: false))
    #expect(
      script.play(.receiverStatus(.listing([.running()], requestId: 1))) == [
        "phase JOIN", "phase APP_CONNECT", "openApplication transport-1", "phase MEDIA_STATUS", "requestMediaStatus 4",
      ])
  }

  @Test func aTwinThatRunsIsJoined() {
    var script = LifecycleScript.connected(.launch(applicationId: "233637DE", relaunchIfRunning: false))
    let twin = ReceiverApplication.running("2C6A6E3D", universalAppId: "233637DE", namespaces: ["urn:x-cast:a"])
    #expect(script.play(.receiverStatus(.listing([twin]))).first == "phase JOIN")
  }

  @Test func anAppThatRunsIsLaunchedAnewIfAskedFor() {
    var script = LifecycleScript.connected(.launch(applicationId: "CC1AD845", relaunchIfRunning: true))
    #expect(script.play(.receiverStatus(.listing([.running()], requestId: 1))) == ["phase LAUNCH", "stop run-1 5"])
    #expect(script.play(.receiverStatus(.listing([.running()]))) == [], "it still runs")
    #expect(script.play(.receiverStatus(.listing([], requestId: 5))) == ["launch 2"])
    #expect(script.play(.receiverStatus(.listing([.running()]))) == [], "an echo of the run that has ended")
    #expect(
      script.play(.receiverStatus(.listing([.running(sessionId: "run-2")], requestId: 2))).first == "phase APP_CONNECT")
    #expect(script.lifecycle.hasLaunched)
  }

  @Test func relaunchesOverARunThatDoesNotEnd() {
    var script = LifecycleScript.connected(.launch(applicationId: "CC1AD845", relaunchIfRunning: true))
    _ = script.play(.receiverStatus(.listing([.running()], requestId: 1)))
    script.now = 2.9
    #expect(script.play(.tick) == [])
    script.now = 3
    #expect(script.play(.tick) == ["launch 2"])
    // A receiver that keeps the run answers with it.
    #expect(script.play(.receiverStatus(.listing([.running()], requestId: 2))).first == "phase APP_CONNECT")
    #expect(!script.lifecycle.hasLaunched, "it was there before")
  }

  @Test func aRunThatHasEndedMeanwhileIsLaunchedAnewAtOnce() {
    var script = LifecycleScript.connected(.launch(applicationId: "CC1AD845", relaunchIfRunning: true))
    _ = script.play(.receiverStatus(.listing([.running()], requestId: 1)))
    let details = ReceiverErrorInfo(type: "INVALID_REQUEST", reason: "INVALID_SESSION_ID")
    #expect(script.play(.invalidRequest(requestId: 5, details)) == ["launch 2"])
  }

  // MARK: The record

  /// A life cycle that waits until the session is saved.
  private static func recording() -> LifecycleScript {
    var script = LifecycleScript(.launch(applicationId: "CC1AD845", relaunchIfRunning: false), isRecorded: true)
    for event in [SessionLifecycle.Event.start, .resolved, .tcpConnected, .linkUp] { _ = script.play(event) }
    _ = script.play(.receiverStatus(.listing([.running()], requestId: 1)))
    return script
  }

  @Test func connectsWhenTheSessionIsSaved() {
    var script = Self.recording()
    #expect(script.play(.mediaStatus(requestId: 4, isComplete: true)) == ["record"])
    #expect(script.play(.mediaStatus(requestId: 0, isComplete: true)) == [])
    #expect(script.play(.recorded) == ["finish run-1"])
  }

  @Test func connectsInSpiteOfAHangingDisk() {
    var script = Self.recording()
    _ = script.play(.mediaStatus(requestId: 4, isComplete: true))
    script.now += 1
    #expect(script.play(.tick) == ["finish run-1"])
    #expect(script.play(.recorded) == [])
  }

  @Test func failsIfTheLinkBreaksMeanwhile() {
    var script = Self.recording()
    _ = script.play(.mediaStatus(requestId: 4, isComplete: true))
    #expect(script.play(.linkLost(message: "gone", cause: nil)) == ["fail ConnectionLost MEDIA_STATUS"])
  }

  // MARK: Abandoned launches

  @Test func anAppThatWasLaunchedInVainIsStopped() {
    var script = LifecycleScript.atMediaStatus()
    let cancel = SessionLifecycle.Event.cancel(CastError(.requestCancelled, ""))
    #expect(script.play(cancel) == ["stop run-1 6", "fail RequestCancelled MEDIA_STATUS"])
  }

  @Test func anAppThatWasJoinedIsNeverStopped() {
    var script = LifecycleScript.connected(.launch(applicationId: "CC1AD845", relaunchIfRunning: false))
    _ = script.play(.receiverStatus(.listing([.running()], requestId: 1)))
    #expect(script.play(.cancel(CastError(.requestCancelled, ""))) == ["fail RequestCancelled MEDIA_STATUS"])
  }

  @Test func watchesAnAbandonedLaunch() {
    var script = LifecycleScript.launching()
    #expect(
      script.play(.cancel(CastError(.requestCancelled, ""))) == ["abandonLaunch", "fail RequestCancelled LAUNCH"])
    script = LifecycleScript.launching()
    script.now = 30
    #expect(script.play(.tick) == ["abandonLaunch", "fail ConnectionTimedOut LAUNCH"])
    script = LifecycleScript.launching()
    #expect(script.play(.launchError(requestId: 2, ReceiverErrorInfo(type: "LAUNCH_ERROR"))).count == 1)
  }

  @Test func anAppWithoutMediaIsUpAtOnce() {
    var script = LifecycleScript.connected(.launch(applicationId: "ABCDEF01", relaunchIfRunning: false))
    _ = script.play(.receiverStatus(.listing([])))
    let app = ReceiverApplication.running("ABCDEF01", namespaces: ["urn:x-cast:com.example.chat"])
    #expect(
      script.play(.receiverStatus(.listing([app]))) == [
        "phase APP_CONNECT", "openApplication transport-1", "finish run-1",
      ])
  }

  @Test func theIdleScreenIsNoAppToJoin() {
    var script = LifecycleScript.connected(.join(applicationId: nil, receiverSessionId: nil))
    let idle = ReceiverApplication.running("E8C28D3C", isIdleScreen: true)
    #expect(script.play(.receiverStatus(.listing([idle]))) == ["fail ApplicationNotRunning JOIN"])
  }

  struct JoinRow: Sendable, CustomTestStringConvertible {
    var name: String
    var applicationId: String?
    var sessionId: String?
    var first: String
    var testDescription: String { self.name }
  }

  @Test(arguments: [
    JoinRow(name: "whatever runs", first: "phase JOIN"),
    JoinRow(name: "the app", applicationId: "CC1AD845", first: "phase JOIN"),
    JoinRow(name: "the run", sessionId: "run-1", first: "phase JOIN"),
    JoinRow(name: "another app", applicationId: "233637DE", first: "fail ApplicationNotRunning JOIN"),
    JoinRow(name: "another run", sessionId: "run-9", first: "fail ApplicationNotRunning JOIN"),
    JoinRow(
      name: "the app in another run", applicationId: "CC1AD845", sessionId: "run-9",
      first: "fail ApplicationNotRunning JOIN"),
  ])
  func joins(_ row: JoinRow) {
    var script = LifecycleScript.connected(.join(applicationId: row.applicationId, receiverSessionId: row.sessionId))
    #expect(script.play(.receiverStatus(.listing([.running()], requestId: 1))).first == row.first)
  }

  @Test func joiningWaitsForTheAppsAddress() {
    var script = LifecycleScript.connected(.join(applicationId: nil, receiverSessionId: nil))
    #expect(script.play(.receiverStatus(.listing([.running(transportId: nil)]))) == ["phase JOIN"])
    #expect(script.play(.receiverStatus(.listing([.running()]))).first == "phase APP_CONNECT")
  }

  // MARK: Media status

  @Test func ignoresAPartialStatusForAnotherSender() {
    var script = LifecycleScript.atMediaStatus()
    #expect(script.play(.mediaStatus(requestId: 0, isComplete: false)) == [])
    #expect(script.play(.mediaStatus(requestId: 0, isComplete: true)) == ["finish run-1"])
  }

  @Test func takesTheAnswerAsTheFirstStatus() {
    var script = LifecycleScript.atMediaStatus()
    #expect(script.play(.mediaStatus(requestId: 4, isComplete: false)) == ["finish run-1"])
  }

  // MARK: Silence

  struct SilenceRow: Sendable, CustomTestStringConvertible {
    var phase: String
    var events: [SessionLifecycle.Event]
    var limit: Double
    var gives: [String] = []
    var testDescription: String { self.phase }
  }

  static let silences: [SilenceRow] = {
    let launch: [SessionLifecycle.Event] = [
      .start, .resolved, .tcpConnected, .linkUp, .receiverStatus(.listing([], requestId: 1)),
      .receiverStatus(.listing([.running()], requestId: 2)),
    ]
    return [
      SilenceRow(phase: "RESOLVE", events: Array(launch.prefix(1)), limit: 10),
      SilenceRow(phase: "TCP", events: Array(launch.prefix(2)), limit: 10),
      SilenceRow(phase: "TLS", events: Array(launch.prefix(3)), limit: 10),
      SilenceRow(phase: "CONNECT", events: Array(launch.prefix(4)), limit: 10),
      SilenceRow(phase: "LAUNCH", events: Array(launch.prefix(5)), limit: 30, gives: ["abandonLaunch"]),
    ]
  }()

  @Test(arguments: silences)
  func aSilentPeerTimesOutInItsPhase(_ row: SilenceRow) {
    var script = LifecycleScript(.launch(applicationId: "CC1AD845", relaunchIfRunning: false))
    for event in row.events { _ = script.play(event) }
    script.now += row.limit
    #expect(script.play(.tick) == row.gives + ["fail ConnectionTimedOut \(row.phase)"])
    #expect(script.elapsed == .nanoseconds(Int64(row.limit * 1_000_000_000)))
  }

  @Test(arguments: silences)
  func aLongerLimitExtendsEveryStep(_ row: SilenceRow) {
    var script = LifecycleScript(.launch(applicationId: "CC1AD845", relaunchIfRunning: false), total: 60)
    for event in row.events { _ = script.play(event) }
    script.now = 59
    #expect(script.play(.tick) == [])
    script.now = 60
    #expect(script.play(.tick) == row.gives + ["fail ConnectionTimedOut \(row.phase)"])
  }

  @Test func connectsToAnAppWithoutAMediaStatus() {
    var script = LifecycleScript.atMediaStatus()
    script.now += 2.9
    #expect(script.play(.tick) == [])
    script.now += 0.1
    #expect(script.play(.tick) == ["phase MEDIA_STATUS (message)", "finish run-1"])
    #expect(!script.lifecycle.isMediaStatusKnown)
  }

  @Test func limitsTheMediaStatusByTheCallersTime() {
    var script = LifecycleScript(.launch(applicationId: "CC1AD845", relaunchIfRunning: false), total: 2)
    for event in [SessionLifecycle.Event.start, .resolved, .tcpConnected, .linkUp] { _ = script.play(event) }
    _ = script.play(.receiverStatus(.listing([.running()], requestId: 1)))
    script.now = 2
    #expect(script.play(.tick) == ["phase MEDIA_STATUS (message)", "finish run-1"])
  }

  @Test func enforcesTheTotalLimit() {
    var script = LifecycleScript(.launch(applicationId: "CC1AD845", relaunchIfRunning: false), total: 15)
    _ = script.play(.start)
    script.now = 9
    _ = script.play(.resolved)
    script.now = 14.9
    #expect(script.play(.tick) == [])
    script.now = 15
    #expect(script.play(.tick) == ["fail ConnectionTimedOut TCP"])
    #expect(script.elapsed == .seconds(15))
  }

  @Test func joiningAnAppWithoutAnAddressTimesOut() {
    var script = LifecycleScript.connected(.join(applicationId: nil, receiverSessionId: nil))
    _ = script.play(.receiverStatus(.listing([.running(transportId: nil)])))
    script.now += 30
    #expect(script.play(.tick) == ["fail ConnectionTimedOut JOIN"])
  }

  // MARK: Failures

  struct FailureRow: Sendable, CustomTestStringConvertible {
    var name: String
    var event: SessionLifecycle.Event
    var outcome: [String]
    var testDescription: String { self.name }
  }

  private static func refused(_ reason: String?, extended: String? = nil, id: Int64? = 2) -> SessionLifecycle.Event {
    .launchError(
      requestId: id, ReceiverErrorInfo(type: "LAUNCH_ERROR", reason: reason, extendedError: extended))
  }

  static let launchFailures: [FailureRow] = [
    FailureRow(name: "NOT_FOUND", event: refused("NOT_FOUND"), outcome: ["fail ApplicationNotFound LAUNCH"]),
    FailureRow(name: "NOT_ALLOWED", event: refused("NOT_ALLOWED"), outcome: ["fail LaunchFailed LAUNCH"]),
    FailureRow(name: "an unknown reason", event: refused("NEW_REASON"), outcome: ["fail LaunchFailed LAUNCH"]),
    FailureRow(name: "no reason", event: refused(nil), outcome: ["fail LaunchFailed LAUNCH"]),
    FailureRow(name: "no request id", event: refused("SYSTEM_ERROR", id: nil), outcome: ["fail LaunchFailed LAUNCH"]),
    FailureRow(name: "request id 0", event: refused("SYSTEM_ERROR", id: 0), outcome: ["fail LaunchFailed LAUNCH"]),
    FailureRow(name: "somebody else's LAUNCH_ERROR", event: refused("NOT_FOUND", id: 99), outcome: []),
    FailureRow(
      name: "the viewer says no", event: refused("NOT_ALLOWED", extended: "USER_NOT_ALLOWED"),
      outcome: ["fail LaunchFailed LAUNCH"]),
    FailureRow(
      name: "the viewer says no, as a status",
      event: .launchStatus(launchRequestId: 2, status: "USER_NOT_ALLOWED"), outcome: ["fail LaunchFailed LAUNCH"]),
    FailureRow(
      name: "INVALID_REQUEST",
      event: .invalidRequest(requestId: 2, ReceiverErrorInfo(type: "INVALID_REQUEST", reason: "INVALID_PARAMS")),
      outcome: ["fail RequestRejected LAUNCH"]),
    FailureRow(
      name: "INVALID_REQUEST of somebody else",
      event: .invalidRequest(requestId: 99, ReceiverErrorInfo(type: "INVALID_REQUEST")), outcome: []),
    FailureRow(
      name: "CLOSE of the receiver", event: .closed(remoteId: "receiver-0"),
      outcome: ["fail ConnectionRejected LAUNCH"]),
    FailureRow(name: "CLOSE of something else", event: .closed(remoteId: "transport-9"), outcome: []),
    FailureRow(
      name: "a lost link", event: .linkLost(message: "gone", cause: nil), outcome: ["fail ConnectionLost LAUNCH"]),
    FailureRow(
      name: "a cancelled call", event: .cancel(CastError(.requestCancelled, "cancelled")),
      outcome: ["abandonLaunch", "fail RequestCancelled LAUNCH"]),
  ]

  @Test(arguments: launchFailures)
  func launchingFails(_ row: FailureRow) {
    var script = LifecycleScript.launching()
    #expect(script.play(row.event) == row.outcome)
  }

  @Test func reopensALinkThatTheReceiverClosesOnce() {
    var script = LifecycleScript.connected(.launch(applicationId: "CC1AD845", relaunchIfRunning: false))
    #expect(script.play(.closed(remoteId: "receiver-0")) == ["phase TCP (message)", "reopenLink"])
    #expect(script.play(.tcpConnected) == ["phase TLS"])
    #expect(script.play(.linkUp) == ["phase CONNECT", "openReceiver 1"])
    #expect(script.play(.closed(remoteId: "receiver-0")) == ["fail ConnectionRejected CONNECT"])
  }

  @Test func aCancelledLaunchIsTriedOnceMore() {
    var script = LifecycleScript.launching()
    #expect(script.play(Self.refused("CANCELLED")) == ["phase LAUNCH (message)", "launch 3"])
    #expect(script.play(Self.refused("CANCELLED", id: 2)) == [])
    #expect(script.play(Self.refused("CANCELLED", id: 3)) == ["fail LaunchCancelled LAUNCH"])
  }

  @Test func theSecondLaunchCanSucceed() {
    var script = LifecycleScript.launching()
    _ = script.play(Self.refused("CANCELLED"))
    #expect(script.play(.receiverStatus(.listing([.running()], requestId: 3))).first == "phase APP_CONNECT")
  }

  struct LinkRow: Sendable {
    var code: CastErrorCode
    var phase: ConnectionPhase
  }

  @Test(arguments: [
    LinkRow(code: .addressNotResolved, phase: .resolve), LinkRow(code: .deviceUnreachable, phase: .tcp),
    LinkRow(code: .connectionRefused, phase: .tcp), LinkRow(code: .tlsFailed, phase: .tls),
  ])
  func aLinkThatFailsSaysWhere(_ row: LinkRow) {
    var script = LifecycleScript(.launch(applicationId: "CC1AD845", relaunchIfRunning: false))
    _ = script.play(.start)
    script.now = 2.5
    #expect(
      script.play(.linkFailed(CastError(row.code, "why", phase: row.phase))) == ["fail \(row.code) \(row.phase)"])
    #expect(script.elapsed == .milliseconds(2_500))
  }

  @Test func aCloseOfTheAppWhileItIsConnectedToFails() {
    var script = LifecycleScript.atMediaStatus()
    #expect(
      script.play(.closed(remoteId: "transport-1")) == ["stop run-1 6", "fail ConnectionRejected MEDIA_STATUS"])
  }

  @Test func anAppThatEndsWhileItIsConnectedToFails() {
    var script = LifecycleScript.atMediaStatus()
    #expect(script.play(.receiverStatus(.listing([]))) == [])
    script.now += 1
    #expect(script.play(.tick) == ["stop run-1 6", "fail SessionEnded MEDIA_STATUS"])
  }

  @Test func anAppThatFlickersDoesNotFail() {
    var script = LifecycleScript.atMediaStatus()
    _ = script.play(.receiverStatus(.listing([])))
    script.now += 0.5
    _ = script.play(.receiverStatus(.listing([.running()])))
    script.now += 0.6
    #expect(script.play(.tick) == [])
  }

  @Test func anAppThatMovesWhileItIsConnectedToIsFollowed() {
    var script = LifecycleScript.atMediaStatus()
    #expect(
      script.play(.receiverStatus(.listing([.running(transportId: "transport-2")]))) == [
        "phase APP_CONNECT", "openApplication transport-2", "phase MEDIA_STATUS", "requestMediaStatus 4",
      ])
  }

  @Test func nothingHappensAfterTheEnd() {
    var script = LifecycleScript.atMediaStatus()
    _ = script.play(.mediaStatus(requestId: 4, isComplete: true))
    #expect(script.play(.linkLost(message: "gone", cause: nil)) == [])
    #expect(script.play(.closed(remoteId: "receiver-0")) == [])
    script.now += 1_000
    #expect(script.play(.tick) == [])
  }

  // MARK: The viewer's permission

  @Test func theClockStopsWhileTheTVAsks() {
    var script = LifecycleScript.launching()
    script.now = 20
    let pending = SessionLifecycle.Event.launchStatus(launchRequestId: 2, status: "USER_PENDING_AUTHORIZATION")
    #expect(script.play(pending) == ["phase LAUNCH (message)"])
    #expect(script.play(pending) == [])
    script.now = 320
    #expect(script.play(.tick) == [])
    let allowed = SessionLifecycle.Event.launchStatus(launchRequestId: 2, status: "USER_ALLOWED")
    #expect(script.play(allowed) == ["phase LAUNCH (message)"])
    script.now = 329.9
    #expect(script.play(.tick) == [])
    script.now = 330
    #expect(script.play(.tick) == ["abandonLaunch", "fail ConnectionTimedOut LAUNCH"])
  }

  @Test func anAppThatAppearsEndsTheQuestion() {
    var script = LifecycleScript.launching()
    _ = script.play(.launchStatus(launchRequestId: 2, status: "USER_PENDING_AUTHORIZATION"))
    script.now = 300
    #expect(script.play(.receiverStatus(.listing([.running()], requestId: 2))).first == "phase APP_CONNECT")
    script.now = 302
    #expect(script.play(.tick) == [])
  }

  @Test func limitsTheTVsQuestion() {
    var script = LifecycleScript.launching()
    _ = script.play(.launchStatus(launchRequestId: nil, status: "USER_PENDING_AUTHORIZATION"))
    script.now = 600
    #expect(script.play(.tick) == ["abandonLaunch", "fail ConnectionTimedOut LAUNCH"])
  }

  @Test func ignoresQuestionsForOtherSenders() {
    var script = LifecycleScript.launching()
    #expect(script.play(.launchStatus(launchRequestId: 99, status: "USER_PENDING_AUTHORIZATION")) == [])
    script.now = 30
    #expect(script.play(.tick) == ["abandonLaunch", "fail ConnectionTimedOut LAUNCH"])
  }

  // MARK: Resuming

  private static let resumption = SessionLifecycle.Goal.resume(applicationId: "CC1AD845", receiverSessionId: "run-1")

  @Test func aResumptionTakesTheSameRunOnly() {
    var script = LifecycleScript.connected(Self.resumption)
    #expect(
      script.play(.receiverStatus(.listing([.running()], requestId: 1))) == [
        "phase JOIN", "phase APP_CONNECT", "openApplication transport-1", "phase MEDIA_STATUS", "requestMediaStatus 4",
      ])
    #expect(script.play(.mediaStatus(requestId: 4, isComplete: true)) == ["finish run-1"])
  }

  @Test(arguments: [[], [ReceiverApplication.running(sessionId: "run-2", transportId: "transport-2")]])
  func aRunThatIsGoneIsNotLaunchedAgain(_ applications: [ReceiverApplication]) {
    var script = LifecycleScript.connected(Self.resumption)
    #expect(script.play(.receiverStatus(.listing(applications, requestId: 1))) == ["phase JOIN"])
    script.now = 1
    #expect(script.play(.tick) == ["fail SessionEnded JOIN"])
  }

  @Test func aRunThatReturnsWithinASecondIsTaken() {
    var script = LifecycleScript.connected(Self.resumption)
    _ = script.play(.receiverStatus(.listing([], requestId: 1)))
    script.now = 0.9
    #expect(script.play(.receiverStatus(.listing([.running()]))).contains("openApplication transport-1"))
    script.now = 1.5
    #expect(script.play(.tick) == [])
  }

  // MARK: Credentials

  private static func joining(_ goal: SessionLifecycle.Goal, owesCredentials: Bool) -> (LifecycleScript, [String]) {
    var script = LifecycleScript(goal, owesCredentials: owesCredentials)
    for event in [SessionLifecycle.Event.start, .resolved, .tcpConnected, .linkUp] { _ = script.play(event) }
    let actions = script.play(.receiverStatus(.listing([.running()], requestId: 1)))
    return (script, actions)
  }

  @Test func anAppThatIsJoinedGetsTheCredentialsOnce() {
    var (script, actions) = Self.joining(.join(applicationId: nil, receiverSessionId: nil), owesCredentials: true)
    #expect(actions.contains("deliverCredentials run-1"))
    actions = script.play(.receiverStatus(.listing([.running(transportId: "transport-2")])))
    #expect(actions.contains("openApplication transport-2") && !actions.contains("deliverCredentials run-1"))
  }

  @Test func theLaunchHasTheCredentials() {
    var (script, actions) = Self.joining(
      .launch(applicationId: "ABCD1234", relaunchIfRunning: false), owesCredentials: true)
    #expect(actions.last == "launch 2")
    actions = script.play(
      .receiverStatus(.listing([.running("ABCD1234", sessionId: "run-2")], requestId: 2)))
    #expect(actions.contains("openApplication transport-1") && !actions.contains("deliverCredentials run-2"))
  }

  @Test func sendsNoCredentialsOnResume() {
    let (_, actions) = Self.joining(Self.resumption, owesCredentials: false)
    #expect(!actions.contains("deliverCredentials run-1"))
  }

  // MARK: Whose app it is

  @Test func keepsTheAppIfResumingFails() {
    var script = LifecycleScript(Self.resumption, launchedEarlier: true)
    for event in [SessionLifecycle.Event.start, .resolved, .tcpConnected, .linkUp] { _ = script.play(event) }
    _ = script.play(.receiverStatus(.listing([.running()], requestId: 1)))
    #expect(script.lifecycle.launchedApplication && !script.lifecycle.hasLaunched)
    #expect(script.play(.linkLost(message: "", cause: nil)) == ["fail ConnectionLost MEDIA_STATUS"])
  }
}
