import LoopIsolation

/// What a suspended session waits for.
@LoopActor
struct SessionSuspension {
  let reason: SessionSuspendReason
  let options: ReconnectOptions
  var schedule: ReconnectSchedule
  /// Why the latest attempt failed, or what broke the link.
  var latestError: CastError?
  /// Who waits until the session is up again or over, however many attempts that takes.
  var finalWaiters: [@LoopActor (Result<SessionSnapshot, CastError>) -> Void] = []
  /// Who waits for the present attempt, or the next.
  var waiters: [@LoopActor (Result<SessionSnapshot, CastError>) -> Void] = []
}
