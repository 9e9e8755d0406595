import LoopIsolation

/// What a suspended session waits for.
@LoopActor
struct SessionSuspension {
  let reason: SessionSuspendReason
  var schedule: ReconnectSchedule
  /// Why the latest attempt failed, or what broke the link.
  var latestError: CastError?
  /// Who waits for the session to be up again.
  var waiters: [@LoopActor (Result<SessionSnapshot, CastError>) -> Void] = []
}
