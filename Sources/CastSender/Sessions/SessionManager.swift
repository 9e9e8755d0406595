public import LoopIsolation

/// The sessions of a context; many at once (SDK `GCKSessionManager`, which has one).
@LoopActor
public final class SessionManager {
  /// All sessions that are not over, the oldest first.
  public var sessions: [CastSession] { [] }
  /// The newest connected session.
  public var current: CastSession? { nil }

  init() {}

  /// The session `id`, or without an id the current one.
  public func session(_ id: String? = nil) throws(CastError) -> CastSession { preconditionFailure() }
  /// Connects to a device, and launches an app or joins it where it runs already. `didBegin` is called, before this suspends, with the new session's id.
  public func start(
    _ target: SessionTarget, options: SessionStartOptions = SessionStartOptions(), didBegin: (@LoopActor (String) -> Void)? = nil
  ) async throws(CastError) -> SessionSnapshot { preconditionFailure() }
  /// Connects to a device and to the app that runs there; launches nothing.
  public func join(
    _ target: SessionTarget, options: SessionJoinOptions = SessionJoinOptions(), didBegin: (@LoopActor (String) -> Void)? = nil
  ) async throws(CastError) -> SessionSnapshot { preconditionFailure() }
  /// Ends a session; returns when it is over, and fails only where there is no such session.
  public func end(_ id: String? = nil, action: SessionEndAction = .leave) async throws(CastError) {}
}
