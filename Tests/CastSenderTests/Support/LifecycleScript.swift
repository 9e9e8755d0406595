import CastModel
import CastSender
import NIOCore

/// Plays events to a life cycle, and translates its actions into words.
struct LifecycleScript {
  /// The time, in seconds from the start.
  var now = 0.0
  private(set) var lifecycle: SessionLifecycle
  /// The elapsed time in the failure.
  private(set) var elapsed: TimeAmount?

  init(
    _ goal: SessionLifecycle.Goal, total: Double = 30, authenticates: Bool = false, isRecorded: Bool = false,
    owesCredentials: Bool = false, launchedEarlier: Bool = false
  ) {
    self.lifecycle = SessionLifecycle(
      goal: goal,
      ids: .init(receiverStatus: 1, launch: 2, secondLaunch: 3, mediaStatus: 4, stop: 5, takeBack: 6),
      limits: ConnectLimits(),
      timeout: .milliseconds(Int64(total * 1_000)), authenticates: authenticates, isRecorded: isRecorded,
      owesCredentials: owesCredentials, launchedEarlier: launchedEarlier, now: at(0))
  }

  /// A life cycle that waits for the receiver's status.
  static func connected(_ goal: SessionLifecycle.Goal) -> LifecycleScript {
    var script = LifecycleScript(goal)
    for event in [SessionLifecycle.Event.start, .resolved, .tcpConnected, .linkUp] { _ = script.play(event) }
    return script
  }

  /// A life cycle that waits for the app CC1AD845.
  static func launching() -> LifecycleScript {
    var script = Self.connected(.launch(applicationId: "CC1AD845", relaunchIfRunning: false))
    _ = script.play(.receiverStatus(.listing([], requestId: 1)))
    return script
  }

  /// A life cycle that waits for the media status of CC1AD845, run `run-1` at `transport-1`.
  static func atMediaStatus() -> LifecycleScript {
    var script = Self.launching()
    _ = script.play(.receiverStatus(.listing([.running()], requestId: 2)))
    return script
  }

  mutating func play(_ event: SessionLifecycle.Event) -> [String] {
    self.lifecycle.handle(event, now: at(self.now)).map { self.words(for: $0) }
  }

  private mutating func words(for action: SessionLifecycle.Action) -> String {
    switch action {
    case .report(let phase, let message): return "phase \(phase)\(message == nil ? "" : " (message)")"
    case .openLink: return "openLink"
    case .reopenLink: return "reopenLink"
    case .authenticate: return "authenticate"
    case .openReceiver(let id): return "openReceiver \(id)"
    case .launch(let id): return "launch \(id)"
    case .openApplication(let application): return "openApplication \(application.transportId ?? "")"
    case .deliverCredentials(let application): return "deliverCredentials \(application.sessionId ?? "")"
    case .requestMediaStatus(let id): return "requestMediaStatus \(id)"
    case .stop(let run, let id): return "stop \(run) \(id)"
    case .record: return "record"
    case .abandonLaunch: return "abandonLaunch"
    case .finish(let application): return "finish \(application.sessionId ?? "")"
    case .fail(let error):
      self.elapsed = error.elapsed
      return "fail \(error.code) \(error.phase?.rawValue ?? "")"
    }
  }
}
